/** The players as cards: money, papers, what their privates do. */
import { styleOf } from '@kursbuch/bots/eighteen/styles';
import type { PrivateId } from '@kursbuch/eighteen';
import { useComputed } from '@preact/signals';
import { isOpponent, type Opponent } from '../../host/gameHost.ts';
import { Sign } from '../../parts/Sign.tsx';
import { computersUi } from '../../words/computers.ts';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { Row } from './Companies.tsx';
import './cards.css';
import { Holding, isLed } from './cells.tsx';
import { type CompanyFigures, type PlayerFigures, placeAmong } from './figures.ts';
import { Nil } from './Nil.tsx';
import { sheetOf } from './sheet.ts';
import { viewerOf } from './viewer.ts';

export function Players({ game }: { readonly game: Game }) {
  const { players, companies } = useComputed(() => sheetOf(game)).value;
  const viewer = viewerOf(game);
  const { player } = ui().panels;
  return (
    <section class="panel-page" aria-label={player.title}>
      <header>
        <h2>{player.title}</h2>
        <span class="hint">{player.hint}</span>
      </header>
      <ul class="cards">
        {players.map((one) => (
          <li key={one.seat} class={`card${one.seat === viewer ? ' you' : ''}`}>
            <Card game={game} of={one} place={placeAmong(players, one)} companies={companies} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it plays, and what somebody of that name likes; one that takes any choice likes nothing. */
function mannerOf(name: string, player: Opponent): string {
  const { strengths, likes } = computersUi();
  const { text } = strengths[player];
  return player === 'random' ? text : `${text} ${likes[styleOf(name).name]}`;
}

function Card({
  game,
  of,
  place,
  companies,
}: {
  readonly game: Game;
  readonly of: PlayerFigures;
  readonly place: number | null;
  readonly companies: readonly CompanyFigures[];
}) {
  const { player: text, table } = ui().panels;
  const { money, privatePower } = words();
  const { title } = game;
  const { options, bankrupt } = game.shown.value;
  const sitter = game.sitter(of.seat);
  const held = companies.filter(({ holdings }) => (holdings[of.seat] ?? 0) > 0);
  const led = companies.filter((one) => isLed(one) && one.speaker === of.seat);
  const notes = [
    isOpponent(sitter.player) ? text.computer(computersUi().strengths[sitter.player].name) : '',
    of.priority ? table.begins : '',
    bankrupt === of.seat ? text.bankrupt : '',
  ].filter(Boolean);
  return (
    <>
      <header>
        <Sign game={game} seat={of.seat} />
        <div>
          <h3>{of.name}</h3>
          <p>{notes.join(', ')}</p>
          {isOpponent(sitter.player) && <p>{mannerOf(of.name, sitter.player)}</p>}
        </div>
        <b class="price">
          {of.worth === null ? <Nil /> : money(title, of.worth)}
          {place !== null && <small>{text.place(place)}</small>}
        </b>
      </header>
      <dl>
        <Row name={table.cash}>{of.cash === null ? <Nil /> : money(title, of.cash)}</Row>
        <Row name={table.certificates}>
          <span class={of.certificates > of.limit ? 'over' : ''}>
            {text.certificates(of.certificates, of.limit)}
          </span>
        </Row>
        <Row name={text.shares}>
          {held.length === 0 ? (
            <Nil />
          ) : (
            <span class="holders">
              {held.map((one) => (
                <span key={one.company}>
                  <MarkIcon look={game.look} company={one.company} size={20} />
                  <Holding of={one} seat={of.seat} />
                </span>
              ))}
              <span class="dim">{money(title, of.shares)}</span>
            </span>
          )}
        </Row>
        <Row name={text.directs}>{of.directs.length === 0 ? <Nil /> : of.directs.join(', ')}</Row>
        {led.length > 0 && <Row name={text.leads}>{led.map(({ company }) => company).join(', ')}</Row>}
      </dl>
      {of.privates.length > 0 && (
        <ul class="privates">
          {of.privates.map((id) => {
            const facts = title.privates.get(id);
            const { used } = game.shown.value.privates[id] ?? { used: false };
            return (
              <li key={id}>
                <p>
                  <b>{id}</b> {facts?.name}
                  <span class="dim">{incomeOf(game, id)}</span>
                </p>
                <p class="dim">{used ? text.powerUsed : privatePower(title, id, options)}</p>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** What a private brings each time; what once brought something and is only a right now, brings nothing any more. */
function incomeOf({ title, shown }: Game, one: PrivateId): string | null {
  const { player: text } = ui().panels;
  const income = title.operating.privateIncome(shown.value, one);
  if (income > 0) return text.income(words().money(title, income));
  return title.privates.get(one)?.income ? text.noIncome : null;
}
