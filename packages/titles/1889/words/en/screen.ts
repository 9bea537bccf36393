/** What only 1889 shows, in English. */
export const own = {
  laySellersTile: 'lay a tile on Ohzu or do without',
  noSellersTile: 'No tile',
  layPort: 'lay the port of the ferry or wait with it',
  noPort: 'No port now',
};

/** What its tasks ask for, to follow a name. */
export const asks = { sellersTile: own.laySellersTile };
