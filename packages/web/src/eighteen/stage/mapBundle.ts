/** The map and what one works with on it: nobody needs it while papers are sold. */
export { TileTray } from '../lay/TileTray.tsx';
export { MapStage } from './MapStage.tsx';
