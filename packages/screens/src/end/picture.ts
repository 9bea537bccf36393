/** The result as a picture to share: title, date, ranking and the scores over the game, in the colours of the screen. */
import type { Seat } from '@kursbuch/table';
import { initialsOf } from '../parts/Sign.tsx';
import { ui, words } from '../words/index.ts';
import { stopName } from './CourseChart.tsx';
import { apart, linesOf, scaleTo, valuesIn } from './chart.ts';
import type { Chart, Ending, Point } from './ending.ts';

interface Seated {
  readonly start: { readonly players: readonly string[] };
  readonly shortNames?: ReadonlySet<string>;
  sitter(seat: Seat): { readonly name: string; readonly colour: number };
}

export interface Painted {
  readonly game: Seated;
  readonly ending: Ending;
  /** The title and the table. */
  readonly title: string;
  readonly table: string;
  readonly date: string;
  /** Who has won, and why the game is over. */
  readonly winner: string;
  readonly cause: string;
}

/** What is needed of a canvas. */
type Brush = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'lineJoin'
>;

/** Colours by the names of their tokens, or as a style says them; and the letters of the page. */
interface Look {
  color(style: string): string;
  readonly font: string;
}

const WIDTH = 1200;
const EDGE = 48;
const ROW = 44;
const HEAD = 176;
const CHART = 340;
const FOOT = 48;
/** For screens with small points. */
const SHARP = 2;

const heightOf = ({ ending }: Pick<Painted, 'ending'>): number =>
  HEAD + (ending.ranked.length + 1) * ROW + CHART + FOOT;

