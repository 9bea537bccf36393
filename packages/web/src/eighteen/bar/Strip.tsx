/** Under the bar: what was refused and why, or what went wrong beside the rules. It goes with the next act. */
import type { ComponentChildren } from 'preact';
import { ui, words } from '../../words/index.ts';
import { refusedShort } from '../decisions/index.ts';
import type { Game, Refused, Trouble } from '../game/game.ts';
import './bar.css';

interface Props {
  readonly game: Game;
  /** Show a rule. */
  readonly onRule: (rule: string) => void;
  /** Save the record as a file. */
  readonly onExport: () => void;
  /** Play on in a copy. */
  readonly onCopy: () => void;
}

export function Strip({ game, onRule, onExport, onCopy }: Props) {
  const refused = game.refused.value;
  const trouble = game.trouble.value;
  return (
    <>
      {refused && <RefusedStrip game={game} refused={refused} onRule={onRule} />}
      {trouble && <TroubleStrip game={game} trouble={trouble} onExport={onExport} onCopy={onCopy} />}
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

function RefusedStrip({
  game,
  refused,
  onRule,
}: {
  readonly game: Game;
  readonly refused: Refused;
  readonly onRule: Props['onRule'];
}) {
  const text = ui().bar;
  const { refusal } = refused;
  // Without a rule the game has moved on while somebody chose.
  const why = refusal.rule === '' ? text.stale : words().refusal(game.title, game.now.value, refusal);
  return (
    <Band kind="bad" role="alert">
      <p>
        <b>{refusedShort(game, refused)}</b> {why}{' '}
        {refusal.rule !== '' && (
          <button type="button" class="rule-link" onClick={() => onRule(refusal.rule)}>
            {text.rule(refusal.rule)}
          </button>
        )}
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
  game,
  trouble,
  onExport,
  onCopy,
}: {
  readonly game: Game;
  readonly trouble: Trouble;
  readonly onExport: Props['onExport'];
  readonly onCopy: Props['onCopy'];
}) {
  const text = ui().bar;
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
    case 'botStuck':
      return (
        <Band kind="warn" role="status">
          <p>
            <b>{text.botStuck(game.sitter(trouble.seat).name)}</b> {text.botStuckWhy}
          </p>
          <span class="strip-acts">{reload}</span>
        </Band>
      );
  }
}
