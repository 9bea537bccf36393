/**
 * What readers of records find wrong, in other languages than the readers' own. The readers speak English: their
 * sentences are the keys here, with braces where they name something. A test holds the list to their sources.
 */

const SENTENCES: Readonly<Record<string, string>> = {
  // records of ours
  'a record is an object': 'Das ist kein Protokoll eines Spiels',
  'something in it is nested too deeply': 'Etwas darin ist zu tief verschachtelt',
  'this is not a Kursbuch record': 'Das ist kein Protokoll von Kursbuch',
  'the version must be a whole number from 1': 'Die Version ist keine ganze Zahl ab 1',
  'this record has version {}, newer than the {} this program reads':
    'Das Protokoll hat Version {}; dieses Programm liest bis Version {}',
  'the title is missing': 'Das Spiel ist nicht genannt',
  'players must be a list of names': 'Die Personen sind keine Liste von Namen',
  'this is what one player knows of a game that is not over':
    'Das ist, was eine Person von einem laufenden Spiel weiß',
  'the seed must be a text': 'Der Startwert ist kein Text',
  'options must be a table of texts, numbers and switches':
    'Die Optionen sind keine Tabelle aus Texten, Zahlen und Schaltern',
  'actions must be a list': 'Die Aktionen sind keine Liste',
  'an entry needs a seat and an action with a type':
    'Ein Eintrag braucht einen Platz und eine Aktion mit Art',
  'the option "{}" is no longer played by itself, only with everything else that 18xx.games does otherwise':
    'Die Option „{}“ gibt es nicht mehr für sich allein, nur mit allem anderen, was 18xx.games anders macht',

  // public records
  'players must be a list': 'Die Personen sind keine Liste',
  'a player needs an id or a name': 'Jemand hat weder Nummer noch Namen',
  'two players have the same id': 'Zwei Personen haben dieselbe Nummer',
  'optional rules must be a list of words': 'Die wahlfreien Regeln sind keine Liste von Wörtern',
  'the optional rule "{}" is unknown': 'Die wahlfreie Regel „{}“ ist unbekannt',
  'the result must be a table of amounts': 'Das Ergebnis ist keine Tabelle von Beträgen',
  'an action needs a type': 'Eine Aktion hat keine Art',
  'an undo goes back to the number of an action': 'Ein Zurücknehmen nennt keine Aktion',
  'there is nothing to redo': 'Es gibt nichts zu wiederholen',
  'an action needs a type and an entity': 'Eine Aktion braucht eine Art und jemanden, der sie tut',
  'there is no title "{}"': 'Ein Spiel „{}“ gibt es hier nicht',
  'public records know no {}': 'Öffentliche Protokolle kennen {} nicht',

  // what they do
  'the field "{}" is missing or makes no sense': 'Das Feld „{}“ fehlt oder ergibt keinen Sinn',
  'nobody acts for "{}"': 'Für „{}“ handelt niemand',
  'there is no private "{}"': 'Eine Privatbahn „{}“ gibt es nicht',
  'there is no company "{}"': 'Eine Gesellschaft „{}“ gibt es nicht',
  'there is no dividend "{}"': 'Eine Dividende „{}“ gibt es nicht',
  'it pays {} for {}, which costs {}': 'Es werden {} für {} gezahlt, der Preis ist aber {}',
  'the par of {} is not at {} of the market': 'Der Ausgabekurs {} liegt nicht auf Feld {} der Kurstabelle',
  'it names no shares of one company': 'Es sind keine Aktien einer Gesellschaft genannt',
  'it exchanges no private': 'Es wird keine Privatbahn getauscht',
  'only companies run trains': 'Nur Gesellschaften lassen Züge fahren',
  'only companies buy trains': 'Nur Gesellschaften kaufen Züge',
  'only companies give trains back': 'Nur Gesellschaften geben Züge ab',
  '{} has no trains to run now': '{} hat jetzt keine Züge zu fahren',
  '{} has no train "{}"': '{} hat keinen Zug „{}“',
  'a route names no train': 'Eine Fahrt nennt keinen Zug',
  'routes must be a list': 'Die Fahrten sind keine Liste',
  'connections must be lists of hexes': 'Die Verbindungen sind keine Listen von Feldern',
  'no routes lead over just the hexes it names':
    'Keine Fahrten führen genau über die Felder, die genannt sind',
  'the connections of a route do not join': 'Die Verbindungen einer Fahrt hängen nicht zusammen',
  'it claims a revenue of {}, and the runs bring {}':
    'Es werden Einnahmen von {} behauptet, die Fahrten bringen {}',
  'the action type "{}" is unknown': 'Eine Aktion der Art „{}“ ist unbekannt',

  // games of ours that the site would not know
  '18xx.games knows no game with {}={}': '18xx.games kennt kein Spiel mit {}={}',
  'the site would not take it: {} ({})': '18xx.games nähme das nicht an: {} ({})',
  'public records know no private offered by its owner':
    'Öffentliche Protokolle kennen keine Privatbahn, die ihr Besitzer anbietet',
  'the public form has no word for "{}"': 'Die öffentliche Form hat kein Wort für „{}“',
  'refused: {} ({})': 'Abgelehnt: {} ({})',

  // states that the site has kept with them
  'states must be a list': 'Die Zustände sind keine Liste',
  'there are {} actions and {} states': 'Es gibt {} Aktionen und {} Zustände',
  'a part of the state is missing': 'Ein Teil des Zustands fehlt',
};

const PLACES: Readonly<Record<string, string>> = {
  'the file': 'in der Datei',
  'the set-up': 'am Anfang',
  'action {}': 'Aktion {}',
  'player {}': 'Platz {}',
  'state {}': 'Zustand {}',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence of the readers, with what it names, by this list; undefined if the list does not know it. */
function known(list: Readonly<Record<string, string>>, sentence: string): string | undefined {
  for (const [pattern, translated] of Object.entries(list)) {
    const form = pattern.split('{}').map(escaped).join('(.*?)');
    const named = new RegExp(`^${form}$`, 's').exec(sentence)?.slice(1);
    if (named) return translated.replace(/\{\}/g, () => named.shift() ?? '');
  }
  return undefined;
}

/** What is wrong, in German. */
export const problemInGerman = (problem: string): string => known(SENTENCES, problem) ?? problem;

/** Where in the file, in German: fields go by their own names. */
export const placeInGerman = (at: string): string => {
  const [, where = at, what = ''] = /^(.*?)( \(.*\))?$/s.exec(at) ?? [];
  return `${known(PLACES, where) ?? where}${what}`;
};
