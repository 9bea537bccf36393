/** What the client says to a server and hears from it is what the server says of itself; and chance is reckoned alike. */
import { chanceProblem } from '@kursbuch/server/chance';
import fc from 'fast-check';
import type { Static } from 'typebox';
import { expect, test } from 'vitest';
import type * as schemas from '../../server/src/http/schemas.ts';
import { commitmentTo, hashOfSeed, seedFrom } from '../../server/src/tables/chance.ts';
import { checkChance } from '../src/online/chance.ts';
import type { Message, NewTable, OnlineRecord, TableInfo } from '../src/online/wire.ts';

/** Compiles only while everything the server sends can be read so, and takes what the client sends. */
type Fits<Given extends Taken, Taken> = Given;
export type Sent = [
  Fits<Static<typeof schemas.TableInfo>, TableInfo>,
  Fits<Static<typeof schemas.Message>, Message>,
  Fits<Static<typeof schemas.SeenRecord>['chance'], OnlineRecord['chance']>,
  Fits<NewTable, Readonly<Static<typeof schemas.NewTable>>>,
];

test('the page finds the same right and wrong with a seed as the server does', async () => {
  const text = fc.string({ minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.array(text, { maxLength: 4 }),
      fc.constantFrom('none', 'commitment', 'seed', 'seedHash', 'played', 'secret'),
      async (secret, contributions, wrong) => {
        const seed = seedFrom(secret, contributions);
        const right = {
          commitment: commitmentTo(secret),
          contributions,
          seedHash: hashOfSeed(seed),
          secret,
          seed,
        };
        const chance = {
          ...right,
          ...(wrong === 'commitment' && { commitment: commitmentTo(`${secret}!`) }),
          ...(wrong === 'seed' && { seed: `${seed}0` }),
          ...(wrong === 'seedHash' && { seedHash: hashOfSeed(`${seed}0`) }),
          ...(wrong === 'secret' && { secret: null }),
        };
        const played = wrong === 'played' ? 'another' : seed;
        expect(await checkChance(chance, played)).toBe(chanceProblem(chance, played) ?? 'right');
        expect(await checkChance(right, seed)).toBe('right');
      },
    ),
    { numRuns: 60 },
  );
});
