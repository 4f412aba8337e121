import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

/** An answer as its text: what its schema tells of, and nothing else. Throws where something of it is missing. */
type JsonWriter = (answer: unknown) => string;

/** What a schema does not tell of is left out; told that there is none, a writer would refuse it where it chooses. */
function withoutRefusals(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRefusals);
  if (typeof schema !== 'object' || schema === null) return schema;
  const told = Object.entries(schema).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  );
  return Object.fromEntries(told.map(([key, value]) => [key, withoutRefusals(value)]));
}

const compile = (schema: z.ZodType): JsonWriter =>
  fastJsonStringify(
    withoutRefusals(z.toJSONSchema(schema, { io: 'output', target: 'openapi-3.0' })) as Schema,
  ) as JsonWriter;

const writers = new WeakMap<z.ZodType, JsonWriter>();

/**
 * The writer of a schema, compiled the first time it is asked for. It takes half of what checking and copying an
 * answer takes before it is written; that answers are what their schema says is seen to by types and tests.
 */
export function writerOf(schema: z.ZodType): JsonWriter {
  const writer = writers.get(schema) ?? compile(schema);
  writers.set(schema, writer);
  return writer;
}
