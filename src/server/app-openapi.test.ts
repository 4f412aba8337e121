import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { concreta, ENDPOINTS } from '#tests/support/programs/sitio.ts';

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  security: object[];
  requestBody?: object;
  responses: Record<string, object>;
};

type OpenApi = {
  openapi: string;
  info: { license: { name: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
};

/** Every object in a document, with where it is. */
function* objectsIn(value: unknown, where = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [where, value as Record<string, unknown>];
  for (const [key, one] of Object.entries(value)) yield* objectsIn(one, `${where}/${key}`);
}

const nameOf = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}');

describeServer('the description of the API', (engine) => {
  const app = useApp(engine);
  const openapi = async () => (await app().send('GET', '/api/openapi.json')).body as OpenApi;
  const operationOf = ({ paths }: OpenApi, endpoint: Endpoint): Operation => {
    const operation = paths[nameOf(endpoint)]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${endpoint.method} ${endpoint.path} is not described`);
    return operation;
  };

  it('lists every endpoint of the contract and nothing else', async () => {
    const { openapi: version, paths } = await openapi();
    expect(version).toMatch(/^3\.1/);
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = ENDPOINTS.map((one) => `${one.method} ${nameOf(one)}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('describes parameters, bodies, answers and who needs the token', async () => {
    const document = await openapi();
    expect(document.components.schemas).toHaveProperty('ErrorApi');
    expect(document.components.securitySchemes).toHaveProperty('token');
    for (const endpoint of ENDPOINTS) {
      const { path, body } = endpoint;
      const operation = operationOf(document, endpoint);
      const inPath = operation.parameters.filter((p) => p.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
      expect(operation.security).toEqual(path.startsWith('/api/private/') ? [{ token: [] }] : []);
      expect('requestBody' in operation).toBe(body !== undefined);
      expect(operation.responses).toHaveProperty('default');
    }
    const guardar = JSON.stringify(document.components.schemas.PartidoGuardarEnvio);
    expect(guardar).toContain('jugador2Set6');
    expect(guardar).toContain('idPista');
  });

  it('names each call once, puts it in a described group and says what it does', async () => {
    const document = await openapi();
    const groups = document.tags.map(({ name }) => name);
    const operations = ENDPOINTS.map((one) => operationOf(document, one));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length);
    for (const { operationId, tags, summary, description } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(groups).toEqual(expect.arrayContaining(tags));
      expect(summary.length).toBeGreaterThan(2);
      expect(description.startsWith(summary)).toBe(true);
    }
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(groups));
    expect(document.tags.every(({ description }) => description !== '')).toBe(true);
    expect(document.servers).toEqual([{ url: '/' }]);
    expect(document.info.license.name).toBe('MIT');
  });

  it('refers to nothing that is not there, describes nothing that nobody uses, and every list says of what', async () => {
    const document = await openapi();
    const objects = [...objectsIn(document)];
    const referred = new Set(objects.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : [])));
    for (const ref of referred) {
      const found = ref
        .slice('#/'.length)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(found, ref).toBeDefined();
    }
    for (const name of Object.keys(document.components.schemas))
      expect([...referred], name).toContain(`#/components/schemas/${name}`);
    for (const [where, { type, items, required, properties }] of objects) {
      if (type === 'array') expect(items, where).toBeTypeOf('object');
      if (Array.isArray(required))
        expect(Object.keys(properties as object), where).toEqual(expect.arrayContaining(required));
    }
    expect(JSON.stringify(document)).not.toMatch(/"nullable"|"\$schema"|9007199254740991/);
  });

  it('says the form of days and times, and what a private write takes and gives besides', async () => {
    const { components, paths } = await openapi();
    expect(components.schemas.FilaHorario).toMatchObject({
      properties: { fecha: { $ref: '#/components/schemas/FechaHoraLeida' } },
    });
    expect(components.schemas.FechaHoraLeida).toHaveProperty('pattern');
    expect(components.schemas.DiaLeido).toEqual({ type: 'string', format: 'date' });
    const guardar = paths['/api/private/partidos/{id}']?.post;
    expect(guardar?.parameters.map(({ $ref }) => $ref)).toContain('#/components/parameters/IdempotencyKey');
    expect(Object.keys(guardar?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '429', 'default']),
    );
    expect(paths['/api/horarios/proximos']?.get?.responses).toHaveProperty('304');
  });

  it('is where whoever knew its former page arrives', async () => {
    const { statusCode, headers } = await app().app.inject('/api');
    expect([statusCode, headers.location]).toEqual([301, '/api/openapi.json']);
  });

  it('has a route behind each of its calls', async () => {
    for (const { method, path } of ENDPOINTS) {
      const answer = await app().api(method, concreta(path), method === 'POST' ? {} : undefined);
      expect(answer.body).not.toEqual({ message: mensajes.rutaNoEncontrada });
      expect(answer.status).not.toBe(500);
    }
  });
});
