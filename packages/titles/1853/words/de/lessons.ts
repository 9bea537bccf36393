/** Was die Lektionen zu 1853 auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  bond: {
    title: 'Die geheime Anleihe',
    about: 'Wer am meisten schreibt, hat den Elefanten und weniger Geld',
    steps: {
      seal: {
        stop: 'Anleihe',
        title: 'Wie viel schreibst du?',
        what: ({ cash }) =>
          `Du hast ${cash}. Alle schreiben geheim: Die höchste Anleihe bekommt den Elefanten und wählt zuerst. Das Geld liegt fest, bis dein Kontrakt erfüllt ist. Womit bekommst du den Elefanten und behältst am meisten?`,
        why: 'Die Anleihe muss auch die Städte deines Kontrakts decken, das Mindeste reicht also selten. Am echten Tisch weißt du nicht, was die anderen versiegeln.',
        answers: {
          least: {
            label: 'Das Mindeste',
            after: ({ cash, elephant }) =>
              `${elephant} hat den Elefanten und wählt zuerst. Du hast ${cash}, und nur Städte von geringem Wert stehen dir offen.`,
          },
          more: {
            label: 'Etwas mehr als die meisten',
            after: ({ cash }) =>
              `Du hast den Elefanten, sitzt vorn und wählst zuerst. ${cash} bleiben dir zum Spielen.`,
          },
          much: {
            label: 'So viel wie möglich',
            after: ({ cash }) =>
              `Den Elefanten hast du auch so, aber nur noch ${cash}. Was festliegt, kauft keine Aktien.`,
          },
        },
      },
    },
  },
  mail: {
    title: 'Post',
    about: 'Ein Zug je Runde verdient seine beiden Enden noch einmal, für die Kasse',
    steps: {
      post: {
        stop: 'Post',
        title: 'Welcher Zug fährt die Post?',
        what: ({ treasury }) =>
          `Die NWR fährt zwei Züge, wie sie gezeichnet sind: einen nach Delhi, einen durch Lahore. Einer fährt die Post: Seine beiden Endbahnhöfe zahlen noch einmal, in die Kasse mit ${treasury}. Welcher?`,
        why: 'Für die Post zählen nur die beiden Enden, nicht was dazwischen liegt. Sie geht in die Kasse, was auch ausgeschüttet wird.',
        answers: {
          lahore: {
            label: 'Der Zug durch Lahore',
            after: (now, was) =>
              `In der Kasse sind ${now.treasury} statt ${was.treasury}. Seine Enden sind klein.`,
          },
          delhi: {
            label: 'Der Zug nach Delhi',
            after: (now, was) =>
              `Seine Enden sind mehr wert: In der Kasse sind ${now.treasury} statt ${was.treasury}.`,
          },
        },
      },
    },
  },
  contract: {
    title: 'Der Kontrakt',
    about: 'Sind seine Städte verbunden, kommt deine Anleihe zurück',
    steps: {
      joined: {
        stop: 'Kontrakt',
        title: 'Die letzte Stadt',
        what: ({ bond, cash, run }) =>
          `Deine Anleihe von ${bond} liegt fest, du hast ${cash}, und die NWR verdient ${run}. Von deinem Kontrakt ist nur Peshawar noch nicht mit den anderen verbunden. Welches Plättchen bringt dir jetzt am meisten Geld?`,
        why: 'Alle Städte eines Kontrakts müssen durch Gleis verbunden sein; wer es gebaut hat, ist gleich, und kein Zug muss dort fahren. Dann gehört die Anleihe sofort wieder dir.',
        answers: {
          lahore: {
            label: 'Lahore ausbauen',
            after: (now, was) =>
              `Die NWR verdient ${now.run} statt ${was.run}. Deine ${now.bond} liegen weiter fest, und du hast ${now.cash}.`,
          },
          rawalpindi: {
            label: 'Rawalpindi ausbauen',
            after: (now, was) =>
              `Die NWR verdient ${now.run} statt ${was.run}. Deine ${now.bond} liegen weiter fest, und du hast ${now.cash}.`,
          },
          peshawar: {
            label: 'Gleis nach Peshawar',
            after: (now, was) =>
              `Der Kontrakt ist erfüllt: Du hast ${now.cash} statt ${was.cash}. Die NWR hat die Berge bezahlt, ihr bleiben ${now.treasury}.`,
          },
        },
      },
    },
  },
  gauges: {
    title: 'Zwei Spurweiten',
    about: 'Ein Zug fährt auf seiner Spur und auf Gleis, das beide hat',
    steps: {
      train: {
        stop: 'Spur',
        title: 'Der richtige Zug für das Gleis',
        what: ({ treasury, standard, metre }) =>
          `Die MSM hat ${treasury} und keinen Zug. Ein 3er-Zug kostet ${standard}, ein 3M-Zug ${metre}. Sieh dir das Gleis an: Welcher verdient am meisten?`,
        why: 'Schwarzes Gleis ist Standardspur, weißes ist Meterspur. Züge mit M fahren auf Meterspur, alle anderen auf Standardspur, und beide dort, wo das Gleis gestreift ist.',
        answers: {
          metre: {
            label: 'Der 3M-Zug',
            after: ({ run }) => `Er findet keine Meterspur, auf der er fahren kann: ${run}.`,
          },
          standard: {
            label: 'Der 3er-Zug',
            after: ({ run, treasury }) => `Er verdient ${run}. Der MSM bleiben ${treasury}.`,
          },
        },
      },
    },
  },
  elephant: {
    title: 'Der Elefant',
    about: 'Wer ihn hat, beginnt Aktienrunden und darf noch eine Betriebsrunde ansetzen',
    steps: {
      call: {
        stop: 'Ansetzen',
        title: 'Noch eine Betriebsrunde?',
        what: ({ worth, held, price }) =>
          `Die Betriebsrunde ist vorbei, und du hast den Elefanten: Du darfst vor der Aktienrunde noch eine ansetzen. Du hältst ${held} der NWR zu ${price} und besitzt ${worth}. Was macht dich reicher?`,
        why: 'Eine weitere Runde zahlt allen noch einmal. Setze sie an, wenn deine Gesellschaften dir mehr bringen als andere ihren Besitzern, oder wenn du vor den Aktien Bargeld brauchst.',
        answers: {
          shares: {
            label: 'Weiter zur Aktienrunde',
            after: ({ cash, worth }) =>
              `Die Aktienrunde beginnt mit dir. Du hast ${cash} dafür und besitzt wie zuvor ${worth}.`,
          },
          call: {
            label: 'Noch eine Runde ansetzen',
            after: (now, was) =>
              `Die Gesellschaften sind noch einmal gefahren und haben gezahlt: ${now.cash} statt ${was.cash}. Die NWR steht bei ${now.price}, und du besitzt ${now.worth} statt ${was.worth}.`,
          },
        },
      },
    },
  },
};
