/** Keys of the table that belong to no single part of it. */
import type { Game } from '@kursbuch/screens/game/game.ts';
import type { TableView } from './tableView.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function listenToKeys(game: Game, view: TableView, panels: readonly string[]): () => void {
  function hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey) return;
    if (isTyping(event.target) || view.menuOpen.value || view.raceOpen.value) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z') return;
      void (event.shiftKey ? game.redo() : game.undo());
      event.preventDefault();
      return;
    }
    const at = game.moment.value ?? game.steps.value.length;
    switch (event.key) {
      case 'Escape':
        if (game.isPast.value) game.lookAt(null);
        else game.letGo();
        break;
      case 'u':
        void game.undo();
        break;
      case 'U':
        void game.redo();
        break;
      case ',':
        game.lookAt(at - 1);
        break;
      case '.':
        game.lookAt(at + 1);
        break;
      default: {
        const panel = panels[Number(event.key) - 1];
        if (!panel) return;
        view.showPanel(panel);
      }
    }
    event.preventDefault();
  }
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}
