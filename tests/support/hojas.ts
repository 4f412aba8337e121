import { importarApi } from '#contract/liga/importar.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import type { TestApp } from './app.ts';

/** The league that `unaLiga` makes, as files name it. */
export const LIGA = 'Liga Social - 1ª División - 2026/27';

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A file with that header, as it is sent. */
export const conCabecera =
  (cabecera: string[]) =>
  (...filas: string[][]): string =>
    base64(writeCsv([cabecera, ...filas]));

/** What is done with a file: to see what it would do, to confirm what was seen, or both. */
function importador(app: () => TestApp, recurso: 'jugadores' | 'partidos') {
  const ver = (contenido: string) =>
    app().call(recurso === 'jugadores' ? importarApi.verJugadores : importarApi.verPartidos, {
      body: { contenido },
    });
  const confirmar = (contenido: string, huella: string) =>
    app().api('POST', `/api/private/hojas/${recurso}/importar`, { contenido, huella });
  const importar = async (contenido: string) => {
    const previa = await app().api('POST', `/api/private/hojas/${recurso}/previa`, { contenido });
    return confirmar(contenido, (previa.body as { huella?: string }).huella ?? '');
  };
  return { ver, confirmar, importar };
}

const CABECERA = [
  'Id',
  'Nombre',
  'Estado',
  'Email',
  'Teléfono',
  'Id liga',
  'Liga',
  'Disponible para amistosos',
];

export const hojaJugadores = conCabecera(CABECERA);

export const filaJugador = (nombre: string, resto: Record<string, string> = {}): string[] =>
  CABECERA.map((columna) => ({ Nombre: nombre, ...resto })[columna] ?? '');

export function hojasDeJugadores(app: () => TestApp) {
  const todos = () => app().call(jugadoresApi.listar, {});
  const exportar = async () => {
    const { rawPayload } = await app().app.inject({
      url: '/api/private/hojas/jugadores',
      headers: { authorization: app().token },
    });
    return new Uint8Array(rawPayload);
  };
  return { ...importador(app, 'jugadores'), todos, exportar };
}

export const hojasDePartidos = (app: () => TestApp) => importador(app, 'partidos');
