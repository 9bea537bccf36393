/** Who sits at the table: names, colours, people and computer players. */

import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { cutName } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { homeUi } from '../words/home.ts';
import { SitterSign } from './SitterSign.tsx';
import { Strengths } from './Strengths.tsx';
import {
  aloneSeats,
  COLOURS,
  companyOf,
  movedUp,
  peopleSeats,
  recoloured,
  type SeatPlan,
  sittersOf,
  withSeat,
} from './seats.ts';

const COMPANIES = ['alone', 'people'] as const;

export function SeatList({
  seats,
  range: { min, max },
  drawn,
  others,
  change,
  changeDrawn,
}: {
  readonly seats: readonly SeatPlan[];
  readonly range: { readonly min: number; readonly max: number };
  readonly drawn: boolean;
  /** So many computers sit with somebody who is alone. */
  readonly others: number;
  readonly change: (seats: readonly SeatPlan[]) => void;
  /** Null where lots are never drawn for the seats. */
  readonly changeDrawn: ((drawn: boolean) => void) | null;
}) {
  const text = homeUi();
  const sitters = sittersOf(seats, text.randomName);
  const nameAt = (index: number): string => sitters[index]?.name || text.seat(index + 1);
  const put = (key: number, part: Partial<SeatPlan>) =>
    change(seats.map((seat) => (seat.key === key ? { ...seat, ...part } : seat)));
  return (
    <section class="seats" aria-labelledby="seats">
      <div class="seats-head">
        <h2 id="seats">{text.seats}</h2>
        <Choice
          label={text.company}
          options={COMPANIES.map((value) => ({ value, label: text.companies[value] }))}
          value={companyOf(seats)}
          choose={(who) => change(who === 'people' ? peopleSeats(seats) : aloneSeats(seats, others + 1))}
        />
      </div>
      <ol>
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            name={nameAt(index)}
            index={index}
            put={(part) => put(seat.key, part)}
            colour={
              <Colour
                sitters={seats.map(({ colour }, at) => ({ name: nameAt(at), colour }))}
                seat={index}
                choose={(colour) => change(recoloured(seats, seat.key, colour))}
              />
            }
            moveUp={drawn ? null : () => change(movedUp(seats, index))}
            takeAway={seats.length <= min ? null : () => change(seats.filter(({ key }) => key !== seat.key))}
          />
        ))}
      </ol>
      {seats.length < max && (
        <button type="button" class="link-btn" onClick={() => change(withSeat(seats))}>
          {text.addSeat}
        </button>
      )}
      {changeDrawn && (
        <div class="seat-order">
          <span>{text.order}</span>
          <Choice
            label={text.order}
            options={[
              { value: 'drawn' as const, label: text.drawn },
              { value: 'listed' as const, label: text.listed },
            ]}
            value={drawn ? 'drawn' : 'listed'}
            choose={(order) => changeDrawn(order === 'drawn')}
          />
        </div>
      )}
      <Strengths seats={seats} />
    </section>
  );
}

function SeatRow({
  seat,
  name,
  index,
  put,
  colour,
  moveUp,
  takeAway,
}: {
  readonly seat: SeatPlan;
  readonly name: string;
  readonly index: number;
  readonly put: (part: Partial<SeatPlan>) => void;
  readonly colour: ComponentChildren;
  /** Null where lots are drawn for the seats. */
  readonly moveUp: (() => void) | null;
  /** Null where no fewer can play. */
  readonly takeAway: (() => void) | null;
}) {
  const text = homeUi();
  return (
    <li class="seat">
      {colour}
      {seat.player === 'person' ? (
        <input
          class="text-field"
          aria-label={text.nameOf(index + 1)}
          placeholder={text.name}
          autocomplete="off"
          value={seat.name}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => {
            // Not by `maxLength`, which counts half an accent or a third of a sign as a character.
            const cut = cutName(currentTarget.value);
            if (currentTarget.value !== cut) currentTarget.value = cut;
            put({ name: cut });
          }}
        />
      ) : (
        <b class="seat-name">{name}</b>
      )}
      <span class="seat-who">
        <Choice
          label={text.whoOf(name)}
          options={[
            { value: 'person' as const, label: text.person },
            { value: 'computer' as const, label: text.computer },
          ]}
          value={seat.player === 'person' ? 'person' : 'computer'}
          choose={(who) => put({ player: who === 'person' ? 'person' : 'steady' })}
        />
        {seat.player !== 'person' && (
          <StrengthChoice
            label={text.strengthOf(name)}
            names={text.strengths}
            value={seat.player}
            choose={(player) => put({ player })}
          />
        )}
      </span>
      <span class="seat-acts">
        {moveUp && (
          <button
            type="button"
            class="icon seat-up"
            aria-label={text.moveUp(name)}
            disabled={index === 0}
            onClick={moveUp}
          >
            <Icon name="back" />
          </button>
        )}
        <button
          type="button"
          class="icon"
          aria-label={text.takeAway(name)}
          disabled={!takeAway}
          onClick={() => takeAway?.()}
        >
          <Icon name="close" size={16} />
        </button>
      </span>
    </li>
  );
}

/** The sign is the button; a colour somebody else has is swapped with him. */
function Colour({
  sitters,
  seat,
  choose,
}: {
  readonly sitters: readonly { readonly name: string; readonly colour: number }[];
  readonly seat: number;
  readonly choose: (colour: number) => void;
}) {
  const text = homeUi();
  const { name = '', colour = 1 } = sitters[seat] ?? {};
  const open = useSignal(false);
  const shut = () => {
    open.value = false;
  };
  return (
    <fieldset
      class="seat-colour"
      aria-label={text.colourOf(name)}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) shut();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') shut();
      }}
    >
      <button
        type="button"
        class="seat-sign"
        aria-expanded={open.value}
        aria-label={`${text.colourOf(name)}: ${text.colours[colour - 1]}`}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <SitterSign sitters={sitters} seat={seat} />
      </button>
      {open.value && (
        <div class="swatches">
          {COLOURS.map((one) => (
            <button
              key={one}
              type="button"
              class={`swatch p${one}`}
              aria-pressed={one === colour}
              aria-label={text.colours[one - 1]}
              title={text.colours[one - 1]}
              onClick={() => {
                choose(one);
                shut();
              }}
            >
              {one === colour ? '✓' : ''}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
