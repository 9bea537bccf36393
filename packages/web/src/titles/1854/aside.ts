/** 1854 beside the table. */
import { title } from '@kursbuch/titles/1854/title';
import { asideOf } from '../../eighteen/aside.tsx';
import { marks } from './marks.ts';

export const aside = () => asideOf(title, marks, () => import('./asks.ts'));
