/** The stock round: companies in operating order and players, with everything that can be bought and sold in its place. */

import type { CompanyId, EighteenAction } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { ComponentChildren } from 'preact';
import { Sign } from '../../parts/Sign.tsx';
import { isPhone, isWide } from '../../parts/screen.ts';
import { Rich } from '../../parts/strong.tsx';
import { addsAt, type FigureRow, toldAt } from '../game/contributions.ts';
import { type Game, inHand } from '../game/game.ts';
import { FloatNote, Price, TrainBoxes, Treasury } from '../panels/cells.tsx';
import { type CompanyFigures, companyFigures, type PlayerFigures, seatedFigures } from '../panels/figures.ts';
import { LightButton } from '../panels/LightButton.tsx';
import { Nil } from '../panels/Nil.tsx';
import { figuresShown, OwnFigure } from '../panels/sheetParts.tsx';
import { viewerOf } from '../panels/viewer.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { ParPrices } from './ParPrices.tsx';
import { PrivateTrades } from './PrivateTrades.tsx';
import { CountChips, purchases } from './PurchasePicker.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { SaleTable } from './SaleTable.tsx';
import {
  BuyChip,
  EarlyPapers,
  HoldingCell,
  isOpening,
  mainSource,
  OwnCell,
  StartChip,
  StartNote,
  startsOf,
  type Turn,
} from './stockCells.tsx';

export function Stock({ game }: { readonly game: Game }) {
  const { title } = game;
  const text = stockUi();
  const state = game.shown.value;
  const viewer = viewerOf(game);
  const companies = companyFigures(title, state).filter(({ hasShares }) => hasShares);
  const players = seatedFigures(title, state);
  // Only a stock turn is answered here; whoever is asked for something else finds it in the tray.
  const isAsked = !game.isPast.value && state.agenda.at(-1)?.kind === 'stockTurn';
  const turn: Turn = isAsked
    ? { game, seat: game.seat.value, offers: game.ownOffers.value }
    : { game, seat: null, offers: [] };
  const { value: phone } = isPhone;
  const own = !phone && companies.some((one) => one.own > 0);
  const columns: Columns = {
    phone,
    own,
    figures: phone ? [] : figuresShown(game, companies).filter(({ inStock }) => inStock),
    privates: title.privates.size > 0,
    viewer,
    players,
  };
  const notes = toldAt(game, 'stockRound', { title, state }, null);
  return (
    <section class="work" aria-label={text.table}>
      {!phone && (
        <header>
          <h2>{text.title}</h2>
          <span>
            {text.legend} <span class="dir">60</span> {text.marksDirector}
          </span>
          <span class="end">{text.onePurchase}</span>
        </header>
      )}
      <div class="scroll-x">
        <table
          class={`tt stock-table ${players.length > 4 ? 'many' : ''} ${own || addsAt(game.look.acts, 'paper') ? 'more' : ''}`}
        >
          <thead>
            <tr>
              <th scope="col">{phone ? text.company : text.order}</th>
              <th scope="col">{text.price}</th>
              {players.map((player) => (
                <PlayerHead key={player.seat} game={game} player={player} columns={columns} />
              ))}
              {phone ? (
                <th scope="col" class="grp buys">
                  {text.buyAt}
                </th>
              ) : (
                <>
                  <th scope="col" class="grp">
                    {text.offer}
                  </th>
                  <th scope="col">{text.pool}</th>
                  {own && <th scope="col">{text.own}</th>}
                  <th scope="col" class="grp opt">
                    {text.treasury}
                  </th>
                  <th scope="col" class="l opt">
                    {text.trains}
                  </th>
                  {columns.figures.map(({ id, name, short = name }) => (
                    <th key={id} scope="col" class="opt">
                      {short()}
                    </th>
                  ))}
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <CompanyRow key={company.company} turn={turn} of={company} columns={columns} />
            ))}
          </tbody>
          <Foot columns={columns} />
        </table>
      </div>
      {notes.length > 0 && (
        <p class="stock-note">
          <Rich text={notes.join(' ')} />
        </p>
      )}
      <RoundEnd game={game} />
      <PrivateTrades game={game} />
    </section>
  );
}

