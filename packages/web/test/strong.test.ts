import { plain, stopped, strong } from '@kursbuch/words';
import { expect, test } from 'vitest';

test('a line ends in one full stop, also where its last word is bold and has one', () => {
  expect(plain(stopped('9 of 9 steps'))).toBe('9 of 9 steps.');
  expect(plain(stopped(`danach ${strong('6 Mio.')}`))).toBe('danach 6 Mio.');
});
