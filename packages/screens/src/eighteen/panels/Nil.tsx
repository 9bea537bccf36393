/** A mid dot for nothing. */
export const Nil = () => <span class="nil" />;

/** A figure, or the dot where there is none (or none that the viewer may see). */
export function Figure({
  of,
  text,
}: {
  readonly of: number | null;
  readonly text: (value: number) => string;
}) {
  return of === null ? <Nil /> : text(of);
}
