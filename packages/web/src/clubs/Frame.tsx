/** What the pages of clubs have around them. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import type { ComponentChildren } from 'preact';
import '../home/home.css';
import { PageHead } from '../home/PageHead.tsx';
import { LobbyBar } from '../lobby/LobbyBar.tsx';
import { LobbyNav } from '../lobby/LobbyNav.tsx';
import '../lobby/lobby.css';
import { onlineUi } from '../words/online.ts';
import './clubs.css';

export function Frame({
  title,
  text,
  acts,
  back,
  here,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly acts?: ComponentChildren;
  /** Where one comes from; the lobby, unless another place is named. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly here: 'clubs' | 'tournaments';
  readonly children: ComponentChildren;
}) {
  const { href, label } = back ?? { href: addressOf({ at: 'online' }), label: onlineUi().lobby };
  return (
    <div class="home lobby account">
      <PageHead />
      <LobbyNav here={here} />
      <main>
        <section class="hero">
          <h1>{title}</h1>
          <div class="hero-empty">
            {text !== '' && <p>{text}</p>}
            {acts}
            <a class="btn alt" href={href}>
              {label}
            </a>
          </div>
        </section>
        {children}
      </main>
      <LobbyBar here="people" />
    </div>
  );
}

export function Part({
  title,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={`account-part club-part${wide ? ' is-wide' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
