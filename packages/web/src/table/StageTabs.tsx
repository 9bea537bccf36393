/** What stands in the middle of a wide table: the round's own surface, the map, the table, the market. */
import { ui } from '../words/index.ts';
import type { StageId, TableView } from './tableView.ts';

export function StageTabs({ view }: { readonly view: TableView }) {
  const text = ui().table;
  const own: readonly StageId[] = view.natural.value === 'map' ? [] : [view.natural.value];
  const stages: readonly StageId[] = [...own, 'map', 'table', 'market'];
  return (
    <div class="stage-tabs" role="tablist" aria-label={text.stage}>
      {stages.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={view.stage.value === id}
          onClick={() => view.showStage(id)}
        >
          {text.views[id]}
        </button>
      ))}
    </div>
  );
}
