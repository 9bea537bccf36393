import { initialsOf, signsOf as signsAmong } from '@kursbuch/screens/parts/Sign.tsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const signsOf = (players: readonly string[], shortNames?: ReadonlySet<string>) =>
  players.map((_, seat) =>
    initialsOf(
      {
        start: { players },
        sitter: (one) => ({ name: players[one] ?? '', colour: one + 1 }),
        ...(shortNames && { shortNames }),
      },
      seat,
    ),
  );

test('a sign is the initial, or two letters where several would be alike', () => {
  expect(signsOf(['Anna', 'Ben'])).toEqual(['A', 'B']);
  expect(signsOf(['Anna', 'Ada', 'Ben'])).toEqual(['An', 'Ad', 'B']);
  expect(signsOf(['Player 1', 'Player 2'])).toEqual(['P1', 'P2']);
});

test('no sign of a player is the short name of a private', () => {
  const privates = new Set(['P1', 'P2', 'P3', 'A']);
  expect(signsOf(['Player 1', 'Player 2', 'Player 8'], privates)).toEqual(['1', '2', 'P8']);
  expect(signsOf(['Ada', 'Ben'], privates)).toEqual(['Ad', 'B']);
  expect(signsOf(['Ben', 'A'], privates)).toEqual(['B', '2']);
});

test('the signs of a table are told apart, whatever the names are', () => {
  expect(signsAmong(['Otto', 'Steady', 'Steady 2', 'Steady 3'])).toEqual(['O', 'Sy', 'S2', 'S3']);
  expect(signsAmong(['Jo', 'Jo A', 'Jo B'])).toEqual(['Jo', 'JA', 'JB']);
  const name = fc.oneof(
    fc.constantFrom('Sam', 'Sammy', 'Sa m', 'S', 's', '2', 'S2', 'Steady', 'Steady 2', 'Östen', '李', '👩'),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 7 }), (names) => {
      const signs = signsAmong(names);
      expect(new Set(signs).size).toBe(names.length);
      for (const sign of signs) expect([...sign].length).toBeOneOf([1, 2]);
    }),
  );
});
