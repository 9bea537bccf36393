/** The companies as cards: everything one of them has, and who has it. */
import type { CompanyId } from '@kursbuch/eighteen';
import { capital } from '@kursbuch/words';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import './cards.css';
import { floatText, Holding, isLed, Revenue, Stations, TrainBoxes, Treasury } from './cells.tsx';
import type { CompanyFigures } from './figures.ts';
import { LightButton } from './LightButton.tsx';
import { type RevenueHistory, revenuesOf } from './revenueHistory.ts';
import { sheetOf } from './sheet.ts';
import { figuresShown, OwnFigure } from './sheetParts.tsx';

/** So many revenues stand on a card. */
const LAST = 5;

export function Companies({ game }: { readonly game: Game }) {
  const { companies, history } = useComputed(() => sheetOf(game)).value;
  const { company } = ui().panels;
  return (
    <section class="panel-page" aria-label={company.title}>
      <header>
        <h2>{company.title}</h2>
        <span class="hint">{company.hint}</span>
      </header>
      <ul class="cards">
        {companies.map((one) => (
          <li key={one.company} class={`card${one.standing === 'acting' ? ' now' : ''}`}>
            <Card game={game} of={one} history={history} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Row = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

function stationText(game: Game, { stationCost }: CompanyFigures): string {
  const { company: text } = ui().panels;
  if (stationCost === null) return text.noStation;
  return stationCost === 0 ? text.freeStation : text.nextStation(words().money(game.title, stationCost));
}

/** What the title says of a company, on its card alone. */
function ownTexts({ look, title, shown }: Game, company: CompanyId) {
  return (look.rows ?? []).flatMap((row) => {
    const said = 'text' in row ? row.text(title, shown.value, company) : null;
    return said === null ? [] : [{ id: row.id, name: row.name(), said }];
  });
}

function Card({
  game,
  of,
  history,
}: {
  readonly game: Game;
  readonly of: CompanyFigures;
  readonly history: RevenueHistory;
}) {
  const { company: text, table } = ui().panels;
  const { hexName, leaderName, money, number, roundShort } = words();
  const facts = game.title.companies.get(of.company);
  const closed = history.closed.get(of.company);
  const holders = of.holdings.flatMap((percent, seat) => (percent > 0 || seat === of.speaker ? [seat] : []));
  const sources = (['offer', 'pool', 'own'] as const).filter((source) => of[source] > 0);
  const revenues = revenuesOf(history, of.company).slice(0, LAST);
  return (
    <>
      <header>
        <MarkIcon look={game.look} company={of.company} size={34} label={false} />
        <div>
          <h3>
            <LightButton game={game} of={of}>
              {of.name}
            </LightButton>
          </h3>
          <p>
            {of.standing === 'closed'
              ? table.goneSince(closed ? roundShort(closed) : '')
              : isLed(of)
                ? leaderName(game.title, game.shown.value, of.company)
                : text.standing(
                    of.standing,
                    of.director === null ? null : (game.start.players[of.director] ?? ''),
                  )}
          </p>
        </div>
        {of.price !== null && (
          <b class="price">
            {number(of.price)}
            {of.par !== null && <small>{text.par(number(of.par))}</small>}
          </b>
        )}
      </header>
      {of.standing !== 'closed' && (
        <dl>
          {of.standing !== 'unstarted' && (
            <Row name={table.heads.treasury}>
              <Treasury of={of} text={(amount) => money(game.title, amount)} />
            </Row>
          )}
          {of.floating && <Row name={text.floats}>{floatText(game.title, of)}</Row>}
          {!of.isInstitution && (
            <>
              <Row name={table.heads.trains}>
                <TrainBoxes trains={of.trains} />
              </Row>
              <Row name={table.heads.stations}>
                <Stations of={of} />
                <span class="dim">{stationText(game, of)}</span>
              </Row>
            </>
          )}
          {figuresShown(game, [of]).map((row) => (
            <Row key={row.id} name={row.name()}>
              <OwnFigure game={game} row={row} company={of.company} text={(sum) => money(game.title, sum)} />
            </Row>
          ))}
          {of.hasShares ? (
            <Row name={text.shares}>
              <span class="holders">
                {holders.map((seat) => (
                  <span key={seat}>
                    <Sign game={game} seat={seat} />
                    <Holding of={of} seat={seat} />
                  </span>
                ))}
                {sources.map((source) => (
                  <span key={source}>
                    <span class="dim">{table.heads[source]}</span> {of[source]}
                  </span>
                ))}
              </span>
            </Row>
          ) : (
            of.speaker !== null && (
              <Row name={capital(table.owner)}>
                <span class="holders">
                  <span>
                    <Sign game={game} seat={of.speaker} /> {game.sitter(of.speaker).name}
                  </span>
                </span>
              </Row>
            )
          )}
          {ownTexts(game, of.company).map(({ id, name, said }) => (
            <Row key={id} name={name}>
              {said}
            </Row>
          ))}
          {of.privates.length > 0 && <Row name={table.heads.privates}>{of.privates.join(', ')}</Row>}
          {revenues.length > 0 && (
            <Row name={text.revenues}>
              <span class="holders">
                {revenues.map((earned) => (
                  <span key={`${earned.round.set}.${earned.round.number}`}>
                    <small class="dim">{roundShort(earned.round)}</small>{' '}
                    <Revenue of={earned} text={number} />
                  </span>
                ))}
              </span>
            </Row>
          )}
          {facts?.home && <Row name={text.home}>{hexName(game.title, facts.home)}</Row>}
        </dl>
      )}
    </>
  );
}
