/** What comes many times in one frame, heard no more often than so many milliseconds, and then the latest of it. */
export function spaced<T>(
  milliseconds: number,
  hear: (value: T) => void,
): { tell(value: T): void; end(): void } {
  let waiting: { readonly latest: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    tell(latest) {
      waiting = { latest };
      timer ??= setTimeout(() => {
        timer = undefined;
        if (waiting) hear(waiting.latest);
        waiting = undefined;
      }, milliseconds);
    },
    /** Nothing more is heard, not even what waits. */
    end() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}
