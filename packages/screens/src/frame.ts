/** What screens of titles use of the frame, whatever their family. */

export { remembered } from './parts/remembered.ts';
export { Sign } from './parts/Sign.tsx';
export { isPhone, isWide } from './parts/screen.ts';
export { Rich } from './parts/strong.tsx';
export { screenWords, vocabulary } from './words/index.ts';
export { signed } from './words/signed.ts';
