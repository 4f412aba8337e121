import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PAGINAS } from '#web/paginas.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';
import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { type Servidor, startServer } from './servidor.ts';

export type Sitio = Servidor & { dataDir: string };

/** The real program with the fictional season and the built pages, for a suite. */
export function useSitio(env: NodeJS.ProcessEnv = {}): () => Sitio {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-sitio-'));
  let sitio: Sitio;
  beforeAll(async () => {
    sitio = { ...(await startServer({ dataDir, env: { DEMO: 'true', ...env } })), dataDir };
  });
  afterAll(async () => {
    await sitio?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => sitio;
}

export type Contestacion = { status: number; headers: Headers; html: string };

type Pedido = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks for a path as it is written: nothing in between tidies it. */
export function pedir(url: string, path: string, pedido: Pedido = {}): Promise<Contestacion> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', headers = {}, body } = pedido;
  return new Promise((resolve, reject) => {
    const peticion = request({ hostname, port, path, method, headers }, (respuesta) => {
      const trozos: Buffer[] = [];
      respuesta.on('data', (trozo) => trozos.push(trozo));
      respuesta.on('end', () => {
        const pares = Object.entries(respuesta.headersDistinct).flatMap(([nombre, valores = []]) =>
          valores.map((valor): [string, string] => [nombre, valor]),
        );
        const html = Buffer.concat(trozos).toString('utf8');
        resolve({ status: respuesta.statusCode ?? 0, headers: new Headers(pares), html });
      });
    });
    peticion.on('error', reject);
    peticion.end(body);
  });
}

export const ENDPOINTS: readonly Endpoint[] = Object.values(recursos).flatMap((grupo) =>
  Object.values<Endpoint>(grupo),
);

export const PRIVADO = '/api/private/';

/** The path of a call with 1 for each of its parameters. */
export const concreta = (path: string): string => path.replace(/:\w+/g, '1');

/** Public pages whose address can be written down beforehand. */
export const PUBLICAS: readonly string[] = [
  ...direccionesPublicas(),
  ...PAGINAS.filter(({ oculta, path }) => oculta && !path.includes(':')).map(({ path }) => path),
];

export const PRIVADAS: readonly string[] = PAGINAS_PRIVADAS.map(({ path }) => `/private/${concreta(path)}`);

type Tabla = { clasificaciones: { idJugador: number }[] };

/** Every page of a player and of a match of the season, by league. */
export async function paginasConDatos(url: string): Promise<string[]> {
  const leer = async <T>(path: string): Promise<T> => JSON.parse((await pedir(url, path)).html) as T;
  const jugadores = new Set<number>();
  for (const { id } of await leer<{ id: number }[]>('/api/clasificaciones/ligas'))
    for (const { idJugador } of (await leer<Tabla>(`/api/clasificaciones/ver?idLiga=${id}`)).clasificaciones)
      jugadores.add(idJugador);
  const partidos = new Set<number>();
  for (const id of jugadores) {
    const { partidos: suyos } = await leer<{ partidos: { id: number }[] }>(
      `/api/clasificaciones/jugador/${id}`,
    );
    for (const partido of suyos) partidos.add(partido.id);
  }
  return [
    ...[...jugadores].map((id) => `/competicion-clasificaciones-division/${id}`),
    ...[...partidos].map((id) => `/competicion-clasificaciones-partido/${id}`),
  ];
}
