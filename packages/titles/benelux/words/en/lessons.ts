/** What the lessons of Benelux say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  line: {
    title: 'Drawing a line',
    about: 'What a line costs is decided by where it runs, not by its length',
    steps: {
      water: {
        stop: 'Water',
        title: 'To Zwolle, but which way?',
        what: ({ cash }) =>
          `Your network begins in Amsterdam, and one of your orders leads to Zwolle. You have ${cash}. Which line there leaves you most?`,
        why: 'A segment costs what the place it leads to costs: little on the plain, more in hills and in cities. A river or a lake between the two ends costs extra.',
        answers: {
          straight: {
            label: 'Straight over the water',
            after: ({ segments, drawn, cash }) =>
              `Only ${segments} segments, but two of them cross a lake: ${drawn}. You have ${cash} left.`,
          },
          around: {
            label: 'Around the water',
            after: ({ segments, drawn, cash }) =>
              `With ${segments} segments it is longer and still costs only ${drawn}. You have ${cash} left.`,
          },
        },
      },
      branch: {
        stop: 'Branch',
        title: 'Where does the new line begin?',
        what: ({ cash }) =>
          `One of your orders brings beer to Arnhem, where you have no track yet. Your line runs from Utrecht to Enschede, and you have ${cash}. From where does the track to Arnhem leave you most?`,
        why: 'You may draw on from every point of your own network, not only from cities. It does not matter where your train stands.',
        answers: {
          utrecht: {
            label: 'From Utrecht',
            after: ({ drawn, cash }) => `That costs ${drawn} and leaves ${cash}. Your line passes nearer by.`,
          },
          enschede: {
            label: 'From Enschede',
            after: ({ drawn, cash }) =>
              `That costs ${drawn}, as the line is long and crosses the IJssel. You have ${cash} left.`,
          },
          line: {
            label: 'From the middle of your line',
            after: ({ drawn, cash }) => `A short branch for ${drawn}. You have ${cash} left.`,
          },
        },
      },
    },
  },
  delivery: {
    title: 'Loading and delivering',
    about: 'Loading is free, and a train that has delivered may run on',
    steps: {
      room: {
        stop: 'Loading',
        title: 'One place is free',
        what: ({ points, chemicals }) =>
          `In Amsterdam, chemicals aboard: Enschede pays you ${chemicals} for them and is as far as your ${points} steps go. A public order there asks for beer. What earns most in this turn?`,
        why: 'Loading costs neither money nor steps, and no order is needed for it. Public orders may be served by everybody: whoever comes first is paid.',
        answers: {
          straight: {
            label: 'Run to Enschede at once',
            after: (now, was) =>
              `The chemicals are paid: you have ${now.cash} instead of ${was.cash}. One place ran empty.`,
          },
          tulips: {
            label: 'Load tulips, then run',
            after: (now, was) =>
              `The chemicals are paid: you have ${now.cash} instead of ${was.cash}. No order in sight asks for tulips there; they stay aboard.`,
          },
          beer: {
            label: 'Load beer, then run',
            after: (now, was) =>
              `Enschede pays for both: you have ${now.cash} instead of ${was.cash}, from one run.`,
          },
        },
      },
      onward: {
        stop: 'Running on',
        title: 'Two goods for two cities',
        what: ({ points, diamonds, chemicals }) =>
          `You have ${points} steps. Your orders: diamonds to Bremen for ${diamonds}, chemicals to Wilhelmshaven for ${chemicals}. Both are aboard. What earns most in this turn?`,
        why: 'A delivery does not end the movement. As long as steps are left a train may run, load and deliver, also in several cities.',
        answers: {
          bremen: {
            label: 'Diamonds to Bremen, and stop there',
            after: ({ cash, points }) => `You have ${cash}, and ${points} steps that nobody uses.`,
          },
          wilhelmshaven: {
            label: 'Through Bremen to Wilhelmshaven',
            after: ({ cash }) =>
              `The chemicals are paid, you have ${cash}. The diamonds have passed Bremen and are still aboard.`,
          },
          both: {
            label: 'Deliver in Bremen, then in Wilhelmshaven',
            after: ({ cash, points }) => `Both are paid: ${cash}, and ${points} steps are still left.`,
          },
        },
      },
    },
  },
  orders: {
    title: 'Choosing orders',
    about: 'Where to begin for an order, and what becomes of its card',
    steps: {
      start: {
        stop: 'Beginning',
        title: 'Where does your network begin?',
        what: ({ textiles }) =>
          `Luxembourg pays ${textiles} for textiles. They are found in Ghent, near Brussels, and in Enschede. From where does your train fetch and deliver them in the fewest steps?`,
        why: 'Track for a good has to lead to where it is found and on to where it is wanted. Begin near the place where it is found.',
        answers: {
          luxembourg: {
            label: 'Luxembourg, where they are wanted',
            after: ({ steps, track }) =>
              `Track for ${track} would do, but your train runs all the way there and back: ${steps} steps.`,
          },
          amsterdam: {
            label: 'Amsterdam, between Ghent and Enschede',
            after: ({ steps, track }) =>
              `That takes about ${steps} steps and ${track} of track: a long way before anything is paid.`,
          },
          brussels: {
            label: 'Brussels, near Ghent',
            after: ({ steps, track }) =>
              `About ${steps} steps, and track for ${track}: Ghent is near, and the rest of the way is run loaded.`,
          },
        },
      },
      card: {
        stop: 'One card',
        title: 'Three orders, one card',
        what: ({ coffee, bicycles, ghent }) =>
          `In Amsterdam with coffee and bicycles. One public card pays ${coffee} here for coffee. Another pays ${bicycles} here for bicycles or ${ghent} in Ghent for coffee. What earns most in this turn?`,
        why: 'A card has three orders, and only one of them is ever paid. Then the card is replaced by a new one.',
        answers: {
          bicycles: {
            label: 'Bicycles here, keep the coffee for Ghent',
            after: ({ cash, ghent }) =>
              `You have ${cash}. The card of the bicycles is gone, and with it the ${ghent} of Ghent.`,
          },
          coffee: {
            label: 'Only the coffee',
            after: ({ cash, bicycles }) =>
              `You have ${cash}. The bicycles are still aboard, and ${bicycles} for them are not yet paid.`,
          },
          both: {
            label: 'Coffee and bicycles, one for each card',
            after: (now, was) => `Both cards are served: you have ${now.cash} instead of ${was.cash}.`,
          },
        },
      },
    },
  },
  fee: {
    title: 'On the track of others',
    about: 'A fee for each turn, a line of your own, or an agreement',
    steps: {
      pay: {
        stop: 'Fee',
        title: 'Pay, draw or wait?',
        what: ({ owner, cash, fee, line, textiles }) =>
          `Your train is on the line of ${owner}. Bremen is near and pays you ${textiles} for textiles. Running on costs a fee of ${fee}, a line of your own to Bremen ${line}. You have ${cash}. What leaves you most after this turn?`,
        why: 'The fee is paid to the owner, once a turn, however far you run on that track. Nobody can refuse it to you.',
        answers: {
          own: {
            label: 'Draw a line of your own',
            after: ({ cash, line }) =>
              `You have ${cash}, and ${line} of track are still missing. The textiles have not moved.`,
          },
          wait: {
            label: 'Wait and pay nothing',
            after: ({ cash, fee }) =>
              `Standing still is free: you have ${cash}. But Bremen has paid nothing, and next turn the fee is ${fee} again.`,
          },
          fee: {
            label: 'Pay the fee and deliver',
            after: ({ owner, cash, fee }) =>
              `${owner} gets ${fee}, Bremen pays, and you have ${cash}. Your next turn on that track costs the fee anew.`,
          },
        },
      },
      rate: {
        stop: 'Agreement',
        title: 'An agreement for two turns',
        what: ({ owner, cash, fee, beer }) =>
          `You have ${cash}. With beer for Antwerp, which pays ${beer}, you will run on the line of ${owner} in this turn and the next. The fee is ${fee} a turn, but ${owner} would agree to less. What leaves you most?`,
        why: 'Two players may agree on a rate for some rounds, so much a turn or one sum at once. Agree on it before you run: what is paid is paid.',
        answers: {
          usual: {
            label: ({ fee }) => `No agreement, ${fee} a turn`,
            after: ({ cash }) => `Two turns, two fees: you have ${cash}.`,
          },
          each: {
            label: ({ each }) => `${each} a turn, for two rounds`,
            after: ({ cash }) => `A little less in each of the two turns: you have ${cash}.`,
          },
          flat: {
            label: ({ flat }) => `${flat} at once, for two rounds`,
            after: ({ owner, cash }) =>
              `You paid once and ran twice: you have ${cash}. ${owner} had the money for certain.`,
          },
        },
      },
    },
  },
  events: {
    title: 'Events',
    about: 'A card for all: what lasts a round, and what you make of it',
    steps: {
      carnival: {
        stop: 'Carnival',
        title: 'Is the carnival worth it?',
        what: ({ beer, bonus, wine, owner, fee }) =>
          `Carnival: in this turn beer pays ${bonus} more, and so does whatever goes to Maastricht. You reach one customer: Osnabrück for the beer at ${beer}, or Groningen for the wine at ${wine}, with a fee of ${fee} to ${owner}. What earns most in this turn?`,
        why: 'An event changes one price, not your sums: lay what it adds beside what else the turn could bring. An event that lasts is for everybody, each for one turn, also for whoever drew it.',
        answers: {
          beer: {
            label: 'The beer to Osnabrück, for the carnival',
            after: (now, was) =>
              `Order and carnival together: ${now.cash} instead of ${was.cash}. But the wine is still aboard and has to wait.`,
          },
          wine: {
            label: 'The wine to Groningen',
            after: (now, was) =>
              `${now.cash} instead of ${was.cash}, the fee paid. You still have the order for the beer: it will pay ${was.beer}, without the carnival.`,
          },
          maastricht: {
            label: 'To Maastricht, into the carnival',
            after: ({ cash }) =>
              `You have ${cash} as before: the carnival adds to an order, and you have none for Maastricht.`,
          },
        },
      },
      fog: {
        stop: 'Fog',
        title: 'Half as fast',
        what: ({ points, wine }) =>
          `Fog over Holland: who stands in it has half his steps in this turn, you ${points}. You have wine aboard, and Utrecht pays ${wine} for it. What earns most in this turn?`,
        why: 'Half speed is no lost turn: a goal that is near is still reached. The steps are halved once, where you begin or enter; leaving the fog does not bring them back.',
        answers: {
          wait: {
            label: 'Wait until it has gone',
            after: ({ cash }) => `The fog goes, and so does a turn. You have ${cash} as before.`,
          },
          out: {
            label: 'Run out of the fog',
            after: ({ cash, points }) =>
              `You have left it, and still only ${points} steps. ${cash} are in hand, as before.`,
          },
          utrecht: {
            label: 'On to Utrecht with the wine',
            after: (now, was) =>
              `Two steps were enough: ${now.cash} instead of ${was.cash}, and ${now.points} steps are left.`,
          },
        },
      },
    },
  },
};
