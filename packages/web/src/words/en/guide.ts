/** The guide through the first game: six short steps in the real screen. */
export const guide = {
  label: 'First-game guide',
  step: (number: number, of: number) => `${number} of ${of}`,
  next: 'Next',
  skip: 'Skip the guide',
};
