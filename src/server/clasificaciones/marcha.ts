import type { FichaJugador, FilaDeTabla, Situacion } from '#contract/liga/seguimiento.ts';
import { retablesPor } from '#domain/clasificacion/escalera.ts';
import { type FilaClasificacion, lugarDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { formaDe, quedanDe, rachaDe } from '#domain/clasificacion/seguimiento.ts';
import { clasificacion, type DatosTabla, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import { deDisciplina, disciplinaDe, esDeSiempre } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { estadoPublico, estaFuera, nombreDivision, nombreLiga, tituloLiga } from '#domain/liga/liga.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { ajustesEnPublico, type EnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import { datosDeTablaPublica, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { Lector } from '#server/db/open.ts';

/** How a league is going: its rows with the names they have, and what each player has left. */
export type Marcha = {
  datos: DatosTabla;
  partidos: Partido[];
  filas: FilaClasificacion[];
  quedan: ReadonlyMap<number, number>;
};

/** Undefined: there is no such league, or it gives no places. */
export async function leerMarcha(db: Lector, idLiga: number, hoy: Dia): Promise<Marcha | undefined> {
  const datos = await datosDeTablaPublica(db, idLiga);
  if (!datos?.liga.reglas.clasifica) return undefined;
  const partidos = await partidosDeLiga(db, idLiga);
  const { liga, ligas, jugadores, incidencias } = datos;
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const filas = clasificacion(liga, jugadores, datos.partidos, { hoy, incidencias, ...extremos });
  return { datos, partidos, filas, quedan: quedanDe(datos) };
}

/** In two lines, it breaks after the comma. */
const junto = (texto: string | null): string => (texto ?? '').replace(' ', '\u00a0');

/** `sinDivision`: which one it is has been told. */
export function situacionEn(
  { datos, partidos, filas, quedan }: Marcha,
  idJugador: number,
  sinDivision = false,
): Situacion | null {
  const fila = filas.find((una) => una.idJugador === idJugador);
  if (!fila) return null;
  const { id, tipo, division, estado } = datos.liga;
  const puesto = estaFuera(fila) ? null : fila.puesto;
  const forma = formaDe(partidos, idJugador);
  const deSuDisciplina = esDeSiempre(datos.liga) ? '' : ` ${deDisciplina(datos.liga)}`;
  return {
    idJugador,
    puesto,
    empatado: fila.empatado,
    de: filas.filter((una) => !estaFuera(una)).length,
    puntos: fila.puntos,
    ...(fila.sinPuntos && { sinPuntos: fila.sinPuntos }),
    quedan: quedan.get(idJugador) ?? 0,
    estado: estadoPublico(fila.estado),
    zona: fila.zona,
    lugar: [
      puesto === null
        ? ''
        : `${lugarDe(fila)}${sinDivision ? '' : ` de ${junto(nombreDivision(tipo, division))}${deSuDisciplina}`}`,
      fila.sinPuntos ? '' : junto(puntosDe(fila.puntos)),
    ]
      .filter(Boolean)
      .join(', '),
    forma,
    racha: rachaDe(forma),
    liga: {
      id,
      nombre: nombreLiga(datos.liga),
      titulo: tituloLiga(datos.liga),
      tipo,
      ...disciplinaDe(datos.liga),
      division,
      ciclo: datos.liga.ciclo,
      activa: estado === 'activa',
    },
  };
}

/** What its matches are of, as visitors read it. */
export const tituloEn = (marcha: Marcha | undefined, sinTabla: string): string =>
  marcha ? tituloLiga(marcha.datos.liga) : sinTabla;

/** "Les separan 7 puntos." */
export function separacionDe(filas: readonly FilaDeTabla[], ids: readonly number[]): string | null {
  const [arriba, abajo] = filas.filter(({ idJugador }) => ids.includes(idJugador));
  if (!arriba || !abajo) return null;
  if (arriba.sinPuntos) {
    const puestos = abajo.puesto - arriba.puesto;
    return puestos === 1 ? 'Les separa 1 puesto.' : `Les separan ${puestos} puestos.`;
  }
  const puntos = arriba.puntos - abajo.puntos;
  if (puntos === 0) return `Van empatados a ${puntosDe(arriba.puntos)}.`;
  return `${puntos === 1 ? 'Les separa' : 'Les separan'} ${puntosDe(puntos)}.`;
}

/** How many rows tell how close two of a table are. */
export const EN_TORNO = 5;

const suma = (lejos: readonly number[]): number => lejos.reduce((total, uno) => total + uno, 0);

/** Those players of a table and who is nearest to them, between them first; in the order of the table. */
export function filasEnTorno(
  { partidos, filas, quedan }: Marcha,
  ids: readonly number[],
  enPublico: EnPublico,
): FilaDeTabla[] {
  const indices = ids.map((id) => filas.findIndex((fila) => fila.idJugador === id)).filter((i) => i >= 0);
  return filas
    .map((fila, i) => ({ fila, i, lejos: indices.map((indice) => Math.abs(indice - i)) }))
    .sort(({ lejos: una }, { lejos: otra }) => suma(una) - suma(otra) || Math.min(...una) - Math.min(...otra))
    .slice(0, EN_TORNO)
    .sort((una, otra) => una.i - otra.i)
    .map(({ fila }) => ({
      puesto: fila.puesto,
      empatado: fila.empatado,
      idJugador: fila.idJugador,
      jugador: enPublico.nombre(fila.idJugador, fila.jugador),
      estado: estadoPublico(fila.estado),
      puntos: fila.puntos,
      ...(fila.ajustes && {
        ajustes: ajustesEnPublico(fila.ajustes, { id: fila.idJugador, nombre: fila.jugador }, enPublico),
      }),
      ...(fila.sinPuntos && { sinPuntos: fila.sinPuntos }),
      partidosJugados: fila.partidosJugados,
      quedan: quedan.get(fila.idJugador) ?? 0,
      zona: fila.zona,
      forma: formaDe(partidos, fila.idJugador),
    }));
}

/** Whom they may challenge, of a ladder. */
export function retosDe(
  { datos: { liga }, filas }: Marcha,
  id: number,
  nombre: (id: number, nombre: string) => string,
): Pick<FichaJugador, 'puedeRetar'> {
  if (!esEscalera(liga) || liga.estado === 'inactiva') return {};
  const puedeRetar = retablesPor(filas, id, liga.reglas);
  return {
    puedeRetar: puedeRetar.map(({ idJugador, jugador }) => ({
      id: idJugador,
      nombre: nombre(idJugador, jugador),
    })),
  };
}

/** Why who has no next match has none. Who plays in a pair too has theirs in its page. */
export function porQueSinProximo(situacion: Situacion | null, enPareja: boolean): string {
  if (!situacion?.puesto || situacion.sinPuntos)
    return `No tiene partidos ${enPareja ? 'individuales ' : ''}por jugar.`;
  return situacion.quedan > 0 ? 'Sin fecha aún: saldrá aquí.' : 'Ha jugado ya todos los suyos.';
}
