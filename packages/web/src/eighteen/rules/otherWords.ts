/** Words that players of 18xx use for one and the same thing: whoever looks for one finds the others too. */
import type { Language } from '@kursbuch/words';

export const OTHER_WORDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['director', 'president', 'presidency'],
    ['corporation', 'company', 'companies', 'railroad'],
    ['token', 'station', 'marker'],
    ['initial offering', 'ipo', 'treasury shares'],
    ['pool', 'open market'],
    ['dividend', 'payout', 'pay out', 'paying out'],
    ['withhold', 'withholding', 'keeps', 'retain'],
    ['removed', 'scrapped', 'scrap', 'rust', 'rusts', 'obsolete'],
    ['bankruptcy', 'bankrupt', 'insolvency'],
    ['forced', 'emergency'],
    ['upgrade', 'replace', 'replacing'],
    ['float', 'floating', 'launch'],
    ['receivership', 'liquidation'],
    ['run', 'route'],
  ],
  de: [
    ['direktor', 'präsident', 'präsidentschaft', 'direktorenwechsel'],
    ['gesellschaft', 'bahngesellschaft', 'firma', 'kompanie'],
    ['bahnhof', 'bahnhöfe', 'marker', 'token', 'station'],
    ['anfangsangebot', 'ipo', 'erstausgabe'],
    ['bankpool', 'markt'],
    ['dividende', 'ausschütten', 'ausschüttung', 'auszahlen', 'auszahlung'],
    ['einbehalten', 'einbehält', 'behält'],
    ['verschrottet', 'verschrotten', 'rosten', 'verrosten', 'veraltet'],
    ['bankrott', 'konkurs', 'pleite', 'insolvenz'],
    ['zugpflicht', 'zwangskauf', 'notkauf', 'muss einen zug', 'zwang'],
    ['ersetz', 'ersetzen', 'aufwerten', 'upgrade'],
    ['zug', 'lokomotive', 'lok'],
    ['aktie', 'anteil', 'papier', 'zertifikat'],
    ['ausgabekurs', 'nennwert', 'parikurs', 'startkurs'],
    ['strecke', 'fahrt', 'route'],
  ],
};
