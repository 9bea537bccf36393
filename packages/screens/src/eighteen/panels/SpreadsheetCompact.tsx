/** Companies and players in one short table, for the side panel and below a map. */
import { useComputed } from '@preact/signals';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui } from '../words/index.ts';
import { FloatNote, HeldNotes, Holding, Percent, Price, TrainBoxes, Treasury } from './cells.tsx';
import { LightButton } from './LightButton.tsx';
import { Scroller } from './Scroller.tsx';
import { sheetOf } from './sheet.ts';
import { figuresShown, Gone, OwnFigure, ownFigures } from './sheetParts.tsx';
import './spreadsheet.css';
import { viewerOf } from './viewer.ts';

export function SpreadsheetCompact({ game }: { readonly game: Game }) {
  const { companies: all, players, history } = useComputed(() => sheetOf(game)).value;
  const companies = all.filter(({ hasShares }) => hasShares);
  const figures = figuresShown(game, companies);
  const own = companies.some((row) => row.own > 0);
  const viewer = viewerOf(game);
  const { table } = ui().panels;
  const most = Math.max(...companies.map(({ trains }) => trains.length));
  const lead = 4 + figures.length;
  const { cash, certificates, worth } = ownFigures(players);
  return (
    <section class="sec">
      <Scroller label={table.title}>
        <table
          class={`tt spread${players.length + figures.length + (own ? 1 : 0) > 4 ? ' dense' : ''}${most > 2 ? ' long-trains' : ''}`}
        >
          <thead>
            <tr>
              <th scope="col">{table.inOrder}</th>
              <th scope="col">{table.heads.price}</th>
              <th scope="col">{table.cashShort}</th>
              <th scope="col">{table.heads.trains}</th>
              {figures.map(({ id, name, short = name }) => (
                <th key={id} scope="col">
                  {short()}
                </th>
              ))}
              {players.map(({ seat, priority }, column) => (
                <th
                  key={seat}
                  scope="col"
                  class={`${column === 0 ? 'grp' : ''}${seat === viewer ? ' you' : ''}`}
                >
                  {priority && (
                    <small class="begins" title={table.begins}>
                      {table.firstShort}
                    </small>
                  )}
                  <Sign game={game} seat={seat} />
                </th>
              ))}
              <th scope="col" class="grp">
                {table.offerShort}
              </th>
              <th scope="col">{table.heads.pool}</th>
              {own && (
                <th scope="col">
                  <abbr title={table.ownShares}>{table.ownShort}</abbr>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {companies.map((row) => (
              <tr key={row.company} class={row.standing === 'acting' ? 'now' : ''}>
                <th scope="row" class="co">
                  <span>
                    <LightButton game={game} of={row}>
                      <MarkIcon look={game.look} company={row.company} label={false} />
                      {row.company}
                    </LightButton>
                  </span>
                </th>
                {row.standing === 'closed' ? (
                  <Gone row={row} history={history} span={lead + 1 + players.length + (own ? 1 : 0)} />
                ) : (
                  <>
                    <td class="price">
                      <Price of={row} />
                    </td>
                    {row.standing === 'unfloated' ? (
                      <td colSpan={2}>
                        <FloatNote title={game.title} of={row} />
                      </td>
                    ) : (
                      <>
                        <td>
                          <Treasury of={row} />
                        </td>
                        <td>
                          <TrainBoxes trains={row.trains} />
                        </td>
                      </>
                    )}
                    {figures.map((figure) => (
                      <td key={figure.id} class={figure.Figure ? 'drawn' : ''}>
                        <OwnFigure game={game} row={figure} company={row.company} />
                      </td>
                    ))}
                    {players.map(({ seat }, column) => (
                      <td key={seat} class={`${column === 0 ? 'grp' : ''}${seat === viewer ? ' you' : ''}`}>
                        <HeldNotes game={game} company={row.company} seat={seat} />
                        <Holding of={row} seat={seat} />
                      </td>
                    ))}
                    <td class="grp">
                      <Percent value={row.offer} />
                    </td>
                    <td>
                      <Percent value={row.pool} />
                    </td>
                    {own && (
                      <td>
                        <Percent value={row.own} />
                      </td>
                    )}
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {[cash, certificates, worth].map(([label, get]) => (
              <tr key={label}>
                <th scope="row" class="co" colSpan={lead}>
                  {label}
                </th>
                {players.map((player) => (
                  <td
                    key={player.seat}
                    class={`${player === players[0] ? 'grp' : ''}${player.seat === viewer ? ' you' : ''}`}
                  >
                    {get(player)}
                  </td>
                ))}
                <td class="grp" />
                <td />
                {own && <td />}
              </tr>
            ))}
          </tfoot>
        </table>
      </Scroller>
    </section>
  );
}
