/** A line for a channel, in the form that Discord and Slack take. */
import type { Posting } from './reach.ts';

export interface Line {
  readonly text: string;
  /** Null: nobody knows from outside where this server is. */
  readonly link: string | null;
}

/** What somebody calls himself or his table is not to call everybody, or to look like a link. */
const plainForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const plainForDiscord = (text: string): string => text.replace(/[\\`*_~|<>@#:[\]()]/g, (sign) => `\\${sign}`);

export function webhookPosting({ text, link }: Line, { hostname }: URL): Posting {
  const behind = link === null ? '' : `\n${link}`;
  const slack = { text: plainForSlack(text) + behind };
  // Nobody is called by it, whatever it says.
  const discord = { content: plainForDiscord(text) + behind, allowed_mentions: { parse: [] } };
  const isDiscord = /(^|\.)discord(app)?\.com$/.test(hostname);
  const isSlack = /(^|\.)slack\.com$/.test(hostname);
  // What speaks like one of them takes what it knows.
  const body = isDiscord ? discord : isSlack ? slack : { ...discord, ...slack };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
