/** What lies on the table beside orders: events, goods left in cities, agreements. */
import './lies.css';
import { isActing } from '@kursbuch/crayon';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

export function Events({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const said = words();
  const { incidents } = game.shown.value;
  if (incidents.length === 0) return null;
  return (
    <section class="lies" aria-label={text.events}>
      <h2>{text.events}</h2>
      <ul>
        {incidents.map((one) => (
          <li key={one.card}>
            <b>{said.incidentName(game.title, one.card)}</b>{' '}
            <small>
              {isActing(one) ? text.acts : text.comes}, {text.drawnBy(game.sitter(one.seat).name)}
            </small>
            <p>{said.incidentText(game.title, one.card)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Lying({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const said = words();
  const { lying } = game.shown.value;
  if (lying.length === 0) return null;
  return (
    <section class="lies" aria-label={text.lying}>
      <h2>{text.lying}</h2>
      <ul>
        {lying.map(({ city, good, due, by }, index) => (
          <li key={`${index} ${city} ${good} ${by}`}>
            {text.lies(said.goodName(game.title, good), said.cityName(game.title, city), due)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Agreements({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const said = words();
  const { title } = game;
  const state = game.shown.value;
  const { rates, offers, promises, debts, round } = state;
  const name = (seat: number): string => game.sitter(seat).name;
  const lines = [
    ...rates.filter(({ last }) => last >= round).map((rate) => said.rateName(state, rate)),
    ...promises.map(({ carrier, good, city, to }) =>
      text.promised(name(carrier), said.good(title, good), said.cityName(title, city), name(to)),
    ),
    ...debts.map(({ debtor, creditor, amount }) => text.owes(name(debtor), said.sum(amount), name(creditor))),
    ...offers.map(
      ({ from, terms }) => `${ui().bar.answer(name(from))}: ${said.termsName(title, state, terms)}`,
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="lies" aria-label={text.agreements}>
      <h2>{text.agreements}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
