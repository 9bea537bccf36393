/** A new version of the program. */
export const newVersion = {
  is: 'There is a new version of Kursbuch.',
  load: 'Reload',
  later: 'Later',
};
