/** Words that players of 18xx use for one and the same thing: whoever looks for one finds the others too. */
export const otherWords: readonly (readonly string[])[] = [
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
];
