/** 1853 beside the table. */
import { title } from '@kursbuch/titles/1853/title';
import { asideOf } from '../../eighteen/aside.tsx';
import { marks } from './marks.ts';

export const aside = () => asideOf(title, marks, () => import('./asks.ts'));
