/** Small numbers as words. */
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const number = (count: number): string => NUMBERS[count] ?? String(count);
