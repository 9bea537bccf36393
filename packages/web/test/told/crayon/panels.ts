/** The tables of a crayon game against the state: goods, players, what lies in cities. */
import { type CrayonState, networkOf } from '@kursbuch/crayon';
import { figuresIn, names } from '../figures.ts';
import type { PartLook } from '../panels.ts';
import { allOf, piecesIn, textOf } from '../read.ts';
import type { CrayonSight, Spoken } from './told.ts';

export const partLook =
  (spoken: Spoken): PartLook<CrayonSight> =>
  (_part, root, { before, language, eye }, witness) => {
    const { title, table, words } = spoken;
    const said = words[language];
    const state: CrayonState = table.view(before, [eye]);

    for (const item of allOf(root, 'section', 'goods').flatMap((goods) => allOf(goods, 'li'))) {
      const name = textOf(allOf(item, 'span', 'name')[0]);
      const good = Object.keys(title.chips).find((one) => said.goodName(title, one) === name);
      const label = allOf(item, 'span', 'chips')[0]?.getAttribute('aria-label') ?? '';
      if (good === undefined) continue;
      const aboard = state.trains.flatMap(({ loads }) => loads).filter((one) => one === good).length;
      const lies = state.lying.filter((one) => one.good === good).length;
      const all = title.chips[good] ?? 0;
      const [left, of] = figuresIn(language, label);
      witness.saw();
      if (left !== all - aboard - lies || of !== all)
        witness.lie(`${name}: ${label}`, `${all - aboard - lies} of ${all}`);
    }

    const players = allOf(root, 'section', 'crayon-players').flatMap((list) => allOf(list, 'tr'));
    for (const row of players) {
      const name = textOf(allOf(row, 'th')[0]);
      const who = state.players.findIndex((player) => names(name, player));
      if (who < 0) continue;
      const cells = allOf(row, 'td').map(textOf);
      const cash = state.purses[who];
      const [shown] = figuresIn(language, cells.at(-1) ?? '');
      witness.saw();
      if (typeof cash === 'number' && shown !== cash)
        witness.lie(`${name}: ${cells.at(-1)}`, `${cash} in the purse`);
      const joined = [...networkOf(title, state, who).large].map((city) => said.cityName(title, city));
      const told = allOf(row, 'span', 'large-marks')[0]?.getAttribute('title') ?? '';
      for (const { id, kind } of title.board.cities)
        if (
          kind === 'large' &&
          names(told, said.cityName(title, id)) !== joined.includes(said.cityName(title, id))
        )
          witness.lie(`${name}: ${told}`, `joined: ${joined.join(', ')}`);
    }

    for (const { text } of piecesIn(root)) {
      const lying = /(?:until round|bis Runde) (\d+)/.exec(text);
      if (!lying) continue;
      witness.saw();
      if (
        !state.lying.some(
          ({ due, city }) => due === Number(lying[1]) && names(text, said.cityName(title, city)),
        )
      )
        witness.lie(text, 'nothing lies there so long');
    }
  };
