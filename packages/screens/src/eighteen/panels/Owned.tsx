/** Companies that belong to somebody whole: no shares and no price, but a purse and trains. */
import { capital } from '@kursbuch/words';
import { useComputed } from '@preact/signals';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui } from '../words/index.ts';
import { TrainBoxes, Treasury } from './cells.tsx';
import { companyFigures } from './figures.ts';
import { LightButton } from './LightButton.tsx';
import { Nil } from './Nil.tsx';
import './owned.css';

export function Owned({
  game,
  title,
  hint,
}: {
  readonly game: Game;
  readonly title?: string;
  readonly hint?: string;
}) {
  const rows = useComputed(() => companyFigures(game.title, game.shown.value)).value.filter(
    ({ hasShares }) => !hasShares,
  );
  if (rows.length === 0) return null;
  const { table } = ui().panels;
  return (
    <section class="sec owned">
      {title !== undefined && (
        <header>
          <h2>{title}</h2>
          <span>{hint}</span>
        </header>
      )}
      <table class="tt">
        <thead>
          <tr>
            <th scope="col">{table.company}</th>
            <th scope="col">{capital(table.owner)}</th>
            <th scope="col">{table.cashShort}</th>
            <th scope="col">{table.heads.trains}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.company} class={row.standing === 'acting' ? 'now' : ''}>
              <th scope="row" class="co">
                <span>
                  <LightButton game={game} of={row}>
                    <MarkIcon look={game.look} company={row.company} label={false} />
                    {row.name}
                  </LightButton>
                </span>
              </th>
              <td>{row.speaker === null ? <Nil /> : <Sign game={game} seat={row.speaker} />}</td>
              <td>
                <Treasury of={row} />
              </td>
              <td>
                <TrainBoxes trains={row.trains} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
