/** What lies in the folders of titles (`titles/<title>/screen/…`), by the title. */
export const byTitle = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [path.split('/').at(-3) ?? '', file]));
