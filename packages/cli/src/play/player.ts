/** A person at the terminal: shows the table, reads a line, plays it. */
import type { EighteenAction, EighteenState, Title } from '@kursbuch/eighteen';
import { isRefusal, type Refusal, type Seat } from '@kursbuch/table';
import { actionFromWords, describe, examplesOf, samplesOf } from '../actionWords.ts';
import { hexText, mapText } from '../mapText.ts';
import { marketText } from '../marketText.ts';
import { columns, type Paint, paintFor } from '../paint.ts';
import { whyNot } from '../refusals.ts';
import { ruleText } from '../rulebook.ts';
import { type Line, roundName } from '../sentences.ts';
import { headline, privatesText, scoresText, tableText, trainsText } from '../tableText.ts';
import type { Terminal } from '../terminal.ts';
import { type Entry, type Group, layStep, menuOf } from './menu.ts';
import { saveRecord } from './recordFile.ts';
import type { Session } from './session.ts';
import { situation } from './situation.ts';

type Lays = Extract<Entry, { type: 'lays' }>['lays'];

/** How the game was left. */
export type Leaving = 'over' | 'quit' | 'end of input';

/** Ideas to ask about, with the names of this title. */
function ideas(title: Title): string {
  const { company, other, hex } = samplesOf(title);
  return `why buy ${company}, why sell ${other} 3, why lay ${hex} 57 0`;
}

const help = (title: Title, hex: string): readonly (readonly [command: string, meaning: string])[] => [
  ['3', 'take choice 3'],
  ['3 120', 'take choice 3 with the number 120: a price, a bid, a par, a count'],
  [hex, `lay a tile on ${hex}`],
  [`lay ${hex} 57 0`, 'an action in words; more below'],
  ['Enter', 'show the choices again'],
  ['table', 'players and companies'],
  [`map, map ${hex}`, 'the map, or one hex in words'],
  ['market', 'the stock market'],
  ['trains, privates', 'the trains; the privates'],
  ['log, log 50', 'what happened'],
  ['why …', `why something is not allowed: ${ideas(title)}, or an action as JSON`],
  ['undo, redo', 'take the last decision back, and take it again'],
  ['save FILE', 'write the game to a file; kursbuch play --load FILE goes on with it'],
  ['quit', 'leave'],
];

export class TerminalPlayer {
  readonly #session: Session;
  readonly #terminal: Terminal;
  readonly #paint: Paint;
  /** Written after every action, if somebody asked for it. */
  readonly #autosave: string | undefined;
  /** The table as it was saved last. */
  #saved: EighteenState;
  #menu: readonly Group[] = [];
  #shownRound = '';

  constructor(session: Session, terminal: Terminal, autosave?: string) {
    this.#session = session;
    this.#terminal = terminal;
    this.#paint = paintFor(terminal.colour);
    this.#autosave = autosave;
    this.#saved = session.state;
  }

