/** How people come to a table on a server: one opens it with its options, the others follow his link. */

import type { Setup } from '@kursbuch/table';
import type { TitleEntry } from '@kursbuch/titles';
import { allVoices } from '@kursbuch/titles';
import { frameWords } from '@kursbuch/words';
import type { TableInfo } from '../../src/online/wire.ts';
import type { Person } from './person.ts';

/** The id of the table at which all of them sit. The first reads English, and opens it. */
export async function gather(
  site: string,
  entry: TitleEntry,
  options: Setup['options'],
  people: readonly Person[],
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody came');
  const { page } = host;
  await page.goto(site);
  await host.press(page.getByRole('link', { name: /^Friends elsewhere\?/ }));
  await host.type(page.getByRole('textbox', { name: 'Your name' }), host.name);
  await host.press(page.getByRole('button', { name: 'Come in' }));
  await host.press(page.getByRole('link', { name: 'New table' }).first());
  await host.press(page.getByRole('link', { name: new RegExp(entry.name) }).first());
  await host.press(
    page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: String(people.length) }),
  );
  const said = await frameWords('en');
  await said.loadOptions(allVoices);
  for (const [option, value] of Object.entries(options)) {
    const field = page.getByLabel(said.option(entry.id, option).name);
    if (typeof value === 'boolean') await host.press(field);
    else await host.type(field, String(value));
  }
  await host.press(page.getByRole('button', { name: 'Open the table' }));
  await host.press(page.getByRole('button', { name: 'Copy link' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  for (const person of others) await join(person, link);
  for (const { page } of people) await page.locator('.stage').waitFor();
  return link.split('/').at(-1) ?? '';
}

async function join(person: Person, link: string): Promise<void> {
  const isGerman = person.screen.language === 'de';
  await person.page.goto(link);
  await person.type(
    person.page.getByRole('textbox', { name: isGerman ? 'Dein Name' : 'Your name' }),
    person.name,
  );
  await person.press(person.page.getByRole('button', { name: isGerman ? 'Hinsetzen' : 'Sit down' }));
}

/** The seat of whoever looks. */
export async function seatOf(person: Person, table: string): Promise<number> {
  const { seats, you } = await person.look<TableInfo>(`tables/${table}`);
  const seat = seats.find(({ place }) => place === you)?.seat;
  if (typeof seat !== 'number') throw new Error(`${person.name} has no seat`);
  return seat;
}
