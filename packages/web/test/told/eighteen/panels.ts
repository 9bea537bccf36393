/** The tables of 18xx against the state: trains, tiles, companies and players as they are drawn. */
import { cashOf, certificateCount, placedStations, priceOf, sold } from '@kursbuch/eighteen';
import { figuresIn } from '../figures.ts';
import type { Branch } from '../page.ts';
import type { PartLook } from '../panels.ts';
import { allOf, piecesIn, textOf } from '../read.ts';
import type { EighteenSight, OwnTruth, PanelLook, Spoken } from './told.ts';

/** By the name of the part. */
const LOOKS: Readonly<Record<string, (root: Branch, look: PanelLook) => void>> = {
  trains,
  tiles,
  players,
  companies,
  market,
};

export const partLook =
  ({ title, table }: Spoken, { parts }: OwnTruth): PartLook<EighteenSight> =>
  (part, root, { before, eye, language }, witness) => {
    const state = table.view(before, [eye]);
    const may = (type: string): boolean =>
      table
        .waiting(before)
        .flatMap((seat) => table.choices(before, seat))
        .some((choice) => (choice.type === 'many' ? choice.kind : choice.action.type) === type);
    const look: PanelLook = { title, state, may, language, witness };
    LOOKS[part]?.(root, look);
    parts?.[part]?.(root, look);
    // Where privates are still sold none has closed: such a one takes no part in this game.
    if (look.state.round.kind === 'privateSale')
      for (const { sym, name } of title.privates.values())
        if (look.state.privates[sym]?.closed)
          for (const { text } of piecesIn(root)) {
            witness.saw();
            if (text.includes(name)) witness.lie(`${part}: ${text}`, `${sym} takes no part`);
          }
    if (title.privates.size === 0)
      for (const { text } of piecesIn(root))
        if (/\bprivates?\b|Privatbahn/i.test(text))
          witness.lie(`${part}: ${text}`, 'there are no privates in this game');
  };

/** "4 of 7 left" and the like: what is said against what is. */
export function countIs(look: PanelLook, said: string, left: number, all: number, what: string): void {
  const [one, of] = figuresIn(look.language, said);
  look.witness.saw();
  if (one !== left || of !== all) look.witness.lie(said, `${what}: ${left} of ${all}`);
}

/** Every kind of train: how many the bank has, of how many there are. */
function trains(root: Branch, look: PanelLook): void {
  for (const item of allOf(root, 'li')) {
    const kind = textOf(allOf(item, 'b', 'stop')[0]);
    const line = textOf(allOf(item, 'p', 'left')[0]);
    if (kind === '' || figuresIn(look.language, line).length < 2) continue;
    const cards = look.state.trains.filter(
      (card) => (look.title.trains.get(card.kind)?.card ?? card.kind) === kind,
    );
    const left = cards.filter(({ holder }) => holder === 'bank').length;
    const [one = 0, of = 0] = figuresIn(look.language, line);
    look.witness.saw();
    if (one !== left) look.witness.lie(line, `${kind}: the bank has ${left}`);
    if (!sold(look.title, look.state, kind) && one !== of)
      look.witness.lie(`${kind}: ${line}`, 'nobody has bought one yet');
  }
}

/** Tiles left and tiles on the map are all the tiles there are. */
function tiles(root: Branch, look: PanelLook): void {
  const { state, title } = look;
  const laid = new Map<string, number>();
  for (const { tile } of Object.values(state.tiles)) laid.set(tile, (laid.get(tile) ?? 0) + 1);
  for (const item of allOf(root, 'button')) {
    const label = item.getAttribute('title') ?? '';
    const tile = textOf(allOf(item, 'b')[0]);
    const usual = title.tileCounts[tile];
    if (usual === undefined) continue;
    // An option may bring more of them.
    const all = Math.max(usual, (state.tileStock[tile] ?? 0) + (laid.get(tile) ?? 0));
    countIs(look, label.slice(label.indexOf(',')), all - (laid.get(tile) ?? 0), all, `tile ${tile}`);
  }
}

/** Money, papers and the place of everybody. */
function players(root: Branch, look: PanelLook): void {
  const { state, title, language, witness } = look;
  const cards = allOf(root, 'li', 'card').map((card) => {
    const seat = state.players.indexOf(textOf(allOf(card, 'h3')[0]));
    const [worth, place] = figuresIn(language, textOf(allOf(card, 'b', 'price')[0]));
    const [cash = '', papers = ''] = allOf(card, 'dd').map(textOf);
    return { seat, worth, place, cash, papers };
  });
  for (const { seat, worth, place, cash, papers } of cards) {
    const name = state.players[seat] ?? '';
    const [held] = figuresIn(language, cash);
    if (held !== undefined) {
      witness.saw();
      if (held !== cashOf(state, seat)) witness.lie(cash, `${name} has ${cashOf(state, seat)}`);
    }
    countIs(
      look,
      papers,
      certificateCount(title, state, seat),
      title.shares.certificateLimit(state, seat),
      name,
    );
    if (worth === undefined || place === undefined) continue;
    const better = cards.filter((other) => (other.worth ?? 0) > worth).length;
    witness.saw();
    if (place !== better + 1) witness.lie(`${name}: ${worth}, place ${place}`, `place ${better + 1}`);
  }
}

/** Price, treasury, stations and papers of every company. */
function companies(root: Branch, look: PanelLook): void {
  const { state, title, language, witness } = look;
  for (const card of allOf(root, 'li', 'card')) {
    const name = textOf(allOf(card, 'h3')[0]);
    const company = [...title.companies.values()].find((one) => one.name === name)?.sym;
    if (company === undefined || state.companies[company]?.closed) continue;
    const price = textOf(allOf(card, 'b', 'price')[0]);
    const [now] = figuresIn(language, price);
    if (now !== undefined) {
      witness.saw();
      if (now !== priceOf(title.market, state, company))
        witness.lie(`${name}: ${price}`, `its price is ${priceOf(title.market, state, company)}`);
    }
    for (const { text } of piecesIn(card)) {
      const stations = /(\d+) (?:of|von) (\d+) (?:stations|Bahnhöfen?)/.exec(text);
      if (!stations) continue;
      const all = title.stations.stationCosts(state, company).length;
      countIs(look, stations[0], all - placedStations(state, company), all, `stations of ${name}`);
    }
  }
}

/** The market as it is read out: every company with its price. */
function market(root: Branch, { state, title, witness }: PanelLook): void {
  for (const { text, place } of piecesIn(root)) {
    if (!place.endsWith(' label') || !/: \S+ \d/.test(text)) continue;
    for (const [, company = '', price] of text.matchAll(/([^\s:,]+) (\d+)(?=,|$)/g)) {
      if (!title.companies.has(company)) continue;
      witness.saw();
      if (Number(price) !== priceOf(title.market, state, company))
        witness.lie(text, `${company} stands at ${priceOf(title.market, state, company)}`);
    }
  }
}
