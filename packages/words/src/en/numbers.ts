/** Small numbers as words. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const number = (count: number): string => NUMBERS[count] ?? String(count);
