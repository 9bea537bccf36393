/** What the machine has looked at and found, as lines to print. */
import { blind, type Finding, type Tally } from './machine.ts';

const number = (value: number): string => value.toLocaleString('en');

export function linesOf(title: string, tally: Tally): readonly string[] {
  const { games, steps, saw, heard, findings } = tally;
  const width = Math.max(...Object.keys(saw).map((name) => name.length));
  const sentences = Object.entries(heard).map(([language, count]) => `${number(count)} ${language}`);
  return [
    `${title}: ${number(games)} games, ${number(steps)} actions, sentences read: ${sentences.join(', ')}`,
    ...Object.entries(saw).map(([name, count]) => `  ${name.padEnd(width)}  ${number(count)}`),
    ...blind(tally).map((name) => `  LOOKED AT NOTHING: ${name}`),
    ...findings.map(toldOf),
  ];
}

export const toldOf = ({ check, title, seed, step, said, truth }: Finding): string =>
  `  ${check}\n    ${title}, seed ${seed}, step ${step}\n    said:  ${said}\n    truth: ${truth}`;
