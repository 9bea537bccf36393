/** Where the train goes, and what it does on the way. */
import type { CrayonAction, TurnTask } from '@kursbuch/crayon';
import { stopped } from '@kursbuch/words';
import { isWide } from '../../parts/screen.ts';
import { drawPlan } from '../draw/drawPlan.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { Face } from './face.ts';

/** What would be done where the train stands: by name, if it is one thing. */
function hereLabel(game: Game, actions: readonly CrayonAction[]): string {
  const [first, ...others] = actions;
  const text = ui().bar;
  if (!first || !('good' in first)) return text.doHere;
  const good = words().good(game.title, first.good);
  if (others.length === 0) return first.type === 'deliver' ? text.deliverHere(good) : text.loadHere(good);
  return actions.every(({ type }) => type === 'load')
    ? text.loadsHere(actions.length)
    : actions.every(({ type }) => type === 'deliver')
      ? text.deliversHere(actions.length)
      : text.doHere;
}

export function movingFace(game: Game, turn: TurnTask): Face {
  const text = ui().bar;
  const said = words();
  const { title } = game;
  const plan = drivePlan(game);
  const { value: to } = plan.to;
  const { value: timetable } = plan.timetable;
  const stay = {
    key: 'pass',
    label: turn.points > 0 ? text.stay : text.onToBuilding,
    tone: 'alt' as const,
    keyName: text.keyPass,
    run: () => void game.act(turn.seat, { type: 'endMovement' }),
  };
  if (to !== null && timetable) {
    const { way, fees, income, fee, points, cash, strands } = timetable;
    const turns = plan.way.value?.turns ?? 1;
    const parts = [
      text.ways(points, turn.points),
      ...(turns > 1 ? [text.laterTurns(turns)] : []),
      ...fees.map(({ owner, amount, isOwed }) =>
        (isOwed ? text.feeOwed : text.feeTo)(said.sum(amount), game.sitter(owner).name),
      ),
      ...(income > 0 ? [text.onTheWay(said.sum(income))] : []),
      ...(income > 0 || fee > 0 ? [text.afterwards(said.sum(cash))] : []),
    ];
    return {
      headline: text.goTo(said.place(title, to)),
      line: [stopped(parts.join(', ')), ...(strands ? [text.strands] : [])].join(' '),
      acts: [
        // On a small screen the place that was touched lets go of it, touched again.
        ...(isWide.value
          ? [
              {
                key: 'back',
                label: text.back,
                tone: 'quiet' as const,
                keyName: text.keyEsc,
                run: () => plan.letGo(),
              },
            ]
          : []),
        stay,
        {
          key: 'go',
          label: text.goSteps(said.steps(way.length)),
          tone: 'go',
          keyName: text.keyEnter,
          run: () => void plan.go(),
        },
      ],
    };
  }
  const at = game.shown.value.trains[turn.seat]?.at ?? null;
  const line = at === null ? [] : [text.here(said.inPlace(title, at))];
  const nextLine = turn.points > 0 ? [text.goLine] : drawPlan(game).turn.value ? [text.drawLine] : [];
  const here = timetable?.actions ?? [];
  return {
    headline: turn.points > 0 ? text.go : text.noSteps,
    line: [...line, ...nextLine].join(' '),
    acts:
      here.length > 0
        ? [
            stay,
            {
              key: 'handle',
              label: hereLabel(game, here),
              tone: 'go',
              keyName: text.keyEnter,
              run: () => void plan.go(),
            },
          ]
        : [turn.points > 0 ? stay : { ...stay, tone: 'go', keyName: text.keyEnter }],
  };
}
