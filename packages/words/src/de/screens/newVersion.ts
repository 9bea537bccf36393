import type { newVersion as english } from '../../en/screens/newVersion.ts';

export const newVersion: typeof english = {
  is: 'Es gibt eine neue Fassung von Kursbuch.',
  load: 'Neu laden',
  later: 'Später',
};
