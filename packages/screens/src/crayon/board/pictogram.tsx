/** A good as one sign of one colour. */
import './pictogram.css';

/** Drawn in a box from -8 to 8: what is filled, and what is a line of some width. */
export interface Pictogram {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** The sign inside another drawing. */
export function PictogramDrawing({ of: { fill, line, width } }: { readonly of: Pictogram }) {
  return (
    <>
      {fill !== undefined && <path class="good-fill" d={fill} />}
      {line !== undefined && <path class="good-line" d={line} stroke-width={width} />}
    </>
  );
}

/** The sign on its own, in the colour of the text around it; whoever shows it without its name says it otherwise. */
export function GoodIcon({ of, size = 16 }: { readonly of: Pictogram | undefined; readonly size?: number }) {
  return (
    <svg class="good-icon" width={size} height={size} viewBox="-8.6 -8.6 17.2 17.2" aria-hidden="true">
      {of && <PictogramDrawing of={of} />}
    </svg>
  );
}
