/** Facts are written as one reads them, in lines of text; here is what all of them have in common. */

export interface WrittenLine {
  /** Counted from one, as an editor shows them from where the text begins. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a text that say something. */
export const linesOf = (text: string): readonly WrittenLine[] =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '');

/** Facts are part of the program: a line that cannot be read stops it where it is loaded. */
export function fault(line: WrittenLine, problem: string): never {
  throw new Error(`line ${line.number} ("${line.text.trim()}"): ${problem}`);
}

/** The parts of a line: what stands between its commas. */
export const partsOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

/** The words of a part: what stands between its spaces. */
export const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

export function numberIn(line: WrittenLine, word: string | undefined): number {
  return word && /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : fault(line, `"${word ?? ''}" is no number`);
}
