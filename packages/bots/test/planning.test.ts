/** What computer players of crayon games were laughed at for: positions in which it is not done, in twenty forms each. */
import { type Seat, stepsOf } from '@kursbuch/table';
import { game, table, title } from '@kursbuch/titles/benelux';
import { describe, expect, test } from 'vitest';
import { newTable, P1, type Play, position } from '../../titles/benelux/test/tableBenelux.ts';
import { crayonPlayers } from '../src/crayon/players.ts';
import type { PlayerName } from '../src/index.ts';

const players = crayonPlayers({ family: 'crayon', title, game, table });

function playerNamed(name: PlayerName) {
  const player = players.find((one) => one.name === name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return player;
}

function answer(name: PlayerName, { state }: Play, seat: Seat = P1) {
  const player = playerNamed(name);
  const view = table.view(state, [seat]);
  const action = player.sit(seat).choose(view, table.choices(view, seat), 'test', stepsOf(player.steps));
  if (!action) throw new Error(`${name} has nothing to say`);
  return action;
}

const TWENTY = Array.from({ length: 20 }, (_, form) => form);

/** From Bremen by Amsterdam, Antwerp and Brussels to Luxembourg, and into the Ruhr. */
const NETWORK = [
  [
    33, 52, 72, 93, 114, 136, 159, 179, 202, 226, 252, 277, 276, 302, 328, 355, 380, 406, 432, 458, 486, 515,
    542, 570, 599, 627,
  ],
  [102, 101, 122, 121, 143, 142, 165, 164, 184, 208, 233, 234, 260],
  [184, 183, 206, 205, 229, 254, 280],
  [200, 201, 226],
  [252, 253, 254],
  [244, 270, 297, 323, 350, 375, 401, 428, 455, 482, 510, 538, 567, 568, 569, 570],
  [297, 298, 299, 300, 301, 328],
  [302, 301],
  [348, 374, 375],
  [455, 456, 457, 458],
  [501, 502, 530, 531, 560, 589, 590, 591, 592],
  [509, 510, 537, 565, 593],
  [565, 566, 567],
  [599, 626, 652, 676],
  [646, 670, 693, 714, 715, 716, 735, 753, 769, 785, 798, 810, 811, 812, 822],
] as const;

describe('with money for the end of the game nearly together', () => {
  // From Antwerp a plan was seen that would end the game in five turns, and from Eindhoven it was not: there the train went back.
  const near = (form: number): Play =>
    position({
      players: 2,
      track: NETWORK.map((way) => [P1, ...way]),
      trains: ['C15'],
      at: [482],
      cash: [176 + form],
      hands: [['C01', 'C13', 'C12']],
      open: ['C14', 'C02', 'C50'],
      loads: [['erdgas', 'chemikalien']],
      round: 26,
    });

  test.each(TWENTY)('Sharp does not run to and fro between two plans, but delivers (%i)', (form) => {
    const start = near(form);
    let play = start;
    for (let acts = 0; acts < 40 && play.state.round < 30 && play.cash(P1) === start.cash(P1); acts++)
      play = play.do(play.turn.seat, play.turn.seat === P1 ? answer('sharp', play) : { type: 'endTurn' });
    expect(play.cash(P1)).toBeGreaterThan(start.cash(P1) ?? 0);
  });
});

describe('the city to begin in', () => {
  /** The cities in which somebody begins with the same cards, by so many lots. */
  function starts(name: PlayerName, dealt: string, lots: number): readonly string[] {
    const player = playerNamed(name);
    const view = table.view(newTable({ seed: dealt }).state, [P1]);
    const choices = table.choices(view, P1);
    const begun = Array.from({ length: lots }, (_, lot) =>
      player.sit(P1).choose(view, choices, `begin ${lot}`, stepsOf(player.steps)),
    );
    return [
      ...new Set(begun.map((action) => (action?.type === 'chooseStart' ? action.city : 'none'))),
    ].sort();
  }

  test('is drawn by Sharp among those that seem alike, so that games with the same cards differ', () => {
    expect(starts('sharp', 'deal 13', 20)).toEqual(['amsterdam', 'bruessel', 'luxemburg']);
  });

  test('is always the same where it is clearly the best, and for Steady', () => {
    expect(starts('sharp', 'deal 10', 4)).toEqual(['amsterdam']);
    expect(starts('steady', 'deal 13', 4)).toHaveLength(1);
  });
});
