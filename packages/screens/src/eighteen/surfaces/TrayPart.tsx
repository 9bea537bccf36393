/** One matter in the tray: a headline, perhaps whose it is and a word beside it, and what there is to choose. */
import type { CompanyId } from '@kursbuch/eighteen';
import type { ComponentChildren } from 'preact';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';

export function TrayPart({
  title,
  note,
  mark,
  children,
}: {
  readonly title: string;
  readonly note?: string | null | undefined;
  /** The company it is about. */
  readonly mark?: { readonly game: Game; readonly company: CompanyId };
  readonly children: ComponentChildren;
}) {
  return (
    <section class="tray-part">
      <header>
        {mark && <MarkIcon look={mark.game.look} company={mark.company} size={24} label={false} />}
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </header>
      {children}
    </section>
  );
}
