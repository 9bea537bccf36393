/** Visit the operators to look at something. */
import { properName } from '@kursbuch/table';
import { Trouble } from '../trouble.ts';
import { networkOf } from './limits.ts';
import { Reporting } from './operatorSchemas.ts';
import { type App, type House, somebody } from './routes.ts';
import { Nothing, Problem } from './schemas.ts';

/** What is said about it, in characters. */
const LONGEST_WORDS = 300;

export function reportRoutes(app: App, { store, hall, limits }: House): void {
  app.post(
    '/api/reports',
    {
      schema: {
        summary: 'Ask the operators to look at a line of talk, a name or a table',
        body: Reporting,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: reporter } = somebody(request);
      const { body } = request;
      const { seats } = await hall.kept(body.table);
      const { person, line } = await meant(body, seats);
      if (person === reporter) throw new Trouble('ownReport');
      await limits.reports.take(reporter);
      // A new guest each time still has the same address.
      await limits.reports.take(networkOf(request.ip));
      const words = properName(body.words, LONGEST_WORDS);
      const { kind, table: game } = body;
      await store.reports.add({ kind, game, line, person, reporter, words, at: Date.now() });
      return {};
    },
  );

  async function meant(
    body: { readonly kind: string; readonly table: string; readonly line?: number; readonly place?: number },
    seats: readonly { readonly place: number; readonly person: string | null }[],
  ): Promise<{ readonly person: string | null; readonly line: number | null }> {
    if (body.line !== undefined) {
      const said = await store.talk.line(body.table, body.line);
      if (!said || said.removed !== null) throw new Trouble('noLine');
      return { person: said.person, line: body.line };
    }
    if (body.place === undefined) return { person: null, line: null };
    const sitting = seats.find((one) => one.place === body.place);
    if (!sitting?.person) throw new Trouble('noSeat');
    return { person: sitting.person, line: body.place };
  }
}
