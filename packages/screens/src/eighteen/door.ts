/** What titles of 18xx draw and decide with: the door of the family. Their screens import nothing deeper. */

export type { TermRules } from '../game/shown.ts';
export { centre, figure, hexOutline } from './board/geometry.ts';
export { picturesOf } from './board/picture.ts';
export { placesOf } from './board/places.ts';
export { GaugeChange } from './board/Sides.tsx';
export { stopOf } from './board/stopOf.ts';
export { HexIcon } from './board/TileIcon.tsx';
export { boxOf } from './board/viewport.ts';
export { answerActions } from './decisions/answers.ts';
export { eventOf, paidBy } from './decisions/drafted.ts';
export { privateTasks } from './decisions/privates.ts';
export { runActions, runTasks } from './decisions/runs.ts';
export { question, verbs } from './decisions/sentences.ts';
export { shareTasks } from './decisions/shares.ts';
export { stationTasks } from './decisions/stations.ts';
export { trackActions, trackTasks } from './decisions/track.ts';
export { trainStepWith, trainTasks } from './decisions/trains.ts';
export { eighteen } from './family.tsx';
export { foresee } from './foresight/foresee.ts';
export { gainsOf } from './foresight/gain.ts';
export type { Asked } from './game/asked.ts';
export type { Deed, OwnConsequence, OwnConsequences } from './game/consequence.ts';
export type {
  ActEntry,
  CompanyRow,
  MarketWay,
  NoteEntry,
  NotesAt,
  RunInPlan,
  ViewEntry,
} from './game/contributions.ts';
export type { Decisions, Forms, TaskForm } from './game/decision.ts';
export { firstAmount, rulerOf } from './game/form.ts';
export {
  type ActionOf,
  amountInHand,
  type Draft,
  type Game,
  inHand,
  isRehearsed,
  offered,
  type RangeOffer,
  ranges,
  withAmount,
} from './game/game.ts';
export type { Gesture, Layer } from './game/gesture.ts';
export type { BoardPart, CompanyMark, Look, MapKey, RuleCases } from './game/look.ts';
export type { HexNotes } from './game/picture.ts';
export type { TitleGuide } from './game/titleGuide.ts';
export { layPlan } from './lay/layPlan.ts';
export { GainWords, TrayItem, traySize } from './lay/TileOptions.tsx';
export { buildingOf } from './map/gestures.ts';
export { SheetDrawing } from './map/SheetDrawing.tsx';
export { sceneOf } from './map/scene.ts';
export { sheetsOf } from './map/sheets.ts';
export { pileOn } from './market/ChartDrawing.tsx';
export { chartsOf } from './market/chart.ts';
export { Charts } from './market/MarketCompact.tsx';
export type { MarkerMove } from './market/moves.ts';
export { PriceTrack } from './market/PriceTrack.tsx';
export { Owned } from './panels/Owned.tsx';
export { revenueHistory } from './panels/revenueHistory.ts';
export { Mark, MarkIcon } from './parts/Mark.tsx';
export { TrainBox } from './parts/TrainBox.tsx';
export { runPlan } from './runs/runPlan.ts';
export { AmountForm } from './surfaces/AmountForm.tsx';
export { Chip } from './surfaces/Chip.tsx';
export { ForcedSales } from './surfaces/ForcedSales.tsx';
export { LimitSales } from './surfaces/LimitSales.tsx';
export { RangeChoice } from './surfaces/RangeChoice.tsx';
export { TrainPurchase } from './surfaces/TrainPurchase.tsx';
export { TrayPart } from './surfaces/TrayPart.tsx';
export { boardUi } from './words/board.ts';
export { ui, words } from './words/index.ts';
