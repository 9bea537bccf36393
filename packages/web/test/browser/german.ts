/** Is a German screen German? What a person can see or hear, held against words no German sentence has. */
import { eighteenTitles } from '@kursbuch/titles';
import type { Page } from 'playwright-core';
import { loaded } from './positions.ts';

const ENGLISH =
  /\b(the|and|of|for|with|your|you|buys?|sells?|pass(es)?|shares?|trains?|tiles?|stations?|runs?|pays?|prices?|cash|players?|company|companies|stock|rounds?|offer|undo|redo|next|more|lays?|choose|moves?|rules?|left|free|from|track|begins?|worth|gets?|starts|bid|keep|turn|to|by|is|are|has|have|now|not|no|yes|it|this|that|what|who|which|when|may|must)\b/i;

/** Every text of the page, spoken names included, outside of quotations in another language. */
const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const hear = (text: string | null | undefined, element: Element | null) => {
      if (text?.trim() && !element?.closest('[lang=en]:not(html), script, style')) found.add(text.trim());
    };
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description', 'aria-valuetext'])
        hear(element.getAttribute(name), element);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) hear(texts.currentNode.textContent, texts.currentNode.parentElement);
    return [...found];
  });

/** What is called the same in every language: places, companies, privates. */
async function namesOf(titles: readonly string[]): Promise<readonly string[]> {
  const names = ["Melbourne and Hobson's Bay", 'Bank of England', '18xx.games', 'Test table'];
  for (const id of titles) {
    const { title } = await loaded(id);
    names.push(...[...title.board.hexes.values()].flatMap(({ facts }) => facts.name ?? []));
    names.push(...[...title.companies.values(), ...title.privates.values()].map(({ name }) => name));
  }
  return names.sort((one, other) => other.length - one.length);
}

const names = namesOf(eighteenTitles.map(({ id }) => id));
/** So are the numbers of rules. */
const RULE = /\b\d{4}-[A-Z]+-\d+[a-z]?\b/g;

/** The texts of the page that are English. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const known = await names;
  const said = (text: string) =>
    known.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(RULE, ''));
  return (await spoken(page)).filter((text) => ENGLISH.test(text) && ENGLISH.test(said(text)));
}
