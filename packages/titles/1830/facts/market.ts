/**
 * The stock market of 1830: price and zone of every cell, row by row. Data only.
 * Source: public data (two open 18xx engines agree cell by cell), checked against the examples of rulebook 8.2 and 15.0.
 * y = yellow, o = orange, b = brown; * = par.
 */
export const MARKET_ROWS: readonly string[] = [
  '60y 67 71 76 82 90 100* 112 126 142 160 180 200 225 250 275 300 325 350',
  '53y 60y 66 70 76 82 90* 100 112 126 142 160 180 200 220 240 260 280 300',
  '46y 55y 60y 65 70 76 82* 90 100 111 125 140 155 170 185 200',
  '39o 48y 54y 60y 66 71 76* 82 90 100 110 120 130',
  '32o 41o 48y 55y 62 67 71* 76 82 90 100',
  '25b 34o 42o 50y 58y 65 67* 71 75 80',
  '18b 27b 36o 45o 54y 63 67 69 70',
  '10b 20b 30b 40o 50y 60y 67 68',
  '. 10b 20b 30b 40o 50y 60y',
  '. . 10b 20b 30b 40o 50y',
  '. . . 10b 20b 30b 40o',
];
