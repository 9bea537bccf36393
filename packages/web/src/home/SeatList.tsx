/** Who sits at the table: names, colours, people and computer players. */

import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { cutName } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
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
        {seats.map((seat, index) => {
          const shown = nameAt(index);
          return (
            <li key={seat.key} class="seat">
              <Colour
                sitters={seats.map(({ colour }, at) => ({ name: nameAt(at), colour }))}
                seat={index}
                choose={(colour) => change(recoloured(seats, seat.key, colour))}
              />
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
                    const name = cutName(currentTarget.value);
                    if (currentTarget.value !== name) currentTarget.value = name;
                    put(seat.key, { name });
                  }}
                />
              ) : (
                <b class="seat-name">{shown}</b>
              )}
              <span class="seat-who">
                <Choice
                  label={text.whoOf(shown)}
                  options={[
                    { value: 'person' as const, label: text.person },
                    { value: 'computer' as const, label: text.computer },
                  ]}
                  value={seat.player === 'person' ? 'person' : 'computer'}
                  choose={(who) => put(seat.key, { player: who === 'person' ? 'person' : 'steady' })}
                />
                {seat.player !== 'person' && (
                  <StrengthChoice
                    label={text.strengthOf(shown)}
                    names={text.strengths}
                    value={seat.player}
                    choose={(player) => put(seat.key, { player })}
                  />
                )}
              </span>
              <span class="seat-acts">
                {!drawn && (
                  <button
                    type="button"
                    class="icon seat-up"
                    aria-label={text.moveUp(shown)}
                    disabled={index === 0}
                    onClick={() => change(movedUp(seats, index))}
                  >
                    <Icon name="back" />
                  </button>
                )}
                <button
                  type="button"
                  class="icon"
                  aria-label={text.takeAway(shown)}
                  disabled={seats.length <= min}
                  onClick={() => change(seats.filter(({ key }) => key !== seat.key))}
                >
                  <Icon name="close" size={16} />
                </button>
              </span>
            </li>
          );
        })}
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
