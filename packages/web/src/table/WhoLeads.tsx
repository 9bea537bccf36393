/** Who leads, how the game ends and who wins it: one touch from anywhere at the table. */
import type { Explained, Shown } from '@kursbuch/screens/game/shown.ts';
import { isOpponent, type Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { Sign } from '@kursbuch/screens/parts/Sign.tsx';
import { computersUi } from '@kursbuch/screens/words/computers.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SideSheet } from './SideSheet.tsx';
import './whoLeads.css';

/** How a computer player plays. */
function Strength({ player }: { readonly player: Sitter['player'] }) {
  if (!isOpponent(player)) return null;
  const { name, text } = computersUi().strengths[player];
  return (
    <small>
      {name}. {text}
    </small>
  );
}

export function WhoLeads({
  shown,
  close,
  onRule,
}: {
  readonly shown: Shown;
  readonly close: () => void;
  readonly onRule: (rule: string) => void;
}) {
  const text = ui().race;
  const { game } = shown;
  const explained = useSignal<Explained | null>(null);
  useEffect(() => {
    shown.explained().then(
      (known) => {
        explained.value = known;
      },
      // Who leads is said all the same.
      () => {},
    );
  }, [shown]);
  const { counted, runners } = shown.race();
  const isOver = game.shown.value.result !== null;
  const outcome = explained.value?.outcome();
  const title = isOver ? text.titleOver : text.title;
  return (
    <SideSheet label={title} heading={title} close={close}>
      <p class="race-counted">
        {isOver ? text.over(counted) : game.isPast.value ? text.past(counted) : text.now(counted)}
      </p>
      <ol class="race">
        {runners.map(({ seat, place, score, note }) => (
          <li key={seat}>
            <b class="race-place">{place}</b>
            <Sign game={game} seat={seat} />
            <span class="race-name">
              {game.sitter(seat).name}
              {note !== null && <small>{note}</small>}
              <Strength player={game.sitter(seat).player} />
            </span>
            {score === null ? <i>{text.hidden}</i> : <b class="race-score">{score}</b>}
          </li>
        ))}
      </ol>
      {runners.some(({ place }) => place === null) && <p class="race-counted">{text.unknown}</p>}
      {outcome && (
        <section class="race-outcome">
          <h3>{text.ends}</h3>
          <p>{outcome.ends}</p>
          <h3>{text.wins}</h3>
          <p>{outcome.wins}</p>
          <p class="race-rules">
            {outcome.rules.map((rule) => (
              <button key={rule} type="button" onClick={() => onRule(rule)}>
                {rule}
              </button>
            ))}
          </p>
        </section>
      )}
    </SideSheet>
  );
}
