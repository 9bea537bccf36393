/** The split: a large company whose price crosses the red line has its papers turned over (SPLIT). */
import {
  type Certificate,
  type CompanyId,
  cellOf,
  certificatesOf,
  isSeat,
  type KitMove,
  pay,
  priceOf,
  settleDirector,
  type Title,
  turnCertificate,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { isMajor } from './kinds.ts';
import { changeOwn, isSplit, ownOf } from './own.ts';

/** Zone of the cells beyond the red line. */
export const BEYOND = 'split';

/** A marker has come to a cell: beyond the line the shares split, once and for good. */
export function splitBeyondLine(title: Title, move: KitMove, company: CompanyId): void {
  if (!isMajor(company) || isSplit(move.state, company)) return;
  if (cellOf(title.market, move.state, company)?.zone === BEYOND) splitShares(title, move, company);
}

function splitShares(title: Title, move: KitMove, company: CompanyId): void {
  const price = priceOf(title.market, move.state, company) as number;
  const { split, options } = ownOf(move.state);
  const half = Object.values(options).filter((paper) => paper.company === company);
  const isHeld = ({ id }: Certificate) => half.some(({ certificate }) => certificate === id);
  changeOwn(move, {
    split: [...split, company],
    options: Object.fromEntries(Object.entries(options).filter(([, paper]) => paper.company !== company)),
  });
  /** What each paper leaves behind: the five new ones, in the company's hands. */
  const fresh = { percent: 10, director: false, holder: company } as const;
  const paid: [Seat, number][] = [];
  for (const paper of certificatesOf(move.state, company)) {
    const { director, holder } = paper;
    if (isHeld(paper)) continue; // SPLIT-6: a paper half paid for is a full one of half the size
    if (holder === 'bank') turnCertificate(move, company, paper, [fresh]);
    else if (director)
      turnCertificate(move, company, paper, [{ percent: 20, director, holder }, fresh, fresh]);
    else turnCertificate(move, company, paper, [{ percent: 10, director, holder }, fresh]);
    if (isSeat(holder)) paid.push([holder, price * (director ? 2 : 1)]);
  }
  // SPLIT-3, SPLIT-4: paid for what is gone; nobody is paid for papers of the bank
  for (const [seat, sum] of paid) pay(title, move, 'bank', seat, sum, 'split');
  settleDirector(title, move, company);
}
