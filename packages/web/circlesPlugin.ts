/**
 * Refuses a build in which files load each other in a circle: whichever comes first would find parts of the other not made
 * yet, and only in some visits.
 */
import type { Plugin } from 'vite';

export function circlesPlugin(): Plugin {
  return {
    name: 'kursbuch-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const walk = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`files load each other: ${[...way, file].join(' → ')}`);
        if (done.has(file)) return;
        const chunk = bundle[file];
        for (const next of chunk?.type === 'chunk' ? chunk.imports : []) walk(next, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) walk(file, []);
    },
  };
}
