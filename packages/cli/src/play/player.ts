/** A person at the terminal: shows the table, reads a line, plays it. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import { isRefusal, type Refusal, type Seat } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Line } from '@kursbuch/words';
import { actionFromWords, examplesOf, samplesOf } from '../eighteen/actionWords.ts';
import type { Labels } from '../eighteen/labels.ts';
import { hexText, mapText } from '../eighteen/mapText.ts';
import { marketText } from '../eighteen/marketText.ts';
import { type Entry, type Group, layStep, menuOf } from '../eighteen/menu.ts';
import { situation } from '../eighteen/situation.ts';
import { headline, privatesText, scoresText, tableText, trainsText } from '../eighteen/tableText.ts';
import { columns, type Paint, paintFor } from '../paint.ts';
import { ruleText } from '../rulebook.ts';
import { type Speech, whyNot } from '../speech.ts';
import type { Terminal } from '../terminal.ts';
import { saveRecord } from './recordFile.ts';
import type { Session } from './session.ts';

type Lays = Extract<Entry, { type: 'lays' }>['lays'];

/** How the game was left. */
export type Leaving = 'over' | 'quit' | 'end of input';

/** Ideas to ask about, with the names of this title. */
function ideas(title: Title): string {
  const { company, other, hex } = samplesOf(title);
  return `why buy ${company}, why sell ${other} 3, why lay ${hex} 57 0`;
}

const help = (
  labels: Labels,
  title: Title,
  hex: string,
): readonly (readonly [command: string, meaning: string])[] => [
  ['3', labels.help.take],
  ['3 120', labels.help.takeNumber],
  [hex, labels.help.lay],
  [`lay ${hex} 57 0`, labels.help.words],
  ['Enter', labels.help.enter],
  ['table', labels.help.table],
  [`map, map ${hex}`, labels.help.map],
  ['market', labels.help.market],
  ['trains, privates', labels.help.trains],
  ['log, log 50', labels.help.log],
  ['why …', `${labels.help.why} ${ideas(title)}`],
  ['undo, redo', labels.help.undo],
  ['save FILE', labels.help.save],
  ['quit', labels.help.quit],
];

export class TerminalPlayer {
  readonly #session: Session;
  readonly #terminal: Terminal;
  readonly #paint: Paint;
  readonly #speech: Speech;
  /** Written after every action, if somebody asked for it. */
  readonly #autosave: string | undefined;
  /** The table as it was saved last. */
  #saved: EighteenState;
  #menu: readonly Group[] = [];
  #shownRound = '';

  constructor(session: Session, terminal: Terminal, speech: Speech, autosave?: string) {
    this.#session = session;
    this.#terminal = terminal;
    this.#speech = speech;
    this.#paint = paintFor(terminal.colour);
    this.#autosave = autosave;
    this.#saved = session.room.state;
  }

  /** Play until the game is over or everybody leaves. */
  async play(): Promise<Leaving> {
    const { loaded, room, people } = this.#session;
    for (;;) {
      const { state, botsTurn } = room;
      if (state.result) {
        this.#out(`\n${scoresText(this.#speech, loaded.title, state, this.#paint)}\n`);
        if (people.length === 0) return 'over';
        const leaving = await this.#afterwards();
        if (leaving) return leaving;
      } else if (botsTurn !== undefined) this.#letRandom(botsTurn);
      else {
        const [seat = 0] = room.waiting.filter((one) => people.includes(one));
        const leaving = await this.#turn(seat);
        if (leaving) return leaving;
      }
    }
  }

