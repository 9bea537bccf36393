/** The decision bar of a crayon game: who is asked, for what; money, steps and load; and the ways to answer. */
import { isOpponent } from '../../host/gameHost.ts';
import '../../parts/bar/bar.css';
import { figuresOf } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { useEffect } from 'preact/hooks';
import { Acts, useSteady } from '../../parts/bar/Acts.tsx';
import { useActKeys } from '../../parts/bar/actKeys.ts';
import { Considering } from '../../parts/bar/Considering.tsx';
import { usePageTitle } from '../../parts/bar/pageTitle.ts';
import { Sign } from '../../parts/Sign.tsx';
import { Rich } from '../../parts/strong.tsx';
import { TimeActs } from '../../parts/TimeActs.tsx';
import { faceOf, turnIn } from '../decisions/index.ts';
import { drawPlan } from '../draw/drawPlan.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import type { Game } from '../game/game.ts';
import { Loads } from '../parts/Loads.tsx';
import { ui, words } from '../words/index.ts';
import { Gauge } from './Gauge.tsx';
import { MoreActs } from './MoreActs.tsx';

export function DecisionBar({ game }: { readonly game: Game }) {
  useActKeys(game);
  useEscape(game);
  const text = ui().bar;
  const { value: asked } = game.seat;
  const title = game.look.name;
  usePageTitle(
    asked === null ? text.page(game.info.name, title) : text.pageYours(game.sitter(asked).name, title),
  );
  const seat = asked ?? game.waiting.value[0] ?? null;
  if (seat === null) return <section class="board decision calm" aria-label={text.label} />;
  return asked === null ? <CalmBar game={game} seat={seat} /> : <LitBar game={game} seat={asked} />;
}

/** Escape lets go of a way that is not begun. */
function useEscape(game: Game): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || drivePlan(game).to.value === null) return;
      drivePlan(game).letGo();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [game]);
}

function LitBar({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const { headline, line, acts } = faceOf(game, seat);
  const cover = game.canCover.value
    ? [
        {
          key: 'cover',
          label: text.cover,
          tone: 'quiet' as const,
          keyName: text.keyCover,
          run: () => game.cover(),
        },
      ]
    : [];
  const steady = useSteady([...cover, ...acts], game.offers.value === null);
  return (
    <section class="board decision crayon" aria-label={text.label}>
      <div class="who">
        <Sign game={game} seat={seat} big />
        <div class="asked" aria-live="polite">
          <div class="eyebrow">
            {(game.question.value ? text.question : text.yourMove)(game.sitter(seat).name)}
          </div>
          <h1>{headline}</h1>
          <p class="brings-line">
            <Rich text={line} />
          </p>
        </div>
      </div>
      <Figures game={game} seat={seat} />
      <div class="foot">
        <Acts acts={steady}>{game.now.value.round > 0 && <MoreActs game={game} seat={seat} />}</Acts>
      </div>
      <TimeActs game={game} />
    </section>
  );
}

function CalmBar({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const { name, player } = game.sitter(seat);
  const names = game.waiting.value.map((one) => game.sitter(one).name);
  // Computer players of this screen answer one after the other, people at once.
  const isSeveral = names.length > 1 && !isOpponent(player);
  const { value: viewer } = game.eye;
  return (
    <section class="board decision calm crayon" aria-label={text.label}>
      <div class="who">
        <Sign game={game} seat={seat} big />
        <div class="asked" aria-live="polite">
          <div class="eyebrow">
            {isOpponent(player)
              ? text.considers(name)
              : isSeveral
                ? text.waitsFor(words().list(names))
                : text.decides(name)}
          </div>
          <h1>
            {words().question(game.title, game.now.value, seat) === ''
              ? ''
              : words().list(isSeveral ? names : [name])}
          </h1>
          <p>{names.length > 1 && !isSeveral ? text.waitsFor(words().list(names)) : text.youMayLook}</p>
        </div>
      </div>
      {viewer !== null && <Figures game={game} seat={viewer} />}
      <div class="foot">
        <Acts acts={[]}>
          {isOpponent(player) && <Considering game={game} />}
          {viewer !== null && game.now.value.round > 0 && <MoreActs game={game} seat={viewer} />}
        </Acts>
      </div>
      <TimeActs game={game} />
    </section>
  );
}

/** Money built or steps taken, the purse, the steps left, the load. */
function Figures({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const said = words();
  const state = game.shown.value;
  const turn = turnIn(game);
  const cash = state.purses[seat];
  if (state.round === 0) return null;
  const { buildLimit, speed } = figuresOf(game.title, state);
  const isMine = turn?.seat === seat;
  const drafted = drawPlan(game).drafted.value?.cost ?? 0;
  const way = drivePlan(game);
  const isMoving = isMine && turn.part === 'moving' && drafted === 0;
  const all = speed[state.trains[seat]?.type ?? ''] ?? 0;
  const ahead = way.to.value === null ? 0 : (way.timetable.value?.points ?? 0);
  return (
    <div class="figures">
      {isMine &&
        (isMoving ? (
          <Gauge
            label={`${text.steps} ${turn.points} ${text.ofSteps(all)}`}
            done={Math.max(0, all - turn.points)}
            ahead={ahead}
            of={all}
          />
        ) : (
          <Gauge
            label={text.building(turn.spent + drafted, said.sum(buildLimit))}
            done={turn.spent}
            ahead={drafted}
            of={buildLimit}
          />
        ))}
      <dl>
        {typeof cash === 'number' && (
          <div class="purse">
            <dt>{ui().table.money}</dt>
            <dd>{said.sum(cash)}</dd>
          </div>
        )}
        {isMine && !isMoving && (
          <div class="is-roomy">
            <dt>{text.steps}</dt>
            <dd>
              {turn.points} <small>{text.ofSteps(all)}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.load}</dt>
          <dd>
            <Loads game={game} seat={seat} size={18} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
