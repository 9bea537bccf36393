/** A company's name that lights its network and its runs on the map, and ends that when it is touched again. */
import type { ComponentChildren } from 'preact';
import type { Game } from '../game/game.ts';
import { litOf } from '../runs/lit.ts';
import { ui } from '../words/index.ts';
import type { CompanyFigures } from './figures.ts';
import './lightButton.css';

export function LightButton({
  game,
  of: { company, standing, isInstitution },
  children,
}: {
  readonly game: Game;
  readonly of: CompanyFigures;
  readonly children: ComponentChildren;
}) {
  if (standing === 'closed' || isInstitution || game.isUnaided) return <>{children}</>;
  const lit = litOf(game);
  return (
    <button
      type="button"
      class="light-btn"
      data-light={company}
      aria-pressed={lit.company.value === company}
      title={ui().panels.table.showNetwork(company)}
      onClick={() => lit.touch(company)}
    >
      {children}
    </button>
  );
}
