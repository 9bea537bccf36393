/** Words of art, explained where they stand, and all of them together. */
export const glossary = {
  title: 'Words',
  open: 'Words explained',
  search: 'Look for a word',
  found: (count: number) => `${count} found`,
  nothing: 'No such word here.',
  here: 'On the screen now',
  all: 'All words',
  also: (names: string) => `also called ${names}`,
  /** For those who do not point at words. */
  explain: (names: string) => `Explain the words here: ${names}`,
};
