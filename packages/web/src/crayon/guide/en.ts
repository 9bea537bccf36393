/** The guide, in English. */
export const guide = {
  aim: {
    title: 'What it is about',
    text: 'You draw your own railway, carry goods to the cities that order them, and are paid. Whoever has 250 M and all four large cities in one network ends the game; the richest wins.',
  },
  map: {
    title: 'The map',
    text: 'Dots are mileposts. Track goes from one to the next, and you pay for the one you reach: plains are cheap, hills, cities and water cost more. Touch an order to see where its good is found and where it goes.',
  },
  farewell: {
    title: 'You know how it goes',
    text: 'From now on I only speak when something new comes up. The rules panel answers questions.',
  },
  lessons: {
    outset: {
      title: 'Keep three orders',
      text: 'Each card has three orders, and only one of them can be served. Keep cards whose goods and destinations lie near each other, and begin in a large city close to them.',
      hint: 'Look for two orders that share a part of the way.' as string | null,
    },
    firstBuilding: {
      title: 'The first round is for building',
      text: 'You have 50 M and may spend 20 M in a turn. Join the city where a good is found with the one that wants it.',
      hint: 'Drag from your city to where the line should go; the price stands beside it.' as string | null,
    },
    moving: {
      title: 'Send your train',
      text: 'Touch a city: the way, the steps and the fees are shown, and what would be loaded and delivered on it. Ticks in the timetable can be changed.',
      hint: 'Go where you can load something that one of your orders wants.' as string | null,
    },
    building: {
      title: 'Build, or take a better train',
      text: 'Up to 20 M a turn. A better train costs 20 M and takes the place of building; you find it under “More”.',
      hint: 'Build towards the next order, or end the turn.' as string | null,
    },
    loss: {
      title: 'A load is lost',
      text: 'Choose the one that is worth least to you; it goes back to the supply.',
      hint: 'Best one that none of your orders wants.' as string | null,
    },
  },
};
