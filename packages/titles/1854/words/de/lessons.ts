/** Was die Lektionen zu 1854 auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  option: {
    title: 'Eine Option',
    about: 'Die Hälfte eines Papiers jetzt, die andere später',
    steps: {
      half: {
        stop: 'Option',
        title: 'Ein Papier zum halben Preis',
        what: ({ cash, par }) =>
          `Du hast ${cash}. Ein Papier der VB sind zwei Aktien zu je ${par}. Wie bist du an der VB beteiligt und behältst vorerst am meisten Geld?`,
        why: 'Eine Option nimmt das ganze Papier für den halben Preis. Bis der Rest bezahlt ist, zählt es als eine Aktie, und du darfst keine andere kaufen. In der nächsten Aktienrunde zahlst du denselben Preis noch einmal oder verkaufst es.',
        answers: {
          whole: {
            label: 'Das Papier kaufen',
            after: ({ held, cash }) => `Du hältst ${held} der VB, und ${cash} sind übrig.`,
          },
          half: {
            label: 'Eine Option darauf nehmen',
            after: ({ held, cash }) =>
              `Du hältst vorerst ${held} der VB, und ${cash} sind übrig. Der Preis der anderen Hälfte steht fest.`,
          },
          none: {
            label: 'Passen',
            after: ({ cash, held }) =>
              `Du behältst ${cash} und hältst ${held} der VB: Von dem, was sie verdient, gehört dir nichts.`,
          },
        },
      },
    },
  },
  mail: {
    title: 'Ein Postvertrag',
    about: 'Wer die Post fährt, bekommt in jedem Spielzug Geld',
    steps: {
      contract: {
        stop: 'Post',
        title: 'Wer fährt die Post?',
        what: ({ treasury }) =>
          `Die SD hat am Ende ihres Spielzugs ${treasury}. Sie darf einen Postvertrag kaufen, einen kleinen oder einen großen. Was bringt der SD in jedem Spielzug am meisten?`,
        why: 'Die Post zahlt zu Beginn jedes Spielzugs direkt in die Kasse: Niemand bekommt einen Teil davon, und der Kurs bewegt sich nicht. In späteren Phasen zahlt ein Vertrag mehr.',
        answers: {
          none: {
            label: 'Kein Vertrag',
            after: ({ treasury }) =>
              `Die SD behält ${treasury}. Am Ende eines späteren Spielzugs kann sie einen kaufen.`,
          },
          small: {
            label: 'Der kleine',
            after: ({ income, treasury }) =>
              `Er zahlt vorerst ${income} in jedem Spielzug. ${treasury} sind übrig.`,
          },
          large: {
            label: 'Der große',
            after: ({ income, treasury }) =>
              `Er zahlt vorerst ${income} in jedem Spielzug, ab den grünen Plättchen mehr. ${treasury} sind übrig.`,
          },
        },
      },
    },
  },
  locals: {
    title: 'Lokalbahnen gehen zusammen',
    about: 'Aus zwei kleinen Bahnen wird eine Gesellschaft in Österreich',
    steps: {
      merge: {
        stop: 'Fusion',
        title: 'Zwei von dir',
        what: ({ worth, third, sixth }) =>
          `Zwei Lokalbahnen gehören dir. Sie verdienen jetzt nichts und haben ${third} und ${sixth}; du besitzt ${worth}. Wodurch besitzt du mehr?`,
        why: 'Vom ersten 5er-Zug an dürfen zwei Lokalbahnen eine Gesellschaft mit zwei Papieren werden. Ihre Kassen kommen zusammen, ihre Züge bleiben zurück. Mit dem ersten 6er-Zug müssen alle.',
        answers: {
          apart: {
            label: 'Alles lassen, wie es ist',
            after: ({ worth }) => `Du besitzt ${worth} wie zuvor. Andere dürfen jetzt ihre zusammenlegen.`,
          },
          merge: {
            label: 'Die beiden zusammenlegen',
            after: (now, was) =>
              `Du hältst ${now.held} der neuen Gesellschaft, die ${now.merged} hat. Ihre Papiere haben einen Kurs: Du besitzt ${now.worth} statt ${was.worth}.`,
          },
        },
      },
    },
  },
  tunnel: {
    title: 'Ein Tunnel',
    about: 'Ein Weg durch jedes Feld ohne große Stadt, neben dem Plättchen des Spielzugs',
    steps: {
      dig: {
        stop: 'Tunnel',
        title: 'An der richtigen Stelle graben',
        what: ({ run, treasury }) =>
          `Die VB hat ihr Plättchen gelegt, verdient höchstens ${run} und hat ${treasury}. Sie darf auch einen Tunnel graben. Womit verdient die VB am meisten?`,
        why: 'Ein Tunnel kostet überall gleich viel und verbindet zwei Seiten eines Feldes, an denen keine Ausgänge liegen. Er setzt Gleis fort, das zum Feld führt: Achte darauf, wo er herauskommt.',
        answers: {
          none: {
            label: 'Nichts graben',
            after: ({ run, treasury }) => `Die VB behält ${treasury} und verdient ${run} wie zuvor.`,
          },
          astray: {
            label: 'Ein Tunnel geradeaus',
            after: ({ run, treasury }) =>
              `Er kommt heraus, wo kein Zug der VB mehr findet: ${run} wie zuvor, und ${treasury} sind übrig.`,
          },
          joins: {
            label: 'Ein Tunnel, der zwei Strecken verbindet',
            after: (now, was) =>
              `Ein Zug fährt durch: ${now.run} statt ${was.run}. ${now.treasury} sind übrig.`,
          },
        },
      },
    },
  },
  split: {
    title: 'Die Aktienteilung',
    about: 'Was geschieht, wo ein Kurs die rote Linie überschreitet',
    steps: {
      line: {
        stop: 'Rote Linie',
        title: 'Über die rote Linie',
        what: ({ price, held, cash, revenue }) =>
          `Die SD steht bei ${price}, kurz vor der roten Linie, und hat ${revenue} verdient. Du hältst ${held} und hast ${cash}. Auszahlen oder behalten? Achte auf dein Bargeld.`,
        why: 'Jenseits der Linie wird jedes Papier einer großen Gesellschaft halbiert, und die Bank zahlt für die Hälfte, die geht, den neuen Kurs. Ab der nächsten Aktienrunde gibt es fünf weitere Papiere; ihr Preis geht an die Gesellschaft.',
        answers: {
          keep: {
            label: 'In der Gesellschaft behalten',
            after: ({ price, cash, treasury }) =>
              `Die SD hat ${treasury}, und ihr Kurs fällt auf ${price} zurück. Du bleibst bei ${cash}: Nichts wird geteilt.`,
          },
          pay: {
            label: 'Auszahlen',
            after: (now, was) =>
              `Der Kurs steigt auf ${now.price}, und die Aktien werden geteilt: Du hältst ${now.held} statt ${was.held}. Den Rest zahlt dir die Bank: ${now.cash} statt ${was.cash}.`,
          },
        },
      },
    },
  },
};
