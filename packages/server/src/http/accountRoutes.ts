/** Accounts: an address and a password for people who want to be known in other browsers too. */
import { Readable } from 'node:stream';
import { nameFrom } from '../people/sessions.ts';
import type { Person } from '../store/people.ts';
import { Trouble } from '../trouble.ts';
import { languageFrom } from '../words.ts';
import { devicesOf, giveDevice, giveToken } from './browser.ts';
import { exported } from './exported.ts';
import { type Counted, networkAround, placeOf } from './limits.ts';
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

export function accountRoutes(app: App, house: House): void {
  const { store, sessions, accounts, bringingAlong, streams, limits, deletion, isSecure } = house;

  const told = async (person: Person) => me(person, await accounts.asked(person));

  /** Somebody who has come in says his password once more: he alone uses up his tries. */
  const sayAgain = ({ id }: Person): Promise<void> => limits.guesses.take(`person ${id}`);

  /**
   * Whose tries a guess uses up: never those of the account, or anybody could lock anybody out, but those of the address of
   * whoever guesses and of the network around it.
   */
  async function guess(ip: string): Promise<Counted> {
    await limits.guesses.take(placeOf(ip));
    return placeOf(ip);
  }

  /** Where those are used up, a browser with which somebody has come in before has tries of its own, for him alone. */
  async function guessInBrowser(devices: readonly string[], email: string): Promise<Counted> {
    for (const id of devices.length > 0 ? await accounts.idsWith(email) : []) {
      const device = await house.devices.knownTo(devices, id);
      if (device === null) continue;
      await limits.guesses.take(`device ${device}`);
      return `device ${device}`;
    }
    throw new Trouble('tooMuch');
  }

  /**
   * A letter to this mailbox. Whoever asks for many to that of somebody else uses up what his network may ask for, and seldom
   * what its owner may.
   */
  async function letter(email: string, ip: string): Promise<void> {
    await limits.letters.take(email, networkAround(ip));
    await limits.mailboxes.take(email);
  }

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
      if (name !== undefined || !request.person) nameFrom(name ?? '');
      if (request.person?.email ?? request.person?.login) throw new Trouble('registered');
      await limits.accounts.take(placeOf(request.ip));
      const language = languageFrom(request.headers['accept-language']);
      const known = request.person;
      const email = credentials.email.trim().toLowerCase();
      if (house.canMail) await letter(email, request.ip);
      // Whoever chooses a password for an address that nothing confirms learns whether somebody else has both.
      else await guess(request.ip);
      const newcomer = async () => (await sessions.comeIn(name ?? '')).person;
      const registered = await accounts.register(known, credentials, language, newcomer);
      giveToken(reply, await sessions.start(registered.id, request.token), isSecure);
      giveDevice(
        reply,
        await house.devices.remembering(devicesOf(request, isSecure), registered.id),
        isSecure,
      );
      await streams.cutStrangers();
      return told(registered);
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
      const devices = devicesOf(request, isSecure);
      let isKnownBrowser = false;
      const tries = await guess(request.ip).catch((error) => {
        if (!(error instanceof Trouble)) throw error;
        isKnownBrowser = true;
        return guessInBrowser(devices, request.body.email);
      });
      const person = await accounts.logIn(request.body);
      // Others come in with the same address, and theirs it does not open.
      if (isKnownBrowser && (await house.devices.knownTo(devices, person.id)) === null)
        throw new Trouble('wrongLogin');
      // A whole club comes in through one address.
      await limits.guesses.giveBack(tries);
      giveDevice(reply, await house.devices.remembering(devices, person.id), isSecure);
      await bringingAlong.of(request.person, person);
      giveToken(reply, await sessions.start(person.id, request.token), isSecure);
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
      await sayAgain(person);
      // As when an account is made with it.
      if (person.email === null && person.login !== null) await guess(request.ip);
      await accounts.changePassword(person, request.body.old, request.body.password);
      await sessions.endAll(person.id, request.token);
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
      await sayAgain(person);
      await limits.accounts.take(placeOf(request.ip));
      const language = languageFrom(request.headers['accept-language']);
      if (house.canMail) await letter(request.body.email.trim().toLowerCase(), request.ip);
      else await guess(request.ip);
      return told(await accounts.changeEmail(person, request.body, language));
    },
  );

  app.post(
    '/api/me/email/confirmation',
    {
      schema: { summary: 'Another letter to confirm my address', response: { 200: Nothing, '4xx': Problem } },
    },
    async (request) => {
      const person = somebody(request);
      await limits.accounts.take(placeOf(request.ip));
      const language = languageFrom(request.headers['accept-language']);
      // Whoever has named the address of somebody else fills that one's mailbox with it.
      await accounts.askToConfirm(person, language, (email) => letter(email, request.ip));
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
      await limits.guesses.take(placeOf(request.ip));
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
      await limits.accounts.take(placeOf(request.ip));
      await letter(request.body.email.trim().toLowerCase(), request.ip);
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
      await limits.guesses.take(placeOf(request.ip));
      const person = await accounts.reset(request.body.token, request.body.password);
      await bringingAlong.of(request.person, person);
      giveToken(reply, await sessions.start(person.id, request.token), isSecure);
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
    async (request, reply) => {
      const person = somebody(request);
      await limits.exports.take(person.id);
      reply.type('application/json; charset=utf-8');
      // Written as it is read: the schema is for people who read it.
      return reply.send(Readable.from(exported(store, person)) as never);
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
      await sayAgain(person);
      await accounts.mustKnow(person, request.body.password);
      await deletion.of(person);
      house.ratings.forget();
      await streams.cutStrangers();
      giveToken(reply, null, isSecure);
      return {};
    },
  );
}
