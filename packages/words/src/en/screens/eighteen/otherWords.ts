/** Words that players of 18xx use for one and the same thing: whoever looks for one finds the others too. */
export const otherWords: readonly (readonly string[])[] = [
  ['director', 'president', 'presidency'],
  ['corporation', 'company', 'companies', 'railroad'],
  ['token', 'station', 'marker'],
  ['initial offering', 'ipo', 'treasury shares'],
  ['pool', 'open market'],
  ['dividend', 'payout', 'pay out', 'paying out'],
  ['withhold', 'withholding', 'keeps', 'retain'],
  ['removed', 'scrapped', 'scrap', 'rust', 'rusts', 'obsolete'],
  ['bankruptcy', 'bankrupt', 'insolvency'],
  ['forced', 'emergency'],
  ['upgrade', 'replace', 'replacing'],
  ['float', 'floating', 'launch'],
  ['receivership', 'liquidation'],
  ['run', 'route'],
];
