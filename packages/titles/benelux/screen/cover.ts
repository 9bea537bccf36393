/** Benelux before it is loaded. */
import { crayonCover } from '@kursbuch/screens/crayon/cover';
import piece from './piece.json' with { type: 'json' };

export const cover = crayonCover({
  piece,
  // Land as one stroke for every row of mileposts.
  outline: {
    box: '0 0 37 39',
    land: [
      'M25 1.7H28M24.5 2.6H34.5M22 3.5H22M24 3.5H29M32 3.5H35M17.5 4.3H34.5M16 5.2H35M15.5 6.1H34',
      '.5M14 6.9H35M13.5 7.8H13.5M15.5 7.8H34.5M12 8.7H13M15 8.7H35M11.5 9.5H14.5M16.5 9.5H34.5M1',
      '2 10.4H13M15 10.4H15M18 10.4H35M11.5 11.3H13.5M15.5 11.3H34.5M11 12.1H35M10.5 13H34.5M10 1',
      '3.9H35M9.5 14.7H34.5M9 15.6H35M8.5 16.5H33.5M9 17.3H33M7.5 18.2H32.5M6 19.1H7M9 19.1H31M5.',
      '5 19.9H30.5M4 20.8H30M2.5 21.7H28.5M2 22.5H29M1.5 23.4H28.5M1 24.2H28M1.5 25.1H27.5M2 26H2',
      'M4 26H27M4.5 26.8H26.5M5 27.7H27M6.5 28.6H26.5M9 29.4H26M9.5 30.3H25.5M10 31.2H11M13 31.2H',
      '25M9.5 32H10.5M12.5 32H24.5M13 32.9H24M13.5 33.8H23.5M15 34.6H22M15.5 35.5H21.5M21 36.4H21',
    ].join(''),
    cities: [
      [13, 12.1, true],
      [9.5, 25.1, true],
      [19, 34.6, true],
      [32.5, 6.1, true],
      [10.5, 16.5, false],
      [13.5, 14.7, false],
      [15.5, 19.9, false],
      [21, 5.2, false],
      [10.5, 21.7, false],
      [6.5, 23.4, false],
      [16.5, 26.8, false],
      [23, 24.2, false],
      [23.5, 19.9, false],
      [2.5, 21.7, false],
      [10.5, 28.6, false],
      [16.5, 25.1, false],
      [18, 15.6, false],
      [23, 13.9, false],
      [18.5, 11.3, false],
      [17, 5.2, false],
      [27, 15.6, false],
      [28.5, 13, false],
      [24.5, 4.3, false],
      [28.5, 2.6, false],
    ],
  },
  atOnce: 2,
  commonOptions: [
    'fastGame',
    'shortGame',
    'firstTurn',
    'startPlayer',
    'majorOut',
    'feeOnCredit',
    'longRates',
    'turnOnlyInCities',
    'upgradeInRoundOne',
  ],
});
