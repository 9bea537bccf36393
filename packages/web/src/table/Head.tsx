/** The running head: where we are in the game, and the way to everything else. */
import type { RoundState } from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';
import { Icon } from '../parts/Icon.tsx';
import { addressOf } from '../parts/place.ts';
import { type LineStop, RouteLine } from '../parts/RouteLine.tsx';
import { isPhone, isWide } from '../parts/screen.ts';
import { LanguageChoice } from '../parts/settingChoices.tsx';
import { ui, words } from '../words/index.ts';
import { StageTabs } from './StageTabs.tsx';
import type { TableView } from './tableView.ts';

const sameRound = (one: RoundState, other: RoundState): boolean =>
  one.kind === other.kind && one.set === other.set && one.number === other.number;

/** The rounds before, the one being played, and those that are certain to come. */
function roundStops(game: Game): readonly LineStop[] {
  const here = game.shown.value.round;
  const seen: RoundState[] = [game.start.round];
  for (const { events } of game.steps.value.slice(0, game.moment.value ?? undefined))
    for (const event of events) if (event.type === 'roundBegan') seen.push(event.round);
  const past = seen.filter((round) => !sameRound(round, here)).slice(-2);
  const next: RoundState[] = [];
  if (here.kind === 'operating')
    for (let number = here.number + 1; number <= here.of; number++) next.push({ ...here, number });
  if (here.kind === 'privateSale') next.push({ ...here, kind: 'stock' });
  else if (here.kind === 'operating') next.push({ ...here, kind: 'stock', set: here.set + 1, number: 0 });
  const name = (round: RoundState) => words().roundShort(round);
  return [
    ...past.map((round) => ({ key: `past ${name(round)}`, label: name(round), state: 'done' as const })),
    { key: 'now', label: isWide.value ? words().roundName(here) : name(here), state: 'now' as const },
    ...next.slice(0, 2).map((round) => ({ key: name(round), label: name(round), state: 'next' as const })),
  ];
}

export function Head({ game, view }: { readonly game: Game; readonly view: TableView }) {
  const text = ui().table;
  const state = game.shown.value;
  // A view may hide what is in the bank.
  const bank = state.cash.bank;
  return (
    <header class="head table-head">
      {isWide.value && (
        <a class="word" href={addressOf({ at: 'home' })} title={text.home}>
          Kursbuch
        </a>
      )}
      {!isWide.value && (
        <a class="icon" href={addressOf({ at: 'home' })} aria-label={text.home}>
          <Icon name="back" />
        </a>
      )}
      <div class="title">
        <b>{game.title.id}</b>
        <span>{isPhone.value ? words().roundName(state.round) : game.info.name}</span>
      </div>
      {!isPhone.value && <RouteLine stops={roundStops(game)} label={text.rounds} />}
      {isWide.value && <StageTabs view={view} />}
      <div class="right">
        <div class="fact">
          <span>{text.phase}</span>
          <b>{state.phase}</b>
        </div>
        {!isPhone.value && bank !== undefined && (
          <div class="fact">
            <span>{text.bank}</span>
            <b>{state.bankBroken ? text.bankBroken : words().money(game.title, bank)}</b>
          </div>
        )}
        {!isPhone.value && <LanguageChoice label={text.language} short />}
        <button
          type="button"
          class="icon"
          aria-label={text.menu}
          aria-expanded={view.menuOpen.value}
          onClick={() => {
            view.menuOpen.value = true;
          }}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
