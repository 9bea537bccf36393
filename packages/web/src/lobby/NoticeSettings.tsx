/** Of what somebody is told while he is away, and where: this browser, letters, a channel. */

import { language } from '@kursbuch/screens/settings/settings.ts';
import { useSignal } from '@preact/signals';
import { type ComponentType, Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { Switch } from '../home/Switch.tsx';
import {
  hasPush,
  KINDS,
  type Notices,
  type NoticeWay,
  notices,
  pushedHere,
  tellByMail,
  tellHere,
  tellNoMore,
  tellOf,
  tellWebhook,
} from '../online/notices.ts';
import { onlineUi } from '../words/online.ts';
import { Form } from './Form.tsx';
import { saidOf } from './said.ts';

interface WayProps {
  readonly told: Notices;
  /** What this browser is known by, if it is told. */
  readonly here: string | undefined;
  /** Ask the server, and show its answer or what is in the way. */
  readonly take: (asked: Promise<Notices>) => Promise<void>;
  /** The answer is there. */
  readonly taken: (answer: Notices) => void;
}

/** How each way is chosen. A way that the server has and nobody can choose does not compile. */
const WAYS: Readonly<Record<NoticeWay, ComponentType<WayProps>>> = {
  push: ByPush,
  mail: ByMail,
  webhook: ByWebhook,
};

export function NoticeSettings() {
  const text = onlineUi();
  const known = useSignal<Notices | null>(null);
  const here = useSignal<string | undefined>(undefined);
  /** What did not work, and with which way; null: with what one is told of. */
  const problem = useSignal<{ readonly of: string | null; readonly said: string } | null>(null);
  const take = async (asked: Promise<Notices>, of: string | null = null) => {
    problem.value = null;
    try {
      known.value = await asked;
      here.value = await pushedHere();
    } catch (thrown) {
      problem.value = { of, said: saidOf(thrown) };
    }
  };
  useEffect(() => void take(notices()), []);
  const { value: told } = known;
  if (!told) return null;
  const { kinds } = told;
  const taken = (answer: Notices) => {
    known.value = answer;
  };
  return (
    <section class="account-part" aria-label={text.told}>
      <h2>{text.told}</h2>
      <p>{text.toldText}</p>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          name={text.kinds[kind]}
          text=""
          on={kinds.includes(kind)}
          change={(on) => void take(tellOf(KINDS.filter((one) => (one === kind ? on : kinds.includes(one)))))}
        />
      ))}
      {problem.value?.of === null && <Wrong said={problem.value.said} />}
      {Object.entries(WAYS).map(([way, Way]) => (
        <Fragment key={way}>
          <Way told={told} here={here.value} take={(asked) => take(asked, way)} taken={taken} />
          {problem.value?.of === way && <Wrong said={problem.value.said} />}
        </Fragment>
      ))}
    </section>
  );
}

const Wrong = ({ said }: { readonly said: string }) => (
  <p class="is-wrong" role="alert">
    {said}
  </p>
);

function ByPush({ told: { addresses, push }, here, take }: WayProps) {
  if (!hasPush()) return null;
  const text = onlineUi();
  const told =
    here === undefined ? undefined : addresses.find(({ way, target }) => way === 'push' && target === here);
  return (
    <Switch
      name={text.tellHere}
      text={text.tellHereText}
      on={told !== undefined}
      change={(on) => void take(on ? tellHere(push.key, language.value) : tellNoMore(told?.id ?? ''))}
    />
  );
}

function ByMail({ told: { addresses, mail }, take }: WayProps) {
  const text = onlineUi();
  const told = addresses.find(({ way }) => way === 'mail');
  if (mail !== 'ready' && !told) return <p>{text.words[mail]}</p>;
  return (
    <Switch
      name={text.tellMail}
      text=""
      on={told !== undefined}
      change={(on) => void take(on ? tellByMail(language.value) : tellNoMore(told?.id ?? ''))}
    />
  );
}

function ByWebhook({ told: { addresses }, take, taken }: WayProps) {
  const text = onlineUi();
  const hooks = addresses.filter(({ way }) => way === 'webhook');
  return (
    <>
      <ul class={hooks.length > 0 ? 'lobby-rows' : ''}>
        {hooks.map(({ id, target, trouble }) => (
          <li key={id} class="room-seat">
            <span class="webhook">
              {target}
              {trouble && ` (${text.notReached})`}
            </span>
            <button
              type="button"
              class="btn line-btn small"
              aria-label={text.removeKey(target)}
              onClick={() => void take(tellNoMore(id))}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      <Form
        fields={[{ name: 'url', label: text.webhook, hint: text.webhookText }]}
        act={text.addWebhook}
        run={async ({ url = '' }) => taken(await tellWebhook(url, language.value))}
      />
    </>
  );
}
