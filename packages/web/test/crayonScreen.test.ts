/** A crayon game on the screen: plans that hold and plans that are over. */
import { handOf } from '@kursbuch/crayon';
import { words as voices } from '@kursbuch/titles/benelux/words/index.ts';
import type { Signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import { cityAt, type Screen, screenOf, title } from './crayonScreen.ts';

const { shownTimetable } = await import('@kursbuch/screens/crayon/drive/shownTimetable.ts');
const { drivePlan } = await import('@kursbuch/screens/crayon/drive/drivePlan.ts');
const { drawPlan } = await import('@kursbuch/screens/crayon/draw/drawPlan.ts');
const { isWide } = await import('@kursbuch/screens/parts/screen.ts');
const { noticesOf } = await import('@kursbuch/screens/crayon/notices/notices.ts');
const { endingOf } = await import('@kursbuch/screens/crayon/end/endingOf.tsx');
const { outsetFace, choosing } = await import('@kursbuch/screens/crayon/decisions/outset.ts');
const { faceOf } = await import('@kursbuch/screens/crayon/decisions/index.ts');
const { ui, speakOf } = await import('@kursbuch/screens/crayon/words/index.ts');
await Promise.all([ui.load(), speakOf('benelux', voices)]);

let screen: Screen;
/** Anna's track leads from Brussels to Antwerp and on to Rotterdam; round 3, her turn. */
beforeEach(async () => {
  screen = await screenOf();
  const { act, lineTo } = screen;
  for (const city of ['antwerpen', 'rotterdam']) {
    act(0, { type: 'build', segments: lineTo(0, city) });
    act(0, { type: 'endTurn' });
    act(1, { type: 'endTurn' });
  }
});

describe('where the train is to go', () => {
  /** One step from where the train stands. */
  const wayBack = (): readonly number[] => {
    const at = screen.state().trains[0]?.at ?? 0;
    const edge = title.board.mileposts[at]?.edges.find((id) => screen.state().track[id] === 0) ?? 0;
    const { a = 0, b = 0 } = title.board.edges[edge] ?? {};
    return [a === at ? b : a];
  };
  const nextTurn = (): void => {
    screen.act(0, { type: 'endTurn' });
    screen.act(1, { type: 'endTurn' });
  };

  test('is proposed again in the next turn while the train is on its way, and no more once it was there', async () => {
    const plan = drivePlan(screen.game);
    const rotterdam = cityAt('rotterdam');
    screen.act(0, { type: 'load', good: 'schokolade' });
    expect(plan.touch(rotterdam)).toBe(true);
    expect(plan.way.value?.turns).toBe(2);
    await plan.go();
    // Without steps there is nothing to go for, and nobody stays of his own will.
    expect(plan.to.value).toBeNull();
    expect(faceOf(screen.game, 0).acts).toMatchObject([{ key: 'pass', label: 'On to building', tone: 'go' }]);
    nextTurn();
    expect(plan.to.value).toBe(rotterdam);
    await plan.go();
    expect(screen.state().trains[0]?.at).toBe(rotterdam);
    nextTurn();
    screen.act(0, { type: 'move', way: wayBack() });
    expect(plan.to.value).toBeNull();
  });

  test('has no timetable while something else is in the hand: what is ticked would not be done', () => {
    const { game } = screen;
    drivePlan(game).touch(cityAt('rotterdam'));
    expect(shownTimetable(game)).not.toBeNull();
    game.draft.value = { seat: 0, action: { type: 'changeTrain', train: 'B12' }, outcome: null };
    expect(shownTimetable(game)).toBeNull();
    game.draft.value = null;
    expect(shownTimetable(game)).not.toBeNull();
  });

  test('is over after a turn in which the train did not go there', () => {
    const plan = drivePlan(screen.game);
    expect(plan.touch(cityAt('rotterdam'))).toBe(true);
    expect(plan.to.value).not.toBeNull();
    nextTurn();
    expect(plan.to.value).toBeNull();
  });

  test('is over once the train was there, however it was sent there', () => {
    const plan = drivePlan(screen.game);
    const antwerp = cityAt('antwerpen');
    expect(plan.touch(antwerp)).toBe(true);
    const steps = plan.way.value?.steps ?? [];
    screen.act(0, { type: 'move', way: steps });
    expect(screen.state().trains[0]?.at).toBe(antwerp);
    // One step back, on the way it came.
    screen.act(0, { type: 'move', way: [steps.at(-2) as number] });
    expect(plan.way.value).toBeNull();
    expect(plan.to.value).toBeNull();
  });

  test('is over when the train has left the way, and comes back with the step that is taken back', async () => {
    const plan = drivePlan(screen.game);
    const antwerp = cityAt('antwerpen');
    expect(plan.touch(antwerp)).toBe(true);
    const [first = 0] = plan.way.value?.steps ?? [];
    screen.act(0, { type: 'move', way: [first] });
    expect(plan.to.value).toBe(antwerp);
    screen.act(0, { type: 'move', way: [cityAt('bruessel')] });
    expect(plan.to.value).toBeNull();
    await screen.game.undo();
    expect(plan.to.value).toBe(antwerp);
  });
});

test('while a line follows a finger nothing around the map speaks of it; then it lies ready', async () => {
  const plan = drawPlan(screen.game);
  await expect.poll(() => plan.from.value?.has(cityAt('rotterdam'))).toBe(true);
  plan.begin(cityAt('rotterdam'));
  plan.over(cityAt('utrecht'));
  expect(plan.drafted.value).toMatchObject({ isMoving: true });
  expect(plan.resting.value).toBeNull();
  // Where money lets it go no farther the map need not come along either.
  expect(plan.tip()).toBe(cityAt('utrecht'));
  plan.over(cityAt('emden'));
  expect([plan.drafted.value?.left, plan.tip()]).toEqual([0, null]);
  plan.over(cityAt('utrecht'));
  expect(plan.tip()).toBe(cityAt('utrecht'));
  const drawn = plan.drafted.value?.segments;
  plan.end(cityAt('utrecht'));
  expect(plan.resting.value).toMatchObject({ isMoving: false, segments: drawn });
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('among the key moments everybody becomes rich once, however often he has to say it', () => {
  const { steps } = screen.game;
  const told = (seat: number) => ({
    ...(steps.value.at(-1) as (typeof steps.value)[number]),
    events: [{ type: 'wealthTold', seat, atLeast: 200, round: 3 } as const],
  });
  steps.value = [...steps.value, told(0), told(1), told(0), told(0)];
  const moments = endingOf(screen.game).moments.map(({ text }) => plain(text));
  expect(moments.filter((text) => text.includes('200'))).toEqual([
    'Anna has at least 200 M.',
    'Ben has at least 200 M.',
  ]);
});

test.each([
  ['en', 'Anna delivers wine in Bremen for 33 M.', /^Anna draws an event: [^.]+\.$/],
  ['de', 'Anna liefert Wein in Bremen für 33 Mio. ab.', /^Anna zieht ein Ereignis: [^.]+\.$/],
] as const)('key moments are whole sentences: %s', async (language, delivery, incident) => {
  const { speak } = await import('@kursbuch/screens/words/index.ts');
  await speak(language);
  const { steps } = screen.game;
  const [card = ''] = title.incidents.keys();
  const delivered = { seat: 0, good: 'wein', city: 'bremen', card: '', pays: 33 };
  steps.value = [
    ...steps.value,
    {
      ...(steps.value.at(-1) as (typeof steps.value)[number]),
      events: [
        { type: 'delivered', ...delivered } as const,
        { type: 'incidentDrawn', seat: 0, card } as const,
      ],
    },
  ];
  const moments = endingOf(screen.game).moments.map(({ text }) => plain(text));
  await speak('en');
  expect(moments).toEqual([delivery, expect.stringMatching(incident)]);
});

describe('what must not be missed', () => {
  const offer = {
    type: 'proposeRate',
    partner: 1,
    side: 'owner',
    kind: 'perTurn',
    amount: 2,
    rounds: 1,
  } as const;

  test('an offer that was declined is told to who made it, until it is read', () => {
    const { told, read } = noticesOf(screen.game);
    screen.act(0, offer);
    expect(told.value).toEqual([]);
    screen.act(1, { type: 'declineOffer', offer: screen.state().offers[0]?.id ?? -1 });
    expect(told.value.map(plain)).toEqual(['Ben declines what Anna offered.']);
    // What one does oneself does not put it away.
    screen.act(0, { type: 'endMovement' });
    expect(told.value).toHaveLength(1);
    read();
    expect(told.value).toEqual([]);
  });

  test('while a hint is read on a narrow screen they wait', () => {
    const { told } = noticesOf(screen.game);
    screen.act(0, offer);
    screen.act(1, { type: 'declineOffer', offer: screen.state().offers[0]?.id ?? -1 });
    screen.game.hinted.value = true;
    expect(told.value).toHaveLength(1);
    (isWide as Signal<boolean>).value = false;
    expect(told.value).toEqual([]);
    screen.game.hinted.value = false;
    expect(told.value).toHaveLength(1);
    (isWide as Signal<boolean>).value = true;
  });

  test('what was agreed is told to who waited for the answer', () => {
    const { told } = noticesOf(screen.game);
    screen.act(0, offer);
    screen.act(1, { type: 'acceptOffer', offer: screen.state().offers[0]?.id ?? -1 });
    expect(told.value.map(plain)).toEqual([expect.stringMatching(/^Agreed: Ben runs on Anna’s track/)]);
  });

  test('an event is told with what it does, whoever has drawn it', () => {
    const { told, more, read } = noticesOf(screen.game);
    read();
    // Somebody lays down all orders until an event lies among the new ones.
    for (let turns = 0; turns < 40 && told.value.length === 0; turns++)
      for (const seat of [0, 1]) screen.act(seat, { type: 'discardHand' });
    expect(told.value[0]).toMatch(/draws an event: .+\. .{40,}/);
    expect(told.value.length).toBeLessThanOrEqual(3);
    expect(more.value).toBeGreaterThanOrEqual(0);
  });
});

test('whoever has spent all that a turn has is not asked to draw', () => {
  screen.act(0, { type: 'endMovement' });
  expect(faceOf(screen.game, 0)).toMatchObject({ headline: 'Draw track' });
  screen.act(0, { type: 'changeTrain', train: 'B12' });
  expect(faceOf(screen.game, 0)).toMatchObject({
    headline: 'Nothing more to draw',
    acts: [{ key: 'pass', tone: 'go' }],
  });
});

test('while the game is played its curves lead to now, not to the end', async () => {
  const { speak } = await import('@kursbuch/screens/words/index.ts');
  await speak('en');
  const { pointName, stopName } = await import('@kursbuch/screens/end/CourseChart.tsx');
  const { points } = endingOf(screen.game);
  expect(stopName(points, points.length - 1)).toBe('now');
  expect(pointName(points, points.length - 1)).toMatch(/, now$/);
  const over = points.map(({ short, isMajor }) => ({ short, isMajor }));
  expect(stopName(over, over.length - 1)).toBe('end');
});

test('purses are said to be hidden while they are', () => {
  const hint = () => endingOf(screen.game).charts.find(({ key }) => key === 'money')?.hint;
  expect(hint()).toBe('yours alone until the end');
});

test('nothing is in yellow before three orders and a city are chosen', async () => {
  const { game } = await screenOf({ isSetUp: false });
  expect(outsetFace(game).acts).toMatchObject([{ key: 'begin', tone: 'alt', off: true }]);
  const plan = choosing(game);
  plan.cards.value = handOf(game.shown.value, 0).slice(0, 3);
  plan.city.value = 'bremen';
  expect(outsetFace(game).acts).toMatchObject([{ key: 'begin', tone: 'go' }]);
});
