import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { concreta, ENDPOINTS } from '#tests/support/sitio.ts';

type Operation = {
  parameters: { name: string; in: string; required: boolean }[];
  security?: unknown;
  responses: object;
};

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: object };
};

describeServer('the description of the API', (engine) => {
  const app = useApp(engine);
  const openapi = async () => (await app().send('GET', '/api/openapi.json')).body as OpenApi;
  const operationOf = ({ paths }: OpenApi, { method, path }: Endpoint): Operation => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described`);
    return operation;
  };

  it('lists every endpoint of the contract and nothing else', async () => {
    const { openapi: version, paths } = await openapi();
    expect(version).toMatch(/^3\.0/);
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('describes parameters, bodies, answers and who needs the token', async () => {
    const document = await openapi();
    expect(document.components.schemas).toHaveProperty('Error');
    expect(document.components.securitySchemes).toHaveProperty('token');
    for (const endpoint of ENDPOINTS) {
      const { path, body } = endpoint;
      const operation = operationOf(document, endpoint);
      const inPath = operation.parameters.filter((p) => p.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
      expect('security' in operation).toBe(path.startsWith('/api/private/'));
      expect('requestBody' in operation).toBe(body !== undefined);
      expect(operation.responses).toHaveProperty('default');
    }
    const guardar = JSON.stringify(document.paths['/api/private/partidos/{id}']?.post);
    expect(guardar).toContain('jugador2Set6');
    expect(guardar).toContain('idPista');
  });

  it('has a route behind each of its calls', async () => {
    for (const { method, path } of ENDPOINTS) {
      const answer = await app().api(method, concreta(path), method === 'POST' ? {} : undefined);
      expect(answer.body).not.toEqual({ message: mensajes.rutaNoEncontrada });
      expect(answer.status).not.toBe(500);
    }
  });
});
