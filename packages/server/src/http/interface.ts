/** The page of the interface: every route with its schemas, in the form of OpenAPI 3.1, whose schemas are JSON Schema. */
import type { RouteOptions } from 'fastify';

interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: object;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of a schema of parameters. */
function parametersIn(place: 'path' | 'query', schema: unknown): readonly object[] {
  if (!isObject(schema) || !isObject(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).map(([name, form]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: form,
  }));
}

function described({ method, url, schema }: RouteOptions): readonly Described[] {
  const { summary, params, querystring, body, response } = schema ?? {};
  const answers = Object.entries(isObject(response) ? response : {}).map(([status, form]) => [
    status.toUpperCase().replace(/^(\d)XX$/, '$1XX'),
    { description: status, content: { 'application/json': { schema: form } } },
  ]);
  const operation = {
    ...(summary !== undefined && { summary }),
    parameters: [...parametersIn('path', params), ...parametersIn('query', querystring)],
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: Object.fromEntries(answers),
  };
  const path = url.replace(/:(\w+)/g, '{$1}');
  return [method].flat().map((one) => ({ path, method: one.toLowerCase(), operation }));
}

export function openApi(routes: readonly RouteOptions[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of routes.flatMap(described)) {
    paths[path] ??= {};
    paths[path][method] = operation;
  }
  return { openapi: '3.1.0', info: { title: 'Kursbuch', version }, paths };
}
