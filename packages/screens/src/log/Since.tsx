/** What happened since the last turn of whoever is asked; each line leads to its moment. */
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Shown } from '../game/shown.ts';
import { ui } from '../words/index.ts';
import { LineMark } from './LineMark.tsx';
import { sinceLastTurn, sinceView } from './since.ts';
import './since.css';

export function Since({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  const since = useComputed(() => sinceLastTurn(shown)).value;
  const { folded, seen } = sinceView(game);
  const key = since?.key;
  useEffect(() => {
    if (key !== undefined) seen.value = key;
  }, [key]);
  if (!since) return null;
  const text = ui().log.since;
  const isFolded = folded.value === since.key;
  return (
    <section class="since" aria-label={text.title}>
      <button
        type="button"
        class="since-head"
        aria-expanded={!isFolded}
        onClick={() => {
          folded.value = isFolded ? '' : since.key;
        }}
      >
        <i class={isFolded ? 'shut' : ''} />
        {game.persons.length > 1 ? text.titleOf(game.start.players[since.seat] ?? '') : text.title}
        <span>{since.entries.length + since.more}</span>
      </button>
      {!isFolded && (
        <ol>
          {since.entries.map((entry, index) => {
            const line = (
              <>
                <LineMark shown={shown} line={entry} />
                <span>{entry.text}</span>
              </>
            );
            // What the last step brought is on the table: there is no moment of its own to look at.
            const isNow = entry.step + 1 >= game.steps.value.length;
            return (
              <li key={`${entry.step} ${index}`}>
                {isNow ? (
                  <p title={text.isNow}>{line}</p>
                ) : (
                  <button type="button" title={text.look} onClick={() => game.lookAt(entry.step + 1)}>
                    {line}
                  </button>
                )}
              </li>
            );
          })}
          {since.more > 0 && <li class="since-more">{text.more(since.more)}</li>}
        </ol>
      )}
    </section>
  );
}
