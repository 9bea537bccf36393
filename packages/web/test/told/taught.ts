/** What the machine has been taught of a language, to understand a sentence of it. Of any other it looks at less. */
import type { Language } from '@kursbuch/words';

export type Taught<T> = Readonly<Partial<Record<Language, T>>>;
