/** The search for best runs, beside the page. */
import { routesWorker, type ToWorker } from '@kursbuch/eighteen';

const answer = routesWorker((message) => postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToWorker>) => answer(data);
