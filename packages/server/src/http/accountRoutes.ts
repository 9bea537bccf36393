/** Accounts: an address and a password for whoever wants to be known in other browsers too. */
import { languageFrom } from '../people/letters.ts';
import { nameFrom } from '../people/sessions.ts';
import { Trouble } from '../trouble.ts';
import { giveToken, tokenOf } from './browser.ts';
import { networkOf } from './limits.ts';
import { me } from './peopleRoutes.ts';
import { type App, type House, somebody } from './routes.ts';
import {
  AskingReset,
  Confirming,
  Deleting,
  Export,
  LoggingIn,
  Me,
  NewEmail,
  NewPassword,
  Nothing,
  Problem,
  Registering,
  Resetting,
} from './schemas.ts';
import { tableInfo } from './tableInfo.ts';

/** What a game says no to is nothing that keeps somebody here. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
}

export function accountRoutes(app: App, house: House): void {
  const { store, sessions, accounts, bringingAlong, streams, limits, lobby, hall, isSecure } = house;

  /** A password is tried: not too often from one address, nor at one account. */
  const guess = async (ip: string, account: string): Promise<void> => {
    await limits.guesses.take(networkOf(ip));
    await limits.guesses.take(`account ${account}`);
  };

  app.post(
    '/api/accounts',
    {
      schema: {
        summary: 'Register; a guest stays who he is, anybody else gives a name',
        body: Registering,
        response: { 200: Me, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { name, ...credentials } = request.body;
      accounts.check(credentials);
      if (name !== undefined) nameFrom(name);
      if (request.person?.email) throw new Trouble('registered');
      await limits.accounts.take(networkOf(request.ip));
      const language = languageFrom(request.headers['accept-language']);
      const known = request.person;
      if (!known && (await store.people.byEmail(credentials.email.trim().toLowerCase())))
        throw new Trouble('emailTaken');
      const person = known ?? (await sessions.comeIn(name ?? '')).person;
      const registered = await accounts.register(person, credentials, language);
      giveToken(reply, await sessions.start(person.id, tokenOf(request)), isSecure);
      await streams.cutStrangers();
      return me(registered);
    },
  );

  app.post(
    '/api/logins',
    {
      schema: {
        summary: 'Come in with address and password; a guest of this browser brings seats and games along',
        body: LoggingIn,
        response: { 200: Me, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await guess(request.ip, request.body.email.trim().toLowerCase());
      const person = await accounts.logIn(request.body);
      // A whole club comes in through one address.
      await limits.guesses.giveBack(networkOf(request.ip));
      await bringingAlong.of(request.person, person);
      giveToken(reply, await sessions.start(person.id, tokenOf(request)), isSecure);
      await streams.cutStrangers();
      return me(person);
    },
  );

  app.put(
    '/api/me/password',
    {
      schema: {
        summary: 'Another password; every other browser has to come in anew',
        body: NewPassword,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await guess(request.ip, person.id);
      await accounts.changePassword(person, request.body.old, request.body.password);
      await sessions.endAll(person.id, tokenOf(request));
      await streams.cutStrangers();
      return {};
    },
  );

  app.put(
    '/api/me/email',
    {
      schema: {
        summary: 'Another address, which is asked to confirm itself where the server sends mail',
        body: NewEmail,
        response: { 200: Me, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await guess(request.ip, person.id);
      await limits.accounts.take(networkOf(request.ip));
      const language = languageFrom(request.headers['accept-language']);
      return me(await accounts.changeEmail(person, request.body, language));
    },
  );

  app.post(
    '/api/me/email/confirmation',
    {
      schema: { summary: 'Another letter to confirm my address', response: { 200: Nothing, '4xx': Problem } },
    },
    async (request) => {
      const person = somebody(request);
      await limits.accounts.take(`letters ${person.id}`);
      await accounts.askToConfirm(person, languageFrom(request.headers['accept-language']));
      return {};
    },
  );

  app.post(
    '/api/confirmations',
    {
      schema: {
        summary: 'The link of a letter: the address is mine',
        body: Confirming,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      await limits.guesses.take(networkOf(request.ip));
      await accounts.confirm(request.body.token);
      return {};
    },
  );

  app.post(
    '/api/resets',
    {
      schema: {
        summary: 'A letter with a link to choose a new password, if the address is known',
        body: AskingReset,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      await limits.accounts.take(networkOf(request.ip));
      await limits.accounts.take(`letters ${request.body.email.trim().toLowerCase()}`);
      await accounts.askReset(request.body.email, languageFrom(request.headers['accept-language']));
      return {};
    },
  );

  app.post(
    '/api/resets/answer',
    {
      schema: {
        summary: 'The link of a letter: a new password, and in',
        body: Resetting,
        response: { 200: Me, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await limits.guesses.take(networkOf(request.ip));
      const person = await accounts.reset(request.body.token, request.body.password);
      await bringingAlong.of(request.person, person);
      giveToken(reply, await sessions.start(person.id, tokenOf(request)), isSecure);
      await streams.cutStrangers();
      return me(person);
    },
  );

  app.get(
    '/api/me/export',
    {
      schema: {
        summary: 'Everything that is kept about me',
        response: { 200: Export, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      limits.questions.take(person.id);
      const { id, name, email, created, registered, confirmed } = person;
      const kept = await store.traces.of(id);
      const [tables, logins, passkeys, addresses, wishes] = await Promise.all([
        store.games.of(id, { most: 1e6 }),
        store.people.sessionsOf(id),
        store.keys.of(id),
        store.notices.addressesOf(id),
        store.notices.wishesOf(id),
      ]);
      return {
        person: { id, name, email, created, registered, confirmed },
        sessions: [...logins],
        passkeys: passkeys.map((key) => ({ name: key.name, created: key.created, used: key.used })),
        tables: tables.map((game) => tableInfo(game, id)),
        entries: [...kept.entries],
        messages: [...kept.messages],
        notes: [...kept.notes],
        notices: {
          addresses: [...addresses],
          wishes: [...wishes].map(([table, kinds]) => ({ table, kinds: [...kinds] })),
        },
      };
    },
  );

  app.post(
    '/api/me/deletion',
    {
      schema: {
        summary: 'Delete me: my name stays at tables that have started, without a person',
        body: Deleting,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const person = somebody(request);
      await guess(request.ip, person.id);
      await accounts.mustKnow(person, request.body.password);
      await lobby.leaveAll(person);
      for (const { id, seats } of await store.games.of(person.id, { status: 'running', most: 1e6 }))
        if (seats.some((one) => one.person === person.id))
          // A game that cannot be played on keeps its name without any of this.
          await hall
            .live(id)
            .then((game) => game.leave(person.id, null))
            .catch(unlessBusy);
      await store.people.remove(person.id);
      await streams.cutStrangers();
      giveToken(reply, null, isSecure);
      return {};
    },
  );
}
