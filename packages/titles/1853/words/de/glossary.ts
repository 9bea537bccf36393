/** Begriffe, die nur 1853 hat oder anders meint, und wie es endet. */
import type { EndText, Term } from '@kursbuch/words';
import type { glossary as English } from '../en/glossary.ts';

export const glossary: Readonly<Record<keyof typeof English, Term>> = {
  bond: {
    name: 'Anleihe',
    forms: ['Anleihe', 'Anleihen'],
    means:
      'Das Geld, das du für deinen Kontrakt einsetzt, verdeckt geschrieben. Es liegt beiseite, bis Gleise alle Städte des Kontrakts verbinden; geschieht das nie, ist es verloren.',
  },
  contract: {
    name: 'Kontrakt',
    forms: ['Kontrakt', 'Kontrakte', 'Kontrakts'],
    means:
      'Die Städte, die du verdeckt geschrieben hast. Sobald Gleise alle verbinden, wer auch immer sie gebaut hat, kommt deine Anleihe zurück.',
  },
  elephant: {
    name: 'Elefant',
    forms: ['Elefant', 'Elefanten'],
    means:
      'Wer ihn hat, beginnt die nächste Aktienrunde und darf eine weitere Betriebsrunde ausrufen. Er geht an den linken Nachbarn des letzten Käufers.',
  },
  float: {
    name: 'gegründet',
    forms: ['gegründet', 'nimmt den Betrieb auf', 'in Betrieb'],
    means:
      'Sind genug Aktien ausgegeben, ist eine Gesellschaft gegründet. Sie bekommt das Zehnfache des Ausgabekurses und handelt ab der nächsten Betriebsrunde.',
  },
  gauge: {
    name: 'Spurweite',
    forms: ['Spurweite', 'Spurweiten', 'Spur', 'Spuren', 'Meterspur', 'Standardspur', 'Doppelspur'],
    means:
      'Schwarzes Gleis hat Standardspur, weißes Meterspur. Ein Zug braucht auf dem ganzen Weg Gleis seiner Spur; Gleis beider Spuren passt für jeden Zug.',
  },
  mail: {
    name: 'Post',
    forms: ['Post'],
    means:
      'Ein Zug im Spielzug darf sie fahren: Beide Enden seiner Strecke zahlen noch einmal. Dieses Geld geht immer in die Kasse.',
  },
  manager: {
    name: 'Betriebsleiter',
    forms: ['Betriebsleiter'],
    means:
      'Leitet eine Gesellschaft, in der niemand zwei Aktien hat. Er entscheidet wie ein Direktor, darf aber keine Dividende zahlen.',
  },
  par: {
    name: 'Ausgabekurs',
    forms: ['Ausgabekurs'],
    also: ['Par'],
    means:
      'Was eine Aktie von der Bank kostet, fest für jede Gesellschaft, wie auch immer ihr Kurs jetzt steht. Die Gesellschaft beginnt mit zehnmal so viel.',
  },
  pool: {
    name: 'Bankpool',
    forms: ['Bankpool', 'Pool'],
    means:
      'Dort liegen Aktien, die Spieler verkauft haben. Sie kosten den Kurs von jetzt; die einer Gesellschaft ohne Kurs den Ausgabekurs.',
  },
  redeem: {
    name: 'einlösen',
    forms: ['einlösen', 'eingelöst'],
    means:
      'Aktien deines Kontrakts bezahlen, für die zuerst das Geld fehlte. Bis dahin bringen sie nichts, und du kaufst keine anderen.',
  },
  withhold: {
    name: 'einbehalten',
    forms: ['einbehalten'],
    means:
      'Die Gesellschaft behält, was ihre Züge eingefahren haben. Ihr Kurs fällt um eine Stufe, wenn Aktien von ihr im Pool liegen; sonst bleibt er stehen.',
  },
};

export const outcome: EndText = {
  ends: ({ roundAfterBreak }) =>
    `Es endet sofort, wenn ein Kurs 400 erreicht, nachdem diese Dividende gezahlt ist. Es endet auch, wenn die Bank kein Geld mehr hat, nach der Runde, in der das geschieht${roundAfterBreak ? '; nach einer Aktienrunde folgt noch eine Betriebsrunde' : ''}.`,
  wins: ({ unredeemedCount }) =>
    `Wer am reichsten ist, gewinnt: Bargeld und Aktien zum Kurs. Die Anleihe eines Kontrakts, der nicht erfüllt ist,${unredeemedCount ? '' : ' Aktien, die nie bezahlt wurden,'} und was Gesellschaften besitzen, zählt nicht.`,
};
