/** Begriffe der 18xx-Spiele, und wie ein solches Spiel in der Regel endet. */
import type { glossary as English } from '../../../en/screens/eighteen/glossary.ts';
import type { EndText, Term } from '../../../glossary.ts';

export const glossary: Readonly<Record<keyof typeof English, Term>> = {
  bankrupt: {
    name: 'bankrott',
    forms: ['bankrott'],
    means:
      'Wer als Direktor einen Zug mitbezahlen muss und es nicht kann, auch nicht mit allem, was er verkaufen darf, ist bankrott. Damit endet das Spiel sofort.',
  },
  certificate: {
    name: 'Papier',
    forms: ['Papier', 'Papiere', 'Papieren'],
    also: ['Zertifikat'],
    means:
      'Ein Papier steht für eine oder mehrere Aktien einer Gesellschaft. Grenzen zählen Papiere: Die Direktoraktie zählt einmal, obwohl sie mehr wert ist.',
  },
  director: {
    name: 'Direktor',
    forms: ['Direktor', 'Direktors', 'Direktoren'],
    also: ['Präsident'],
    means:
      'Wer für eine Gesellschaft alles entscheidet. Das Amt bekommt, wer mehr Aktien von ihr hält; bei Gleichstand bleibt es, wo es ist.',
  },
  dividend: {
    name: 'Dividende',
    forms: ['Dividende', 'Dividenden'],
    means:
      'Was eine Gesellschaft eingenommen hat, ausgezahlt an alle, die ihre Aktien halten. Ob es eine gibt, entscheidet der Direktor.',
  },
  dump: {
    name: 'eine Gesellschaft abstoßen',
    forms: [],
    also: ['dumpen'],
    means:
      'So sagen Spieler: Der Direktor verkauft so viele Aktien, dass jemand anderes Direktor wird, mit allem, was an der Gesellschaft schlecht ist, etwa einem bald fälligen Zugkauf.',
  },
  float: {
    name: 'Betrieb aufnehmen',
    forms: ['nimmt den Betrieb auf', 'in Betrieb'],
    also: ['floaten'],
    means:
      'Sind genug Aktien gekauft, geht eine Gesellschaft in Betrieb: Sie bekommt ihr Startkapital und handelt ab der nächsten Betriebsrunde.',
  },
  homeStation: {
    name: 'Heimatbahnhof',
    forms: ['Heimatbahnhof', 'Heimatbahnhofs', 'Heimatbahnhöfe'],
    means: 'Der erste Bahnhof einer Gesellschaft, in der Stadt, in der sie beginnt. Er kostet nichts.',
  },
  mustBuy: {
    name: 'muss einen Zug kaufen',
    forms: ['muss einen Zug kaufen', 'muss einen Zug besitzen'],
    also: ['Zwangskauf'],
    means:
      'Eine Gesellschaft mit einer Strecke muss am Ende ihres Spielzugs einen Zug besitzen. Reicht ihre Kasse nicht, zahlt der Direktor den Rest und verkauft notfalls Aktien.',
  },
  offering: {
    name: 'Anfangsangebot',
    forms: ['Anfangsangebot', 'Angebot, zum Ausgabekurs'],
    also: ['Erstausgabe'],
    means:
      'Die Aktien, die noch niemand gekauft hat. Sie kosten den Ausgabekurs, wo auch immer der Kurs jetzt steht.',
  },
  offMap: {
    name: 'Fernverbindung',
    forms: ['Fernverbindung'],
    means:
      'Ein roter Ort, der zahlt wie eine Stadt, in späteren Phasen mehr: Eine Strecke darf dort beginnen oder enden, aber nicht hindurchführen.',
  },
  operatingRound: {
    name: 'Betriebsrunde (BR)',
    forms: ['Betriebsrunde', 'Betriebsrunden'],
    means:
      'Jede Gesellschaft hat einen Spielzug: Sie darf Gleis legen und einen Bahnhof setzen, fährt, zahlt das Eingenommene aus oder behält es und darf Züge kaufen.',
  },
  par: {
    name: 'Ausgabekurs',
    forms: ['Ausgabekurs'],
    also: ['Par'],
    means:
      'Was eine neue Aktie einer Gesellschaft kostet. Wer die Direktoraktie nimmt, legt ihn fest; die Gesellschaft beginnt mit zehnmal so viel.',
  },
  phase: {
    name: 'Phase',
    forms: ['Phase', 'Phasen'],
    means:
      'Ein Abschnitt des Spiels, der mit dem ersten Zug einer neuen Art beginnt. Er kann andere Plättchen und mehr Betriebsrunden bringen und alte Züge wegnehmen.',
  },
  pool: {
    name: 'Bankpool',
    forms: ['Bankpool', 'Pool'],
    means:
      'Dort liegen Aktien, die Spieler verkauft haben. Wer hier kauft, zahlt der Bank den heutigen Kurs.',
  },
  priority: {
    name: 'Erstkaufrecht',
    forms: ['Erstkaufrecht'],
    means:
      'Wer es hat, beginnt die nächste Aktienrunde. Es geht an den linken Nachbarn dessen, der zuletzt gekauft oder verkauft hat.',
  },
  private: {
    name: 'Privatbahn',
    forms: ['Privatbahn', 'Privatbahnen'],
    means:
      'Eine kleine Bahn mit einem Besitzer. Sie zahlt in jeder Betriebsrunde ein festes Einkommen, hat oft ein Sonderrecht und schließt in der Regel später im Spiel.',
  },
  revenue: {
    name: 'Einnahmen',
    forms: ['Einnahmen', 'Einnahme'],
    means:
      'Was die Züge einer Gesellschaft in einem Spielzug einfahren: in der Regel die Werte aller Halte auf ihren Strecken.',
  },
  route: {
    name: 'Strecke',
    forms: ['Strecke', 'Strecken'],
    also: ['Route'],
    means:
      'Der Weg eines Zugs. Sie verbindet mindestens zwei Halte, einen davon mit einem Bahnhof der Gesellschaft, und nutzt kein Gleis zweimal.',
  },
  scrap: {
    name: 'verschrotten',
    forms: ['verschrottet', 'verschrottete'],
    also: ['rosten'],
    means:
      'Alte Züge verlassen das Spiel ohne Bezahlung, sobald der erste Zug einer bestimmten späteren Art gekauft wird, von wem auch immer.',
  },
  soldOut: {
    name: 'ausverkauft',
    forms: ['ausverkauft'],
    means:
      'Am Ende einer Aktienrunde sind alle Aktien einer Gesellschaft bei Spielern: Ihr Kurs steigt um eine Stufe, wenn er kann.',
  },
  station: {
    name: 'Bahnhof',
    forms: ['Bahnhof', 'Bahnhöfe', 'Bahnhöfen'],
    also: ['Token', 'Marker'],
    means:
      'Eine Marke der Gesellschaft in einer Stadt. Neues Gleis schließt an einen an, jede Strecke enthält einen, und durch eine Stadt voller fremder Bahnhöfe fährt sie nicht.',
  },
  stockRound: {
    name: 'Aktienrunde (AR)',
    forms: ['Aktienrunde', 'Aktienrunden'],
    means: 'Die Spieler kaufen und verkaufen reihum Aktien, jeder mit eigenem Geld.',
  },
  tile: {
    name: 'Plättchen',
    forms: ['Plättchen', 'Plättchens'],
    means:
      'Ein Sechseck mit Gleis. Das erste auf einem Feld ist in der Regel gelb; später darf es durch die nächste Farbe ersetzt werden, und das alte Gleis bleibt.',
  },
  treasury: {
    name: 'Kasse',
    forms: ['Kasse', 'Kassen'],
    means: 'Das Geld einer Gesellschaft, getrennt von dem ihres Direktors. Am Ende zählt es für niemanden.',
  },
  withhold: {
    name: 'einbehalten',
    forms: ['einbehalten'],
    means:
      'Die Gesellschaft behält, was ihre Züge eingefahren haben. Ihre Kasse wächst, und in der Regel fällt ihr Kurs.',
  },
};

/** Die Bank, und wer nicht zahlen kann. */
export const outcome: EndText = {
  ends: () =>
    'Es endet, wenn der Bank das Geld ausgegangen ist: Die Betriebsrunden bis zur nächsten Aktienrunde werden noch gespielt. Wer bankrott geht, beendet es sofort.',
  wins: () =>
    'Wer am reichsten ist, gewinnt: Bargeld, Aktien zum Kurs, offene Privatbahnen zum aufgedruckten Preis. Was Gesellschaften besitzen, zählt nicht.',
};
