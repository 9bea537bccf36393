/** A table on a server: who sits and is there, what is said, what is asked, and the game once it plays. */

import type { GameHost, NoteStore, Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { type Seat, sameData } from '@kursbuch/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { judgeOf } from '../host/judge.ts';
import { asideSaid } from './asides.ts';
import { ask, askUntilAnswered, someChance } from './ask.ts';
import { attendanceAt } from './attendance.ts';
import { type KeptMoves, keptMovesOf } from './keptMove.ts';
import { follow } from './line.ts';
import { OnlineGame } from './onlineGame.ts';
import { person, whoAmI } from './person.ts';
import { heldSeat } from './sitters.ts';
import { toldTable } from './toldTable.ts';
import type { Message, Presence, StartWish, StreamEvent, TableInfo, TableRequest } from './wire.ts';

const NOBODY: Presence = { places: [], lost: [], watching: [], nameless: 0 };

export class OnlineTable {
  readonly id: string;
  readonly presence = signal<Presence>(NOBODY);
  readonly messages = signal<readonly Message[]>([]);
  /** A word of the server about what it did not do; null: nothing to say. */
  readonly word = signal<string | null>(null);
  /** There is no such table any more, or it cannot be played on: the word for it. */
  readonly gone = signal<string | null>(null);
  readonly #info = signal<TableInfo | null>(null);
  readonly #end = new AbortController();
  readonly #game: OnlineGame;
  #stop: (() => void) | undefined;
  /** One asks no longer oneself. */
  #hasWithdrawn = false;

  /** How the table is; null while it is being asked. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** The own seat; null: one watches. */
  readonly seat: ReadonlySignal<Seat | null>;

  constructor(id: string) {
    this.id = id;
    this.info = this.#info;
    this.seat = computed(() => {
      const { value: info } = this.#info;
      return info?.seats.find(({ place }) => place === info.you)?.seat ?? null;
    });
    this.moves = keptMovesOf(id, () => person.value?.id);
    this.#game = new OnlineGame(id, this.#end.signal, {
      info: () => this.#infoNow(),
      said: (word) => {
        this.word.value = word;
      },
      attendance: (seat) => {
        const sitting = this.#info.value?.seats.find((one) => one.seat === seat);
        return sitting ? attendanceAt(this, sitting) : null;
      },
      asides: computed(() => {
        const { asides = [], seats = [] } = this.#info.value ?? {};
        return asides.map((aside) => asideSaid(aside, seats));
      }),
      notes: this.notes,
      moves: this.moves,
      judge: judgeOf,
    });
  }

  /** Ask for the table and follow it; again if somebody has another name now. */
  async enter(): Promise<TableInfo> {
    const [info, { messages }] = await Promise.all([
      ask<TableInfo>('GET', `tables/${this.id}`, undefined, this.#end.signal),
      ask<{ messages: readonly Message[] }>('GET', `tables/${this.id}/messages`, undefined, this.#end.signal),
      person.value === undefined ? whoAmI() : null,
    ]);
    this.#take(info);
    this.messages.value = messages;
    if (!this.#stop) addEventListener('pagehide', () => this.#sayFarewell(), { signal: this.#end.signal });
    this.#stop ??= follow({
      id: this.id,
      position: () => ({ entry: this.#game.number, message: this.messages.value.at(-1)?.number ?? 0 }),
      hear: (told) => this.#hear(told),
    });
    return info;
  }

  get host(): GameHost {
    return this.#game;
  }

  leaveTable(): void {
    this.#sayFarewell();
    this.#end.abort();
    this.#stop?.();
  }

  // ---------------------------------------------------------------- before it plays

  /** Take a seat: perhaps one that is kept for whoever has a link, or though somebody sits here whom one has blocked. */
  async join(
    meeting: { readonly invitation?: string | undefined; readonly anyway?: boolean } = {},
  ): Promise<void> {
    const { invitation, anyway } = meeting;
    this.#take(
      await this.#post<TableInfo>('join', {
        contribution: someChance(32),
        ...(invitation !== undefined && { invitation }),
        ...(anyway && { anyway }),
      }),
    );
  }

  /** Keep a seat for a person, or for whoever has the link that is made for a name. */
  async invite(who: { readonly person: string } | { readonly name: string }): Promise<void> {
    this.#take(await this.#post<TableInfo>('invitations', who));
  }

  async withdraw(invitation: string): Promise<void> {
    const path = `tables/${this.id}/invitations/${invitation}`;
    this.#take(await ask<TableInfo>('DELETE', path, undefined, this.#end.signal));
  }

  async start(): Promise<void> {
    this.#take(await this.#post<TableInfo>('start'));
  }

  /** When it starts; null: when it is full. */
  async plan(start: StartWish | null): Promise<void> {
    this.#take(await ask<TableInfo>('PUT', `tables/${this.id}/start`, { start }));
  }

  /** How far was told to the server that talk was read. */
  #readTo = 0;

  /** What was said up to this line was read; that it is told is not waited for. */
  haveRead(number: number): void {
    const { value: info } = this.#info;
    if (number <= this.#readTo || !info || !heldSeat(info)) return;
    this.#readTo = number;
    void ask('PUT', `tables/${this.id}/messages/read`, { number }).catch(() => {});
  }

  async giveUpSeat(): Promise<void> {
    await this.#post('leave');
    const { value: info } = this.#info;
    if (info) this.#info.value = { ...info, you: null };
  }

  async dismiss(place: number): Promise<void> {
    const path = `tables/${this.id}/seats/${place}`;
    this.#take(await ask<TableInfo>('DELETE', path, undefined, this.#end.signal));
  }

  /** Play again: at a new table, or at the one that somebody else has opened for it. Gives its id. */
  async rematch(): Promise<string> {
    return (await this.#post<TableInfo>('rematch', { contribution: someChance(32) })).id;
  }

  // ---------------------------------------------------------------- who sits where, and what is agreed to

  /** A free seat, or one's own that a computer player keeps. */
  async sitAt(place: number): Promise<void> {
    this.#take(await this.#post<TableInfo>(`seats/${place}`));
  }

  /** A computer player in a free seat; before the start one more at the table. */
  async seatComputer(player: Opponent, place?: number): Promise<void> {
    this.#take(
      await this.#post<TableInfo>('computers', {
        player,
        ...(place !== undefined && { place }),
      }),
    );
  }

  async removeComputer(place: number): Promise<void> {
    const path = `tables/${this.id}/computers/${place}`;
    this.#take(await ask<TableInfo>('DELETE', path, undefined, this.#end.signal));
  }

  /** A computer player plays here until one takes the seat back. */
  async handOver(player: Opponent): Promise<void> {
    this.#take(await this.#post<TableInfo>('handover', { player }));
  }

  async request(kind: TableRequest['kind'], place?: number): Promise<void> {
    await this.#post('requests', { kind, ...(place !== undefined && { place }) });
  }

  async answer(kind: TableRequest['kind'], accept: boolean): Promise<void> {
    this.#hasWithdrawn = this.#info.value?.request?.seat === this.seat.value;
    await this.#post('requests/answer', { kind, accept });
  }

  async goOn(): Promise<void> {
    this.#take(await this.#post<TableInfo>('resume'));
  }

  // ---------------------------------------------------------------- beside the game

  async say(text: string): Promise<void> {
    this.#heard(await this.#post<Message>('messages', { text }));
  }

  /** Say yes or no to what somebody asks to take back. */
  async answerUndo(accept: boolean): Promise<void> {
    this.#hasWithdrawn = this.#info.value?.undo?.seat === this.seat.value;
    await this.#game.answerUndo(accept);
  }

  /** What was done here and is not answered yet. */
  readonly moves: KeptMoves;

  /** The own note is kept by the server, for this person alone. */
  readonly notes: NoteStore = {
    read: async () => (await this.#ask<{ text: string }>('GET', 'note')).text,
    write: async (text) => void (await this.#ask('PUT', 'note', { text })),
  };

  // ---------------------------------------------------------------- inside

  #post<T = unknown>(what: string, body?: object): Promise<T> {
    return ask<T>('POST', `tables/${this.id}/${what}`, body, this.#end.signal);
  }

  #ask<T = unknown>(method: string, what: string, body?: object): Promise<T> {
    return askUntilAnswered<T>(method, `tables/${this.id}/${what}`, body, this.#end.signal);
  }

  /** The others hear that one has left, not that the line is lost. Sent though the page goes. */
  #sayFarewell(): void {
    if (!person.value || !this.#stop) return;
    const tables = new Blob([JSON.stringify({ tables: [this.id] })], { type: 'application/json' });
    navigator.sendBeacon('/api/stream/farewell', tables);
  }

  #take(info: TableInfo): void {
    // That somebody said no is old when something else is asked, or the game has come further.
    const isOld = info.number !== this.#info.value?.number || info.request || info.undo;
    if (isOld && (this.word.value === 'undoRefused' || this.word.value === 'requestRefused'))
      this.word.value = null;
    this.#info.value = toldTable(info);
  }

  #infoNow(): TableInfo {
    const { value: info } = this.#info;
    if (!info) throw new Error('the table was not entered');
    return info;
  }

  #hear(told: StreamEvent): void {
    switch (told.event) {
      case 'table':
        this.#sayRefused(told.data);
        this.#take(told.data);
        return;
      case 'steps':
        this.#game.hear(told.data, told.base);
        return;
      case 'message':
        this.#heard(told.data);
        return;
      case 'presence':
        this.presence.value = told.data;
        return;
      case 'gone':
        this.gone.value = told.data.error;
    }
  }

  /** What one has asked for is asked no more, and nothing has come of it: somebody said no. */
  #sayRefused(now: TableInfo): void {
    const { undo, request, asides } = this.#info.value ?? {};
    const seat = this.seat.value;
    const isUndo = undo?.seat === seat && !now.undo && undo?.number === now.number;
    // Whatever a table agrees to is told beside the game, and so is what ends a question without an answer.
    const isRequest =
      request?.seat === seat &&
      !now.request &&
      now.status === 'running' &&
      request?.kind !== 'redraw' &&
      sameData(asides, now.asides);
    if (seat === null || !(isUndo || isRequest)) return;
    if (!this.#hasWithdrawn) this.word.value = isUndo ? 'undoRefused' : 'requestRefused';
    this.#hasWithdrawn = false;
  }

  #heard(message: Message): void {
    if (message.number > (this.messages.value.at(-1)?.number ?? 0))
      this.messages.value = [...this.messages.value, message];
    // An operator has removed it, or brought it back.
    else
      this.messages.value = this.messages.value.map((one) => (one.number === message.number ? message : one));
  }
}
