/** A train: a small box with its number, dashed when the next kind of train scraps it, in a double frame if it is of metre gauge. */
import './train.css';
import type { TrainKind } from '@kursbuch/eighteen';

export function TrainBox({
  kind,
  old = false,
  metre = false,
}: {
  readonly kind: TrainKind;
  readonly old?: boolean;
  readonly metre?: boolean;
}) {
  return <span class={`train${old ? ' old' : ''}${metre ? ' metre' : ''}`}>{kind}</span>;
}
