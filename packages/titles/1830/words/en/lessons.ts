/** What the lessons of 1830 say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  shares: {
    title: 'What a share is',
    about: 'A tenth of a company, of what it pays, and a part of what you are worth',
    steps: {
      buy: {
        stop: 'Buy',
        title: 'Your first share',
        what: ({ cash, held, price }) =>
          `You hold ${held} of B&O and have ${cash}. One share of it costs ${price}. What makes more of B&O yours?`,
        why: ({ worth }) =>
          `A share is not spent money: you are worth ${worth} as before, cash and shares together. That sum decides the game.`,
        answers: {
          buy: {
            label: ({ price }) => `Buy a share of B&O for ${price}`,
            after: (now, was) => `You hold ${now.held} instead of ${was.held}, and ${now.cash} are left.`,
          },
          other: {
            label: 'Buy a share of C&O',
            after: ({ held, cash }) =>
              `It is yours, and ${cash} are left. But of B&O you still have ${held}: each company has shares of its own.`,
          },
          pass: {
            label: 'Pass',
            after: ({ held, cash }) => `You keep ${cash}, and your ${held} of B&O stay what they are.`,
          },
        },
      },
      earn: {
        stop: 'Earn',
        title: 'Shares of others earn too',
        what: ({ cash, income }) =>
          `Two rounds later the trains run. If all companies pay out, your shares bring you ${income} a round. You have ${cash}. What brings most?`,
        why: 'Whoever holds a share is paid, no matter who decides for the company. Look for the one that earns most for its price.',
        answers: {
          keep: {
            label: 'Keep the money',
            after: ({ cash, income }) =>
              `${cash} lie in your hand and earn nothing: you stay at ${income} a round.`,
          },
          strong: {
            label: 'Buy a share of B&M',
            after: (now, was) => `Your shares now bring ${now.income} a round instead of ${was.income}.`,
          },
          weak: {
            label: 'Buy a share of C&O',
            after: (now, was) =>
              `That is better than nothing: ${now.income} a round instead of ${was.income}. But C&O earns less than B&M.`,
          },
        },
      },
    },
  },
  floating: {
    title: 'Floating a company',
    about: 'How many shares must be sold before it gets its money',
    steps: {
      sixth: {
        stop: 'Float',
        title: 'One share is missing',
        what: ({ sold, needed }) =>
          `${sold} of B&O are sold. It floats at ${needed}: then it gets its money and operates. What do you do?`,
        why: ({ treasury }) =>
          `A floated company has ${treasury} of its own, lays track and buys trains. Its money is not yours: you decide what it is spent on.`,
        answers: {
          pass: {
            label: 'Pass',
            after: ({ sold }) =>
              `All have passed. With ${sold} sold B&O gets nothing and does not operate; the next stock round begins at once.`,
          },
          other: {
            label: 'Buy a share of B&M',
            after: ({ sold, director }) =>
              `B&O stays at ${sold}. Your money has floated B&M: in the operating round only it has a turn, and ${director} decides for it.`,
          },
          float: {
            label: 'Buy the next share of B&O',
            after: ({ sold, treasury }) =>
              `${sold} are sold: B&O floats, gets ${treasury} and has the first turn of the operating round.`,
          },
        },
      },
      par: {
        stop: 'Par',
        title: 'How expensive is a share?',
        what: ({ cash, needed }) =>
          `You have ${cash} and start Erie: two shares at once, and it floats at ${needed}. Perhaps nobody helps you. Which par gives it most money in this round?`,
        why: 'A company begins with ten times its par. So name the highest par at which you can pay the missing shares yourself.',
        answers: {
          high: {
            label: 'The highest par',
            after: ({ cash, par, missing }) =>
              `At a par of ${par} the missing shares cost ${missing}, and you have ${cash} left. If nobody helps, Erie does not float and gets nothing.`,
          },
          middle: {
            label: 'A middle one',
            after: ({ cash, par, missing, begins }) =>
              `At a par of ${par} the missing shares cost ${missing}, and you have ${cash}: Erie floats by your money alone and begins with ${begins}.`,
          },
          low: {
            label: 'The lowest par',
            after: ({ par, missing, begins }) =>
              `At a par of ${par} the missing shares cost only ${missing}. Erie floats, but begins with no more than ${begins}.`,
          },
        },
      },
    },
  },
  track: {
    title: 'Laying track',
    about: 'One tile a turn: new track leads somewhere, better track earns more',
    steps: {
      yellow: {
        stop: 'New track',
        title: 'A new way for your trains',
        what: ({ run }) =>
          `B&O has three trains, but on its short track they earn only ${run}. It may lay one tile. Where?`,
        why: 'A train earns what the cities on its way are worth. A second way gives a second train something to do: no two trains may use the same track.',
        answers: {
          coast: {
            label: 'East, towards Atlantic City',
            after: (now, was) => `A second train has a way of its own: ${now.run} instead of ${was.run}.`,
          },
          baltimore: {
            label: 'Upgrade Baltimore',
            after: (now, was) =>
              `The city is worth more: ${now.run} instead of ${was.run}. But still only one train has a way.`,
          },
          washington: {
            label: 'Upgrade Washington',
            after: (now, was) =>
              `The city is worth more: ${now.run} instead of ${was.run}. But still only one train has a way.`,
          },
        },
      },
      green: {
        stop: 'Better track',
        title: 'Make the track better',
        what: ({ run }) => `A round later B&O earns ${run} at best. Which tile brings most now?`,
        why: 'An upgrade makes a city worth more, and often adds ways in and out of it. Here it gives the last idle train a way.',
        answers: {
          washington: {
            label: 'Upgrade Washington',
            after: (now, was) =>
              `More ways lead out of it, and the city is worth more: ${now.run} instead of ${was.run}.`,
          },
          baltimore: {
            label: 'Upgrade Baltimore',
            after: (now, was) =>
              `The city is worth more: ${now.run} instead of ${was.run}. There is more to be had.`,
          },
          coast: {
            label: 'Upgrade the track to the coast',
            after: ({ run }) =>
              `More track, but it leads to no other city: ${run} as before. A tile without a city only pays by where it leads.`,
          },
        },
      },
    },
  },
  stations: {
    title: 'Stations',
    about: 'Where your trains may begin, and whose city it is',
    steps: {
      second: {
        stop: 'A second',
        title: 'A station in Washington?',
        what: ({ run, treasury }) =>
          `B&O has ${treasury} and earns ${run}: one of its trains stands idle. Should it put a second station in Washington?`,
        why: 'A train may only run if one of its stops is a city with a station of its company. With Washington the track to the south is open to B&O.',
        answers: {
          save: {
            label: 'Save the money',
            after: ({ run, treasury }) =>
              `B&O keeps ${treasury} and earns ${run}. The track beyond Washington lies there, but no train of B&O may use it alone.`,
          },
          place: {
            label: 'Place the station',
            after: (now, was) =>
              `A train runs from Washington to the south: ${now.run} instead of ${was.run}. ${now.treasury} are left.`,
          },
        },
      },
      where: {
        stop: 'Where',
        title: 'Which city?',
        what: ({ run }) =>
          `Later you direct NYC, which earns ${run}. It may place one station this turn. Where does it bring most at once?`,
        why: 'A station opens a city to your trains and takes a place in it. Where all places belong to others, your trains may end but not pass through.',
        answers: {
          lancaster: {
            label: 'In Lancaster',
            after: (now, was) => `That opens a way: ${now.run} instead of ${was.run}. New York brings more.`,
          },
          newYork: {
            label: 'In New York',
            after: (now, was) => `The rich city joins your runs: ${now.run} instead of ${was.run}.`,
          },
          save: {
            label: 'Nowhere, save the money',
            after: ({ run }) => `It stays at ${run}, and somebody else may take the place.`,
          },
        },
      },
    },
  },
  runs: {
    title: 'Running trains',
    about: 'Each train on its own track, over as many stops as it can make',
    steps: {
      apart: {
        stop: 'Apart',
        title: 'Who runs where?',
        what: ({ trains }) =>
          `B&O has ${trains} 2-trains: each may make two stops. A train earns the values of its stops. Which runs bring most?`,
        why: 'A city counts for every train that stops there. Only track may not be used twice: so give each train a way of its own.',
        answers: {
          one: {
            label: 'One train: Baltimore – Washington',
            after: ({ revenue, run }) =>
              `That brings ${revenue}. The other trains stand still; ${run} were possible.`,
          },
          two: {
            label: 'Two: also Baltimore – Atlantic City',
            after: ({ revenue, run }) =>
              `That brings ${revenue}. One train still stands; ${run} were possible.`,
          },
          three: {
            label: 'Three: also Washington – Deep South',
            after: ({ revenue }) => `Every train has a way, and together they bring ${revenue}.`,
          },
        },
      },
      far: {
        stop: 'Far',
        title: 'A train that goes further',
        what: 'Now B&O has a 3-train too, and track to Altoona. A 3-train may make three stops. How do you use it?',
        why: 'A larger train takes the long way, and leaves short ways to the small ones. The program always finds the best runs; you may change them.',
        answers: {
          short: {
            label: '3-train to Washington, a 2-train to the Deep South',
            after: ({ revenue, run }) =>
              `All trains run and bring ${revenue}. But the 3-train makes only two stops; ${run} were possible.`,
          },
          long: {
            label: '3-train to the Deep South, a 2-train to Altoona',
            after: ({ revenue }) =>
              `The 3-train makes three stops, and the small train is free for Altoona: ${revenue} together.`,
          },
        },
      },
    },
  },
  dividend: {
    title: 'Pay out or keep',
    about: 'For whom a company earns, and when it needs the money itself',
    steps: {
      pay: {
        stop: 'Pay',
        title: 'Who gets the money?',
        what: ({ revenue, held, treasury }) =>
          `B&O has earned ${revenue}. You hold ${held} of it, and it has ${treasury}, enough for a train. Pay out to the shareholders, or keep it?`,
        why: 'A payout puts money into your hand and lifts the price of your shares. Keeping it costs both. So pay out, unless the company needs the money.',
        answers: {
          keep: {
            label: 'Keep it in the company',
            after: (now, was) =>
              `B&O now has ${now.treasury}. But its price falls from ${was.price} to ${now.price}, and you are worth ${now.worth} instead of ${was.worth}.`,
          },
          pay: {
            label: 'Pay it out',
            after: (now, was) =>
              `Your part comes into your hand: ${now.cash} instead of ${was.cash}. The price rises to ${now.price}: you are worth ${now.worth} instead of ${was.worth}.`,
          },
        },
      },
      keep: {
        stop: 'Keep',
        title: 'When the company needs it',
        what: ({ revenue, treasury, train }) =>
          `Much later B&O has one train left, an old one, and ${treasury}. It has earned ${revenue}. The next train, a 5-train, costs ${train}. Pay out or keep?`,
        why: 'A price that falls once rises again with the next payouts. A company without a train earns nothing, and its director has to pay for one out of his own pocket.',
        answers: {
          pay: {
            label: 'Pay it out, and buy nothing',
            after: ({ cash, treasury, train, run }) =>
              `You have ${cash} in hand, but B&O only ${treasury}: the train for ${train} is out of its reach. It goes on with the old one, for ${run}.`,
          },
          keep: {
            label: 'Keep it, and buy the train',
            after: (now, was) =>
              `The price falls to ${now.price}, but B&O has its train: next time it earns ${now.run} instead of ${was.run}.`,
          },
        },
      },
    },
  },
  price: {
    title: 'What moves a price',
    about: 'Payouts, sales and shares that are all sold',
    steps: {
      dividend: {
        stop: 'Payout',
        title: 'A step right, a step left',
        what: ({ price }) =>
          `On the market B&O stands at ${price}. A turn with a payout moves it one field to the right, a turn without one to the left. You decide now.`,
        why: 'Every turn a company pays its price rises. So steady payers become expensive, and your shares with them.',
        answers: {
          pay: {
            label: 'Pay out',
            after: (now, was) => `From ${was.price} to ${now.price}: every share you hold is worth more.`,
          },
          keep: {
            label: 'Keep the money',
            after: (now, was) => `From ${was.price} down to ${now.price}, for every share and every owner.`,
          },
        },
      },
      soldOut: {
        stop: 'Sold out',
        title: 'All shares with players',
        what: ({ sold, price }) =>
          `A stock round: ${sold} of PRR are with players, and it stands at ${price}. What makes it rise at the end of the round?`,
        why: 'If players hold every share of a company at the end of a stock round, its price moves up. Shares that are sold to the bank push it down, each of them.',
        answers: {
          other: {
            label: 'Buy a share of C&O',
            after: ({ sold, price }) => `That is no matter of PRR: with ${sold} it stays at ${price}.`,
          },
          last: {
            label: 'Buy the last share of PRR',
            after: (now, was) =>
              `Now ${now.sold} are with players. The round ends, and PRR moves from ${was.price} to ${now.price}.`,
          },
          pass: {
            label: 'Pass',
            after: ({ sold, price }) => `The round ends with ${sold}, and PRR stays at ${price}.`,
          },
        },
      },
    },
  },
  trains: {
    title: 'Trains that scrap others',
    about: 'The first of a new kind ends an old one, for everybody',
    steps: {
      scrap: {
        stop: 'Scrap',
        title: 'The first 4-train',
        what: ({ treasury, rival, rivals }) =>
          `You direct NYNH, which has ${treasury} and no train. Dan's B&O earns ${rival} with ${rivals} trains, nearly all 2-trains. Which purchase hurts him?`,
        why: 'The first 4-train scraps every 2-train, wherever it is. Who buys first decides when that happens, and whom it hits.',
        answers: {
          old: {
            label: 'A 2-train of your C&O, for next to nothing',
            after: ({ own, rival }) =>
              `NYNH can earn ${own}, and B&O still ${rival}. As soon as anybody buys a 4-train, this one is gone too.`,
          },
          new: {
            label: ({ price }) => `The first 4-train, for ${price}`,
            after: (now, was) =>
              `All 2-trains are scrapped. B&O is left with ${now.rivals} train and earns ${now.rival} instead of ${was.rival}. NYNH can earn ${now.own}.`,
          },
        },
      },
      stay: {
        stop: 'Stay',
        title: 'A train that stays',
        what: ({ treasury, run }) =>
          `Now you are B&O: one 3-train is left, which earns ${run} and which the first 6-train will scrap. You have ${treasury}. What now?`,
        why: 'A 5-train is never scrapped. Whoever has one when the others lose theirs earns to the end, and need not pay for an expensive one out of his pocket.',
        answers: {
          save: {
            label: 'Save the money',
            after: ({ run }) => `B&O goes on with one old train for ${run}, and others buy the 5-trains.`,
          },
          four: {
            label: 'A 4-train of your Erie, for next to nothing',
            after: ({ run }) =>
              `Both trains together earn ${run}. But the first diesel scraps all 4-trains, and Erie has lost its own.`,
          },
          five: {
            label: ({ price }) => `A 5-train, for ${price}`,
            after: ({ run, treasury }) =>
              `Nearly all money is gone, ${treasury} are left. But B&O earns ${run}, and this train stays to the end.`,
          },
        },
      },
    },
  },
  selling: {
    title: 'Selling and dumping',
    about: 'What a sale brings, and who is left with the company',
    steps: {
      together: {
        stop: 'Sell',
        title: 'Two shares at once',
        what: ({ held, price }) =>
          `You hold ${held} of B&M at ${price} and want to sell two shares. How do you get most money?`,
        why: 'A sale is paid at the price before it, however many shares it has; then the price falls a field for each. So what goes, goes at once.',
        answers: {
          apart: {
            label: 'One, and then another',
            after: ({ cash }) =>
              `The second one brought less, for the first had lowered the price: you have ${cash}.`,
          },
          together: {
            label: 'Both at once',
            after: ({ cash, price }) =>
              `Both are paid at the full price: you have ${cash}. Then the price falls two fields, to ${price}.`,
          },
          one: {
            label: 'Only one',
            after: ({ cash, price }) =>
              `You have ${cash}. The price has fallen to ${price}, also for those you kept.`,
          },
        },
      },
      dump: {
        stop: 'Dump',
        title: 'A company without a future',
        what: ({ held, treasury, trains }) =>
          `You direct B&M with ${held}. Its ${trains} 3-trains will be scrapped by the first 6-train, and it has only ${treasury}. Its director will have to pay for a new train. What do you do?`,
        why: 'Whoever holds most shares is director, and must pay for the train the company cannot pay for. So sell in time, while another holds two shares or more.',
        answers: {
          hold: {
            label: 'Keep all shares',
            after: ({ price, treasury, pocket }) =>
              `You stay director at ${price} a share. When the trains are gone and a 6-train must be bought, its ${treasury} are not enough: ${pocket} are yours to pay.`,
          },
          one: {
            label: 'Sell one share',
            after: ({ cash, price, held }) =>
              `You have ${cash}, and the price falls to ${price}. With ${held} you are still director, and the train is still your worry.`,
          },
          dump: {
            label: 'Sell five shares',
            after: ({ cash, price, director }) =>
              `You have ${cash}. The price falls to ${price}, and ${director} is director now: the trains are his worry.`,
          },
        },
      },
    },
  },
  end: {
    title: 'The end',
    about: 'What counts when the bank is empty',
    steps: {
      lastShares: {
        stop: 'Last shares',
        title: 'Money in hand, or shares?',
        what: ({ bank, cash, income }) =>
          `The bank has only ${bank} left: these are the last rounds. You have ${cash} in hand, and your shares bring ${income} a round. What do you do?`,
        why: 'A share counts its price at the end, as cash does. But until then it is paid in every operating round, and cash is not.',
        answers: {
          keep: {
            label: 'Keep the money',
            after: ({ cash, income }) =>
              `${cash} lie there to the end and earn nothing. You stay at ${income} a round.`,
          },
          sell: {
            label: 'Sell a share of B&O',
            after: (now, was) =>
              `You have ${now.cash} instead of ${was.cash}, and only ${now.income} a round instead of ${was.income}.`,
          },
          buy: {
            label: 'Buy a share of NYNH',
            after: (now, was) =>
              `${now.income} a round instead of ${was.income}. You are worth ${now.worth}, not less than before.`,
          },
        },
      },
      lastRun: {
        stop: 'Last run',
        title: 'The last dividend',
        what: ({ revenue, worth }) =>
          `The bank is broken, and with this operating round the game ends. B&O has earned ${revenue}. You are worth ${worth}. Pay out or keep?`,
        why: 'In the end your cash counts, and your shares at their price. What lies in the treasury of a company counts for nobody.',
        answers: {
          keep: {
            label: 'Keep it in the company',
            after: (now, was) =>
              `B&O has ${now.treasury}, which nobody counts. Its price falls to ${now.price}, and you are worth ${now.worth} instead of ${was.worth}.`,
          },
          pay: {
            label: 'Pay it out',
            after: (now, was) =>
              `You have ${now.cash} in hand instead of ${was.cash}, and are worth ${now.worth}. The richest player wins.`,
          },
        },
      },
    },
  },
  powers: {
    title: 'Privates for companies',
    about: 'What a company pays for a private, and what it may then do',
    steps: {
      price: {
        stop: 'The price',
        title: 'Your company buys your private',
        what: ({ cash, treasury }) =>
          `The first 3-train is sold, so companies may buy privates, for half to double the printed price. You have ${cash}, your C&O has ${treasury}. What puts most into your hand?`,
        why: 'The money of a company becomes yours this way, and no price falls for it. All privates close with the first 5-train: until then somebody should have paid for yours.',
        answers: {
          keep: {
            label: 'Keep C&SL',
            after: ({ cash, treasury }) =>
              `You stay at ${cash}, and ${treasury} lie in C&O, which you cannot touch. C&SL pays you a little each round until it closes.`,
          },
          half: {
            label: 'Sell C&SL to C&O for half its price',
            after: ({ cash, treasury }) =>
              `You have ${cash}, and C&O is left with ${treasury}. It could have paid more.`,
          },
          double: {
            label: 'Sell C&SL to C&O for double its price',
            after: (now, was) =>
              `You have ${now.cash} instead of ${was.cash}: enough for a share more. C&O is left with ${now.treasury}, and the private's power is its own now.`,
          },
        },
      },
      city: {
        stop: 'The power',
        title: 'A city out of nowhere',
        what: ({ treasury, stations, mountain }) =>
          `Erie has bought D&H from you. It may build a city in Scranton, where no track of its own leads, for ${mountain}, and put a station there for nothing. It has ${treasury} and ${stations} station. What gives it most stations?`,
        why: 'The tile of D&H is the tile of this turn. The station is only free together with it: later it costs money and needs a way there.',
        answers: {
          home: {
            label: 'Lay a tile at home instead',
            after: ({ treasury, stations }) =>
              `Erie keeps ${treasury} and stays at ${stations} station. When the first 5-train is sold, D&H closes, and this power with it.`,
          },
          tile: {
            label: 'Build the city, without a station',
            after: ({ treasury, stations }) =>
              `The city is there, ${treasury} are left, and Erie stays at ${stations} station. Others may come and take the place.`,
          },
          both: {
            label: 'Build the city, and put a station there',
            after: ({ treasury, stations }) =>
              `Erie has ${stations} stations and ${treasury}: only the mountain was paid. Its trains may begin there too.`,
          },
        },
      },
    },
  },
  baltimore: {
    title: 'The private of B&O',
    about: 'Two shares for nothing, and a par to name',
    steps: {
      par: {
        stop: 'The par',
        title: 'You name the par',
        what: ({ cash, worth }) =>
          `With the dearest private you get the director's certificate of B&O for nothing, two shares, and name its par. You have ${cash} and are worth ${worth}. Which par makes you worth most at once?`,
        why: 'Nobody pays for these two shares, so a high par is a present to yourself. But look at your cash: the shares that float B&O cost that par each. And the private closes when B&O buys its first train.',
        answers: {
          low: {
            label: 'The lowest par',
            after: ({ par, worth, missing, begins }) =>
              `At ${par} you are worth ${worth}. The missing shares cost only ${missing}, and B&O will begin with ${begins}.`,
          },
          middle: {
            label: 'A middle one',
            after: ({ par, worth, missing, begins }) =>
              `At ${par} you are worth ${worth}. The missing shares cost ${missing}, and B&O will begin with ${begins}.`,
          },
          high: {
            label: 'The highest par',
            after: ({ par, worth, missing, cash, begins }) =>
              `At ${par} you are worth ${worth}. The missing shares cost ${missing}, you have ${cash}, and B&O will begin with ${begins}.`,
          },
        },
      },
    },
  },
  diesel: {
    title: 'The first diesel',
    about: 'An old train makes it cheaper, and every 4-train goes',
    steps: {
      trade: {
        stop: 'Trade in',
        title: 'An old train for a new one',
        what: ({ treasury, price, trade, rival }) =>
          `Your NYNH has a 4-train and ${treasury}. A diesel costs ${price}, or ${trade} if an old train is given for it. Ben's B&M earns ${rival} with its only train, a 4-train. What takes that from him?`,
        why: 'The first diesel scraps every 4-train, yours as well: so give yours away for it. A diesel runs as far as the track leads and is never scrapped.',
        answers: {
          save: {
            label: 'Save the money',
            after: ({ rival, own }) =>
              `B&M goes on earning ${rival}, NYNH ${own}. Both trains go as soon as anybody buys a diesel.`,
          },
          five: {
            label: 'The 5-train of your C&O, for next to nothing',
            after: ({ own, rival }) =>
              `NYNH could earn ${own} with two trains, and C&O has none left. B&M still earns ${rival}.`,
          },
          diesel: {
            label: ({ trade }) => `A diesel for ${trade} and the 4-train`,
            after: ({ own, rivals, rival }) =>
              `All 4-trains are scrapped: B&M is left with ${rivals} trains and earns ${rival}. NYNH can earn ${own}.`,
          },
        },
      },
    },
  },
  forced: {
    title: 'A train must be bought',
    about: 'A company with a route needs one, and its director helps to pay',
    steps: {
      must: {
        stop: 'The duty',
        title: 'NYC has no train',
        what: ({ treasury, diesel, missing, cash }) =>
          `NYC has a route and no train: it must buy one now. It has ${treasury}, the bank's cheapest is a diesel for ${diesel}, and ${missing} of it would be yours to pay. You have ${cash}. What costs you least?`,
        why: 'Whoever directs two companies may sell a train from one to the other, for as little as they like. It only puts off the duty: next time the other one needs a train.',
        answers: {
          diesel: {
            label: ({ diesel }) => `The diesel, for ${diesel}`,
            after: (now, was) =>
              `You have ${now.cash} instead of ${was.cash}. NYC can earn ${now.run} with it, to the end of the game.`,
          },
          dear: {
            label: ({ face }) => `The 6-train of your Erie, for ${face}`,
            after: (now, was) =>
              `What NYC did not have, you have paid: ${now.cash} instead of ${was.cash}. Erie has that money now, and ${now.erie} trains.`,
          },
          own: {
            label: 'The 6-train of your Erie, for next to nothing',
            after: ({ cash, treasury, run, erie }) =>
              `You keep all your ${cash}, and NYC ${treasury}. It can earn ${run}. But Erie is left with ${erie} trains, and has the same duty in its next turn.`,
          },
        },
      },
    },
  },
};
