/** The languages in which people at a table may want to talk: more than the pages are written in. */
export const SPOKEN = ['de', 'en', 'cs', 'da', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'zh'] as const;
export type Spoken = (typeof SPOKEN)[number];

export const isSpoken = (text: string): text is Spoken => SPOKEN.some((one) => one === text);
