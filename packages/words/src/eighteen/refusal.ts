/** Why not, in words: the template that fits, its words filled in. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import type { Params, Refusal } from '@kursbuch/table';
import { capital } from '../figures.ts';
import { found } from '../frame/createFrame.ts';
import type { FrameWords } from '../types.ts';
import type { Catalogue, Names, Template, TitleWords } from './catalogue.ts';

/** Parameters that are money. */
const MONEY: ReadonlySet<string> = new Set([
  'cost',
  'cash',
  'price',
  'min',
  'max',
  'floor',
  'revenue',
  'best',
  'more',
  'cheapest',
  'needed',
  'allowed',
]);

/** Words in braces; a percent sign in them asks for percent: "{limit%}". */
const BRACES = /\{(\w+)(%?)\}/g;

/** Words that are always known, or made from a parameter; `one` is the least a train costs. */
const MADE: Readonly<Record<string, string | undefined>> = { one: undefined, aKind: 'kind' };

/** Reasons of the moment: the action itself may be fine at another one. */
const MOMENTS: ReadonlySet<string> = new Set(['notNow', 'stepOver']);

/** The parameters a template needs. */
export const parametersOf = (template: string): readonly string[] =>
  [...template.matchAll(BRACES)].flatMap(([, name = '']) => (name in MADE ? (MADE[name] ?? []) : name));

export function refusalInWords(
  frame: FrameWords,
  catalogue: Catalogue,
  names: Names,
  own: TitleWords | undefined,
  title: Title,
  state: EighteenState | null,
  refusal: Refusal,
): string {
  const { reason, params } = refusal;
  const template =
    found(own?.reasons, reason) ?? found<Template>(catalogue.reasons, reason) ?? catalogue.noReason;
  const all = typeof template === 'string' ? [template] : template;
  const known = (one: string) => parametersOf(one).every((name) => params[name] !== undefined);
  const text = all.find(known) ?? catalogue.noReason;
  const why = capital(
    text.replace(BRACES, (_, name: string, percent: string) =>
      percent
        ? names.percent(Number(params[name]))
        : word(frame, catalogue, names, title, state, name, params),
    ),
  );
  if (!MOMENTS.has(reason) || !state) return why;
  const place =
    found(own?.belongs, String(params.action)) ?? found<string>(catalogue.belongs, String(params.action));
  return [place ?? why, ...meanwhile(catalogue, names, title, state)].join(' ');
}

/** What goes on instead of what was tried. */
function meanwhile(
  { meanwhile, steps }: Catalogue,
  names: Names,
  title: Title,
  state: EighteenState,
): readonly string[] {
  const top = state.agenda.at(-1);
  if (!top) return [];
  const { seat, company } = top as { readonly seat?: unknown; readonly company?: unknown };
  const speaker = typeof company === 'string' ? title.operating.speaker(state, company) : null;
  const named = speaker === null ? '' : ` (${names.nameOf(state, speaker)})`;
  const who =
    typeof company === 'string'
      ? `${company}${named}`
      : typeof seat === 'number'
        ? names.nameOf(state, seat)
        : null;
  return [meanwhile(names.roundName(state.round), who, found(steps, top.kind) ?? null)];
}

function word(
  frame: FrameWords,
  { params: words }: Catalogue,
  names: Names,
  title: Title,
  state: EighteenState | null,
  name: string,
  params: Params,
): string {
  const value = params[MADE[name] ?? name] ?? '';
  const text = String(value);
  const kind = state?.trains.find(({ id }) => id === text)?.kind;
  switch (name) {
    case 'one':
      return names.money(title, Number(params.least ?? 1));
    case 'aKind':
      return names.aTrain(text);
    case 'kind':
    case 'old':
      return names.trainName(text);
    case 'train':
    case 'other':
      return kind === undefined ? text : names.trainName(kind);
    case 'waiting':
      return names.list([value].flat().map((seat) => state?.players[Number(seat)] ?? String(seat)));
    case 'hex':
    case 'side':
      return names.hexName(title, text);
    case 'stop':
      return text.includes(':') ? names.placeName(title, text) : text;
    case 'from':
      return text === 'offer' || text === 'pool' || text === 'treasury' ? words.from[text] : text;
    case 'colour':
      return words.colour(text);
    case 'option':
      return frame.option(title.id, text).name;
  }
  if (MONEY.has(name)) return names.either([value].flat().map((sum) => names.money(title, Number(sum))));
  return typeof value === 'number'
    ? names.number(value)
    : Array.isArray(value)
      ? names.list(value.map(String))
      : text;
}
