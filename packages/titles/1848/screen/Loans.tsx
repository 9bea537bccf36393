/** Loans as small slips. */

import './loans.css';
import { marks } from './marks.ts';
import { own } from './words.ts';

export function Loans({ value: count }: { readonly value: number }) {
  const words = own().loanCount(count);
  return (
    <span class="loans" style={{ '--slip': marks.BOE?.fill }} role="img" aria-label={words} title={words}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
