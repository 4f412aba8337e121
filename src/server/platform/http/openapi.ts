import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

export type Described = {
  operationId: string;
  tag: string;
  /** What the account behind the token must be able to do; undefined for a public call. */
  permission?: string | undefined;
  /** It is done once under each `Idempotency-Key`. */
  takesKey: boolean;
  /** It can be asked whom it would tell, without doing it. */
  isRehearsed: boolean;
  /** Its answer carries a tag, and 304 is answered to who has it already. */
  isTagged: boolean;
};

type Options = {
  info: Json;
  server: string;
  tags: Readonly<Record<string, string>>;
  /** Schemas with a name of their own, by name. `ErrorApi` is what every refusal carries. */
  schemas: Readonly<Record<string, z.ZodType>> & { ErrorApi: z.ZodType };
  describe: (endpoint: Endpoint) => Described;
};

const asTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

type Schemas = ReturnType<typeof createSchemas>;

const REFUSALS = {
  400: ['NoValido', 'Lo enviado no vale: qué campo, y por qué.'],
  401: ['SinSesion', 'Falta el token, o ya no vale.'],
  403: ['SinPermiso', 'La cuenta no puede hacerlo, o hay que escribir otra vez la contraseña.'],
  404: ['NoEsta', 'No existe.'],
  409: ['Conflicto', 'Alguien lo ha cambiado antes (con `actual`), o lo impide una regla del club.'],
  429: ['Demasiadas', 'Demasiadas peticiones desde una dirección.'],
} as const;

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function refusals(errors: Json): Json {
  const each = Object.values(REFUSALS).map(([name, description]) => [
    name,
    {
      description,
      ...(name === 'Demasiadas' && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }),
      content: json(errors),
    },
  ]);
  return {
    ...Object.fromEntries(each),
    Error: { description: 'Cualquier otro error.', content: json(errors) },
  };
}

const HEADERS = {
  ETag: { description: 'La etiqueta de la respuesta, para `If-None-Match`.', schema: { type: 'string' } },
  RetryAfter: { description: 'Segundos que hay que esperar.', schema: { type: 'integer', minimum: 1 } },
  Operacion: {
    description: 'La operación que ha quedado, para deshacerla; 0 si no hay nada que deshacer.',
    schema: { type: 'integer', minimum: 0 },
  },
};

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Una clave que inventa quien llama: la misma escritura, enviada otra vez con ella, se hace una vez.',
    schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
  },
  Avisos: {
    name: 'X-Avisos',
    in: 'header',
    description: 'Con `no`, nadie recibe un correo de lo que cambie.',
    schema: { type: 'string', enum: ['no'] },
  },
  AvisosPrever: {
    name: 'X-Avisos',
    in: 'header',
    description:
      'Con `no`, nadie recibe un correo de lo que cambie. Con `prever` no se hace, se ensaya: contesta a quién avisaría y, en `haria`, qué haría; 204 si no guardaría nada.',
    schema: { type: 'string', enum: ['no', 'prever'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'La etiqueta de la respuesta que ya se tiene: si no ha cambiado, 304.',
    schema: { type: 'string' },
  },
};

const isWrite = ({ method }: Endpoint): boolean => method !== 'GET';

function parametersOf(endpoint: Endpoint, described: Described, schemas: Schemas): Json[] {
  const shared = (name: keyof typeof PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });
  const from = (where: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
    if (!schema) return [];
    const { properties, required } = schemas.fieldsOf(schema);
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: value,
      // Between commas: `?quitar=3,8`.
      ...(schemas.isList(value) && { style: 'form', explode: false }),
    }));
  };
  return [
    ...from('path', endpoint.params),
    ...from('query', endpoint.query),
    ...(described.takesKey ? [shared('IdempotencyKey')] : []),
    ...(described.permission && isWrite(endpoint)
      ? [shared(described.isRehearsed ? 'AvisosPrever' : 'Avisos')]
      : []),
    ...(described.isTagged ? [shared('IfNoneMatch')] : []),
  ];
}

function successOf(endpoint: Endpoint, described: Described, schemas: Schemas): Json {
  const headers = {
    ...(described.isTagged && { ETag: { $ref: '#/components/headers/ETag' } }),
    ...(described.permission &&
      isWrite(endpoint) && { 'x-operation': { $ref: '#/components/headers/Operacion' } }),
  };
  if (!endpoint.output) return { 204: { description: 'Hecho.', headers } };
  const content = { schema: schemas.of(endpoint.output, 'output') };
  const type = endpoint.contentType ?? 'application/json';
  return {
    200: { description: 'La respuesta.', headers, content: { [type]: content } },
    ...(described.isTagged && { 304: { description: 'No ha cambiado.' } }),
  };
}

