/** A difference with its sign: "+30", "−10". */
import { words } from '../words/index.ts';

export const signed = (value: number): string => `${value > 0 ? '+' : '−'}${words().number(Math.abs(value))}`;
