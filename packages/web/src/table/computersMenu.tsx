/** Computer players in the menu of a table: their pace. */
import type { GameHost } from '../host/gameHost.ts';
import { keepPace, paceSet } from '../host/pace.ts';
import { Choice } from '../parts/Choice.tsx';
import { computersUi } from '../words/computers.ts';

const PACES = { slow: 1500, quick: 250, atOnce: 0 } as const;
type Pace = keyof typeof PACES;

const nearest = (pace: number): Pace => (pace === 0 ? 'atOnce' : pace < 1000 ? 'quick' : 'slow');

export function PaceChoice({ computers }: { readonly computers: NonNullable<GameHost['computers']> }) {
  const text = computersUi();
  return (
    <Choice
      label={text.pace}
      legend
      options={(Object.keys(PACES) as Pace[]).map((value) => ({ value, label: text.paces[value] }))}
      value={nearest(paceSet.value)}
      choose={(one) => {
        keepPace(PACES[one]);
        computers.setPace(PACES[one]);
      }}
    />
  );
}
