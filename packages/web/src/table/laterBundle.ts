/** What nobody needs at the moment a table opens. One file: apart it would be many small ones. */
export { OverBar } from '../end/OverBar.tsx';
export { Log } from '../log/Log.tsx';
export { PastBar } from '../log/PastBar.tsx';
export { TimeLine } from '../log/TimeLine.tsx';
export { Rules } from '../rules/Rules.tsx';
export { Menu } from './Menu.tsx';
export { Notes } from './Notes.tsx';
export { StandingList } from './StandingList.tsx';
export { Strip } from './Strip.tsx';
