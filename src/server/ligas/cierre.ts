import type { CerrarTemporada, Cierre } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { lugarDe, NOMBRES_ZONA } from '#domain/clasificacion/fila.ts';
import type { Resolucion } from '#domain/clasificacion/resolver-division.ts';
import type { Empate } from '#domain/clasificacion/tabla.ts';
import { diaDe } from '#domain/fecha.ts';
import { nombreCompeticion, nombreDivision, nombreTemporada } from '#domain/liga/liga.ts';
import type { Decision } from '#domain/liga/reglas.ts';
import { SIGUIENTE } from '#domain/liga/temporada.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { enLista } from '#domain/texto.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { comprobarPlazas } from '#server/db/registro/jugador.ts';
import { dejarSinLiga, llevarJugadores } from '#server/db/tables/jugador.ts';
import { actualizarLiga, insertarLiga } from '#server/db/tables/liga.ts';
import { guardarResolucion } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  activasDe,
  type Division,
  deLosMismos,
  idsDe,
  leerTemporada,
  type Pedido,
  sorteoDe,
  type Temporada,
  vista,
} from './leer-cierre.ts';
import { idsDeJugadores } from './ligas.queries.ts';
import { quitadosDe, sinIdentidad } from './temporadas.ts';

/** Its leagues, those of next year and everybody in them wait. */
async function bloquearTemporada(tx: TxFirmada, pedido: Pedido): Promise<void> {
  const antes = await activasDe(tx.q, pedido);
  await tx.lock(
    'liga',
    antes.map(({ id }) => id),
  );
  const jugadores = new Set<number>();
  for (const { id } of await activasDe(tx.q, pedido))
    for (const idJugador of await idsDeJugadores(tx.q, id)) jugadores.add(idJugador);
  await tx.lock('jugador', [...jugadores]);
}

export const empatesSinDecidir = (empates: readonly string[]): string =>
  `No se cierra sin decidir quién va delante: ${empates.join('; ')}. Di el orden y por qué.`;

const frasePlaza = (plaza: Empate['plazas'][number]): string =>
  plaza === null ? 'seguir' : NOMBRES_ZONA[plaza].toLowerCase();

/** "2.º =: Ana y Blas igualan en todo (ascenso directo o seguir)". */
const fraseEmpate = ({ puesto, jugadores, plazas }: Empate): string =>
  `${lugarDe({ puesto, empatado: true })}: ${enLista(jugadores.map(({ jugador }) => jugador))} igualan en todo (${[...new Set(plazas.map(frasePlaza))].join(' o ')})`;

type Desempatado = CerrarTemporada['desempates'][number];

/** 400 where a tie across a line is not decided, whole and once: who, and for what; 409 where it says drawn and that did not come out. */
function comprobarEmpates({ tipo, divisiones }: Cierre, { desempates }: CerrarTemporada): void {
  const clave = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();
  const noSalio = ({ orden }: Desempatado): boolean =>
    !divisiones.some(({ empates }) => empates.some(({ sorteo }) => sorteo?.orden.join() === orden.join()));
  const decididos = desempates.map(({ orden }) => clave(orden));
  const todos = divisiones.flatMap(({ division, empates }) =>
    empates.map((empate) => ({ division, empate })),
  );
  const faltan = todos.filter(({ empate }) => !decididos.includes(clave(idsDe(empate))));
  if (faltan.length > 0)
    throw new Problema(
      400,
      empatesSinDecidir(
        faltan.map(({ division, empate }) => `${nombreDivision(tipo, division)}, ${fraseEmpate(empate)}`),
      ),
    );
  if (decididos.length !== todos.length) throw new Problema(409, mensajes.cierreCambiado);
  if (desempates.some((uno) => uno.modo === 'sorteo' && noSalio(uno)))
    throw new Problema(409, mensajes.sinEseSorteo);
}

/** 409 when it is no longer what was seen; 400 when a tie is not decided, or not everybody is told where they go, once and to one of them. */
function comprobarVisto(cierre: Cierre, enviado: CerrarTemporada): void {
  if (cierre.huella !== enviado.huella) throw new Problema(409, mensajes.cierreCambiado);
  comprobarEmpates(cierre, enviado);
  const { destinos } = enviado;
  const ligas = new Set<number | null>([null, ...cierre.divisiones.map(({ idLiga }) => idLiga)]);
  const enviados = new Set(destinos.filter(({ a }) => ligas.has(a)).map(({ idJugador }) => idJugador));
  const todos = cierre.destinos.every(({ idJugador }) => enviados.has(idJugador));
  if (!todos || destinos.length !== cierre.destinos.length)
    throw new Problema(400, mensajes.destinosIncompletos);
}

const tablaDe = ({ previa }: Resolucion): number[] => previa.map(({ idJugador }) => idJugador);

