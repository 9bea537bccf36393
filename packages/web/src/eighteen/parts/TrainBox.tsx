/** A train: a small box with its number, dashed when the next kind of train scraps it. */
import './train.css';
import type { TrainKind } from '@kursbuch/eighteen';

export function TrainBox({ kind, old = false }: { readonly kind: TrainKind; readonly old?: boolean }) {
  return <span class={`train${old ? ' old' : ''}`}>{kind}</span>;
}
