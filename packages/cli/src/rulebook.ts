/** Our own words for a rule, from docs/rules, where the file is present. */
import { readFileSync } from 'node:fs';
import { firstLanguage, forPlayers, type Language, readRules, rulesFile } from '@kursbuch/words';

const texts = new Map<string, ReadonlyMap<string, string>>();

/** The rules of a file under docs/rules, by number. */
function rulesIn(file: string): ReadonlyMap<string, string> {
  let rules = texts.get(file);
  if (!rules) {
    try {
      const markdown = readFileSync(new URL(`../../../docs/rules/${file}`, import.meta.url), 'utf8');
      rules = new Map(readRules(markdown).map(({ id, text }) => [id, forPlayers(text)]));
    } catch {
      rules = new Map();
    }
    texts.set(file, rules);
  }
  return rules;
}

/** The text of a rule such as "TITLE-10.0a", in English where another language has none; undefined if we have none at all. */
export function ruleText(
  title: string,
  rule: string,
  language: Language = firstLanguage,
): string | undefined {
  return rulesIn(rulesFile(title, language)).get(rule) ?? rulesIn(rulesFile(title, firstLanguage)).get(rule);
}
