/** A card that points at the part of the real screen it speaks of. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isWide } from '../parts/screen.ts';
import { ui } from '../words/index.ts';
import { GUIDE_STEPS, type GuideCourse, type GuideStep } from './guide.ts';

/** What each step points at, by its `data-guide`. */
const TARGETS: Readonly<Record<GuideStep, string | null>> = {
  aim: null,
  bar: 'bar',
  papers: 'stage',
  around: 'panel',
  choose: 'stage',
  confirm: 'bar',
};

const GAP = 12;

/** Beside the target where there is room: below, above, or inside its lower edge; under the acts if they are meant. */
function placeCard(card: HTMLElement, target: Element | null, atEnd: boolean): void {
  const { innerWidth, innerHeight } = window;
  const { offsetWidth: width, offsetHeight: height } = card;
  const box = target?.getBoundingClientRect();
  let left = (innerWidth - width) / 2;
  let top = (innerHeight - height) / 2;
  if (box) {
    const wanted = atEnd ? box.right - width - 2 * GAP : box.left + Math.min(GAP * 2, box.width / 2);
    left = Math.min(Math.max(GAP, wanted), innerWidth - width - GAP);
    if (box.bottom + height + GAP < innerHeight) top = box.bottom + GAP;
    else if (box.top - height - GAP > 0) top = box.top - height - GAP;
    else top = Math.max(GAP, box.bottom - height - GAP);
    // A panel at the side: stand beside it.
    if (box.width < innerWidth / 2 && box.left > width + GAP) {
      left = box.left - width - GAP;
      top = Math.max(box.top, 120);
    }
  }
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
}

export function Guide({ course }: { readonly course: GuideCourse }) {
  const card = useRef<HTMLElement>(null);
  const step = course.step.value;
  const wide = isWide.value;
  useLayoutEffect(() => {
    if (!step || !card.current) return;
    const name = TARGETS[step];
    const found = name ? document.querySelector(`[data-guide~="${name}"]`) : null;
    const place = () => card.current && placeCard(card.current, found, step === 'confirm');
    place();
    found?.classList.add('guided');
    // The bar grows with what it has to say.
    const growing = new ResizeObserver(place);
    if (found) growing.observe(found);
    return () => {
      growing.disconnect();
      found?.classList.remove('guided');
    };
  }, [step, wide]);
  const said = course.text;
  if (!step || !said) return null;
  const text = ui().guide;
  const { title, text: sentence } = said;
  const number = GUIDE_STEPS.indexOf(step) + 1;
  const waits = step === 'choose' || step === 'confirm';
  return (
    <aside class="guide" ref={card} aria-label={text.label} aria-live="polite">
      <span class="cap">{text.step(number, GUIDE_STEPS.length)}</span>
      <h2>{title}</h2>
      <p>{sentence}</p>
      <div class="guide-acts">
        <button type="button" class="btn line-btn" onClick={() => course.end()}>
          {text.skip}
        </button>
        {!waits && (
          <button type="button" class="btn ink" onClick={() => course.next()}>
            {text.next}
          </button>
        )}
      </div>
    </aside>
  );
}
