/**
 * The rules of every title as modules, made from docs/rules when the program is built: `virtual:rules` lists them by title and
 * language, each loaded when it is read. A rule that a language has not got yet is given in the first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  firstLanguage,
  forPlayers,
  type Language,
  languages,
  type RuleText,
  readRules,
  rulesFile,
} from '@kursbuch/words';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../docs/rules');
const LIST = 'virtual:rules';

const fileOf = (title: string, language: Language): string => join(FOLDER, rulesFile(title, language));

const titles = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3));

const read = (title: string, language: Language): readonly RuleText[] =>
  existsSync(fileOf(title, language)) ? readRules(readFileSync(fileOf(title, language), 'utf8')) : [];

/** Rulings explain to authors what the rows say to players. */
const isRuling = ({ id }: RuleText): boolean => /-B?R-?\d+$/.test(id);

/** Rules of the program itself, which nobody looks for first. */
const isOwn = ({ id }: RuleText): boolean => /^\w+-0[.-]\d/.test(id);

/** The rules of a title as players read them: those of the book, then those of the program. */
function told(title: string, language: Language): readonly RuleText[] {
  const all = read(title, language).filter((rule) => !isRuling(rule));
  return [...all.filter((rule) => !isOwn(rule)), ...all.filter(isOwn)].map((rule) => ({
    ...rule,
    text: forPlayers(rule.text),
  }));
}

/** The rules in a language, in the order of the first inventory; those not written in it yet are marked. */
export function rulesIn(title: string, language: Language): readonly (RuleText & { lang?: Language })[] {
  const original = told(title, firstLanguage);
  if (language === firstLanguage) return original;
  const own = new Map(told(title, language).map((rule) => [rule.id, rule]));
  const chapters = new Map<string, string>();
  for (const { id, chapter } of original) {
    const found = own.get(id)?.chapter;
    if (found !== undefined && !chapters.has(chapter)) chapters.set(chapter, found);
  }
  return original.map(
    (rule) =>
      own.get(rule.id) ?? {
        ...rule,
        chapter: chapters.get(rule.chapter) ?? rule.chapter,
        lang: firstLanguage,
      },
  );
}

export function rulesPlugin(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      const [, title, language] = id.split('/') as [string, string | undefined, Language | undefined];
      if (title === undefined || language === undefined) {
        const loaders = titles().map((name) => {
          const each = languages.map((one) => `${one}: () => import('${LIST}/${name}/${one}')`);
          return `${JSON.stringify(name)}: { ${each.join(', ')} }`;
        });
        return `export default { ${loaders.join(', ')} };`;
      }
      for (const one of languages) if (existsSync(fileOf(title, one))) this.addWatchFile(fileOf(title, one));
      return `export default ${JSON.stringify(rulesIn(title, language))};`;
    },
  };
}
