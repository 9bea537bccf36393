/** The last lines of the log, for the side panel. */
import { useComputed } from '@preact/signals';
import type { Shown } from '../game/shown.ts';
import { ui } from '../words/index.ts';
import { LineMark } from './LineMark.tsx';
import { lastEntries } from './lines.ts';
import { Since } from './Since.tsx';
import { sinceLastTurn } from './since.ts';
import './log.css';

const COUNT = 6;

export function LogTail({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  const entries = useComputed(() =>
    lastEntries(shown, game.moment.value ?? game.steps.value.length, COUNT).slice(-COUNT),
  ).value;
  const isNews = useComputed(() => sinceLastTurn(shown) !== null).value;
  return (
    <>
      {isNews && <Since shown={shown} />}
      <section class="sec log-tail" aria-label={ui().log.title}>
        <ol class="stream">
          {entries.map((entry, index) => (
            <li
              key={`${entry.step} ${index - entries.length}`}
              class={entry.heading ? `head-${entry.heading}` : ''}
            >
              {!entry.heading && <LineMark shown={shown} line={entry} />}
              <span>{entry.text}</span>
            </li>
          ))}
          {entries.length === 0 && <li class="dim">{ui().log.empty}</li>}
        </ol>
      </section>
    </>
  );
}
