/** A quiet word when there is a new version. Nobody has to take it now. */
import { ui } from '@kursbuch/screens/words/index.ts';
import { later, newVersion, takeNewVersion } from './offline.ts';
import './offline.css';

export function NewVersion() {
  const text = ui().newVersion;
  if (!newVersion.value) return null;
  return (
    <div class="new-version" role="status">
      <span>{text.is}</span>
      <button type="button" class="btn line-btn" onClick={takeNewVersion}>
        {text.load}
      </button>
      <button type="button" class="btn" onClick={later}>
        {text.later}
      </button>
    </div>
  );
}
