import { type TitleEntry, titleNamed, titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import {
  changedOptions,
  commonOptions,
  isPublic,
  READING,
  SEATS,
  valuesOf,
  withOption,
  withPublic,
} from '../src/home/options.ts';
import {
  aloneSeats,
  companyOf,
  firstSeats,
  fitted,
  movedUp,
  nameProblem,
  peopleSeats,
  recoloured,
  type SeatPlan,
  sittersOf,
  withSeat,
} from '../src/home/seats.ts';
import { coverOf } from '../src/titles/covers.ts';

const entry = (id: string): TitleEntry => titleNamed(id) as TitleEntry;
const names = (seats: readonly SeatPlan[]) => seats.map(({ name }) => name);
const randomName = (n: number) => `Random ${n}`;

test.each(titles.map(({ id }) => id))('%s: a word that is asked for has at least two values', (id) => {
  for (const name of commonOptions(entry(id)))
    if (typeof entry(id).options[name] === 'string')
      expect(valuesOf(entry(id), name).length, name).toBeGreaterThan(1);
});

describe('seats', () => {
  test('begin with one person against computers, in colours of their own', () => {
    const sitters = sittersOf(firstSeats(), randomName);
    expect(sitters.map(({ name }) => name)).toEqual(['Anna', 'Rheingold', 'Orient', 'Mistral']);
    expect(sitters.map(({ player }) => player)).toEqual(['person', 'steady', 'steady', 'steady']);
    expect(new Set(sitters.map(({ colour }) => colour)).size).toBe(4);
    expect(nameProblem(sitters)).toBeNull();
  });

  test('are all taken by people, or by one of them against computers as strong as before', () => {
    const people = peopleSeats(firstSeats(3));
    expect(companyOf(people)).toBe('people');
    expect(names(people)).toEqual(['Anna', 'Ben', 'Chiara']);
    const [me, ...others] = firstSeats(3) as [SeatPlan, ...SeatPlan[]];
    const sharp = [{ ...me, name: 'Ada' }, ...others.map((seat) => ({ ...seat, player: 'sharp' as const }))];
    const alone = aloneSeats(sharp, 4);
    expect(companyOf(alone)).toBe('alone');
    expect(alone.map(({ player }) => player)).toEqual(['person', 'sharp', 'sharp', 'sharp']);
    expect(alone[0]?.name).toBe('Ada');
    expect(companyOf([...people.slice(1), ...sharp.slice(1)])).toBeNull();
  });

  test.each(titles.map(({ id }) => id))('of %s at a table that is begun at once are seats it has', (id) => {
    const { min, max } = entry(id).players;
    expect(coverOf(id)?.atOnce).toBeGreaterThanOrEqual(min);
    expect(coverOf(id)?.atOnce).toBeLessThanOrEqual(max);
  });

  test('fit the title: more are added, too many are left out', () => {
    expect(fitted(firstSeats().slice(0, 1), 3, 6)).toHaveLength(3);
    const six = withSeat(withSeat(firstSeats()));
    expect(new Set(six.map(({ colour }) => colour)).size).toBe(6);
    expect(new Set(six.map(({ key }) => key)).size).toBe(6);
    expect(fitted(six, 2, 5)).toHaveLength(5);
  });

  test('swap a colour that somebody has', () => {
    const seats = recoloured(firstSeats(), 0, 3);
    expect(seats.map(({ colour }) => colour)).toEqual([3, 2, 1, 4]);
    expect(recoloured(firstSeats(), 0, 6).map(({ colour }) => colour)).toEqual([6, 2, 3, 4]);
  });

  test('move up one by one, the first stays', () => {
    expect(names(movedUp(firstSeats(), 1)).slice(0, 2)).toEqual(['Ben', 'Anna']);
    expect(movedUp(firstSeats(), 0)).toEqual(firstSeats());
  });

  test('without a name, or with one twice, are named', () => {
    const [one, other] = peopleSeats(firstSeats()) as [SeatPlan, SeatPlan];
    expect(nameProblem(sittersOf([one, { ...other, name: '  ' }], randomName))).toEqual({ missing: 2 });
    expect(nameProblem(sittersOf([one, { ...other, name: ' Anna' }], randomName))).toEqual({
      twice: 'Anna',
    });
    expect(nameProblem(sittersOf([one, { ...other, name: 'АNNA\u200b' }], randomName))).toEqual({
      alike: ['Anna', 'АNNA'],
    });
  });
});

describe('options', () => {
  test.each(['1830', '1848', '1853', '1854'])('of %s are each asked for once', (id) => {
    const { options } = entry(id);
    // Nowhere are 1853 and 1854 played in public, so that they have but one reading; in 1853 the bonds decide who sits where.
    const readings = id === '1853' || id === '1854' ? [] : [READING];
    const asked = [...(id === '1853' ? [] : [SEATS]), ...readings, ...commonOptions(entry(id))];
    expect(asked.toSorted()).toEqual(Object.keys(options).toSorted());
    expect(changedOptions(entry(id), options)).toEqual([]);
  });

  test('an edition is one of those that are known', () => {
    expect(valuesOf(entry('1848'), 'edition')).toEqual(['2007', '2021']);
  });

  test.each(['1830', '1848'])('of %s can all be set as in public games, and back', (id) => {
    const title = entry(id);
    const like = withPublic(title, title.options, true);
    expect([isPublic(title.options), isPublic(like)]).toEqual([false, true]);
    const back = withPublic(title, like, false);
    expect(changedOptions(title, back)).toEqual([]);
    // The order of play is asked for elsewhere and stays as it is.
    expect(back[SEATS]).toBe(false);
  });

  test('an edition that public games do not know takes their reading back; other options leave it', () => {
    const title = entry('1848');
    const like = withPublic(title, title.options, true);
    const printed = withOption(title, like, 'edition', '2007');
    expect([printed.edition, isPublic(printed)]).toEqual(['2007', false]);
    expect(isPublic(withOption(title, like, 'edition', '2021'))).toBe(true);
    expect(isPublic(withOption(entry('1830'), { ...like }, 'ownerNamesHome', true))).toBe(true);
  });
});