async function abrirSiguiente(
  tx: TxFirmada,
  { liga, abierta, resolucion }: Division,
  { fin, ahora }: Pick<Pedido, 'fin'> & Pick<Temporada, 'ahora'>,
): Promise<number> {
  if (abierta) return abierta.id;
  const siguiente = SIGUIENTE[fin](liga, diaDe(ahora), tablaDe(resolucion));
  return (await insertarLiga(tx, sinIdentidad({ ...siguiente, id: 0 }))).id;
}

/** Everybody to their league; answers how many leagues they go to. A division that nobody goes to is not opened. */
async function repartir(
  tx: TxFirmada,
  { divisiones, ahora }: Pick<Temporada, 'divisiones' | 'ahora'>,
  cierre: Cierre,
  destinos: Destinos,
) {
  const eliminados = new Set(
    cierre.destinos.filter(({ estado }) => estado === 'eliminado').map(({ idJugador }) => idJugador),
  );
  let ligas = 0;
  for (const division of divisiones) {
    const suyos = destinos.filter(({ a }) => a === division.liga.id);
    if (suyos.length === 0) continue;
    const vienen = suyos.map(({ idJugador: id }) => ({ id, vuelve: eliminados.has(id) }));
    const idLiga = await abrirSiguiente(tx, division, { fin: cierre.fin, ahora });
    await llevarJugadores(tx, vienen, idLiga);
    await comprobarPlazas(
      tx.q,
      vienen.map(({ id }) => ({ id, idLiga })),
    );
    ligas += 1;
  }
  const fuera = destinos.filter(({ a }) => a === null).map(({ idJugador }) => idJugador);
  await dejarSinLiga(tx, fuera);
  return { ligas, jugadores: destinos.length - fuera.length, fuera: fuera.length };
}

type Destinos = CerrarTemporada['destinos'];

const motivoDe = ({ modo, motivo }: Desempatado): string => (modo === 'mano' ? motivo : '');

/** Those of a division, as they stay with its rules. */
const decisionesEn = ({ liga, empates }: Division, desempates: readonly Desempatado[]): Decision[] =>
  empates.flatMap((empate) => {
    const suyo = desempates.find(({ orden }) => deLosMismos(idsDe(empate), orden));
    if (!suyo) return [];
    const bolas = suyo.modo === 'sorteo' ? (sorteoDe(liga, empate)?.bolas ?? []) : [];
    return [{ orden: suyo.orden, modo: suyo.modo, motivo: motivoDe(suyo), bolas }];
  });

async function terminar(
  tx: TxFirmada,
  division: Division,
  { desempates }: Pick<CerrarTemporada, 'desempates'>,
): Promise<void> {
  const { liga, resolucion, decididos } = division;
  await guardarResolucion(tx, resolucion);
  const reglas = { ...liga.reglas, decididos, decisiones: decisionesEn(division, desempates) };
  await actualizarLiga(tx, liga.id, sinIdentidad({ ...liga, reglas, estado: 'inactiva' }));
}

/** Who goes first of each tie, and how or why. */
const decisionesDe = (divisiones: readonly Division[], { desempates }: CerrarTemporada): Hecho[] =>
  desempates.flatMap((uno) =>
    divisiones
      .filter(({ decididos }) => uno.orden.some((id) => decididos.includes(id)))
      .map(({ liga }) => hechos.desempata(liga.nombre, uno.orden, motivoDe(uno), uno.modo)),
  );

/** In one transaction every division is resolved and left inactive, the next opens and players move. */
export function cerrarTemporada(
  base: BaseFirmada,
  reloj: Clock,
  enviado: CerrarTemporada,
): Promise<{ ligas: number; jugadores: number; fuera: number }> {
  const pedido = { ...enviado, orden: enviado.desempates.flatMap(({ orden }) => orden) };
  return base.transact(async (tx) => {
    await bloquearTemporada(tx, pedido);
    const temporada = await leerTemporada(tx.q, reloj, pedido);
    const cierre = await vista(tx.q, pedido, temporada);
    comprobarVisto(cierre, enviado);
    for (const division of temporada.divisiones) await terminar(tx, division, enviado);
    const hecho = await repartir(tx, temporada, cierre, pedido.destinos);
    const resueltos = cierre.divisiones.reduce((total, { creados }) => total + creados, 0);
    const quitados = temporada.divisiones.flatMap(({ datos, resolucion }) =>
      quitadosDe(datos, resolucion),
    ).length;
    const que = `${nombreTemporada(cierre.anio)} de ${nombreCompeticion(cierre)}`;
    const ciclo = cierre.fin === 'ciclo' ? cierre.ciclo : 0;
    await anotarHechos(tx, [
      hechos.cierraTemporada(que, { ...hecho, resueltos, quitados }, ciclo),
      ...decisionesDe(temporada.divisiones, enviado),
    ]);
    return hecho;
  });
}
