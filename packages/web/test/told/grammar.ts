/** What no sentence may look like, in each language: patterns of faults that a machine can see. */
import type { Language } from '@kursbuch/words';
import type { Taught } from './taught.ts';

interface Fault {
  readonly pattern: RegExp;
  /** It looks at names and quotes, too, which others take for none of theirs. */
  readonly bare?: true;
  readonly fault: string;
}

const EVERY: readonly Fault[] = [
  { pattern: /undefined|\bNaN\b|\[object|\bnull\b|Infinity/, fault: 'a gap in the sentence', bare: true },
  { pattern: /[{}]/, fault: 'a word in braces that nobody filled in' },
  { pattern: /^\s*$/, fault: 'an empty sentence', bare: true },
  { pattern: /^\s|\s$/, fault: 'a space at its end' },
  { pattern: /[ \u00a0]{2}/, fault: 'two spaces' },
  { pattern: /[ \u00a0](?:[.,;:?)]|!(?!:))(?!\d)/, fault: 'a space before a sign' },
  { pattern: /(?<!\.)\.\.(?!\.)|(?<!\b(?:Mio|bzw|ca))\.[,;]|,,|;;|::|,\./, fault: 'two signs in a row' },
  { pattern: /\([\s,;]*\)|“”|„“/, fault: 'nothing between brackets' },
  { pattern: /(?<![\p{L}\d])(\p{L}+)[ \u00a0]\1(?![\p{L}\d])/iu, fault: 'a word twice' },
  {
    pattern: /(?<![\p{L}\d])((?:of|from|to|von|an|auf|aus|in) [\p{L}&]+) \1(?![\p{L}\d])/u,
    fault: 'the same twice',
  },
  { pattern: /(?:: | – )([^–:;()]+) – \1(?= – |[;)]|$)/u, fault: 'a place twice in a row', bare: true },
  { pattern: /^\p{Ll}/u, fault: 'a small letter at its beginning' },
];

const BY_LANGUAGE: Taught<readonly Fault[]> = {
  en: [
    {
      pattern:
        /(?<![\d.,−–+-])1[ \u00a0](?:shares|trains|steps|segments|cards|loads|tiles|stations|certificates|loans|privates|rounds|cities|stops|orders|papers|percents|turns|players|companies)\b/,
      fault: 'a plural after 1',
    },
    {
      pattern:
        /\b[02-9]\d*[ \u00a0](?:share|train|step|segment|card|load|tile|station|certificate|loan|private|round|city|stop|order)\b(?![-’])/,
      fault: 'a singular after a number',
    },
    { pattern: /\b(?:pays|for|receives|owes) (?:\w+ )?0[ \u00a0]M\b/, fault: 'nothing told as a sum' },
    { pattern: /\ban? (?:an?|the)\b|\bthe (?:the|an?)\b/i, fault: 'two articles' },
    {
      pattern: /\ba (?=8|11\b|18\b|[aeio]\p{Ll})(?!one\b|once\b)|\bA (?=(?:8\d*|11|18)(?:-|[ \u00a0]?%))/u,
      fault: 'a instead of an',
    },
    {
      pattern: /\b[Aa]n (?=[1-79]|[bcdfgjklmnpqrstvwxyz]\p{Ll}|[BCDGJKPQTUVWYZ]\b)/u,
      fault: 'an instead of a',
    },
    {
      pattern:
        /\b(?:und|oder|nicht|kein|keine|keinen|der|das|dem|den|ein|eine|einen|für|mit|von|vom|zum|zur|bei|Zug|Bahnhof|Plättchen|Aktie|Aktien|Kasse|kauft|zahlt)\b/,
      fault: 'a German word',
    },
    {
      pattern:
        /(?<!of )\b(?:they|we|you|trains|shares|tiles|stations|companies|players|papers|cars|goods) (?:is|has|goes|was|does|comes|costs|runs|lies)\b/i,
      fault: 'a plural with a singular verb',
    },
    { pattern: /: [\p{L}&\d]+\. They (?:wait|are|have|come)\b/u, fault: 'a plural for one' },
  ],
  de: [
    {
      pattern:
        /(?<![\d.,−–+-])1[ \u00a0](?:Schritte|Stücke|Aktien|Züge|Plättchen (?:sind|bleiben)|Karten|Runden|Bahnhöfe|Papiere|Anleihen|Kredite|Aufträge|Halte)\b/,
      fault: 'a plural after 1',
    },
    {
      pattern:
        /\b(?:[02-9]|\d\d+)[ \u00a0](?:Schritt|Stück|Aktie|Zug|Karte|Runde|Bahnhof|Papier|Anleihe|Kredit|Auftrag)\b/,
      fault: 'a singular after a number',
    },
    { pattern: /\b(?:zahlt|für|bekommt|schuldet) (?:\w+ )?0[ \u00a0]Mio\./, fault: 'nothing told as a sum' },
    {
      pattern:
        /\b(?:bis|nach|von|aus|zu|über|in|an|auf|für|mit) (?:bei|nach|von|aus|über)\b(?! (?:der|dem|den|einer?)\b)/i,
      fault: 'two prepositions',
    },
    {
      pattern: /\b(?:ein|eine|einen|einem|einer) (?:ein|eine|einen|einem|einer)\b/,
      fault: 'two articles',
    },
    {
      pattern:
        /\b(?:the|of|from|and|with|train|share|shares|tile|pool|offer|offering|buys|sells|pays|gets|is|are|has|by|your|you|for|nothing)\b/,
      fault: 'an English word',
    },
    { pattern: /Mio\.\./, fault: 'two full stops' },
    {
      pattern: /\b(?:[Ee]in(?:en)?|[Dd]em|[Ii]hren) [2-9](?=[ \u00a0](?:auf|fährt|von|aus)\b|[.,:]|$)/,
      fault: 'a train without its ending',
    },
    { pattern: /[\p{Ll},] (?:Der|Das|Ein)(?= )/u, fault: 'a large letter within a sentence' },
    { pattern: /\d\+er\b/, fault: 'no name of a train' },
    { pattern: /\b(?:Darlehen|Zwangsverwaltung)/, fault: 'another word than everywhere' },
    { pattern: /: [\p{L}&\d]+\. Sie (?:warten|sind|haben|kommen)\b/u, fault: 'a plural for one' },
  ],
};

/** Names that look like faults and are none: places, companies, codes in quotes. */
const spared = new Set<string>();

/** From now on these are names. */
export const spare = (names: Iterable<string>): void => {
  for (const name of names) if (name.length > 1) spared.add(name);
};

/** What is wrong with a sentence; empty for one that may stand. */
export function faultsIn(language: Language, sentence: string): readonly string[] {
  let veiled = sentence.replace(/„.*?“|“.*?”/g, '…');
  for (const name of spared) if (veiled.includes(name)) veiled = veiled.replaceAll(name, 'X');
  return [...EVERY, ...(BY_LANGUAGE[language] ?? [])].flatMap(({ pattern, fault, bare }) => {
    const found = (bare ? sentence : veiled).match(pattern);
    return found ? [`${fault}: “${found[0]}”`] : [];
  });
}
