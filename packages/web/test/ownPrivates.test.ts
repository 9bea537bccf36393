/** One's own private and one's own company: how the bar offers the sale, and what one press of Enter agrees to. */
import './told/page.ts';
import type { EighteenAction, EighteenEvent, EighteenState, EighteenTable } from '@kursbuch/eighteen';
import { draftActs, openActs } from '@kursbuch/screens/eighteen/bar/acts.ts';
import { isBesides } from '@kursbuch/screens/eighteen/decisions/index.ts';
import { askedOf } from '@kursbuch/screens/eighteen/game/asked.ts';
import { firstAmount } from '@kursbuch/screens/eighteen/game/form.ts';
import { type Game, type Offer, ranges } from '@kursbuch/screens/eighteen/game/game.ts';
import { table as table30 } from '@kursbuch/titles/1830';
import { table as table48 } from '@kursbuch/titles/1848';
import { describe, expect, test } from 'vitest';
import { P1, P2, table1830 } from '../../titles/1830/test/table1830.ts';
import { table1848 } from '../../titles/1848/test/table1848.ts';
import { screenOf } from './told/screen.ts';

const tables: Readonly<Record<string, EighteenTable>> = { 1830: table30, 1848: table48 };

/** The table of Anna's screen in this position. */
async function screen({ state }: { readonly state: EighteenState }, language: 'en' | 'de' = 'en') {
  const at = await screenOf<EighteenState, EighteenAction, EighteenEvent>(state.title);
  await at.speak(language);
  const { game } = await at.open(tables[state.title] as EighteenTable, state, P1);
  return game as unknown as Game;
}

/** The buttons of the bar, and what stands behind "More". */
function barOf(game: Game) {
  const offers = game.ownOffers.value;
  const asked = askedOf(game.title, game.now.value, P1, offers);
  const besides = offers.filter((offer) => isBesides(game, asked.kind, offer));
  return { acts: openActs(game, asked, P1, offers), besides: besides.map(sold) };
}
const sold = (offer: Offer) =>
  offer.type !== 'many' && offer.action.type === 'requestPrivate' ? offer.action.private : null;

const plain = (label: string) => label.replaceAll('\u00a0', ' ');

/** Press the button that sells: what is in the hand then, and what the yellow button does with Enter. */
async function pressed(game: Game, private_: string) {
  const sells = barOf(game).acts.filter(({ label }) => /^Sell /.test(label) && label.includes(private_));
  expect(sells).toHaveLength(1);
  sells[0]?.run();
  await expect.poll(() => game.draft.value?.action.type).toBe('requestPrivate');
  const go = draftActs(game, false).filter(({ tone }) => tone === 'go');
  expect(go.map(({ key, keyName }) => [key, keyName])).toEqual([['confirm', 'Enter']]);
  return {
    button: plain(sells[0]?.label ?? ''),
    action: game.draft.value?.action,
    go: plain(go[0]?.label ?? ''),
  };
}

describe.each(['track', 'trains'] as const)('in the step %s', (step) => {
  test('1830: at twice its face where the treasury has that much', async () => {
    const play = table1830()
      .phase('3')
      .company('PRR', P1, { cash: 500 })
      .train('PRR', '3')
      .private('D&H', P1);
    expect(await pressed(await screen(play.atStep('PRR', step)), 'D&H')).toEqual({
      button: 'Sell D&H to PRR, $140',
      action: { type: 'requestPrivate', private: 'D&H', price: 140 },
      go: 'Buy D&H, $140',
    });
  });

  test('1848: at the printed maximum, or for all there is', async () => {
    const with_ = (cash: number) =>
      table1848()
        .phase('3')
        .company('VR', P1, { cash })
        .train('VR', '3')
        .private('P4', P1)
        .atStep('VR', step);
    const rich = await pressed(await screen(with_(400)), 'P4');
    expect([rich.button, rich.action]).toEqual([
      'Sell P4 to VR, £220',
      { type: 'requestPrivate', private: 'P4', price: 220 },
    ]);
    const poor = await pressed(await screen(with_(130)), 'P4');
    expect(poor.action).toMatchObject({ price: 130 });
  });
});

test('1830: for all there is where the treasury has less', async () => {
  const play = table1830().phase('3').company('PRR', P1, { cash: 90 }).train('PRR', '3').private('D&H', P1);
  const { action } = await pressed(await screen(play.atStep('PRR', 'track')), 'D&H');
  expect(action).toMatchObject({ price: 90 });
});

test('1830: what a train costs that the company must buy stays in the treasury', async () => {
  const without = table1830()
    .phase('3')
    .company('PRR', P1, { cash: 250 })
    .tile('H10', '57', 1)
    .private('D&H', P1)
    .atStep('PRR', 'trains');
  without.refuses(P1, { type: 'pass' }, 'mustOwnTrain');
  const { action } = await pressed(await screen(without), 'D&H');
  // The cheapest train of phase 3 costs 180.
  expect(action).toEqual({ type: 'requestPrivate', private: 'D&H', price: 70 });
});

test('only one’s own stands in the bar: others are asked behind “More”', async () => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '3')
    .private('D&H', P1)
    .private('M&H', P2)
    .atStep('PRR', 'track');
  const { acts, besides } = barOf(await screen(play));
  expect(acts.filter(({ label }) => /^Sell /.test(label)).map(({ label }) => plain(label))).toEqual([
    'Sell D&H to PRR, $140',
  ]);
  expect(besides).toContain('M&H');
  expect(besides).not.toContain('D&H');
  const german = barOf(await screen(play, 'de')).acts.map(({ label }) => plain(label));
  expect(german).toContain('D&H an PRR verkaufen, 140 $');
});

test('where the end of the turn asks for it the same price lies ready', async () => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '3')
    .private('D&H', P1)
    .private('M&H', P2)
    .atStep('PRR', 'privates');
  const game = await screen(play);
  const first = ranges(game.ownOffers.value, 'requestPrivate').map(
    (offer) =>
      [(offer.action as { readonly private: string }).private, firstAmount(game, P1, offer)] as const,
  );
  expect(Object.fromEntries(first)).toEqual({ 'D&H': 140, 'M&H': 110 });
});