  /** Play until the game is over or everybody leaves. */
  async play(): Promise<Leaving> {
    const { loaded } = this.#session;
    for (;;) {
      const { state } = this.#session;
      const waiting = loaded.table.waiting(state);
      const random = waiting.find((seat) => this.#session.isRandom(seat));
      if (state.result) {
        this.#out(`\n${scoresText(state, this.#paint)}\n`);
        if (this.#session.persons.length === 0) return 'over';
        const leaving = await this.#afterwards();
        if (leaving) return leaving;
      } else if (random !== undefined) this.#letRandom(random);
      else {
        const leaving = await this.#turn(waiting[0] as Seat);
        if (leaving) return leaving;
      }
    }
  }

  get unsaved(): boolean {
    return this.#session.state !== this.#saved && this.#session.persons.length > 0;
  }

  // ---------------------------------------------------------------- turns

  #letRandom(seat: Seat): void {
    const action = this.#session.randomAction(seat);
    if (!action) throw new Error(`a random player has no choice in seat ${seat}`);
    const outcome = this.#session.act(seat, action);
    if (isRefusal(outcome)) throw new Error(`a choice was refused: ${JSON.stringify({ action, outcome })}`);
    this.#tell(outcome);
    this.#writeAutosave();
  }

  /** Ask a person until the table has changed. */
  async #turn(seat: Seat): Promise<Leaving | undefined> {
    const { state } = this.#session;
    this.#ask(seat);
    for (;;) {
      const { who } = situation(this.#session.loaded, state, seat);
      const line = await this.#terminal.ask(`${who}> `);
      if (line === null) return 'end of input';
      const left = await this.#line(seat, line.trim());
      if (left) return left;
      if (this.#session.state !== state) return undefined;
    }
  }

  /** After the end one may still look around and go back. */
  async #afterwards(): Promise<Leaving | undefined> {
    const { state } = this.#session;
    this.#menu = [];
    for (;;) {
      const line = await this.#terminal.ask('over> ');
      if (line === null) return 'over';
      const left = await this.#line(0, line.trim());
      if (left) return left;
      if (this.#session.state !== state) return undefined;
    }
  }

  /** What is asked, and the choices. */
  #ask(seat: Seat): void {
    const { loaded, state, persons } = this.#session;
    const { who, means, question, pass } = situation(loaded, state, seat);
    const { bold, dim, cyan } = this.#paint;
    this.#out('');
    const round = `${roundName(state)} ${state.phase}`;
    if (round !== this.#shownRound) this.#out(dim(`── ${headline(loaded.table.view(state, seat))} ──`));
    this.#shownRound = round;
    this.#out(`${bold(who)}  ${dim(means)}`);
    this.#out(question);
    this.#menu = menuOf(loaded.table, loaded.title, state, seat, pass, persons);
    let number = 0;
    for (const { heading, entries } of this.#menu) {
      if (heading !== '') this.#out(dim(`  ${heading}`));
      for (const entry of entries) this.#out(`  ${cyan(String(++number).padStart(3))}  ${entry.label}`);
    }
  }

  // ---------------------------------------------------------------- lines

  async #line(seat: Seat, line: string): Promise<Leaving | undefined> {
    const [word = '', ...rest] = line.split(/\s+/);
    const text = line.slice(word.length).trim();
    const { loaded, state } = this.#session;
    switch (word.toLowerCase()) {
      case '':
      case 'choices':
        if (!state.result) this.#ask(seat);
        return undefined;
      case 'quit':
      case 'exit':
        return 'quit';
      case 'help':
      case '?':
        this.#help();
        return undefined;
      case 'table':
        // With closed cash everybody sees his own.
        this.#out(tableText(loaded.title, loaded.table.view(state, seat), this.#paint));
        return undefined;
      case 'market':
        this.#out(marketText(loaded.title, state, this.#paint));
        return undefined;
      case 'trains':
        this.#out(trainsText(loaded.title, state, this.#paint));
        return undefined;
      case 'privates':
        this.#out(privatesText(loaded.title, state, this.#paint));
        return undefined;
      case 'map':
        this.#map(rest);
        return undefined;
      case 'log':
        this.#log(rest[0]);
        return undefined;
      case 'undo':
        this.#step(this.#session.undo(), 'There is nothing to take back.', 'Taken back.');
        return undefined;
      case 'redo':
        this.#step(this.#session.redo(), 'There is nothing to take again.', 'Taken again.');
        return undefined;
      case 'save':
        this.save(text);
        return undefined;
      case 'why':
        this.#why(seat, text);
        return undefined;
    }
    if (state.result) {
      this.#sorry('The game is over; undo, save, table, map, market and quit are left.');
      return undefined;
    }
    if (/^\d+$/.test(word)) await this.#pick(Number(word), rest);
    else if (rest.length === 0 && this.#isHex(word)) await this.#layOn(word.toUpperCase());
    else if (word.startsWith('{')) this.#json(seat, line);
    else {
      const meant = actionFromWords(loaded.title, state, line);
      if ('sentence' in meant) this.#sorry(meant.sentence);
      else this.#take(seat, meant);
    }
    return undefined;
  }

  #isHex(word: string): boolean {
    return this.#session.loaded.title.board.hexes.has(word.toUpperCase());
  }

  async #pick(number: number, [text, ...more]: readonly string[]): Promise<void> {
    const entries = this.#menu.flatMap((group) => group.entries);
    const entry = entries[number - 1];
    if (!entry) return this.#sorry(`There is no choice ${number}; there are 1 to ${entries.length}.`);
    if (more.length > 0) return this.#sorry('One number after the choice is enough.');
    if (entry.type === 'number') return this.#pickNumber(entry, text);
    if (text !== undefined && entry.type === 'action')
      return this.#sorry(`Choice ${number} takes no number: type ${number} alone.`);
    if (entry.type === 'action') return this.#take(entry.seat, entry.action);
    return this.#chooseLay(entry.seat, entry.lays, text);
  }

