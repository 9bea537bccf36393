/** What only 1853 says, in German. */
import {
  type CompanyId,
  directorOf,
  type EighteenState,
  type StockTurnTask,
  type Title,
} from '@kursbuch/eighteen';
import { capital } from '@kursbuch/words';
import type { Names, WordsFor } from '@kursbuch/words/eighteen';
import {
  CONTRACT_VALUES,
  type ElephantOfferTask,
  managerOf,
  ownOf,
  type TakeoverTask,
} from '../../rules/index.ts';
import { type ContractNews, concernedBy, contractNews, isBidding, playsOn } from '../contractNews.ts';
import { sheetInSight } from '../sheetInSight.ts';
import type { Vocabulary1853 } from '../vocabulary.ts';

export const speech = ({ either, hexName, list, money, nameOf }: Names): WordsFor<Vocabulary1853> => {
  const sentence = (parts: readonly string[]): string => `${capital(either(parts))}.`;
  const names = (state: EighteenState, seats: readonly number[]): string =>
    list(seats.map((seat) => nameOf(state, seat)));

  /** Whoever decides for a company; a manager is called one. */
  const leaderName = (state: EighteenState, company: CompanyId): string => {
    const manager = managerOf(state, company);
    if (manager !== null) return `${nameOf(state, manager)}, Betriebsleiter`;
    const director = directorOf(state, company);
    return director === null ? '' : nameOf(state, director);
  };

  const contractText = (news: ContractNews, title: Title, state: EighteenState): string => {
    switch (news.what) {
      case 'seats':
        return `Die Anleihen: ${list(news.seats.map(({ seat, bond }) => `${nameOf(state, seat)} ${money(title, bond)}`))}. In dieser Reihenfolge sitzen alle${news.byLot ? ', bei gleichen nach dem Los' : ''}; ${nameOf(state, news.seats[0]?.seat ?? 0)} hat den Elefanten.`;
      case 'fulfilled':
        return `${nameOf(state, news.seat)} zeigt den Kontrakt: ${list(news.cities.map((city) => hexName(title, city)))} sind verbunden. Die Anleihe von ${money(title, news.bond)} kommt zurück.`;
      case 'lost':
        return `Der Kontrakt von ${nameOf(state, news.seat)}: ${list(news.cities.map((city) => hexName(title, city)))}. Die Anleihe von ${money(title, news.bond)} verfällt.`;
      case 'managed':
        return `${news.company} hat keinen Direktor: Niemand hat zwei Aktien. Ein Betriebsleiter führt sie.`;
      case 'bbci':
        return news.large
          ? 'Die BBCI ist eine große Gesellschaft: Im Kontrakt ihres Direktors stehen Ajmer und Bombay.'
          : 'Die BBCI ist eine kleine Gesellschaft.';
      case 'smallTrains':
        return news.used
          ? 'Eine kleine Gesellschaft ist in Betrieb: Es gibt einen 2er, einen 2M und einen 3M mehr, und kleine Gesellschaften dürfen einen 2er als 1M kaufen.'
          : 'Keine kleine Gesellschaft ist in Betrieb: Es gibt keinen 1M.';
      case 'twoTiles':
        return news.now
          ? `${news.company} darf ab jetzt zwei Plättchen legen, jedes Mal gegen Gebühr.`
          : `${news.company} darf ab Phase 3 zwei Plättchen legen, ohne Gebühr.`;
      case 'engine':
        return `${news.company} setzt ihre Lokmarke ein.`;
      case 'credit':
        return `${news.company} schuldet der Bank ${money(title, news.debt)} für ihren Zug.`;
      case 'extraRound':
        return `${nameOf(state, state.priority)} ruft mit dem Elefanten eine weitere Betriebsrunde aus.`;
      case 'verdict': {
        const culprit = nameOf(state, news.culprit);
        const by = names(state, news.pardonedBy);
        if (news.isPardoned) return `Der Kontrakt von ${culprit} war ungültig; verziehen von ${by}.`;
        return `Der Kontrakt von ${culprit} war ungültig, ${by ? `verziehen nur von ${by}` : 'und niemand verzeiht ihn'}: ${culprit} muss verkaufen, bis keine Gesellschaft mehr zu leiten bleibt.`;
      }
    }
  };

  return {
    reasons: {
      // was jedes Spiel sagt, so wie es in diesem ist
      nothingCarried: 'Der {train} befördert keine Post: Er fährt nicht, oder es gibt hier keine.',
      boughtAlready: 'Eine Aktie je Spielzug: Du hast schon eine gekauft.',
      notForSale:
        'Eine Direktoraktie kauft niemand: Wer die meisten Anteile hat, bekommt sie für zwei seiner Aktien.',
      noShareThere: 'Dort liegt keine einfache Aktie von {company}.',
      treasuryShort: 'Das kostet {cost}, und in der Kasse sind {cash}.',
      trainLimit: 'Diese Gesellschaft darf jetzt nicht mehr als {limit} Züge haben.',
      notOnSaleYet:
        'Der {kind} ist noch nicht im Angebot: Züge der Standardspur werden der Reihe nach verkauft.',
      discardNotOwned: '{company} hat keinen {kind} zum Zurückgeben.',
      notDirector: 'Für {company} entscheidet nur, wer sie leitet: Direktor oder Betriebsleiter.',
      cityFull: 'In diesem Bahnhof auf {hex} ist kein Platz frei.',
      homeKept: 'Dieser Platz auf {hex} ist für den Heimatbahnhof einer anderen Gesellschaft bestimmt.',
      tooLong: 'Der {train} würde {used} große Bahnhöfe anfahren, und seine Reichweite ist {range}.',
      gaugeDiffers:
        'Bis {hex} führt nur eine Strecke der anderen Spur, und gewechselt wird sie nur in einem eigenen Bahnhof, dessen Gleise beide haben.',
      declinedAlready:
        'Für so viel wurde der {kind} in diesem Spielzug schon abgelehnt: Biete etwas anderes.',
      onlyWhenForced: 'Aktien werden nur in Aktienrunden gehandelt.',
      mustRun: 'Entscheide zuerst über die Fahrten; auch keine zu machen ist erlaubt.',
      notBankrupt: 'In diesem Spiel geht niemand bankrott.',
      mustSell: [
        'Du hast {held} Papiere, erlaubt sind {limit}: Verkaufe zuerst.',
        'Verkaufe zuerst, was zu viel ist.',
      ],
      // Anleihen
      bondTooSmall: 'Die kleinste Anleihe ist {least}\u00a0£.',
      bondStep: 'Eine Anleihe ist ein Vielfaches von {step}\u00a0£.',
      bondAboveCash: 'Du hast {cash}: Mehr kann eine Anleihe nicht sein.',
      bondWritten: 'Deine Anleihe ist aufgeschrieben und bleibt, wie sie ist.',
      bidsFirst: 'Zuerst kommen die Gebote: Anleihen und die Städte der Kontrakte.',
      bondsFirst: 'Zuerst schreiben alle ihre Anleihe auf; die Städte kommen danach.',
      bidsOver: 'Anleihen und Kontrakte werden nur vor der ersten Aktienrunde aufgeschrieben.',
      // Kontrakte
      notInContracts: 'Nur die Städte mit Namen können in einem Kontrakt stehen.',
      cityWrittenAlready: '{hex} steht schon in deinem Kontrakt.',
      contractFull: 'Dein Kontrakt hat {most} Städte, mehr geht nicht: Passe.',
      beyondBond: '{hex} zählt {value}\u00a0£, und von deiner Anleihe sind nur {left}\u00a0£ übrig.',
      minimumOutOfReach:
        'Mit {hex} würde die Anleihe nicht mehr für die {least} Städte reichen, die ein Kontrakt braucht.',
      gangesCities:
        'In einem Kontrakt stehen höchstens zwei Städte aus dem Gangestal, Calcutta eingeschlossen.',
      gangesNeedsFourth:
        'Zwei Städte aus dem Gangestal brauchen einen Kontrakt mit mindestens vier Städten, und die Anleihe muss dafür reichen.',
      notOfferedByCity: '{hex} bietet keine Aktie von {company}.',
      shareGone: 'Von {company} ist keine einfache Aktie mehr da.',
      tooFewCities: 'Dein Kontrakt hat {count} von mindestens {least} Städten: Schreibe weiter.',
      bondLeft:
        'Von deiner Anleihe sind {left}\u00a0£ übrig: Ab 40\u00a0£ passt niemand, solange noch Platz für eine Stadt ist.',
      contractComplete: 'Du hast gepasst: Dein Kontrakt ist vollständig.',
      // Aktienrunde
      unredeemed: 'Nicht eingelöste Aktien von {company} können nicht verkauft werden.',
      boughtNow: 'Du hast {company} in diesem Spielzug gekauft und kannst sie deshalb nicht verkaufen.',
      soldFirstOnly:
        '{company} ist in Betrieb: Kontraktaktien werden bei der ersten Gelegenheit verkauft oder in dieser Runde nicht.',
      onlyContractShares: [
        '{company} ist in Betrieb: In der ersten Aktienrunde werden nur Kontraktaktien davon verkauft. Von deinen sind das jetzt: {left}.',
      ],
      foundedNow: '{company} wurde in dieser Aktienrunde gegründet: Verkauft wird ab der nächsten.',
      redeemFirst: 'Löse zuerst alle deine Aktien ein: Vorher kauft niemand eine weitere.',
      limitForOffice:
        'Auch wer damit Direktor würde, kauft nicht über das Limit von {limit} Papieren hinaus: Du hast {held}.',
      notOffered:
        '{company} kam in den Geboten nicht vor und wartet, bis alle Aktien der anderen ausgegeben sind.',
      nothingToRedeem: 'So viele Aktien hast du von {company} einzulösen: {unredeemed}.',
      redeemTooExpensive: 'Das kostet {cost}, und du hast {cash}.',
      notInStockRound: 'Eingelöst wird im eigenen Spielzug einer Aktienrunde.',
      punishedSells: 'Dein Kontrakt war ungültig: Verkaufe zuerst, bis du keine Gesellschaft mehr leitest.',
      pardonFirst: 'Zuerst entscheiden die anderen, ob sie einen ungültigen Kontrakt verzeihen.',
      // der Elefant
      noSuchBuyer: 'Den Elefanten bietest du jemand anderem am Tisch an.',
      buyerLacksMoney: 'Für {price} reicht das Geld dort nicht: Es sind {cash}.',
      elephantFirst: 'Zuerst wird das Angebot des Elefanten beantwortet.',
      elephantDecides: 'Das entscheidet nur, wer den Elefanten hat.',
      elephantMoment:
        'Am Ende einer Aktienrunde darf der Elefant verkauft werden, am Ende der Betriebsrunden ruft er eine weitere aus.',
      // Gleise und Bahnhöfe
      twoTilesFirst: 'Zuerst wählt die Gesellschaft, ab wann sie zwei Plättchen legen darf.',
      feeShort: 'Ein zweites Plättchen kostet mit Gebühr {cost}, und in der Kasse sind {cash}.',
      lineBlocked: 'Auf dem Weg nach {hex} ist eine Stadt voll von Bahnhöfen anderer Gesellschaften.',
      printedTile: 'Auf {hex} ist ein Plättchen aufgedruckt: Gelbe werden dort nicht gelegt.',
      losesGauge: 'Die Gleise auf {hex} behalten ihre Spur oder werden Doppelspur.',
      separateStations:
        'Nach {hex} führt nur ein anderer Bahnhof einer geteilten Stadt: Zwischen ihren Bahnhöfen gibt es kein Gleis.',
      twoTilesChosen:
        '{company} hat jetzt nicht zu wählen, ab wann sie zwei Plättchen legt: Große Gesellschaften wählen einmal, kleine legen eines.',
      laidAlready: '{company} hat in diesem Spielzug gelegt, was sie legen darf.',
      secondLater: '{company} legt erst ab Phase 3 zwei Plättchen.',
      upgradeAlone: 'Wer aufrüstet, legt in diesem Spielzug kein anderes Plättchen.',
      secondFromSameStation:
        'Die Strecke zum zweiten Plättchen geht von einem anderen Bahnhof aus als die zum ersten.',
      secondSharesTrack:
        'Die Strecken zu den beiden Plättchen eines Spielzugs dürfen kein Gleis gemeinsam haben.',
      secondThroughFirst: 'Das zweite Plättchen eines Spielzugs darf nicht am ersten hängen.',
      grayBeside: 'Neben {hex} liegt ein graues Plättchen: Nie liegen zwei nebeneinander.',
      outsideTerritory: '{hex} liegt außerhalb des Gebiets der {company}.',
      needsFiveOrSix:
        '{hex} liegt außerhalb des Gebiets der {company}: Dafür bräuchte sie einen 5er oder 6er.',
      noTrainReaches: 'Kein Zug der {company} kommt von einem ihrer Heimatbahnhöfe nach {hex}.',
      dutiesClash:
        'Die Züge der {company} könnten {hex} nicht neben dem anfahren, was sie schon anfahren müssen.',
      // Züge
      dividedCity: 'Durch {hex} fährt kein Zug hindurch: Die Bahnhöfe dort sind nicht verbunden.',
      ownTrain: '{company} kauft Züge von anderen, nicht von sich selbst.',
      smallOnly: 'Einen {kind} kaufen nur kleine Gesellschaften.',
      metreNotYet: 'Große Gesellschaften haben Züge der Meterspur erst ab Phase 3.',
      metreNotThisPhase: 'Der {kind} kommt mit einer späteren Phase.',
      noOneMetre:
        'In diesem Spiel gibt es keine 1M: Nach der ersten Aktienrunde war keine kleine Gesellschaft in Betrieb.',
      cardsGone:
        'Alle 2er und 1M sind verkauft; weitere gibt es nur in der ersten Betriebsrunde, bis zum ersten 3er.',
      engineUsed: '{company} hat ihre Lokmarke verbraucht.',
      engineNotYet: 'In der ersten Betriebsrunde des Spiels gelten Lokmarken noch nicht.',
      metreOnSale: 'Ein Zug der Meterspur ist im Angebot: Die Lokmarke gilt nur, wenn keiner da ist.',
      // Kredit
      noManager: 'Auf Kredit kauft nur ein Betriebsleiter, und {company} hat einen Direktor.',
      creditHasTrain: '{company} hat einen Zug: Kredit gibt es nur für eine Gesellschaft ohne.',
      creditAffordable: '{company} hat {cash} und kann {cost} zahlen: kein Kredit.',
      creditOnlyNew: 'Auf Kredit gibt es nur einen neuen Zug aus dem Angebot, nicht diesen {kind}.',
      creditTwice: '{company} schuldet schon das Geld für einen Zug.',
      creditFirst: '{company} schuldet {debt}\u00a0£ für ihren Zug und zahlt vorher nichts anderes.',
      creditUnpaid: '{company} hat ihren Zug nicht bezahlt und kann ihn nicht verkaufen.',
      creditSettledFirst: 'Zuerst bezahlt der neue Direktor den Zug auf Kredit, oder er gibt ihn zurück.',
      directorLacks: 'Es fehlen {needed}, und du hast {cash}: Der Zug geht zurück.',
      managerKeeps: '{company} hat einen Betriebsleiter, und der zahlt keine Dividende.',
    },
    privatePowers: {},
    places: {},
    causes: { price: 'ein Kurs hat 400 erreicht' },
    payouts: {},
    payments: {
      // told with the seats, and with the contract
      bond: () => null,
      bondBack: () => null,
      contractShares: (payer, _payee, sum) => `${payer} zahlt ${sum} für die Aktien des Kontrakts.`,
      carried: (_payer, payee, sum) => `${payee} erhält ${sum} für die Post.`,
      premium: (_payer, payee, sum) => `${payee} erhält eine Prämie von ${sum}.`,
      secondTile: (payer, _payee, sum) => `${payer} zahlt ${sum} für das zweite Plättchen.`,
      redeemed: (payer, _payee, sum) => `${payer} löst Aktien für ${sum} ein.`,
      elephant: (payer, payee, sum) => `${payer} kauft für ${sum} den Elefanten von ${payee}.`,
      credit: (payer, _payee, sum) => `${payer} zahlt ${sum} für den Zug auf Kredit.`,
    },
    events: {
      floated: ({ company }) => `${company} geht in Betrieb.`,
      directorChanged: ({ company, to }, { state }) =>
        to === null
          ? `${company} hat keinen Direktor mehr: Ein Betriebsleiter führt sie.`
          : `${nameOf(state, to)} wird Direktor von ${company}.`,
      turnBegan: ({ company }, { state }) => ({
        text: `${company} (${leaderName(state, company)})`,
        heading: 'turn',
      }),
      // zuerst bei den Sitzen gesagt
      priorityMoved: ({ to }, { state }) =>
        isBidding(state) ? null : `${nameOf(state, to)} hat den Elefanten.`,
      bankBroke: (_event, { state }) =>
        `Die Bank ist gesprengt: Das Spiel endet nach ${playsOn(state) ? 'der nächsten Betriebsrunde' : 'dieser Runde'}.`,
      passed: ({ seat, company, what }, { state }) =>
        what === 'contract'
          ? `${nameOf(state, seat)} passt: Der Kontrakt ist vollständig.`
          : what === 'extraRound'
            ? `${nameOf(state, seat)} ruft keine weitere Betriebsrunde aus.`
            : `${company ?? nameOf(state, seat)} passt.`,
      ownChanged({ change }, { title, state }) {
        const news = contractNews(state, change);
        return news && { text: contractText(news, title, state), ...concernedBy(state, news) };
      },
    },
    actions: {
      writeBond: ({ amount }, title) => `eine Anleihe von ${money(title, amount)} aufschreiben`,
      writeCity: ({ city, company }, title) =>
        `${hexName(title, city)} für ${money(title, CONTRACT_VALUES[city] ?? 0)} aufschreiben und eine Aktie von ${company} nehmen`,
      redeemShares: ({ company, count }, title, state) =>
        `${count} ${count === 1 ? 'Aktie' : 'Aktien'} von ${company} für ${money(title, count * (state.companies[company]?.par ?? 0))} einlösen`,
      offerElephant: ({ to, price }, title, state) =>
        `${nameOf(state, to)} den Elefanten für ${money(title, price)} anbieten`,
      callRound: () => 'eine weitere Betriebsrunde ausrufen',
      chooseTwoTiles: ({ from }) =>
        from === 'now'
          ? 'ab jetzt zwei Plättchen legen, jedes Mal gegen Gebühr'
          : 'ab Phase 3 zwei Plättchen legen, ohne Gebühr',
      buyOnCredit: ({ kind }, title) =>
        `einen ${kind} für ${money(title, title.trains.get(kind)?.price ?? 0)} auf Kredit nehmen`,
      settleCredit: ({ pays }) => (pays ? 'den Zug auf Kredit bezahlen' : 'den Zug auf Kredit zurückgeben'),
      pardon: ({ pardons }) => (pardons ? 'verzeihen' : 'nicht verzeihen'),
    },
    questions: {
      bonds: () => 'Wie hoch ist deine Anleihe? Alle schreiben zugleich, und niemand sieht die der anderen.',
      contracts({ offered }) {
        return sentence([
          ...(offered.has('writeCity')
            ? ['eine Stadt verdeckt aufschreiben und eine ihrer Aktien nehmen']
            : []),
          ...(offered.has('pass') ? ['passen: Dein Kontrakt ist vollständig'] : []),
        ]);
      },
      stockTurn({ task, offered }) {
        const { bought, soldNow, traded } = task as StockTurnTask;
        const open = [
          ...(offered.has('redeemShares') ? ['Aktien einlösen'] : []),
          ...(offered.has('buyShare') ? ['eine Aktie kaufen'] : []),
          ...(offered.has('sellShares')
            ? [soldNow.length > 0 ? 'weitere Aktien verkaufen' : 'Aktien verkaufen']
            : []),
          ...(offered.has('pass') ? [traded ? 'den Spielzug beenden' : 'passen'] : []),
        ];
        return `${bought ? 'Du hast gekauft. ' : ''}${sentence(open)}`;
      },
      elephant: () => 'Der Elefant ist bei dir. Behalte ihn, oder biete ihn jemand anderem an.',
      elephantOffer({ title, state, task }) {
        const { from, price } = task as ElephantOfferTask;
        return `${nameOf(state, from)} bietet dir den Elefanten für ${money(title, price)} an.`;
      },
      extraRound: () => 'Soll vor der Aktienrunde noch eine Betriebsrunde gespielt werden?',
      takeover({ title, state, task }) {
        const { company } = task as TakeoverTask;
        const debt = ownOf(state).credit[company]?.debt ?? 0;
        return `Du bist jetzt Direktor von ${company}, und die Gesellschaft schuldet ${money(title, debt)} für ihren Zug. Bezahle ihn jetzt, oder gib ihn zurück.`;
      },
      twoTiles: ({ company }) =>
        `Ab wann darf ${company} zwei Plättchen je Spielzug legen? Das gilt für das ganze Spiel.`,
      pardon: () => 'Dieser Kontrakt war gegen die Regeln. Verzeihst du das?',
    },
    passes: {
      contracts: {
        choice: 'passen: Der Kontrakt ist vollständig',
        done: (who) => `${who} passt: Der Kontrakt ist vollständig.`,
      },
      elephant: { choice: 'den Elefanten behalten', done: (who) => `${who} behält den Elefanten.` },
      extraRound: {
        choice: 'keine weitere Betriebsrunde',
        done: (who) => `${who} ruft keine weitere Betriebsrunde aus.`,
      },
    },
    priority: 'Elefant',
    leaderName,
    remarks(title, state) {
      const { contracts, credit, unredeemed, twoTiles } = ownOf(state);
      return [
        ...Object.entries(contracts).map(([seat, { bond, count, fulfilled }]) =>
          fulfilled
            ? `${nameOf(state, Number(seat))} hat den Kontrakt erfüllt.`
            : `${nameOf(state, Number(seat))}: Anleihe ${money(title, bond)}, ${count === 0 ? 'noch keine Stadt' : count === 1 ? '1 Stadt' : `${count} Städte`} im Kontrakt.`,
        ),
        ...sheetInSight(state).map(
          ({ seat, cities }) =>
            `Das sieht nur ${nameOf(state, seat)}: ${cities.length > 0 ? list(cities.map((city) => hexName(title, city))) : 'noch keine Stadt'}.`,
        ),
        ...Object.entries(unredeemed).flatMap(([company, bySeat]) =>
          Object.entries(bySeat).flatMap(([seat, count]) =>
            count > 0
              ? [
                  `${nameOf(state, Number(seat))} hat ${count} ${count === 1 ? 'Aktie' : 'Aktien'} von ${company} nicht eingelöst.`,
                ]
              : [],
          ),
        ),
        ...Object.entries(credit).map(
          ([company, { debt }]) => `${company} schuldet ${money(title, debt)} für ihren Zug.`,
        ),
        ...Object.entries(twoTiles).flatMap(([company, from]) =>
          from === 'now' ? [`${company} darf gegen Gebühr zwei Plättchen legen.`] : [],
        ),
      ];
    },
  };
};
