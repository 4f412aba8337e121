import type { FastifyInstance } from 'fastify';
import { PRIVADO } from './programs/sitio.ts';

export const VERBOS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'] as const;

type Ruta = { path: string; verbs: string[] };

const LINEA = /^((?:[│ ] {3})*)[├└]── (\S*) \(([^)]*)\)/;

/** The routes the application really has, read from its own table and not from what was meant to be in it. */
export function rutasDe(app: FastifyInstance): Ruta[] {
  const encima: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((linea) => {
      const [, sangria = '', tramo = '', verbos = ''] = LINEA.exec(linea) ?? [];
      if (verbos === '') return [];
      const nivel = sangria.length / 4;
      encima.splice(nivel, encima.length, tramo);
      return { path: encima.join(''), verbs: verbos.split(', ') };
    });
}

/** Other ways of writing the same path: some proxies and routers read them as the path itself. */
export function disfraces(path: string): string[] {
  const resto = path.slice(PRIVADO.length);
  const encoded = resto.replace(/[a-z]/, (letra) => `%${letra.charCodeAt(0).toString(16)}`);
  return [
    path,
    `${path}/`,
    `${path}//`,
    `${path}%2f`,
    `//api/private/${resto}`,
    `/api//private//${resto}`,
    `/api/private%2f${resto}`,
    `/api/private%2F${resto}`,
    `/api%2fprivate%2f${resto}`,
    `/%61pi/private/${resto}`,
    `/api/%70rivate/${resto}`,
    `/api/%2570rivate/${resto}`,
    `/api/private/${encoded}`,
    `/api/private/${encoded.replace('%', '%25')}`,
    `/api/PRIVATE/${resto}`,
    `/API/private/${resto}`,
    `/api/private/${resto.toUpperCase()}`,
    `/api/clasificaciones/../private/${resto}`,
    `/api/clasificaciones/%2e%2e/private/${resto}`,
    `/api/clasificaciones/%252e%252e/private/${resto}`,
    `/../../api/private/${resto}`,
    `/api/./private/${resto}`,
    `/api/private/./${resto}`,
    `/api/private;x=1/${resto}`,
    `/api/private/${resto};x=1`,
    `/api/private/${resto}?token=admin`,
    `/api/private/${resto}%00`,
    `/api/private/${resto}%0d%0aauthorization:%20x`,
    `/api/private/${resto}.json`,
    `/api/private/${resto}.data`,
    `/api\\private\\${resto}`,
    `http://localhost/api/private/${resto}`,
  ];
}
