/** Begriffe, die nur 1854 hat oder anders meint, und wie es endet. */
import type { EndText, Term } from '@kursbuch/words';
import type { glossary as English } from '../en/glossary.ts';

export const glossary: Readonly<Record<keyof typeof English, Term>> = {
  localRailway: {
    name: 'Lokalbahn',
    forms: ['Lokalbahn', 'Lokalbahnen'],
    means:
      'Eine kleine Bahn mit einem Besitzer und einem eigenen Plan. Sie baut und fährt selbst, die Hälfte ihrer Einnahmen geht an ihn. Später werden zwei zu einer Lokalbahn AG.',
  },
  lokalbahnAG: {
    name: 'Lokalbahn AG',
    forms: ['Lokalbahn AG', 'Lokalbahn AGs'],
    means:
      'Zwei Lokalbahnen, vereinigt zu einer Gesellschaft auf dem Plan von Österreich. Sie hat zwei Papiere, jedes die Hälfte, und fährt alte Züge der anderen.',
  },
  mailContract: {
    name: 'Postvertrag',
    forms: ['Postvertrag', 'Postverträge', 'Postverträgen'],
    means:
      'Er zahlt seiner Gesellschaft zu Beginn jedes ihrer Spielzüge, in späteren Phasen mehr. Das ist keine Einnahme: Es bleibt in der Kasse.',
  },
  mountainRailway: {
    name: 'Bergbahn',
    forms: ['Bergbahn', 'Bergbahnen'],
    means:
      'Eine kleine Bahn mit einem Besitzer. Sie zahlt in jeder Betriebsrunde ein festes Einkommen, seine Gesellschaften bauen auf ihrem Feld umsonst, und spätestens mit dem ersten 5er schließt sie.',
  },
  mustBuy: {
    name: 'muss einen Zug kaufen',
    forms: ['muss einen Zug kaufen', 'muss einen Zug besitzen'],
    also: ['Zwangskauf'],
    means:
      'Eine Gesellschaft mit einer Strecke muss am Ende ihres Spielzugs einen Zug besitzen, den sie fahren kann; Lokalbahnen brauchen keinen. Reicht ihre Kasse nicht, zahlt der Direktor den Rest und verkauft notfalls Aktien.',
  },
  option: {
    name: 'Option',
    forms: ['Option', 'Optionen'],
    means:
      'Du nimmst ein Papier von 20 % und zahlst jetzt die Hälfte. Bis der Rest bezahlt ist, zählt es 10 %, und du kaufst kein anderes Papier.',
  },
  par: {
    name: 'Ausgabekurs',
    forms: ['Ausgabekurs'],
    also: ['Par'],
    means:
      'Was 10 % einer neuen großen Gesellschaft kosten. Wer das Direktorpapier nimmt, legt ihn fest; die Gesellschaft beginnt mit zehnmal so viel.',
  },
  private: {
    name: 'Privatbahn',
    forms: ['Privatbahn', 'Privatbahnen'],
    means:
      'Ein Papier, das vor allen anderen verkauft wird: eine Bergbahn mit festem Einkommen oder eine Lokalbahn, die selbst fährt.',
  },
  scrap: {
    name: 'verschrotten',
    forms: ['verschrottet', 'verschrottete'],
    also: ['rosten'],
    means:
      'Alte Züge werden ihren Gesellschaften ohne Bezahlung genommen, wenn der erste Zug einer bestimmten späteren Art gekauft wird. Manche kauft danach eine Lokalbahn AG.',
  },
  split: {
    name: 'Teilung',
    forms: ['geteilt'],
    also: ['Split'],
    means:
      'Überschreitet der Kurs einer großen Gesellschaft die rote Linie, wird jedes ihrer Papiere halbiert, die Bank zahlt die andere Hälfte, und neue Papiere kommen in den Verkauf.',
  },
  tunnel: {
    name: 'Tunnel',
    forms: ['Tunnel', 'Tunnels'],
    means:
      'Gleis unter einem Feld, eines im Spielzug neben dem Plättchen. Es kostet immer 100, was auch darüber liegt, und führt nie unter eine große Stadt.',
  },
};

export const outcome: EndText = {
  ends: ({ endsAtTopPrice }) =>
    `Es endet, wenn die Bank eine Zahlung nicht ganz leisten kann${endsAtTopPrice ? ' oder ein Kurs das letzte Feld erreicht' : ''}: Die Betriebsrunden bis zur nächsten Aktienrunde werden noch gespielt. Wer bankrott geht, beendet es sofort.`,
  wins: ({ privatesCount }) =>
    privatesCount
      ? 'Wer am reichsten ist, gewinnt: Bargeld, Aktien zum Kurs, offene Privatbahnen zum aufgedruckten Preis. Was Gesellschaften besitzen, zählt nicht.'
      : 'Wer am reichsten ist, gewinnt: Bargeld und Aktien zum Kurs. Privatbahnen und was Gesellschaften besitzen, zählt nicht.',
};
