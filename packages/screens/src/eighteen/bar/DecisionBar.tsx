/** The decision bar: who is asked, as whom, for what; what is in the hand and what it brings; and the ways to answer. */

import { companyTurnOf } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isOpponent } from '../../host/gameHost.ts';
import { Sign } from '../../parts/Sign.tsx';
import { isWide } from '../../parts/screen.ts';
import { TimeActs } from '../../parts/TimeActs.tsx';
import {
  askedFor,
  consequencesIn,
  draftHead,
  extraLine,
  isBesides,
  onlyChoice,
  openLine,
  passLabel,
  staysInHand,
} from '../decisions/index.ts';
import { fallWarning, fallWith } from '../foresight/fall.ts';
import { foreseen } from '../foresight/foresee.ts';
import { type Asked, askedOf } from '../game/asked.ts';
import { type Draft, type Game, isRehearsed } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { coverActs, draftActs, openActs } from './acts.ts';
import '../../parts/bar/bar.css';
import { type Act, Acts, useSteady } from '../../parts/bar/Acts.tsx';
import { useActKeys } from '../../parts/bar/actKeys.ts';
import { Considering } from '../../parts/bar/Considering.tsx';
import { usePageTitle } from '../../parts/bar/pageTitle.ts';
import { Rich } from '../../parts/strong.tsx';
import { isLoud } from '../foresight/consequences.ts';
import { saidOf } from '../foresight/consequenceWords.ts';
import { BarBody } from './BarBody.tsx';
import { outOfTurn } from './beside.ts';
import { useFocusAhead } from './focusAhead.ts';
import { MoreActs } from './MoreActs.tsx';
import { StandingActs } from './StandingActs.tsx';
import { TurnLine } from './TurnLine.tsx';

interface Props {
  readonly game: Game;
}

export function DecisionBar({ game }: Props) {
  useForcedHand(game);
  useActKeys(game);
  useFocusAhead(game);
  const text = ui().bar;
  const asked = game.seat.value;
  usePageTitle(
    asked === null
      ? text.page(game.info.name, game.title.id)
      : text.pageYours(game.sitter(asked).name, game.title.id),
  );
  const seat = game.seat.value ?? game.waiting.value[0] ?? null;
  if (seat === null) return <section class="board decision calm" aria-label={text.label} />;
  return game.seat.value === null ? (
    <CalmBar game={game} seat={seat} />
  ) : (
    <LitBar game={game} seat={game.seat.value} />
  );
}

// ---------------------------------------------------------------- the three faces of the bar

