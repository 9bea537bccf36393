/** What may stand in the middle of a wide table: what the game brings there, and what is always at hand. */
import { ui } from '@kursbuch/screens/words/index.ts';
import type { TableView } from './tableView.ts';

export function StageTabs({ view }: { readonly view: TableView }) {
  return (
    <div class="stage-tabs" role="tablist" aria-label={ui().table.stage}>
      {view.stages.value.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-label={label()}
          aria-selected={view.stage.value === id}
          onClick={() => view.showStage(id)}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
