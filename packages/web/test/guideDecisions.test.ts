/** The kinds of decisions the guide waits for, held against those that whole games really ask people for. */
import { playersOf } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import type { SeatAsked, TitleGuide } from '@kursbuch/screens/eighteen/game/titleGuide.ts';
import { type Action, isRefusal, Room, type Seat, type Table, type TableState } from '@kursbuch/table';
import { eighteenTitles, titleNamed } from '@kursbuch/titles';
import { expect, test, vi } from 'vitest';
import { table1889 } from '../../titles/1889/test/table1889.ts';
import { expectedOf } from '../../titles/test/expected.ts';

// There is no screen under Node.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('location', { search: '', hash: '' });

/** Three people play as the calm player would, so that the room asks them what it asks people; `ask` hears every question. */
async function playThrough(id: string, ask: (seat: Seat, state: TableState) => void): Promise<void> {
  const loaded = await titleNamed(id)?.load();
  if (!loaded) throw new Error(`no title ${id}`);
  const calm = (await playersOf(loaded)).find(({ name }) => name === 'calm');
  const table = loaded.table as unknown as Table<TableState, Action, never>;
  const setup = { players: ['Anna', 'Ben', 'Chiara'], seed: 'guide', options: {} };
  const start = table.setup(setup);
  if (isRefusal(start) || !calm) throw new Error('no table');
  const room = new Room(table, setup, start);
  const players = start.players.map((_, seat) => calm.sit(seat));
  while (room.state.result === null) {
    const [seat = 0] = room.waiting;
    const { view, seed } = room.asked(seat);
    ask(seat, view);
    const action = players[seat]?.choose(view, table.choices(view, seat), seed, { spend: () => true });
    if (!action) throw new Error(`${id}: nobody has a choice`);
    expect(room.act(seat, action, room.length)).toBeNull();
  }
}

const everywhere = (kinds: readonly ReadonlySet<string>[]): readonly string[] =>
  [...(kinds[0] ?? [])].filter((kind) => kinds.every((one) => one.has(kind)));

test.each(eighteenTitles.map(({ id }) => id))(
  '%s: what the guide waits for is what everybody is asked, and everything that is asked has a topic',
  async (id) => {
    const [{ DECISIONS, topicOf }, { say }, { words }, { guide }, { laterDecisions: later }] =
      await Promise.all([
        import('@kursbuch/screens/eighteen/guide/topics.ts'),
        import('@kursbuch/screens/eighteen/guide/words.ts'),
        import('@kursbuch/screens/eighteen/words/index.ts'),
        import(`../../titles/${id}/screen/guide.ts`) as Promise<{ readonly guide: TitleGuide }>,
        expectedOf(id),
      ]);
    await Promise.all([say.load(), words.load()]);
    const loaded = await titleNamed(id)?.load();
    if (loaded?.family !== 'eighteen') throw new Error(`no guide for ${id}`);
    const kinds = [0, 1, 2].map(() => new Set<string>());
    const untaught = new Set<string>();
    await playThrough(id, (seat, state) => {
      const kind = state.agenda.at(-1)?.kind ?? '';
      if (kinds[seat]?.has(kind)) return;
      kinds[seat]?.add(kind);
      if (guide.tasks?.[kind]) return;
      const asking = { title: loaded.title, state: state as EighteenState, seat, offers: [] };
      if (topicOf(asking, kind, undefined).id.startsWith('else')) untaught.add(kind);
    });
    expect([...untaught]).toEqual([]);
    const known = Object.keys(loaded.table.game.tasks);
    expect(Object.keys(guide.tasks ?? {}).filter((kind) => !known.includes(kind))).toEqual([]);
    const listed = [...guide.decisions, ...DECISIONS];
    // None is invented: the guide would never hand over.
    expect(everywhere(kinds)).toEqual(expect.arrayContaining(listed));
    // None is missing: the guide would have said that all was met.
    expect(everywhere(kinds).filter((kind) => !listed.includes(kind) && !later.includes(kind))).toEqual([]);
    // What may come later does come.
    expect(later.filter((kind) => !kinds.some((one) => one.has(kind)))).toEqual([]);
  },
);

test('nobody is told that he might still sell who cannot', async () => {
  const [{ topicOf }, { say }, { words }] = await Promise.all([
    import('@kursbuch/screens/eighteen/guide/topics.ts'),
    import('@kursbuch/screens/eighteen/guide/words.ts'),
    import('@kursbuch/screens/eighteen/words/index.ts'),
  ]);
  await Promise.all([say.load(), words.load()]);
  const loaded = await titleNamed('1889')?.load();
  if (loaded?.family !== 'eighteen') throw new Error('no 1889');
  const { title, table } = loaded;
  /** The owner of Dougo Railway is asked after his purchase, though nothing is sold in the first stock round. */
  const ending = (set: number): string => {
    const { state } = table1889()
      .private('DR', 0)
      .par('AR', 65)
      .shares(1, 'AR', 20)
      .stockRound({ set })
      .do(0, { type: 'buyShare', company: 'AR', from: 'offer' });
    const offers = table.choices(state, 0).filter(({ type }) => type === 'one') as SeatAsked['offers'];
    return topicOf({ title, state, seat: 0, offers }, 'stockTurn', { type: 'pass' }).said.text;
  };
  expect([/still sell/.test(ending(1)), /still sell/.test(ending(2))]).toEqual([false, true]);
});

test('benelux: what the guide waits for is what everybody is asked', async () => {
  const [{ DECISIONS, topicName }, { decisionOf }] = await Promise.all([
    import('@kursbuch/screens/crayon/guide/topics.ts'),
    import('@kursbuch/screens/crayon/decisions/decisionOf.ts'),
  ]);
  const kinds = [0, 1, 2].map(() => new Set<string>());
  const roundOf = (state: TableState): number => (state as TableState & { readonly round: number }).round;
  await playThrough('benelux', (seat, state) => {
    const decision = decisionOf(state);
    if (decision !== 'none') kinds[seat]?.add(topicName(decision, roundOf(state)));
  });
  expect(everywhere(kinds).toSorted()).toEqual([...DECISIONS].toSorted());
});
