/** What the lessons of 1853 say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  bond: {
    title: 'The secret bond',
    about: 'Whoever pledges most has the elephant, and less money',
    steps: {
      seal: {
        stop: 'Bond',
        title: 'How much do you pledge?',
        what: ({ cash }) =>
          `You have ${cash}. All pledge in secret: the highest bond gets the elephant and picks first. The money is locked until your contract is fulfilled. What gets you the elephant and leaves most?`,
        why: 'The bond also has to pay for the cities of your contract, so the least is seldom enough. At a real table you do not know what the others seal.',
        answers: {
          least: {
            label: 'The least that is allowed',
            after: ({ cash, elephant }) =>
              `${elephant} has the elephant and picks first. You have ${cash}, and cities worth little to choose from.`,
          },
          more: {
            label: 'A little more than most would',
            after: ({ cash }) =>
              `You have the elephant, sit first and pick first. ${cash} are left to play with.`,
          },
          much: {
            label: 'As much as you can spare',
            after: ({ cash }) =>
              `You have the elephant too, but only ${cash} are left. What is locked buys no shares.`,
          },
        },
      },
    },
  },
  mail: {
    title: 'Mail',
    about: 'One train a round earns its two ends once more, for the company',
    steps: {
      post: {
        stop: 'Mail',
        title: 'Which train carries the mail?',
        what: ({ treasury }) =>
          `NWR runs two trains as they are drawn: one to Delhi, one through Lahore. One of them carries mail: its two end stations pay once more, into the treasury of ${treasury}. Which one?`,
        why: 'Mail looks at the two ends only, not at what lies between. It goes to the treasury, whatever is paid out.',
        answers: {
          lahore: {
            label: 'The train through Lahore',
            after: (now, was) =>
              `The treasury has ${now.treasury} instead of ${was.treasury}. Its ends are small.`,
          },
          delhi: {
            label: 'The train to Delhi',
            after: (now, was) =>
              `Its ends are worth more: the treasury has ${now.treasury} instead of ${was.treasury}.`,
          },
        },
      },
    },
  },
  contract: {
    title: 'The contract',
    about: 'When its cities are joined your bond comes back',
    steps: {
      joined: {
        stop: 'Contract',
        title: 'The last city',
        what: ({ bond, cash, run }) =>
          `Your bond of ${bond} is locked, you have ${cash}, and NWR earns ${run}. Of your contract only Peshawar is not joined to the others. Which tile gives you most money now?`,
        why: 'All cities of a contract have to be joined by track; who has built it does not matter, and no train has to run there. Then the bond is yours again at once.',
        answers: {
          lahore: {
            label: 'Upgrade Lahore',
            after: (now, was) =>
              `NWR earns ${now.run} instead of ${was.run}. Your ${now.bond} stay locked, and you have ${now.cash}.`,
          },
          rawalpindi: {
            label: 'Upgrade Rawalpindi',
            after: (now, was) =>
              `NWR earns ${now.run} instead of ${was.run}. Your ${now.bond} stay locked, and you have ${now.cash}.`,
          },
          peshawar: {
            label: 'Track into Peshawar',
            after: (now, was) =>
              `The contract is fulfilled: you have ${now.cash} instead of ${was.cash}. NWR has paid for the mountains, ${now.treasury} are left.`,
          },
        },
      },
    },
  },
  gauges: {
    title: 'Two gauges',
    about: 'A train runs on its own gauge, and where track has both',
    steps: {
      train: {
        stop: 'Gauge',
        title: 'The right train for the track',
        what: ({ treasury, standard, metre }) =>
          `MSM has ${treasury} and no train. A 3-train costs ${standard}, a 3M-train ${metre}. Look at the track: which of them earns most?`,
        why: 'Black track is standard gauge, white track is metre gauge. Trains with an M run on metre gauge, all others on standard gauge, and both where track is striped.',
        answers: {
          metre: {
            label: 'The 3M-train',
            after: ({ run }) => `It finds no metre gauge to run on: ${run}.`,
          },
          standard: {
            label: 'The 3-train',
            after: ({ run, treasury }) => `It earns ${run}. MSM has ${treasury} left.`,
          },
        },
      },
    },
  },
  elephant: {
    title: 'The elephant',
    about: 'Who holds it begins stock rounds, and may call one more operating round',
    steps: {
      call: {
        stop: 'Call',
        title: 'One more operating round?',
        what: ({ worth, held, price }) =>
          `The operating round is over, and you hold the elephant: you may call one more before the stock round. You hold ${held} of NWR at ${price} and are worth ${worth}. What leaves you richer?`,
        why: 'One more round pays everybody once more. Call it when your companies earn more for you than the others earn for their owners, or when you need the cash before shares are sold.',
        answers: {
          shares: {
            label: 'Go on to the stock round',
            after: ({ cash, worth }) =>
              `The stock round begins with you. You have ${cash} to spend, and are worth ${worth} as before.`,
          },
          call: {
            label: 'Call one more round',
            after: (now, was) =>
              `The companies have run and paid once more: ${now.cash} in hand instead of ${was.cash}. NWR stands at ${now.price}, and you are worth ${now.worth} instead of ${was.worth}.`,
          },
        },
      },
    },
  },
};