function LitBar({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const offers = game.ownOffers.value;
  const asked = askedOf(game.title, game.now.value, seat, offers);
  const draft = useSettled(game);
  const forced = onlyChoice(game, offers) !== null;
  // What is asked depends on what may be done: until the host has said that, nothing is.
  const isKnown = game.offers.value !== null;
  const { name } = game.sitter(seat);
  const cover = coverActs(game);
  // What is secret is let go of where it was chosen: the bar has room for the cover.
  const isKept = (draft: Draft) => forced || cover.length > 0 || staysInHand(game, draft);
  const acts = useSteady(
    [...cover, ...(draft ? draftActs(game, isKept(draft)) : openActs(game, asked, seat, offers))],
    !isKnown,
  );
  // On narrow screens what is possible beside the matter in hand stands below it, and is scrolled to.
  const isBelow = ({ isBeside = false }: Act) => isBeside && !isWide.value;
  const below = acts.filter(isBelow);
  const besides = offers.filter((offer) => isBesides(game, asked.kind, offer));
  const others = outOfTurn(game);
  // Somebody else's choice in the hand is his, though the board is lit for another.
  const speaker = draft && draft.seat !== seat ? draft.seat : seat;
  return (
    <section class="board decision" aria-label={text.label}>
      <Who
        game={game}
        asked={asked}
        seat={seat}
        isKnown={isKnown}
        eyebrow={speaker !== seat ? text.atThisMoment(game.sitter(speaker).name) : text.yourMove(name)}
      >
        {draft ? (
          <DraftLine game={game} draft={draft} />
        ) : isKnown ? (
          <OpenLine game={game} asked={asked} seat={seat} />
        ) : (
          // The room of the line, so that nothing moves.
          <p class="brings-line">{'\u00a0'}</p>
        )}
      </Who>
      {!isWide.value && <BarBody game={game} draft={draft} />}
      {below.length > 0 && <Acts acts={below} />}
      <div class="foot">
        <TurnLine game={game} seat={seat} />
        <Acts acts={acts.filter((act) => !isBelow(act))}>
          {(besides.length > 0 || others.length > 0) && (
            <MoreActs
              game={game}
              own={besides.length > 0 ? { seat, offers: besides } : null}
              others={others}
            />
          )}
          {!draft && mayInstruct(game, [seat]) && <StandingActs game={game} seats={[seat]} />}
        </Acts>
      </div>
      <TimeActs game={game} />
    </section>
  );
}

/** Is there anything one of them may leave to a standing instruction? */
const mayInstruct = ({ standing }: Game, seats: readonly Seat[]): boolean =>
  seats.some((seat) => (standing.value.get(seat)?.open.length ?? 0) > 0);

function CalmBar({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const { name, player } = game.sitter(seat);
  const asked = askedOf(game.title, game.now.value, seat, []);
  const draft = useSettled(game);
  const acts = draft ? draftActs(game, false) : [];
  const others = outOfTurn(game);
  const names = game.waiting.value.map((one) => game.sitter(one).name);
  // Computer players of this screen answer one after the other, people at once.
  const isSeveral = names.length > 1 && !isOpponent(player);
  return (
    <section class="board decision calm" aria-label={text.label}>
      <Who
        game={game}
        asked={asked}
        seat={seat}
        isKnown
        eyebrow={
          isOpponent(player)
            ? text.considers(name)
            : isSeveral
              ? text.waitsFor(words().list(names))
              : text.decides(name)
        }
        {...(isSeveral && { asks: names.length > 2 ? text.several(names.length) : words().list(names) })}
      >
        {draft ? (
          <DraftLine game={game} draft={draft} />
        ) : (
          <p>{names.length > 1 && !isSeveral ? text.waitsFor(words().list(names)) : text.youMayLook}</p>
        )}
      </Who>
      <div class="foot">
        <TurnLine game={game} seat={seat} />
        <Acts acts={acts}>
          {isOpponent(player) && <Considering game={game} />}
          {others.length > 0 && <MoreActs game={game} own={null} others={others} />}
          {!draft && mayInstruct(game, game.persons) && <StandingActs game={game} seats={game.persons} />}
        </Acts>
      </div>
      <TimeActs game={game} />
    </section>
  );
}

// ---------------------------------------------------------------- parts

function Who({
  game,
  asked,
  seat,
  isKnown,
  eyebrow,
  asks,
  children,
}: {
  readonly game: Game;
  readonly asked: Asked;
  readonly seat: Seat;
  /** Is what is asked known? */
  readonly isKnown: boolean;
  readonly eyebrow: string;
  /** Who is asked, where it is more than one. */
  readonly asks?: string;
  readonly children: ComponentChildren;
}) {
  const { company } = asked;
  const who = company ?? asks ?? game.sitter(seat).name;
  const hasMark = company !== null && company in game.look.marks;
  return (
    <div class="who">
      {hasMark ? (
        <MarkIcon look={game.look} company={company} size={60} label={false} />
      ) : (
        <Sign game={game} seat={seat} big />
      )}
      <div class="asked" aria-live="polite">
        <div class="eyebrow">
          {hasMark && <Sign game={game} seat={seat} />}
          {eyebrow}
        </div>
        <h1>{isKnown ? ui().bar.headline(who, askedFor(game, asked)) : who}</h1>
        {children}
      </div>
    </div>
  );
}

/** What is in the hand, and what it brings. */
function DraftLine({ game, draft }: { readonly game: Game; readonly draft: Draft }) {
  const head = draftHead(game, draft);
  const extra = extraLine(game, draft);
  const falls = fallWith(game, draft);
  const company = companyTurnOf(game.now.value)?.company;
  const said = saidOf(
    { title: game.title, state: game.now.value, seat: draft.seat },
    consequencesIn(game, draft).filter(
      (one) => !(falls !== null && one.kind === 'price' && one.company === company),
    ),
  );
  // On small screens what has a row of its own need not be said twice.
  const told = isWide.value ? said : said.filter(({ row }) => row === null);
  return (
    <p class="brings-line">
      <Rich text={head} />
      {extra && (
        <>
          {' '}
          <Rich text={extra.text} />
          {extra.plus && <span class="plus"> {extra.plus}</span>}
          {extra.isOpen && '.'}
        </>
      )}
      {told.map(({ key, text, loud }) => (
        <span key={key} class={loud ? 'plus' : ''}>
          {' '}
          <Rich text={text} />
        </span>
      ))}
      <Falls text={falls} />
    </p>
  );
}

/** A price that will fall: said as long as it is true. */
const Falls = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <span class="plus falls">
      {' '}
      <Rich text={text} />
    </span>
  );

/** What is asked, and what passing would set off if that is more than the next player's turn. */
function OpenLine({
  game,
  asked,
  seat,
}: {
  readonly game: Game;
  readonly asked: Asked;
  readonly seat: Seat;
}) {
  const falls = fallWarning(game, game.now.value, seat);
  const brought = asked.offered.has('pass') ? foreseen(game, seat, { type: 'pass' }) : null;
  // What the title says of its own is more than the prices: these stand beside the papers.
  const hasOwn = brought?.some((one) => one.kind === 'own' && one.loud) ?? false;
  const telling = (brought ?? []).filter(
    (one) =>
      isLoud(one, seat) ||
      one.kind === 'round' ||
      one.kind === 'changesHands' ||
      one.kind === 'cheaper' ||
      (one.kind === 'price' && !hasOwn && !(falls !== null && one.company === asked.company)),
  );
  const said = saidOf({ title: game.title, state: game.now.value, seat }, telling);
  return (
    <p class="brings-line">
      <Rich text={openLine(game, asked, seat)} />
      {said.length > 0 && (
        <span class="if-passed">
          {' '}
          {ui().bar.ifPassed(passLabel(game, asked, seat))}{' '}
          <Rich text={said.map(({ text }) => text).join(' ')} />
        </span>
      )}
      <Falls text={falls} />
    </p>
  );
}

// ---------------------------------------------------------------- behaviour

/** The draft on show: while the host is asked about a new one of the same kind, the old consequences stand. */
function useSettled(game: Game): Draft | null {
  const last = useRef<Draft | null>(null);
  const draft = game.draft.value;
  if (!draft || isRehearsed(draft.outcome)) last.current = draft;
  const before = last.current;
  return draft && before && draft.outcome === null && before.action.type === draft.action.type
    ? before
    : draft;
}

/** Where there is but one thing to do, it is in the hand already. */
function useForcedHand(game: Game): void {
  const { value: seat } = game.seat;
  const { value: offers } = game.ownOffers;
  // Let go of, it comes back; a refusal is read first.
  const isEmpty = game.draft.value === null && game.refused.value === null;
  useEffect(() => {
    const only = onlyChoice(game, offers);
    if (only && seat !== null && isEmpty && !game.isPast.value) void game.choose(seat, only);
  }, [seat, offers, isEmpty]);
}
