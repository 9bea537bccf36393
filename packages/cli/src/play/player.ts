/** A person at the terminal: shows the table, reads a line, plays it. */
import { type Action, isRefusal, type Refusal, type Seat, type TableState } from '@kursbuch/table';
import type { Labels, Line } from '@kursbuch/words';
import { columns, type Paint, paintFor } from '../paint.ts';
import { ruleText } from '../rulebook.ts';
import type { Speech } from '../speech.ts';
import type { Terminal } from '../terminal.ts';
import { meantBy, written } from '../typed.ts';
import {
  type AtTerminal,
  type Entry,
  type Group,
  type HelpLine,
  isMisunderstood,
  type Steps,
} from './atTerminal.ts';
import { saveRecord } from './recordFile.ts';
import type { Session } from './session.ts';

/** How the game was left. */
type Leaving = 'over' | 'quit' | 'end of input';

const helpLines = (labels: Labels, { help, ideas, hasSheet }: AtTerminal): readonly HelpLine[] => {
  const own = (word: string) => written(labels.typed, word);
  return [
    ['3', labels.help.take],
    ['3 120', labels.help.takeNumber],
    ...help.acts,
    [help.action, labels.help.words],
    ['Enter', labels.help.enter],
    ...help.looks,
    ...(hasSheet ? [[own('sheet'), labels.help.sheet] as const] : []),
    [`${own('log')}, ${own('log')} 50`, labels.help.log],
    [`${own('why')} …`, `${labels.help.why} ${ideas()}`],
    [`${own('undo')}, ${own('redo')}`, labels.help.undo],
    [`${own('save')} …`, labels.help.save],
    [own('quit'), labels.help.quit],
  ];
};

export class TerminalPlayer {
  readonly #session: Session;
  readonly #terminal: Terminal;
  readonly #paint: Paint;
  readonly #speech: Speech;
  readonly #shown: AtTerminal;
  /** Written after every action, if somebody asked for it. */
  readonly #autosave: string | undefined;
  /** The table as it was saved last. */
  #saved: TableState;
  #menu: readonly Group[] = [];
  #stage = '';
  /** What is on the screen is for one pair of eyes. */
  #isSecret = false;
  /** Whose they are. */
  #facing: Seat | null = null;
  /** Everybody here sees his own when he is asked, and others sit at the same screen. */
  readonly #showsOwn: boolean;

  constructor(session: Session, terminal: Terminal, speech: Speech, autosave?: string) {
    this.#session = session;
    this.#terminal = terminal;
    this.#speech = speech;
    this.#paint = paintFor(terminal.colour);
    this.#shown = session.atTerminal(this.#paint);
    this.#showsOwn = this.#shown.showsOwn === true && session.people.length > 1;
    this.#autosave = autosave;
    this.#saved = session.room.state;
  }

