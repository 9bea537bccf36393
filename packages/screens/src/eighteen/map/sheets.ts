/** The maps a board consists of, most often one: which there are, and which of them is looked at. */
import { type Board, companyTurnOf, type HexId } from '@kursbuch/eighteen';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Pictures } from '../board/picture.ts';
import { discardingIn } from '../game/discarding.ts';
import type { Game } from '../game/game.ts';
import type { BoardPart } from '../game/look.ts';
import { litOf } from '../runs/lit.ts';
import { sceneOf } from './scene.ts';

export interface Sheet {
  /** Empty where the board is one map. */
  readonly id: string;
  /** Its name; null where the board is one map. */
  readonly name: string | null;
  /** The board as far as it lies on this map. */
  readonly board: Board;
  readonly pictures: ReadonlySignal<Pictures>;
}

interface Sheets {
  /** The maps that are played on. */
  readonly all: ReadonlySignal<readonly Sheet[]>;
  /** The one looked at: chosen by hand in this turn, else that of the company that acts, or gives back a train. */
  readonly shown: ReadonlySignal<Sheet>;
  choose(id: string): void;
}

export const sheetsOf = remembered((game: Game): Sheets => {
  const { board } = game.title;
  const scene = sceneOf(game);
  const whole: Sheet = { id: '', name: null, board, pictures: scene.pictures };
  const parts = game.look.parts ?? [];
  const sheets = parts.map((part) => {
    const isHere = (hex: HexId): boolean => part.hexes.has(hex);
    const hexes = new Map([...board.hexes].filter(([hex]) => isHere(hex)));
    const pictures = computed(() => new Map([...scene.pictures.value].filter(([hex]) => isHere(hex))));
    return { part, sheet: { id: part.id, board: { ...board, hexes }, pictures } };
  });
  const all = computed<readonly Sheet[]>(() => {
    const open = sheets.filter(({ part }) => part.isOpen?.(game.shown.value) ?? true);
    if (open.length === 0) return [whole];
    return open.map(({ part, sheet }) => ({ ...sheet, name: part.name() }));
  });
  const turn = computed(
    () => litOf(game).company.value ?? discardingIn(game) ?? companyTurnOf(game.shown.value)?.company ?? null,
  );
  const chosen = signal<{ readonly id: string; readonly turn: string | null } | null>(null);
  const wanted = computed(() => {
    const company = turn.value;
    if (chosen.value?.turn === company) return chosen.value.id;
    const isOf = ({ part }: { readonly part: BoardPart }): boolean => company !== null && part.isOf(company);
    return sheets.find(isOf)?.part.id ?? chosen.value?.id;
  });
  const shown = computed(() => all.value.find(({ id }) => id === wanted.value) ?? all.value[0] ?? whole);
  return {
    all,
    shown,
    choose(id) {
      chosen.value = { id, turn: turn.peek() };
    },
  };
});
