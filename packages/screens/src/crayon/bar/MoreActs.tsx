/** What is possible beside the matter in hand: another train, goods left here, new orders, agreements. */
import type { CrayonAction } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { actName } from '../../parts/bar/Acts.tsx';
import { MoreSheet } from '../../parts/bar/MoreSheet.tsx';
import { pointed } from '../../parts/pointed.ts';
import { DealForm, OpenOffers } from '../decisions/Deals.tsx';
import { doName } from '../decisions/doName.ts';
import { turnIn } from '../decisions/index.ts';
import { changeCost } from '../decisions/train.ts';
import { type Game, offered } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** Kinds that have no place of their own on the map, in the timetable or in the bar. */
const BESIDES = ['changeTrain', 'deliver', 'load', 'unload', 'discardHand', 'endTurn'] as const;

export function MoreActs({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const offers = game.offers.value?.get(seat) ?? [];
  const turn = turnIn(game);
  const isMine = turn?.seat === seat;
  const actions = isMine
    ? BESIDES.flatMap((type): readonly CrayonAction[] => offered(offers, type)).filter(
        ({ type }) => type !== 'endTurn' || turn.part === 'moving',
      )
    : [];
  const label = (action: CrayonAction): string => {
    const said = words();
    if (action.type !== 'changeTrain' || !turn)
      return capital(said.describe(game.title, game.now.value, action));
    const cost = changeCost(game, turn, action.train) ?? 0;
    return text.trainFor(
      `${said.trainName(game.title, action.train)}, ${said.trainKind(game.title, action.train)}`,
      said.sum(cost),
    );
  };
  const waits = game.now.value.offers.filter(({ to }) => to === seat).length;
  return (
    <MoreSheet game={game} text={text} waits={waits}>
      {(close) => (
        <>
          <OpenOffers game={game} seat={seat} />
          {actions.length > 0 && (
            <ul class="more-deals">
              {actions.map((action) => (
                <li key={JSON.stringify(action)}>
                  <button
                    type="button"
                    class="btn small line-btn"
                    data-act={action.type}
                    {...pointed(actName(doName(action)))}
                    onClick={() => {
                      close();
                      // A better train and a whole hand are worth a second look; goods are not.
                      if (action.type === 'changeTrain' || action.type === 'discardHand')
                        void game.choose(seat, action);
                      else void game.act(seat, action);
                    }}
                  >
                    {label(action)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {game.now.value.round > 0 && <DealForm game={game} seat={seat} />}
        </>
      )}
    </MoreSheet>
  );
}
