/** What only 1889 shows, in German. */
import type { own as en } from '../en/screen.ts';

export const own: typeof en = {
  laySellersTile: 'ein Plättchen auf Ohzu legen oder verzichten',
  noSellersTile: 'Kein Plättchen',
  layPort: 'den Hafen der Fähre legen oder damit warten',
  noPort: 'Jetzt kein Hafen',
};

/** What its tasks ask for, to follow a name. */
export const asks = { sellersTile: own.laySellersTile };
