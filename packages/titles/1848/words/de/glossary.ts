/** Begriffe, die nur 1848 hat oder anders meint, und wie es endet. */
import type { EndText, Term } from '@kursbuch/words';
import type { glossary as English } from '../en/glossary.ts';

export const glossary: Readonly<Record<keyof typeof English, Term>> = {
  bankOfEngland: {
    name: 'Bank von England',
    forms: ['Bank von England'],
    means:
      'Keine Eisenbahn, aber alle dürfen ihre Anteile kaufen. Jede Anleihe hebt ihren Kurs, und sie verdient an den Bahnhöfen von Gesellschaften unter Verwaltung.',
  },
  float: {
    name: 'Betrieb aufnehmen',
    forms: ['nimmt den Betrieb auf', 'in Betrieb'],
    also: ['floaten'],
    means:
      'Sind genug Anteile gekauft, geht eine Gesellschaft in Betrieb: Sie bekommt ihr Startkapital und handelt. COM braucht auch Gleis von Sydney nach Adelaide, bis der erste 6er verkauft ist.',
  },
  gaugeChange: {
    name: 'Spurwechsel',
    forms: ['Spurwechsel', 'Spurwechseln'],
    means:
      'Hier führt Gleis in eine andere Spurweite. Ein Zug zählt ihn wie eine Stadt, die nichts zahlt; ein Plus-Zug hat einen frei.',
  },
  loan: {
    name: 'Anleihe',
    forms: ['Anleihe', 'Anleihen'],
    means:
      'Eine Gesellschaft bekommt sofort 100 und zahlt sie nie zurück. Ihr eigener Kurs fällt, und der der Bank von England steigt.',
  },
  mustBuy: {
    name: 'muss einen Zug kaufen',
    forms: ['muss einen Zug kaufen', 'muss einen Zug besitzen'],
    also: ['Zwangskauf'],
    means:
      'Eine Gesellschaft mit einer Strecke muss am Ende ihres Spielzugs einen Zug besitzen. Reicht ihre Kasse nicht, nimmt sie Anleihen auf; ihr Direktor zahlt nichts.',
  },
  offering: {
    name: 'Anfangsangebot',
    forms: ['Anfangsangebot', 'Angebot, zum Ausgabekurs'],
    also: ['Erstausgabe'],
    means:
      'Die Anteile, die noch niemand gekauft hat. Die der Eisenbahnen kosten den Ausgabekurs, die der Bank von England ihren Kurs von heute.',
  },
  par: {
    name: 'Ausgabekurs',
    forms: ['Ausgabekurs'],
    also: ['Par'],
    means:
      'Was ein neuer Anteil einer Eisenbahn kostet. Außer bei CAR legt ihn fest, wer das Direktorpapier nimmt; die Gesellschaft beginnt mit zehnmal so viel.',
  },
  receivership: {
    name: 'Verwaltung',
    forms: ['Verwaltung'],
    means:
      'Eine Gesellschaft, deren Kurs ins schraffierte Feld gerät, fällt an die Bank von England. Ihre Anteile und Züge verlassen das Spiel; die anderen bekommen den Ausgabekurs, notfalls vom Direktor.',
  },
};

export const outcome: EndText = {
  ends: () =>
    'Es endet, wenn die Bank kein Geld mehr hat, eine Eisenbahn den höchsten Kurs erreicht, 16 Anleihen aufgenommen oder fünf Gesellschaften unter Verwaltung sind. Die Betriebsrunden bis zur nächsten Aktienrunde werden noch gespielt.',
  wins: () =>
    'Wer am reichsten ist, gewinnt: Bargeld und Anteile zum Kurs, weniger die Schulden. Privatbahnen und was Gesellschaften besitzen, zählt nicht.',
};
