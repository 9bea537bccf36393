/** Our own words for the rules: a rule inventory (docs/rules) taken apart. */
import { firstLanguage, type Language } from './book.ts';

export interface RuleText {
  /** "TITLE-10.0a"; a ruling is "TITLE-R07". */
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('**', ''));

/**
 * The rules of an inventory in its order: every row whose first cell is the number of a rule, under its chapter.
 * Rulings have short numbers there (R07, R-36, BR07); here they are made complete. Their last cell is the ruling.
 */
export function readRules(markdown: string): readonly RuleText[] {
  const rules: RuleText[] = [];
  const title = /^#\s+(\w+)/m.exec(markdown)?.[1] ?? '';
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^##\s+(.*\S)/.exec(line)?.[1];
    if (heading !== undefined) chapter = heading;
    if (!line.startsWith('|')) continue;
    const [id = '', ...cells] = cellsOf(line);
    // Rules are numbered by the title, or by a short form of it.
    const prefix = rules[0]?.id.split('-')[0] ?? title;
    if (/^B?R-?\d+$/.test(id)) rules.push({ id: `${prefix}-${id}`, chapter, text: cells.at(-1) ?? '' });
    else if (/^\w+-[\dA-Z]\S*$/.test(id)) rules.push({ id, chapter, text: cells[0] ?? '' });
  }
  return rules;
}

/** Numbers of rulings, "(R45)", "R-47: ", "(BR07)": they lead authors to the reasons behind a row, players nowhere. */
export const forPlayers = (text: string): string =>
  text
    .replace(/\s*\(B?R-?\d+(?:, B?R-?\d+)*\)/g, '')
    .replace(/[,;:]? B?R-?\d+(?:, B?R-?\d+)*(?=\))/g, '')
    .replace(/\(B?R-?\d+(?:[,:] )/g, '(');

/** Where the rules of a title are written, in the folder of all rules: other languages than the first have a folder there. */
export const rulesFile = (title: string, language: Language): string =>
  language === firstLanguage ? `${title}.md` : `${language}/${title}.md`;
