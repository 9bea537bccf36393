/** Was die Lektionen zu 1848 auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  tiles: {
    title: 'Zwei Plättchen in einem Zug',
    about: 'Vom ersten 3er-Zug an: zwei gelbe Plättchen oder ein Ausbau',
    steps: {
      two: {
        stop: 'Zweimal',
        title: 'Zweimal bauen',
        what: ({ run, treasury }) =>
          `Ein 3er-Zug ist verkauft, also darf die FT zwei gelbe Plättchen legen oder eines ausbauen. Sie hat ${treasury}, ihre Züge verdienen ${run}. Womit verdienen sie am meisten?`,
        why: 'Neues Gleis entsteht jetzt doppelt so schnell. Ein Ausbau ist der ganze Bau des Zuges: Er lohnt, wo eine Stadt auf deiner Fahrt wächst.',
        answers: {
          green: {
            label: 'Canberra ausbauen',
            after: ({ run }) =>
              `Die Stadt ist mehr wert, aber kein Zug kommt von ihr weg: ${run}. Der Ausbau war alles, was die FT bauen darf.`,
          },
          one: {
            label: 'Nur das Plättchen auf Orange & Bathurst',
            after: (now, was) =>
              `Eine erste Fahrt: ${now.run} statt ${was.run}. Ein zweites gelbes Plättchen ist noch erlaubt.`,
          },
          two: {
            label: 'Orange & Bathurst, dann eines nach Westen',
            after: (now, was) => `Zwei Wege aus Canberra: ${now.run} statt ${was.run}.`,
          },
        },
      },
    },
  },
  gauges: {
    title: 'Spuren, die nicht passen',
    about: 'Ein Wechsel der Spur kostet einen Halt, ein Plus-Zug hat einen frei',
    steps: {
      plus: {
        stop: 'Plus',
        title: 'Zwei Seiten einer Karte',
        what: ({ treasury, plain, plus }) =>
          `Die NSW hat ${treasury} und keinen Zug. Jede Karte hat zwei Seiten: ein 5er-Zug für ${plain} oder ein 5+-Zug für ${plus}. Welcher Zug verdient auf ihrem Gleis am meisten?`,
        why: 'Wo Gleise zweier Spurweiten aufeinandertreffen, wird umgeladen: Für einen Zug zählt das wie ein Halt ohne Wert. Ein Plus-Zug fährt zusätzlich zu seinen Halten über einen solchen Wechsel.',
        answers: {
          plain: {
            label: 'Der 5er-Zug',
            after: ({ run }) => `Er verdient ${run}. Über eine Spurgrenze hinweg hat er einen Halt weniger.`,
          },
          plus: {
            label: 'Der 5+-Zug',
            after: ({ run, treasury }) =>
              `Er fährt über die Grenze und hat noch alle Halte: ${run}. Der NSW bleiben ${treasury}.`,
          },
          express: {
            label: 'Der Express nach Alice Springs, ein 2E-Zug',
            after: ({ run }) =>
              `Er fährt nur nach Alice Springs, und dorthin kann die NSW nicht fahren: ${run}. Und er zählt nicht als der Zug, den eine Gesellschaft haben muss.`,
          },
        },
      },
    },
  },
  express: {
    title: 'Der Ghan',
    about: 'Ein 2E-Zug fährt nach Alice Springs, an allem dazwischen vorbei',
    steps: {
      alice: {
        stop: 'Express',
        title: 'Ein Express nach Alice Springs',
        what: ({ run, treasury, price }) =>
          `Die WA verdient ${run} und hat ${treasury}. Seit dem ersten 5er-Zug gibt es für ${price} einen 2E-Zug. Womit verdient die WA am meisten?`,
        why: 'Ein 2E-Zug zählt zwei Orte: einen eigenen Bahnhof und Alice Springs. Was dazwischen liegt, lässt er aus. Er braucht keinen Platz im Zuglimit, und eine Gesellschaft darf einen haben.',
        answers: {
          keep: {
            label: 'Das Geld behalten',
            after: ({ run, treasury }) => `Die WA hat ${treasury} und verdient ${run} wie zuvor.`,
          },
          express: {
            label: 'Einen 2E-Zug kaufen',
            after: (now, was) =>
              `Er verdient neben dem anderen Zug: ${now.run} statt ${was.run}. ${now.treasury} sind übrig.`,
          },
        },
      },
    },
  },
  loans: {
    title: 'Eine Anleihe',
    about: 'Geld sofort, für einen Kurs, der fällt',
    steps: {
      loan: {
        stop: 'Anleihe',
        title: 'Was eine Anleihe kostet',
        what: ({ treasury, train, run, price }) =>
          `Die CAR hat ${treasury}, ein 2E-Zug kostet ${train}. Ihre Züge verdienen ${run}, ihr Kurs ist ${price}. Womit verdient die CAR am meisten?`,
        why: ({ price }) =>
          `Eine Anleihe wird nie zurückgezahlt. Bezahlt wird mit dem Kurs, jetzt ${price}, zwei Felder abwärts jedes Mal: Nimm sie nur für etwas, das mehr verdient. Weiter unten kommt sie unter Verwaltung und ist verloren.`,
        answers: {
          none: {
            label: 'Keine Anleihe',
            after: ({ run, price }) => `Die CAR verdient ${run} wie zuvor, und ihr Kurs bleibt ${price}.`,
          },
          idle: {
            label: 'Eine Anleihe, um Geld zu haben',
            after: (now, was) =>
              `Die CAR hat ${now.treasury} und verdient ${now.run} wie zuvor, aber ihr Kurs fiel von ${was.price} auf ${now.price}. Gewonnen hat nur die Bank von England: ${now.bank} statt ${was.bank} je Aktie.`,
          },
          train: {
            label: 'Eine Anleihe und damit den 2E-Zug',
            after: (now, was) =>
              `Die CAR verdient ${now.run} statt ${was.run}. Der Kurs fiel von ${was.price} auf ${now.price}: Das war der Preis.`,
          },
        },
      },
    },
  },
};
