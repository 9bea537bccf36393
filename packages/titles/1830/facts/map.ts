/**
 * The map of 1830. Data only.
 * Source: public map data (two open 18xx engines agree in all hexes); the rulebook prints no map (ruling R68).
 * Hex ids are row letter and doubled column; edges 0..5 clockwise from the south-west.
 */
import { mapFromText } from '@kursbuch/eighteen';

export const MAP = mapFromText('pointy', {
  signs: `
    .  white
    o  town
    %  town, town
    O  city
    @  yellow, label OO, city, city
    Y  yellow
    G  gray
    R  red
    ~  terrain water, cost 80
    ^  terrain mountain, cost 120
  `,
  rows: `
        2   6   10  14  18  22
    A          R R     G G
    B           O . . O .~o . R
    C        . . . . G .^.~.^.
    D   G o .~. @~. G . . . .^G
    E    . @~o G @ . . .^O .^Y
    F   R O~G . o . . O^. % O~G
    G    . . % . . .^.^% Y~
    H   . O . . O G . O @
    I  R . . . . .^. Y .~G
    J   R . . . .^.^O~
    K              R G
  `,
  hexes: `
    A9  Canadian West, offboard 30/30/50/50 hidden: 5, joined 4
    A11 Canadian West, offboard 30/30/50/50: 5 0, joined 1
    A17, 0-5
    A19 Montreal, city 40: 5 0, home CPR
    B10 Barrie
    B16 Ottawa, blocked 5
    B20 Burlington, private C&SL
    B24 Maritime Provinces, offboard 20/20/30/30: 1 0
    C11, blocked 5
    C13, blocked 0
    C15 Kingston, town 10: 1 3
    C17, blocked 2
    D2  Lansing, city 20: 5 4
    D4  Flint
    D10 Hamilton & Toronto
    D12, blocked 2 3
    D14 Rochester, city 20: 1 4 0
    D18, private M&H
    D24, 1-0
    E5  Detroit & Windsor
    E7  London, blocked 5
    E9, 2-3
    E11 Dunkirk & Buffalo, home Erie any
    E19 Albany, home NYC
    E23 Boston, label B, city 30: 3 5, home B&M
    F2  Chicago, offboard 40/40/70/70: 3 4 5
    F4  Toledo
    F6  Cleveland, city 30: 5 0, home C&O
    F8, blocked 2
    F10 Erie
    F16 Scranton, private D&H
    F20 New Haven & Hartford
    F22 Providence
    F24 Mansfield, town 10: 1 2
    G7  Akron & Canton
    G15, private SVN&RR
    G17 Reading & Allentown
    G19 New York & Newark, label NY, city 40: 3, city 40: 0, home NYNH
    H4  Columbus
    H10 Pittsburgh
    H12 Altoona, city 10 at 2.5: 1 4, 1-4, home PRR
    H16 Lancaster
    H18 Philadelphia & Trenton, private C&A
    I1  Gulf, offboard 30/30/60/60 hidden: 4, joined 5
    I13, private B&O-P
    I15 Baltimore, label B, city 30: 4 0, home B&O, private B&O-P
    I19 Atlantic City, town 10: 1 2
    J2  Gulf, offboard 30/30/60/60: 3 4, joined 2
    J14 Washington
    K13 Deep South, offboard 30/30/40/40: 2 3
    K15 Richmond, city 20: 2
  `,
});
