/** A game that cannot be opened: what is wrong, and the ways on. What is saved is never touched. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Failure } from '../host/protocol.ts';
import { titleAside } from '../titles/index.ts';
import './cannotOpen.css';

/** What handles saved games comes with the first that is to be done with one. */
const games = () => import('../host/games.ts');

type Refused = Extract<Failure, { kind: 'refused' }>;

/** There is something to lose that a file would keep. */
const HAS_DATA: readonly Failure['kind'][] = [
  'noSuchTitle',
  'titleNotLoaded',
  'notLoaded',
  'unreadable',
  'newerVersion',
  'refused',
  'broken',
];
/** Another time it may work. */
const MAY_PASS: readonly Failure['kind'][] = [
  'titleNotLoaded',
  'notLoaded',
  'newerVersion',
  'storage',
  'broken',
];

function said(failure: Failure): { readonly head: string; readonly text: string } {
  const all = ui().trouble.cannotOpen;
  switch (failure.kind) {
    case 'refused':
      return failure.index < 0
        ? all.setupRefused
        : { head: all.refused.head(failure.index + 1), text: all.refused.text };
    case 'noSuchTitle':
      return { head: all.noSuchTitle.head, text: all.noSuchTitle.text(failure.title) };
    default:
      return all[failure.kind];
  }
}

function detailOf(failure: Failure): string {
  if (failure.kind === 'unreadable') return `${failure.problem} (${failure.at})`;
  return 'message' in failure ? failure.message : '';
}

/** Without an id it is no game that is missing, but a page. */
export function CannotOpen({ id, failure }: { readonly id: string | null; readonly failure: Failure }) {
  const text = ui().trouble;
  const { head, text: sentence } = said(failure);
  const detail = detailOf(failure);
  const copyFailed = useSignal(false);
  const copy = (game: string, moves: number) =>
    games()
      .then(({ copyGame }) => copyGame(game, moves, text.copyOf(moves)))
      .then(
        (made) => go({ at: 'game', id: made.id }),
        () => {
          copyFailed.value = true;
        },
      );
  useEffect(() => {
    document.title = `${said(failure).head} · Kursbuch`;
  });
  return (
    <main class="cannot-open">
      <a class="word" href={addressOf({ at: 'home' })}>
        Kursbuch
      </a>
      <h1>{head}</h1>
      <p>{sentence}</p>
      {failure.kind === 'refused' && <Why failure={failure} />}
      {detail !== '' && <p class="cannot-open-detail">{text.detail(detail)}</p>}
      {copyFailed.value && <p role="alert">{text.copyFailed}</p>}
      <div class="cannot-open-acts">
        {id !== null && failure.kind === 'refused' && failure.index > 0 && (
          <button type="button" class="btn ink" onClick={() => void copy(id, failure.index)}>
            {text.copyBefore}
          </button>
        )}
        {MAY_PASS.includes(failure.kind) && (
          <button type="button" class="btn ink" onClick={() => location.reload()}>
            {text.tryAgain}
          </button>
        )}
        {id !== null && HAS_DATA.includes(failure.kind) && (
          <button
            type="button"
            class="btn line-btn"
            onClick={() => void games().then(({ exportGame }) => exportGame(id))}
          >
            {text.exportRaw}
          </button>
        )}
        <a class="btn line-btn" href={addressOf({ at: 'home' })}>
          {text.home}
        </a>
      </div>
    </main>
  );
}

/** The rule behind it, as soon as the title is there to say it. */
function Why({ failure: { title, state, refusal } }: { readonly failure: Refused }) {
  const sentence = useSignal('');
  useEffect(() => {
    titleAside(title).then(
      (aside) => {
        sentence.value = aside.refusal(state, refusal);
      },
      // Without the title the heading has to do.
      () => {},
    );
  }, [title, refusal]);
  return sentence.value === '' ? null : <p>{ui().trouble.why(sentence.value)}</p>;
}
