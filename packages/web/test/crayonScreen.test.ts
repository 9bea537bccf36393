/** A crayon game on the screen: plans that hold and plans that are over. */
import { beforeEach, describe, expect, test } from 'vitest';
import { cityAt, type Screen, screenOf, title } from './crayonScreen.ts';

const { drivePlan } = await import('../src/crayon/drive/drivePlan.ts');

let screen: Screen;
/** Anna's track leads from Brussels to Antwerp and on to Rotterdam; round 3, her turn. */
beforeEach(async () => {
  screen = await screenOf();
  const { act, lineTo } = screen;
  for (const city of ['antwerpen', 'rotterdam']) {
    act(0, { type: 'build', segments: lineTo(0, city) });
    act(0, { type: 'endTurn' });
    act(1, { type: 'endTurn' });
  }
});

describe('where the train is to go', () => {
  /** One step from where the train stands. */
  const wayBack = (): readonly number[] => {
    const at = screen.state().trains[0]?.at ?? 0;
    const edge = title.board.mileposts[at]?.edges.find((id) => screen.state().track[id] === 0) ?? 0;
    const { a = 0, b = 0 } = title.board.edges[edge] ?? {};
    return [a === at ? b : a];
  };
  const nextTurn = (): void => {
    screen.act(0, { type: 'endTurn' });
    screen.act(1, { type: 'endTurn' });
  };

  test('is proposed again in the next turn while the train is on its way, and no more once it was there', async () => {
    const plan = drivePlan(screen.game);
    const rotterdam = cityAt('rotterdam');
    screen.act(0, { type: 'load', good: 'schokolade' });
    expect(plan.touch(rotterdam)).toBe(true);
    expect(plan.way.value?.turns).toBe(2);
    await plan.go();
    // Without steps there is nothing to go for.
    expect(plan.to.value).toBeNull();
    nextTurn();
    expect(plan.to.value).toBe(rotterdam);
    await plan.go();
    expect(screen.state().trains[0]?.at).toBe(rotterdam);
    nextTurn();
    screen.act(0, { type: 'move', way: wayBack() });
    expect(plan.to.value).toBeNull();
  });

  test('is over after a turn in which the train did not go there', () => {
    const plan = drivePlan(screen.game);
    expect(plan.touch(cityAt('rotterdam'))).toBe(true);
    expect(plan.to.value).not.toBeNull();
    nextTurn();
    expect(plan.to.value).toBeNull();
  });

  test('is over when the train has left the way, and comes back with the step that is taken back', async () => {
    const plan = drivePlan(screen.game);
    const antwerp = cityAt('antwerpen');
    expect(plan.touch(antwerp)).toBe(true);
    const [first = 0] = plan.way.value?.steps ?? [];
    screen.act(0, { type: 'move', way: [first] });
    expect(plan.to.value).toBe(antwerp);
    screen.act(0, { type: 'move', way: [cityAt('bruessel')] });
    expect(plan.to.value).toBeNull();
    await screen.game.undo();
    expect(plan.to.value).toBe(antwerp);
  });
});
