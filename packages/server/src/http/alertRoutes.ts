/** Of which tables that others open somebody wants to hear. */
import { randomBytes } from 'node:crypto';
import { titleNamed } from '@kursbuch/titles';
import { MOST_ALERTS } from '../store/alerts.ts';
import type { Person } from '../store/people.ts';
import { Trouble } from '../trouble.ts';
import { type App, type House, somebody } from './routes.ts';
import { AlertList, AlertParams, NewAlert, Problem } from './schemas.ts';

export function alertRoutes(app: App, { store }: House): void {
  const alertsOf = async ({ id: person }: Person) => ({
    alerts: (await store.alerts.of(person)).map(({ id, title, pace, language, wanted }) => ({
      ...{ id, title, pace, language, wanted },
    })),
  });

  app.get(
    '/api/me/alerts',
    {
      schema: {
        summary: 'Of which tables that others open I hear',
        response: { 200: AlertList, '4xx': Problem },
      },
    },
    async (request) => alertsOf(somebody(request)),
  );

  app.post(
    '/api/me/alerts',
    {
      schema: {
        summary: 'Tell me when somebody opens a table like this; what is left out may be anything',
        body: NewAlert,
        response: { 200: AlertList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { title = null, pace = null, language = null, wanted = null } = request.body;
      if (title !== null && !titleNamed(title)) throw new Trouble('noTitle');
      const id = randomBytes(12).toString('base64url');
      const alert = { id, person: person.id, title, pace, language, wanted, created: Date.now() };
      if (!(await store.alerts.add(alert, MOST_ALERTS))) throw new Trouble('manyAlerts');
      return alertsOf(person);
    },
  );

  app.delete(
    '/api/me/alerts/:alert',
    {
      schema: {
        summary: 'Tell me of those no longer',
        params: AlertParams,
        response: { 200: AlertList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      if (!(await store.alerts.remove(person.id, request.params.alert))) throw new Trouble('noAlert');
      return alertsOf(person);
    },
  );
}
