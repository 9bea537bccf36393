/** What nobody needs at the moment a table opens. One file: apart it would be many small ones. */
export { TimetablePanel } from '../drive/TimetablePanel.tsx';
export { Course } from '../end/Course.tsx';
export { End } from '../end/End.tsx';
