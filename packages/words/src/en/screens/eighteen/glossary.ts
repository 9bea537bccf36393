/** Terms of 18xx, and how such a game ends as a rule. What is otherwise in a title the title says itself. */
import type { EndText } from '../../../glossary.ts';

export const glossary = {
  bankrupt: {
    name: 'bankrupt',
    forms: ['bankrupt', 'bankruptcy'],
    means:
      'A director who has to help pay for a train, and cannot even by selling all he may sell, is bankrupt. That ends the game at once.',
  },
  certificate: {
    name: 'certificate',
    forms: ['certificate', 'certificates'],
    means:
      'A paper that is worth one or more shares of a company. Limits count papers, so the director’s certificate counts once although it is worth more.',
  },
  director: {
    name: 'director',
    forms: ['director', 'directors'],
    also: ['president'],
    means:
      'The player who decides everything for a company. The office goes to whoever holds more shares of it; in a tie it stays where it is.',
  },
  dividend: {
    name: 'dividend',
    forms: ['dividend', 'dividends'],
    means:
      'What a company has earned, paid out to whoever holds its shares. The director decides whether there is one.',
  },
  dump: {
    name: 'dump a company',
    forms: [],
    means:
      'Players’ word: a director sells so many shares that somebody else becomes director, with all that is bad about the company, such as a train that must be bought soon.',
  },
  float: {
    name: 'float',
    forms: ['float', 'floats', 'floated', 'floating'],
    means:
      'A company floats when enough of its shares have been bought. It gets its start capital and acts from the next operating round on.',
  },
  homeStation: {
    name: 'home station',
    forms: ['home station', 'home stations'],
    means: 'The first station of a company, in the city it begins in. It costs nothing.',
  },
  mustBuy: {
    name: 'must buy a train',
    forms: ['must buy a train', 'must own a train'],
    also: ['forced purchase', 'emergency buy'],
    means:
      'A company with a route must own a train at the end of its turn. Where its treasury is too small the director pays the rest, and sells shares if need be.',
  },
  offering: {
    name: 'initial offering',
    forms: ['initial offering', 'from the offering', 'offer, at par'],
    also: ['IPO'],
    means: 'The shares nobody has bought yet. They are sold at the par price, wherever the price stands now.',
  },
  offMap: {
    name: 'off-map area',
    forms: ['off-map area'],
    means:
      'A red place that pays like a city, and more in later phases: a route may begin or end there, but not pass through.',
  },
  operatingRound: {
    name: 'operating round (OR)',
    forms: ['operating round', 'operating rounds'],
    means:
      'Each company has a turn: it may lay track and place a station, runs its trains, pays out or keeps what they earn, and may buy trains.',
  },
  par: {
    name: 'par price',
    forms: ['par price', 'par'],
    means:
      'What a new share of a company costs. Whoever takes the director’s certificate names it; the company starts with ten times as much.',
  },
  phase: {
    name: 'phase',
    forms: ['phase', 'phases'],
    means:
      'A part of the game that begins with the first train of a new kind. It may bring other tiles and more operating rounds, and take old trains away.',
  },
  pool: {
    name: 'bank pool',
    forms: ['pool'],
    means: 'Where shares lie that players have sold. Whoever buys one there pays today’s price to the bank.',
  },
  priority: {
    name: 'priority',
    forms: ['priority'],
    means:
      'Whoever has it begins the next stock round. It goes to the left of the last player who bought or sold.',
  },
  private: {
    name: 'private',
    forms: ['private', 'privates'],
    means:
      'A small railway with one owner. It pays a fixed income in every operating round, often has a power, and as a rule closes later in the game.',
  },
  revenue: {
    name: 'revenue',
    forms: ['revenue', 'revenues'],
    means: 'What the trains of a company earn in a turn: as a rule the values of all stops on their routes.',
  },
  route: {
    name: 'route',
    forms: ['route', 'routes'],
    means:
      'The way of one train. It joins at least two stops, one of them with a station of the company, and uses no track twice.',
  },
  scrap: {
    name: 'scrap',
    forms: ['scrapped', 'scraps'],
    also: ['rust'],
    means:
      'Old trains leave the game without payment as soon as the first train of a certain later kind is bought, whoever buys it.',
  },
  soldOut: {
    name: 'sold out',
    forms: ['sold out'],
    means:
      'All shares of a company are in players’ hands at the end of a stock round: its price goes up a step, if it can.',
  },
  station: {
    name: 'station',
    forms: ['station', 'stations'],
    also: ['token'],
    means:
      'A marker of a company in a city. Its new track reaches one, each of its routes has one, and a city full of others’ stations cannot be passed.',
  },
  stockRound: {
    name: 'stock round (SR)',
    forms: ['stock round', 'stock rounds'],
    means: 'The players buy and sell shares in turn, each with his own money.',
  },
  tile: {
    name: 'tile',
    forms: ['tile', 'tiles'],
    means:
      'A hexagon with track on it. As a rule the first on a hex is yellow; later it may be replaced by the next colour, and the old track stays.',
  },
  treasury: {
    name: 'treasury',
    forms: ['treasury', 'treasuries'],
    means: 'The money of a company, kept apart from that of its director. At the end it counts for nobody.',
  },
  withhold: {
    name: 'withhold',
    forms: ['withhold', 'withheld', 'withholds'],
    means:
      'The company keeps what its trains have earned. Its treasury grows, and as a rule its price falls.',
  },
};

/** The bank, and whoever cannot pay. */
export const outcome: EndText = {
  ends: () =>
    'It ends when the bank has run out of money: the operating rounds up to the next stock round are still played. A player who goes bankrupt ends it at once.',
  wins: () =>
    'The richest player wins: cash, shares at their price, open privates at their printed price. What companies own does not count.',
};
