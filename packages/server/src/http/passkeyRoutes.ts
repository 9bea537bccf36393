/** Passkeys: made and used in two steps, between which a browser asks its owner. */
import type { FastifyRequest } from 'fastify';
import type { Site } from '../people/passkeys.ts';
import { giveToken } from './browser.ts';
import { placeOf } from './limits.ts';
import { me } from './peopleRoutes.ts';
import { type App, type House, somebody } from './routes.ts';
import {
  Me,
  NewPasskey,
  PasskeyList,
  PasskeyLogin,
  PasskeyOptions,
  PasskeyParams,
  Problem,
} from './schemas.ts';

/** Where a browser thinks it is: the public address, or the one it has asked at. */
function siteOf({ host }: Pick<FastifyRequest, 'host'>, publicUrl: URL | null): Site {
  if (publicUrl) return { domain: publicUrl.hostname, origins: [publicUrl.origin] };
  const domain = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : 'localhost';
  return { domain, origins: [`http://${host}`, `https://${host}`] };
}

export function passkeyRoutes(
  app: App,
  { store, sessions, passkeys, bringingAlong, streams, limits, publicUrl, isSecure }: House,
): void {
  const listed = async (person: string) => ({
    passkeys: (await store.keys.of(person)).map(({ id, name, created, used }) => ({
      id,
      name,
      created,
      used,
    })),
  });

  app.get(
    '/api/me/passkeys',
    { schema: { summary: 'My passkeys', response: { 200: PasskeyList, '4xx': Problem } } },
    async (request) => listed(somebody(request).id),
  );

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        summary: 'What a browser needs to make a passkey for me',
        response: { 200: PasskeyOptions, '4xx': Problem },
      },
    },
    async (request) => ({ options: await passkeys.begin(somebody(request), siteOf(request, publicUrl)) }),
  );

  app.post(
    '/api/me/passkeys',
    {
      schema: {
        summary: 'Keep a passkey that was made; whoever has one is no guest any more',
        body: NewPasskey,
        response: { 200: PasskeyList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { response, name } = request.body;
      await passkeys.add(person, response, name, siteOf(request, publicUrl));
      return listed(person.id);
    },
  );

  app.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        summary: 'Forget a passkey; the last way in is kept',
        params: PasskeyParams,
        response: { 200: PasskeyList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await passkeys.remove(person, request.params.passkey);
      return listed(person.id);
    },
  );

  app.post(
    '/api/logins/passkey/options',
    {
      schema: {
        summary: 'What a browser needs to come in with a passkey',
        response: { 200: PasskeyOptions, '4xx': Problem },
      },
    },
    async (request) => {
      await limits.guesses.take(placeOf(request.ip), 'passkeys');
      return { options: await passkeys.ask(siteOf(request, publicUrl)) };
    },
  );

  app.post(
    '/api/logins/passkey',
    {
      schema: {
        summary: 'Come in with a passkey',
        body: PasskeyLogin,
        response: { 200: Me, '4xx': Problem },
      },
    },
    async (request, reply) => {
      await limits.guesses.take(placeOf(request.ip));
      const person = await passkeys.logIn(request.body.response, siteOf(request, publicUrl));
      await limits.guesses.giveBack(placeOf(request.ip));
      await limits.guesses.giveBack(placeOf(request.ip), 'passkeys');
      await bringingAlong.of(request.person, person);
      giveToken(reply, await sessions.start(person.id, request.token), isSecure);
      await streams.cutStrangers();
      return me(person);
    },
  );
}
