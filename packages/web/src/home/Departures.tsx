/** What waits, on this device and online in one list, like departures: what waits for whoever looks at it is lit. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isBroken, type Listed } from '../host/store.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import type { Departure } from './departure.ts';
import { GameMenu } from './GameMenu.tsx';
import { GamePicture } from './GamePicture.tsx';
import { Outline } from './Outline.tsx';
import { SitterSign } from './SitterSign.tsx';

/** So many rows before the rest is folded away. */
const FIRST = 6;

export function Departures({
  departures,
  saved,
  reload,
  children,
}: {
  readonly departures: readonly Departure[];
  /** What stands in the store. */
  readonly saved: readonly Listed[];
  readonly reload: () => void;
  /** Word about the page itself. */
  readonly children: ComponentChildren;
}) {
  const text = homeUi();
  const all = useSignal(false);
  const waiting = departures.filter(({ waits }) => waits).length;
  const [plain, lit] = waiting > 0 ? text.waiting(waiting) : text.noneWaits;
  const shown = all.value ? departures : departures.slice(0, Math.max(FIRST, waiting));
  const broken = saved.filter(isBroken);
  return (
    <section class="hero" aria-labelledby="waiting">
      <h1 id="waiting">
        {plain} <b>{lit}</b>
      </h1>
      {children}
      {shown.length > 0 && (
        <div class="dep-heads" aria-hidden="true">
          <span />
          <span>{text.heads.move}</span>
          <span>{text.heads.game}</span>
          <span>{text.heads.table}</span>
          <span>{text.heads.where}</span>
          <span>{text.heads.players}</span>
          <span>{text.heads.round}</span>
          <span>{text.heads.next}</span>
          <span />
        </div>
      )}
      <ul class="dep">
        {shown.map((departure, index) => (
          <Row key={departure.id} departure={departure} isFirst={index === 0}>
            {departure.where === 'here' && (
              <SavedMenu saved={saved} id={departure.id} name={departure.name} reload={reload} />
            )}
          </Row>
        ))}
        {broken.map(({ id }) => (
          <li key={id} class="dep-row dep-broken">
            <div class="dep-what">
              <b>{text.broken}</b>
              <span>{text.brokenText}</span>
            </div>
            <div class="dep-acts">
              <GameMenu id={id} name={text.broken} moves={0} broken changed={reload} />
            </div>
          </li>
        ))}
      </ul>
      {departures.length > shown.length && (
        <button
          type="button"
          class="btn alt dep-all"
          onClick={() => {
            all.value = true;
          }}
        >
          {text.allSaved(departures.length)}
        </button>
      )}
    </section>
  );
}

/** What can be done with a game of this device. */
export function SavedMenu({
  saved,
  id,
  name,
  reload,
}: {
  readonly saved: readonly Listed[];
  readonly id: string;
  readonly name: string;
  readonly reload: () => void;
}) {
  const game = saved.find((one) => one.id === id);
  const moves = game && !isBroken(game) ? game.actions : 0;
  return <GameMenu id={id} name={name} moves={moves} changed={reload} />;
}

function Row({
  departure: { where, address, title, name, sitters, waits, since, round, next, notes, nextNote, glimpse },
  isFirst,
  children,
}: {
  readonly departure: Departure;
  readonly isFirst: boolean;
  /** What else can be done with it. */
  readonly children: ComponentChildren;
}) {
  const text = homeUi();
  return (
    <li class={`dep-row${waits ? ' lit' : ''}`}>
      <span class="dep-map">
        {glimpse ? <GamePicture title={title} glimpse={glimpse} /> : <Outline title={title} />}
      </span>
      <span class="dep-since">{waits && text.yourMove(Date.now() - since)}</span>
      <b class="dep-game">{shortTitle(title)}</b>
      <div class="dep-table">
        <a href={address}>{name}</a>
        {notes.length > 0 && <span>{notes.join(' · ')}</span>}
      </div>
      <span class={`dep-where is-${where}`}>{text.places[where]}</span>
      <span class="dep-players">
        {sitters.map((sitter, seat) => (
          <SitterSign key={sitter.name} sitters={sitters} seat={seat} />
        ))}
      </span>
      <span class="dep-round">{round}</span>
      <span class="dep-next">
        {next}
        {nextNote && <small>{nextNote}</small>}
      </span>
      <div class="dep-acts">
        <a class={`btn ${isFirst ? 'go' : 'alt'}`} href={address} aria-label={text.openGame(name)}>
          {text.open}
        </a>
        {children}
      </div>
    </li>
  );
}
