/** The guide, in English. Sums come with their unit. */
export const guide = {
  aim: {
    title: 'What it is about',
    text: (sum: string, cities: number) =>
      `You draw your own railway, carry goods to the cities that order them, and are paid. Whoever has ${sum} and ${cities} large cities in one network ends the game; the richest wins.`,
  },
  map: {
    title: 'The map',
    text: 'Dots are mileposts. Track goes from one to the next, and you pay for the one you reach: plains are cheap, hills, cities and water cost more. Touch an order to see where its good is found and where it goes.',
  },
  farewell: {
    title: 'You know how it goes',
    text: (hasHint: boolean) =>
      `You have drawn track, run, and kept orders. From now on I only speak when something new comes up.${hasHint ? ' Whenever you want to know what I would do, ask for a hint in the bar: it says the same.' : ''}`,
  },
  topics: {
    outset: {
      title: 'Keep three orders',
      text: 'Each card has three orders, and only one of them can be served. Keep cards whose goods and destinations lie near each other, and begin in a large city close to them.',
    },
    firstBuilding: {
      title: 'The first round is for building',
      text: (cash: string, limit: string) =>
        `You have ${cash} and may spend ${limit} in a turn. Join the city where a good is found with the one that wants it.`,
    },
    moving: {
      title: 'Send your train',
      text: 'Touch a city: the way, the steps and the fees are shown, and what would be loaded and delivered on it. Ticks in the timetable can be changed.',
    },
    building: {
      title: 'Build, or take a better train',
      text: (limit: string, train: string, isInstead: boolean) =>
        `Up to ${limit} a turn. A better train costs ${train}${isInstead ? ' and takes the place of building' : ''}; you find it behind “More” (···) in the bar.`,
    },
    loss: {
      title: 'A load is lost',
      text: 'Choose the one that is worth least to you; it goes back to the supply.',
    },
    offer: {
      title: 'Somebody offers an agreement',
      text: (fee: string) =>
        `The usual fee for others’ track is ${fee} a turn, and nobody can refuse it. Less than that is good for whoever runs, a sum at once for whoever owns the track.`,
    },
  },
  hints: {
    /** What for, the reasons tell. */
    keep: (city: string) => `I would begin in ${city} and keep the marked cards.`,
    keepFrom: 'I would keep the marked cards.',
    start: (city: string) => `I would begin in ${city}.`,
    press: (label: string) => `Press “${label}”.`,
    pressFor: (what: string, label: string) => `${what}: press “${label}”.`,
    draw: (to: string, cost: string) =>
      `I would draw towards ${to}, ${cost} this turn. Drag along what is dotted.`,
    touch: (city: string) => `I would run to ${city}: touch it.`,
    towards: (city: string) => `I would run along the dotted way, towards ${city}.`,
    train: 'I would take a better train. You find it behind the marked “More” (···).',
    discard: 'I would lay these orders down and take new ones: you find that behind the marked “More” (···).',
    other: (what: string) => `${what}.`,
    more: (what: string) => `${what}: you find it behind the marked “More” (···).`,
    end: 'I would end the turn.',
    stay: 'I would not run on in this turn.',
    lose: (good: string) => `I would give up ${good}.`,
    accept: 'I would accept.',
    decline: 'I would decline.',
  },
};
