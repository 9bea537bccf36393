/**
 * Checks of what comes in and writers of what goes out, compiled once for all schemas that say the same: nearly every route
 * answers trouble by one schema, and a process may hold several servers. Fastify alone compiles them for each route of each.
 */
import checks from '@fastify/ajv-compiler';
import writers from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** By what a schema says: nothing else makes a difference, for no schema of ours refers to another by its name. */
// biome-ignore lint/suspicious/noExplicitAny: what the two builders take and make is their own business
function onceEach<Build extends (...settings: any[]) => (route: any) => any>(build: Build): Build {
  const made = new Map<string, ReturnType<ReturnType<Build>>>();
  const buildOnce = (...settings: Parameters<Build>) => {
    const compile = build(...settings);
    return (route: { readonly schema?: unknown }) => {
      const said = JSON.stringify(route.schema);
      if (!made.has(said)) made.set(said, compile(route));
      return made.get(said);
    };
  };
  return buildOnce as Build;
}

export const compilersFactory: Factory = {
  buildValidator: onceEach(checks()),
  buildSerializer: onceEach(writers()),
};
