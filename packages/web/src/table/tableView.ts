/** What of the table is in view: screen state, never part of the game. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { surfaceKind } from '../eighteen/game/surfaceKind.ts';
import type { Game } from '../game/game.ts';

/** The middle of the table. `round` is the working surface of a round about papers. */
export type StageId = 'round' | 'map' | 'table' | 'market' | 'result';
/** What stands beside it, or in a tab of its own where there is no room beside. */
type PanelId = string;

export class TableView {
  /** Chosen by hand; null follows the game. */
  readonly chosenStage = signal<StageId | null>(null);
  readonly stage: ReadonlySignal<StageId>;
  readonly panel = signal<PanelId>('overview');
  /** Narrow screens show one thing at a time: the stage, or this panel. */
  readonly narrowPanel = signal<PanelId | null>(null);
  /** The rule the rules panel opens at. */
  readonly rule = signal<string | null>(null);
  readonly menuOpen = signal(false);

  /** What the game itself brings to the middle. */
  readonly natural: ReadonlySignal<StageId>;
  readonly #stop: () => void;

  constructor(game: Game) {
    this.natural = computed(() => {
      if (game.now.value.result) return 'result';
      return surfaceKind(game) === 'papers' ? 'round' : 'map';
    });
    this.stage = computed(() => this.chosenStage.value ?? this.natural.value);
    // A new kind of round brings its own surface back.
    let before = this.natural.value;
    this.#stop = effect(() => {
      if (this.natural.value === before) return;
      before = this.natural.value;
      this.chosenStage.value = null;
      this.narrowPanel.value = null;
    });
  }

  showStage(stage: StageId): void {
    this.chosenStage.value = stage === this.natural.value ? null : stage;
    this.narrowPanel.value = null;
  }

  showPanel(panel: PanelId): void {
    this.panel.value = panel;
    this.narrowPanel.value = panel;
  }

  showRule(rule: string): void {
    this.rule.value = rule;
    this.showPanel('rules');
  }

  close(): void {
    this.#stop();
  }
}
