import { z } from 'zod';

export type Json = { [key: string]: unknown };

type Io = 'input' | 'output';

const uri = (id: string): string => `#/components/schemas/${id}`;
const nameOf = (ref: string): string => ref.slice(uri('').length);

/** Said once for the whole document, or a limit of numbers that nobody set. */
const isNoise = (key: string, value: unknown): boolean =>
  key === '$schema' ||
  key === '$id' ||
  // Closed objects would make a new field of an answer an error for who checks it. Maps say what their values are.
  (key === 'additionalProperties' && typeof value !== 'object') ||
  value === Number.MAX_SAFE_INTEGER ||
  value === Number.MIN_SAFE_INTEGER;

/** As many tools read it: a pair of the same is a list of two, and a map of known keys an object. */
function plain(schema: Json): Json {
  const { prefixItems, propertyNames, ...rest } = schema;
  if (Array.isArray(prefixItems) && new Set(prefixItems.map((one) => JSON.stringify(one))).size === 1)
    return { ...rest, items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length };
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum;
  const { additionalProperties: value, ...object } = rest;
  if (keys && value) return { ...object, properties: Object.fromEntries(keys.map((key) => [key, value])) };
  return schema;
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, one]) => !isNoise(key, one));
  return plain(Object.fromEntries(entries.map(([key, one]) => [key, tidied(one)])));
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [nameOf(one)] : refsIn(one),
  );
}

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' ? uri(rename(nameOf(one))) : renamed(one, rename),
    ]),
  );
}

type Drawn = Readonly<Record<string, Json>>;

/** Names of what is sent otherwise than it is answered, themselves or through what they are made of. */
function differing(input: Drawn, output: Drawn, names: readonly string[]): ReadonlySet<string> {
  const same = (name: string) => JSON.stringify(input[name]) === JSON.stringify(output[name]);
  const different = new Set(names.filter((name) => !same(name)));
  for (let before = -1; before !== different.size; ) {
    before = different.size;
    for (const name of names) if (refsIn(input[name]).some((ref) => different.has(ref))) different.add(name);
  }
  return different;
}

/**
 * Every schema as JSON Schema: those with a name once, and referred to from the others. What is sent otherwise than it is
 * answered (texts that may be empty, defaults) has a second name.
 */
export function createSchemas(named: Readonly<Record<string, z.ZodType>>, others: readonly z.ZodType[]) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) if (!registry.has(schema)) registry.add(schema, { id });
  const names = Object.keys(named);
  const anonymous = new Set(others.filter((schema) => !registry.has(schema)));
  for (const [index, schema] of [...anonymous].entries()) registry.add(schema, { id: `_${index}` });
  const drawnAs = (io: Io): Drawn =>
    tidied(z.toJSONSchema(registry, { io, unrepresentable: 'any', uri }).schemas) as Drawn;
  const drawn = { input: drawnAs('input'), output: drawnAs('output') };
  const different = differing(drawn.input, drawn.output, names);
  const rename = (io: Io) => (name: string) =>
    io === 'input' && different.has(name) ? `${name}Envio` : name;
  const used = new Map<string, Json>();
  const use = (name: string, io: Io): void => {
    const id = rename(io)(name);
    if (used.has(id)) return;
    const schema = drawn[io][name] ?? {};
    used.set(id, renamed(schema, rename(io)) as Json);
    for (const ref of refsIn(schema)) use(ref, io);
  };
  const idOf = (schema: z.ZodType): string => registry.get(schema)?.id ?? '';
  return {
    /** As it goes in a call: itself, or where it is described. */
    of(schema: z.ZodType, io: Io): Json {
      const id = idOf(schema);
      const json = drawn[io][id] ?? {};
      const refs = anonymous.has(schema) ? refsIn(json) : [id];
      for (const ref of refs) use(ref, io);
      return anonymous.has(schema) ? (renamed(json, rename(io)) as Json) : { $ref: uri(rename(io)(id)) };
    },
    /** Its fields, and which of them are wanted. */
    fieldsOf(schema: z.ZodType): { properties: Record<string, Json>; required: string[] } {
      const { properties = {}, required = [] } = drawn.input[idOf(schema)] ?? {};
      for (const ref of refsIn(properties)) use(ref, 'input');
      return {
        properties: renamed(properties, rename('input')) as Record<string, Json>,
        required: required as string[],
      };
    },
    isList: (json: Json): boolean =>
      (typeof json.$ref === 'string' ? drawn.input[nameOf(json.$ref)] : json)?.type === 'array',
    components: (): Record<string, Json> =>
      Object.fromEntries([...used].toSorted(([one], [other]) => one.localeCompare(other))),
  };
}
