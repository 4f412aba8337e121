import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Options = { title: string; version: string; errorSchema: z.ZodType; privatePrefix: string };

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

const asTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

type Shape = { properties?: Record<string, object>; required?: string[] };

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as Shape;
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: value,
  }));
}

function success(endpoint: Endpoint): object {
  if (!endpoint.output) return { 204: { description: 'Done' } };
  const type = endpoint.contentType ?? 'application/json';
  return {
    200: { description: 'Answer', content: { [type]: { schema: jsonSchema(endpoint.output, 'output') } } },
  };
}

function operation(endpoint: Endpoint, options: Options): object {
  const secured = endpoint.path.startsWith(options.privatePrefix);
  return {
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        content: {
          [endpoint.bodyType ?? 'application/json']: { schema: jsonSchema(endpoint.body, 'input') },
        },
      },
    }),
    ...(secured && { security: [{ token: [] }] }),
    responses: {
      ...success(endpoint),
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The OpenAPI 3.0 document of those endpoints. */
export function openApi(endpoints: readonly Endpoint[], options: Options): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = asTemplate(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, options) };
  }
  return {
    openapi: '3.0.3',
    info: { title: options.title, version: options.version },
    paths,
    components: {
      schemas: { Error: jsonSchema(options.errorSchema, 'output') },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}
