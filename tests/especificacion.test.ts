import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Comprobacion } from './especificacion/comprobaciones.ts';
import { ESPECIFICACION } from './especificacion/frases.ts';
import { ENDPOINTS, pedir, useSitio } from './support/programs/sitio.ts';

const leer = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The first cell of each row of the declared departures. */
const FILAS = [...leer('docs/desviaciones.md').matchAll(/^\| (.+?) \| /gm)].map(([, celda = '']) => celda);

type De<T extends Comprobacion['tipo']> = Extract<Comprobacion, { tipo: T }>;
type Dibujo = {
  [clave: string]: unknown;
  properties?: Record<string, Dibujo>;
  $defs?: Record<string, Dibujo>;
};

/** The names of what a schema holds, those inside others after a dot; lists and alternatives are looked into. */
function campos(dibujo: Dibujo, defs: Record<string, Dibujo> = dibujo.$defs ?? {}): string[] {
  const ref = typeof dibujo.$ref === 'string' ? defs[dibujo.$ref.split('/').at(-1) ?? ''] : undefined;
  const dentro = [
    ...(ref ? [ref] : []),
    ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((cual) => (dibujo[cual] ?? []) as Dibujo[]),
    ...(dibujo.items ? [dibujo.items as Dibujo] : []),
  ];
  return [
    ...dentro.flatMap((una) => campos(una, defs)),
    ...Object.entries(dibujo.properties ?? {}).flatMap(([nombre, suyo]) => [
      nombre,
      ...campos(suyo, defs).map((otro) => `${nombre}.${otro}`),
    ]),
  ];
}

const camposDe = (esquema: z.ZodType | null | undefined, io: 'input' | 'output'): string[] =>
  esquema ? campos(z.toJSONSchema(esquema, { io, unrepresentable: 'any' }) as Dibujo) : [];

/** As the router chooses: a path that names itself before one with a parameter in its place. */
function endpointDe(verbo: string, path: string): Endpoint | undefined {
  const limpio = path.replace(/\/?(\?.*)?$/, '');
  return ENDPOINTS.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':'))).find(
    (uno) => uno.method === verbo && new RegExp(`^${uno.path.replace(/:\w+/g, '[^/]+')}$`).test(limpio),
  );
}

const sinMarcas = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(
      /&quot;|&#x27;|&amp;|&nbsp;/g,
      (una) => ({ '&quot;': '"', '&amp;': '&', '&nbsp;': ' ' })[una] ?? "'",
    )
    .replaceAll('\u00a0', ' ');

const TODAS = Object.entries(ESPECIFICACION).flatMap(([seccion, frases]) =>
  frases.map((frase) => ({ seccion, frase })),
);

describe('the specification, sentence by sentence', () => {
  const sitio = useSitio();

  async function comprobarPagina({ path, estado = 200, titulo, contiene = [] }: De<'pagina'>): Promise<void> {
    const { status, html } = await pedir(sitio().url, path);
    expect(status, path).toBe(estado);
    if (titulo !== undefined) expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], path).toBe(titulo);
    const texto = sinMarcas(html);
    for (const una of contiene)
      if (typeof una === 'string') expect(texto, path).toContain(una);
      else expect(html, path).toMatch(una);
  }

  /** By its path as it is written: there is such a call, which is not the answer to a path that is not there. */
  async function comprobarLlamada({ verbos, path, ...dicho }: De<'llamada'>): Promise<void> {
    for (const verbo of verbos) {
      const endpoint = endpointDe(verbo, path);
      if (!endpoint) throw new Error(`There is no ${verbo} ${path}`);
      const json = { 'content-type': 'application/json' };
      const { status } = await pedir(sitio().url, path, {
        method: verbo,
        ...(verbo === 'POST' && { headers: json, body: '{}' }),
      });
      if (path.startsWith('/api/private/')) expect(status, `${verbo} ${path}`).toBe(401);
      else expect([200, 400, 415, 422, 503], `${verbo} ${path}`).toContain(status);
      const [consulta, cuerpo, responde] = [
        camposDe(endpoint.query, 'input'),
        camposDe(endpoint.body, 'input'),
        camposDe(endpoint.output, 'output'),
      ];
      expect(consulta).toEqual(expect.arrayContaining([...(dicho.consulta ?? [])]));
      expect(cuerpo).toEqual(expect.arrayContaining([...(dicho.cuerpo ?? [])]));
      expect(responde).toEqual(expect.arrayContaining([...(dicho.responde ?? [])]));
    }
  }

  async function comprobar(una: Comprobacion): Promise<void> {
    switch (una.tipo) {
      case 'pagina':
        return comprobarPagina(una);
      case 'llamada':
        return comprobarLlamada(una);
      case 'igual':
        return expect(una.que()).toEqual(una.es);
      case 'mensaje':
        return expect(Object.values<unknown>(mensajes)).toContain(una.texto);
      case 'prueba':
        expect(existsSync(new URL(`../${una.archivo}`, import.meta.url)), una.archivo).toBe(true);
        return expect(leer(una.archivo), una.archivo).toContain(una.titulo);
      case 'desviacion':
        return expect(
          FILAS.filter((fila) => fila.startsWith(una.fila)),
          una.fila,
        ).toHaveLength(1);
      case 'pantalla':
      case 'noSePuede':
        return;
      default:
        return una satisfies never;
    }
  }

  it.each(TODAS.map(({ seccion, frase: [palabras, ...como] }) => [`${seccion}: ${palabras}`, como] as const))(
    '%s',
    async (_, como) => {
      for (const una of como) await comprobar(una);
    },
  );

  it('a path that is not of the API is told apart', async () => {
    expect((await pedir(sitio().url, '/api/private/ninguna')).status).toBe(404);
    expect((await pedir(sitio().url, '/api/ninguna')).status).toBe(404);
  });
});

/** A check taken away, or a sentence, is noticed here: the specification does not get shorter. */
test('every sentence is here, and how it is kept', () => {
  const de = (tipos: readonly Comprobacion['tipo'][]) =>
    TODAS.filter(({ frase: [, ...como] }) => como.some(({ tipo }) => tipos.includes(tipo))).length;
  const soloDe = (tipo: Comprobacion['tipo']) =>
    TODAS.filter(({ frase: [, ...como] }) => como.every((una) => una.tipo === tipo)).length;
  const palabras = TODAS.map(({ frase: [suyas] }) => suyas).join('\n');
  expect({
    frases: TODAS.length,
    palabras: createHash('sha256').update(palabras).digest('hex').slice(0, 16),
    comprobadas: de(['pagina', 'llamada', 'igual', 'mensaje', 'pantalla', 'prueba']),
    soloDeclaradas: soloDe('desviacion'),
    declaradas: de(['desviacion']),
    noSePueden: soloDe('noSePuede'),
    comprobaciones: TODAS.reduce((total, { frase: [, ...como] }) => total + como.length, 0),
  }).toEqual({
    frases: 295,
    palabras: 'd03759a0e2e8be92',
    comprobadas: 277,
    soloDeclaradas: 8,
    declaradas: 55,
    noSePueden: 10,
    comprobaciones: 478,
  });
});
