/** Über das Netz spielen: der Treffpunkt, und was er einem Tisch hinzufügt. */
import type { online as English } from '../en/online.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const SMALL = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

/** Eine vergangene Zeit in Millisekunden: „12 min“, „3 Std.“, „1 Tag 6 Std.“ */
function lasting(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return '';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} Std.`;
  const days = count(Math.floor(hours / 24), 'Tag', 'Tagen');
  return hours % 24 === 0 || hours > 240 ? days : `${days} ${hours % 24} Std.`;
}

export const online: typeof English = {
  lobby: 'Online spielen',
  looking: 'Die Tische werden herausgesucht.',

  waiting: (tables) => [
    tables === 1 ? 'Ein Tisch wartet' : `${SMALL[tables] ?? tables} Tische warten`,
    'auf dich',
  ],
  noneWaits: ['Niemand wartet', 'auf dich'],
  noTables: ['Setz dich', 'an einen Tisch'],
  noTablesText: 'Eröffne einen Tisch und schick den Link an deine Freunde, oder nimm unten einen Platz.',
  welcome: ['Online spielen', 'in zehn Sekunden'],
  welcomeText: 'Ein Name genügt. Deine Plätze bleiben in diesem Browser deine.',
  yourName: 'Dein Name',
  comeIn: 'Eintreten',
  otherName: 'Anderer Name',
  goAway: 'Diesen Browser verlassen',
  goAwayText:
    'Dieser Browser vergisst dich und damit den Weg zu deinen Plätzen. Deine Spiele gehen ohne dich weiter.',
  goAwayAct: 'Hier vergessen',
  stay: 'Bleiben',
  save: 'Sichern',
  noServer: 'Hier antwortet kein Server: alles auf diesem Gerät geht wie immer.',
  tryAgain: 'Noch einmal versuchen',
  toDevice: 'Zu den Spielen auf diesem Gerät',

  yourMove: (since) => `dein Zug ${lasting(since) === '' ? 'seit eben' : `seit ${lasting(since)}`}`,
  openTable: (name) => `${name} öffnen`,
  open: 'Öffnen',
  others: 'Andere sind dran',
  toMove: (names) => `Am Zug: ${names}`,
  since: (time) => (lasting(time) === '' ? 'seit eben' : `seit ${lasting(time)}`),
  openTables: 'Offene Tische',
  noOpen: 'Gerade sucht niemand Mitspieler.',
  sitDown: 'Hinsetzen',
  sitDownAt: (name) => `Hinsetzen an ${name}`,
  newTable: 'Neuer Tisch',
  finished: 'Beendete Spiele',
  results: (scores) => scores.join(' · '),
  starts: 'beginnt, wenn er voll ist',
  seatsFree: (n) => (n === 0 ? 'kein Platz frei' : n === 1 ? 'ein Platz frei' : `${n} Plätze frei`),
  freeSeat: 'freier Platz',
  yourTable: (title) => `Dein Tisch, ${title}`,
  inviteText: 'Wer den Link öffnet, setzt sich dazu. Das geht auf jedem Gerät, ohne Konto.',
  link: 'Link zum Tisch',
  copyLink: 'Link kopieren',
  share: 'Link teilen',
  copied: 'Kopiert',
  unlisted: 'nur mit Link',

  seats: 'Plätze',
  seatsText: 'Das Spiel beginnt, wenn alle besetzt sind; du kannst es früher beginnen.',
  listedName: 'Allen hier zeigen',
  listedText: 'Wer auf diesem Server ist, kann sich setzen. Sonst nur, wer den Link hat.',
  order: 'Spielreihenfolge',
  drawn: 'ausgelost',
  joined: 'wie ihr euch setzt',
  where: 'Wo',
  onServer: 'auf diesem Server',
  make: 'Tisch eröffnen',
  making: 'Der Tisch wird eröffnet.',
  playOnline: 'Online spielen',

  waitsForPlayers: (n) => (n === 1 ? 'Noch ein Spieler' : `Noch ${SMALL[n]?.toLowerCase() ?? n} Spieler`),
  waitsForStart: 'Bereit zum Beginnen',
  owner: 'hat den Tisch eröffnet',
  you: 'du',
  takeSeat: 'Hinsetzen',
  takeSeatText: 'Du setzt dich unter dem Namen, unter dem dich die anderen kennen.',
  leave: 'Platz aufgeben',
  leaveText: 'Wer als Letzter geht, nimmt den Tisch mit.',
  start: 'Jetzt beginnen',
  startText: (n) => `mit ${count(n, 'Spieler', 'Spielern')}`,
  ownerStarts: (name) => `Es beginnt, wenn der Tisch voll ist oder ${name} es sagt.`,
  options: 'Geändert',
  asPrinted: 'nichts, wie in der Regel',
  committed: 'Der Zufall dieses Spiels ist schon versiegelt',
  committedText:
    'Der Server hat seinen Teil gezogen und zeigt dessen Hash; jeder Platz gibt etwas dazu. Nach dem Spiel kann es jeder prüfen.',

  live: 'live',
  connecting: 'verbindet',
  lost: 'keine Verbindung',
  hereNow: (names) => `Jetzt am Tisch: ${names}`,
  nobodyHere: 'Sonst ist gerade niemand am Tisch',
  isHere: (name) => `${name} ist da`,
  isAway: (name) => `${name} ist nicht da`,
  watching: (n) => (n === 1 ? 'einer sieht zu' : `${n} sehen zu`),
  lostSince: (time) => `Keine Verbindung seit ${time}.`,
  lostText: 'Nichts geht verloren: was du tust, wird behalten und gesendet, sobald sie wieder da ist.',
  talk: 'Gespräch',
  say: 'Sag etwas am Tisch',
  send: 'Senden',
  noTalk: 'Noch hat niemand etwas gesagt.',
  newForYou: 'neu für dich',
  onlySeats: 'Reden kann, wer am Tisch sitzt.',
  notSent: 'Nicht gesendet. Versuch es noch einmal.',
  undoAsked: (name, steps) => `${name} möchte ${count(steps, 'Schritt', 'Schritte')} zurücknehmen.`,
  undoAskedText: 'Du hast seitdem gehandelt, darum braucht es dein Ja.',
  undoWaits: 'Du hast gebeten, etwas zurückzunehmen.',
  undoWaitsFor: (names) => `Zustimmen muss: ${names}.`,
  agree: 'Einverstanden',
  refuse: 'Nein',
  askNoLonger: 'Nicht mehr bitten',
  ok: 'OK',
  copyToScreen: 'Solange etwas geheim ist, lässt sich ein Online-Spiel nicht auf diesen Bildschirm kopieren.',
  elsewhereMove: 'Dein Zug an einem anderen Tisch',
  close: 'Schließen',

  chance: 'Geprüfter Zufall',
  chanceText:
    'Der Startwert dieses Spiels entstand aus dem, was der Server versiegelt hat, bevor der erste Platz besetzt war, und aus dem, was jeder Platz gab.',
  chanceRight:
    'Diese Seite hat es nachgerechnet: niemand hat den Startwert gewählt, und mit ihm wurde gespielt.',
  chanceWrong: {
    notOver: 'Der Startwert liegt noch nicht offen.',
    otherSecret: 'Das Geheimnis ist nicht das, an das sich der Server gebunden hat.',
    otherMaking: 'Der Startwert entstand nicht aus dem Geheimnis und dem, was die Plätze gaben.',
    otherPublished: 'Der Startwert ist nicht der, der mit dem Beginn veröffentlicht wurde.',
    otherPlayed: 'Das Spiel wurde mit einem anderen Startwert gespielt.',
    notKnown:
      'Diese Seite konnte es nicht nachrechnen: Browser tun das nur auf sicheren Seiten. „kursbuch check“ tut es mit dem Protokoll.',
  },
  chanceOf: {
    commitment: 'Hash des Geheimnisses des Servers',
    secret: 'Das Geheimnis',
    contribution: (name) => `Was ${name} gab`,
    seedHash: 'Hash des Startwerts, veröffentlicht mit dem Beginn',
    seed: 'Der Startwert',
  },

  words: {
    noAnswer: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
    noPerson: 'Tritt zuerst mit einem Namen ein.',
    noTable: 'Diesen Tisch gibt es nicht mehr.',
    noTitle: 'Der Server kennt dieses Spiel nicht.',
    badName: 'Ein Name braucht mindestens einen sichtbaren Buchstaben.',
    badText: 'Sag zuerst etwas.',
    badSetup: 'So lässt sich dieser Tisch nicht aufbauen.',
    notOpen: 'Der Tisch hat schon begonnen.',
    notStarted: 'Der Tisch hat noch nicht begonnen.',
    stopped: 'Dieses Spiel kann nicht weitergehen: das Programm nimmt eine seiner Aktionen nicht mehr an.',
    full: 'Der Tisch ist voll.',
    seated: 'Du sitzt schon an diesem Tisch.',
    notSeated: 'Du hast keinen Platz an diesem Tisch.',
    notOwner: 'Nur wer den Tisch eröffnet hat, beginnt.',
    nothingBack: 'Es gibt nichts von dir zurückzunehmen.',
    noRequest: 'Niemand bittet dich mehr, etwas zurückzunehmen.',
    tooMuch: 'Das war zu viel auf einmal. Warte einen Augenblick.',
    otherSite: 'Der Server nimmt das nur von seinen eigenen Seiten an.',
    broken: 'Das ging nicht. Versuch es noch einmal.',
  },
};
