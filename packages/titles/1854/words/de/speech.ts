/** What only 1854 says, in German. */
import { type EighteenState, isBegun, privateState, type StockTurnTask, salePrice } from '@kursbuch/eighteen';
import { capital } from '@kursbuch/words';
import type { Names, WordsFor } from '@kursbuch/words/eighteen';
import {
  hasProposed,
  isLocal,
  type LetterTask,
  MAIL,
  type MergerConsentTask,
  mailIncomeOf,
  optionPrice,
  ownOf,
} from '../../rules/index.ts';
import { openOption, paperNews } from '../paper.ts';
import type { Vocabulary1854 } from '../vocabulary.ts';

const LOCAL =
  'Eine Lokalbahn: arbeitet wie eine Gesellschaft, aber auf dem Regionalplan und nur mit Plus-Zügen; die Hälfte jeder Einnahme geht an den Besitzer.';

export const speech = ({
  either,
  hexName,
  list,
  money,
  nameOf,
  percent,
}: Names): WordsFor<Vocabulary1854> => {
  const sentence = (parts: readonly string[]): string => `${capital(either(parts))}.`;
  const ownerName = (state: EighteenState, local: string): string =>
    nameOf(state, privateState(state, local).owner ?? 'bank');

  return {
    reasons: {
      // what every game says, as it is in this one
      notForSale:
        'Mit einem Kauf beginnen nur die acht großen Gesellschaften: {company} ist eine Lokalbahn oder entsteht aus zweien.',
      declinedAlready: 'Zu diesem Preis wurde der {kind} in diesem Spielzug schon abgelehnt: Biete mehr.',
      notTradable: '{private} ist unverkäuflich.',
      mustRun: 'Zuerst fahren die Züge, und zwar für das bestmögliche Ergebnis.',
      trainLimit: 'Diese Gesellschaft darf jetzt nicht mehr als {limit} Züge haben.',
      mustOwnTrain: '{company} hat eine Strecke und muss einen Zug besitzen, der auf ihr fahren kann.',
      notOnSaleYet:
        'Den {kind} bekommt diese Gesellschaft nicht: Die Bank verkauft die kleineren zuerst, und nie an eine Lokalbahn AG.',
      notInPool:
        'Im Bankpool ist kein {kind} für diese Gesellschaft: Verschrottete Züge sind für Lokalbahn AGs, überzählige für alle anderen.',
      discardNotOwned: '{company} hat keinen {kind}, den sie zurückgeben darf.',
      keepsOffice: 'Für einen Zug wird keine Direktion aufgegeben, auch nicht die von {company}.',
      notBankrupt:
        'Bankrott ist nicht, wer noch zu einem Zug kommen kann, und sei es von einer anderen Gesellschaft, die er führt.',
      ruinousSale:
        'Noch ist ein Zug für {company} zu bekommen, nach diesem Verkauf nicht mehr: Verkaufe zuerst andere Papiere oder mehr davon auf einmal.',
      mustSell: [
        'Du hast {held} Papiere, und {limit} sind erlaubt, bis wieder Aktien geteilt werden: Verkaufe zuerst.',
        'Verkaufe zuerst, was zu viel ist.',
      ],

      // auction
      saleWaits: 'Die Auktion der Privatbahnen geht erst nach dieser Betriebsrunde weiter.',
      noBidToWithdraw: 'Du hast kein Gebot auf {private}, das du zurücknehmen könntest.',
      highestStays: 'Dein Gebot auf {private} ist das höchste: Es bleibt stehen.',
      outbidsHimself: 'Das höchste Gebot auf {private} ist schon deines.',
      withdrew:
        'Du hast dein Gebot auf {private} zurückgenommen und bist in dieser Auktionsrunde nicht mehr dabei.',
      // options
      markersOut:
        'Deine beiden Optionsmarker liegen aus: Eine zweite Option ist erst möglich, wenn die erste bezahlt, verkauft oder geteilt ist.',
      optionOpen:
        'Deine beiden Optionsmarker liegen aus: Bezahle zuerst den Rest deiner Option, bevor du anderes kaufst.',
      optionDue:
        'Deine Option aus einer früheren Aktienrunde ist fällig: Bezahle den Rest oder verkaufe das Papier, bevor du anderes kaufst oder passt.',
      optionTooNew:
        'Deine Option auf {company} ist aus dieser Aktienrunde: Verkauft wird sie frühestens in der nächsten.',
      onlyTwenties: 'Optionen gibt es nur auf Papiere zu 20 %, und solche hat {company} nicht (mehr).',
      noOption: 'Du hast keine offene Option.',
      // mergers
      notALocal: '{company} ist keine Lokalbahn, die fusionieren könnte.',
      sameLocal: 'Zu einer Fusion gehören zwei Lokalbahnen.',
      notItsOwner: 'Eine der beiden Lokalbahnen muss dir gehören.',
      mergerDeclined: 'Diese Fusion hat der andere Besitzer eben abgelehnt.',
      mergerFirst: 'Zuerst muss die vorgeschlagene Fusion beantwortet werden.',
      notSplitYet: 'Die fünf weiteren Aktien der {company} kommen erst mit ihrem Split.',
      lineBlocked: 'Auf dem Weg nach {hex} ist eine Stadt voll von Bahnhöfen anderer Gesellschaften.',
      mergersNotYet: 'Vor Phase 5 fusionieren Lokalbahnen nicht.',
      notAtThisMoment: 'Lokalbahnen fusionieren nur am Anfang oder am Ende einer Betriebsrunde.',
      letterFirst: 'Zuerst wählt der Direktor der neuen Gesellschaft ihren Besitzbogen.',
      lowerFirst: 'Zuerst wird die Lokalbahn mit der niedrigeren Nummer genannt: {other} vor {company}.',
      letterTaken: '{company} ist kein freier Besitzbogen.',
      // home of a Lokalbahn AG
      lagHomeFirst: 'Zuerst wählt die Gesellschaft ihre Heimat, Steyr oder Sankt Pölten.',
      notALagHome: 'Ihre Heimat ist Steyr (D18) oder Sankt Pölten (D20).',
      lagHomeFull: 'In {hex} ist kein Platz für einen Bahnhof.',
      lagHomeHasRoom: 'In {hex} ist Platz: Es braucht kein Plättchen.',
      lagHomeTile: 'Platz schafft ein grünes Plättchen 14, 15 oder 619.',
      // track
      notAnUpgrade: 'Plättchen {tile} kann die Gleise auf {hex} nicht alle behalten, wie man es auch dreht.',
      onlyFifteen: 'Auf {hex} folgt nur das grüne Plättchen 15.',
      otherMap:
        '{hex} liegt nicht auf dem Plan von {company}: Lokalbahnen arbeiten auf dem Regionalplan, alle anderen auf dem von Österreich.',
      homeTileFirst: 'In ihrem ersten Spielzug baut die Gesellschaft zuerst in ihrer Heimat, {hex}.',
      homeTileDue:
        '{company} kann nicht auslassen: Das Plättchen in der Heimat wird im ersten Spielzug gelegt.',
      onlyMountains: '{private} hilft nur auf einem Berg, der etwas kostet.',
      exitToVienna: 'Von {hex} muss ein Gleis nach Wien führen.',
      tunnelBelow: 'Ein Tunnel unter {hex} liegt an einer Seite, die dieses Plättchen braucht.',
      noRoomForStations: 'So gedreht hat das Plättchen nicht für alle Bahnhöfe in {hex} Platz.',
      // tunnels
      badSides: 'Ein Tunnel verbindet zwei verschiedene Seiten eines Feldes.',
      tunnelOnRed: 'Auf der Fernverbindung {hex} wird nicht gebaut.',
      tunnelUnderCity: 'In {hex} liegt eine große Stadt: Dort gibt es keinen Tunnel.',
      coversExit: 'Ein Tunnel darf kein Gleis überdecken, das aus {hex} hinausführt.',
      tunnelsCross: 'Zwei Tunnel in {hex} dürfen sich nicht kreuzen.',
      twoTunnels: 'In {hex} liegen schon zwei Tunnel.',
      tunnelOffMap: 'Der Tunnel in {hex} würde aus dem Plan führen.',
      tunnelBlankSide: 'Der Tunnel in {hex} würde ohne Richtungspfeil in eine Fernverbindung führen.',
      closesVienna: 'Mit diesem Tunnel könnte kein Plättchen auf {hex} mehr nach Wien führen.',
      tunnelNotConnected: 'Ein Tunnel setzt ein Gleis fort: Nach {hex} führt von diesen Seiten keines.',
      tunnelOutOfReach:
        'Das Gleis, das an diesen Seiten nach {hex} führt, ist von keinem eigenen Bahnhof aus erreichbar.',
      tunnelTooExpensive: 'Der Tunnel kostet {cost}, und in der Kasse sind {cash}.',
      tunnelBuilt: '{company} hat in diesem Spielzug schon einen Tunnel gebaut.',
      // stations
      lagsFirst:
        'In {hex} setzen andere erst Bahnhöfe, wenn alle drei Lokalbahn AGs A, B und C einmal an der Reihe waren.',
      // runs
      noSuchStop: 'Einen solchen Halt gibt es dort nicht: {stop}.',
      tooManyLarge: 'Der {train} würde {used} große Bahnhöfe anfahren, und seine Zahl ist {range}.',
      // trains
      noTradeYet: 'Vor dem ersten 3er-Zug handeln Gesellschaften nicht mit Zügen.',
      lagsBuyNoNew: 'Neue Züge kauft eine Lokalbahn AG nicht, nur verschrottete aus dem Bankpool.',
      lagsBuyScrapped:
        'Eine Lokalbahn AG kauft nur reguläre Züge, die verschrottet sind: den {kind} bekommt sie nicht.',
      lagKind: 'In Phase {phase} darf eine Lokalbahn AG noch keinen {kind} besitzen.',
      repairPrice:
        'Ein verschrotteter {kind} kostet eine Lokalbahn AG {price}: 30 mehr, als aufgedruckt ist.',
      scrappedForLags: 'Der {kind} ist verschrottet: Nur Lokalbahn AGs kaufen ihn noch.',
      plusNotYet: 'Der {kind} kommt erst in den Verkauf, wenn der erste 3er-Zug gekauft ist.',
      ownTrain: '{company} ist selbst am Zug: Eine Gesellschaft kauft Züge nur von anderen.',
      plusScrapped: 'Der {kind} ist verschrottet, und Plus-Züge kommen nie wieder.',
      tradesApart: 'Eine Lokalbahn AG handelt Züge nur mit einer anderen Lokalbahn AG.',
      ownerPaysNoTrain:
        '{company} hat {cash} für einen Zug zu {cost}, und der Besitzer einer Lokalbahn bezahlt keinen.',
      // mail
      mailNotForLocals: 'Lokalbahnen befördern keine Post: {company} kauft keinen Postvertrag.',
      mailOwned: '{company} hat schon einen Postvertrag, und mehr als einen hat niemand.',
      mailSoldOut: 'Von diesen Postverträgen ist keiner mehr da.',
      mailTooExpensive: 'Der Vertrag kostet {cost}, und in der Kasse sind {cash}.',
    },
    privatePowers: {
      AF: (_options, money) =>
        `Gesellschaften ihres Besitzers bauen ein Mal auf einem Berg um ${money(20)} billiger, und auf ihrem Feld (E5) immer umsonst.`,
      MT: (_options, money) =>
        `Gesellschaften ihres Besitzers bauen ein Mal einen Tunnel um ${money(40)} billiger, und auf ihrem Feld (F16) legen sie Plättchen umsonst.`,
      GK: (_options, money) =>
        `Jede Fahrt über Graz bringt Gesellschaften ihres Besitzers ${money(10)} mehr, und auf ihrem Feld (F20) bauen sie umsonst.`,
      L1: LOCAL,
      L2: LOCAL,
      L3: LOCAL,
      L4: LOCAL,
      L5: LOCAL,
      L6: LOCAL,
      AB: `Bringt ein Papier der VB zu ${percent(20)}; Gesellschaften ihres Besitzers bauen auf ihrem Feld (F4) umsonst. Schließt, wenn die VB zum ersten Mal einen Zug gefahren hat.`,
      SM: `Bringt ein Papier der SD zu ${percent(20)}; Gesellschaften ihres Besitzers bauen auf ihrem Feld (E23) umsonst. Schließt, wenn die SD zum ersten Mal einen Zug gefahren hat.`,
    },
    places: {
      Wien: 'Wien',
      Venedig: 'Venedig',
      Prag: 'Prag',
      München: 'München',
      Konstantinopel: 'Konstantinopel',
    },
    causes: { price: 'ein Kurs hat das Ende der Tafel erreicht' },
    payouts: { split: () => 'Für die halbierten Papiere zahlt die Bank' },
    payments: {
      half: (_payer, payee, sum) => `${payee} behält die andere Hälfte, ${sum}.`,
      mail: (_payer, payee, sum) => `${payee} erhält ${sum} für die Post.`,
      mailContract: (payer, _payee, sum) => `${payer} kauft für ${sum} einen Postvertrag.`,
      // told with the paper, and with the tunnel
      option: () => null,
      tunnel: () => null,
      merger: (payer, payee, sum) => `${payer} bringt ${sum} in die Kasse von ${payee} ein.`,
    },
    events: {
      floated: ({ company }) => `${company} geht in Betrieb.`,
      certificateTurned(event, { title, state }) {
        const { company } = event;
        const news = paperNews(title, state, event);
        if (news === null) return null;
        if (news.what === 'split')
          return `Der Kurs von ${company} hat die rote Linie überschritten: Jedes Papier wird halbiert, und fünf neue zu ${percent(10)} gibt es ab der nächsten Aktienrunde bei der Gesellschaft.`;
        const [who, sum] = [nameOf(state, news.seat), money(title, news.price)];
        switch (news.what) {
          case 'optionTaken':
            return `${who} nimmt für ${sum} eine Option auf ${percent(20)} von ${company}: Bis der Rest bezahlt ist, zählen sie als ${percent(10)}.`;
          case 'optionPaid':
            return `${who} bezahlt den Rest der Option auf ${company}: ${sum} für weitere ${percent(10)}.`;
          case 'optionSold':
            return `${who} verkauft die Option auf ${company} für ${sum}.`;
        }
      },
      bidDropped: ({ private: one, seat }, { state }) =>
        state.agenda.at(-1)?.kind === 'privateSale'
          ? `${nameOf(state, seat)} nimmt das Gebot auf ${one} zurück.`
          : `${nameOf(state, seat)} steigt aus der Versteigerung von ${one} aus.`,
      passed: ({ seat, company, what }, { state }) =>
        what === 'mergers'
          ? `${nameOf(state, seat)} ${hasProposed(state, seat) ? 'schlägt keine weitere Fusion vor' : 'schlägt keine Fusion vor'}.`
          : `${company ?? nameOf(state, seat)} passt.`,
      trackAdded: ({ company, hex, cost }, { title }) =>
        `${company} baut in ${hexName(title, hex)} einen Tunnel für ${money(title, cost)}.`,
      companiesReplaced: ({ companies, into, forced }) =>
        forced
          ? `${list(companies)} müssen fusionieren und werden zu ${into}.`
          : `${list(companies)} fusionieren zu ${into}.`,
      // A local railway that is gone has merged, which is told.
      privateClosed: ({ private: one }) => (isLocal(one) ? null : `${one} wird geschlossen.`),
      ownChanged: ({ change }, { state }) =>
        change.topPrice === true && state.options.endsAtTopPrice === true
          ? 'Der höchste Kurs ist erreicht: Das Spiel endet nach den Betriebsrunden dieser Folge.'
          : null,
    },
    actions: {
      withdrawBid: ({ private: one }) => `das Gebot auf ${one} zurücknehmen`,
      buyOption({ company, from }, title, state) {
        const price = optionPrice(title, state, company, from);
        const cost = price === undefined ? '' : ` für ${money(title, price)}`;
        return `eine Option auf ${company} aus dem ${from === 'pool' ? 'Bankpool' : 'Anfangsangebot'}${cost} nehmen`;
      },
      settleOption(_action, title, state) {
        const option = openOption(state);
        return option === undefined
          ? 'den Rest der Option bezahlen'
          : `den Rest der Option auf ${option.company} bezahlen (${money(title, option.price)})`;
      },
      sellOption(_action, _title, state) {
        const option = openOption(state);
        return `die Option${option === undefined ? '' : ` auf ${option.company}`} verkaufen`;
      },
      proposeMerger: ({ one, other }) => `die Fusion von ${one} und ${other} vorschlagen`,
      chooseLetter: ({ company }) => `Lokalbahn AG ${company} wählen`,
      buildTunnel: ({ hex, from, to, power }, title) =>
        `in ${hexName(title, hex)} einen Tunnel bauen (Seiten ${from} und ${to})${power ? `, mit ${power}` : ''}`,
      buyMail: ({ size }, title) =>
        `den ${size === 'small' ? 'kleinen' : 'großen'} Postvertrag für ${money(title, MAIL[size].price)} kaufen`,
    },
    questions: {
      privateSale({ title, state, offered }) {
        const [sold] = offered.get('buyPrivate') ?? [];
        const action = sold?.type === 'one' && sold.action.type === 'buyPrivate' ? sold.action : undefined;
        return sentence([
          ...(action
            ? [`${action.private} für ${money(title, salePrice(title, state, action.private))} kaufen`]
            : []),
          ...(offered.has('bid') ? ['auf eine andere Privatbahn bieten'] : []),
          ...(offered.has('withdrawBid') ? ['ein überbotenes Gebot zurücknehmen'] : []),
          ...(offered.has('pass') ? ['passen'] : []),
        ]);
      },
      stockTurn({ task, offered }) {
        const { bought, traded } = task as StockTurnTask;
        const open = [
          ...(offered.has('settleOption') ? ['die Option bezahlen'] : []),
          ...(offered.has('buyShare') || offered.has('startCompany') ? ['eine Aktie kaufen'] : []),
          ...(offered.has('buyOption') ? ['eine Option nehmen'] : []),
          ...(offered.has('sellShares') ? [traded ? 'weitere Anteile verkaufen' : 'Anteile verkaufen'] : []),
          ...(offered.has('sellOption') ? ['die Option verkaufen'] : []),
          ...(offered.has('pass') ? [bought || traded ? 'den Spielzug beenden' : 'passen'] : []),
        ];
        return `${bought ? 'Du hast gekauft. ' : ''}${sentence(open)}`;
      },
      trackStep: ({ state, offered }) =>
        sentence([
          ...(offered.has('layTile') ? ['ein Plättchen legen oder ersetzen'] : []),
          ...(offered.has('buildTunnel') ? ['einen Tunnel bauen'] : []),
          ...(offered.has('pass')
            ? [isBegun(state, 'trackStep') ? 'nichts mehr bauen' : 'nichts bauen']
            : []),
        ]),
      mergers: ({ state }) =>
        Number(state.phase) >= 6
          ? 'Alle Lokalbahnen müssen fusionieren: Schlage ein Paar vor; wer sich nicht einigt, wird nach Nummern gepaart.'
          : 'Soll eine deiner Lokalbahnen fusionieren? Schlage ein Paar vor, oder lass es.',
      mergerConsent({ state, task }) {
        const { one, other } = task as MergerConsentTask;
        const director = ownerName(state, one);
        return `Sollen ${one} und ${other} fusionieren? Die Direktion der Lokalbahn AG hätte ${director}, das andere Papier ${ownerName(state, other)}.`;
      },
      lagLetter({ task }) {
        const { one, other } = task as LetterTask;
        return `Welche Lokalbahn AG wird aus ${one} und ${other}?`;
      },
      lagHome: ({ company }) =>
        `Wo hat die Lokalbahn AG ${company} ihre Heimat: in Steyr oder in Sankt Pölten?`,
      mailStep: ({ company }) => `Kauft ${company} einen Postvertrag?`,
    },
    remarks(title, state) {
      const { options, mail } = ownOf(state);
      return [
        ...Object.entries(options).map(
          ([seat, { company, price }]) =>
            `${nameOf(state, Number(seat))} hat eine Option auf ${company}: ${money(title, price)} stehen noch aus.`,
        ),
        ...Object.entries(mail).map(
          ([company, size]) =>
            `${company} hat den ${size === 'small' ? 'kleinen' : 'großen'} Postvertrag: jetzt ${money(title, mailIncomeOf(title, state, size))} je Spielzug.`,
        ),
      ];
    },
    belongs: {
      buildTunnel: 'Tunnel baut eine Gesellschaft im Gleisschritt ihres Spielzugs.',
      buyMail: 'Postverträge kauft eine Gesellschaft am Ende ihres Spielzugs.',
    },
    passes: {
      mergers: { choice: 'keine Fusion vorschlagen', done: (who) => `${who} schlägt keine Fusion vor.` },
      mailStep: { choice: 'keinen Postvertrag kaufen', done: (who) => `${who} kauft keinen Postvertrag.` },
    },
  };
};
