/** Under the bar: what was refused and why, or what went wrong beside the rules. It goes with the next act. */

import type { Refused } from '@kursbuch/screens/game/game.ts';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import type { Trouble } from '@kursbuch/screens/host/gameHost.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import type { ComponentChildren } from 'preact';
import { LessonLink } from '../learn/LessonLink.tsx';
import { copiedTo } from './leaving.ts';
import { ReplacedLine } from './ReplacedLine.tsx';

interface Props {
  readonly shown: Shown;
  /** Show a rule. */
  readonly onRule: (rule: string) => void;
  /** Save the record as a file. */
  readonly onExport: () => void;
  /** Play on in a copy. */
  readonly onCopy: () => void;
}

export function Strip({ shown, onRule, onExport, onCopy }: Props) {
  const { game } = shown;
  const refused = game.refused.value;
  const trouble = game.trouble.value;
  return (
    <>
      {refused && <RefusedStrip shown={shown} refused={refused} onRule={onRule} />}
      {trouble && <TroubleStrip shown={shown} trouble={trouble} onExport={onExport} onCopy={onCopy} />}
    </>
  );
}

function Band({
  kind,
  role,
  children,
}: {
  readonly kind: 'bad' | 'warn';
  readonly role: 'alert' | 'status';
  readonly children: ComponentChildren;
}) {
  return (
    <div class={`strip ${kind}`} role={role}>
      <i />
      {children}
    </div>
  );
}

/** The table is a copy, and the game it was made of is another. */
export function CopiedStrip() {
  return (
    <Band kind="warn" role="status">
      <p>{ui().table.copied}</p>
      <button
        type="button"
        class="btn line-btn"
        onClick={() => {
          copiedTo.value = null;
        }}
      >
        {ui().strip.ok}
      </button>
    </Band>
  );
}

function RefusedStrip({
  shown,
  refused,
  onRule,
}: {
  readonly shown: Shown;
  readonly refused: Refused;
  readonly onRule: Props['onRule'];
}) {
  const text = ui().strip;
  const { refusal } = refused;
  const { game } = shown;
  const told = shown.refused(refused);
  // Without a rule the game has moved on while somebody chose.
  const why = refusal.rule === '' ? text.stale : told.why;
  return (
    <Band kind="bad" role="alert">
      <p>
        <b>{told.what}</b> {why}{' '}
        {refusal.rule !== '' && (
          <button type="button" class="rule-link" onClick={() => onRule(refusal.rule)}>
            {text.rule(refusal.rule)}
          </button>
        )}{' '}
        {refusal.rule !== '' && <LessonLink title={game.info.title} rule={refusal.rule} />}
      </p>
      <button
        type="button"
        class="btn line-btn"
        onClick={() => {
          game.refused.value = null;
        }}
      >
        {text.ok}
      </button>
    </Band>
  );
}

function TroubleStrip({
  shown,
  trouble,
  onExport,
  onCopy,
}: {
  readonly shown: Shown;
  readonly trouble: Trouble;
  readonly onExport: Props['onExport'];
  readonly onCopy: Props['onCopy'];
}) {
  const text = ui().strip;
  const reload = (
    <button type="button" class="btn line-btn" onClick={() => location.reload()}>
      {text.reload}
    </button>
  );
  const copy = (
    <button type="button" class="btn line-btn" onClick={onCopy}>
      {text.copy}
    </button>
  );
  const save = (
    <button type="button" class="btn line-btn" onClick={onExport}>
      {text.export}
    </button>
  );
  switch (trouble.kind) {
    case 'notSaved':
      return (
        <Band kind="bad" role="alert">
          <p>
            <b>{text.notSaved}</b> {text.notSavedWhy[trouble.cause]}
          </p>
          <span class="strip-acts">
            {trouble.cause === 'elsewhere' && reload}
            {save}
          </span>
        </Band>
      );
    case 'workerLost':
      return (
        <Band kind="bad" role="alert">
          <p>
            <b>{text.workerLost}</b> {text.workerLostWhy}
          </p>
          <span class="strip-acts">{reload}</span>
        </Band>
      );
    case 'elsewhere':
      return (
        <Band kind="warn" role="status">
          <p>
            <b>{text.elsewhere}</b> {trouble.free ? text.elsewhereFree : text.elsewhereWhy}
          </p>
          <span class="strip-acts">{trouble.free ? reload : copy}</span>
        </Band>
      );
    case 'replaced':
      return (
        <Band kind="warn" role="status">
          <ReplacedLine shown={shown} replaced={trouble} />
          <span class="strip-acts">
            <button
              type="button"
              class="btn line-btn"
              onClick={() => {
                shown.game.trouble.value = null;
              }}
            >
              {text.ok}
            </button>
          </span>
        </Band>
      );
    case 'botStuck':
      return (
        <Band kind="warn" role="status">
          <p>
            <b>{text.botStuck(shown.game.sitter(trouble.seat).name)}</b> {text.botStuckWhy}
          </p>
          <span class="strip-acts">{reload}</span>
        </Band>
      );
  }
}
