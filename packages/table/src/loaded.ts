/** Games ready to play, by family: a family adds what its titles are when they are loaded, under its name. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the families with `declare module`.
export interface LoadedTitles {}

/** A title of any family, ready to play; its `family` says what its state looks like. */
export type LoadedTitle = LoadedTitles[keyof LoadedTitles];
