/** How somebody is called where one is chosen of several: of two who look alike each says what tells them apart. */
import { lookAlike } from '@kursbuch/table';

export function toldApart<One extends { readonly id: string; readonly name: string }>(
  one: One,
  all: readonly One[],
  about: (one: One) => string,
): string {
  const alike = all.filter(({ name }) => lookAlike(name, one.name));
  if (alike.length < 2) return one.name;
  const same = alike.filter((other) => about(other) === about(one));
  // Those who played at the same tables have nothing else that tells them apart.
  const number = same.length < 2 ? '' : ` ${1 + same.findIndex(({ id }) => id === one.id)}`;
  return `${one.name}${number} (${about(one)})`;
}
