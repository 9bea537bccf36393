/** A sentence with the names of people in it, each of which leads to its person's page. */
import { PersonLink } from './PersonLink.tsx';

/** Signs that no name and no sentence has, around the number of a name. */
const [FROM, TO] = ['\uE000', '\uE001'];
const NAMES = new RegExp(`${FROM}(\\d+)${TO}`);

export function Named({
  people,
  say,
}: {
  readonly people: readonly { readonly name: string; readonly person: string | null | undefined }[];
  readonly say: (names: readonly string[]) => string;
}) {
  const parts = say(people.map((_, index) => `${FROM}${index}${TO}`)).split(NAMES);
  return (
    <>
      {parts.map((part, index) => {
        const who = index % 2 === 1 ? people[Number(part)] : undefined;
        return who ? <PersonLink key={part} person={who.person} name={who.name} /> : part;
      })}
    </>
  );
}
