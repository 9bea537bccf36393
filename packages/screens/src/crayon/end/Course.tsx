/** How the game has gone so far, as lines. */
import { useComputed } from '@preact/signals';
import { CourseChart } from '../../end/CourseChart.tsx';
import type { Game } from '../game/game.ts';
import { ui } from '../words/index.ts';
import { endingOf } from './endingOf.tsx';

export function Course({ game }: { readonly game: Game }) {
  const { charts, points } = useComputed(() => endingOf(game)).value;
  return (
    <section class="panel-page" aria-label={ui().panels.course}>
      {charts.map((chart) => (
        <CourseChart key={chart.key} chart={chart} points={points} />
      ))}
    </section>
  );
}
