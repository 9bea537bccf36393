/** The page of those who keep order, with its words. */
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { operatorUi } from '../words/operator.ts';
import { OperatorPage } from './OperatorPage.tsx';

export async function load(): Promise<typeof OperatorPage> {
  await Promise.all([homeUi.load(), onlineUi.load(), operatorUi.load()]);
  return OperatorPage;
}
