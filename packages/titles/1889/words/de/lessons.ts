/** Was die Lektionen zu 1889 auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  exchange: {
    title: 'Aus einer Privatbahn wird eine Aktie',
    about: 'Die Dougo Railway wird gegen eine Aktie der Iyo Railway eingetauscht',
    steps: {
      both: {
        stop: 'Tausch',
        title: 'Zwei Aktien in einem Zug',
        what: ({ cash, iyo, kotohira }) =>
          `Dir gehören die Dougo Railway (DR), ${kotohira} der KO und ${iyo} der IR, und du hast ${cash}. Ein Kauf je Zug. Wie hast du am meisten von KO und IR zusammen?`,
        why: 'Die DR gegen eine Aktie der IR einzutauschen ist kein Kauf. Es geht jederzeit, sobald die Privatbahnen verkauft sind, auch wenn andere am Zug sind.',
        answers: {
          iyo: {
            label: ({ price }) => `Eine Aktie der IR für ${price} kaufen`,
            after: ({ together, cash }) =>
              `Du hältst ${together} der beiden, und ${cash} sind übrig. Das war der eine Kauf deines Zuges.`,
          },
          both: {
            label: 'DR gegen eine Aktie der IR tauschen, dann eine der KO kaufen',
            after: (now, was) =>
              `${now.iyo} der IR ohne Geld, ${now.kotohira} der KO: ${now.together} der beiden statt ${was.together}. Die DR ist geschlossen und zahlt nichts mehr.`,
          },
          own: {
            label: 'Eine Aktie der KO kaufen',
            after: ({ together }) =>
              `Du hältst ${together} der beiden. Die DR kannst du noch eintauschen: Verloren ist nichts, gewonnen aber auch nichts.`,
          },
        },
      },
    },
  },
  blocked: {
    title: 'Ein Feld, das gesperrt ist',
    about: 'Solange eine Privatbahn einem Spieler gehört, baut niemand auf ihrem Feld',
    steps: {
      takamatsu: {
        stop: 'Takamatsu',
        title: 'Deine eigene Privatbahn ist im Weg',
        what: ({ run }) =>
          `Die KO verdient höchstens ${run}. Du leitest sie, und dir gehört Takamatsu E-Railroad: Solange ein Spieler sie hat, legt niemand ein Plättchen auf Takamatsu. Womit verdient die KO am meisten?`,
        why: 'Eine Privatbahn sperrt ihr Feld nicht mehr, sobald eine Gesellschaft sie kauft oder sie schließt. Direktor und Besitzer bist du: Niemand sonst wird gefragt.',
        answers: {
          south: {
            label: 'Gleis nach Süden legen',
            after: (now, was) => `Die KO verdient ${now.run} statt ${was.run}. Da ist mehr zu holen.`,
          },
          north: {
            label: 'Marugame ausbauen',
            after: ({ run }) => `Die KO verdient ${run} wie zuvor: Der Ausbau bringt ihr jetzt nichts.`,
          },
          takamatsu: {
            label: 'Die KO kauft die Privatbahn und baut Takamatsu aus',
            after: (now, was) =>
              `Takamatsu ist mehr wert: ${now.run} statt ${was.run}. Die KO hat noch ${now.treasury}, und der Preis gehört dir: Du hast ${now.cash}.`,
          },
        },
      },
    },
  },
  mines: {
    title: 'Durch die Berge',
    about: 'Die Sumitomo-Minen ersparen ihrer Gesellschaft die Berge',
    steps: {
      mountain: {
        stop: 'Berg',
        title: 'Gleis durch einen Berg',
        what: ({ treasury, terrain }) =>
          `Die IR will durch einen Berg bauen, der ${terrain} kostet. Sie hat ${treasury}, und dir gehören die Sumitomo-Minen (SMR). Wie bleibt am meisten in ihrer Kasse?`,
        why: 'Eine Gesellschaft, der die Minen gehören, zahlt für Berge ohne Fluss nichts, sooft sie dort baut. Eine Privatbahn darf das Halbe bis das Doppelte ihres Preises kosten.',
        answers: {
          pay: {
            label: 'Für den Berg zahlen',
            after: ({ treasury, terrain }) =>
              `Die IR hat noch ${treasury}. Der nächste Berg kostet wieder ${terrain}.`,
          },
          dear: {
            label: 'Die Minen für das Höchste kaufen, dann bauen',
            after: ({ treasury, cash }) =>
              `Der Berg war umsonst, aber die IR hat nur noch ${treasury}. Der Preis gehört dir: Du hast ${cash}. Gut für dich, nicht für die IR.`,
          },
          buy: {
            label: 'Die Minen für das Mindeste kaufen, dann bauen',
            after: ({ treasury, cash }) =>
              `Der Berg war umsonst: Die IR hat noch ${treasury}, und auch der nächste kostet nichts. Du hast ${cash}.`,
          },
        },
      },
    },
  },
  closing: {
    title: 'Bevor die Privatbahnen schließen',
    about: 'Der erste 5er-Zug schließt sie, alle bis auf eine',
    steps: {
      five: {
        stop: '5er-Zug',
        title: 'Der erste 5er-Zug liegt bereit',
        what: ({ treasury, train, cash }) =>
          `Die UR hat ${treasury} und kann den ersten 5er-Zug für ${train} kaufen. Du leitest sie, dir gehört die Ehime Railway (ER), und du hast ${cash}. Wie hast du am Ende das meiste Geld?`,
        why: 'Mit dem ersten 5er-Zug schließen alle Privatbahnen bis auf die Uno-Takamatsu Ferry eines Spielers und sind nichts mehr wert. Wer die ER verkauft, darf außerdem sofort ein grünes Plättchen auf Ohzu legen, oder wie hier nicht.',
        answers: {
          now: {
            label: 'Den Zug gleich kaufen',
            after: ({ cash }) =>
              `Die ER ist geschlossen, und niemand zahlt dir etwas dafür. Du hast weiter ${cash}.`,
          },
          cheap: {
            label: 'Die ER für das Mindeste an die UR verkaufen, dann den Zug kaufen',
            after: ({ cash }) => `Besser als nichts: Du hast ${cash}. Die UR hätte mehr zahlen können.`,
          },
          sell: {
            label: 'Die ER für das Höchste an die UR verkaufen, dann den Zug kaufen',
            after: (now, was) =>
              `Du hast ${now.cash} statt ${was.cash}. Nur die Uno-Takamatsu Ferry bleibt offen, weil sie einem Spieler gehört: Sie zahlt von nun an ${now.uno} je Runde statt ${was.uno}.`,
          },
        },
      },
    },
  },
};
