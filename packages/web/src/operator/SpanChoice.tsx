/** For how long something holds. */
import { operatorUi } from '../words/operator.ts';
import { SPANS, type Span } from './desk.ts';

export function SpanChoice({
  value,
  choose,
}: {
  readonly value: Span;
  readonly choose: (span: string) => void;
}) {
  const text = operatorUi();
  return (
    <label class="ask-field">
      <span>{text.lasts}</span>
      <select class="text-field" value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {Object.keys(SPANS).map((span) => (
          <option key={span} value={span}>
            {text.spans[span]}
          </option>
        ))}
      </select>
    </label>
  );
}
