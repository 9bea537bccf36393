/** Computerspieler: wie sie spielen, ihr Tempo, und worum man sie bittet. */
import type { computers as English } from '../../en/screens/computers.ts';
import { stopped } from '../../strong.ts';

export const computers: typeof English = {
  strengths: {
    random: { name: 'Zufall', text: 'Tut irgendetwas Erlaubtes. Kein Gegner.', time: 'antwortet sofort' },
    calm: {
      name: 'Ruhig',
      text: 'Spielt das nächste Gute, das zu sehen ist. Lässt dir Zeit zum Lernen.',
      time: 'antwortet sofort',
    },
    lively: {
      name: 'Munter',
      text: 'Schaut ab und zu voraus, sonst spielt es das nächste Gute. Für die zweite und dritte Partie.',
      time: 'höchstens 3 Sekunden',
    },
    careful: {
      name: 'Umsichtig',
      text: 'Schaut meistens voraus und übersieht trotzdem noch manches.',
      time: 'höchstens 3 Sekunden',
    },
    steady: {
      name: 'Stetig',
      text: 'Plant bis zum Ende des Spiels. Gewinnt am selben Tisch mehr Partien als Ruhig.',
      time: 'höchstens 3 Sekunden',
    },
    keen: {
      name: 'Findig',
      text: 'Plant wie Stetig und überdenkt manche Entscheidungen wie Scharf.',
      time: 'höchstens 10 Sekunden',
    },
    sharp: {
      name: 'Scharf',
      text: 'Wägt seine Pläne länger ab und behält die anderen im Auge. In den meisten Titeln stärker als Stetig.',
      time: 'höchstens 10 Sekunden',
    },
  },
  likes: {
    track: 'Baut gern: mehr Gleise, mehr Bahnhöfe.',
    market: 'Mag die Börse: beginnt Gesellschaften billig und kauft sich bei anderen ein.',
    trains: 'Mag Züge und kauft sie früh.',
  },
  considers: (name) => `${name} überlegt …`,
  atMost: (seconds) => `höchstens ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
  toMyTurn: 'Bis zu meinem Zug',
  toTheEnd: 'Bis zum Ende',
  answerNow: 'Jetzt antworten',
  person: 'Mensch',
  seats: 'Wer spielt',
  seatOf: (name) => `Wer ${name} spielt`,
  toTheEndAsk: (name, strength) =>
    `Das Tempo ist „Sofort“, und sonst spielt niemand an diesem Bildschirm: Übernimmt ${strength} den Platz von ${name}, ist die Partie gleich zu Ende gespielt. „Zurücknehmen“ bringt dich hierher zurück.`,
  keepSeat: 'Platz behalten',
  handOver: 'Übergeben',
  handTo: 'Übergeben an …',
  takeBack: (name) => `Platz von ${name} zurücknehmen`,
  hint: {
    title: 'Ein Hinweis',
    by: 'wie Stetig es sieht',
    asking: 'Stetig überlegt …',
    none: 'Stetig hat dazu nichts zu sagen.',
    noReasons: 'Gründe dafür nennt es nicht.',
    compared: 'Was es verglichen hat',
    choice: 'Möglichkeit',
    worth: 'Was sie bringt',
    notNow: 'Jetzt nicht',
    close: 'Schließen',
    fold: 'Hinweis einklappen',
    open: 'Hinweis öffnen',
    notYours: 'In diesem Augenblick hat jemand anderes entschieden.',
    same: 'Genau das wurde getan.',
    done: (name, action) => stopped(`Was ${name} getan hat: ${action}`),
    doIt: 'So machen',
    honest: 'Ein Hinweis ist eine deiner eigenen Möglichkeiten, nie ein Geheimnis der anderen.',
  },
  hindsight: {
    ask: 'Was hätte Stetig getan?',
    title: 'Wo Stetig anders entschieden hätte',
    text: 'Geht deine eigenen Entscheidungen dieser Partie durch, jede nach dem, was du damals sehen konntest, und zeigt bis zu zwei, bei denen etwas anderes klar mehr gebracht hätte.',
    begin: 'Partie durchgehen',
    stop: 'Anhalten',
    look: 'Ansehen',
    tryAgain: 'Ab hier neu versuchen',
    at: (now, all) => `${now} von ${all} Entscheidungen`,
    none: 'Stetig hat keine gefunden, bei der seine Rechnung klar für etwas anderes spricht.',
    row: (done, advised) => stopped(`${done}; Stetig: ${advised}`),
    weighedBoth: (advised, done) => stopped(`Wie Stetig rechnet: ${advised} statt ${done}`),
    weighedOne: (advised) => stopped(`Wie Stetig rechnet: ${advised}`),
  },
  pace: 'Tempo der Computerspieler',
  paces: { slow: 'Zum Folgen', quick: 'Zügig', atOnce: 'Sofort' },
  replaced: {
    slow: (name) =>
      `${name} hat zu lange gebraucht, deshalb hat diesmal ein einfacherer Spieler entschieden.`,
    broken: (name) => `${name} hatte keine Antwort, deshalb hat diesmal ein einfacherer Spieler entschieden.`,
  },
};
