import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { vueltas } from '#domain/liga/temporadas.ts';
import { jugadoresDe } from '#domain/partido/jugadores.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPropuesta, JugadorPropuesta } from './datos.ts';
import { en } from './en.ts';
import { type Escenario, limitesDe } from './escenario.ts';
import { nombreDia } from './frases.ts';
import { porVenir } from './huecos.ts';
import type { Pareja } from './parejas.ts';

/** Of whom stays on the calendar though they cannot play, so many are named. */
const NOMBRADOS = 5;

/** The days asked for, as the clock has them. */
function delCalendario({ dias, ligas, ahora }: DatosPropuesta, hoy: Dia): string[] {
  const pasados = dias.filter((dia) => dia < hoy);
  const limites = limitesDe(ligas);
  const empezado = dias.filter((dia) => porVenir(limites, dia, ahora).inicio > limites.inicio);
  return [
    ...pasados.map((dia) => `El día ${fechaCorta(dia)} ya ha pasado.`),
    ...empezado.map(() => `Hoy solo se proponen horas a partir de las ${horaDe(ahora ?? '')}.`),
  ];
}

/** On none of the days the pair owes what is left: the second leg starts later. */
const esperaLaVuelta = ({ ligas, dias }: Escenario, { liga, jugados }: Pareja): boolean =>
  dias.every((dia) => jugados >= vueltas(en(ligas, liga), dia));

/** Nobody owes a match: what is missing are players, the second leg, or nothing at all. */
function sinDeudas({ ligas, vacio }: DatosPropuesta, esc: Escenario): string[] {
  const { jugadores, parejas } = esc;
  if (ligas.length === 0 || vacio || !parejas.every((pareja) => esperaLaVuelta(esc, pareja))) return [];
  if (parejas.length > 0) return ['Esos días no se debe ningún partido: falta que empiece la vuelta.'];
  const hayPareja = ligas.some(({ id }) => jugadores.filter(({ idLiga }) => idLiga === id).length > 1);
  return hayPareja
    ? ['No se debe ningún partido: todas las parejas lo tienen ya jugado o puesto en el calendario.']
    : ['Ninguna liga activa de este tipo tiene al menos dos jugadores.'];
}

type Impedido = { jugador: JugadorPropuesta; porque: string };

/** Why that player will hardly turn up that day, or null. */
function impedimento(jugador: JugadorPropuesta | undefined, ausentes: readonly number[]): Impedido | null {
  if (jugador?.estado === 'eliminado') return { jugador, porque: 'figura como eliminado' };
  if (jugador?.estado === 'lesion') return { jugador, porque: 'tiene una lesión' };
  return jugador && ausentes.includes(jugador.id)
    ? { jugador, porque: 'tiene una incidencia ese día' }
    : null;
}

/** The match in words, where one of the two can hardly play it. */
function conImpedido(partido: Partido, { jugadores, ausencias, dias }: DatosPropuesta): string[] {
  const { fecha } = partido;
  const dos = jugadoresDe(partido).map((id) => jugadores.find((jugador) => jugador.id === id));
  const ausentes = ausencias[diaDe(fecha)] ?? [];
  const impedido = impedimento(dos[0], ausentes) ?? impedimento(dos[1], ausentes);
  if (impedido === null) return [];
  const rivales = dos.map((jugador) => jugador?.nombre ?? 'otra persona').join(' – ');
  const cuando = `${nombreDia(diaDe(fecha), dias)} a las ${horaDe(fecha)}`;
  return [`${rivales}, ${cuando} (${impedido.jugador.nombre} ${impedido.porque})`];
}

/** Matches on those days that hold a court and a rival for somebody who cannot play. */
function puestosSinPoder(datos: DatosPropuesta): string[] {
  const puestos = datos.partidos
    .filter((partido) => datos.dias.includes(diaDe(partido.fecha)) && estaPorJugar(partido))
    .sort((uno, otro) => (uno.fecha === otro.fecha ? uno.id - otro.id : uno.fecha < otro.fecha ? -1 : 1))
    .flatMap((partido) => conImpedido(partido, datos));
  if (puestos.length === 0) return [];
  const resto = puestos.length - NOMBRADOS;
  const nombrados = [...puestos.slice(0, NOMBRADOS), ...(resto > 0 ? [`y ${resto} más`] : [])].join('; ');
  return [
    `Siguen en el calendario partidos que quizá no se jueguen: ${nombrados}. Quítalos o cámbialos de día y genera otra propuesta: su pista y su rival quedarán libres.`,
  ];
}

/** What the organiser should know before reading the lines. */
export const avisosDe = (datos: DatosPropuesta, esc: Escenario, hoy: Dia): string[] => [
  ...(datos.ligas.length === 0 ? ['No hay ligas activas de este tipo.'] : []),
  ...(datos.pistas.some(({ disponible }) => disponible) ? [] : ['No hay pistas disponibles.']),
  ...delCalendario(datos, hoy),
  ...sinDeudas(datos, esc),
  ...puestosSinPoder(datos),
  ...(datos.rellenarConAmistosos && !datos.vacio && datos.ligaAmistosos === null
    ? ['No hay ninguna liga de amistosos activa: no se proponen amistosos.']
    : []),
];
