/** A difference with its sign: "+30", "−10". */
import { words } from './index.ts';

export const signed = (value: number): string => `${value > 0 ? '+' : '−'}${words().number(Math.abs(value))}`;
