import { club } from '#club';
import { type Resumen, resumenApi } from '#contract/club/resumen.ts';
import { solicitudesApi } from '#contract/solicitudes/solicitudes.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { cubreDia } from '#domain/incidencia/incidencia.ts';
import { finDeCiclo } from '#domain/liga/ciclo.ts';
import { type Deporte, deportesDe } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { compararLigas } from '#domain/liga/liga.ts';
import { seGestiona, TIPOS_GESTIONADOS, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import {
  cicloAcabado,
  diasDelPanel,
  finDeSemanaAPreparar,
  motivoDeCierre,
  partidosDebidos,
  temporadaTerminada,
  ultimoDiaDe,
} from '#domain/panel/panel.ts';
import type { Cambio } from '#domain/partido/afectados.ts';
import { estaPorJugar, estaPorPuntuar } from '#domain/partido/ocupacion.ts';
import { parejaDe } from '#domain/partido/partido.ts';
import { fueraDePlazo, tocaRecordar } from '#domain/partido/plazo.ts';
import { aplazadoPor, estaAplazado, estaDecidido } from '#domain/partido/resultado.ts';
import { type Jugado, seRetrasa } from '#domain/pronostico/ritmo.ts';
import type { Danos } from '#server/db/engines/outage.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { aplazadosQueNoSeJuegan } from '#server/db/lecturas/aplazados.ts';
import { leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { estadoDeCopias } from '#server/db/lecturas/copia.ts';
import { bajas } from '#server/db/lecturas/dia-nuevo.ts';
import type { Programado } from '#server/db/lecturas/partidos.ts';
import { peticionesVivas } from '#server/db/lecturas/peticiones.ts';
import { atrasadosEn, seDaSolo } from '#server/db/lecturas/plazos.ts';
import { ausenciasPorDia } from '#server/db/lecturas/quien-puede.ts';
import { datosDeTabla, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import { keyOf, type Route } from '#server/platform/http/router.ts';
import {
  correosConFallo,
  cuentaDeSolicitudes,
  enJuegoPorLiga,
  estadosDePistas,
  incidenciasEntre,
  partidosSinResultado,
  resultadosPorLiga,
  saldadosPorLiga,
} from './resumen.queries.ts';

const PRIMEROS = 5;

/** Who cannot play from that day on, as it is saved: each absence, and those injured or struck off. */
async function impedidos(db: Lector, hoy: Dia): Promise<Cambio[]> {
  const [porDia, deBaja] = await Promise.all([ausenciasPorDia(db), bajas(db)]);
  const suyos = Map.groupBy(
    Object.entries(porDia).flatMap(([dia, ids]) => (dia < hoy ? [] : ids.map((id) => ({ dia, id })))),
    ({ id }) => id,
  );
  return [
    ...[...suyos].map(
      ([idJugador, dias]): Cambio => ({ tipo: 'ausencia', idJugador, dias: dias.map(({ dia }) => dia) }),
    ),
    ...[...deBaja].map(([idJugador, estado]): Cambio => ({ tipo: 'baja', idJugador, estado })),
  ];
}

async function tocadosPor(
  db: Lector,
  cambios: readonly Cambio[],
  reloj: Clock,
): Promise<Resumen['noPueden']> {
  const afectados = await afectadosPor(db, cambios, reloj.localTime());
  return { cuantos: afectados.length, primeros: afectados.slice(0, PRIMEROS) };
}

/** Arranged matches of who cannot play them, or asks for another day. docs/reglas/panel.md. */
async function noPuedenDe(db: Lector, reloj: Clock): Promise<Resumen['noPueden']> {
  const piden = await peticionesVivas(db, reloj.localTime());
  return tocadosPor(db, [...piden, ...(await impedidos(db, reloj.today()))], reloj);
}

/** Arranged matches left on a court that was closed, or is at that time. docs/reglas/panel.md. */
async function enPistaCerradaDe(db: Lector, reloj: Clock): Promise<Resumen['enPistaCerrada']> {
  const cerradas = (await estadosDePistas(db)).filter(({ estado }) => estado === 'inactiva');
  const clausuras = await leerClausuras(db, { desde: reloj.today() });
  return tocadosPor(
    db,
    [
      ...cerradas.map(({ id }): Cambio => ({ tipo: 'pista', idPista: id })),
      ...clausuras.map((una): Cambio => ({ ...una, tipo: 'clausura' })),
    ],
    reloj,
  );
}

type Preparar = Resumen['preparar'];

/** Nothing where all the leagues in play of that type are of one sport. */
function porDeporteDe(tipo: TipoLiga, partidos: readonly Programado[], cuentas: readonly Cuentas[]) {
  const deportes = deportesDe(cuentas.map(({ liga }) => liga).filter((liga) => liga.tipo === tipo));
  const de = (deporte: Deporte) => partidos.filter(({ fila }) => fila.deporte === deporte).length;
  return deportes.length === 0
    ? {}
    : { porDeporte: deportes.map((deporte) => ({ deporte, cuantos: de(deporte) })) };
}

const ligasDe = (partidos: readonly Programado[], cuentas: readonly Cuentas[]): Preparar['ligas'] =>
  TIPOS_GESTIONADOS.filter((tipo) => cuentas.some(({ liga }) => liga.tipo === tipo)).map((tipo) => {
    const suyos = partidos.filter(({ fila }) => fila.liga === tipo);
    return { tipo, partidos: suyos.length, ...porDeporteDe(tipo, suyos, cuentas) };
  });

function diaDePistas(
  dia: Dia,
  partidos: readonly Programado[],
  idsCerradas: readonly number[],
): Preparar['pistas']['dias'][number] {
  const suyos = partidos.filter(({ fila }) => diaDe(fila.fecha) === dia);
  const pistas = new Set(suyos.flatMap(({ partido }) => partido.idPista ?? []));
  const cerradas = idsCerradas.filter((id) => pistas.has(id)).length;
  return { dia, partidos: suyos.length, pistas: pistas.size - cerradas, cerradas };
}

async function ausentesDe(db: Lector, dias: readonly Dia[]): Promise<Preparar['ausentes']> {
  const entre = await incidenciasEntre(db, dias[0] ?? '', dias.at(-1) ?? '');
  const enEllos = entre.filter((una) => dias.some((dia) => cubreDia(una, dia)));
  const porJugador = Map.groupBy(enEllos, ({ idJugador }) => idJugador);
  const ausentes = [...porJugador].map(([id, suyas]) => ({
    id,
    nombre: suyas[0]?.nombre ?? '',
    dias: dias.filter((dia) => suyas.some((una) => cubreDia(una, dia))),
  }));
  const porNombre = ausentes.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es') || a.id - b.id);
  return { cuantos: porNombre.length, primeros: porNombre.slice(0, PRIMEROS) };
}

/** How the weekend to prepare stands: what is set for it, on which courts, and who cannot. docs/reglas/panel.md. */
async function prepararDe(
  db: Lector,
  { porJugar, cuentas, hoy }: { porJugar: readonly Programado[]; cuentas: readonly Cuentas[]; hoy: Dia },
): Promise<Preparar> {
  const dias = finDeSemanaAPreparar(hoy);
  const partidos = porJugar.filter(
    ({ partido, fila }) => estaPorJugar(partido) && dias.includes(diaDe(fila.fecha)),
  );
  const [todas, ausentes] = await Promise.all([estadosDePistas(db), ausentesDe(db, dias)]);
  const cerradas = todas.filter(({ estado }) => estado === 'inactiva').map(({ id }) => id);
  const activas = todas.length - cerradas.length;
  const pistas = { activas, dias: dias.map((dia) => diaDePistas(dia, partidos, cerradas)) };
  return { dias, ligas: ligasDe(partidos, cuentas), pistas, ausentes };
}

type ResumenDeps = {
  base: BaseDatos;
  reloj: Clock;
  meteo: LeerMeteo;
  danos: Danos;
  /** Whether requests come through a proxy that nobody has declared. */
  proxySinDeclarar: () => boolean;
};

function partidosDe(porJugar: readonly Programado[], { reloj, meteo }: ResumenDeps): Resumen['partidos'] {
  const dias = diasDelPanel(reloj.today());
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  return porJugar
    .filter(({ partido, fila }) => estaPorJugar(partido) && dias.includes(diaDe(fila.fecha)))
    .map(({ fila }) => ({ ...fila, weather: weatherDe(fila.fecha) }));
}

function porPuntuarDe(
  porJugar: readonly Programado[],
  cuentas: readonly Cuentas[],
  reloj: Clock,
): Resumen['porPuntuar'] {
  const ahora = reloj.localTime();
  const acabados = porJugar.filter(({ partido }) => estaPorPuntuar(partido, ahora));
  return TIPOS_LIGA.map((tipo) => {
    const suyos = acabados.filter(({ fila }) => fila.liga === tipo);
    return { tipo, cuantos: suyos.length, ...porDeporteDe(tipo, suyos, cuentas) };
  }).filter(({ cuantos }) => cuantos > 0);
}

/** How far each active league has got. */
const marchaDe = (
  cuentas: readonly Cuentas[],
  porJugar: readonly Programado[],
  reloj: Clock,
): Resumen['marcha'] => {
  const acabados = porJugar.filter(({ partido }) => estaPorPuntuar(partido, reloj.localTime()));
  return cuentas.map(({ liga: { id, tipo }, jugado, debidos }) => ({
    id,
    jugados: jugado.resultados,
    debidos: seGestiona(tipo) ? Math.max(0, debidos) : 0,
    porPuntuar: acabados.filter(({ partido }) => partido.idLiga === id).length,
  }));
};

const fueraDePlazoDe = (
  cuentas: readonly Cuentas[],
  porJugar: readonly Programado[],
  reloj: Clock,
): Resumen['fueraDePlazo'] =>
  cuentas.flatMap(({ liga: { id, nombre, reglas } }) => {
    const suyos = porJugar.filter(
      ({ partido }) => partido.idLiga === id && fueraDePlazo(partido, reglas, reloj.localTime()),
    );
    return suyos.length > 0 ? [{ id, nombre, cuantos: suyos.length }] : [];
  });

/** What leagues are going to give up by themselves: their players have been told when. docs/reglas/ligas.md */
async function seDaranDe(db: Lector, cuentas: readonly Cuentas[], reloj: Clock): Promise<Resumen['seDaran']> {
  const solas = cuentas.filter(({ liga: { reglas } }) => reglas.alVencer === 'solo');
  if (solas.length === 0) return [];
  const todos = (await atrasadosEn(db, reloj, { cuando: tocaRecordar })).filter(seDaSolo);
  return solas.flatMap(({ liga: { id, nombre } }) => {
    const dias = todos
      .flatMap(({ partido, vence }) => (partido.idLiga === id && vence ? [vence] : []))
      .sort();
    const [desde] = dias;
    return desde ? [{ id, nombre, cuantos: dias.length, desde }] : [];
  });
}

type Aplazado = Resumen['aplazados']['primeros'][number];

/** When those two meet, if they already have another match set in that league. */
function nuevaFechaDe({ partido: aplazado }: Programado, porVenir: readonly Programado[]): string | null {
  const otro = porVenir.find(
    ({ partido }) => partido.idLiga === aplazado.idLiga && parejaDe(partido) === parejaDe(aplazado),
  );
  return otro?.partido.fecha ?? null;
}

function comoAplazado(uno: Programado, porVenir: readonly Programado[]): Aplazado {
  const { partido, fila } = uno;
  const { id, fecha, jugador1, jugador2, nombreLiga: liga } = fila;
  const quien = aplazadoPor(partido);
  const aplaza = quien === null ? [] : [{ 1: jugador1, 2: jugador2, club: 'el club' }[quien]];
  return { id, fecha, jugador1, jugador2, liga, aplaza, nuevaFecha: nuevaFechaDe(uno, porVenir) };
}

function aplazadosDe(
  porJugar: readonly Programado[],
  saldados: ReadonlySet<number>,
  hoy: Dia,
): Resumen['aplazados'] {
  const porVenir = porJugar.filter(({ partido }) => estaPorJugar(partido) && diaDe(partido.fecha) >= hoy);
  const aplazados = porJugar.filter(({ partido }) => estaAplazado(partido) && !saldados.has(partido.id));
  const primeros = aplazados.slice(0, PRIMEROS).map((uno) => comoAplazado(uno, porVenir));
  return { cuantos: aplazados.length, primeros };
}

type Cuentas = { liga: LigaLeida; jugado: Jugado & { resultados: number }; debidos: number };

/** Active leagues with what each owes, by counting; the rules say it exactly of those that are read whole. */
async function cuentasDeLigas(db: Lector, hoy: Dia): Promise<Cuentas[]> {
  const [ligas, resultados, saldados, enJuego] = await Promise.all([
    todasLasLigas(db),
    resultadosPorLiga(db, hoy),
    saldadosPorLiga(db),
    enJuegoPorLiga(db),
  ]);
  return ligas
    .filter((liga) => liga.estado === 'activa')
    .sort(compararLigas)
    .map((liga) => {
      const jugado = resultados.get(liga.id) ?? { resultados: 0, recientes: 0, primero: null };
      const debidos = esEscalera(liga)
        ? 0
        : partidosDebidos(liga, enJuego.get(liga.id) ?? 0) - (saldados.get(liga.id) ?? 0);
      return { liga, jugado, debidos };
    });
}

/** Counting says which leagues cannot be finished yet; only the others are read whole. */
async function porResolverDe(
  db: Lector,
  cuentas: readonly Cuentas[],
  hoy: Dia,
): Promise<Resumen['porResolver']> {
  const listas: Resumen['porResolver'] = [];
  for (const { liga, debidos } of cuentas) {
    if (debidos > 0 && !temporadaTerminada(liga, hoy) && !cicloAcabado(liga, hoy)) continue;
    const datos = await datosDeTabla(db, liga.id);
    const motivo = datos && motivoDeCierre(liga, datos.jugadores, datos.partidos, hoy);
    const delCiclo = { acaba: finDeCiclo(liga) ?? hoy, quedan: Math.max(0, debidos) };
    if (motivo)
      listas.push({ id: liga.id, nombre: liga.nombre, motivo, ...(motivo === 'ciclo' && delCiclo) });
  }
  return listas;
}

/** At the pace of the last weeks, what is owed would end after the season. docs/reglas/pronostico.md */
const seRetrasanDe = (cuentas: readonly Cuentas[], hoy: Dia): Resumen['seRetrasan'] =>
  cuentas.flatMap(({ liga, jugado, debidos }) => {
    const tarde = seGestiona(liga.tipo) && seRetrasa(jugado, debidos, ultimoDiaDe(liga), hoy);
    return tarde ? [{ id: liga.id, nombre: liga.nombre, final: tarde.final }] : [];
  });

async function correosDe(db: Lector): Promise<Resumen['correos']> {
  const correos = await correosConFallo(db);
  const fallidos = correos.filter(({ estado }) => estado === 'fallido').length;
  const deQuien = new Map(correos.map(({ idSolicitud, nombre }) => [idSolicitud, nombre]));
  const primeros = [...deQuien].slice(0, PRIMEROS).map(([idSolicitud, nombre]) => ({ idSolicitud, nombre }));
  return { fallidos, reintentando: correos.length - fallidos, primeros };
}

const SIN_SOLICITUDES = {
  solicitudes: { sinLeer: 0, sinAtender: 0, unica: null },
  correos: { fallidos: 0, reintentando: 0, primeros: [] },
} satisfies Partial<Resumen>;

/** `veSolicitudes`: whether whoever asks may read the requests; who may not is told of none. */
async function leerResumen(
  deps: ResumenDeps,
  { veSolicitudes }: { veSolicitudes: boolean },
): Promise<Resumen> {
  const { base, reloj } = deps;
  const hoy = reloj.today();
  const [sinGanador, saldados, noPueden, enPistaCerrada, solicitudes, cuentas, correos] = await Promise.all([
    partidosSinResultado(base.db),
    aplazadosQueNoSeJuegan(base.db, reloj.today()),
    noPuedenDe(base.db, reloj),
    enPistaCerradaDe(base.db, reloj),
    cuentaDeSolicitudes(base.db),
    cuentasDeLigas(base.db, hoy),
    correosDe(base.db),
  ]);
  const porJugar = sinGanador.filter(({ partido }) => !estaDecidido(partido));
  return {
    hoy: reloj.today(),
    baseDanada: deps.danos.hay,
    copia: await estadoDeCopias(base.db, reloj),
    partidos: partidosDe(porJugar, deps),
    noPueden,
    enPistaCerrada,
    preparar: await prepararDe(base.db, { porJugar, cuentas, hoy }),
    porPuntuar: porPuntuarDe(porJugar, cuentas, reloj),
    marcha: marchaDe(cuentas, porJugar, reloj),
    fueraDePlazo: fueraDePlazoDe(cuentas, porJugar, reloj),
    seDaran: await seDaranDe(base.db, cuentas, reloj),
    aplazados: aplazadosDe(porJugar, saldados, reloj.today()),
    porResolver: await porResolverDe(base.db, cuentas, hoy),
    seRetrasan: seRetrasanDe(cuentas, hoy),
    ...(veSolicitudes ? { solicitudes, correos } : SIN_SOLICITUDES),
    avisos: deps.proxySinDeclarar() ? ['proxySinDeclarar'] : [],
  };
}

export function resumenRoutes(route: Route, deps: ResumenDeps): void {
  route(resumenApi.leer, ({ caller }) =>
    leerResumen(deps, { veSolicitudes: caller.allows?.(keyOf(solicitudesApi.listar)) ?? false }),
  );
}
