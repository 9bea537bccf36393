/** Everything that is kept about somebody, as the text of one JSON, part by part: nobody else waits while it is written. */
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { tableInfo } from './tableInfo.ts';

export async function* exported(store: Store, person: Person): AsyncGenerator<string> {
  const { id, name, email, login, created, registered, confirmed } = person;
  const [
    sessions,
    passkeys,
    notes,
    addresses,
    wishes,
    alerts,
    clubs,
    page,
    blocks,
    invitations,
    evenings,
    tournaments,
  ] = await Promise.all([
    store.people.sessionsOf(id),
    store.keys.of(id),
    store.traces.notesOf(id),
    store.notices.addressesOf(id),
    store.notices.wishesOf(id),
    store.alerts.of(id),
    store.clubs.of(id),
    store.pages.pageFor(id),
    store.blocks.of(id),
    store.invitations.about(id),
    store.evenings.answersOf(id),
    store.tournaments.entriesOf(id),
  ]);
  const known = {
    person: { id, name, email: email ?? login, created, registered, confirmed },
    sessions,
    passkeys: passkeys.map((key) => ({ name: key.name, created: key.created, used: key.used })),
    notes,
    page,
    blocks,
    invitations: invitations.map(({ game, name, at, declined, ...one }) => ({
      table: game,
      // Of an invitation to somebody else the name, of his own by whom it came.
      ...(one.inviter === id ? { name } : { by: one.inviter }),
      at,
      declined,
    })),
    notices: {
      addresses,
      wishes: [...wishes].map(([table, kinds]) => ({ table, kinds })),
      alerts,
      hours: await store.notices.hoursOf(id),
    },
    clubs: clubs.map(({ id: club, name: called, role }) => ({ id: club, name: called, role })),
    evenings,
    tournaments,
  };
  yield JSON.stringify(known).slice(0, -1);
  yield* listed('results', resultsOf(store, id));
  yield* listed('tables', tablesOf(store, id));
  yield* listed('entries', store.traces.entriesOf(id));
  yield* listed('messages', store.traces.messagesOf(id));
  yield '}';
}

async function* tablesOf(store: Store, person: string) {
  for await (const game of store.games.pagesOf(person)) yield tableInfo(game, person);
}

async function* resultsOf(store: Store, person: string) {
  for await (const { game: table, person: _, ...result } of store.pages.allFinished(person))
    yield { table, ...result };
}

/** How many characters are handed on at once. */
const PART = 16_384;

/** One more field, a list that is written while it is read. */
async function* listed(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let text = `,${JSON.stringify(name)}:[`;
  let comma = '';
  for await (const item of items) {
    text += comma + JSON.stringify(item);
    comma = ',';
    if (text.length < PART) continue;
    yield text;
    text = '';
  }
  yield `${text}]`;
}