function refusalsOf(endpoint: Endpoint, { permission }: Described): Json {
  const codes: (keyof typeof REFUSALS)[] = [
    ...(endpoint.query || endpoint.body ? [400 as const] : []),
    ...(permission ? [401 as const, 403 as const] : []),
    ...(endpoint.params ? [404 as const] : []),
    ...(isWrite(endpoint) ? [409 as const] : []),
    429,
  ];
  return Object.fromEntries(
    codes.map((code) => [code, { $ref: `#/components/responses/${REFUSALS[code][0]}` }]),
  );
}

const FIRST_SENTENCE = /^.*?(?=\.(?:\s|$))/;

function operation(endpoint: Endpoint, described: Described, schemas: Schemas): Json {
  const { operationId, tag, permission } = described;
  return {
    operationId,
    tags: [tag],
    summary: FIRST_SENTENCE.exec(endpoint.summary)?.[0] ?? endpoint.summary,
    description: endpoint.summary,
    security: permission ? [{ token: [] }] : [],
    ...(permission && { 'x-permiso': permission }),
    ...(endpoint.asksPassword && { 'x-contrasena': true }),
    parameters: parametersOf(endpoint, described, schemas),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.bodyType ?? 'application/json']: { schema: schemas.of(endpoint.body, 'input') },
        },
      },
    }),
    responses: {
      ...successOf(endpoint, described, schemas),
      ...refusalsOf(endpoint, described),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const schemasIn = ({ params, query, body, output }: Endpoint): z.ZodType[] =>
  [params, query, body, output].filter((schema) => !!schema);

export function openApi(endpoints: readonly Endpoint[], options: Options): Json {
  const { info, server, tags, describe } = options;
  const schemas = createSchemas(options.schemas, endpoints.flatMap(schemasIn));
  const errors = schemas.of(options.schemas.ErrorApi, 'output');
  const paths: Record<string, Json> = {};
  const used = new Set<string>();
  for (const endpoint of endpoints) {
    const described = describe(endpoint);
    used.add(described.tag);
    const path = asTemplate(endpoint.path);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, described, schemas),
    };
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: server }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components(),
      responses: refusals(errors),
      headers: HEADERS,
      parameters: PARAMETERS,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'El token que da `POST /api/auth/login`, entero y sin nada delante.',
        },
      },
    },
  };
}

type Json = { [key: string]: unknown };

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
function createSchemas(named: Readonly<Record<string, z.ZodType>>, others: readonly z.ZodType[]) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) if (!registry.has(schema)) registry.add(schema, { id });
  const names = Object.keys(named);
  const anonymous = new Set(others.filter((schema) => !registry.has(schema)));
  for (const [index, schema] of [...anonymous].entries()) registry.add(schema, { id: `_${index}` });
  const drawnAs = (io: Io, nameFor = (id: string): string => id): Drawn =>
    tidied(
      z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => uri(nameFor(id)) }).schemas,
    ) as Drawn;
  const output = drawnAs('output');
  const different = differing(drawnAs('input'), output, names);
  const sentAs = (id: string): string => (different.has(id) ? `${id}Envio` : id);
  const input = drawnAs('input', sentAs);
  const sent = Object.fromEntries(Object.entries(input).map(([id, json]) => [sentAs(id), json]));
  const described: Drawn = { ...output, ...sent };
  const used = new Map<string, Json>();
  const use = (ids: readonly string[]): void => {
    for (const id of ids.filter((one) => !used.has(one))) {
      used.set(id, described[id] ?? {});
      use(refsIn(described[id]));
    }
  };
  const idOf = (schema: z.ZodType): string => registry.get(schema)?.id ?? '';
  return {
    /** As it goes in a call: itself, or where it is described. */
    of(schema: z.ZodType, io: Io): Json {
      const id = idOf(schema);
      const json = (io === 'input' ? input : output)[id] ?? {};
      if (anonymous.has(schema)) {
        use(refsIn(json));
        return json;
      }
      const name = io === 'input' ? sentAs(id) : id;
      use([name]);
      return { $ref: uri(name) };
    },
    fieldsOf(schema: z.ZodType): { properties: Record<string, Json>; required: string[] } {
      const { properties = {}, required = [] } = input[idOf(schema)] ?? {};
      use(refsIn(properties));
      return { properties: properties as Record<string, Json>, required: required as string[] };
    },
    isList: (json: Json): boolean =>
      (typeof json.$ref === 'string' ? input[nameOf(json.$ref)] : json)?.type === 'array',
    components: (): Record<string, Json> =>
      Object.fromEntries([...used].toSorted(([one], [other]) => one.localeCompare(other))),
  };
}
