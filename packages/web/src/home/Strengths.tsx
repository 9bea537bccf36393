/** How strong the computer players of a title are, as far as each comes on the same line. */
import { PLAYER_NAMES } from '@kursbuch/bots/players';
import { StrengthLine } from '@kursbuch/screens/parts/StrengthLine.tsx';
import { homeUi } from '../words/home.ts';
import type { SeatPlan } from './seats.ts';

export function Strengths({ seats }: { readonly seats: readonly SeatPlan[] }) {
  const text = homeUi();
  const isSeated = (kind: string): boolean => seats.some(({ player }) => player === kind);
  // One that is no opponent is spoken of only where it sits.
  const kinds = PLAYER_NAMES.filter((kind) => kind !== 'random' || isSeated(kind));
  if (seats.every(({ player }) => player === 'person')) return null;
  return (
    <section class="strengths" aria-labelledby="strengths">
      <h3 id="strengths">{text.strengthsTitle}</h3>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              {text.strengths[kind].name}
              <StrengthLine player={kind} />
            </dt>
            <dd>
              {text.strengths[kind].text}
              <small>{text.strengths[kind].time}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p>{text.strengthsNote}</p>
    </section>
  );
}
