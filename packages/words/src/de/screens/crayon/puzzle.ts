/** Rätsel in Zeichenspielen: was gefragt ist, wie man antwortet, und warum die beste Antwort die beste ist. */
import type { puzzle as English } from '../../../en/screens/crayon/puzzle.ts';
import { strong as b, stopped } from '../../../strong.ts';

export const puzzle: typeof English = {
  cheapestLine: {
    asks: 'Finde die billigste Strecke',
    headline: (city) => `Schließe ${city} an dein Netz an`,
    how: 'Zeichne von Meilenstein zu Meilenstein, beginnend irgendwo in deinem Netz.',
    soFar: 'kostet bisher',
    title: 'Deine Strecke',
    bestTitle: 'Die billigste Strecke',
    none: 'Noch nichts gezeichnet',
    drawn: (segments) => segments,
    shorter: 'Letztes Stück zurück',
    notYet: (city, hasDrawn) =>
      hasDrawn ? `Die Strecke reicht noch nicht bis ${city}.` : 'Zeichne zuerst eine Strecke.',
    rules: (limit) => [
      stopped(
        `Eine Strecke von ${b('deinem Netz')} zur Stadt, in einem Zug gezeichnet, für höchstens ${limit}`,
      ),
      `Jeder Meilenstein kostet nach ${b('seinem Gelände')}, jeder Fluss und See unterwegs kommt dazu.`,
      'Fremdes Gleis wird weder benutzt noch überzeichnet.',
    ],
    hint: (segments) => `Sie hat ${b(segments)}.`,
    hintOthers: (segments) => `Eine der billigsten hat ${b(segments)}.`,
    why: {
      compared: (count) =>
        `Alle Strecken wurden von deinem Netz aus Meilenstein für Meilenstein verfolgt, in ${b(count)} Schritten: Keine ist billiger.`,
      best: (count) =>
        count === 1 ? `${b('Eine Strecke')} kostet so wenig.` : `${b(`${count} Strecken`)} kosten so wenig.`,
      near: (count) => (count === 1 ? 'Eine weitere kostet 1 mehr.' : `${count} weitere kosten 1 mehr.`),
      first: (worth) => stopped(`Die Strecke mit den wenigsten Stücken kostet ${b(worth)}`),
    },
  },
  bestPlan: {
    asks: 'Finde den kürzesten Plan',
    headline: 'Bediene von jeder Karte einen Auftrag',
    how: 'Tippe die Städte in der Reihenfolge an, in der der Zug sie anfahren soll.',
    soFar: 'bis zur letzten Stadt',
    title: 'Dein Plan',
    bestTitle: 'Der kürzeste Plan',
    none: 'Noch keine Stadt gewählt',
    served: (count) =>
      count === 0
        ? 'Bedient noch keine Karte.'
        : count === 1
          ? 'Bedient eine Karte.'
          : `Bedient ${count} Karten.`,
    shorter: 'Letzte Stadt zurück',
    noWay: (city) => `Von hier führt kein Gleis nach ${city}.`,
    notYet: (served) =>
      served === 0
        ? 'Dieser Plan bedient noch keine Karte.'
        : `Dieser Plan bedient ${served} der drei Karten.`,
    orders: 'Deine drei Karten',
    rules: (room) => [
      `Von jeder deiner drei Karten wird ${b('ein Auftrag')} bedient: Die Ware wird geladen, wo es sie gibt, und hingebracht, wo sie gewünscht ist.`,
      `Über ${b('alles Gleis, das liegt')}, deines und das der anderen, von da aus, wo der Zug steht; es zählen nur Schritte, nicht Runden, Gebühren oder Ereignisse.`,
      `Der Zug hat Platz für ${b(room)}. Was geladen ist, bleibt es, bis es abgeliefert wird.`,
    ],
    room: (count) => (count === 1 ? 'eine Ladung' : `${count} Ladungen`),
    hint: (city, hasOthers) =>
      hasOthers ? `Einer der kürzesten beginnt in ${b(city)}.` : `Er beginnt in ${b(city)}.`,
    why: {
      compared: (count) =>
        `Alle Ladungen und Lieferungen in jeder Reihenfolge wurden abgewogen, zusammen ${b(count)}: Kein Plan ist kürzer.`,
      best: (count) =>
        count === 1
          ? `${b('Eine Folge')} von Städten ist so kurz.`
          : `${b(`${count} Folgen`)} von Städten sind so kurz.`,
      next: (worth) => `Der nächstbeste braucht ${b(worth)}.`,
      alone: (worth) => `Mit immer nur einer Ladung braucht es ${b(worth)}.`,
      aloneToo: 'Immer nur eine Ladung zu fahren, ist hier genauso gut.',
    },
  },
};
