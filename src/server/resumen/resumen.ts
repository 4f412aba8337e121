import { club } from '#club';
import type { Resumen } from '#contract/resumen.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { compararLigas } from '#domain/liga/liga.ts';
import { TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { diasDelPanel, motivoDeCierre, partidosDebidos, temporadaTerminada } from '#domain/panel/panel.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import { estaPorJugar, estaPorPuntuar } from '#domain/partido/ocupacion.ts';
import { estaAplazado, estaDecidido } from '#domain/partido/resultado.ts';
import type { Danos } from '#server/db/danos.ts';
import { aplazadosSaldados } from '#server/db/lecturas/aplazados.ts';
import type { Programado } from '#server/db/lecturas/partidos-con-nombres.ts';
import { datosDeTabla, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';
import { noPuedenDe } from './no-pueden.ts';
import { prepararDe } from './preparar.ts';
import {
  correosConFallo,
  cuentaDeSolicitudes,
  enJuegoPorLiga,
  partidosSinResultado,
  resultadosPorLiga,
} from './resumen.queries.ts';

export type ResumenDeps = {
  base: BaseDatos;
  reloj: Clock;
  meteo: LeerMeteo;
  danos: Danos;
  /** Whether requests come through a proxy that nobody has declared. */
  proxySinDeclarar: () => boolean;
};

/** As many as a card shows; the rest is where the card leads. */
const PRIMEROS = 5;

/** Today's and the weekend's, each with the forecast there is for it. */
function partidosDe(porJugar: readonly Programado[], { reloj, meteo }: ResumenDeps): Resumen['partidos'] {
  const dias = diasDelPanel(reloj.today());
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  return porJugar
    .filter(({ partido, fila }) => estaPorJugar(partido) && dias.includes(diaDe(fila.fecha)))
    .map(({ fila }) => ({ ...fila, weather: weatherDe(fila.fecha) }));
}

/** Matches whose time has passed without result, by type of league. */
function porPuntuarDe(porJugar: readonly Programado[], reloj: Clock): Resumen['porPuntuar'] {
  const ahora = reloj.localTime();
  const acabados = porJugar.filter(({ partido }) => estaPorPuntuar(partido, ahora));
  return TIPOS_LIGA.map((tipo) => ({
    tipo,
    cuantos: acabados.filter(({ fila }) => fila.liga === tipo).length,
  })).filter(({ cuantos }) => cuantos > 0);
}

type Aplazado = Resumen['aplazados']['primeros'][number];

/** When those two meet, if they already have another match set in that league. */
function nuevaFechaDe({ partido: aplazado }: Programado, porVenir: readonly Programado[]): string | null {
  const pareja = ({ idJugador1, idJugador2 }: Programado['partido']) => clavePareja(idJugador1, idJugador2);
  const otro = porVenir.find(
    ({ partido }) => partido.idLiga === aplazado.idLiga && pareja(partido) === pareja(aplazado),
  );
  return otro?.partido.fecha ?? null;
}

function comoAplazado(uno: Programado, porVenir: readonly Programado[]): Aplazado {
  const { partido, fila } = uno;
  const { id, fecha, jugador1, jugador2, nombreLiga: liga } = fila;
  const aplaza = [partido.jugador1Aplaza && jugador1, partido.jugador2Aplaza && jugador2];
  const quienes = aplaza.filter((quien) => quien !== false);
  return { id, fecha, jugador1, jugador2, liga, aplaza: quienes, nuevaFecha: nuevaFechaDe(uno, porVenir) };
}

/** Those still owed, the oldest first. */
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

/** Counting says which leagues cannot be finished yet; only the others are read whole. */
async function candidatas(db: Lector, reloj: Clock): Promise<LigaLeida[]> {
  const [ligas, resultados, enJuego] = await Promise.all([
    todasLasLigas(db),
    resultadosPorLiga(db),
    enJuegoPorLiga(db),
  ]);
  const jugada = (liga: LigaLeida): boolean =>
    (resultados.get(liga.id) ?? 0) >= partidosDebidos(liga, enJuego.get(liga.id) ?? 0);
  return ligas
    .filter((liga) => liga.estado === 'activa' && (temporadaTerminada(liga, reloj.today()) || jugada(liga)))
    .sort(compararLigas);
}

async function porResolverDe(db: Lector, reloj: Clock): Promise<Resumen['porResolver']> {
  const listas: Resumen['porResolver'] = [];
  for (const liga of await candidatas(db, reloj)) {
    const datos = await datosDeTabla(db, liga.id);
    const motivo = datos && motivoDeCierre(liga, datos.jugadores, datos.partidos, reloj.today());
    if (motivo) listas.push({ id: liga.id, nombre: liga.nombre, motivo });
  }
  return listas;
}

async function correosDe(db: Lector): Promise<Resumen['correos']> {
  const correos = await correosConFallo(db);
  const fallidos = correos.filter(({ estado }) => estado === 'fallido').length;
  const deQuien = new Map(correos.map(({ idSolicitud, nombre }) => [idSolicitud, nombre]));
  const primeros = [...deQuien].slice(0, PRIMEROS).map(([idSolicitud, nombre]) => ({ idSolicitud, nombre }));
  return { fallidos, reintentando: correos.length - fallidos, primeros };
}

/** Everything there is to do, in one answer. */
export async function leerResumen(deps: ResumenDeps): Promise<Resumen> {
  const { base, reloj } = deps;
  const [sinGanador, saldados, noPueden, solicitudes, porResolver, correos] = await Promise.all([
    partidosSinResultado(base.db),
    aplazadosSaldados(base.db, reloj.today()),
    noPuedenDe(base.db, reloj),
    cuentaDeSolicitudes(base.db),
    porResolverDe(base.db, reloj),
    correosDe(base.db),
  ]);
  const porJugar = sinGanador.filter(({ partido }) => !estaDecidido(partido));
  return {
    hoy: reloj.today(),
    baseDanada: deps.danos.hay,
    partidos: partidosDe(porJugar, deps),
    noPueden,
    preparar: await prepararDe(base.db, porJugar, reloj.today()),
    porPuntuar: porPuntuarDe(porJugar, reloj),
    aplazados: aplazadosDe(porJugar, saldados, reloj.today()),
    solicitudes,
    porResolver,
    correos,
    avisos: deps.proxySinDeclarar() ? ['proxySinDeclarar'] : [],
  };
}
