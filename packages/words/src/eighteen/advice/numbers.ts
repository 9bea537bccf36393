/** Small numbers as words. */
const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const DE = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const numberEn = (count: number): string => EN[count] ?? String(count);
export const numberDe = (count: number): string => DE[count] ?? String(count);
