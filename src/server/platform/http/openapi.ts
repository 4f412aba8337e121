import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { createSchemas, type Json } from './openapi-schemas.ts';

/** What is said of a call beside its contract. */
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
  example?: { parameters?: Json; body?: unknown; answer?: unknown } | undefined;
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
      'Con `no`, nadie recibe un correo de lo que cambie. Con `prever` no se hace: contesta a quién avisaría, como `POST /api/private/avisos/previstos`; 204 si no guardaría nada.',
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
  const examples = described.example?.parameters ?? {};
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
      ...(name in examples && { example: examples[name] }),
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
  const answer = described.example?.answer;
  const content = {
    schema: schemas.of(endpoint.output, 'output'),
    ...(answer !== undefined && { example: answer }),
  };
  const type = endpoint.contentType ?? 'application/json';
  return {
    200: { description: 'La respuesta.', headers, content: { [type]: content } },
    ...(described.isTagged && { 304: { description: 'No ha cambiado.' } }),
  };
}

/** What that call may refuse with, beside what any of them may. */
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
          [endpoint.bodyType ?? 'application/json']: {
            schema: schemas.of(endpoint.body, 'input'),
            ...(described.example?.body !== undefined && { example: described.example.body }),
          },
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
