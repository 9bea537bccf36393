/** Lernen: die Liste der Lektionen, und was um jede herum steht. */
import type { learn as English } from '../../en/web/learn.ts';

export const learn: typeof English = {
  title: 'Lernen',
  lead: 'Lektionen von zwei Minuten an Stellungen aus echten Partien: eine Entscheidung nach der anderen, und warum.',
  general: 'Bahnen und Aktien',
  generalText: 'Was alle 18xx-Spiele gemeinsam haben, für alle, die noch keines gespielt haben.',
  ofTitle: (title) => `Was an ${title} besonders ist`,
  count: (done, all) => `${done} von ${all} erledigt`,
  done: 'erledigt',
  next: 'als Nächstes',
  broken: (title) => `Die Lektionen zu ${title} lassen sich hier nicht lesen. Alle anderen schon.`,
  notLoaded: 'Die Lektionen lassen sich gerade nicht laden. Versuch es wieder, wenn du online bist.',

  // ---------------------------------------------------------------- eine Lektion
  lesson: 'Lektion',
  prepared: (title) => `${title}, ein vorbereiteter Tisch, etwa zwei Minuten`,
  leave: 'Beenden',
  leaveLesson: 'Lektion beenden',
  leaveKey: 'Esc',
  safe: (name) => `Du bist ${name}. Hier kann nichts schiefgehen: Was du versuchst, wird zurückgenommen.`,
  steps: 'Schritte der Lektion',
  step: (at, all) => `${at} von ${all}`,
  what: 'Was',
  outcome: 'Dann',
  why: 'Warum',
  touch: 'Oder tippe auf das, was leuchtet.',
  back: 'Zurück',
  forMe: 'Mach es für mich',
  takeBack: 'Zurücknehmen und neu versuchen',
  goOn: 'Weiter',
  finish: 'Abschließen',
  over: 'Das war es',
  notKept:
    'Dieses Gerät lässt Kursbuch nicht festhalten, was du gelernt hast: Es gilt, bis du die Seite schließt.',
  overText: (title) => `Du hast „${title}“ durch. Die Lektion bleibt in der Liste, zum Nachsehen.`,
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  all: 'Alle Lektionen',
  play: (title) => `${title} gegen Computer spielen`,
  playText: 'Du hast alles gesehen, was diese Spiele gemeinsam haben. Der Rest ist Spielen.',
  playTitleText: (title) => `Du hast gesehen, was an ${title} besonders ist. Der Rest ist Spielen.`,
  playFirstText: (title) =>
    `Oder spiel gleich: ${title} ist gut für den Anfang, und eine Anleitung geht mit.`,
  notStarted: 'Der Tisch konnte nicht aufgestellt werden.',
  missing: 'Diese Lektion gibt es nicht.',
  brokenLesson:
    'Diese Lektion lässt sich nicht öffnen: Ihre Datei ist beschädigt oder nicht angekommen. Alle anderen schon.',
  about: (title) => `Lektion: ${title}`,
};
