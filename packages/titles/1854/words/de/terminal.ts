/** 1854 at a terminal in German. */
import { terminalIn } from '../terminal.ts';

export const terminal = terminalIn({
  typed: {
    verbs: {
      ...{ bezahlen: 'settle', fusion: 'merge', fusionieren: 'merge', buchstabe: 'letter', post: 'mail' },
      ...{ zurücknehmen: 'withdraw', zuruecknehmen: 'withdraw' },
    },
    things: { klein: 'small', kleinen: 'small', groß: 'large', gross: 'large', großen: 'large' },
  },
  groups: { option: 'Option', merger: 'Fusion', mail: 'Post' },
  sorry: {
    option: (like) => `Nenne die Gesellschaft (und den Bankpool): option ${like.company}.`,
    merge: () => 'Nenne zwei Lokalbahnen: fusion L1 L4.',
    letter: () => 'Nenne die neue Gesellschaft: buchstabe A.',
    tunnel: (like) => `Ein Tunnel hat ein Feld und zwei seiner Seiten von 0 bis 5: tunnel ${like.hex} 0 3.`,
    mail: () => 'Ein Postvertrag ist klein oder groß: post klein.',
    withdraw: (like) => `Nenne die Privatbahn: zurücknehmen ${like.private}.`,
  },
  tunnel: 'Tunnel',
  beyondLine: 'jenseits der roten Linie',
});
