/**
 * A hint hangs from the bar: what Steady would do, its two best reasons and what it compared. What it would do lies in the hand
 * meanwhile, so that the table shows where, and what it brings.
 */
import type { Advice } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Shown, ToldAdvice } from '../game/shown.ts';
import { computersUi } from '../words/computers.ts';
import './hint.css';

/** So many reasons are told. */
const REASONS = 2;

interface Given {
  readonly advice: Advice;
  /** In the language of the moment. */
  told(): ToldAdvice;
}

/** What Steady says to a seat after so many steps; undefined while it considers, null if it has nothing to say. */
export function useAdvice(shown: Shown, seat: number | null, at: number): Given | null | undefined {
  const given = useSignal<Given | null | undefined>(undefined);
  const { computers } = shown.game.host;
  useEffect(() => {
    let left = false;
    given.value = undefined;
    if (seat === null || !computers) return undefined;
    void Promise.all([computers.advise(seat, at), shown.advice()])
      .catch(() => [null, null] as const)
      .then(([advice, tell]) => {
        if (!left) given.value = advice && tell ? { advice, told: () => tell(advice, at) } : null;
      });
    return () => {
      left = true;
    };
  }, [shown, seat, at]);
  return given.value;
}

export function Hint({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  const text = computersUi().hint;
  const seat = game.seat.value;
  const given = useAdvice(shown, seat, game.steps.value.length);
  useEffect(() => {
    if (given && seat !== null) void game.choose(seat, given.advice.action);
  }, [given]);
  const close = () => {
    game.letGo();
    game.hinted.value = false;
  };
  const told = given?.told();
  return (
    <section class="hint" aria-label={text.title} aria-live="polite" aria-busy={given === undefined}>
      <h2>
        {text.title} <small>{text.by}</small>
      </h2>
      {told ? <Told told={told} /> : <p class="hint-says">{given === undefined ? text.asking : text.none}</p>}
      <div class="hint-acts">
        <button type="button" class="btn quiet" onClick={close}>
          {text.notNow}
        </button>
        {given && seat !== null && (
          <button type="button" class="btn alt" onClick={() => void game.act(seat, given.advice.action)}>
            {text.doIt}
          </button>
        )}
      </div>
    </section>
  );
}

/** What is advised, why, and beside what. */
export function Told({ told: { action, reasons, compared } }: { readonly told: ToldAdvice }) {
  const text = computersUi().hint;
  return (
    <div class="hint-says">
      <p>
        <b>{capital(action)}.</b> {reasons.length === 0 && text.noReasons}
      </p>
      <ol>
        {reasons.slice(0, REASONS).map((reason, index) => (
          <li key={reason}>
            <i aria-hidden="true">{index + 1}</i> {reason}
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
