/** The guide of the first game: six steps in the real screen, which end with the first purchase. */
import { expect, test } from 'vitest';
import { button, expectAccessible, expectAsked, expectQuiet, press, sees, visit } from './harness.ts';

test.each(['desktop', 'phone'] as const)(
  'somebody who has never played is led to the first purchase (%s)',
  async (size) => {
    const { page } = await visit({ size, guide: true });
    await press(page, 'Show me');
    const guide = page.getByRole('complementary', { name: 'First-game guide' });
    for (const step of [1, 2, 3, 4]) {
      await sees(guide, `${step} of 6`);
      if (step === 1) await expectAccessible(page);
      await press(guide, 'Next');
    }
    await sees(guide, '5 of 6');
    expect(await button(guide, 'Next').count()).toBe(0);

    // What the guide asks for is done in the screen itself, and nothing of the guide is in the way.
    await press(page, 'Buy for 20');
    await sees(guide, '6 of 6');
    await page.keyboard.press('Escape');
    await sees(guide, '5 of 6');
    await press(page, 'Buy for 20');
    await press(page, 'Buy SVN&RR, $20');
    await guide.waitFor({ state: 'detached' });

    await page.reload();
    await expectAsked(page, /^Guest: /);
    expect(await guide.count()).toBe(0);
    expectQuiet(page);
  },
);

test('the guide can be skipped, and shown again from the menu', async () => {
  const { page } = await visit({ guide: true });
  await press(page, 'Show me');
  const guide = page.getByRole('complementary', { name: 'First-game guide' });
  await press(guide, 'Skip the guide');
  await guide.waitFor({ state: 'detached' });
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  await sees(guide, '1 of 6');
  expectQuiet(page);
});
