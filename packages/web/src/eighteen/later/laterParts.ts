/** Parts of the table that are loaded when one of them is first shown. */
import { later } from '../../parts/loadLater.tsx';
import { spoken } from '../words/spoken.ts';

const rest = () => spoken(import('./laterBundle.ts'));
const map = () => spoken(import('../stage/mapBundle.ts'));

export const MapStage = later(() => map().then((parts) => parts.MapStage));
export const TileTray = later(() => map().then((parts) => parts.TileTray));

export const Companies = later(() => rest().then((parts) => parts.Companies));
export const End = later(() => rest().then((parts) => parts.End));
export const Owned = later(() => rest().then((parts) => parts.Owned));
export const MarketView = later(() => rest().then((parts) => parts.MarketView));
export const Players = later(() => rest().then((parts) => parts.Players));
export const Spreadsheet = later(() => rest().then((parts) => parts.Spreadsheet));
export const Tiles = later(() => rest().then((parts) => parts.Tiles));
export const Trains = later(() => rest().then((parts) => parts.Trains));

export const LitCard = later(() => rest().then((parts) => parts.LitCard));
export const LitTrack = later(() => rest().then((parts) => parts.LitTrack));
export const LitVeil = later(() => rest().then((parts) => parts.LitVeil));
export const LimitSales = later(() => rest().then((parts) => parts.LimitSales));
export const MapList = later(() => rest().then((parts) => parts.MapList));
export const PurchasePicker = later(() => rest().then((parts) => parts.PurchasePicker));
export const RunList = later(() => rest().then((parts) => parts.RunList));
export const SalePicker = later(() => rest().then((parts) => parts.SalePicker));
export const Stock = later(() => rest().then((parts) => parts.Stock));

export const Consent = later(() => rest().then((parts) => parts.Consent));
export const Discards = later(() => rest().then((parts) => parts.Discards));
export const Dividend = later(() => rest().then((parts) => parts.Dividend));
export const Exchanges = later(() => rest().then((parts) => parts.Exchanges));
export const Homes = later(() => rest().then((parts) => parts.Homes));
export const PrivatePurchases = later(() => rest().then((parts) => parts.PrivatePurchases));
export const TrainPurchase = later(() => rest().then((parts) => parts.TrainPurchase));

const ALL = [
  MapStage,
  TileTray,
  Companies,
  End,
  MarketView,
  Players,
  Spreadsheet,
  Tiles,
  Trains,
  LitCard,
  LitTrack,
  LitVeil,
  MapList,
  PurchasePicker,
  RunList,
  SalePicker,
  Stock,
  Consent,
  Discards,
  Dividend,
  Exchanges,
  Homes,
  PrivatePurchases,
  TrainPurchase,
];

/** Load all of it, before it is shown. */
export const loadAhead = (): void => {
  for (const part of ALL) void part.load();
};
