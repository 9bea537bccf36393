/**
 * The stock market of 1848, row by row, and the price row of the Bank of England. Data only.
 * Source: public data of the 2021 edition (ruling R-12); par cells 100 to 70 and the hatched first column agree with the 2007 text.
 * r = hatched (receivership), e = the highest price; * = par.
 */
export const MARKET_ROWS: readonly string[] = [
  '0r 70 80 90 100 110 120 140 160 190 220 250 280 320 360 400 450e',
  '0r 60 70 80 90 100* 110 130 150 180 210 240 270 310 350 390 440',
  '0r 50 60 70 80 90* 100 120 140 170 200 230 260 300',
  '0r 40 50 60 70 80* 90 110 130 160 190',
  '0r 30 40 50 60 70* 80 100 120',
  '0r 20 30 40 50 60 70',
];

/** Its place is the number of loans granted. */
export const BANK_ROW: readonly number[] = [
  70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340,
];