/** A text that is too long loses its end. */
function fitted(brush: Brush, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && brush.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('')}…`;
}

function paint(brush: Brush, painted: Painted, look: Look): void {
  const { game, ending, title, table, date, winner, cause } = painted;
  const { number } = words();
  const text = ui().end;
  const write = (
    what: string,
    x: number,
    y: number,
    { size = 18, weight = 400, color = '--ink', right = false, room = WIDTH }: Partial<Letters> = {},
  ): number => {
    brush.font = `${weight} ${size}px ${look.font}`;
    brush.fillStyle = look.color(`var(${color})`);
    brush.textAlign = right ? 'right' : 'left';
    const shown = fitted(brush, what, room);
    brush.fillText(shown, x, y);
    return brush.measureText(shown).width;
  };
  const rule = (y: number, color: string, width: number): void => {
    brush.strokeStyle = look.color(`var(${color})`);
    brush.lineWidth = width;
    brush.setLineDash([]);
    brush.beginPath();
    brush.moveTo(EDGE, y);
    brush.lineTo(WIDTH - EDGE, y);
    brush.stroke();
  };
  const right = WIDTH - EDGE;
  const height = heightOf(painted);

  brush.fillStyle = look.color('var(--sheet)');
  brush.fillRect(0, 0, WIDTH, height);

  // Head: what was played, when, who has won and why it is over.
  const dated = write(date, right, 64, { color: '--ink-3', right: true, room: 300 });
  const titled = write(title, EDGE, 64, { size: 28, weight: 700 });
  write(table, EDGE + titled + 16, 64, { color: '--ink-3', room: right - dated - EDGE - titled - 48 });
  write(winner, EDGE, 118, { size: 36, weight: 700, room: right - EDGE });
  write(cause, EDGE, 148, { color: '--ink-2', room: right - EDGE });

  // Ranking: as many columns of what the scores are made of as there is room for.
  const top = HEAD + ROW;
  const scoreAt = EDGE + 350;
  const behindAt = scoreAt + 100;
  const step = Math.min(110, (right - behindAt) / Math.max(1, ending.parts.length));
  const small = { size: 15, color: '--ink-3' } as const;
  write(text.player, EDGE + 34, top - 12, small);
  write(ending.score, scoreAt, top - 12, { ...small, right: true, room: 110 });
  write(text.behind, behindAt, top - 12, { ...small, right: true, room: 100 });
  ending.parts.forEach(({ name }, index) => {
    const at = { ...small, size: 13, right: true, room: step - 6 };
    write(name, behindAt + (index + 1) * step, top - 12, at);
  });
  rule(top, '--rule-3', 2);
  const best = ending.ranked[0]?.score ?? 0;
  ending.ranked.forEach((row, index) => {
    const y = top + (index + 1) * ROW;
    const base = y - 15;
    const { name } = game.sitter(row.seat);
    write(String(row.place), EDGE, base, { weight: 700 });
    sign(brush, game, row.seat, EDGE + 34, y - 34, look);
    const named = write(name, EDGE + 84, base, { weight: 640, room: 196 });
    if (row.note !== null)
      write(row.note, EDGE + 84 + named + 10, base, { ...small, room: scoreAt - EDGE - 184 - named });
    write(number(row.score), scoreAt, base, { size: 22, weight: 740, right: true });
    if (row.score !== best)
      write(number(row.score - best), behindAt, base, { right: true, color: '--ink-2' });
    row.parts.forEach((value, part) => {
      if (value !== null)
        write(number(value), behindAt + (part + 1) * step, base, { right: true, color: '--ink-2' });
    });
    rule(y, '--rule', 1);
  });

  const [scores] = ending.charts;
  if (scores) lines(brush, scores, ending.points, top + ending.ranked.length * ROW, look, write);
  write('Kursbuch', EDGE, height - 20, { size: 15, weight: 700, color: '--ink-3' });
}

interface Letters {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly right: boolean;
  readonly room: number;
}

type Write = (what: string, x: number, y: number, letters?: Partial<Letters>) => number;

/** A player's direction sign. */
function sign(brush: Brush, game: Seated, seat: Seat, x: number, y: number, look: Look): void {
  const { colour } = game.sitter(seat);
  const [width, height] = [38, 25];
  brush.fillStyle = look.color(`var(--player-${colour})`);
  brush.beginPath();
  for (const [right, down] of SIGN) brush.lineTo(x + right * width, y + down * height);
  brush.closePath();
  brush.fill();
  brush.font = `720 15px ${look.font}`;
  brush.fillStyle = look.color(`var(--on-player-${colour})`);
  brush.textAlign = 'center';
  brush.fillText(initialsOf(game, seat), x + width * 0.42, y + 18);
}

const SIGN: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.76, 0],
  [1, 0.5],
  [0.76, 1],
  [0, 1],
];

/** The scores over the game, names at the ends of the lines. */
function lines(
  brush: Brush,
  { title, courses }: Chart,
  points: readonly Point[],
  top: number,
  look: Look,
  write: Write,
): void {
  const { number } = words();
  const [left, end] = [EDGE + 56, WIDTH - EDGE - 230];
  const [above, ground] = [top + 64, top + CHART - 34];
  write(title, EDGE, top + 38, { size: 20, weight: 700 });
  const scale = scaleTo(valuesIn(courses), 5);
  const x = (index: number): number => left + (index / Math.max(1, points.length - 1)) * (end - left);
  const y = (value: number): number =>
    ground - ((value - scale.min) / (scale.max - scale.min)) * (ground - above);
  const stroke = (color: string, width: number, dash: string): void => {
    brush.strokeStyle = look.color(color);
    brush.lineWidth = width;
    brush.setLineDash(dash === '' ? [] : dash.split(' ').map(Number));
    brush.stroke();
  };
  for (const value of linesOf(scale)) {
    brush.beginPath();
    brush.moveTo(left, y(value));
    brush.lineTo(end, y(value));
    stroke(value === 0 ? 'var(--ink)' : 'var(--rule)', value === 0 ? 3 : 1, '');
    write(number(value), left - 10, y(value) + 5, { size: 14, color: '--ink-3', right: true });
  }
  let free = Number.NEGATIVE_INFINITY;
  const last = points.length - 1;
  points.forEach(({ isMajor }, index) => {
    if (index !== last && !isMajor) return;
    brush.beginPath();
    brush.arc(x(index), y(0), 4, 0, 2 * Math.PI);
    brush.fillStyle = look.color('var(--sheet)');
    brush.fill();
    stroke('var(--ink)', 3, '');
    if (index !== last && (x(index) - free < 60 || end - x(index) < 60)) return;
    free = x(index);
    write(stopName(points, index), x(index) + 18, ground + 24, {
      size: 14,
      color: '--ink-3',
      right: true,
    });
  });
  const ends = courses.map(({ values }) => y(values.at(-1) ?? 0));
  const labels = apart(ends, 24, ground);
  courses.forEach(({ name, values, color, dash }, index) => {
    brush.lineJoin = 'round';
    brush.beginPath();
    values.forEach((value, point) => {
      if (value !== null) brush.lineTo(x(point), y(value));
    });
    stroke(color, 3, dash);
    const at = labels[index] ?? 0;
    brush.beginPath();
    brush.moveTo(end + 4, ends[index] ?? 0);
    brush.lineTo(end + 16, at);
    stroke('var(--rule-2)', 1, '');
    const score = number(values.at(-1) ?? 0);
    const named = write(name, end + 22, at + 6, { size: 17, weight: 640, room: 140 });
    write(score, end + 30 + named, at + 6, { size: 17, color: '--ink-2', room: 80 });
  });
}

/** Colours as the page has them now: light or dark. */
function pageLook(): { readonly look: Look; done(): void } {
  const probe = document.createElement('i');
  document.body.append(probe);
  return {
    look: {
      font: getComputedStyle(document.body).fontFamily,
      color(style) {
        probe.style.color = style;
        return getComputedStyle(probe).color;
      },
    },
    done: () => probe.remove(),
  };
}

/** The picture as a file. Everything in it is on the page already: nothing is fetched. */
export async function pictureOf(painted: Painted): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SHARP;
  canvas.height = heightOf(painted) * SHARP;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.scale(SHARP, SHARP);
  const { look, done } = pageLook();
  paint(brush, painted, look);
  done();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
