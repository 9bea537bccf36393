/** Play at a table of a test: an action is done, refused or tried, and the table read, in the words of the rulebook. */
import {
  type Action,
  conservation,
  isOffered,
  isRefusal,
  type Refusal,
  type Seat,
  type TableEvent,
} from '@kursbuch/table';
import { expect } from 'vitest';
import {
  type Buyer,
  certificatesOf,
  companyTurnOf,
  directorOf,
  type EighteenEvent,
  type EighteenState,
  freeCash,
  type Holder,
  type KitAction,
  type KitGame,
  type KitTable,
  percentOf,
  priceOf,
  salePrice,
  type Title,
  type TrainHolder,
  unsold,
} from '../src/index.ts';

const isAction = (input: unknown): input is Action =>
  typeof input === 'object' && input !== null && 'type' in input && typeof input.type === 'string';

const isLay = (action: Action): action is KitAction & { type: 'layTile' } => action.type === 'layTile';

/** A title, and the rules of its table. */
export interface Rules<A extends Action> {
  readonly game: KitGame<A>;
  readonly table: KitTable<A>;
  readonly title: Title;
}

/** Play at tables of one title. */
export function playsOf<A extends Action>({ game, table, title }: Rules<A>) {
  class Play {
    readonly state: EighteenState;
    /** What the last action set off. */
    readonly events: readonly (EighteenEvent | TableEvent)[];

    constructor(state: EighteenState, events: readonly (EighteenEvent | TableEvent)[] = []) {
      this.state = state;
      this.events = events;
    }

    /** Play an action that must be offered and allowed. Money, papers, tiles and trains are counted after it. */
    do(seat: Seat, action: A): Play {
      return this.#do(seat, action);
    }

    #do(seat: Seat, action: Action): Play {
      const outcome = this.#try(seat, action);
      if (outcome instanceof Play) return outcome;
      throw new Error(
        `refused: ${outcome.reason} (${outcome.rule}) ${JSON.stringify(outcome.params)} for ${JSON.stringify(action)}`,
      );
    }

    /** What becomes of an action, allowed or refused; the choices must say the same. */
    try(seat: Seat, action: A): Play | Refusal {
      return this.#try(seat, action);
    }

    #try(seat: Seat, action: Action): Play | Refusal {
      const outcome = table.act(this.state, seat, action);
      const offered = this.#isOffered(seat, action);
      if (isRefusal(outcome)) {
        if (offered) throw new Error(`offered, not allowed: ${JSON.stringify(action)}`);
        return outcome;
      }
      if (!offered) throw new Error(`allowed, not offered: ${JSON.stringify(action)}`);
      // What a built table lacks is no breach of this action.
      const before = new Set(game.invariants(this.state));
      const breaches = conservation(game, this.state)(outcome.state);
      expect(breaches.filter((one) => !before.has(one))).toEqual([]);
      return new Play(outcome.state, outcome.events);
    }

    /** Is this among the choices of the seat? */
    #isOffered(seat: Seat, action: unknown): boolean {
      return isAction(action) && isOffered<Action>(table.choices(this.state, seat), action);
    }

    /** Play an action that must be refused with this reason, and not be offered; the rule's number comes with it. */
    refuses(seat: Seat, action: unknown, reason: string, rule?: string): Refusal {
      const before = JSON.stringify(this.state);
      const outcome = table.act(this.state, seat, action);
      if (!isRefusal(outcome)) throw new Error(`not refused: ${JSON.stringify(action)}`);
      if (this.#isOffered(seat, action)) throw new Error(`offered, not allowed: ${JSON.stringify(action)}`);
      expect(outcome.reason).toBe(reason);
      if (rule !== undefined) expect(outcome.rule).toBe(rule);
      expect(JSON.stringify(this.state)).toBe(before);
      return outcome;
    }

    /** All concrete actions a seat may take now; ranges at their lowest and highest. */
    actions(seat: Seat): readonly A[] {
      return table.choices(this.state, seat).flatMap((choice): readonly A[] => {
        if (choice.type === 'one') return [choice.action];
        if (choice.type === 'many') return choice.list();
        return [choice.min, choice.max].map((value) => ({ ...choice.action, [choice.field]: value }) as A);
      });
    }

    /** Is exactly this action among the listed choices (or inside a range)? */
    offers(seat: Seat, action: A): boolean {
      const key = JSON.stringify(action, Object.keys(action).sort());
      return table.choices(this.state, seat).some((choice) => {
        if (choice.type === 'many')
          return choice.list().some((one) => JSON.stringify(one, Object.keys(one).sort()) === key);
        if (choice.type === 'one')
          return JSON.stringify(choice.action, Object.keys(choice.action).sort()) === key;
        const value = (action as unknown as Record<string, number>)[choice.field];
        const same = { ...choice.action, [choice.field]: value };
        return (
          JSON.stringify(same, Object.keys(same).sort()) === key &&
          value !== undefined &&
          value >= choice.min &&
          value <= choice.max &&
          !choice.except?.includes(value)
        );
      });
    }

    /** The kinds of action a seat may take now. */
    kinds(seat: Seat): readonly string[] {
      return [...new Set(this.actions(seat).map((action) => action.type))].sort();
    }

    get waiting(): readonly Seat[] {
      return table.waiting(this.state);
    }

    /** The task on top of the agenda. */
    get top(): string {
      return this.state.agenda.at(-1)?.kind ?? 'nothing';
    }

    cash(holder: Holder): number {
      return this.state.cash[holder] ?? 0;
    }

    /** The market price of a company. */
    price(company: string): number | undefined {
      return priceOf(title.market, this.state, company);
    }

    /** The market cell of a company as "row,column", both from 0. */
    cell(company: string): string | undefined {
      return this.state.markers[company]?.cell;
    }

    /** How many percent of a company somebody holds. */
    percent(holder: Holder, company: string): number {
      return percentOf(this.state, company, holder);
    }

    /** The percents of somebody's certificates of a company, the largest first. */
    papers(holder: Holder, company: string): readonly number[] {
      return certificatesOf(this.state, company)
        .filter((one) => one.holder === holder)
        .map((one) => one.percent)
        .sort((a, b) => b - a);
    }

    director(company: string): Seat | null {
      return directorOf(this.state, company);
    }

    /** The private on offer and its price now. */
    get onOffer(): readonly [string, number] | undefined {
      const [one] = unsold(title, this.state);
      return one === undefined ? undefined : [one, salePrice(title, this.state, one)];
    }

    /** Cash that no bid holds back. */
    freeCash(seat: Seat): number {
      return freeCash(this.state, seat);
    }

    owner(one: string): Buyer | 'bank' | undefined {
      return this.state.privates[one]?.owner;
    }

    /** Whoever is asked passes, so many times. */
    pass(times = 1): Play {
      let play: Play = this;
      for (let time = 0; time < times; time++) play = play.#do(play.waiting[0] as Seat, { type: 'pass' });
      return play;
    }

    /** The company whose turn it is. */
    get acting(): string | undefined {
      return companyTurnOf(this.state)?.company;
    }

    /** The rest of this company's turn: no track, no station, no purchase; revenue is kept. */
    passTurn(): Play {
      const { acting } = this;
      if (acting === undefined) throw new Error('no company is acting');
      let play: Play = this;
      while (play.acting === acting && play.state.round === this.state.round) {
        const seat = play.waiting[0] as Seat;
        const idle = ['pass', 'runTrains', 'withhold'];
        const action = play.actions(seat).find((one) => idle.includes(one.type));
        if (!action) throw new Error(`${play.top} cannot be passed`);
        play = play.do(seat, action);
      }
      return play;
    }

    /** Whoever is asked passes until a task of this kind is on top. */
    passUntil(kind: string): Play {
      let play: Play = this;
      for (let guard = 0; guard < 100 && play.top !== kind; guard++) play = play.pass();
      if (play.top !== kind) throw new Error(`no ${kind} comes`);
      return play;
    }

    /** The kinds of the trains somebody has (`pool`, `bank` and `scrap` too), in order of sale. */
    trains(holder: TrainHolder): readonly string[] {
      return this.state.trains.filter((train) => train.holder === holder).map((train) => train.kind);
    }

    /** Would this action be allowed? The choices must say the same. */
    accepts(seat: Seat, action: unknown): boolean {
      const allowed = !isRefusal(table.act(this.state, seat, action));
      expect(this.#isOffered(seat, action), JSON.stringify(action)).toBe(allowed);
      return allowed;
    }

    /** The ways to turn a tile on a hex that the rules allow; the listed choices must say the same. */
    rotations(seat: Seat, hex: string, tile: string): readonly number[] {
      const lays = [0, 1, 2, 3, 4, 5].map((rotation) => ({ type: 'layTile', hex, tile, rotation }) as const);
      const allowed = lays.filter((lay) => this.accepts(seat, lay));
      const listed = this.actions(seat).filter(
        (one) => isLay(one) && one.hex === hex && one.tile === tile && one.power === undefined,
      );
      expect(listed).toEqual(allowed);
      return allowed.map((lay) => lay.rotation);
    }

    /** The stations on a hex as "PRR:0", company and stop. */
    stations(hex: string): readonly string[] {
      return this.state.stations.filter((one) => one.hex === hex).map((one) => `${one.company}:${one.stop}`);
    }

    /** Run the trains as the program proposes. */
    run(): Play {
      const seat = this.waiting[0] as Seat;
      const action = this.actions(seat).find((one) => one.type === 'runTrains');
      if (!action) throw new Error(`no run in ${this.top}`);
      return this.do(seat, action);
    }
  }

  return Play;
}
