/** Our own words for a rule, from docs/rules, where the file is present. */
import { readFileSync } from 'node:fs';

const texts = new Map<string, string>();

function rulesOf(title: string): string {
  let text = texts.get(title);
  if (text === undefined) {
    try {
      text = readFileSync(new URL(`../../../docs/rules/${title}.md`, import.meta.url), 'utf8');
    } catch {
      text = '';
    }
    texts.set(title, text);
  }
  return text;
}

/** The text of a rule such as "1830-10.0a"; undefined if we have none. */
export function ruleText(title: string, rule: string): string | undefined {
  const row = rulesOf(title)
    .split('\n')
    .find((line) => line.startsWith(`| ${rule} |`));
  return row?.split(/(?<!\\)\|/)[2]?.trim();
}
