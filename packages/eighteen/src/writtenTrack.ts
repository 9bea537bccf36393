/**
 * Stops and track in words, on a hex as on a tile:
 *
 *     town 10: 0 3            a town of 10 with track to the edges 0 and 3
 *     2-slot city 30: 0 1     a city with two circles; without a number it has one
 *     offboard 30/40/50/60    what it is worth by the colour of the phase: yellow, green, brown, gray
 *     offboard 30/40/50/60 train D 90   what trains of this kind count there instead
 *     city 60 at 2.5: 2 3     drawn towards an edge (or corner, in halves) or `at center`
 *     town 10 port small: 0   a harbour; `hidden` has its value not printed
 *     0-3 0-4                 track from edge to edge; s0-s1 joins the first stop to the second
 *     junction: 0 2 4         track that meets in the middle without a stop
 *
 * `standard`, `metre` and `dual` are the gauge of all track that follows in the line. Track is kept in the order it is written in.
 */
import type { Edge, PathEnd, PathFacts, PhaseValues, StopFacts, TrackGauge, Value } from './types.ts';
import { fault, numberIn, type WrittenLine, wordsOf } from './writtenLines.ts';

/** What is drawn on a hex or a tile, while it is read. */
export interface Drawing {
  readonly stops: StopFacts[];
  readonly paths: PathFacts[];
  gauge?: TrackGauge;
}

const STOP = /^(?:(\d+)-slot )?(city|town|offboard)\b(.*)$/;
const PIECE = /^([0-5]|s\d)-([0-5]|s\d)$/;

const isGauge = (word: string | undefined): word is TrackGauge =>
  word === 'standard' || word === 'metre' || word === 'dual';

export function edgeIn(line: WrittenLine, word: string): Edge {
  return /^[0-5]$/.test(word) ? Number(word) : fault(line, `"${word}" is no edge: they are 0 to 5`);
}

/** Adds what a part of a line draws; false if it is about something else. */
export function readTrack(line: WrittenLine, part: string, drawing: Drawing): boolean {
  const [head = '', arms] = part.split(':').map((side) => side.trim());
  const stop = STOP.exec(head);
  if (stop) {
    drawing.stops.push(stopIn(line, stop));
    readArms(line, arms, `s${drawing.stops.length - 1}`, drawing);
    return true;
  }
  if (head === 'junction') {
    readArms(line, arms, 'j', drawing);
    return true;
  }
  const words = wordsOf(head);
  if (!isGauge(words[0]) && !PIECE.test(words[0] ?? '')) return false;
  for (const word of words) {
    const [, from = '', to = ''] = PIECE.exec(word) ?? [];
    if (isGauge(word)) drawing.gauge = word;
    else if (from && to) lay(drawing, endIn(from), endIn(to));
    else fault(line, `"${word}" is no track: 0-3 is, or s0-s1`);
  }
  return true;
}

function readArms(line: WrittenLine, arms: string | undefined, to: PathEnd, drawing: Drawing): void {
  for (const word of wordsOf(arms ?? ''))
    if (isGauge(word)) drawing.gauge = word;
    else lay(drawing, edgeIn(line, word), to);
}

const endIn = (word: string): PathEnd => (word.startsWith('s') ? `s${Number(word.slice(1))}` : Number(word));

function lay({ paths, gauge }: Drawing, from: PathEnd, to: PathEnd): void {
  paths.push(gauge ? [from, to, gauge] : [from, to]);
}

/** Track that was written must lead to stops that are there. */
export function checkTrack(line: WrittenLine, { stops, paths }: Drawing): void {
  for (const end of paths.flat())
    if (end !== undefined && /^s\d/.test(`${end}`) && !stops[Number(`${end}`.slice(1))])
      fault(line, `there is no stop ${end}`);
}

function stopIn(line: WrittenLine, [, slots, kind, rest = '']: RegExpExecArray): StopFacts {
  if (slots && kind !== 'city') fault(line, `a ${kind} has no slots`);
  const [first, ...more] = wordsOf(rest);
  const isValued = first !== undefined && /^\d/.test(first);
  const words = isValued ? more : wordsOf(rest);
  const stop = { kind: kind as StopFacts['kind'], revenue: isValued ? valueIn(line, first) : 0 };
  const city = kind === 'city' ? { ...stop, slots: Number(slots ?? 1) } : stop;
  return words.length > 0 ? { ...city, ...marksIn(line, words, stop.revenue) } : city;
}

function valueIn(line: WrittenLine, word: string): Value {
  const values = word.split('/').map((value) => numberIn(line, value));
  const [yellow = 0, green = 0, brown = 0, gray = 0] = values;
  if (values.length === 1) return yellow;
  return values.length === 4
    ? { yellow, green, brown, gray }
    : fault(line, `"${word}" is no value: one number, or four for yellow, green, brown and gray`);
}

/** One value in every phase is still one by phase where trains differ. */
const byPhase = (value: Value): PhaseValues =>
  typeof value === 'number' ? { yellow: value, green: value, brown: value, gray: value } : value;

function marksIn(line: WrittenLine, words: readonly string[], revenue: Value): Partial<StopFacts> {
  let marks: Partial<StopFacts> = {};
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === 'hidden') marks = { ...marks, hideValue: true };
    else if (word === 'at') {
      const place = words[++at];
      marks = { ...marks, loc: place === 'center' ? place : numberIn(line, place) };
    } else if (word === 'train') {
      const [kind = '', worth] = [words[++at], words[++at]];
      const values = byPhase(marks.revenue ?? revenue);
      const byTrain = { ...values.byTrain, [kind]: numberIn(line, worth) };
      marks = { ...marks, revenue: { ...values, byTrain } };
    } else if (word === 'port') {
      const size = words[++at];
      if (size !== 'small' && size !== 'large') fault(line, `a port is small or large, not "${size ?? ''}"`);
      marks = { ...marks, port: size };
    } else fault(line, `"${word}" says nothing of a stop`);
  }
  return marks;
}
