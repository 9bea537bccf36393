/** Money built and steps taken, as a line: solid what is done, dashed what would be, a ring where that ends. */
import './gauge.css';

export function Gauge({
  label,
  done,
  ahead,
  of,
}: {
  readonly label: string;
  readonly done: number;
  /** What is in the hand. */
  readonly ahead: number;
  readonly of: number;
}) {
  const at = (value: number): number => (of === 0 ? 0 : (100 * Math.min(value, of)) / of);
  const end = at(done + ahead);
  return (
    <div class="gauge">
      <span class="gauge-label">{label}</span>
      <svg viewBox="-4 -7 108 18" preserveAspectRatio="none" aria-hidden="true">
        <path class="gauge-ground" d="M0 0H100" />
        <path class="gauge-done" d={`M0 0H${at(done)}`} />
        {ahead > 0 && <path class="gauge-ahead" d={`M${at(done)} 0H${end}`} />}
        {Array.from({ length: of + 1 }, (_, tick) => (
          <path key={tick} class="gauge-tick" d={`M${at(tick)} 5V${tick % 5 === 0 ? 10 : 8}`} />
        ))}
      </svg>
      <span class="gauge-end" style={{ left: `${end}%` }} />
    </div>
  );
}
