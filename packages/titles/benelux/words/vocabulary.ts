/** What Benelux has words for. A test holds the lists to the title. */
import type { INCIDENTS } from '../facts/incidents.ts';

export const CITIES = [
  'amsterdam',
  'bruessel',
  'luxemburg',
  'bremen',
  'rotterdam',
  'utrecht',
  'eindhoven',
  'groningen',
  'antwerpen',
  'gent',
  'luettich',
  'koeln',
  'essen',
  'ostende',
  'charleroi',
  'maastricht',
  'arnheim',
  'enschede',
  'zwolle',
  'leeuwarden',
  'muenster',
  'osnabrueck',
  'emden',
  'wilhelmshaven',
] as const;

export const PORTS = [
  'vlissingen',
  'breskens',
  'enkhuizen',
  'stavoren',
  'delfzijl',
  'emden',
  'wilhelmshaven',
  'eckwarden',
] as const;

export const GOODS = [
  'kaese',
  'tulpen',
  'schokolade',
  'diamanten',
  'stahl',
  'kohle',
  'oel',
  'bier',
  'chemikalien',
  'autos',
  'fisch',
  'kartoffeln',
  'glas',
  'fahrraeder',
  'erdgas',
  'elektronik',
  'textilien',
  'holz',
  'maschinen',
  'kaffee',
  'wein',
  'keramik',
] as const;

export const TRAINS = ['A', 'B9', 'B12', 'C12', 'C15'] as const;

export const RIVERS = [
  'rhein',
  'maas',
  'waal',
  'lek',
  'schelde',
  'sambre',
  'ijssel',
  'ems',
  'weser',
  'mosel',
] as const;

export const LAKES = ['nordsee', 'ijsselmeer', 'markermeer', 'randmeren'] as const;

export interface Vocabulary {
  readonly city: (typeof CITIES)[number];
  readonly port: (typeof PORTS)[number];
  readonly good: (typeof GOODS)[number];
  readonly train: (typeof TRAINS)[number];
  readonly incident: (typeof INCIDENTS)[number]['id'];
  readonly river: (typeof RIVERS)[number];
  readonly lake: (typeof LAKES)[number];
}
