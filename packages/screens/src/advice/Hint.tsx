/**
 * A hint: what Steady would do, its two best reasons and what it compared. What it would do lies in the hand meanwhile, so that
 * the table shows where, and what it brings. It has a place of its own, covers nothing of that, and folds to a line.
 */

import { capital, stopped } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Shown, ShownAdvice } from '../game/shown.ts';
import { Icon } from '../parts/Icon.tsx';
import { marksOf, reasonMarks } from '../parts/map/reasonMarks.ts';
import { computersUi } from '../words/computers.ts';
import './hint.css';
import { useAdvice } from './useAdvice.ts';

/** So many reasons are told. */
const REASONS = 2;

export function Hint({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  const text = computersUi().hint;
  const { value: steps } = game.steps;
  // In the past: what was decided next, if somebody of this screen did.
  const at = game.isPast.value ? (game.moment.value ?? 0) : steps.length;
  const decided = steps[at];
  const isOwn = decided !== undefined && game.persons.includes(decided.seat);
  const seat = decided ? (isOwn ? decided.seat : null) : game.seat.value;
  const given = useAdvice(shown, seat, at);
  const isFolded = useSignal(false);
  useEffect(() => {
    if (given && seat !== null && !decided) void game.choose(seat, given.advice.action);
  }, [given]);
  // The places of the reasons are on the map as long as they are told.
  useEffect(() => {
    const marks = reasonMarks(game);
    marks.value = marksOf(given?.told().places.slice(0, REASONS) ?? []);
    return () => {
      marks.value = [];
    };
  }, [given]);
  const close = () => {
    game.letGo();
    game.hinted.value = false;
  };
  const told = given?.told();
  const done =
    decided?.action && given ? given.told({ action: decided.action, reasons: [], compared: [] }) : null;
  // Nobody is asked any more.
  if (!decided && seat === null) return null;
  const fold = isFolded.value ? text.open : text.fold;
  return (
    <section
      class={`advice${isFolded.value ? ' is-folded' : ''}`}
      aria-label={text.title}
      aria-live="polite"
      aria-busy={seat !== null && given === undefined}
    >
      <header>
        <h2>
          {text.title} {!(isFolded.value && told) && <small>{text.by}</small>}
        </h2>
        {isFolded.value && told && <b>{stopped(capital(told.action))}</b>}
        <button
          type="button"
          class="icon"
          aria-expanded={!isFolded.value}
          aria-label={fold}
          title={fold}
          onClick={() => {
            isFolded.value = !isFolded.value;
          }}
        >
          <Icon name={isFolded.value ? 'up' : 'down'} size={18} />
        </button>
      </header>
      {isFolded.value ? null : told ? (
        <AdviceTold told={told} />
      ) : (
        <p class="hint-says">
          {seat === null ? text.notYours : given === undefined ? text.asking : text.none}
        </p>
      )}
      {!isFolded.value && done && told && (
        <p class="hint-done">
          {done.action === told.action ? text.same : text.done(game.sitter(seat ?? 0).name, done.action)}
        </p>
      )}
      {!isFolded.value && (
        <div class="hint-acts">
          <button type="button" class="btn quiet" onClick={close}>
            {decided ? text.close : text.notNow}
          </button>
          {given && seat !== null && !decided && (
            <button type="button" class="btn alt" onClick={() => void game.act(seat, given.advice.action)}>
              {text.doIt}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What is advised, why, and beside what. */
function AdviceTold({ told: { action, reasons, places, compared } }: { readonly told: ShownAdvice }) {
  const text = computersUi().hint;
  return (
    <div class="hint-says">
      <p>
        <b>{stopped(capital(action))}</b> {reasons.length === 0 && text.noReasons}
      </p>
      <ol>
        {reasons.slice(0, REASONS).map((reason, index) => (
          <li key={reason}>
            <i class={places[index]?.length ? 'on-map' : ''} aria-hidden="true">
              {index + 1}
            </i>{' '}
            {reason}
          </li>
        ))}
      </ol>
      {compared.length > 1 && (
        <details>
          <summary>{text.compared}</summary>
          <table class="tt">
            <thead>
              <tr>
                <th scope="col">{text.choice}</th>
                <th scope="col">{text.worth}</th>
              </tr>
            </thead>
            <tbody>
              {compared.map((one, index) => (
                <tr key={one.action} class={index === 0 ? 'now' : ''}>
                  <td>{capital(one.action)}</td>
                  <td>{one.worth}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="hint-note">{text.honest}</p>
        </details>
      )}
    </div>
  );
}
