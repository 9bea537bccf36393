/** What only 1889 shows, in English. */
export const own = {
  laySellersTile: 'lay a tile on Ohzu or do without',
  noSellersTile: 'No tile',
};
