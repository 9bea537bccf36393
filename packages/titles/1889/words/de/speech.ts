/** What only 1889 says, in German. What the privates do: docs/rules/1889.md. */
import type { TitleSpeech, WordsFor } from '@kursbuch/words/eighteen';
import type { Vocabulary1889 } from '../vocabulary.ts';

const words: WordsFor<Vocabulary1889> = {
  reasons: {
    // what every game says, as it is in this one
    keepsOffice:
      'Durch einen Verkauf für einen Zug darf kein Direktor wechseln: Du bleibst Direktor von {company}.',

    // its own
    noExchange: 'Nur ein Spieler, dem {private} gehört, kann sie tauschen.',
    notExchangeable: '{private} lässt sich nicht gegen einen Anteil tauschen.',
    exchangePrivatesUnsold: 'Getauscht wird erst, wenn alle Privatbahnen verkauft sind.',
    exchangeLimit: 'Über {limit%} der Gesellschaft hinaus wird nicht getauscht.',
    noPowers: 'Im Einsteigerspiel hat {private} kein Sonderrecht.',
    noNewTrack: 'Dieses Plättchen auf {hex} brächte {company} weder nutzbares Gleis noch einen anderen Wert.',
    salesOnOneSide: 'Du hast vor dem Kauf verkauft: Verkäufe stehen alle davor oder alle danach.',
    soldForTrain: 'Für den Zug wurde schon eine Aktie verkauft: Er muss jetzt von der Bank kommen.',
    portsOnly: 'Die Fähre legt ihren Hafen auf Nakamura, Nangoku, Muki oder Komatsujima und sonst nichts.',
    portTaken: 'Auf {hex} liegt schon ein Plättchen.',
    portExits: 'Beide Enden des Hafens auf {hex} müssen dorthin führen, wo Gleise liegen können.',
    portNotYours: 'Den Hafen legt nur der Spieler, dem {private} gehört.',
    portLaid: 'Der Hafen ist schon gelegt.',
    portNotNow:
      'Der Hafen wird in einer Aktienrunde, zwischen den Spielzügen der Gesellschaften oder im Gleisbau einer eigenen Gesellschaft gelegt.',
    portLate: 'Im Spielzug einer eigenen Gesellschaft wird der Hafen beim Gleisbau gelegt.',
    sellerFirst: 'Erst sagt der Verkäufer der Ehime Railway, ob er ein Plättchen auf Ohzu legt.',
    onlyTheSeller: 'Über das Plättchen auf Ohzu entscheidet nur der Verkäufer der Ehime Railway.',
    ohzuOnly: 'Der Verkäufer der Ehime Railway legt ein grünes Stadtplättchen auf Ohzu und sonst nichts.',
  },
  privatePowers: {
    'TR-P': ({ beginner }) =>
      beginner
        ? 'Kein Sonderrecht, nur der Ertrag.'
        : 'Solange sie einem Spieler gehört, wird auf Takamatsu (K4) kein Plättchen gelegt.',
    MF: ({ beginner }) =>
      beginner
        ? 'Kein Sonderrecht, nur der Ertrag.'
        : 'Der Spieler, dem sie gehört, darf einmal den Hafen auf Nakamura, Nangoku, Muki oder Komatsujima legen, kostenlos und ohne Anschluss.',
    ER: ({ beginner }) =>
      beginner
        ? 'Kein Sonderrecht, nur der Ertrag.'
        : 'Solange sie einem Spieler gehört, wird auf Ohzu (C4) kein Plättchen gelegt. Wer sie an eine Gesellschaft verkauft, darf dort sofort kostenlos ein grünes legen.',
    SMR: ({ beginner }) =>
      beginner
        ? 'Kein Sonderrecht, nur der Ertrag.'
        : 'Eine Gesellschaft, der sie gehört, zahlt nichts für Gebirge ohne Fluss.',
    DR: ({ beginner }) =>
      beginner
        ? 'Kein Sonderrecht, nur der Ertrag.'
        : 'Wer sie in der Hand hat, darf sie jederzeit gegen einen Anteil von IR aus dem Anfangsangebot tauschen; damit wird sie geschlossen.',
    SIR: 'Kein Sonderrecht, nur der Ertrag.',
    UTF: (_options, money) =>
      `In der Hand eines Spielers bleibt sie offen, wenn der erste 5er verkauft wird, und zahlt von da an ${money(50)}.`,
  },
  places: {
    Imabari: 'Imabari',
    'Sakaide & Okayama': 'Sakaide & Okayama',
    'Naruto & Awaji': 'Naruto & Awaji',
  },
  causes: {},
  payouts: {},
  payments: {},
  events: {},
  actions: {},
  questions: {
    sellersTile: () => 'Du hast die Ehime Railway verkauft: ein grünes Plättchen auf Ohzu legen?',
  },
};

export const speech: TitleSpeech = () => words;
