/** German: what there is of it, and where each part is loaded from. */
import type { Dictionary } from '../dictionary.ts';

export const de: Dictionary = {
  name: 'Deutsch',
  locale: 'de',
  notLoaded: 'Kursbuch lädt nicht. Prüfe die Verbindung.',
  frame: () => import('./frame.ts'),
  eighteen: {
    speech: () => import('./eighteen/index.ts'),
    advice: () => import('./eighteen/advice.ts'),
    standing: () => import('./eighteen/standing.ts'),
  },
  crayon: {
    speech: () => import('./crayon/index.ts'),
    advice: () => import('./crayon/advice.ts'),
  },
  screens: {
    frame: () => import('./screens/index.ts'),
    computers: () => import('./screens/computers.ts'),
    eighteen: {
      table: () => import('./screens/eighteen/index.ts'),
      board: () => import('./screens/eighteen/board.ts'),
      stock: () => import('./screens/eighteen/stock.ts'),
      tray: () => import('./screens/eighteen/tray.ts'),
      guide: () => import('./screens/eighteen/guide.ts'),
      puzzle: () => import('./screens/eighteen/puzzle.ts'),
      glossary: () => import('./screens/eighteen/glossary.ts'),
      otherWords: () => import('./screens/eighteen/otherWords.ts'),
    },
    crayon: {
      table: () => import('./screens/crayon/index.ts'),
      map: () => import('./screens/crayon/map.ts'),
      hand: () => import('./screens/crayon/hand.ts'),
      guide: () => import('./screens/crayon/guide.ts'),
      puzzle: () => import('./screens/crayon/puzzle.ts'),
      glossary: () => import('./screens/crayon/glossary.ts'),
      otherWords: () => import('./screens/crayon/otherWords.ts'),
    },
  },
  web: {
    home: () => import('./web/home.ts'),
    online: () => import('./web/online.ts'),
    operator: () => import('./web/operator.ts'),
    clubs: () => import('./web/clubs.ts'),
    film: () => import('./web/film.ts'),
    learn: () => import('./web/learn.ts'),
    puzzle: () => import('./web/puzzle.ts'),
  },
  terminal: {
    frame: () => import('./terminal/index.ts'),
    eighteen: () => import('./terminal/eighteen.ts'),
    crayon: () => import('./terminal/crayon.ts'),
  },
  server: () => import('./server.ts'),
};
