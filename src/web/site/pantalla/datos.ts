import type { ClasificacionPublica, LigaPublica } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { cerradoEl } from '#domain/clausura/dicha.ts';
import { type Dia, diaDe, type FechaHora, horaDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { esTipoLiga, seGestiona, tiposDelHorario } from '#domain/liga/tipos.ts';
import { esProbable, grados, porcentaje, queCae } from '#domain/meteo/cielo.ts';
import type { Icono, Weather } from '#domain/meteo/weather.ts';
import { conMayuscula } from '#domain/texto.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { vistoDeHorario, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { ahoraDelClub, enElClub } from '#web/club/reloj.ts';
import type { Call } from '#web/platform/call.ts';
import type { Load } from '#web/platform/load.ts';
import type { Contenido, PartidoEnPantalla, TablaVista } from './turnos.ts';

export type TiempoVisto = { icono: Icono; temperatura: string; lluvia: string };

export type Datos = Contenido & {
  /** When they were asked for, on the club's clock. */
  ahora: FechaHora;
  version: number;
  tiempo: TiempoVisto | null;
  /** What is shut today. */
  cerrado: readonly string[];
};

const DIAS_DE_RESULTADOS = 3;

const porJugar = (fila: FilaHorario, ahora: FechaHora): PartidoEnPantalla => ({
  ...vistoDeHorario(fila, ahora),
  acaba: sumarMinutos(fila.fecha, fila.duracion),
});

const jugado = (fila: FilaResultado): PartidoEnPantalla => ({ ...vistoDeResultado(fila), acaba: null });

/** Only who is still in it: the screen is for those who play. */
const tabla = (liga: LigaPublica, { clasificaciones }: ClasificacionPublica): TablaVista => ({
  id: liga.id,
  titulo: divisionLarga(liga),
  liga: { modo: liga.modo, ciclo: liga.ciclo },
  filas: clasificaciones.flatMap(
    ({
      idJugador,
      jugador,
      puesto,
      empatado,
      enLiga,
      estado,
      partidosJugados,
      puntos,
      ajustes,
      sinPuntos,
      zona,
    }) =>
      enLiga && estado !== 'eliminado'
        ? [{ idJugador, jugador, puesto, empatado, partidosJugados, puntos, ajustes, sinPuntos, zona }]
        : [],
  ),
});

/** "Mañana", or the day's name, unless it is today. */
const otroDia = (fecha: FechaHora, hoy: Dia): string => {
  if (diaDe(fecha) === hoy) return '';
  return diaDe(fecha) === sumarDias(hoy, 1) ? 'mañana ' : `${fechaSemana(fecha).split(',')[0]} `;
};

/** The temperature of this hour and the next one with rain. docs/reglas/tiempo.md */
export function tiempoDe({ hourly }: Weather, ahora: FechaHora): TiempoVisto | null {
  const horas = hourly
    .map((hora) => ({ ...hora, fecha: enElClub(hora.dt * 1000) }))
    .filter(({ fecha }) => sumarMinutos(fecha, 60) > ahora);
  const [esta] = horas;
  if (!esta) return null;
  const mojada = horas.find(({ lluvia }) => esProbable(lluvia));
  const cuando = mojada && `${otroDia(mojada.fecha, diaDe(ahora))}a las ${horaDe(mojada.fecha)}`;
  const riesgo = mojada?.lluvia ? ` (${porcentaje(mojada.lluvia)})` : '';
  const cae = mojada && conMayuscula(queCae(mojada.icon));
  const lluvia = `${cae} ${mojada === esta ? 'ahora' : cuando}${riesgo}`;
  return {
    icono: esta.icon,
    temperatura: grados(esta.temp),
    lluvia: mojada ? lluvia : 'Sin lluvia a la vista',
  };
}

/** `?liga=social` shows a type of league, `?division=7` one division; what is neither is not looked at. */
export async function pedidoDe(call: Call, pedido: URLSearchParams) {
  const todas = await call('GET /api/clasificaciones/ligas', {});
  const liga = pedido.get('liga') ?? '';
  const tipo = esTipoLiga(liga) ? liga : undefined;
  const division = todas.find(({ id }) => String(id) === pedido.get('division'));
  const ligas = todas.filter(
    (una) =>
      (division ? una.id === division.id : true) && (tipo ? tiposDelHorario(tipo).includes(una.tipo) : true),
  );
  return { tipo, division: division?.id, ligas };
}

/** Of that day and of the next one that has any: no other is shown. */
function deDosDias(filas: readonly FilaHorario[], hoy: Dia): FilaHorario[] {
  const dias = [...new Set(filas.map(({ fecha }) => diaDe(fecha)))].filter((dia) => dia > hoy);
  const [proximo] = dias.toSorted();
  return filas.filter(({ fecha }) => diaDe(fecha) <= (proximo ?? hoy));
}

/** Everything the screen shows, as it was at one moment. */
export async function leer(call: Call, pedido: URLSearchParams, ahora: FechaHora): Promise<Datos> {
  // Before the rest: what is saved meanwhile is another version.
  const { version } = await call('GET /api/horarios/hoy', {});
  const { tipo, division, ligas } = await pedidoDe(call, pedido);
  const query = { ...(tipo && { tipo }), ...(division !== undefined && { idLiga: division }) };
  const [filas, { partidos }, tiempo, cerrado, tablas] = await Promise.all([
    call('GET /api/horarios/proximos', tipo ? { query: { tipo } } : {}),
    call('GET /api/horarios/resultados', { query: { ...query, dias: DIAS_DE_RESULTADOS } }),
    call('GET /api/weather', {}).catch(() => null),
    call('GET /api/horarios/clausuras', {}),
    Promise.all(
      ligas
        .filter((una) => seGestiona(una.tipo))
        .map(async (una) =>
          tabla(una, await call('GET /api/clasificaciones/ver', { query: { idLiga: una.id } })),
        ),
    ),
  ]);
  return {
    ahora,
    version,
    tiempo: tiempo && tiempoDe(tiempo, ahora),
    cerrado: cerradoEl(cerrado, diaDe(ahora)),
    porJugar: deDosDias(
      filas.filter(({ idLiga }) => division === undefined || idLiga === division),
      diaDe(ahora),
    ).map((fila) => porJugar(fila, ahora)),
    jugados: partidos.map(jugado),
    tablas: tablas.filter(({ filas: suyas }) => suyas.length > 0),
  };
}

/** The server writes the minute in the address, so that its answer is kept for that minute. */
export const cargarEnServidor: Load<Datos> = (call, { url }) =>
  leer(call, url.searchParams, url.searchParams.get('minuto') ?? ahoraDelClub());

export const cargarAqui: Load<Datos> = (call, { url }) => leer(call, url.searchParams, ahoraDelClub());
