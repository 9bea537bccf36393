/**
 * The map of Shikoku 1889. Data only.
 * Source: public map data (two open 18xx engines agree in all 52 hexes: kind, cost, printed track, values); no rulebook was at hand.
 * Hexes have flat tops: ids are column letter and doubled row; edges 0..5 clockwise from the south.
 */
import { mapFromText } from '@kursbuch/eighteen';

export const MAP = mapFromText('flat', {
  signs: `
    .  white
    o  town
    O  city
    Y  yellow
    K  green
    G  gray
    R  red
    ~  terrain water, cost 80
    ^  terrain mountain, cost 80
    &  terrain gorge, cost 80
  `,
  rows: `
       A B C D E F G H I J K L
     1           R       R
     2         O       O
     3   G   .   O   .   .
     4     Y   .^  O   O   Y
     5   .   .^  .^  .&  o
     6     .^  .^  .^  .&  .~
     7   G   .^  .^  O   G   R
     8 .^  .   .   .^  .   O
     9   .^  .   K   .^  o
    10 O   O       o   .
    11   o           .^  O
    12             O   o
    13               .^
    14             G
  `,
  hexes: `
    A10 Sukumo
    B3  Yawatahama, town 20: 0 5
    B7  Uwajima, 2-slot city 40: 1 3 5, home UR
    B11 Nakamura
    C4  Ohzu, city 20: 2, private ER
    C10 Kubokawa, home KU
    E2  Matsuyama, home IR
    F1  Imabari, offboard 30/30/60/60 train D 100: 0 1
    F3  Saijou
    F9  Kouchi, label K, cost 80, 2-slot city 30: 2 3 4 5, home TR
    G4  Niihama
    G10 Nangoku
    G12 Nahari
    G14 Muroto, town 20: 3 4
    H7  Ikeda
    I2  Marugame, home SR
    I4  Kotohira, label H, cost 80
    I12 Muki
    J1  Sakaide & Okayama, offboard 20/20/40/40 train D 80: 0 1
    J5  Ritsurin Kouen
    J7, 1-5
    J9  Komatsujima
    J11 Anan
    K4  Takamatsu, label T, city 30: 0 1 2, home KO, private TR-P
    K8  Tokushima, home AR
    L7  Naruto & Awaji, offboard 20/20/40/40 train D 80: 1 2
  `,
});

/** Where every tile costs what is printed, not only the first. */
export const COST_FOR_EVERY_TILE: readonly string[] = ['I4'];

/** Coastal towns with the sign of a port. */
export const PORTS: readonly string[] = ['B11', 'G10', 'I12', 'J9'];
