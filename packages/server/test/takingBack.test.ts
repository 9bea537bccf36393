import { describe, expect, test } from 'vitest';
import { type StandingStep, takingBack } from '../src/tables/takingBack.ts';

const never = () => false;
const SEATS = [0, 1, 2];
const ANNA = { person: 'anna', seat: 0 };

/** Entries as they were added: who posted, and the seats of their steps. */
function after(
  ...entries: readonly (readonly [person: string, ...seats: number[]])[]
): readonly StandingStep[] {
  const steps: StandingStep[] = [];
  for (const [person, ...seats] of entries) {
    const keeps = steps.length;
    for (const seat of seats) steps.push({ seat, person, keeps });
  }
  return steps;
}

describe('taking back', () => {
  test('there must be something of his', () => {
    expect(takingBack(after(), ANNA, SEATS, never)).toBe('nothingBack');
    expect(takingBack(after(['ben', 1], ['cleo', 2]), ANNA, SEATS, never)).toBe('nothingBack');
  });

  test('asks nobody while nobody else has acted', () => {
    expect(takingBack(after(['ben', 1], ['anna', 0]), ANNA, SEATS, never)).toEqual({ keeps: 1, asks: [] });
    // Of several own actions in a row only the last.
    expect(takingBack(after(['anna', 0], ['anna', 0]), ANNA, SEATS, never)).toEqual({ keeps: 1, asks: [] });
  });

  test('asks everybody who has acted since', () => {
    const steps = after(['anna', 0], ['ben', 1], ['ben', 1]);
    expect(takingBack(steps, ANNA, SEATS, never)).toEqual({ keeps: 0, asks: [1] });
  });

  test('what an instruction of another did is his action: nobody learns that it was one', () => {
    expect(takingBack(after(['anna', 0, 1]), ANNA, SEATS, never)).toEqual({ keeps: 0, asks: [1] });
    // The own instruction is no decision of this moment: back to the last one.
    expect(takingBack(after(['anna', 0], ['ben', 1, 0]), ANNA, SEATS, never)).toEqual({
      keeps: 0,
      asks: [1],
    });
  });

  test('asks everybody where a secret was told since', () => {
    const told = (from: number) => from <= 1;
    const steps = after(['anna', 0], ['anna', 0]);
    expect(takingBack(steps, ANNA, SEATS, told)).toEqual({ keeps: 1, asks: [1, 2] });
    expect(takingBack(after(['anna', 0], ['ben', 1], ['anna', 0]), ANNA, SEATS, told)).toEqual({
      keeps: 2,
      asks: [],
    });
  });

  test('where nobody else sits nobody can agree to go behind a secret', () => {
    const steps = after(['anna', 0], ['computer', 1]);
    expect(takingBack(steps, ANNA, [0], never)).toEqual({ keeps: 0, asks: [] });
    expect(takingBack(steps, ANNA, [0], () => true)).toBe('secretTold');
  });
});