  get #labels(): Labels {
    return this.#speech.labels;
  }

  get unsaved(): boolean {
    return this.#session.room.state !== this.#saved && this.#session.people.length > 0;
  }

  // ---------------------------------------------------------------- turns

  #letRandom(seat: Seat): void {
    if (!this.#session.room.letBotAct(seat)) throw new Error(`a random player has no choice in seat ${seat}`);
    this.#tell(this.#session.news);
    this.#writeAutosave();
  }

  /** Ask a person until the table has changed. */
  async #turn(seat: Seat): Promise<Leaving | undefined> {
    const { loaded, room } = this.#session;
    const { state } = room;
    this.#ask(seat);
    const { who } = situation(this.#speech, loaded, room.view([seat]), seat);
    for (;;) {
      const line = await this.#terminal.ask(`${who}> `);
      if (line === null) return 'end of input';
      const left = await this.#line(seat, line.trim());
      if (left) return left;
      if (room.state !== state) return undefined;
    }
  }

  /** After the end one may still look around and go back. */
  async #afterwards(): Promise<Leaving | undefined> {
    const { room } = this.#session;
    const { state } = room;
    this.#menu = [];
    for (;;) {
      const line = await this.#terminal.ask(`${this.#labels.overPrompt}> `);
      if (line === null) return 'over';
      const left = await this.#line(0, line.trim());
      if (left) return left;
      if (room.state !== state) return undefined;
    }
  }

  /** What is asked, and the choices. */
  #ask(seat: Seat): void {
    const { loaded, room, people } = this.#session;
    const state = room.view([seat]);
    const { who, means, question, pass } = situation(this.#speech, loaded, state, seat);
    const { bold, dim, cyan } = this.#paint;
    this.#out('');
    const round = `${this.#speech.words.roundName(state.round)} ${state.phase}`;
    if (round !== this.#shownRound) this.#out(dim(`── ${headline(this.#speech, state)} ──`));
    this.#shownRound = round;
    this.#out(`${bold(who)}  ${dim(means)}`);
    this.#out(question);
    this.#menu = menuOf(this.#speech, loaded, this.#session.state, seat, pass, people);
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
        this.#out(tableText(this.#speech, loaded.title, this.#session.room.view([seat]), this.#paint));
        return undefined;
      case 'market':
        this.#out(marketText(this.#speech, loaded.title, state, this.#paint));
        return undefined;
      case 'trains':
        this.#out(trainsText(this.#speech, loaded.title, state, this.#paint));
        return undefined;
      case 'privates':
        this.#out(privatesText(this.#speech, loaded.title, state, this.#paint));
        return undefined;
      case 'map':
        this.#map(rest);
        return undefined;
      case 'log':
        this.#log(rest[0]);
        return undefined;
      case 'undo':
        this.#step(this.#session.room.undo(), this.#labels.nothingBack, this.#labels.takenBack);
        return undefined;
      case 'redo':
        this.#step(this.#session.room.redo(), this.#labels.nothingAgain, this.#labels.takenAgain);
        return undefined;
      case 'save':
        this.save(text);
        return undefined;
      case 'why':
        this.#why(seat, text);
        return undefined;
    }
    if (state.result) {
      this.#sorry(this.#labels.overLeft);
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
    if (!entry) return this.#sorry(this.#labels.noChoice(number, entries.length));
    if (more.length > 0) return this.#sorry(this.#labels.oneNumber);
    if (entry.type === 'number') return this.#pickNumber(entry, text);
    if (text !== undefined && entry.type === 'action') return this.#sorry(this.#labels.noNumber(number));
    if (entry.type === 'action') return this.#take(entry.seat, entry.action);
    return this.#chooseLay(entry.seat, entry.lays, text);
  }

  async #pickNumber(entry: Extract<Entry, { type: 'number' }>, given: string | undefined): Promise<void> {
    let text = given;
    if (text === undefined) {
      const line = await this.#terminal.ask(`${entry.label}? `);
      text = line?.trim() ?? '';
      if (text === '') return this.#out(this.#labels.nothingChosen);
    }
    const value = Number(text);
    if (!/^\d+$/.test(text) || !entry.allows(value))
      return this.#sorry(this.#labels.notPossible(text.slice(0, 40), entry.numbers));
    return this.#take(entry.seat, entry.action(value));
  }

  async #layOn(hex: string): Promise<void> {
    for (const { entries } of this.#menu)
      for (const entry of entries)
        if (entry.type === 'lays') {
          const lays = entry.lays.filter((lay) => lay.hex === hex);
          if (lays.length > 0) return this.#chooseLay(entry.seat, lays);
          return this.#sorry(this.#labels.noLay(hex));
        }
    this.#out(hexText(this.#speech, this.#session.loaded.title, this.#session.state, hex));
  }

  /** Hex, tile, rotation: as far as there is a choice. */
  async #chooseLay(seat: Seat, all: Lays, first?: string): Promise<void> {
    const { loaded, state } = this.#session;
    let lays = all;
    let given = first;
    const next = () => layStep(this.#speech, loaded.title, state, lays);
    for (let step = next(); step; step = next()) {
      let { answers } = step;
      for (;;) {
        if (given === undefined) {
          this.#out(step.question);
          for (const { word, label } of answers)
            this.#out(`  ${this.#paint.cyan(word.padStart(6))}  ${label}`);
          given = (await this.#terminal.ask(this.#labels.back)) ?? '';
        }
        const text = given.trim().toUpperCase();
        given = undefined;
        if (text === '') return this.#out(this.#labels.nothingLaid);
        const exact = answers.find(({ word }) => word.toUpperCase() === text);
        const fitting = exact ? [exact] : answers.filter(({ word }) => word.toUpperCase().startsWith(text));
        if (fitting.length === 1) {
          lays = (fitting[0] as (typeof answers)[number]).lays;
          break;
        }
        if (fitting.length > 1) answers = fitting;
        else this.#sorry(this.#labels.notAmongThem(text.slice(0, 40)));
      }
    }
    const [lay] = lays;
    if (lay) this.#take(seat, lay);
  }

  #json(seat: Seat, text: string): void {
    const action = parsed(text);
    if (action === undefined) this.#sorry(this.#labels.notJson);
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
    const { loaded, room, state } = this.#session;
    const meant = text.startsWith('{') ? parsed(text) : actionFromWords(loaded.title, state, text);
    if (text === '') this.#sorry(this.#labels.whyWhat(ideas(loaded.title)));
    else if (meant === undefined) this.#sorry(this.#labels.notJson);
    else if (isSentence(meant)) this.#sorry(meant.sentence);
    else {
      const outcome = room.rehearse(seat, meant, room.length);
      if (isRefusal(outcome)) this.#refused(outcome);
      else
        this.#out(
          this.#labels.allowed(this.#speech.words.describe(loaded.title, state, meant as EighteenAction)),
        );
    }
  }

  /** The reason in a sentence, and the rule in our words. */
  #refused(refusal: Refusal): void {
    const { loaded, state } = this.#session;
    const { words } = this.#speech;
    this.#sorry(whyNot(words, loaded.title, state, refusal));
    const rule = ruleText(loaded.title.id, refusal.rule, words.language);
    if (rule) this.#out(this.#paint.dim(`  ${refusal.rule}: ${rule}`));
  }

  #map([word]: readonly string[]): void {
    const { loaded, state } = this.#session;
    if (word === undefined) this.#out(mapText(this.#speech, loaded.title, state, this.#paint));
    else if (this.#isHex(word)) this.#out(hexText(this.#speech, loaded.title, state, word.toUpperCase()));
    else this.#sorry(this.#labels.noHex(word.slice(0, 40)));
  }

  #log(word = '20'): void {
    const count = Number(word);
    const lines = this.#session.log(count);
    if (!/^\d+$/.test(word) || count < 1) this.#sorry(this.#labels.howMany);
    else if (lines.length === 0) this.#out(this.#labels.nothingYet);
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
      this.#sorry(this.#labels.saveWhere);
      return false;
    }
    const problem = saveRecord(file, this.#session.room.whole);
    if (problem) {
      this.#sorry(problem);
      return false;
    }
    this.#saved = this.#session.room.state;
    this.#out(this.#labels.saved(file));
    return true;
  }

  #writeAutosave(): void {
    if (this.#autosave === undefined) return;
    const problem = saveRecord(this.#autosave, this.#session.room.whole);
    if (problem) this.#sorry(problem);
    else this.#saved = this.#session.room.state;
  }

  #help(): void {
    const { cyan } = this.#paint;
    const { loaded } = this.#session;
    const lines = help(this.#labels, loaded.title, samplesOf(loaded.title).hex);
    this.#out(columns(lines.map(([command, meaning]) => [[command, cyan], meaning])));
    this.#out(`\n${this.#labels.inWords(examplesOf(loaded, this.#session.state).join(' · '))}`);
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
