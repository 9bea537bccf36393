/** What titles of crayon games are shown with: the door of the family. Their screens import nothing deeper. */
export type { TermRules } from '../game/shown.ts';
export type { Pictogram } from './board/pictogram.tsx';
export { crayon } from './family.tsx';
export type { RuleCases } from './game/look.ts';
