/**
 * The two maps of 1854: Austria, and the region of Sankt Pölten and Steyr where the local railways build. Data only.
 * Source: public data of the open 18xx engine (the rulebook prints no map); the text confirms D18, D20, D12 and the grey hexes.
 * Hex ids are row letter and doubled column; edges 0..5 clockwise from the south-west. The region's ids go on where those of
 * Austria end, and no hex of the one touches the other.
 * What no source settles stands in `proposed.ts`.
 */
import { type HexId, type MapFacts, mapFromText, type TrainKind } from '@kursbuch/eighteen';
import { NAME_OF_D4 } from './proposed.ts';

/** Track may lead to any side of a grey hex (TRACK-20, R-58). */
const SIGNS = `
  .  white
  o  town
  %  town, town
  O  city
  Y  yellow
  G  gray, open
  #  darkgray, open
  R  red
  ~  terrain water, cost 50
  5  terrain mountain, cost 50
  6  terrain mountain, cost 60
  7  terrain mountain, cost 70
  8  terrain mountain, cost 80
  9  terrain mountain, cost 90
  X  terrain mountain, cost 100
  Z  terrain mountain, cost 120
`;

const AUSTRIA = mapFromText('pointy', {
  signs: SIGNS,
  rows: `
       0   4   8   12  16  20  24  28
    A                     R G   R
    B                  .6o5.5%5. .
    C               G o O o~%~Y . R
    D  G   R       R .7o % % %5o o R
    E   R O .X.7.7%~O .9.X.9%Z.7. R
    F    % .Zo~O .~# # .X# .9O o   G
    G   R o8# # . # # .8# . . .
    H            R G .8%7O .
    I                 R   R
  `,
  hexes: `
    A19 Prag, offboard 20/30/50/50: 5
    A21, 0-5
    A25 Brünn, offboard 20/30/40/40: 5
    B18 Freistadt
    B22 Stockerau & Klosterneuburg
    C13 Braunau, town 10: 4 5
    C15 Ried
    C17 Linz, home KR
    C19 Ybbs
    C21 Krems & Tulln
    C23 Wien, label W, city 40 at 0: 0, city 40 at 1: 1, city 40 at 2: 2, home SD, home KE s1, home FJ s2
    C27 Pressburg, offboard 20/30/40/50: 1
    D0  Paris, offboard 90: 5
    D4  ${NAME_OF_D4}, offboard 0/20/30/40: 0
    D12 München, offboard 20/30/40/50: 5, 0-4, toll 0-4 -10
    D16 Wels
    D18 Steyr
    D20 Sankt Pölten
    D22 Mödling & Baden
    D24 Wiener Neustadt
    D26 Eisenstadt
    D28 Budapest, offboard 30/40/50/60 at 0.5: 1 0, joined 0
    E1  Zürich, offboard 20/30/40/50 at 4: 4 2, offboard 20/30/40/50 at center: 2 5
    E3  Bregenz, home VB
    E5, private AF
    E11 Kufstein & Wörgl
    E13 Salzburg, home SB
    E21 Leoben & Kapfenberg
    E23, private SM
    E27 Budapest, offboard 30/40/50/60 at 2: 2 5, 5-3, joined 3
    F2  Dornbirn & Feldkirch
    F4, private AB
    F6  Landeck
    F8  Innsbruck, home NT
    F14 Mauterndorf, town 10: 4
    F16, private MT
    F20, private GK
    F22 Graz
    F24 Oberwart
    F28 Konstantinopel, offboard 90: 2
    G1  Vaduz, offboard 20/20/20/20: 3
    G3  Bludenz
    H10 Brenner, offboard 30/40/50/60: 2 3
    H12 Lienz, town 10: 2 4
    H16 Spittal & Villach
    H18 Klagenfurt, home KT
    I15 Venedig, offboard 20/30/40/50: 3
    I19 Laibach, offboard 20/30/30/40: 2
  `,
});

const REGION = mapFromText('pointy', {
  signs: SIGNS,
  rows: `
       28  32  36
    I   R G     G
    J  G % O O %5Y
    K   .6.6o5. %5o6
    L  G o6%8. o6.7
    M     G   G G R
  `,
  hexes: `
    I29, offboard 10/20/30/30: 5, group Region north-west
    I31, 0-5
    I37, 0-5
    J28 Kirchdorf, city 10/20/30/30 at 4.5: 4 5, home L5
    J32 Steyr, home L4
    J34 Amstetten
    J38 Sankt Pölten, city 20 at 1: 1, city 20 at 5: 5, home L1, home L2 s1
    L28 Bad Ischl, city 20 at 3.5: 3 4, home L6
    M31, town 10: 2 3
    M35 Hieflau, city 10/20/30/30 at 2.5: 2 3, home L3
    M37, town 10: 2 3
    M39, offboard 10/20/30/30: 2, group Region south-east
  `,
});

export const MAP: MapFacts = { ...AUSTRIA, hexes: [...AUSTRIA.hexes, ...REGION.hexes] };

/** The hexes of the extra map. */
export const REGION_HEXES: ReadonlySet<HexId> = new Set(REGION.hexes.map(({ id }) => id));

/** Off-map stops for the Orient Express alone, and those it may pass through. */
export const ONLY_TRAINS: Readonly<Record<string, readonly TrainKind[]>> = {
  'D0:0': ['8Ox'],
  'F28:0': ['8Ox'],
};
export const THROUGH_TRAINS: Readonly<Record<string, readonly TrainKind[]>> = {
  'D28:0': ['8Ox'],
  'E1:0': ['8Ox'],
  'E1:1': ['8Ox'],
  'E27:0': ['8Ox'],
};
