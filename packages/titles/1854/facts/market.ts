/**
 * The price chart of 1854, row by row. Data only. Each row lies half a cell further left than the one above, so a cell has six
 * neighbours: right and left in its row, up-right and down-left in the same column, up-left and down-right in the columns beside.
 * Source: public data; the worked examples of the text agree. o = orange (free of the share limit), s = beyond the red
 * line; * = par.
 */
import { CELL_BEFORE_275 } from './proposed.ts';

export const MARKET_ROWS: readonly string[] = [
  `86 89 93* 97s 101s 106s 112s 119s 127s 136s 146s 158s 170s 185s 210s 230s ${CELL_BEFORE_275}s 275s 300s`,
  '81 84 87* 91 95s 99s 104s 110s 117s 125s 134s 143s 153s 165s 180s 200s',
  '76 79 82* 85 89 93s 97s 102s 108s 115s 123s',
  '71 74 77* 80 83 87 91s 95s 100s',
  '66 69 72* 75 78 81 85 89s',
  '61o 64 67* 70 73 76o 79o',
  '56o 59o 62 65 68o 71o',
  '. 54o 57o 60o 63o',
];
