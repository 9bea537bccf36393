/** The way of a train, without the train. */
import type { Run, TrainId } from '@kursbuch/eighteen';

/** A run being put together: it may have one stop or none. */
export type Way = Pick<Run, 'stops' | 'legs'>;

export const NO_WAY: Way = { stops: [], legs: [] };

export const asRun = (train: TrainId, way: Way): Run => ({ train, ...way });
