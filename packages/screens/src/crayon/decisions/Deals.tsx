/** Agreements: what others offer, what one has offered, and a form for a new one. */
import './deals.css';
import { type CrayonAction, figuresOf, type RateKind } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** Offers that concern a seat. */
export function OpenOffers({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().bar;
  const state = game.now.value;
  const mine = state.offers.filter(({ from, to }) => from === seat || to === seat);
  if (mine.length === 0) return null;
  const act = (action: CrayonAction) => () => void game.act(seat, action);
  return (
    <section class="open-offers">
      {mine.map(({ id, from, to, terms }) => (
        <div key={id}>
          <p>
            <b>{text.answer(game.sitter(from).name)}</b> {words().termsName(game.title, state, terms)}
          </p>
          {to === seat ? (
            <>
              <button type="button" class="btn small ink" onClick={act({ type: 'acceptOffer', offer: id })}>
                {text.accept}
              </button>
              <button
                type="button"
                class="btn small line-btn"
                onClick={act({ type: 'declineOffer', offer: id })}
              >
                {text.decline}
              </button>
            </>
          ) : (
            <button
              type="button"
              class="btn small line-btn"
              onClick={act({ type: 'withdrawOffer', offer: id })}
            >
              {text.withdraw}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

type About = 'user' | 'owner' | 'carrier' | 'receiver';

export function DealForm({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = ui().deals;
  const said = words();
  const { title } = game;
  const { fee, rateRounds, earlierRulings } = figuresOf(title, game.now.value);
  const others = [...game.start.players.keys()].filter((one) => one !== seat);
  const partner = useSignal(others[0] ?? 0);
  const wished = useSignal<About>('user');
  const kind = useSignal<RateKind>('perTurn');
  const amount = useSignal(Math.floor(fee / 2));
  const rounds = useSignal(1);
  const good = useSignal(Object.keys(title.chips)[0] ?? '');
  const city = useSignal(title.board.cities[0]?.id ?? '');
  // Who has no track has none to lend.
  const canLend = (owner: Seat): boolean =>
    earlierRulings || Object.values(game.now.value.track).includes(owner);
  const isPossible = (one: About): boolean =>
    one === 'user' ? canLend(partner.value) : one !== 'owner' || canLend(seat);
  const side = [wished.value, ...ABOUT].find(isPossible) ?? 'carrier';
  const isRate = side === 'user' || side === 'owner';
  const action = (): CrayonAction =>
    side === 'user' || side === 'owner'
      ? {
          ...{ type: 'proposeRate', partner: partner.value, side, kind: kind.value },
          ...{ amount: amount.value, rounds: rounds.value },
        }
      : { type: 'proposeSupply', partner: partner.value, side, good: good.value, city: city.value };
  const name = game.sitter(partner.value).name;
  return (
    <form
      class="deal-form"
      onSubmit={(event) => {
        event.preventDefault();
        // It can be taken back as long as nobody has answered: no second look is needed.
        void game.act(seat, action());
      }}
    >
      <h2>{text.title}</h2>
      <label>
        {text.with}
        <select
          value={partner.value}
          onChange={(event) => (partner.value = Number(event.currentTarget.value))}
        >
          {others.map((one) => (
            <option key={one} value={one}>
              {game.sitter(one).name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.what}
        <select value={side} onChange={(event) => (wished.value = aboutIn(event.currentTarget.value))}>
          <option value="user" disabled={!isPossible('user')}>
            {text.useTheirs(name)}
          </option>
          <option value="owner" disabled={!isPossible('owner')}>
            {text.useMine(name)}
          </option>
          <option value="carrier">{`${text.supply}: ${text.iBring}`}</option>
          <option value="receiver">{`${text.supply}: ${text.youBring(name)}`}</option>
        </select>
      </label>
      {isRate ? (
        <>
          <label>
            {text.amount}
            <input
              type="number"
              min={0}
              max={kind.value === 'flat' ? fee * rounds.value : fee}
              value={amount.value}
              onInput={(event) => (amount.value = Number(event.currentTarget.value))}
            />
          </label>
          <label>
            <span class="unseen">{text.amount}</span>
            <select
              value={kind.value}
              onChange={(event) => (kind.value = event.currentTarget.value === 'flat' ? 'flat' : 'perTurn')}
            >
              <option value="perTurn">{text.perTurn}</option>
              <option value="flat">{text.flat}</option>
            </select>
          </label>
          <label>
            {text.rounds}
            <input
              type="number"
              min={1}
              max={rateRounds}
              value={rounds.value}
              onInput={(event) => (rounds.value = Number(event.currentTarget.value))}
            />
          </label>
        </>
      ) : (
        <>
          <label>
            {ui().panels.good}
            <select value={good.value} onChange={(event) => (good.value = event.currentTarget.value)}>
              {Object.keys(title.chips).map((one) => (
                <option key={one} value={one}>
                  {said.goodName(title, one)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text.to}
            <select value={city.value} onChange={(event) => (city.value = event.currentTarget.value)}>
              {title.board.cities.map(({ id }) => (
                <option key={id} value={id}>
                  {said.cityName(title, id)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <button type="submit" class="btn small ink">
        {text.propose}
      </button>
    </form>
  );
}

const ABOUT: readonly About[] = ['user', 'owner', 'carrier', 'receiver'];
const aboutIn = (text: string): About => ABOUT.find((one) => one === text) ?? 'user';
