/** The titles to choose from for a new table, one of them chosen. A phone shows that one, and the others when they are asked for. */
import { titles } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOffered } from '../titles/covers.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { aboutTitle } from './aboutTitle.ts';
import { Outline } from './Outline.tsx';

export const playable = titles.filter(({ id }) => isOffered(id));

export function TitleCards({
  chosen,
  address,
}: {
  readonly chosen: string;
  readonly address: (id: string) => string;
}) {
  const text = homeUi();
  const open = useSignal(false);
  useEffect(() => {
    open.value = false;
  }, [chosen]);
  return (
    <>
      <ul class={`title-cards${open.value ? ' is-open' : ''}`}>
        {playable.map((one) => (
          <li key={one.id} class={one.id === chosen ? 'on' : ''}>
            <a
              class={one.id === chosen ? 'title-card on' : 'title-card'}
              href={address(one.id)}
              aria-current={one.id === chosen ? 'true' : undefined}
            >
              <span class="title-card-map">
                <Outline title={one.id} />
              </span>
              <span class="title-card-name">
                <b>{shortTitle(one.id)}</b> <span>{aboutTitle(one.id)?.place}</span>
              </span>
              <span class="title-card-text">{aboutTitle(one.id)?.text}</span>
              <span class="title-card-facts">
                <span>
                  {text.players} <b>{text.range(one.players.min, one.players.max)}</b>
                </span>
                <span>
                  {text.time} <b>{aboutTitle(one.id)?.hours}</b>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="btn line-btn title-cards-more"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {text.anotherGame}
      </button>
    </>
  );
}
