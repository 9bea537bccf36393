/** What a table on the server is asked for wherever it comes from: its time, and who may see it. */
import type { Signal } from '@preact/signals';
import { Switch } from '../home/Switch.tsx';
import type { TimeWish } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';
import { TimeChoice } from './TimeChoice.tsx';

export function ServerChoices({
  time,
  listed,
}: {
  readonly time: Signal<TimeWish | null>;
  /** Null: it is for a club, and on no other list. */
  readonly listed: Signal<boolean> | null;
}) {
  const text = onlineUi();
  return (
    <>
      <TimeChoice
        time={time.value}
        change={(next) => {
          time.value = next;
        }}
      />
      {listed && (
        <Switch
          name={text.listedName}
          text={text.listedText}
          on={listed.value}
          change={(on) => {
            listed.value = on;
          }}
        />
      )}
    </>
  );
}
