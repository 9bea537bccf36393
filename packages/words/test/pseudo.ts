/**
 * A language made by machine from another: accents on its letters, brackets around every sentence, a third longer. Figures,
 * abbreviations, placeholders and what a sentence is given (names) stay as they are. Text that is not in brackets was written
 * outside the dictionary; a screen that breaks under it would break in French.
 *
 * It walks over whatever a book of words is made of, without knowing any of it. It stands alone: a browser is given its source.
 */
export function pseudo<T>(words: T): T {
  const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const MARKED = [...'áƀçđéƒĝĥíĵķļṁñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'];
  const LONGER = new Map([...'áéíóúýÁÉÍÓÚÝ'].map((letter, at) => [letter, [...'àèìòùÿàèìòùÿ'][at] ?? '']));
  /** What the program reads itself: of a book its language, of a line what it begins, words to look for or to type. */
  const isData = (key: string, value: unknown): boolean =>
    ['heading', 'otherWords', 'typed'].includes(key) ||
    (['language', 'locale'].includes(key) && typeof value === 'string' && /^[a-z]{2}(-\w+)?$/.test(value));
  /** Sentences inside a sentence, placeholders, what has a figure in it, abbreviations. */
  const KEPT =
    /\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]|\{[^}]*\}|[\p{L}\d&.,'’-]*\d[\p{L}\d%]*|\p{Lu}[\p{Lu}&]+(?!\p{Ll})/gu;

  const marked = (text: string): string => {
    // The brackets count.
    let more = Math.ceil(text.replace(/[^A-Za-z]/g, '').length / 3) - 2;
    return [...text]
      .map((letter) => {
        const other = MARKED[PLAIN.indexOf(letter)] ?? letter;
        const longer = LONGER.get(other);
        return PLAIN.includes(letter) && longer && more-- > 0 ? `${other}${longer}` : other;
      })
      .join('');
  };

  const said = (text: string, given: readonly string[]): string => {
    // Names begin large; small words are what the program calls things.
    const names = given.filter((one) => /[\p{Lu}\d]./u.test(one) && text.includes(one));
    const escaped = names
      .sort((a, b) => b.length - a.length)
      .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const kept = new RegExp([...escaped, KEPT.source].join('|'), 'gu');
    let [from, made, hasWords] = [0, '', false];
    const add = (part: string) => {
      hasWords ||= /[A-Za-z]{2}/.test(part);
      made += marked(part);
    };
    for (const match of text.matchAll(kept)) {
      add(text.slice(from, match.index));
      made += match[0];
      from = match.index + match[0].length;
    }
    add(text.slice(from));
    return hasWords ? `[${made}]` : text;
  };

  /** Texts among what a sentence is made with: names of players and companies, other sentences. */
  const textsIn = (value: unknown, deep = 0): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (deep > 5 || typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.slice(0, 40).flatMap((one) => textsIn(one, deep + 1));
    if ('players' in value) return textsIn(value.players, deep + 1);
    return Object.keys(value).length > 12
      ? []
      : Object.values(value).flatMap((one) => textsIn(one, deep + 1));
  };

  const isPlain = (value: object): boolean => {
    const proto: unknown = Object.getPrototypeOf(value);
    return proto === Object.prototype || proto === null;
  };

  const walk = (value: unknown, given: readonly string[]): unknown => {
    if (typeof value === 'string') return said(value, given);
    if (typeof value === 'function')
      return (...parts: readonly unknown[]) => walk(value(...parts), [...given, ...textsIn(parts)]);
    if (value instanceof Promise) return value.then((one) => walk(one, given));
    if (Array.isArray(value)) return value.map((one) => walk(one, given));
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, isData(key, one) ? one : walk(one, given)]),
    );
  };
  return walk(words, []) as T;
}
