/** Was die Lektionen zu 1830 auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  shares: {
    title: 'Was eine Aktie ist',
    about: 'Ein Zehntel einer Gesellschaft, ihrer Ausschüttung, und ein Teil deines Vermögens',
    steps: {
      buy: {
        stop: 'Kaufen',
        title: 'Deine erste Aktie',
        what: ({ cash, held, price }) =>
          `Du hältst ${held} der B&O und hast ${cash}. Eine Aktie von ihr kostet ${price}. Wodurch gehört dir mehr von der B&O?`,
        why: ({ worth }) =>
          `Eine Aktie ist kein ausgegebenes Geld: Du besitzt wie zuvor ${worth}, Bargeld und Aktien zusammen. Diese Summe entscheidet das Spiel.`,
        answers: {
          buy: {
            label: ({ price }) => `Eine Aktie der B&O für ${price} kaufen`,
            after: (now, was) => `Du hältst ${now.held} statt ${was.held}, und ${now.cash} sind übrig.`,
          },
          other: {
            label: 'Eine Aktie der C&O kaufen',
            after: ({ held, cash }) =>
              `Sie gehört dir, und ${cash} sind übrig. Aber von der B&O hast du weiter ${held}: Jede Gesellschaft hat eigene Aktien.`,
          },
          pass: {
            label: 'Passen',
            after: ({ held, cash }) => `Du behältst ${cash}, und es bleibt bei ${held} der B&O.`,
          },
        },
      },
      earn: {
        stop: 'Verdienen',
        title: 'Auch fremde Aktien verdienen',
        what: ({ cash, income }) =>
          `Zwei Runden später fahren die Züge. Schütten alle Gesellschaften aus, bringen dir deine Aktien ${income} je Runde. Du hast ${cash}. Was bringt am meisten?`,
        why: 'Wer eine Aktie hält, bekommt seinen Teil, egal wer für die Gesellschaft entscheidet. Such die, die für ihren Preis am meisten verdient.',
        answers: {
          keep: {
            label: 'Das Geld behalten',
            after: ({ cash, income }) =>
              `${cash} liegen auf der Hand und verdienen nichts: Es bleibt bei ${income} je Runde.`,
          },
          strong: {
            label: 'Eine Aktie der B&M kaufen',
            after: (now, was) => `Deine Aktien bringen jetzt ${now.income} je Runde statt ${was.income}.`,
          },
          weak: {
            label: 'Eine Aktie der C&O kaufen',
            after: (now, was) =>
              `Besser als nichts: ${now.income} je Runde statt ${was.income}. Aber die C&O verdient weniger als die B&M.`,
          },
        },
      },
    },
  },
  floating: {
    title: 'Eine Gesellschaft flottmachen',
    about: 'Wie viele Aktien verkauft sein müssen, bevor sie ihr Geld bekommt',
    steps: {
      sixth: {
        stop: 'Flott',
        title: 'Eine Aktie fehlt',
        what: ({ sold, needed }) =>
          `${sold} der B&O sind verkauft. Ab ${needed} ist sie flott: Dann bekommt sie ihr Geld und handelt. Die anderen haben gepasst. Was tust du?`,
        why: ({ treasury }) =>
          `Eine flotte Gesellschaft hat ${treasury} eigenes Geld, legt Gleise und kauft Züge. Ihr Geld ist nicht deines: Du entscheidest, wofür es ausgegeben wird.`,
        answers: {
          pass: {
            label: 'Passen',
            after: ({ sold }) =>
              `Alle haben gepasst. Mit ${sold} bekommt die B&O nichts und handelt nicht; sofort beginnt die nächste Aktienrunde.`,
          },
          other: {
            label: 'Eine Aktie der B&M kaufen',
            after: ({ sold, director }) =>
              `Die B&O bleibt bei ${sold}. In der Betriebsrunde kommt nur die B&M dran, und für sie entscheidet ${director}.`,
          },
          float: {
            label: 'Die nächste Aktie der B&O kaufen',
            after: ({ sold, treasury }) =>
              `${sold} sind verkauft: Die B&O ist flott, bekommt ${treasury} und ist in der Betriebsrunde als Erste dran.`,
          },
        },
      },
    },
  },
  track: {
    title: 'Gleise legen',
    about: 'Ein Plättchen je Zug: Neues Gleis führt irgendwohin, besseres bringt mehr',
    steps: {
      yellow: {
        stop: 'Neues Gleis',
        title: 'Ein neuer Weg für deine Züge',
        what: ({ run }) =>
          `Die B&O hat drei Züge, aber auf dem kurzen Gleis verdienen sie nur ${run}. Sie darf ein Plättchen legen. Wo?`,
        why: 'Ein Zug verdient, was die Städte auf seinem Weg wert sind. Ein zweiter Weg gibt einem zweiten Zug zu tun: Keine zwei Züge benutzen dasselbe Gleis.',
        answers: {
          coast: {
            label: 'Nach Osten, Richtung Atlantic City',
            after: (now, was) => `Ein zweiter Zug hat seinen eigenen Weg: ${now.run} statt ${was.run}.`,
          },
          baltimore: {
            label: 'Baltimore ausbauen',
            after: (now, was) =>
              `Die Stadt ist mehr wert: ${now.run} statt ${was.run}. Aber weiter hat nur ein Zug einen Weg.`,
          },
          washington: {
            label: 'Washington ausbauen',
            after: (now, was) =>
              `Die Stadt ist mehr wert: ${now.run} statt ${was.run}. Aber weiter hat nur ein Zug einen Weg.`,
          },
        },
      },
      green: {
        stop: 'Ausbauen',
        title: 'Mach das Gleis besser',
        what: ({ run }) =>
          `Eine Runde später verdient die B&O höchstens ${run}. Welches Plättchen bringt jetzt am meisten?`,
        why: 'Ein Ausbau macht eine Stadt mehr wert und schafft oft neue Wege hinein und hinaus. Hier bekommt der letzte müßige Zug einen Weg.',
        answers: {
          washington: {
            label: 'Washington ausbauen',
            after: (now, was) =>
              `Mehr Wege führen hinaus, und die Stadt ist mehr wert: ${now.run} statt ${was.run}.`,
          },
          baltimore: {
            label: 'Baltimore ausbauen',
            after: (now, was) => `Die Stadt ist mehr wert: ${now.run} statt ${was.run}. Es geht noch mehr.`,
          },
          coast: {
            label: 'Das Gleis zur Küste ausbauen',
            after: ({ run }) =>
              `Mehr Gleis, aber es führt in keine weitere Stadt: ${run} wie zuvor. Ein Plättchen ohne Stadt lohnt nur durch das, wohin es führt.`,
          },
        },
      },
    },
  },
};
