/** The trains as a short line for a corner of the map: where the game is, what comes, and what it ends. */
import { sold } from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { isMetre, rosterOf } from './roster.ts';
import './trains.css';

export function TrainLine({ game }: { readonly game: Game }) {
  const state = game.shown.value;
  const all = rosterOf(game.title, state);
  // The stack most trains belong to, and beside it the one of another gauge.
  const roster = all.filter(({ sides }) => sides[0]?.stack === undefined);
  const beside = all.filter(({ sides }) => sides[0]?.stack !== undefined && isMetre(sides[0]));
  const { trains } = ui().panels;
  const { money, list } = words();
  const next = roster.find(({ kind, scraps }) => scraps.length > 0 && !sold(game.title, state, kind));
  return (
    <section class={`roster ${game.look.trainPlace}`} aria-label={trains.title}>
      <header>
        <h2>{trains.title}</h2>
        {next && <span>{trains.firstScraps(next.kind, list(next.scraps.map(trains.all)))}</span>}
      </header>
      <div class="stacks">
        {[roster, beside].map(
          (stops) =>
            stops.length > 0 && (
              <ol key={stops[0]?.kind} class={stops === beside ? 'metre' : ''}>
                {stops.map((stop) => (
                  <li key={stop.kind} class={stop.state}>
                    <b>{stop.kind}</b>
                    <span>{money(game.title, stop.sides[0]?.price ?? 0)}</span>
                    <small>
                      {stop.state === 'sold'
                        ? stop.isScrapped
                          ? trains.scrappedShort
                          : trains.soldShort
                        : stop.of === null
                          ? trains.endlessShort
                          : trains.left(stop.left)}
                    </small>
                  </li>
                ))}
              </ol>
            ),
        )}
      </div>
    </section>
  );
}
