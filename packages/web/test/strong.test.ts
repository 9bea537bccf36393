import { expect, test } from 'vitest';
import { plain, stopped, strong } from '../src/parts/strong.tsx';

test('a line ends in one full stop, also where its last word is bold and has one', () => {
  expect(plain(stopped('9 of 9 steps'))).toBe('9 of 9 steps.');
  expect(plain(stopped(`danach ${strong('6 Mio.')}`))).toBe('danach 6 Mio.');
});
