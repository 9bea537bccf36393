/** Die Einführung in die ersten Runden, Thema für Thema. */

import type { guide as English } from '../../../en/screens/eighteen/guide.ts';
import { strong as b } from '../../../strong.ts';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const guide: typeof English = {
  suggest: (what) => `Vorschlag: ${b(what)}.`,
  suggestLay: (tile, place) => `Vorschlag: ${b(`Plättchen ${tile} auf ${place}`)}. Wähle das markierte Feld.`,
  suggestStart: (company, what) => `Vorschlag: ${b(what)}. Sieh dir zuerst die Kurse von ${company} an.`,
  takeTile: (tile) => `Nimm hier ${b(`Plättchen ${tile}`)}.`,
  turnIt: (times) =>
    `Drehe das Plättchen ${times === 1 ? 'einmal' : times === 2 ? 'zweimal' : `${times}-mal`}.`,
  confirm: (label) => `Noch ist nichts geschehen. ${b(label)} führt es aus.`,
  decline: (label) => `Vorschlag: ${b(label)}.`,

  aim: {
    title: 'Wer am reichsten ist, gewinnt',
    text: 'Am Ende zählen dein eigenes Geld und deine Aktien zu ihrem Kurs. Gesellschaften sind dazu da, dich reich zu machen.',
  },
  bar: {
    title: 'Diese Leiste fragt',
    text: 'Sie sagt, wer am Zug ist und was zu entscheiden ist. Zurücknehmen geht jederzeit. Karte, Kurse, Tabellen und alle Regeln liegen gleich daneben; was nicht erlaubt ist, nennt den Grund.',
  },
  privates: {
    title: 'Deine Gesellschaft darf Privatbahnen kaufen',
    text: (own, others, closing) =>
      [
        ...(own
          ? [
              'Was dir gehört, verkaufst du ihr mit einem Knopf in der Leiste: Das Geld kommt aus ihrer Kasse in deine Hand, sie bekommt Einkommen und Sonderrecht.',
            ]
          : []),
        ...(others
          ? ['Hinter „Mehr“ (···) machst du anderen Spielern ein Angebot für ihre; sie dürfen ablehnen.']
          : []),
        ...(closing === null ? [] : [`Das kann warten, aber nicht länger als bis zum ersten ${closing}.`]),
      ].join(' '),
  },
  round: {
    title: 'Du kennst jetzt alles',
    text: (hasHint) =>
      `Papiere, Gleise, Züge, Dividenden: All das hast du einmal entschieden. Von hier an meldet sich die Einführung nur noch, wenn etwas Neues kommt. ${hasHint ? 'Wenn du wissen willst, was sie täte, frage in der Leiste nach einem Hinweis: Er sagt dasselbe.' : 'Sie steht immer im Menü.'}`,
  },

  topics: {
    sale: () => ({
      title: 'Zuerst die kleinen Bahnen',
      text: `Eine Privatbahn zahlt ihrem Besitzer in jeder Betriebsrunde etwas aus. Die erste der Liste kannst du sofort kaufen, auf die anderen bieten, und wer passt, kann später noch kaufen. Was du hier nicht ausgibst, gründet in der Aktienrunde Gesellschaften.`,
    }),
    bidding: (what, income) => ({
      title: 'Mehrere wollen sie',
      text: `Erhöhe oder steige aus: Wer übrig bleibt, kauft ${what} für sein Gebot. Sie zahlt ${income} in jeder Betriebsrunde.`,
    }),
    par: (company, missing) => ({
      title: `Ein Ausgabekurs für ${company}`,
      text: `Zu diesem Kurs werden die Anteile verkauft. ${company} fährt erst, wenn ${several(missing, 'Anteil verkauft ist', 'Anteile verkauft sind')}: Ein niedriger Kurs verkauft sich leicht, ein hoher gibt mehr Geld zum Anfang.`,
    }),
    start: (percent) => ({
      title: 'Starte eine Gesellschaft',
      text: `Wer die Direktoraktie kauft, entscheidet für die Gesellschaft und nennt ihren Ausgabekurs. Sind ${percent} verkauft, bekommt sie ihr Geld und nimmt den Betrieb auf. Ein niedriger Kurs schafft das leicht, ein hoher macht sie reich.`,
    }),
    float: (company, missing) => ({
      title: `Bring ${company} in Betrieb`,
      text: `${several(missing, 'weiterer Anteil muss', 'weitere Anteile müssen')} verkauft werden, bevor ${company} Geld bekommt und fährt; kaufen darf sie jeder. Ein Spielzug hat einen Kauf, dann wird der Nächste gefragt.`,
    }),
    stock: (canSell, canStart) => ({
      title: 'Ein Spielzug an der Börse',
      text: `Du darfst ${canSell ? 'Anteile verkaufen, ' : ''}ein Papier kaufen ${canStart ? 'oder eine Gesellschaft starten, ' : ''}oder passen. Es geht reihum, bis alle nacheinander gepasst haben.`,
    }),
    join: (company, missing) => ({
      title: 'Beteilige dich',
      text: `Ein Anteil bringt Dividende, wer auch immer ihr Direktor ist, und zählt am Ende zu seinem Kurs.${missing > 0 ? ` ${company} wartet noch: ${several(missing, 'Anteil muss', 'Anteile müssen')} verkauft werden, bevor sie fährt.` : ''}`,
    }),
    more: (company, percent) => ({
      title: 'Kaufe mehr davon',
      text: `Geld in der Hand bringt nichts ein. Anteile von ${company} bringen Dividende und zählen am Ende zu ihrem Kurs; halten darfst du bis zu ${percent}.`,
    }),
    pass: () => ({
      title: 'Passen, und das Erstkaufrecht',
      text: 'Wer passt, darf wieder handeln, wenn er an der Reihe ist. Haben alle nacheinander gepasst, ist die Runde zu Ende, und wer nach dem letzten Händler sitzt, hat das Erstkaufrecht: Er beginnt die nächste Aktienrunde.',
    }),
    endTurn: (hasBought, canBuy, canSell) => ({
      title: 'Beende deinen Spielzug',
      text: !hasBought
        ? `Du hast gehandelt, und das ist kein Passen. ${canBuy ? 'Kaufen ginge noch, sonst' : canSell ? 'Mehr zu verkaufen ginge noch, sonst' : 'Jetzt'} ist der Nächste an der Reihe.`
        : canBuy
          ? 'Du hast gekauft. Mehr davon ginge noch, aus dem Pool, sonst ist der Nächste an der Reihe.'
          : canSell
            ? 'Du hast gekauft. Verkaufen ginge noch, sonst ist der Nächste an der Reihe.'
            : 'Du hast gekauft, und ein Spielzug hat nur einen Kauf. Jetzt ist der Nächste an der Reihe.',
    }),
    sell: (falls) => ({
      title: 'Du musst verkaufen',
      text: `Du hältst mehr, als erlaubt ist. Verkaufte Anteile gehen in den Pool, und der Kurs ${falls ? 'fällt' : 'bleibt'}.`,
    }),
    selling: (falls) => ({
      title: 'Anteile lassen sich verkaufen',
      text: `Verkaufte Anteile gehen in den Pool, und der Kurs ${falls ? 'fällt' : 'bleibt'}. Das Geld hast du sofort, für etwas Besseres.`,
    }),
    track: (company) => ({
      title: 'Lege Gleis',
      text: `In jedem Spielzug darf ${company} ein Plättchen legen, das ihr Bahnhof erreicht. Ein Zug braucht zwei Halte, die Gleis verbindet: Baue auf die nächste Stadt zu. Wasser und Berge kosten Geld, das ein Zug brauchen kann.`,
    }),
    station: (cost) => ({
      title: 'Bahnhöfe',
      text: `Ein weiterer Bahnhof für ${cost} öffnet neue Strecken und kann anderen eine Stadt sperren. Das Geld dafür fehlt dann für Züge.`,
    }),
    home: (company) => ({
      title: `Die Heimat von ${company}`,
      text: 'Ihr erster Bahnhof steht hier das ganze Spiel; jede ihrer Strecken berührt einen ihrer Bahnhöfe.',
    }),
    run: (company) => ({
      title: 'Die Züge fahren',
      text: `Die besten Strecken von ${company} sind gefunden und leuchten auf der Karte: Jeder Halt zahlt seinen Wert. Du kannst sie ändern oder einfach fahren.`,
    }),
    noRun: (company) => ({
      title: 'Kein Zug kann fahren',
      text: `So, wie es steht, kann kein Zug von ${company} fahren. Die Leiste sagt, was das ändern könnte.`,
    }),
    dividend: (rises, falls) => ({
      title: 'Auszahlen oder einbehalten',
      text: `Auszahlen: Jeder Aktionär bekommt seinen Teil, und der Kurs ${rises ? 'steigt' : 'bleibt'}. Einbehalten: Das Geld bleibt für Züge in der Kasse, und der Kurs ${falls ? 'fällt' : 'bleibt'}. Beide Karten sagen, was aus ihm wird.`,
    }),
    train: (scrapped) => ({
      title: 'Kaufe einen Zug',
      text: `Ohne Zug verdient niemand; ein neuer fährt ab der nächsten Betriebsrunde. Der erste einer neuen Art kann bessere Plättchen bringen und jeder Gesellschaft weniger Züge lassen.${scrapped}`,
    }),
    scrapped: (old, by) => ` Der erste ${by} verschrottet jeden ${old}.`,
    turnEnd: (company) => ({
      title: 'Das Ende des Spielzugs',
      text: `Was in der Kasse von ${company} bleibt, zahlt Gleise und den nächsten Zug.`,
    }),
    discard: () => ({
      title: 'Ein Zug zu viel',
      text: 'Die neue Phase erlaubt weniger Züge. Einer muss weg, ohne Geld dafür.',
    }),
    consent: () => ({
      title: 'Du wirst um Zustimmung gebeten',
      text: 'Ohne dein Wort geschieht nichts, und du darfst ablehnen.',
    }),
    exchange: () => ({
      title: 'Eine Privatbahn gegen einen Anteil',
      text: 'Du darfst die Privatbahn gegen einen Anteil ihrer Gesellschaft tauschen, jetzt oder später.',
    }),
    purchase: (own, others) => ({
      title: 'Privatbahnen für die Gesellschaft',
      text: `In ihrem Spielzug darf die Gesellschaft Privatbahnen von ${own && others ? 'dir und von anderen Spielern' : own ? 'dir' : 'anderen Spielern'} kaufen.`,
    }),
    turnLeft: () => ({
      title: 'Bevor der Spielzug endet',
      text: 'Die Leiste sagt, was darin noch getan werden kann.',
    }),
    else: () => ({
      title: 'Etwas Neues',
      text: 'Die Leiste sagt, was gefragt ist, und die Regeln neben dem Tisch sagen, warum.',
    }),
  },
};
