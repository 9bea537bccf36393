/** Chapter "Event cards": what each of the ten does, when it begins and whom it hits. */
import { journeyOf } from '@kursbuch/crayon';
import { describe, expect, test } from 'vitest';
import { INCIDENTS } from '../facts/incidents.ts';
import { title } from '../rules/index.ts';
import {
  board,
  build,
  deliver,
  discardHand,
  endMovement,
  endTurn,
  giveUp,
  load,
  move,
  P1,
  P2,
  P3,
  type Play,
  type Position,
  position,
  unload,
} from './tableBenelux.ts';

/** P1 stands in Antwerp with cheese to deliver (C70: kaese>antwerpen 11); the next cards are these. */
const drawn = (deck: readonly string[], how: Position = {}): Play =>
  position({
    at: [509],
    loads: [['kaese']],
    hands: [['C70']],
    deck: [...deck, 'C80'],
    ...how,
  });
const serve = deliver('kaese', 'C70');
/** The cards were drawn with a delivery. */
const after = (deck: readonly string[], how: Position = {}): Play => drawn(deck, how).do(P1, serve);
/** P1 takes three new orders, and meets these cards. */
const discarded = (deck: readonly string[], how: Position = {}): Play =>
  position({ deck, ...how }).do(P1, discardHand);
const acts = (play: Play): readonly string[] =>
  play.state.incidents.filter((one) => one.acts).map(({ card }) => card);

