/** Names of players: as long as a line has room for, and none that could be taken for another. */

/** In characters as people count them. */
export const LONGEST_NAME = 20;

/** No name needs more, and a file may bring anything. */
const LONGEST_TEXT = 1000;
/** In UTF-8, for each character a name may have: a sign joined of others can take thirty. */
const BYTES_EACH = 5;

/** Signs that are drawn as one, with what joins and colours them. */
const JOINED = '\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?';
/** What nobody sees, or what turns the writing round; joined signs are kept whole. */
const UNSEEN = new RegExp(
  `(${JOINED}(?:\\u200d${JOINED}){0,6})|[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
);
const SPACES = /[\p{Z}\t-\r]+/gu;
/** More accents than any language puts on a letter: they would reach into other lines. */
const PILES = /(\p{M}{3})\p{M}+/gu;

/** What a text takes in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The beginning of a text: this many characters as people count them, and no more bytes than these usually take. */
export function cutName(text: string, longest = LONGEST_NAME): string {
  let [kept, count, bytes] = ['', 0, 0];
  for (const { segment } of new Intl.Segmenter('en').segment(text.slice(0, LONGEST_TEXT))) {
    bytes += bytesOf(segment);
    if (count++ === longest || bytes > longest * BYTES_EACH) break;
    kept += segment;
  }
  return kept;
}

/** The name in a text: without what cannot be seen, and not longer than names are. Perhaps nothing is left. */
export function properName(text: string, longest = LONGEST_NAME): string {
  const seen = text
    .slice(0, LONGEST_TEXT)
    .replace(SPACES, ' ')
    .replace(UNSEEN, (_, joined: string = '') => joined)
    .normalize('NFC')
    .replace(PILES, '$1');
  return cutName(seen.replace(SPACES, ' ').trim(), longest).trim();
}

/** What a table is called, in characters. */
export const LONGEST_TABLE_NAME = 40;

/** "Thursday table" is followed by "Thursday table 2". */
export function nextName(name: string): string {
  const [, base = name, last = '1'] = /^(.*\S) (\d{1,6})$/.exec(name) ?? [];
  const number = ` ${Number(last) + 1}`;
  return `${cutName(base, LONGEST_TABLE_NAME - number.length).trim()}${number}`;
}

/** Letters of other alphabets, and the Latin ones they look like. */
const FOREIGN =
  'АВЕЅІЈКМНОРСТУҮХԚԜЬасԁеһіјӏӀорԛѕѵԝхуүΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχıɑɡՕՏՍօոսհցզᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const LATIN =
  'ABESIJKMHOPCTYYXQWbacdehijllopqsvwxyyABEZHIKMNOPTYXayikvopuxiagOSUonuhgqABCDEHIJKLMPRSTVWZABCDEFGHIJKLMNOPRSTUVWYZ';
const LIKENESS: ReadonlyMap<string, string> = new Map(
  Array.from(FOREIGN, (letter, index) => [letter, LATIN[index] ?? letter]),
);

/** Lists compare each name with all others: so many glances are remembered. */
const MOST_GLANCES = 1000;
const glances = new Map<string, string>();

/** What is left of a name at a quick glance. */
function glance(name: string): string {
  const known = glances.get(name);
  if (known !== undefined) return known;
  if (glances.size >= MOST_GLANCES) glances.clear();
  const seen = glanceAt(name);
  glances.set(name, seen);
  return seen;
}

const glanceAt = (name: string): string =>
  Array.from(properName(name).normalize('NFKD'), (letter) => LIKENESS.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

export const lookAlike = (one: string, other: string): boolean => glance(one) === glance(other);

/** Many names beside each other: of those that look alike all but the first get a number. However many are alike, each is looked at once. */
export function namesApart(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const alike = glanceAt(name);
    let [own, seen] = [name, alike];
    for (let n = numbers.get(alike) ?? 2; taken.has(seen); n++) {
      own = `${cutName(name, LONGEST_NAME - 1 - String(n).length).trim()} ${n}`;
      seen = glanceAt(own);
      numbers.set(alike, n + 1);
    }
    taken.add(seen);
    return own;
  });
}

/**
 * The names of a record as somebody could have typed them. Of two that look alike the second gets a number; a name
 * that is there twice stays, and the table refuses it.
 */
export function properNames(texts: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const [seat, text] of texts.entries()) {
    const name = properName(text);
    const isTaken = (one: string) => one !== '' && names.some((other) => lookAlike(one, other));
    let own = name;
    for (let n = 2; texts.indexOf(text) === seat && isTaken(own); n++)
      own = `${cutName(name, LONGEST_NAME - 1 - String(n).length).trim()} ${n}`;
    names.push(own);
  }
  return names;
}
