/** What an operator has said to whoever is here, or forbidden him. */

import { region } from '@kursbuch/screens/settings/settings.ts';
import { type Said, saidToMe } from '../online/order.ts';
import { readWords } from '../online/person.ts';
import { onlineUi } from '../words/online.ts';

export function SaidToMe() {
  const text = onlineUi();
  if (saidToMe.value.length === 0) return null;
  return (
    <ul class="said-to-me">
      {saidToMe.value.map((said) => (
        <li key={`${said.kind} ${said.until} ${said.reason}`}>
          <p role="status">{sentenceOf(said)}</p>
          {said.kind === 'word' && (
            <button
              type="button"
              class="btn line-btn small"
              onClick={() => void readWords().catch(() => undefined)}
            >
              {text.understood}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ kind, until, reason }: Said): string {
  const text = onlineUi();
  const moment = new Intl.DateTimeFormat(region(), { dateStyle: 'long', timeStyle: 'short' });
  const end = until === null ? null : moment.format(until);
  switch (kind) {
    case 'ban':
      return text.saidBan(end, reason);
    case 'mute':
      return text.saidMute(end, reason);
    case 'name':
      return text.saidName(reason);
    case 'word':
      return text.saidWord(reason);
  }
}