interface Columns {
  readonly phone: boolean;
  /** Some company has papers of its own for sale. */
  readonly own: boolean;
  /** Figures only the title has. */
  readonly figures: readonly FigureRow[];
  /** There are privates in this title. */
  readonly privates: boolean;
  readonly viewer: Seat | null;
  readonly players: readonly PlayerFigures[];
}

function PlayerHead({
  game,
  player,
  columns,
}: {
  readonly game: Game;
  readonly player: PlayerFigures;
  readonly columns: Columns;
}) {
  const text = stockUi();
  const { seat, name, priority } = player;
  return (
    <th
      scope="col"
      class={`${player === columns.players[0] ? 'grp' : ''} ${seat === columns.viewer ? 'you' : ''}`}
    >
      <span class="nm">
        {priority && (
          <abbr class="has-priority" title={text.priority}>
            {text.priorityShort}
          </abbr>
        )}
        <Sign game={game} seat={seat} />
        {!columns.phone && <span class="player-name">{name}</span>}
      </span>
    </th>
  );
}

function CompanyRow({
  turn,
  of,
  columns,
}: {
  readonly turn: Turn;
  readonly of: CompanyFigures;
  readonly columns: Columns;
}) {
  const { game, seat } = turn;
  const text = stockUi();
  const { company } = of;
  const held = seat === null ? null : inHand(game, seat);
  const isHeld = held !== null && 'company' in held && held.company === company;
  const width = columns.players.length + (columns.phone ? 1 : columns.own ? 3 : 2);
  const rest = !columns.phone && (
    <>
      {of.standing === 'unfloated' ? (
        <td class="grp opt l" colSpan={2}>
          <FloatNote title={game.title} of={of} />
        </td>
      ) : (
        <>
          <td class="grp opt">{of.isInstitution ? <Nil /> : <Treasury of={of} />}</td>
          <td class="l opt">
            {of.trains.length > 0 || of.standing === 'unstarted' || of.isInstitution ? (
              <TrainBoxes trains={of.trains} />
            ) : (
              <span class="warnword">{text.none}</span>
            )}
          </td>
        </>
      )}
      {columns.figures.map((row) => (
        <td key={row.id} class="opt">
          <OwnFigure game={game} row={row} company={company} />
        </td>
      ))}
    </>
  );
  return (
    <>
      <tr class={`${isHeld ? 'now' : ''} ${of.standing === 'closed' ? 'gone' : ''}`}>
        <th scope="row" class="co">
          <span>
            <LightButton game={game} of={of}>
              <MarkIcon look={game.look} company={company} size={28} label={false} />
              <span class="co-name">{of.name}</span>
              <span class="co-sym">{company}</span>
            </LightButton>
          </span>
          {of.standing === 'unstarted' && <EarlyPapers game={game} of={of} />}
          {columns.phone && of.standing === 'unfloated' && <FloatNote title={game.title} of={of} />}
        </th>
        {of.standing === 'closed' ? (
          <td class="l" colSpan={width + 1}>
            {toldAt(game, 'closed', { title: game.title, state: game.shown.value }, company).join(' ') ||
              text.gone}
          </td>
        ) : of.standing === 'unstarted' ? (
          <>
            <td>
              <Nil />
            </td>
            {/* Whoever is on turn starts it: it stands where papers are bought, not in the column of a player. */}
            {columns.phone ? (
              <td class="grp pars" colSpan={width}>
                <StartNote game={game} company={company} />
                <StartChip turn={turn} company={company} />
              </td>
            ) : (
              <>
                <td class="grp l" colSpan={columns.players.length}>
                  <StartNote game={game} company={company} />
                </td>
                <td class="grp pars" colSpan={width - columns.players.length}>
                  <StartChip turn={turn} company={company} />
                </td>
              </>
            )}
          </>
        ) : (
          <>
            <td class="price">
              <Price of={of} />
            </td>
            {columns.players.map((player) => (
              <td
                key={player.seat}
                class={`${player === columns.players[0] ? 'grp' : ''} ${player.seat === columns.viewer ? 'you' : ''}`}
              >
                {player.seat === seat ? (
                  <OwnCell turn={turn} of={of} phone={columns.phone} />
                ) : (
                  <HoldingCell game={game} of={of} seat={player.seat} />
                )}
              </td>
            ))}
            {columns.phone ? (
              <td class="grp buys">
                <BuyChip turn={turn} of={of} from={mainSource(turn, of)} phone />
              </td>
            ) : (
              <>
                <td class="grp">
                  <BuyChip turn={turn} of={of} from="offer" />
                </td>
                <td>
                  <BuyChip turn={turn} of={of} from="pool" />
                </td>
                {columns.own && (
                  <td>
                    <BuyChip turn={turn} of={of} from="treasury" />
                  </td>
                )}
              </>
            )}
          </>
        )}
        {of.standing !== 'closed' && rest}
        {of.standing === 'closed' && !columns.phone && (
          <td class="grp opt" colSpan={2 + columns.figures.length} />
        )}
      </tr>
      {seat !== null && isOpening(turn, company) && (
        <DetailRow span={width + 5}>
          <ParPrices game={game} seat={seat} pars={startsOf(turn, company)} />
        </DetailRow>
      )}
      {isWide.value && seat !== null && held && (
        <Details turn={turn} seat={seat} held={held} company={company} span={width + 5} />
      )}
    </>
  );
}

