/** Asking the operators to look at something. */
import { properName } from '@kursbuch/table';
import type { Static } from 'typebox';
import type { NewReport } from '../store/reports.ts';
import { Trouble } from '../trouble.ts';
import { placeOf } from './limits.ts';
import { Reporting } from './operatorSchemas.ts';
import { type App, type House, somebody } from './routes.ts';
import { Nothing, Problem } from './schemas.ts';

/** What is said about it, in characters. */
const LONGEST_WORDS = 300;

type Meant = Omit<NewReport, 'kind' | 'at' | 'words' | 'reporter'>;

export function reportRoutes(app: App, house: House): void {
  const { store, hall, limits, clubs, evenings, tournaments, streams } = house;

  app.post(
    '/api/reports',
    {
      schema: {
        summary: 'Ask the operators to look at a line of talk, a name, a table, a club or a tournament',
        body: Reporting,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: reporter } = somebody(request);
      const { body } = request;
      const meant = await what(body, reporter);
      if (meant.person === reporter) throw new Trouble('ownReport');
      await limits.reports.take(reporter);
      // A new guest each time still has the same address.
      await limits.reports.take(placeOf(request.ip));
      const words = properName(body.words, LONGEST_WORDS);
      await store.reports.add({ ...meant, kind: body.kind, reporter, words, at: Date.now() });
      return {};
    },
  );

  /** What is meant, as somebody finds it who may see it. */
  async function what(body: Static<typeof Reporting>, reporter: string): Promise<Meant> {
    switch (body.kind) {
      case 'club': {
        const { role } = await clubs.seen(body.club, reporter);
        if (role === 'organiser') throw new Trouble('ownReport');
        return { club: body.club };
      }
      case 'season':
        await clubs.mustLook(body.club, reporter);
        await clubs.season(body.club, body.season);
        return { club: body.club, season: body.season };
      case 'evening':
        await clubs.asMember(body.club, reporter);
        await evenings.of(body.club, body.evening);
        return { club: body.club, evening: body.evening };
      case 'tournament': {
        const { isOrganiser } = await tournaments.seen(body.tournament, reporter);
        if (isOrganiser) throw new Trouble('ownReport');
        return { tournament: body.tournament };
      }
      default:
        return atTable(body, reporter);
    }
  }

  async function atTable(
    body: Extract<Static<typeof Reporting>, { table: string }>,
    reporter: string,
  ): Promise<Meant> {
    const game = body.table;
    // Whoever may not find it learns nothing of it here either.
    if (!(await streams.mayFollow(game, reporter))) throw new Trouble('noTable');
    const { seats } = await hall.kept(game);
    switch (body.kind) {
      case 'talk': {
        const said = await store.talk.line(game, body.line);
        if (!said || said.removed !== null) throw new Trouble('noLine');
        return { game, person: said.person, line: body.line };
      }
      case 'name': {
        const sitting = seats.find((one) => one.place === body.place);
        if (!sitting?.person) throw new Trouble('noSeat');
        return { game, person: sitting.person, line: body.place };
      }
      case 'table':
        return { game };
    }
  }
}
