/** Games of random players, as public games are read: out to the site's form, and back to the same table. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { recordOf, type Setup } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { exportPublic, importPublic, type PublicGame, publicGame, readPublicRecord } from '../src/index.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];

/** What is on the table: papers by their holder, whichever of equal ones moved first, and nothing a declined deal leaves. */
const tableOf = ({ certificates, agenda, secrets, ...rest }: EighteenState) => ({
  ...rest,
  waits: agenda.map(({ kind }) => kind),
  certificates: Object.entries(certificates).map(([company, papers]) => [
    company,
    papers.map(({ percent, director, holder }) => `${holder} ${percent} ${director}`).sort(),
  ]),
});

/** The titles that the public site plays too. */
const published = eighteenTitles.filter(({ presets }) => 'publicRecords' in presets);

describe.each(published.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test.each([0, 1, 2])('a whole game goes out and comes back (%d)', async (number) => {
    const loaded = await entry.load();
    const game = (await publicGame(loaded)) as PublicGame;
    const players = NAMES.slice(0, entry.players.min + number);
    const options = { ...entry.presets.publicRecords, drawSeats: false } as Setup['options'];
    const setup: Setup = { players, seed: `${number}`, options };
    const start = loaded.table.setup(setup) as EighteenState;
    const player = randomPlayer(await eighteenHabits(loaded), setup.seed);
    const { actions, state } = playWholeGame(loaded.table, start, player, { seed: setup.seed });
    const file = exportPublic(game, recordOf(id, setup, actions));
    if ('problem' in file) throw new Error(`${file.problem} (${file.at})`);
    const record = readPublicRecord(JSON.parse(JSON.stringify(file)));
    if ('problem' in record) throw new Error(`${record.problem} (${record.at})`);
    const back = importPublic(game, record);
    if ('problem' in back) throw new Error(`${back.problem} (${back.at})`);
    expect(tableOf(back.state)).toEqual(tableOf(state));
    expect(file.status === 'finished').toBe(state.result !== null);
  });
});
