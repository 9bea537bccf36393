/** The last step of a turn: mail contracts side by side, with what they pay by phase. */

import { Chip, type Game, offered, TrayPart, words } from '@kursbuch/screens/eighteen';
import type { Seat } from '@kursbuch/table';
import { MAIL, type MailSize, mailIncomeOf, mailLeft } from '../rules/index.ts';
import './merger.css';
import { own } from './words.ts';

const SIZES: readonly MailSize[] = ['small', 'large'];

export function Mail({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const { title } = game;
  const text = own();
  const state = game.now.value;
  const { money, number } = words();
  const open = offered(game.ownOffers.value, 'buyMail');
  return (
    <TrayPart title={text.mailTitle} note={text.mailNote}>
      <div class="mail-cards">
        {SIZES.map((size) => (
          <Chip
            key={size}
            game={game}
            seat={seat}
            action={{ type: 'buyMail', size }}
            allowed={open.some((one) => one.size === size)}
            class="mail-card"
          >
            <strong>
              {text[size]}, {money(title, MAIL[size].price)}
            </strong>
            <span>{text.mailPays(money(title, mailIncomeOf(title, state, size)))}</span>
            <small>
              {text.mailPhases(
                Object.values(MAIL[size].income).map(number).join(', '),
                mailLeft(state, size),
              )}
            </small>
          </Chip>
        ))}
      </div>
    </TrayPart>
  );
}