describe('event cards', () => {
  test('BEN-EVT-1: ten cards, each with an effect and a duration; what they name exists', () => {
    expect(INCIDENTS.length).toBe(10);
    expect(INCIDENTS.filter(({ lasts }) => lasts).map(({ id }) => id)).toEqual([
      'E01',
      'E03',
      'E04',
      'E06',
      'E08',
      'E09',
    ]);
    for (const { effects } of INCIDENTS) {
      expect(effects.length).toBeGreaterThan(0);
      for (const effect of effects) {
        if ('region' in effect) expect(board.regions[effect.region]?.size).toBeGreaterThan(80);
        if ('cities' in effect)
          for (const city of effect.cities) expect(board.city(city), city).toBeDefined();
        if ('goods' in effect) for (const good of effect.goods) expect(title.chips).toHaveProperty(good);
        if ('river' in effect)
          expect(board.edges.filter(({ rivers }) => rivers.includes(effect.river)).length).toBe(52);
      }
    }
    const all = new Set([...(board.regions.bergland ?? [])]);
    for (const { id, terrain } of board.mileposts) expect(all.has(id)).toBe(terrain === 'mountain');
  });

  test('BEN-EVT-2: what lasts a round begins when the turn in which it was drawn is over', () => {
    // E04 over Holland: P1's train in Antwerp would not feel it; he goes into it in this turn.
    const track: Position['track'] = [[P1, 509, 481, 454, 427]];
    const play = after(['E04'], { track });
    expect([acts(play), play.state.incidents.map(({ card }) => card)]).toEqual([[], ['E04']]);
    const moved = play.do(P1, move(481, 454));
    expect([board.regions.holland?.has(454), moved.turn.points]).toEqual([true, 7]);
    // P2 stands in Amsterdam: 5 points instead of 9
    const next = moved.do(P1, endTurn);
    expect([acts(next), next.turn.seat, next.turn.points]).toEqual([['E04'], P2, 5]);
    expect(next.told('incidentBegan')).toEqual([{ type: 'incidentBegan', card: 'E04' }]);
  });

  test('BEN-EVT-2: until then nothing is closed to whoever has drawn it', () => {
    // a strike in Antwerp, closed lakes, a storm tide on the coast, a blizzard
    const track: Position['track'] = [
      [P1, 509, 481],
      [P1, 246, 271],
      [P1, 529, 557],
      [P1, 717, 718],
    ];
    const play = after(['E03', 'E06', 'E01', 'E09'], { track, deck: ['E03', 'E06', 'E01', 'E09', 'C80'] });
    expect(play.state.incidents.length).toBe(4);
    expect(play.do(P1, load('diamanten')).train(P1).loads).toEqual(['diamanten']);
    for (const line of [
      [246, 247],
      [529, 530],
      [718, 736],
    ] as const)
      expect(play.do(P1, build(...line)).turn.spent).toBeGreaterThan(0);
    const next = play.do(P1, endTurn).until(6, P1);
    expect(next.why(P1, load('diamanten'))).toEqual(['cityClosed', 'BEN-EVT-10']);
    expect(next.why(P1, build(246, 247))).toEqual(['noBuilding', 'BEN-EVT-13']);
  });

  test('BEN-EVT-6 BEN-TURN-2: with a rotating start it hits everybody exactly once, the drawer last', () => {
    const options = { startPlayer: 'rotating' } as const;
    for (const players of [2, 3])
      for (let drawer = 0; drawer < players; drawer++)
        for (const round of [5, 6, 7]) {
          // fog over Amsterdam, where everybody stands: half speed tells whom it hits
          let play = position({
            players,
            options,
            round,
            deck: ['E04'],
            starts: ['amsterdam', 'amsterdam', 'amsterdam'],
          });
          while (play.turn.seat !== drawer) play = play.do(play.turn.seat, endTurn);
          play = play.do(drawer, discardHand);
          const hit: number[] = [];
          for (let turns = 0; turns < 2 * players + 2; turns++) {
            const { seat, points } = play.turn;
            if (points === 5) hit.push(seat);
            play = play.do(seat, endTurn);
          }
          expect(hit.toSorted(), `${players} players, seat ${drawer}, round ${round}`).toEqual([
            ...Array(players).keys(),
          ]);
          expect(hit.at(-1)).toBe(drawer);
          expect(play.state.discard).toContain('E04');
        }
  });

  test('BEN-EVT-6 BEN-TURN-2: whom a rotating start spares it does not hinder', () => {
    const play = position({
      players: 2,
      options: { startPlayer: 'rotating' },
      round: 3,
      deck: ['E03', 'C80', 'C81', 'C82'],
      at: [620, 509],
    });
    // round 3: P1, P2; round 4: P2, P1
    const struck = play.do(P1, discardHand);
    expect(struck.why(P2, load('diamanten'))).toEqual(['cityClosed', 'BEN-EVT-10']);
    const spared = struck.do(P2, endTurn);
    expect([spared.state.round, spared.turn.seat, spared.state.incidents]).toEqual([
      4,
      P2,
      [{ card: 'E03', seat: P1, acts: true, met: [P2], rests: true }],
    ]);
    expect(spared.do(P2, load('diamanten')).train(P2).loads).toEqual(['diamanten']);
    expect(spared.do(P2, endTurn).do(P1, endTurn).state.incidents).toEqual([]);
  });

  test('BEN-EVT-3: everything else happens at once, in the middle of a movement', () => {
    // The flood takes the bridge in front of the train.
    const track: Position['track'] = [[P1, 509, 481, 454, 428, 401, 374]];
    const play = drawn(['E02'], { track });
    const before = play.do(P1, move(481, 509)).do(P1, serve);
    expect(before.state.track).not.toHaveProperty(String(board.between(401, 374)?.id));
    expect(before.do(P1, move(481, 454, 428, 401)).why(P1, move(374))).toEqual(['noTrack', 'BEN-MOVE-1']);
    expect(before.state.discard).toContain('E02');
    expect(before.hand(P1)).toContain('C80');
  });

  test('BEN-EVT-4: it hits the trains in its region, the drawer’s too', () => {
    const play = discarded(['E07'], {
      at: [627, 676, 81],
      loads: [
        ['holz', 'glas'],
        ['glas', 'stahl'],
        ['bier', 'autos'],
      ],
    });
    expect(play.state.agenda.at(-1)).toMatchObject({ kind: 'loss', seats: [P1, P2] });
  });

  test('BEN-EVT-5: what lasts a round also hits whoever enters later in the round', () => {
    // P2 stands outside the fog at 458's neighbour 485 and comes in with the second step.
    const play = position({
      turn: P2,
      acting: [['E04', P1]],
      track: [[P2, 513, 485, 458, 431]],
      at: [620, 513],
    });
    expect(board.regions.holland?.has(485)).toBe(false);
    expect(play.turn.points).toBe(9);
    const entered = play.do(P2, move(485, 458));
    expect([entered.turn.points, entered.turn.slowed]).toEqual([4, true]); // 7 left become 4
    expect(entered.do(P2, move(431)).turn.points).toBe(3);
  });

  test('BEN-EVT-6: it ends with the drawer’s next turn', () => {
    const play = after(['E08']).do(P1, endTurn);
    expect(acts(play)).toEqual(['E08']);
    const next = play.until(6, P1);
    expect(acts(next)).toEqual(['E08']);
    const over = next.do(P1, endTurn);
    expect(acts(over)).toEqual([]);
    expect(over.state.incidents).toEqual([]);
    expect(over.state.discard).toContain('E08');
    expect(over.told('incidentOver')).toEqual([{ type: 'incidentOver', card: 'E08' }]);
  });

  test('BEN-EVT-7: an event card that is drawn is replaced until there is an order', () => {
    const play = after(['E08', 'E10', 'E04']);
    expect(play.hand(P1)).toEqual(['C01', 'C02', 'C80']);
    expect(play.told('incidentDrawn').map(({ card }) => card)).toEqual(['E08', 'E10', 'E04']);
    // what lasts lies open until it ends, what happened at once is discarded
    expect(play.state.incidents.map(({ card }) => card)).toEqual(['E08', 'E04']);
    expect(play.state.discard).toEqual(['C70', 'E10']);
    // in the discard turn too
    const all = discarded(['E08', 'C81', 'E10', 'C82', 'C83']);
    expect(all.hand(P1)).toEqual(['C81', 'C82', 'C83']);
    // and for the public orders
    const open = position({
      at: [509],
      loads: [['kaese']],
      open: ['C70'],
      deck: ['E10', 'C80'],
    }).do(P1, serve);
    expect(open.told('incidentDrawn').map(({ card }) => card)).toEqual(['E10']);
    expect(open.state.open).toContain('C80');
  });

  test('BEN-EVT-19: what happens at once hits at the draw, not those who enter later', () => {
    const play = discarded(['E07'], {
      at: [620, 670],
      loads: [[], ['glas', 'stahl']],
      track: [[P2, 670, 671, 672]],
    });
    expect(board.regions.luettich5?.has(670)).toBe(false);
    expect(board.regions.luettich5?.has(671)).toBe(true);
    expect(play.do(P2, move(671, 672)).train(P2).loads).toEqual(['glas', 'stahl']);
  });

  test('BEN-EVT-20: two slowing events: the points are halved once, both bans hold', () => {
    expect(board.regions.nordseekueste?.has(268) && board.regions.holland?.has(268)).toBe(true);
    const play = position({
      acting: [
        ['E01', P2],
        ['E04', P3],
      ],
      at: [268],
      track: [[P1, 268, 269, 270]],
    });
    expect([play.turn.points, play.turn.slowed]).toEqual([5, true]);
    // out of the one region into the other: not halved again
    expect(play.do(P1, move(269, 270, 269, 268)).turn.points).toBe(1);
    const building = play.do(P1, endMovement);
    expect(building.why(P1, build(268, 243))).toEqual(['noBuilding', 'BEN-EVT-8']);
    expect(building.do(P1, build(269, 295)).owner(269, 295)).toBe(P1);
  });
});

