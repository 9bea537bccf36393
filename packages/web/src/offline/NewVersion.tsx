/** A quiet word when there is a new version. Nobody has to take it now. */
import { ui } from '../words/index.ts';
import { later, newVersion, takeNewVersion } from './offline.ts';
import './offline.css';

export function NewVersion() {
  const text = ui().home;
  if (!newVersion.value) return null;
  return (
    <div class="new-version" role="status">
      <span>{text.newVersion}</span>
      <button type="button" class="btn line-btn" onClick={takeNewVersion}>
        {text.newVersionLoad}
      </button>
      <button type="button" class="btn" onClick={later}>
        {text.later}
      </button>
    </div>
  );
}
