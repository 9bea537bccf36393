/** The last lines of the log, for the side panel. */
import { useComputed } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { ui } from '../words/index.ts';
import { LineMark } from './LineMark.tsx';
import { lastEntries } from './lines.ts';
import './log.css';

const COUNT = 6;

export function LogTail({ game }: { readonly game: Game }) {
  const entries = useComputed(() =>
    lastEntries(game, game.moment.value ?? game.steps.value.length, COUNT).slice(-COUNT),
  ).value;
  return (
    <section class="sec log-tail" aria-label={ui().panels.log.title}>
      <ol class="stream">
        {entries.map((entry, index) => (
          <li
            key={`${entry.step} ${index - entries.length}`}
            class={entry.heading ? `head-${entry.heading}` : ''}
          >
            {!entry.heading && <LineMark game={game} line={entry} />}
            <span>{entry.text}</span>
          </li>
        ))}
        {entries.length === 0 && <li class="dim">{ui().panels.log.empty}</li>}
      </ol>
    </section>
  );
}
