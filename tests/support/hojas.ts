import { type Hoja, importarApi } from '#contract/liga/importar.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { type CampoDeHoja, camposDeCabeceras, filasDeHoja, type QueSeTrae } from '#domain/hoja/columnas.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { readFile } from '#web/platform/sheet.ts';
import type { TestApp } from './app.ts';

/** The league that `unaLiga` makes, as files name it. */
export const LIGA = 'Liga Social - 1ª División - 2026/27';

/** The cells of a file that went out, as the desk reads them. */
export async function celdasDe(bytes: Uint8Array): Promise<string[][]> {
  const filas = (await readFile(new Blob([new Uint8Array(bytes)])))[0]?.rows ?? [];
  return filas.slice(0, filas.findLastIndex((fila) => fila.some(Boolean)) + 1);
}

/** A file with that header, as it is chosen on screen. */
export const conCabecera =
  (cabecera: string[]) =>
  (...filas: string[][]): Uint8Array =>
    writeCsv([cabecera, ...filas]);

/** The rows of a file whose columns are those that go out from here, and the heading of each field. */
async function leida(que: QueSeTrae, archivo: Uint8Array) {
  const [cabecera = [], ...resto] = await celdasDe(archivo);
  const campos = camposDeCabeceras(que, cabecera, {}, true);
  const filas = filasDeHoja([cabecera, ...resto], { que, cabecera: 0, campos });
  const hoja: Hoja = { que, filas, supuesta: { tipo: 'social', anio: 2026, division: null } };
  return { hoja, titulo: (campo: CampoDeHoja) => cabecera[campos.indexOf(campo)] ?? campo };
}

/** What is done with a file: to see what it would do, to confirm what was seen, or both. */
function importador(app: () => TestApp, que: 'jugadores' | 'partidos') {
  const ver = async (archivo: Uint8Array) => {
    const { hoja, titulo } = await leida(que, archivo);
    const { haria } = await app().rehearse(importarApi.importar, { body: hoja });
    const cuantas = (cual: string) => haria.filas.filter((fila) => fila.que === cual).length;
    return {
      ...haria,
      filas: haria.filas.length,
      nuevas: cuantas('nueva'),
      cambian: cuantas('cambia'),
      iguales: cuantas('igual'),
      buenas: haria.filas.filter((fila) => fila.que !== 'mala'),
      malas: haria.filas.flatMap(({ linea, fallos }) =>
        fallos.map(({ campo, mensaje }) => ({ linea, columna: titulo(campo), mensaje })),
      ),
    };
  };
  const confirmar = async (archivo: Uint8Array, huella: string) => {
    const { hoja } = await leida(que, archivo);
    return app().api('POST', importarApi.importar.path, { ...hoja, huella });
  };
  const importar = async (archivo: Uint8Array) => confirmar(archivo, (await ver(archivo)).huella);
  const exportar = async (): Promise<Uint8Array> => {
    const { rawPayload } = await app().app.inject({
      url: `/api/private/hojas/${que}`,
      headers: { authorization: app().token },
    });
    return new Uint8Array(rawPayload);
  };
  return { ver, confirmar, importar, exportar };
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

export const hojasDeJugadores = (app: () => TestApp) => ({
  ...importador(app, 'jugadores'),
  todos: () => app().call(jugadoresApi.listar, {}),
});

export const hojasDePartidos = (app: () => TestApp) => importador(app, 'partidos');

export const deTexto = (texto: string): Uint8Array => new TextEncoder().encode(texto);
