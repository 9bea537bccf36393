/** The rules beside the table. */
export const rules = {
  title: (title: string) => `Rules of ${title}`,
  which: 'Rules or words',
  search: 'Words or a number',
  found: (count: number) => `${count} found`,
  nothing: 'No rule has all these words.',
  also: 'Also found',
  sameChapter: 'In the same chapter',
  all: 'All rules',
  now: 'For what is decided now',
  here: 'Here:',
  unknown: (id: string) => `There is no rule ${id} in the list.`,
  close: 'Close the rules',
};
