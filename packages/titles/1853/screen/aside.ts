/** 1853 beside the table. */

import { asideOf } from '@kursbuch/screens/eighteen/aside';
import { title } from '../rules/title.ts';
import { words as voices } from '../words/index.ts';
import { marks } from './marks.ts';

export const aside = () => asideOf(title, { marks, voices });
