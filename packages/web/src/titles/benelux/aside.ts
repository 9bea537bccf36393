/** Benelux beside the table. */
import { title } from '@kursbuch/titles/benelux/title';
import { asideOf } from '../../crayon/aside.tsx';

export const aside = () => asideOf(title);
