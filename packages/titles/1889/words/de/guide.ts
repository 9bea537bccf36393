/** What the guide knows of 1889 alone, in German. */
import type { guide as en } from '../en/guide.ts';

export const guide: typeof en = {
  sellersTile: {
    title: 'Ein Plättchen für den Verkäufer',
    text: 'Du hast die Ehime Railway verkauft. Einmal und kostenlos darfst du eine grüne Stadt auf Ohzu legen, oder du lässt es.',
  },
  port: {
    title: 'Der Hafen deiner Fähre',
    text: 'Die Mitsubishi Ferry gehört dir: Einmal und kostenlos darfst du ihren Hafen in einen der markierten Orte legen, jetzt oder später. Das Plättchen der Gesellschaft ist er nicht.',
  },
  aim: 'Eine Privatbahn, die dann noch offen ist, zählt den Preis, der auf ihr steht.',
  track: 'Ein Plättchen wird nur für neues, nutzbares Gleis oder für einen anderen Wert ersetzt.',
  train:
    'Wer einen Zug kaufen muss und das Geld nicht hat, verkauft Aktien, aber nie so, dass jemand eine Gesellschaft verliert.',
};
