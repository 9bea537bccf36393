/** Of what somebody is told while he is away, and where: this browser, letters, a channel. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Switch } from '../home/Switch.tsx';
import {
  hasPush,
  KINDS,
  type Notices,
  notices,
  pushedHere,
  tellByMail,
  tellHere,
  tellNoMore,
  tellOf,
  tellWebhook,
} from '../online/notices.ts';
import { language } from '../settings/settings.ts';
import { onlineUi } from '../words/online.ts';
import { Form } from './Form.tsx';
import { saidOf } from './said.ts';

export function Told() {
  const text = onlineUi();
  const known = useSignal<Notices | null>(null);
  const here = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | null>(null);
  const take = async (asked: Promise<Notices>) => {
    problem.value = null;
    try {
      known.value = await asked;
      here.value = await pushedHere();
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
  };
  useEffect(() => void take(notices()), []);
  const { value: told } = known;
  if (!told) return null;
  const { kinds, addresses, mail, push } = told;
  const isTold = (way: 'push' | 'mail') =>
    addresses.find((one) => one.way === way && (way === 'mail' || one.target === here.value));
  const byMail = isTold('mail');
  const byPush = here.value === undefined ? undefined : isTold('push');
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
      {hasPush() && (
        <Switch
          name={text.tellHere}
          text={text.tellHereText}
          on={byPush !== undefined}
          change={(on) => void take(on ? tellHere(push.key, language.value) : tellNoMore(byPush?.id ?? ''))}
        />
      )}
      {mail === 'ready' || byMail ? (
        <Switch
          name={text.tellMail}
          text=""
          on={byMail !== undefined}
          change={(on) => void take(on ? tellByMail(language.value) : tellNoMore(byMail?.id ?? ''))}
        />
      ) : (
        <p>{text.words[mail]}</p>
      )}
      <ul class={addresses.some(({ way }) => way === 'webhook') ? 'lobby-rows' : ''}>
        {addresses
          .filter(({ way }) => way === 'webhook')
          .map(({ id, target, trouble }) => (
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
        run={async ({ url = '' }) => {
          known.value = await tellWebhook(url, language.value);
        }}
      />
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
