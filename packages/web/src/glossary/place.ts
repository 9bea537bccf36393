/** Where an explanation stands: beside its word, in sight, and never over what is to be decided. */

const GAP = 8;

/** `bar` is what must stay free; a word in it is explained outside, at the side with more room. */
export function placedBeside(card: HTMLElement, word: DOMRect, bar: Element | null): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const { innerWidth, innerHeight } = window;
  const kept = bar?.getBoundingClientRect();
  const isInBar = kept !== undefined && word.top >= kept.top && word.bottom <= kept.bottom;
  const [above, below] = isInBar ? [kept.top, kept.bottom] : [word.top, word.bottom];
  const top = kept && !isInBar && kept.bottom <= word.top ? kept.bottom : 0;
  const foot = kept && !isInBar && kept.top >= word.bottom ? kept.top : innerHeight;
  const fitsBelow = below + GAP + height <= foot;
  const y = fitsBelow ? below + GAP : Math.max(top + GAP, above - GAP - height);
  const x = Math.max(GAP, Math.min(word.left, innerWidth - width - GAP));
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}
