/** What can be done with a saved game beside opening it. */

import { go } from '@kursbuch/screens/parts/place.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { copyGame, exportGame, removeGame, renameGame } from '../host/games.ts';
import { homeUi } from '../words/home.ts';
import { Ask } from './Ask.tsx';
import { type MenuEntry, RowMenu } from './RowMenu.tsx';

type OpenDialog = 'rename' | 'remove' | 'elsewhere' | 'copyFailed' | null;

export function GameMenu({
  id,
  name,
  moves,
  broken = false,
  changed,
}: {
  readonly id: string;
  readonly name: string;
  readonly moves: number;
  readonly broken?: boolean;
  readonly changed: () => void;
}) {
  const text = homeUi();
  const asking = useSignal<OpenDialog>(null);
  const ask = (what: OpenDialog) => {
    asking.value = what;
  };
  const close = () => ask(null);
  /** Done, or not because another tab plays the game. */
  const settle = async (act: Promise<boolean>) => {
    asking.value = (await act.catch(() => true)) ? null : 'elsewhere';
    changed();
  };
  const entries: readonly MenuEntry[] = [
    ...(broken
      ? []
      : [
          { label: text.rename, act: () => ask('rename') },
          {
            label: text.copy,
            act: () => void copyGame(id, null, text.copyName(name)).then(changed, () => ask('copyFailed')),
          },
        ]),
    ...(broken ? [] : [{ label: text.takeOnline, act: () => go({ at: 'online', title: `game ${id}` }) }]),
    { label: text.export, act: () => void exportGame(id) },
    { label: text.remove, grave: true, act: () => ask('remove') },
  ];
  return (
    <>
      <RowMenu label={text.moreFor(name)} entries={entries} />
      {asking.value === 'rename' && (
        <Ask title={text.rename} close={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
              if (given) void settle(renameGame(id, given));
              else close();
            }}
          >
            <label class="ask-field">
              <span>{text.newName}</span>
              <input class="text-field" name="name" maxLength={60} value={name} required />
            </label>
            <div class="ask-acts">
              <button type="button" class="btn line-btn" onClick={close}>
                {text.cancel}
              </button>
              <button type="submit" class="btn ink">
                {text.rename}
              </button>
            </div>
          </form>
        </Ask>
      )}
      {asking.value === 'remove' && (
        <Ask title={text.removeAsk(name)} close={close}>
          <p>{broken ? text.brokenText : text.removeText(moves)}</p>
          <div class="ask-acts">
            <button type="button" class="btn line-btn" onClick={close}>
              {text.keepIt}
            </button>
            <button type="button" class="btn line-btn" onClick={() => void exportGame(id)}>
              {text.export}
            </button>
            <button type="button" class="btn grave-btn" onClick={() => void settle(removeGame(id))}>
              {text.remove}
            </button>
          </div>
        </Ask>
      )}
      {(asking.value === 'elsewhere' || asking.value === 'copyFailed') && (
        <Ask title={name} close={close}>
          <p>{asking.value === 'elsewhere' ? text.playedElsewhere(name) : ui().trouble.copyFailed}</p>
          <div class="ask-acts">
            <button type="button" class="btn ink" onClick={close}>
              {text.done}
            </button>
          </div>
        </Ask>
      )}
    </>
  );
}
