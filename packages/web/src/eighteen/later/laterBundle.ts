/** What nobody needs at the moment a table opens. One file: apart it would be many small ones. */

export { End } from '../end/End.tsx';
export { MarketView } from '../market/MarketView.tsx';
export { Companies } from '../panels/Companies.tsx';
export { Owned } from '../panels/Owned.tsx';
export { Players } from '../panels/Players.tsx';
export { Spreadsheet } from '../panels/Spreadsheet.tsx';
export { Tiles } from '../panels/Tiles.tsx';
export { Trains } from '../panels/Trains.tsx';
export { RunList } from '../runs/RunList.tsx';
export { LitCard } from '../spotlight/LitCard.tsx';
export { LitTrack, LitVeil } from '../spotlight/LitLayers.tsx';
export { Dividend } from '../surfaces/Dividend.tsx';
export { LimitSales } from '../surfaces/LimitSales.tsx';
export { MapList } from '../surfaces/MapList.tsx';
export { PurchasePicker } from '../surfaces/PurchasePicker.tsx';
export { SalePicker } from '../surfaces/SalePicker.tsx';
export { Stock } from '../surfaces/Stock.tsx';
export * from '../surfaces/smallDecisions.tsx';
export { TrainPurchase } from '../surfaces/TrainPurchase.tsx';
