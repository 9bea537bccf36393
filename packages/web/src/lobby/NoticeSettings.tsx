/** Of what somebody is told while he is away, and where: this browser, letters, a channel. */

import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { language, region } from '@kursbuch/screens/settings/settings.ts';
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
  tellWhen,
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
      {told.addresses.every(({ table, trouble }) => table !== null || trouble !== null) && (
        <p>
          <b>{text.toldNowhere}</b>
        </p>
      )}
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          name={text.kinds[kind]}
          text=""
          on={kinds.includes(kind)}
          change={(on) => void take(tellOf(KINDS.filter((one) => (one === kind ? on : kinds.includes(one)))))}
        />
      ))}
      <Quiet told={told} take={take} />
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

/** From which hour to which nothing is sent but what cannot wait. */
function Quiet({ told: { hours }, take }: Pick<WayProps, 'told' | 'take'>) {
  const { when: text } = onlineUi();
  const { digest, quiet } = hours ?? { digest: null, quiet: null };
  const put = (next: typeof quiet) => void take(tellWhen({ digest, quiet: next }));
  return (
    <>
      <Switch
        name={text.quiet}
        text={text.quietText}
        on={quiet !== null}
        change={(on) => put(on ? { from: EVENING, to: MORNING } : null)}
      />
      {quiet && (
        <div class="told-when">
          <HourField label={text.from} value={quiet.from} put={(from) => put({ ...quiet, from })} />
          <HourField label={text.to} value={quiet.to} put={(to) => put({ ...quiet, to })} />
        </div>
      )}
    </>
  );
}

const MORNING = 8;
const EVENING = 22;

/** As clocks here say it: "08:00", "8 am". */
const hourName = (hour: number): string =>
  new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    hour * 3_600_000,
  );

function HourField({
  label,
  value,
  put,
}: {
  readonly label: string;
  readonly value: number;
  readonly put: (hour: number) => void;
}) {
  return (
    <label class="ask-field">
      {label}
      <select
        class="text-field"
        value={String(value)}
        onChange={({ currentTarget }) => put(Number(currentTarget.value))}
      >
        {Array.from({ length: 24 }, (_, hour) => (
          <option key={hour} value={String(hour)}>
            {hourName(hour)}
          </option>
        ))}
      </select>
    </label>
  );
}

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

function ByMail({ told: { addresses, mail, hours }, take }: WayProps) {
  const text = onlineUi();
  const told = addresses.find(({ way }) => way === 'mail');
  if (mail !== 'ready' && !told) return <p>{text.words[mail]}</p>;
  const { digest, quiet } = hours ?? { digest: null, quiet: null };
  return (
    <>
      <Switch
        name={text.tellMail}
        text=""
        on={told !== undefined}
        change={(on) => void take(on ? tellByMail(language.value) : tellNoMore(told?.id ?? ''))}
      />
      {told && (
        <div class="told-when">
          <Choice
            label={text.when.letters}
            options={(['once', 'daily'] as const).map((value) => ({ value, label: text.when.ways[value] }))}
            value={digest === null ? 'once' : 'daily'}
            choose={(value) => void take(tellWhen({ digest: value === 'once' ? null : MORNING, quiet }))}
          />
          {digest !== null && (
            <HourField
              label={text.when.at}
              value={digest}
              put={(next) => void take(tellWhen({ digest: next, quiet }))}
            />
          )}
        </div>
      )}
    </>
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
