/** Line drawings for controls, 20 units wide. */
const PATHS = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  undo: 'M7 4L3.5 7.5L7 11M4 7.5h7.5a4.2 4.2 0 0 1 0 8.4H8',
  redo: 'M13 4l3.5 3.5L13 11M16 7.5H8.5a4.2 4.2 0 0 0 0 8.4H12',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  key: 'M3 5h4M3 10h4M3 15h4M10.5 5H17M10.5 10H17M10.5 15H17',
  map: 'M10 2l6.8 3.9v8.2L10 18l-6.8-3.9V5.9zM10 2v16',
  table: 'M3 4.5h14M3 9h14M3 13.5h14M8.5 4.5v13',
  market: 'M3 3v14h14M6.5 13.5l3.6-4.5 2.8 2.2L17 6',
  log: 'M3.5 4h13v8.5H9.5L5.5 16v-3.5h-2z',
  train: 'M5 3h10v10H5zM5 9h10M7.5 13l-2 4M12.5 13l2 4',
  tile: 'M10 2l6.8 3.9v8.2L10 18l-6.8-3.9V5.9z',
  rules: 'M5 3h10v14H5zM8 7h4M8 10h4',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  close: 'M5 5l10 10M15 5L5 15',
  play: 'M6.500 4v12l9.500-6z',
  eye: 'M2 10c2-3.600 4.700-5.400 8-5.400s6 1.800 8 5.400c-2 3.600-4.700 5.400-8 5.400S4 13.600 2 10zM10 12.400a2.400 2.400 0 1 0 0-4.800 2.400 2.400 0 0 0 0 4.800z',
  sign: 'M3.500 6h9l4 4-4 4h-9z',
  back: 'M12 4l-6 6 6 6',
  forward: 'M8 4l6 6-6 6',
  up: 'M4 13l6-6 6 6',
  down: 'M4 7l6 6 6-6',
  turn: 'M4.6 8.6A6 6 0 1 1 5.6 14.6M4 4v4.6h4.6',
  hint: 'M7.5 13.5a5 5 0 1 1 5 0v2h-5zM8.500 18h3',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  people:
    'M7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2.5 16c0-3 2-5 4.500-5s4.500 2 4.500 5M13 9a2 2 0 1 0 0-4M13.500 11c2.300 0 4 1.800 4 4.500',
  podium: 'M7 17V6h6v11M7 10.5H2.500V17h15v-4H13',
  company: 'M3 17V8l7-5 7 5v9zM8 17v-5h4v5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon-drawing" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
