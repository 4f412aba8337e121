import { setImmediate } from 'node:timers/promises';
import { pronosticoApi } from '#contract/liga/pronostico.ts';
import {
  type LineaPropuesta,
  type Propuesta,
  type PropuestaPedir,
  propuestaApi,
} from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { type Disciplina, mismaDisciplina } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import type {
  DatosPropuesta,
  LigaPropuesta,
  LineaPropuesta as LineaResuelta,
} from '#domain/propuesta/datos.ts';
import { entreDias, leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { leerGente } from '#server/db/lecturas/jugadores.ts';
import { ausenciasPorDia, sonFirmes } from '#server/db/lecturas/quien-puede.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type FieldError, Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { guardarPropuesta } from './guardar.ts';
import { empaquetarCabecera, empaquetarFilas, type Paquetes } from './paquetes.ts';
import { leerPronostico } from './pronostico.ts';
import {
  aLigaPropuesta,
  jugadoresDeLigas,
  ligasActivas,
  partidosPorPaginas,
  pistasPorId,
} from './propuesta.queries.ts';
import type { Taller } from './taller.ts';

export type Deps = { base: BaseDatos; reloj: Clock; taller: Taller };

/** The courts as they are now; what was marked has to exist and be active. */
async function leerPistas(db: Lector, pedidas: PropuestaPedir['pistas']): Promise<DatosPropuesta['pistas']> {
  const ids = [...new Set(pedidas.flatMap(({ id, disponible }) => (disponible ? [id] : [])))];
  const leidas = new Map((await pistasPorId(db, ids)).map((pista) => [pista.id, pista]));
  const errors = pedidas.flatMap(({ id, disponible }, i): FieldError[] => {
    const pista = leidas.get(id);
    if (!disponible || pista?.estado === 'activa') return [];
    return [
      { path: `pistas.${i}.disponible`, message: pista ? mensajes.pistaInactiva : mensajes.pistaInexistente },
    ];
  });
  if (errors[0]) throw new Problema(400, errors[0].message, { errors });
  return [...leidas.values()].map(({ id, nombre, deporte }) => ({ id, nombre, deporte, disponible: true }));
}

/** The days in order; one is enough. */
const diasDe = ({ fecha1, fecha2 }: PropuestaPedir): Dia[] =>
  [fecha1, ...(fecha2 === null ? [] : [fecha2])].sort();

const AMISTOSAS = TIPOS_LIGA.filter((tipo) => CLASES[tipo].amistosa);

/** Friendlies are for adults, and belong to the newest active league of friendlies of their sport and mode. */
async function ligasDeAmistosos(db: Lector, de: readonly Disciplina[]): Promise<LigaPropuesta[]> {
  const amistosas = de.length > 0 ? await ligasActivas(db, AMISTOSAS) : [];
  const suyas = amistosas.filter((liga) => de.some((una) => mismaDisciplina(liga, una)));
  return suyas
    .filter((liga, i) => suyas.findIndex((otra) => mismaDisciplina(liga, otra)) === i)
    .map(aLigaPropuesta);
}

/** The matches, each page written as soon as it is read; nothing more is read for whoever went away. */
async function partidosEscritos(
  db: Lector,
  ligas: readonly number[],
  dias: readonly Dia[],
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const paquetes: Uint8Array[] = [];
  for await (const filas of partidosPorPaginas(db, ligas, dias)) {
    if (signal.aborted) break;
    paquetes.push(empaquetarFilas(filas));
  }
  return paquetes;
}

/** A line still without court is not one to start from. */
const conPista = ({ idPista, ...linea }: LineaPropuesta): LineaResuelta[] =>
  idPista === null ? [] : [{ ...linea, idPista }];

/** What the proposal hangs on, read in short steps and written for the thread that makes it. */
export async function reunir(
  db: Lector,
  pedida: PropuestaPedir,
  ahora: FechaHora,
  signal: AbortSignal,
): Promise<Paquetes> {
  const dias = diasDe(pedida);
  const pistas = await leerPistas(db, pedida.pistas);
  const tipos = [...new Set(pedida.tipos ?? [pedida.tipo])];
  const rellenarConAmistosos = tipos.some((tipo) => CLASES[tipo].seRellena) && pedida.rellenarConAmistosos;
  // The challenges of a ladder are arranged by hand: nobody owes any.
  const ligas = (await ligasActivas(db, tipos)).filter((liga) => !esEscalera(liga));
  const ids = ligas.map(({ id }) => id);
  const ligasAmistosos = await ligasDeAmistosos(db, rellenarConAmistosos ? ligas : []);
  await setImmediate();
  const jugadores = await jugadoresDeLigas(db, ids);
  await setImmediate();
  const ausencias = await ausenciasPorDia(db, dias);
  const clausuras = await leerClausuras(db, entreDias(dias));
  const franjasFirmes = await sonFirmes(db);
  const gente = [...(await leerGente(db))];
  await setImmediate();
  const deLigas = [...ids, ...ligasAmistosos.map(({ id }) => id)];
  const partidos = await partidosEscritos(db, deLigas, dias, signal);
  const resto = {
    jugadores,
    pistas,
    ausencias,
    dias,
    ahora,
    rellenarConAmistosos,
    ligasAmistosos,
    franjasFirmes,
    ...(gente.length > 0 && { gente }),
    ...(clausuras.length > 0 && { clausuras }),
  };
  const cabecera = empaquetarCabecera({
    datos: { ligas: ligas.map(aLigaPropuesta), vacio: pedida.vacio, ...resto },
    nombresLiga: ligas.map(({ id, nombre }) => [id, nombre]),
    desde: (pedida.mejorar ?? []).flatMap(conPista),
  });
  return { cabecera, partidos };
}

/** The best weekend, computed out of the way of other requests; given up when whoever asked goes away. */
async function generarPropuesta(
  { base, reloj, taller }: Deps,
  pedida: PropuestaPedir,
  signal: AbortSignal,
): Promise<Propuesta> {
  const { mejorar, encargo = null } = pedida;
  const pedido = { hoy: reloj.today(), larga: mejorar !== undefined, encargo, signal };
  const reunido = () => reunir(base.db, pedida, reloj.localTime(), signal);
  const respuesta: Propuesta = JSON.parse(new TextDecoder().decode(await taller.proponer(reunido, pedido)));
  return respuesta;
}

export function propuestaRoutes(route: Route, deps: Deps, de: Firmar): void {
  route(propuestaApi.generar, ({ body, signal }) => generarPropuesta(deps, body, signal));
  route(propuestaApi.avance, ({ query: { encargo } }) => deps.taller.avance(encargo));
  route(pronosticoApi.leer, ({ query: { hasta } }) => leerPronostico(deps, hasta));
  route(propuestaApi.guardar, ({ body, caller }) => guardarPropuesta(de(caller), body));
}