describe('the ten cards', () => {
  test('BEN-EVT-8: E01, storm tide: half speed on the coast, no building there, no ferries', () => {
    const acting: Position['acting'] = [['E01', P2]];
    // inside at the start: 5 of 9
    expect(position({ acting, at: [502] }).turn.points).toBe(5);
    // 4 points up to and with the step into the region: 5 left become 3
    const track: Position['track'] = [[P1, 561, 560, 559, 558, 529, 501]];
    const play = position({ acting, at: [561], track });
    expect(play.do(P1, move(560, 559, 558)).turn.points).toBe(6);
    const inside = play.do(P1, move(560, 559, 558, 529));
    expect([inside.turn.points, inside.turn.slowed]).toEqual([3, true]);
    // leaving gives nothing back, coming back halves nothing
    expect(inside.do(P1, move(558)).turn.points).toBe(2);
    expect(inside.do(P1, move(558, 529)).turn.points).toBe(1);
    // no segment with an end inside, from inside or outside
    const building = play.do(P1, endMovement);
    expect(building.why(P1, build(529, 530))).toEqual(['noBuilding', 'BEN-EVT-8']);
    expect(building.why(P1, build(529, 557))).toEqual(['noBuilding', 'BEN-EVT-8']);
    expect(building.why(P1, build(558, 530, 502))).toEqual(['noBuilding', 'BEN-EVT-8']);
    expect(building.do(P1, build(558, 557)).owner(558, 557)).toBe(P1);
    // ferries, also inland: Enkhuizen and Stavoren
    const ferry = position({ acting, at: [129], track: [[P1, 129, 153]] });
    expect(board.regions.nordseekueste?.has(153) || board.regions.nordseekueste?.has(129)).toBe(false);
    expect(ferry.why(P1, move(153))).toEqual(['closedEdge', 'BEN-EVT-8']);
    const port = position({ acting, building: true, track: [[P1, 107, 129]] });
    expect(port.why(P1, build(129, 153))).toEqual(['noBuilding', 'BEN-EVT-8']);
  });

  test('BEN-EVT-9: E02, flood: every segment over the Meuse is gone, whoever’s', () => {
    const play = discarded(['E02'], {
      cash: [30, 30],
      track: [
        [P1, 401, 374, 348],
        [P1, 627, 600],
        [P2, 675, 676, 653],
        [P2, 398, 372],
      ],
      at: [374, 676],
    });
    expect(play.told('segmentsLost')).toEqual([
      {
        type: 'segmentsLost',
        edges: [
          [374, 401],
          [600, 627],
          [675, 676],
          [372, 398],
        ]
          .map(([a = 0, b = 0]) => board.between(a, b)?.id)
          .toSorted((one = 0, other = 0) => one - other),
      },
    ]);
    expect([play.owner(374, 348), play.owner(676, 653)]).toEqual([P1, P2]);
    expect(Object.keys(play.state.track).length).toBe(2);
    expect([play.cash(P1), play.cash(P2)]).toEqual([30, 30]);
    expect([play.train(P1).at, play.train(P2).at]).toEqual([374, 676]);
    // anew at the usual cost, by anybody: 676 (city) to 675 over the river
    const again = play.do(P2, build(676, 675));
    expect([again.turn.spent, again.owner(675, 676)]).toEqual([3, P2]);
  });

  test('BEN-EVT-10: E03, strike: no loading, unloading, delivering in seven ports; passing is allowed', () => {
    const acting: Position['acting'] = [['E03', P2]];
    const play = position({
      acting,
      at: [320],
      track: [[P1, 320, 348, 321]],
      loads: [['bier']],
      hands: [['C19']], // bier>rotterdam
    }).do(P1, move(348));
    for (const action of [load('oel'), unload('bier'), deliver('bier', 'C19')])
      expect(play.why(P1, action)).toEqual(['cityClosed', 'BEN-EVT-10']);
    expect(play.do(P1, move(321, 348)).train(P1).at).toBe(348);
    const closed = ['rotterdam', 'antwerpen', 'amsterdam', 'bremen', 'ostende', 'emden', 'wilhelmshaven'];
    for (const { id, at, goods } of board.cities) {
      const here = position({ acting, at: [at.at(-1) ?? 0] });
      const wanted = load(goods[0] ?? '');
      if (closed.includes(id)) expect(here.why(P1, wanted)[0]).toBe('cityClosed');
      else expect(here.do(P1, wanted).train(P1).loads.length).toBe(1);
    }
  });

  test('BEN-EVT-11: E04, fog: half speed on Dutch marks around Utrecht; building goes on', () => {
    const acting: Position['acting'] = [['E04', P2]];
    expect(board.regions.holland?.size).toBe(105);
    const play = position({ acting, at: [297], track: [[P1, 297, 298, 299]] });
    expect(play.turn.points).toBe(5);
    expect(play.do(P1, build(299, 300)).owner(299, 300)).toBe(P1);
    // the Belgian marks 453 and 456 lie in the circle but not in the region
    for (const at of [453, 456]) expect(position({ acting, at: [at] }).turn.points).toBe(9);
    for (const at of [454, 458, 150]) expect(position({ acting, at: [at] }).turn.points).toBe(5);
    const entering = position({ acting, at: [453], track: [[P1, 453, 454, 455]] });
    expect(entering.do(P1, move(454)).turn.points).toBe(4);
    expect(entering.do(P1, move(454, 455)).turn.points).toBe(3);
  });

  test.each([
    [49, 0],
    [50, 5],
    [99, 5],
    [100, 10],
    [149, 10],
    [150, 15],
    [199, 15],
    [200, 20],
    [249, 20],
    [0, 0],
  ])('BEN-EVT-12: E05, wealth tax: of %i M %i', (cash, due) => {
    const play = discarded(['E05'], { cash: [cash, 60, cash] });
    expect(play.state.purses).toEqual([cash - due, 55, cash - due]);
  });

  test('BEN-EVT-13: E06: edges over lakes and bays are closed, rivers are not', () => {
    const acting: Position['acting'] = [['E06', P2]];
    const at = (from: number, to: number) => position({ acting, at: [from], track: [[P1, from, to]] });
    for (const [from, to] of [
      [246, 247],
      [8, 9],
      [33, 53],
      [398, 372],
    ] as const) {
      expect(at(from, to).why(P1, move(to))).toEqual(['closedEdge', 'BEN-EVT-13']);
      const other = board.mileposts[from]?.edges.map((id) => board.edges[id]!).find((e) => e.kind === 'land');
      const play = position({ acting, building: true, track: [[P1, other?.a ?? 0, other?.b ?? 0]] });
      expect(play.why(P1, build(from, to))).toEqual(['noBuilding', 'BEN-EVT-13']);
    }
    expect(at(591, 562).do(P1, move(562)).train(P1).at).toBe(562);
    const river = position({ acting, building: true, track: [[P1, 592, 591]] });
    expect(river.do(P1, build(591, 562)).turn.spent).toBe(3);
  });

  test('BEN-EVT-14: E07, derailment: one load of its owner’s choice, back to the supply', () => {
    const play = discarded(['E07'], {
      at: [627, 676, 670],
      trains: ['B9', 'A', 'A'],
      loads: [['holz', 'glas', 'kohle'], [], ['bier', 'autos']],
    });
    expect(board.regions.luettich5?.has(670)).toBe(false);
    expect(play.state.agenda.at(-1)).toMatchObject({ kind: 'loss', cause: 'incident', seats: [P1] });
    // nothing else before it
    expect(play.why(P1, endTurn)).toEqual(['loseFirst', 'BEN-EVT-14']);
    expect(
      play.why(P2, { type: 'proposeSupply', partner: P1, side: 'carrier', good: 'bier', city: 'gent' }),
    ).toEqual(['loseFirst', 'BEN-EVT-14']);
    expect(play.why(P2, giveUp('bier'))).toEqual(['loseFirst', 'BEN-EVT-14']);
    expect(play.why(P1, giveUp('bier'))[0]).toBe('notAboard');
    const lost = play.do(P1, giveUp('glas'));
    expect(lost.train(P1).loads).toEqual(['holz', 'kohle']);
    expect(lost.state.supply.glas).toBe((play.state.supply.glas ?? 0) + 1);
    expect(lost.train(P3).loads).toEqual(['bier', 'autos']);
    // the card is finished and the discard turn goes on to P2
    expect([lost.turn.seat, lost.hand(P1).length]).toEqual([P2, 3]);
    // one kind only: nothing to choose
    const same = discarded(['E07'], { at: [627], loads: [['bier', 'bier']] });
    expect([same.train(P1).loads, same.turn.seat]).toEqual([['bier'], P2]);
    // six steps away
    expect(steps(676, 670)).toBe(6);
    for (const at of board.regions.luettich5 ?? []) expect(steps(676, at)).toBeLessThanOrEqual(5);
  });

  test('BEN-EVT-14: in the middle of a turn, and the replacement comes after the choice', () => {
    const play = position({
      at: [627],
      loads: [['holz', 'glas', 'bier']],
      trains: ['B9'],
      hands: [['C05']], // holz>maastricht 13
      deck: ['E07', 'C80'],
    }).do(P1, deliver('holz', 'C05'));
    expect([play.top, play.hand(P1).length, play.cash(P1)]).toEqual(['loss', 2, 63]);
    const lost = play.do(P1, giveUp('bier'));
    expect([lost.top, lost.hand(P1), lost.train(P1).loads]).toEqual([
      'turn',
      ['C01', 'C02', 'C80'],
      ['glas'],
    ]);
  });

  test('BEN-EVT-15: E08, carnival: 5 more in three cities and for beer, once', () => {
    const pays = (at: number, good: string, card: string, where: 'hands' | 'open'): number => {
      const play = position({
        acting: [['E08', P2]],
        at: [at],
        loads: [[good]],
        ...(where === 'hands' ? { hands: [[card]] } : { open: [card] }),
      });
      return (play.do(P1, deliver(good, card)).cash(P1) ?? 0) - 50;
    };
    for (const where of ['hands', 'open'] as const) {
      expect(pays(627, 'bier', 'C56', where)).toBe(8 + 5); // beer to Maastricht: once
      expect(pays(606, 'oel', 'C11', where)).toBe(18 + 5);
      expect(pays(458, 'oel', 'C16', where)).toBe(11 + 5);
      expect(pays(200, 'bier', 'C09', where)).toBe(9 + 5);
      expect(pays(561, 'kohle', 'C28', where)).toBe(11); // coal to Ghent
    }
  });

  test('BEN-EVT-16: E09, blizzard: onto a mountain 2 points, no mountain is joined', () => {
    const acting: Position['acting'] = [['E09', P2]];
    const track: Position['track'] = [[P1, 717, 718, 719, 720, 721, 722, 723]];
    const play = position({ acting, at: [717], track });
    expect(play.do(P1, move(718, 719)).turn.points).toBe(6);
    const last = play.do(P1, move(718, 719, 720, 719, 718)).do(P1, move(717));
    expect(last.turn.points).toBe(0);
    // 1 point left: not onto a mountain, but on to a plain
    const one = play.do(P1, move(718, 719, 720, 721));
    expect([one.turn.points, one.do(P1, move(722)).turn.points]).toEqual([2, 0]);
    const edge = play.do(P1, move(718, 719, 718, 717, 718, 717));
    expect([edge.turn.points, edge.do(P1, move(718)).why(P1, move(719))]).toEqual([
      2,
      ['noPoints', 'BEN-EVT-16'],
    ]);
    expect(edge.do(P1, move(718, 717)).turn.points).toBe(0);
    // to a mountain no segment, from a mountain to a plain one
    const building = play.do(P1, endMovement);
    expect(building.why(P1, build(718, 736))).toEqual(['noBuilding', 'BEN-EVT-16']);
    expect(building.why(P1, build(719, 737))).toEqual(['noBuilding', 'BEN-EVT-16']);
    expect(building.do(P1, build(719, 697)).turn.spent).toBe(1);
    // without it
    expect(position({ at: [717], track }).do(P1, move(718, 719, 720, 721)).turn.points).toBe(5);
  });

  test('BEN-EVT-17: E10, subsidies: 3 M for each large city with an own segment, and for the start city', () => {
    const play = discarded(['E10'], {
      track: [
        [P1, 593, 565],
        [P1, 220, 221],
        [P1, 830, 829],
        // P3, at home in Bremen, has built into Brussels and Luxembourg; nothing in Bremen
        [P3, 621, 622],
        [P3, 824, 825],
      ],
    });
    // three pieces, each with a large city: 9; no track at all: 3; two and the start city: 9
    expect(play.state.purses).toEqual([59, 53, 59]);
    expect(play.told('wealthTold')).toEqual([]);
  });

  test('BEN-EVT-18: severed track keeps its owner', () => {
    // P1 is joined over the Meuse at 374–401; the flood takes it.
    const play = discarded(['E02'], {
      players: 2,
      track: [[P1, 348, 374, 401, 428, 454]],
      at: [428, 348],
      cash: [50, 50],
    });
    expect(play.owner(374, 401)).toBeUndefined();
    // P2 uses both pieces for one fee: over 348–374, then (he stands there) nothing of the gap
    const fee = play.do(P2, move(374));
    expect([fee.cash(P1), fee.cash(P2)]).toEqual([54, 46]);
    expect(fee.why(P2, move(401))).toEqual(['noTrack', 'BEN-MOVE-1']);
    // P1 moves and builds on both pieces
    const next = fee.do(P2, endTurn).do(P1, move(454, 428));
    expect(next.do(P1, build(348, 321)).do(P1, build(454, 481)).do(P1, build(374, 375)).turn.spent).toBe(3);
    expect(next.do(P1, build(401, 374)).turn.spent).toBe(3);
  });

  test('BEN-EVT-21: E03: what lies in a closed city stays there, and its rounds run on', () => {
    const lying = [{ city: 'antwerpen', good: 'bier', by: P1, due: 6 }];
    const play = position({ acting: [['E03', P3]], at: [509], lying, loads: [['kohle']], turn: P1 });
    expect(play.why(P1, load('bier'))).toEqual(['cityClosed', 'BEN-EVT-21']);
    expect(play.why(P1, load('diamanten'))).toEqual(['cityClosed', 'BEN-EVT-10']);
    expect(play.why(P1, unload('kohle'))).toEqual(['cityClosed', 'BEN-EVT-10']);
    const due = position({ acting: [['E03', P1]], round: 6, lying });
    expect(due.state.lying).toEqual([]);
    expect(due.state.supply.bier).toBe(4);
  });
});

test('BEN-EVT-8 BEN-EVT-16: a turn that begins in the region has half its points, rounded up', () => {
  for (const [train, points] of [
    ['A', 5],
    ['B12', 6],
    ['C15', 8],
  ] as const) {
    const { state } = position({ acting: [['E01', P2]], at: [502], trains: [train] });
    expect(journeyOf(title, state, P1)).toEqual({ points, slowed: true, paid: [] });
  }
});

/** The steps of the shortest way over the grid, track or not. */
function steps(from: number, to: number): number {
  let [reached, count] = [new Set([from]), 0];
  for (; !reached.has(to); count++)
    reached = new Set(
      [...reached].flatMap((at) => [
        at,
        ...board.mileposts[at]!.edges.flatMap((id) => [board.edges[id]!.a, board.edges[id]!.b]),
      ]),
    );
  return count;
}
