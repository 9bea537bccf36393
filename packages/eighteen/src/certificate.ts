/** Certificates: who holds how much, who directs, and what a sale does to both. */

import type { Seat } from '@kursbuch/table';
import { isSeat } from './holder.ts';
import type { KitMove, Title } from './title.ts';
import type { Certificate, CompanyId, EighteenState, Holder } from './types.ts';

const NO_PAPERS: readonly Certificate[] = [];

export const certificatesOf = (state: EighteenState, company: CompanyId): readonly Certificate[] =>
  state.certificates[company] ?? NO_PAPERS;

/** How many percent of a company somebody holds. */
export function percentOf(state: EighteenState, company: CompanyId, holder: Holder): number {
  const papers = state.certificates[company] ?? NO_PAPERS;
  let percent = 0;
  for (let at = 0; at < papers.length; at++) {
    const paper = papers[at] as Certificate;
    if (paper.holder === holder) percent += paper.percent;
  }
  return percent;
}

/** How many papers of a company somebody holds. */
export function papersIn(state: EighteenState, company: CompanyId, holder: Holder): number {
  const papers = certificatesOf(state, company);
  let count = 0;
  for (let at = 0; at < papers.length; at++) if (papers[at]?.holder === holder) count++;
  return count;
}

/** The ordinary certificates (not the director's) somebody holds. */
export const ordinaryOf = (
  state: EighteenState,
  company: CompanyId,
  holder: Holder,
): readonly Certificate[] =>
  certificatesOf(state, company).filter(
    (certificate) => certificate.holder === holder && !certificate.director,
  );

/** How many ordinary certificates of this size somebody holds. */
export function ordinaryOfSize(
  state: EighteenState,
  company: CompanyId,
  holder: Holder,
  percent: number,
): number {
  const papers = state.certificates[company] ?? NO_PAPERS;
  let count = 0;
  for (let at = 0; at < papers.length; at++) {
    const paper = papers[at] as Certificate;
    if (paper.holder === holder && !paper.director && paper.percent === percent) count++;
  }
  return count;
}

/** The certificate whose holder directs the company, if it has one. */
export function directorsCertificate(state: EighteenState, company: CompanyId): Certificate | undefined {
  const papers = certificatesOf(state, company);
  for (let at = 0; at < papers.length; at++) if (papers[at]?.director) return papers[at];
  return undefined;
}

/** The player who holds the director's certificate; null while it is unsold. */
export function directorOf(state: EighteenState, company: CompanyId): Seat | null {
  const holder = directorsCertificate(state, company)?.holder;
  return holder !== undefined && isSeat(holder) ? holder : null;
}

/** The companies that each seat directs. */
export function directedBy(title: Title, state: EighteenState): readonly (readonly CompanyId[])[] {
  const companies = [...title.companies.keys()];
  return state.players.map((_, seat) => companies.filter((company) => directorOf(state, company) === seat));
}

/** The seats to the left of one, nearest first, without itself. */
export function leftOf(state: EighteenState, seat: Seat): readonly Seat[] {
  const count = state.players.length;
  const seats: Seat[] = [];
  for (let step = 1; step < count; step++) seats.push((seat + step) % count);
  return seats;
}

/**
 * Who would direct after the director's holding fell to `percent`: the largest holder if larger than that,
 * at a tie the first to the director's left; null if the director stays.
 */
export function successorOf(
  state: EighteenState,
  company: CompanyId,
  director: Seat,
  percent: number,
): Seat | null {
  const count = state.players.length;
  const held: number[] = [];
  const papers = certificatesOf(state, company);
  for (let at = 0; at < papers.length; at++) {
    const { holder, percent: worth } = papers[at] as Certificate;
    if (typeof holder === 'number') held[holder] = (held[holder] ?? 0) + worth;
  }
  let successor: Seat | null = null;
  let most = percent;
  for (let step = 1; step < count; step++) {
    const seat = (director + step) % count;
    const share = held[seat] ?? 0;
    if (share > most) [successor, most] = [seat, share];
  }
  return successor;
}

/** What certificates come to, in percent. */
export const percentIn = (certificates: readonly Certificate[]): number =>
  certificates.reduce((sum, { percent }) => sum + percent, 0);

/** As few of these papers as make up so many percent, the oldest first; fewer percent where they cannot. */
export function papersWorth(papers: readonly Certificate[], percent: number): readonly Certificate[] {
  const taken: Certificate[] = [];
  let left = percent;
  // Sizes divide one another, so the largest that fits is always right.
  const alike = papers.every((paper) => paper.percent === papers[0]?.percent);
  for (const paper of alike ? papers : papers.toSorted((a, b) => b.percent - a.percent)) {
    if (paper.percent > left) continue;
    left -= paper.percent;
    taken.push(paper);
    if (left === 0) break;
  }
  return taken;
}

/** Whoever has the director's certificate, a player or the bank, hands it over against ordinary ones of the same worth. */
export function swapDirector(move: KitMove, company: CompanyId, to: Seat): void {
  const from = directorOf(move.state, company);
  const certificate = directorsCertificate(move.state, company) as Certificate;
  moveShares(move, company, to, certificate.holder, certificate.percent);
  move.emit({ type: 'certificateMoved', company, certificate: certificate.id, to });
  move.emit({ type: 'directorChanged', company, from, to });
}

/** The director's certificate goes to the pool, and nobody directs. */
export function layDownOffice(move: KitMove, company: CompanyId): void {
  const from = directorOf(move.state, company);
  const certificate = directorsCertificate(move.state, company) as Certificate;
  move.emit({ type: 'certificateMoved', company, certificate: certificate.id, to: 'pool' });
  move.emit({ type: 'directorChanged', company, from, to: null });
}

/** A paper is turned over or split: others of the same worth take its place, the first of them under its name. */
export function turnCertificate(
  move: KitMove,
  company: CompanyId,
  { id }: Certificate,
  into: readonly Omit<Certificate, 'id'>[],
): void {
  const papers = into.map((one, index) => ({ ...one, id: index === 0 ? id : `${id}.${index}` }));
  move.emit({ type: 'certificateTurned', company, certificate: id, into: papers });
}

/** After any change of holdings: whoever is to direct now does. */
export function settleDirector(title: Title, move: KitMove, company: CompanyId): void {
  const director = directorOf(move.state, company);
  const percent = director === null ? 0 : percentOf(move.state, company, director);
  const successor = title.shares.successor(move.state, company, director, percent);
  if (successor !== null) swapDirector(move, company, successor);
}

/** Take certificates worth `percent` from one holder to another (ordinary ones). */
export function moveShares(
  move: KitMove,
  company: CompanyId,
  from: Holder,
  to: Holder,
  percent: number,
): void {
  for (const { id } of papersWorth(ordinaryOf(move.state, company, from), percent))
    move.emit({ type: 'certificateMoved', company, certificate: id, to });
}