/** How many? Under the row of what is in the hand. */
function Details({
  turn,
  seat,
  held,
  company,
  span,
}: {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly held: EighteenAction;
  readonly company: CompanyId;
  readonly span: number;
}) {
  const { game, offers } = turn;
  if (held.type === 'sellShares' && held.company === company)
    return (
      <DetailRow span={span}>
        <SaleTable game={game} seat={seat} company={company} />
      </DetailRow>
    );
  if (held.type !== 'buyShare' || held.company !== company) return null;
  const counts = purchases(offers, company, held.from);
  if (counts.length < 2) return null;
  return (
    <DetailRow span={span}>
      <CountChips game={game} seat={seat} actions={counts} />
    </DetailRow>
  );
}

const DetailRow = ({ span, children }: { readonly span: number; readonly children: ComponentChildren }) => (
  <tr class="detail">
    <td colSpan={span}>{children}</td>
  </tr>
);

type FootRow = readonly [key: string, label: string, cell: (player: PlayerFigures) => ComponentChildren];

/** Purses, papers and worth. */
function Foot({ columns }: { readonly columns: Columns }) {
  const text = stockUi();
  const { players, viewer, phone } = columns;
  const limits = [...new Set(players.map(({ limit }) => limit))];
  const privates: FootRow = [
    'privates',
    text.privates,
    ({ privates }) => (privates.length > 0 ? privates.join(', ') : <Nil />),
  ];
  const rows: readonly FootRow[] = [
    ['cash', text.cash, ({ cash }) => <b>{cash === null ? ui().bar.stock.hidden : words().number(cash)}</b>],
    ...(columns.privates ? [privates] : []),
    [
      'certificates',
      text.certificates(limits.length === 1 ? String(limits[0]) : ''),
      ({ certificates, limit }) => (
        <span class={certificates >= limit ? 'full' : ''}>
          {limits.length === 1 ? certificates : `${certificates}/${limit}`}
        </span>
      ),
    ],
    [
      'worth',
      text.worth,
      ({ worth }) => <b>{worth === null ? ui().bar.stock.hidden : words().number(worth)}</b>,
    ],
  ];
  return (
    <tfoot>
      {rows.map(([key, label, cell]) => (
        <tr key={key}>
          <th scope="row" colSpan={2}>
            {label}
          </th>
          {players.map((player) => (
            <td
              key={player.seat}
              class={`${player === players[0] ? 'grp' : ''} ${player.seat === viewer ? 'you' : ''} ${key === 'privates' ? 'wrap' : ''}`}
            >
              {cell(player)}
            </td>
          ))}
          <td class="grp" colSpan={phone ? 1 : columns.own ? 3 : 2} />
          {!phone && <td class="grp opt" colSpan={2 + columns.figures.length} />}
        </tr>
      ))}
    </tfoot>
  );
}
