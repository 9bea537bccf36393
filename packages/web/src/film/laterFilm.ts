/** The film comes when the page is idle: nobody waits for it. */
import { later } from '@kursbuch/screens/parts/loadLater.tsx';
import { filmUi } from '../words/film.ts';

export const Film = later(async () => {
  await new Promise<void>((idle) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => idle(), { timeout: 1500 })
      : setTimeout(idle, 400),
  );
  const [file] = await Promise.all([import('./Film.tsx'), filmUi.load()]);
  return file.Film;
});
