/**
 * The map of 1848. Data only.
 * Source: the map of the 2021 edition from public data of the open 18xx engine; the 2007 rulebook prints none. Colours of areas,
 * terrain prices, dark blue hexes, harbours, OO hexes and K cities agree with its text (rulings ).
 * Hex ids are row letter and doubled column; edges 0..5 clockwise from the south-west.
 */
import { mapFromText, withGaugeAreas } from '@kursbuch/eighteen';

const LAND = mapFromText('pointy', {
  signs: `
    .  white
    %  town, town
    O  city
    @  label OO, city, city
    B  blue
    R  red
    -  terrain desert, cost 40
    ^  terrain mountain, cost 50
  `,
  rows: `
        2   6   10  14  18
    A     R R           R
    B    .-. .-.-. . . @ O B
    C   .-.-. .-. . . . %^O
    D  R % . . O . . . .^.
    E   O O .-.-. . O .^O
    F    B O . . . O @^O
    G       O . @ % O O^
    H        O O O .^.^
    I         B B
  `,
  hexes: `
    A4  Alice Springs, offboard 10/20/40/60: 5 0, joined 4, terminal
    A6  Alice Springs, offboard 10/20/40/60: 5 0, joined 1, terminal
    A18 Cairns, offboard 10/20/30/40: 5 0, terminal
    B17 Toowoomba & Ipswich
    B19 Brisbane, label K from green, home QR
    B21 Small harbour, town 10/10/20/20 port small: 0
    C20 Southport
    D1  Perth (Kalgoorlie), label K, city 20/40/60/80: 4 5 3, terminal, group Perth, home WA
    D9  Broken Hill
    E2  Whyalla
    E4  Port Augusta, home CAR
    E14 Dubbo
    E18 Newcastle
    F3  Port Lincoln (small harbour), town 10/10/20/20 port small: 2
    F5  Port Pirie
    F13 Wagga Wagga
    F15 Orange & Bathurst
    F17 Sydney, label K from green, home NSW, home COM
    G6  Adelaide, label K from green, home SAR, home COM
    G10 Ballarat & Bendigo
    G14 Canberra, home FT
    G16 Wollongong
    H7  Mount Gambier
    H9  Geelong
    H11 Melbourne, label K from green, home VR
    I8  Tasmania site west, site
    I10 Tasmania site east, site
  `,
});

export const MAP = withGaugeAreas(LAND, {
  signs: `
    w  west
    q  queensland
    n  newSouthWales
    v  victoria
  `,
  rows: `
        2   6   10  14  18
    A     w w           q
    B    w w w q q q q q q q
    C   w w w q q q q q q q
    D  w w w w n n n n n n
    E   w w w n n n n n n
    F    w w w v n n n n
    G       w v v v n n
    H        w v v v v
  `,
});