  async #pickNumber(entry: Extract<Entry, { type: 'number' }>, given: string | undefined): Promise<void> {
    let text = given;
    if (text === undefined) {
      const line = await this.#terminal.ask(`${entry.label}? `);
      text = line?.trim() ?? '';
      if (text === '') return this.#out('Nothing chosen.');
    }
    const value = Number(text);
    if (!/^\d+$/.test(text) || !entry.allows(value))
      return this.#sorry(`"${text.slice(0, 40)}" is not possible here: ${entry.numbers}.`);
    return this.#take(entry.seat, entry.action(value));
  }

  async #layOn(hex: string): Promise<void> {
    for (const { entries } of this.#menu)
      for (const entry of entries)
        if (entry.type === 'lays') {
          const lays = entry.lays.filter((lay) => lay.hex === hex);
          if (lays.length > 0) return this.#chooseLay(entry.seat, lays);
          return this.#sorry(`No tile can be laid on ${hex} now; why lay ${hex} TILE ROTATION says why not.`);
        }
    this.#out(hexText(this.#session.loaded.title, this.#session.state, hex));
  }

  /** Hex, tile, rotation: as far as there is a choice. */
  async #chooseLay(seat: Seat, all: Lays, first?: string): Promise<void> {
    const { loaded, state } = this.#session;
    let lays = all;
    let given = first;
    for (let step = layStep(loaded.title, state, lays); step; step = layStep(loaded.title, state, lays)) {
      let { answers } = step;
      for (;;) {
        if (given === undefined) {
          this.#out(step.question);
          for (const { word, label } of answers)
            this.#out(`  ${this.#paint.cyan(word.padStart(6))}  ${label}`);
          given = (await this.#terminal.ask('(Enter: back) ')) ?? '';
        }
        const text = given.trim().toUpperCase();
        given = undefined;
        if (text === '') return this.#out('Nothing laid.');
        const exact = answers.find(({ word }) => word.toUpperCase() === text);
        const fitting = exact ? [exact] : answers.filter(({ word }) => word.toUpperCase().startsWith(text));
        if (fitting.length === 1) {
          lays = (fitting[0] as (typeof answers)[number]).lays;
          break;
        }
        if (fitting.length > 1) answers = fitting;
        else this.#sorry(`"${text.slice(0, 40)}" is not among them.`);
      }
    }
    const [lay] = lays;
    if (lay) this.#take(seat, lay);
  }

  #json(seat: Seat, text: string): void {
    const action = parsed(text);
    if (action === undefined) this.#sorry('That is not JSON.');
    else this.#take(seat, action);
  }

  #take(seat: Seat, action: unknown): void {
    const outcome = this.#session.act(seat, action);
    if (isRefusal(outcome)) this.#refused(outcome);
    else {
      this.#tell(outcome);
      this.#writeAutosave();
    }
  }

  // ---------------------------------------------------------------- commands

  #why(seat: Seat, text: string): void {
    const { loaded, state } = this.#session;
    const meant = text.startsWith('{') ? parsed(text) : actionFromWords(loaded.title, state, text);
    if (text === '') this.#sorry(`Why what? For example: ${ideas(loaded.title)}.`);
    else if (meant === undefined) this.#sorry('That is not JSON.');
    else if (isSentence(meant)) this.#sorry(meant.sentence);
    else {
      const outcome = loaded.table.decide(state, seat, meant);
      if (isRefusal(outcome)) this.#refused(outcome);
      else this.#out(`That is allowed: ${describe(loaded.title, state, meant as EighteenAction)}.`);
    }
  }

  /** The reason in a sentence, and the rule in our words. */
  #refused(refusal: Refusal): void {
    const { loaded, state } = this.#session;
    this.#sorry(whyNot(refusal, state.players));
    const rule = ruleText(loaded.title.id, refusal.rule);
    if (rule) this.#out(this.#paint.dim(`  ${refusal.rule}: ${rule}`));
  }

  #map([word]: readonly string[]): void {
    const { loaded, state } = this.#session;
    if (word === undefined) this.#out(mapText(loaded.title, state, this.#paint));
    else if (this.#isHex(word)) this.#out(hexText(loaded.title, state, word.toUpperCase()));
    else this.#sorry(`There is no hex ${word.slice(0, 40)} on the map.`);
  }

  #log(word = '20'): void {
    const count = Number(word);
    const lines = this.#session.log(count);
    if (!/^\d+$/.test(word) || count < 1) this.#sorry('How many lines? For example: log 50.');
    else if (lines.length === 0) this.#out('Nothing has happened yet.');
    else this.#tell(lines);
  }

  #step(done: boolean, not: string, yes: string): void {
    if (done) {
      this.#out(yes);
      this.#writeAutosave();
    } else this.#sorry(not);
  }

  /** Write the game to a file; true if that worked. */
  save(file: string): boolean {
    if (file === '') {
      this.#sorry('Save where? For example: save evening.json.');
      return false;
    }
    const problem = saveRecord(file, this.#session.record());
    if (problem) {
      this.#sorry(problem);
      return false;
    }
    this.#saved = this.#session.state;
    this.#out(`Saved. Go on with: kursbuch play --load ${file}`);
    return true;
  }

  #writeAutosave(): void {
    if (this.#autosave === undefined) return;
    const problem = saveRecord(this.#autosave, this.#session.record());
    if (problem) this.#sorry(problem);
    else this.#saved = this.#session.state;
  }

  #help(): void {
    const { cyan } = this.#paint;
    const { loaded } = this.#session;
    const lines = help(loaded.title, samplesOf(loaded.title).hex);
    this.#out(columns(lines.map(([command, meaning]) => [[command, cyan], meaning])));
    this.#out(`\nActions in words, such as: ${examplesOf(loaded, this.#session.state).join(' · ')}`);
  }

  // ---------------------------------------------------------------- speaking

  #out(text: string): void {
    this.#terminal.out(text);
  }

  #sorry(sentence: string): void {
    this.#terminal.out(this.#paint.red(sentence));
  }

  #tell(lines: readonly Line[]): void {
    const { bold, dim } = this.#paint;
    for (const { text, heading } of lines)
      if (heading === 'round') this.#out(`\n${bold(text)}`);
      else this.#out(heading === 'turn' ? `${dim('·')} ${bold(text)}` : `  ${text}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSentence = (value: unknown): value is { readonly sentence: string } =>
  typeof value === 'object' && value !== null && 'sentence' in value && !('type' in value);
