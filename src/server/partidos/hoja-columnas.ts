import type { PartidoFila } from '#contract/partidos.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { siNo } from '#domain/hoja/valores.ts';
import { casilla, NUMEROS_SET } from '#domain/partido/marcador.ts';
import { VERSION } from '#server/db/hoja.ts';

/** The columns of the file by the field they fill, in the order they go out. */
export const COLUMNAS: Readonly<Record<string, string>> = {
  id: 'Id',
  fecha: 'Fecha',
  duracion: 'Duración',
  idPista: 'Id pista',
  pista: 'Pista',
  idLiga: 'Id liga',
  liga: 'Liga',
  idJugador1: 'Id jugador 1',
  jugador1: 'Jugador 1',
  idJugador2: 'Id jugador 2',
  jugador2: 'Jugador 2',
  ...Object.fromEntries(
    NUMEROS_SET.flatMap((n) =>
      ([1, 2] as const).map((lado) => [casilla(lado, n), `J${lado} set ${n}`] as const),
    ),
  ),
  noPresentado: 'No presentado',
  aplazado: 'Aplazado',
  cancelado: 'Cancelado',
  sintetico: 'De resolución',
  observaciones: 'Observaciones',
  version: VERSION,
};

const SUYAS: Readonly<Record<string, string>> = {
  jugador1NoPresenta: 'noPresentado',
  jugador2NoPresenta: 'noPresentado',
  jugador1Aplaza: 'aplazado',
  jugador2Aplaza: 'aplazado',
};

/** The column where a field at fault is seen. */
export const columnaDe = (campo: string): string => COLUMNAS[SUYAS[campo] ?? campo] ?? '';

/** What a column is called. */
export const columna = (campo: keyof typeof COLUMNAS): string => COLUMNAS[campo] ?? '';

const ladoDe = (uno: boolean, dos: boolean): string => {
  if (uno) return '1';
  return dos ? '2' : '';
};

const texto = (valor: string | number | null): string => (valor === null ? '' : String(valor));

/** A match as a row of the file. */
export const filaDe = (p: PartidoFila): string[] => [
  String(p.id),
  fechaCorta(p.fecha),
  String(p.duracion),
  texto(p.idPista),
  texto(p.pista),
  String(p.idLiga),
  p.liga,
  String(p.idJugador1),
  p.jugador1,
  String(p.idJugador2),
  p.jugador2,
  ...NUMEROS_SET.flatMap((n) => [texto(p[casilla(1, n)]), texto(p[casilla(2, n)])]),
  ladoDe(p.jugador1NoPresenta, p.jugador2NoPresenta),
  ladoDe(p.jugador1Aplaza, p.jugador2Aplaza),
  siNo(p.cancelado),
  siNo(p.sintetico),
  texto(p.observaciones),
  String(p.version),
];