  /** Play until the game is over or everybody leaves. */
  async play(): Promise<Leaving> {
    const { room, people } = this.#session;
    for (;;) {
      const { state, botsTurn } = room;
      if (state.result) {
        this.#out(`\n${this.#shown.scores()}\n`);
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
    this.#tell(this.#session.letRandomAct(seat));
    this.#writeAutosave();
  }

  /** Ask a person until the table has changed. */
  async #turn(seat: Seat): Promise<Leaving | undefined> {
    const { room } = this.#session;
    const { state } = room;
    const { who } = this.#shown.asked(seat);
    const isPrivate = this.#session.asksInSecret(seat) || this.#showsOwn;
    if (isPrivate && this.#facing !== seat && !(await this.#handOver(seat))) return 'end of input';
    this.#ask(seat);
    for (;;) {
      const line = await this.#terminal.ask(`${who}> `);
      if (line === null) return 'end of input';
      const left = await this.#line(seat, line.trim());
      if (left || room.state !== state) {
        this.#cover();
        return left;
      }
    }
  }

  /** Only this seat looks at the screen from now on; false when nobody answers. */
  async #handOver(seat: Seat): Promise<boolean> {
    const name = this.#session.room.state.players[seat] ?? '';
    const line = await this.#terminal.ask(this.#labels.handOver(name));
    this.#isSecret = line !== null;
    this.#facing = seat;
    return this.#isSecret;
  }

  /** Everybody may look again. */
  #cover(): void {
    const { room } = this.#session;
    // Who is asked again goes on looking.
    if (this.#showsOwn && this.#facing !== null && room.waiting.includes(this.#facing)) return;
    if (this.#isSecret) this.#terminal.clear();
    this.#isSecret = false;
    this.#facing = null;
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
    const { who, means, question } = this.#shown.asked(seat);
    const { bold, dim, cyan } = this.#paint;
    this.#out('');
    const { key, headline } = this.#shown.stage(seat);
    if (key !== this.#stage) this.#out(dim(`── ${headline} ──`));
    this.#stage = key;
    this.#out(`${bold(who)}  ${dim(means)}`);
    this.#out(question);
    const standing = this.#standing(seat);
    for (const { text } of standing.over) this.#out(dim(text));
    this.#menu = [...this.#shown.menu(seat), ...standing.group];
    let number = 0;
    for (const { heading, entries } of this.#menu) {
      if (heading !== '') this.#out(dim(`  ${heading}`));
      for (const entry of entries) this.#out(`  ${cyan(String(++number).padStart(3))}  ${entry.label}`);
    }
  }

  /** Why a seat is asked again, and what it leaves, or could leave, to standing instructions. */
  #standing(seat: Seat): { readonly over: readonly { readonly text: string }[]; readonly group: Group[] } {
    const { room } = this.#session;
    const { given = [], open = [] } = room.standing(seat, room.length) ?? {};
    const over = given.flatMap((one) => (one.over ? (this.#shown.given(seat, one) ?? []) : []));
    const entries: Entry[] = [];
    for (const one of given) {
      const said = one.over ? undefined : this.#shown.given(seat, one);
      if (said) entries.push({ type: 'revoke', seat, id: one.id, label: `${said.act}: ${said.text}` });
    }
    for (const instruction of open) {
      const label = this.#shown.proposed(instruction);
      if (label !== undefined) entries.push({ type: 'instruct', seat, instruction, label });
    }
    return { over, group: entries.length > 0 ? [{ heading: this.#labels.standing, entries }] : [] };
  }

  // ---------------------------------------------------------------- lines

  async #line(seat: Seat, line: string): Promise<Leaving | undefined> {
    const [word = '', ...rest] = line.split(/\s+/);
    const text = line.slice(word.length).trim();
    const { state, room } = this.#session;
    switch (meantBy(this.#labels.typed, word).toLowerCase()) {
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
      case 'log':
        this.#log(rest[0]);
        return undefined;
      case 'undo':
        this.#step(room.undo(room.length), this.#labels.nothingBack, this.#labels.takenBack);
        return undefined;
      case 'redo':
        this.#step(room.redo(room.length), this.#labels.nothingAgain, this.#labels.takenAgain);
        return undefined;
      case 'save':
        this.save(text);
        return undefined;
      case 'why':
        this.#why(seat, text);
        return undefined;
      case 'sheet':
        return this.#sheet(seat);
    }
    const seen = this.#shown.look(seat, word.toLowerCase(), rest);
    if (seen !== undefined) this.#show(seen);
    else if (state.result) this.#sorry(this.#labels.overLeft);
    else if (/^\d+$/.test(word)) await this.#pick(Number(word), rest);
    else if (word.startsWith('{')) this.#json(seat, line);
    else if (!(rest.length === 0 && (await this.#point(word)))) {
      const meant = this.#shown.meant(line);
      if (isMisunderstood(meant)) this.#sorry(meant.sentence);
      else this.#take(seat, meant);
    }
    return undefined;
  }

  #show(seen: string | { readonly sentence: string }): void {
    if (typeof seen === 'string') this.#out(seen);
    else this.#sorry(seen.sentence);
  }

  async #pick(number: number, [text, ...more]: readonly string[]): Promise<void> {
    const entries = this.#menu.flatMap((group) => group.entries);
    const entry = entries[number - 1];
    if (!entry) return this.#sorry(this.#labels.noChoice(number, entries.length));
    if (more.length > 0) return this.#sorry(this.#labels.oneNumber);
    if (entry.type === 'number') return this.#pickNumber(entry, text);
    if (entry.type === 'steps') return this.#choose(entry.seat, entry.steps, text);
    if (text !== undefined) return this.#sorry(this.#labels.noNumber(number));
    if (entry.type === 'action') return this.#take(entry.seat, entry.action);
    if (entry.type === 'instruct') return this.#taken(this.#session.instruct(entry.seat, entry.instruction));
    this.#session.room.revoke(entry.seat, entry.id);
    this.#ask(entry.seat);
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

  /** A word alone may point at something; false if it does not. */
  async #point(word: string): Promise<boolean> {
    const found = this.#shown.point(word, this.#menu);
    if (found === undefined) return false;
    if (typeof found !== 'string' && 'steps' in found) await this.#choose(found.seat, found.steps);
    else this.#show(found);
    return true;
  }

  /** From question to question, as far as there is a choice. */
  async #choose(seat: Seat, first: Steps, word?: string): Promise<void> {
    let steps = first;
    let given = word;
    while (!('action' in steps)) {
      const { question, nothing } = steps;
      let { answers } = steps;
      for (;;) {
        if (given === undefined) {
          this.#out(question);
          for (const answer of answers)
            this.#out(`  ${this.#paint.cyan(answer.word.padStart(6))}  ${answer.label}`);
          given = (await this.#terminal.ask(this.#labels.back)) ?? '';
        }
        const text = given.trim().toUpperCase();
        given = undefined;
        if (text === '') return this.#out(nothing);
        const exact = answers.find((answer) => answer.word.toUpperCase() === text);
        const fitting = exact
          ? [exact]
          : answers.filter((answer) => answer.word.toUpperCase().startsWith(text));
        const [only, ...others] = fitting;
        if (only && others.length === 0) {
          steps = only.next();
          break;
        }
        if (only) answers = fitting;
        else this.#sorry(this.#labels.notAmongThem(text.slice(0, 40)));
      }
    }
    this.#take(seat, steps.action);
  }

  #json(seat: Seat, text: string): void {
    const action = parsed(text);
    if (action === undefined) this.#sorry(this.#labels.notJson);
    else this.#take(seat, action);
  }

  #take(seat: Seat, action: unknown): void {
    this.#taken(this.#session.act(seat, action));
  }

  #taken(outcome: readonly Line[] | Refusal): void {
    if (isRefusal(outcome)) this.#refused(outcome);
    else {
      this.#cover();
      this.#tell(outcome);
      this.#writeAutosave();
    }
  }

  // ---------------------------------------------------------------- commands

  #why(seat: Seat, text: string): void {
    const { room } = this.#session;
    const meant = text.startsWith('{') ? parsedAction(text) : this.#shown.meant(text);
    if (text === '') this.#sorry(this.#labels.whyWhat(this.#shown.ideas()));
    else if (meant === undefined) this.#sorry(this.#labels.notJson);
    else if (isMisunderstood(meant)) this.#sorry(meant.sentence);
    else {
      const outcome = room.rehearse(seat, meant, room.length);
      if (isRefusal(outcome)) this.#refused(outcome);
      else this.#out(this.#labels.allowed(this.#shown.describe(meant)));
    }
  }

  /** The reason in a sentence, and the rule in our words. */
  #refused(refusal: Refusal): void {
    this.#sorry(`${this.#shown.refusal(refusal)} (${refusal.rule})`);
    const rule = ruleText(this.#session.title, refusal.rule, this.#speech.words.language);
    if (rule) this.#out(this.#paint.dim(`  ${refusal.rule}: ${rule}`));
  }

  /** What this seat alone may see, before the eyes of nobody else. */
  async #sheet(seat: Seat): Promise<Leaving | undefined> {
    const text = this.#shown.sheet(seat);
    if (text === '') this.#out(this.#labels.noSheet);
    // Whoever sits here alone, or is asked in secret, has nobody to hide it from.
    else if (this.#isSecret || this.#session.people.length < 2) this.#out(text);
    else {
      if (!(await this.#handOver(seat))) return 'end of input';
      this.#out(text);
      const line = await this.#terminal.ask(this.#labels.sheetSeen);
      this.#cover();
      if (line === null) return 'end of input';
      this.#ask(seat);
    }
    return undefined;
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
    const problem = saveRecord(file, this.#session.room.whole, this.#labels);
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
    const problem = saveRecord(this.#autosave, this.#session.room.whole, this.#labels);
    if (problem) this.#sorry(problem);
    else this.#saved = this.#session.room.state;
  }

  #help(): void {
    const { cyan } = this.#paint;
    const lines = helpLines(this.#labels, this.#shown);
    this.#out(columns(lines.map(([command, meaning]) => [[command, cyan], meaning])));
    this.#out(`\n${this.#labels.inWords(this.#shown.examples().join(' · '))}`);
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

/** What may be an action; the room finds out whether it is one. */
function parsedAction(text: string): Action | undefined {
  const value = parsed(text);
  return typeof value === 'object' && value !== null ? { type: '', ...value } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
