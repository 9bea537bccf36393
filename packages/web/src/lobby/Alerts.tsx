/** "Tell me when somebody opens …": the wish beside the filters, and all wishes with the way to take them back. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notices } from '../online/notices.ts';
import type { Alert } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { onlineUi } from '../words/online.ts';
import { alertMe, alertNoMore, alerts, isTold, lookForAlerts } from './alerts.ts';
import { nameOfLanguage } from './FilterRow.tsx';
import { filters } from './filters.ts';
import { saidOf } from './said.ts';

/** Where somebody says how he is told. */
const NOTICES = addressOf({ at: 'online', title: 'me' });

/** "…, days a turn, German". */
function named({ title, pace, language, wanted }: Omit<Alert, 'id'>): string {
  const text = onlineUi();
  const parts = [
    ...(title ? [shortTitle(title)] : []),
    ...(pace ? [text.times[pace]] : []),
    ...(language ? [nameOfLanguage(language)] : []),
    ...(wanted ? [text.find.forWhom[wanted]] : []),
  ];
  return parts.join(', ') || text.alerts.any;
}

export function Alerts() {
  const text = onlineUi();
  const problem = useSignal<string | null>(null);
  /** Does what somebody waits for reach him? Null: that is not known. */
  const reaches = useSignal<boolean | null>(null);
  useEffect(() => {
    void lookForAlerts().catch(() => {});
    void notices().then(
      ({ addresses, kinds }) => {
        const isReached = addresses.some(({ table, trouble }) => table === null && trouble === null);
        reaches.value = isReached && kinds.includes('opened');
      },
      () => {},
    );
  }, []);
  const act = (what: Promise<void>) =>
    what.then(
      () => {
        problem.value = null;
      },
      (thrown: unknown) => {
        problem.value = saidOf(thrown);
      },
    );
  const { value: known } = alerts;
  if (!known) return null;
  const { title = null, pace = null, language = null, wanted } = filters.value;
  const wish = { title, pace, language, wanted: wanted && wanted !== 'anybody' ? wanted : null };
  return (
    <div class="alerts">
      {!isTold(known, filters.value) && (
        <button type="button" class="btn line-btn" onClick={() => void act(alertMe(filters.value))}>
          {text.alerts.tell(named(wish))}
        </button>
      )}
      {known.length > 0 && (
        <ul aria-label={text.alerts.title}>
          {known.map((alert) => (
            <li key={alert.id}>
              <span>{text.alerts.told(named(alert))}</span>
              <button
                type="button"
                class="btn line-btn small"
                aria-label={text.removeKey(named(alert))}
                onClick={() => void act(alertNoMore(alert.id))}
              >
                {text.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && reaches.value === false && (
        <p>
          {text.alerts.unreached} <a href={NOTICES}>{text.alerts.choose}</a>
        </p>
      )}
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  );
}
