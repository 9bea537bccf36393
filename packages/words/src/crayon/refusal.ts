/** Why not, in words. */
import type { CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { Refusal } from '@kursbuch/table';
import { capital } from '../figures.ts';
import { found } from '../frame/createFrame.ts';
import type { Figures, FrameWords } from '../types.ts';
import type { Catalogue, ReasonWords, Said } from './catalogue.ts';
import type { Names } from './types.ts';

export function refusalInWords(
  frame: FrameWords,
  { reasons, noReason }: Catalogue,
  names: Names & Figures,
  title: CrayonTitle,
  state: CrayonState | null,
  { reason, params }: Refusal,
): string {
  const words = found<ReasonWords>(reasons, reason) ?? noReason;
  if (typeof words === 'string') return words;
  const text = (name: string): string => String(params[name] ?? '');
  const number = (name: string): number => Number(params[name] ?? 0);
  const player = (seat: number): string => state?.players[seat] ?? String(seat);
  const said: Said = {
    text,
    count: number,
    number: (name) => names.number(number(name)),
    sum: (name) => names.sum(number(name)),
    steps: (name) => names.steps(number(name)),
    city: (name) => names.cityName(title, text(name)),
    good: (name) => names.good(title, text(name)),
    place: (name) => names.place(title, number(name)),
    train: (name) => names.trainName(title, text(name)),
    incident: (name) => names.incidentName(title, text(name)),
    player: (name) => player(number(name)),
    players: (name) => names.list([params[name] ?? []].flat().map((seat) => player(Number(seat)))),
    option: (name) => frame.option(title.id, text(name)).name,
  };
  return capital(words(said));
}
