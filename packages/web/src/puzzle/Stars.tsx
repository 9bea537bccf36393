/** Up to three stars. */
const STAR =
  'M10 1.8l2.5 5.2 5.7.7-4.200 3.900 1.100 5.600L10 14.400 4.900 17.200 6 11.600 1.800 7.700l5.700-.7z';

export function Stars({
  count,
  label,
  size = 26,
}: {
  readonly count: number;
  readonly label: string;
  readonly size?: number;
}) {
  return (
    <span class="puzzle-stars" role="img" aria-label={label}>
      {[1, 2, 3].map((star) => (
        <svg
          key={star}
          class={star <= count ? 'on' : ''}
          width={size}
          height={size}
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
