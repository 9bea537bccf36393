/** An invalid contract that nobody checked: what is wrong with it, and what each answer means. */

import { Chip, type Game, TrayPart, words } from '@kursbuch/screens/eighteen';
import { isWide } from '@kursbuch/screens/frame';
import type { Seat } from '@kursbuch/table';
import { faultsOf, ownOf, type PardonTask, sharesTaken } from '../rules/index.ts';
import { cityName } from './sheet.ts';
import { own } from './words.ts';
import './turn.css';

export function PardonVote({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = own();
  const state = game.now.value;
  const task = state.agenda.at(-1);
  if (task?.kind !== 'pardon') return null;
  const { culprit } = task as PardonTask;
  const { name } = game.sitter(culprit);
  const { bond = 0, cities } = ownOf(state).contracts[culprit] ?? {};
  // Shown when its last city was joined.
  const shown = cities ?? [];
  const faults = faultsOf(state, { bond, cities: shown }, sharesTaken(state, culprit));
  const why = (
    <>
      <p>
        {text.pardonCities(
          shown.map((city) => cityName(game, city)).join(', '),
          words().money(game.title, bond),
        )}
      </p>
      <ul class="pardon-faults">
        {faults.map((fault) => (
          <li key={fault}>{text.faults[fault]}</li>
        ))}
      </ul>
    </>
  );
  return (
    <TrayPart title={text.pardonTitle(name)}>
      {isWide.value && why}
      <div class="two-ways">
        <Chip game={game} seat={seat} action={{ type: 'pardon', pardons: true }} class="two-way">
          <strong>{text.pardons}</strong>
          <span>{text.pardonsText}</span>
        </Chip>
        <Chip game={game} seat={seat} action={{ type: 'pardon', pardons: false }} class="two-way">
          <strong>{text.condemns}</strong>
          <span>{text.condemnsText(name)}</span>
        </Chip>
      </div>
      {/* In the hand the answers come first. */}
      {!isWide.value && why}
    </TrayPart>
  );
}
