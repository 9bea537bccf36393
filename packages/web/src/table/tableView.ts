/** What of the table is in view: screen state, never part of the game. */

import type { Shown, Stage } from '@kursbuch/screens/game/shown.ts';
import { isWide } from '@kursbuch/screens/parts/screen.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';

/** The stage of a game that is over. */
export const RESULT = 'result';

/** A stage by its name alone. */
type StageName = Pick<Stage, 'id' | 'label' | 'icon'>;

const result: StageName = { id: RESULT, label: () => ui().table.views.result, icon: 'table' };

export class TableView {
  /** Chosen by hand; null follows the game. */
  readonly chosenStage = signal<string | null>(null);
  readonly stage: ReadonlySignal<string>;
  readonly panel: ReadonlySignal<string>;
  /** Narrow screens show one thing at a time: the stage, or this panel. */
  readonly narrowPanel = signal<string | null>(null);
  /** The rule the rules panel opens at; another value each time it is asked for. */
  readonly rule = signal<{ readonly id: string } | null>(null);
  /** The panel of rules shows the words of the game instead; the one that is meant, if somebody asked for one. */
  readonly words = signal<{ readonly term: string | null } | null>(null);
  readonly menuOpen = signal(false);
  /** The link to the table is passed on. */
  readonly shareOpen = signal(false);
  /** Who leads is told. */
  readonly raceOpen = signal(false);

  /** What the game itself brings to the middle. */
  readonly natural: ReadonlySignal<string>;
  /** What may stand in the middle, what the game brings there first. */
  readonly stages: ReadonlySignal<readonly StageName[]>;
  /** The same for narrow screens, where what the game brings takes another's place. */
  readonly narrowStages: ReadonlySignal<readonly StageName[]>;
  /** What stands in the middle unless somebody chose otherwise. */
  readonly #usual: ReadonlySignal<string>;
  readonly #board: string;
  readonly #isWhole: (stage: string) => boolean;
  readonly #panel = signal<string | null>(null);
  readonly #stop: () => void;
  /** What was shown before a stage was called; null while none is. */
  #left: { readonly stage: string | null; readonly panel: string | null } | null = null;

  constructor(shown: Shown) {
    const { game } = shown;
    const standing = shown.stages.filter(({ passing }) => !passing);
    this.natural = computed(() => (game.now.value.result ? RESULT : shown.stage()));
    // The past of a game that is over is looked at on its board.
    this.#board = standing[0]?.id ?? RESULT;
    this.#isWhole = (id) => shown.stages.some((stage) => stage.id === id && stage.whole);
    this.#usual = computed(() =>
      this.natural.value === RESULT && game.isPast.value ? this.#board : this.natural.value,
    );
    this.stage = computed(() => this.chosenStage.value ?? this.#usual.value);
    this.panel = computed(() => this.#panel.value ?? shown.panels[0]?.id ?? '');
    const passing = computed((): StageName | undefined => {
      const { value: id } = this.natural;
      if (standing.some((stage) => stage.id === id)) return undefined;
      return id === RESULT ? result : shown.stages.find((stage) => stage.id === id);
    });
    this.stages = computed(() => (passing.value ? [passing.value, ...standing] : standing));
    this.narrowStages = computed(() =>
      standing.map((stage) => {
        const { value: other } = passing;
        if (!stage.yields || !other) return stage;
        return other.id === RESULT ? other : { ...other, label: stage.label, icon: stage.icon };
      }),
    );
    // A new kind of round brings its own surface back.
    let before = this.natural.value;
    const followRounds = effect(() => {
      // Whoever goes through time keeps looking at what was chosen.
      if (game.moment.value !== null || this.natural.value === before) return;
      before = this.natural.value;
      this.#left = null;
      this.chosenStage.value = null;
      this.narrowPanel.value = null;
    });
    const followCalls = effect(() => {
      const called = shown.called();
      untracked(() => this.#call(called));
    });
    this.#stop = () => {
      followRounds();
      followCalls();
    };
  }

  #call(stage: string | null): void {
    if (stage !== null) {
      this.#left ??= { stage: this.chosenStage.value, panel: this.narrowPanel.value };
      this.showStage(stage);
    } else if (this.#left) {
      // Only if nobody has gone elsewhere meanwhile.
      if (this.stage.value === this.#board && this.narrowPanel.value === null)
        [this.chosenStage.value, this.narrowPanel.value] = [this.#left.stage, this.#left.panel];
      this.#left = null;
    }
  }

  showStage(stage: string): void {
    this.chosenStage.value = stage === this.#usual.value ? null : stage;
    this.narrowPanel.value = null;
  }

  showBoard(): void {
    this.showStage(this.#board);
  }

  showPanel(panel: string): void {
    // The result and what takes the whole width leave no room beside them: a panel is shown beside the board.
    const { value: usual } = this.#usual;
    if (isWide.value && (this.stage.value === RESULT || this.#isWhole(this.stage.value)))
      this.showStage(usual === RESULT ? this.#board : usual);
    this.#panel.value = panel;
    this.narrowPanel.value = panel;
  }

  showRule(rule: string): void {
    this.rule.value = { id: rule };
    this.words.value = null;
    this.showPanel('rules');
  }

  showWords(term: string | null = null): void {
    this.words.value = { term };
    this.showPanel('rules');
  }

  close(): void {
    this.#stop();
  }
}
