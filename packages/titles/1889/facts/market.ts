/**
 * The stock market of Shikoku 1889: price and zone of every cell, row by row. Data only.
 * Source: public data (two open 18xx engines agree in all 90 cells).
 * y = yellow, o = orange; * = par.
 */
export const MARKET_ROWS: readonly string[] = [
  '75 80 90 100* 110 125 140 155 175 200 225 255 285 315 350',
  '70 75 80 90* 100 110 125 140 155 175 200 225 255 285 315',
  '65 70 75 80* 90 100 110 125 140 155 175 200',
  '60 65 70 75* 80 90 100 110 125 140',
  '55 60 65 70* 75 80 90 100',
  '50y 55 60 65* 70 75 80',
  '45y 50y 55 60 65 70',
  '40y 45y 50y 55 60',
  '30o 40y 45y 50y',
  '20o 30o 40y 45y',
  '10o 20o 30o 40y',
];
