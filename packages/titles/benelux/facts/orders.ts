/** The order cards: three orders each, of which one can be served: destination, good, payment in millions. */
import type { OrderCard } from '@kursbuch/crayon';

export const ORDERS: readonly OrderCard[] = [
  {
    id: 'C01',
    orders: [
      { city: 'emden', good: 'oel', pays: 8 },
      { city: 'groningen', good: 'autos', pays: 12 },
      { city: 'amsterdam', good: 'glas', pays: 18 },
    ],
  },
  {
    id: 'C02',
    orders: [
      { city: 'bremen', good: 'maschinen', pays: 10 },
      { city: 'muenster', good: 'chemikalien', pays: 12 },
      { city: 'luxemburg', good: 'textilien', pays: 20 },
    ],
  },
  {
    id: 'C03',
    orders: [
      { city: 'zwolle', good: 'kaese', pays: 10 },
      { city: 'utrecht', good: 'kohle', pays: 14 },
      { city: 'bremen', good: 'glas', pays: 25 },
    ],
  },
  {
    id: 'C04',
    orders: [
      { city: 'luettich', good: 'elektronik', pays: 13 },
      { city: 'luxemburg', good: 'autos', pays: 14 },
      { city: 'rotterdam', good: 'wein', pays: 24 },
    ],
  },
  {
    id: 'C05',
    orders: [
      { city: 'groningen', good: 'fisch', pays: 8 },
      { city: 'maastricht', good: 'holz', pays: 13 },
      { city: 'charleroi', good: 'kaese', pays: 18 },
    ],
  },
  {
    id: 'C06',
    orders: [
      { city: 'enschede', good: 'holz', pays: 10 },
      { city: 'luxemburg', good: 'keramik', pays: 14 },
      { city: 'luettich', good: 'kartoffeln', pays: 18 },
    ],
  },
  {
    id: 'C07',
    orders: [
      { city: 'koeln', good: 'glas', pays: 10 },
      { city: 'utrecht', good: 'autos', pays: 14 },
      { city: 'luxemburg', good: 'kaese', pays: 24 },
    ],
  },
  {
    id: 'C08',
    orders: [
      { city: 'leeuwarden', good: 'erdgas', pays: 7 },
      { city: 'utrecht', good: 'stahl', pays: 13 },
      { city: 'bremen', good: 'diamanten', pays: 30 },
    ],
  },
  {
    id: 'C09',
    orders: [
      { city: 'zwolle', good: 'bier', pays: 9 },
      { city: 'maastricht', good: 'maschinen', pays: 14 },
      { city: 'muenster', good: 'glas', pays: 17 },
    ],
  },
  {
    id: 'C10',
    orders: [
      { city: 'muenster', good: 'holz', pays: 7 },
      { city: 'gent', good: 'stahl', pays: 13 },
      { city: 'bruessel', good: 'erdgas', pays: 23 },
    ],
  },
  {
    id: 'C11',
    orders: [
      { city: 'essen', good: 'autos', pays: 8 },
      { city: 'amsterdam', good: 'kohle', pays: 16 },
      { city: 'koeln', good: 'oel', pays: 18 },
    ],
  },
  {
    id: 'C12',
    orders: [
      { city: 'rotterdam', good: 'chemikalien', pays: 10 },
      { city: 'amsterdam', good: 'diamanten', pays: 15 },
      { city: 'bremen', good: 'kohle', pays: 17 },
    ],
  },
  {
    id: 'C13',
    orders: [
      { city: 'eindhoven', good: 'diamanten', pays: 11 },
      { city: 'amsterdam', good: 'erdgas', pays: 14 },
      { city: 'luxemburg', good: 'elektronik', pays: 20 },
    ],
  },
  {
    id: 'C14',
    orders: [
      { city: 'emden', good: 'autos', pays: 9 },
      { city: 'luxemburg', good: 'chemikalien', pays: 15 },
      { city: 'amsterdam', good: 'kaffee', pays: 24 },
    ],
  },
  {
    id: 'C15',
    orders: [
      { city: 'antwerpen', good: 'fisch', pays: 11 },
      { city: 'koeln', good: 'diamanten', pays: 17 },
      { city: 'bremen', good: 'schokolade', pays: 21 },
    ],
  },
  {
    id: 'C16',
    orders: [
      { city: 'eindhoven', good: 'oel', pays: 11 },
      { city: 'wilhelmshaven', good: 'maschinen', pays: 13 },
      { city: 'osnabrueck', good: 'keramik', pays: 20 },
    ],
  },
  {
    id: 'C17',
    orders: [
      { city: 'bremen', good: 'fisch', pays: 11 },
      { city: 'koeln', good: 'tulpen', pays: 16 },
      { city: 'arnheim', good: 'wein', pays: 25 },
    ],
  },
  {
    id: 'C18',
    orders: [
      { city: 'bruessel', good: 'autos', pays: 7 },
      { city: 'maastricht', good: 'textilien', pays: 13 },
      { city: 'utrecht', good: 'kaffee', pays: 24 },
    ],
  },
  {
    id: 'C19',
    orders: [
      { city: 'rotterdam', good: 'bier', pays: 6 },
      { city: 'arnheim', good: 'holz', pays: 14 },
      { city: 'luettich', good: 'tulpen', pays: 18 },
    ],
  },
  {
    id: 'C20',
    orders: [
      { city: 'charleroi', good: 'schokolade', pays: 7 },
      { city: 'zwolle', good: 'fisch', pays: 12 },
      { city: 'bruessel', good: 'kaffee', pays: 32 },
    ],
  },
  {
    id: 'C21',
    orders: [
      { city: 'antwerpen', good: 'autos', pays: 8 },
      { city: 'rotterdam', good: 'stahl', pays: 14 },
      { city: 'luettich', good: 'kaffee', pays: 27 },
    ],
  },
  {
    id: 'C22',
    orders: [
      { city: 'luxemburg', good: 'glas', pays: 12 },
      { city: 'essen', good: 'kaese', pays: 14 },
      { city: 'emden', good: 'schokolade', pays: 22 },
    ],
  },
  {
    id: 'C23',
    orders: [
      { city: 'zwolle', good: 'textilien', pays: 9 },
      { city: 'bremen', good: 'kaese', pays: 16 },
      { city: 'gent', good: 'erdgas', pays: 25 },
    ],
  },
  {
    id: 'C24',
    orders: [
      { city: 'koeln', good: 'keramik', pays: 10 },
      { city: 'utrecht', good: 'kartoffeln', pays: 14 },
      { city: 'bremen', good: 'tulpen', pays: 17 },
    ],
  },
  {
    id: 'C25',
    orders: [
      { city: 'osnabrueck', good: 'bier', pays: 9 },
      { city: 'enschede', good: 'autos', pays: 13 },
      { city: 'groningen', good: 'elektronik', pays: 20 },
    ],
  },
  {
    id: 'C26',
    orders: [
      { city: 'rotterdam', good: 'diamanten', pays: 12 },
      { city: 'gent', good: 'elektronik', pays: 15 },
      { city: 'groningen', good: 'chemikalien', pays: 21 },
    ],
  },
  {
    id: 'C27',
    orders: [
      { city: 'enschede', good: 'maschinen', pays: 10 },
      { city: 'luettich', good: 'kaese', pays: 16 },
      { city: 'koeln', good: 'kaffee', pays: 22 },
    ],
  },
  {
    id: 'C28',
    orders: [
      { city: 'gent', good: 'kohle', pays: 11 },
      { city: 'groningen', good: 'maschinen', pays: 14 },
      { city: 'leeuwarden', good: 'wein', pays: 33 },
    ],
  },
  {
    id: 'C29',
    orders: [
      { city: 'essen', good: 'fahrraeder', pays: 9 },
      { city: 'eindhoven', good: 'kartoffeln', pays: 15 },
      { city: 'emden', good: 'keramik', pays: 21 },
    ],
  },
  {
    id: 'C30',
    orders: [
      { city: 'bremen', good: 'holz', pays: 10 },
      { city: 'osnabrueck', good: 'chemikalien', pays: 15 },
      { city: 'luxemburg', good: 'kartoffeln', pays: 24 },
    ],
  },
  {
    id: 'C31',
    orders: [
      { city: 'emden', good: 'kaese', pays: 11 },
      { city: 'essen', good: 'tulpen', pays: 12 },
      { city: 'rotterdam', good: 'holz', pays: 20 },
    ],
  },
  {
    id: 'C32',
    orders: [
      { city: 'amsterdam', good: 'fahrraeder', pays: 9 },
      { city: 'osnabrueck', good: 'oel', pays: 13 },
      { city: 'gent', good: 'kaffee', pays: 34 },
    ],
  },
  {
    id: 'C33',
    orders: [
      { city: 'charleroi', good: 'bier', pays: 6 },
      { city: 'bruessel', good: 'fahrraeder', pays: 16 },
      { city: 'eindhoven', good: 'holz', pays: 18 },
    ],
  },
  {
    id: 'C34',
    orders: [
      { city: 'luettich', good: 'holz', pays: 12 },
      { city: 'leeuwarden', good: 'keramik', pays: 16 },
      { city: 'osnabrueck', good: 'kaese', pays: 17 },
    ],
  },
  {
    id: 'C35',
    orders: [
      { city: 'rotterdam', good: 'textilien', pays: 13 },
      { city: 'enschede', good: 'erdgas', pays: 12 },
      { city: 'groningen', good: 'wein', pays: 33 },
    ],
  },
  {
    id: 'C36',
    orders: [
      { city: 'amsterdam', good: 'keramik', pays: 8 },
      { city: 'muenster', good: 'tulpen', pays: 12 },
      { city: 'groningen', good: 'schokolade', pays: 21 },
    ],
  },
  {
    id: 'C37',
    orders: [
      { city: 'koeln', good: 'stahl', pays: 8 },
      { city: 'zwolle', good: 'diamanten', pays: 19 },
      { city: 'charleroi', good: 'tulpen', pays: 19 },
    ],
  },
  {
    id: 'C38',
    orders: [
      { city: 'muenster', good: 'maschinen', pays: 7 },
      { city: 'eindhoven', good: 'autos', pays: 11 },
      { city: 'bremen', good: 'chemikalien', pays: 21 },
    ],
  },
  {
    id: 'C39',
    orders: [
      { city: 'luettich', good: 'schokolade', pays: 10 },
      { city: 'zwolle', good: 'kohle', pays: 12 },
      { city: 'arnheim', good: 'kaffee', pays: 21 },
    ],
  },
  {
    id: 'C40',
    orders: [
      { city: 'utrecht', good: 'chemikalien', pays: 11 },
      { city: 'luxemburg', good: 'diamanten', pays: 20 },
      { city: 'maastricht', good: 'kartoffeln', pays: 17 },
    ],
  },
  {
    id: 'C41',
    orders: [
      { city: 'arnheim', good: 'bier', pays: 8 },
      { city: 'luxemburg', good: 'kohle', pays: 15 },
      { city: 'wilhelmshaven', good: 'chemikalien', pays: 24 },
    ],
  },
  {
    id: 'C42',
    orders: [
      { city: 'utrecht', good: 'diamanten', pays: 13 },
      { city: 'essen', good: 'bier', pays: 14 },
      { city: 'luxemburg', good: 'fisch', pays: 24 },
    ],
  },
  {
    id: 'C43',
    orders: [
      { city: 'bruessel', good: 'stahl', pays: 10 },
      { city: 'luettich', good: 'fahrraeder', pays: 15 },
      { city: 'osnabrueck', good: 'elektronik', pays: 20 },
    ],
  },
  {
    id: 'C44',
    orders: [
      { city: 'enschede', good: 'tulpen', pays: 9 },
      { city: 'luettich', good: 'oel', pays: 15 },
      { city: 'bremen', good: 'stahl', pays: 16 },
    ],
  },
  {
    id: 'C45',
    orders: [
      { city: 'ostende', good: 'chemikalien', pays: 11 },
      { city: 'enschede', good: 'glas', pays: 16 },
      { city: 'bremen', good: 'elektronik', pays: 26 },
    ],
  },
  {
    id: 'C46',
    orders: [
      { city: 'rotterdam', good: 'autos', pays: 12 },
      { city: 'charleroi', good: 'kartoffeln', pays: 14 },
      { city: 'leeuwarden', good: 'glas', pays: 23 },
    ],
  },
  {
    id: 'C47',
    orders: [
      { city: 'antwerpen', good: 'oel', pays: 10 },
      { city: 'amsterdam', good: 'kartoffeln', pays: 14 },
      { city: 'wilhelmshaven', good: 'stahl', pays: 18 },
    ],
  },
  {
    id: 'C48',
    orders: [
      { city: 'rotterdam', good: 'elektronik', pays: 13 },
      { city: 'ostende', good: 'glas', pays: 14 },
      { city: 'gent', good: 'wein', pays: 22 },
    ],
  },
  {
    id: 'C49',
    orders: [
      { city: 'antwerpen', good: 'stahl', pays: 10 },
      { city: 'luxemburg', good: 'bier', pays: 15 },
      { city: 'bremen', good: 'wein', pays: 33 },
    ],
  },
  {
    id: 'C50',
    orders: [
      { city: 'antwerpen', good: 'textilien', pays: 9 },
      { city: 'zwolle', good: 'schokolade', pays: 16 },
      { city: 'amsterdam', good: 'fisch', pays: 18 },
    ],
  },
  {
    id: 'C51',
    orders: [
      { city: 'leeuwarden', good: 'bier', pays: 10 },
      { city: 'essen', good: 'oel', pays: 16 },
      { city: 'luxemburg', good: 'kaffee', pays: 33 },
    ],
  },
  {
    id: 'C52',
    orders: [
      { city: 'amsterdam', good: 'oel', pays: 8 },
      { city: 'maastricht', good: 'fahrraeder', pays: 14 },
      { city: 'ostende', good: 'tulpen', pays: 18 },
    ],
  },
  {
    id: 'C53',
    orders: [
      { city: 'gent', good: 'glas', pays: 11 },
      { city: 'charleroi', good: 'elektronik', pays: 14 },
      { city: 'groningen', good: 'kohle', pays: 17 },
    ],
  },
  {
    id: 'C54',
    orders: [
      { city: 'osnabrueck', good: 'kohle', pays: 12 },
      { city: 'ostende', good: 'keramik', pays: 15 },
      { city: 'utrecht', good: 'holz', pays: 17 },
    ],
  },
  {
    id: 'C55',
    orders: [
      { city: 'antwerpen', good: 'bier', pays: 6 },
      { city: 'bruessel', good: 'kaese', pays: 14 },
      { city: 'koeln', good: 'kartoffeln', pays: 21 },
    ],
  },
  {
    id: 'C56',
    orders: [
      { city: 'maastricht', good: 'bier', pays: 8 },
      { city: 'arnheim', good: 'diamanten', pays: 16 },
      { city: 'ostende', good: 'wein', pays: 25 },
    ],
  },
  {
    id: 'C57',
    orders: [
      { city: 'maastricht', good: 'kohle', pays: 11 },
      { city: 'bremen', good: 'kartoffeln', pays: 13 },
      { city: 'ostende', good: 'kaffee', pays: 36 },
    ],
  },
  {
    id: 'C58',
    orders: [
      { city: 'gent', good: 'oel', pays: 13 },
      { city: 'utrecht', good: 'schokolade', pays: 13 },
      { city: 'wilhelmshaven', good: 'diamanten', pays: 29 },
    ],
  },
  {
    id: 'C59',
    orders: [
      { city: 'bruessel', good: 'fisch', pays: 11 },
      { city: 'bremen', good: 'textilien', pays: 15 },
      { city: 'luxemburg', good: 'oel', pays: 22 },
    ],
  },
  {
    id: 'C60',
    orders: [
      { city: 'bruessel', good: 'kartoffeln', pays: 11 },
      { city: 'arnheim', good: 'erdgas', pays: 14 },
      { city: 'emden', good: 'diamanten', pays: 26 },
    ],
  },
  {
    id: 'C61',
    orders: [
      { city: 'eindhoven', good: 'kaese', pays: 10 },
      { city: 'groningen', good: 'bier', pays: 12 },
      { city: 'amsterdam', good: 'holz', pays: 18 },
    ],
  },
  {
    id: 'C62',
    orders: [
      { city: 'eindhoven', good: 'kohle', pays: 11 },
      { city: 'muenster', good: 'elektronik', pays: 18 },
      { city: 'amsterdam', good: 'wein', pays: 29 },
    ],
  },
  {
    id: 'C63',
    orders: [
      { city: 'bruessel', good: 'kohle', pays: 8 },
      { city: 'muenster', good: 'kaese', pays: 15 },
      { city: 'ostende', good: 'fahrraeder', pays: 20 },
    ],
  },
  {
    id: 'C64',
    orders: [
      { city: 'essen', good: 'schokolade', pays: 9 },
      { city: 'antwerpen', good: 'fahrraeder', pays: 14 },
      { city: 'leeuwarden', good: 'holz', pays: 17 },
    ],
  },
  {
    id: 'C65',
    orders: [
      { city: 'bruessel', good: 'textilien', pays: 8 },
      { city: 'koeln', good: 'elektronik', pays: 14 },
      { city: 'essen', good: 'fisch', pays: 18 },
    ],
  },
  {
    id: 'C66',
    orders: [
      { city: 'eindhoven', good: 'chemikalien', pays: 9 },
      { city: 'amsterdam', good: 'stahl', pays: 15 },
      { city: 'leeuwarden', good: 'schokolade', pays: 21 },
    ],
  },
  {
    id: 'C67',
    orders: [
      { city: 'rotterdam', good: 'maschinen', pays: 7 },
      { city: 'bruessel', good: 'tulpen', pays: 15 },
      { city: 'essen', good: 'kaffee', pays: 19 },
    ],
  },
  {
    id: 'C68',
    orders: [
      { city: 'bremen', good: 'erdgas', pays: 11 },
      { city: 'leeuwarden', good: 'textilien', pays: 12 },
      { city: 'groningen', good: 'glas', pays: 23 },
    ],
  },
  {
    id: 'C69',
    orders: [
      { city: 'bremen', good: 'oel', pays: 9 },
      { city: 'amsterdam', good: 'schokolade', pays: 15 },
      { city: 'emden', good: 'kohle', pays: 18 },
    ],
  },
  {
    id: 'C70',
    orders: [
      { city: 'antwerpen', good: 'kaese', pays: 11 },
      { city: 'gent', good: 'keramik', pays: 13 },
      { city: 'luxemburg', good: 'tulpen', pays: 27 },
    ],
  },
  {
    id: 'C71',
    orders: [
      { city: 'antwerpen', good: 'kohle', pays: 11 },
      { city: 'gent', good: 'maschinen', pays: 15 },
      { city: 'ostende', good: 'stahl', pays: 17 },
    ],
  },
  {
    id: 'C72',
    orders: [
      { city: 'eindhoven', good: 'stahl', pays: 10 },
      { city: 'charleroi', good: 'fisch', pays: 14 },
      { city: 'luxemburg', good: 'maschinen', pays: 24 },
    ],
  },
  {
    id: 'C73',
    orders: [
      { city: 'bruessel', good: 'oel', pays: 12 },
      { city: 'utrecht', good: 'erdgas', pays: 14 },
      { city: 'bremen', good: 'keramik', pays: 25 },
    ],
  },
  {
    id: 'C74',
    orders: [
      { city: 'wilhelmshaven', good: 'erdgas', pays: 8 },
      { city: 'muenster', good: 'bier', pays: 12 },
      { city: 'essen', good: 'kartoffeln', pays: 17 },
    ],
  },
  {
    id: 'C75',
    orders: [
      { city: 'wilhelmshaven', good: 'fisch', pays: 8 },
      { city: 'enschede', good: 'chemikalien', pays: 14 },
      { city: 'essen', good: 'wein', pays: 21 },
    ],
  },
  {
    id: 'C76',
    orders: [
      { city: 'arnheim', good: 'elektronik', pays: 12 },
      { city: 'amsterdam', good: 'autos', pays: 15 },
      { city: 'charleroi', good: 'erdgas', pays: 26 },
    ],
  },
  {
    id: 'C77',
    orders: [
      { city: 'bruessel', good: 'chemikalien', pays: 7 },
      { city: 'antwerpen', good: 'tulpen', pays: 13 },
      { city: 'luettich', good: 'fisch', pays: 18 },
    ],
  },
  {
    id: 'C78',
    orders: [
      { city: 'maastricht', good: 'autos', pays: 9 },
      { city: 'wilhelmshaven', good: 'textilien', pays: 14 },
      { city: 'luxemburg', good: 'fahrraeder', pays: 23 },
    ],
  },
  {
    id: 'C79',
    orders: [
      { city: 'antwerpen', good: 'schokolade', pays: 7 },
      { city: 'bruessel', good: 'maschinen', pays: 14 },
      { city: 'zwolle', good: 'kaffee', pays: 19 },
    ],
  },
  {
    id: 'C80',
    orders: [
      { city: 'arnheim', good: 'textilien', pays: 9 },
      { city: 'bremen', good: 'fahrraeder', pays: 14 },
      { city: 'emden', good: 'stahl', pays: 17 },
    ],
  },
  {
    id: 'C81',
    orders: [
      { city: 'eindhoven', good: 'maschinen', pays: 10 },
      { city: 'luettich', good: 'textilien', pays: 14 },
      { city: 'groningen', good: 'stahl', pays: 16 },
    ],
  },
  {
    id: 'C82',
    orders: [
      { city: 'gent', good: 'kartoffeln', pays: 8 },
      { city: 'enschede', good: 'bier', pays: 11 },
      { city: 'luxemburg', good: 'erdgas', pays: 32 },
    ],
  },
  {
    id: 'C83',
    orders: [
      { city: 'bruessel', good: 'keramik', pays: 9 },
      { city: 'koeln', good: 'fahrraeder', pays: 12 },
      { city: 'utrecht', good: 'wein', pays: 25 },
    ],
  },
  {
    id: 'C84',
    orders: [
      { city: 'osnabrueck', good: 'fahrraeder', pays: 7 },
      { city: 'luxemburg', good: 'schokolade', pays: 15 },
      { city: 'wilhelmshaven', good: 'keramik', pays: 24 },
    ],
  },
];
