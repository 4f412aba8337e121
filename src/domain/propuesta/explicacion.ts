import { pistasDe } from '#domain/clausura/clausura.ts';
import { clausuraDicha } from '#domain/clausura/dicha.ts';
import { type Dia, diaDe, diaSemana, horaDe } from '#domain/fecha.ts';
import { fechaCorta, fechaSemana } from '#domain/fecha-texto.ts';
import { cubreDia } from '#domain/incidencia/incidencia.ts';
import { deporteEnFrase } from '#domain/liga/en-pista.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { jugadoresDe, type Partido, porFecha } from '#domain/partido/partido.ts';
import { compararNombres, conMayuscula } from '#domain/texto.ts';
import {
  aparte,
  type DatosPropuesta,
  type JugadorPropuesta,
  type LineaPropuesta,
  type Motivo,
  type MotivoDia,
  masCerca,
  type ParejaFuera,
  type SinPartido,
} from './datos.ts';
import { type Colocada, type Ocupacion, ocupacionDe, primerSitio } from './placement.ts';
import {
  at,
  type Escenario,
  type JugadorEscenario,
  limitesDe,
  type Pareja,
  porVenir,
  senasDePareja,
} from './scenario.ts';

const SEMANA = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** «el sábado», or «el sábado 21» when the days hold two Saturdays. */
export function nombreDia(dia: Dia, dias: readonly Dia[]): string {
  const nombre = `el ${SEMANA[diaSemana(dia)]}`;
  const repetido = dias.filter((otro) => diaSemana(otro) === diaSemana(dia)).length > 1;
  return repetido ? `${nombre} ${Number(dia.slice(8, 10))}` : nombre;
}

/** «el sábado, el domingo y el lunes», or with «ni» in a negative clause. */
function unir(nombres: readonly string[], nexo: 'y' | 'ni'): string {
  if (nombres.length < 2) return nombres.join('');
  return `${nombres.slice(0, -1).join(', ')} ${nexo} ${nombres.at(-1)}`;
}

type Dias = (nexo: 'y' | 'ni') => string;

/** One clause: what happens on those days, and to whom. `vuelta`: since when the second leg may be played. */
const CLAUSULAS: Record<Motivo, (quien: string, dias: Dias, vuelta: Dia | null) => string> = {
  lesion: (quien) => `${quien} tiene una lesión`,
  ausente: (quien, dias) => `${quien} no puede ${dias('ni')}`,
  yaProgramado: (quien, dias) => `${quien} ya tiene partido ${dias('y')}`,
  vueltaNoAbierta: (_, __, vuelta) =>
    vuelta === null
      ? 'la vuelta de su liga no tiene fecha de comienzo: se pone en Ligas'
      : `la vuelta no empieza hasta el ${fechaSemana(vuelta)}`,
  sinHueco: (_, dias) => `ninguna pista tiene un hueco en el horario de su liga ${dias('ni')}`,
  franja: (quien, dias) =>
    quien === ''
      ? `a las horas libres nunca pueden los dos a la vez ${dias('ni')}`
      : `${quien} nunca puede a las horas libres ${dias('ni')}`,
  juegaOtra: (quien, dias) => `${quien} juega otro partido ${dias('y')}`,
  pistasLlenas: (_, dias) => `no quedan pistas dentro de su horario ${dias('ni')}`,
};

/** What keeps a player from every match of a day: something of theirs, of all, or of each rival. */
type PorqueNoJuega = Exclude<Motivo, 'yaProgramado' | 'juegaOtra'> | 'rivalesJuegan' | 'rivalesNoPueden';

const PORQUES: Record<PorqueNoJuega, (dias: Dias) => string> = {
  lesion: () => 'tiene una lesión',
  ausente: (dias) => `no puede ${dias('ni')}`,
  vueltaNoAbierta: (dias) => `no debe ningún partido ${dias('ni')}`,
  sinHueco: (dias) => `ninguna pista tiene un hueco en el horario de su liga ${dias('ni')}`,
  franja: (dias) => `nunca puede a las horas libres ${dias('ni')}`,
  rivalesJuegan: (dias) => `los rivales que le faltan juegan otro partido ${dias('y')}`,
  rivalesNoPueden: (dias) => `los rivales que le faltan no pueden o ya juegan ${dias('y')}`,
  pistasLlenas: (dias) => `no quedan pistas dentro de su horario ${dias('ni')}`,
};

/** The same thing on several days is said once, in order of day. */
function agrupar<T>(cosas: readonly T[], claveDe: (cosa: T) => string, dias: readonly Dia[]): [T, Dias][] {
  const grupos = Map.groupBy(cosas.keys(), (indice) => claveDe(at(cosas, indice)));
  return [...grupos.values()].map((indices) => {
    const suyos = indices.map((indice) => nombreDia(at(dias, indice), dias));
    return [at(cosas, at(indices, 0)), (nexo) => unir(suyos, nexo)];
  });
}

function comoFrase(clausulas: readonly string[]): string {
  const frase = clausulas.join('; ');
  return frase === '' ? '' : `${conMayuscula(frase)}.`;
}

/** «Ana no puede el sábado; no quedan pistas dentro de su horario el domingo.» */
function frasePareja(
  motivos: readonly MotivoDia[],
  nombres: ReadonlyMap<number, string>,
  vuelta: Dia | null,
): string {
  const grupos = agrupar(
    motivos,
    ({ motivo, idJugador }) => `${motivo}-${idJugador}`,
    motivos.map(({ dia }) => dia),
  );
  return comoFrase(
    grupos.map(([{ motivo, idJugador }, dias]) => {
      const quien = idJugador === null ? '' : (nombres.get(idJugador) ?? '');
      return CLAUSULAS[motivo](quien, dias, vuelta);
    }),
  );
}

/** «No puede el sábado; no quedan pistas dentro de su horario el domingo.» */
const fraseJugador = (porques: readonly PorqueNoJuega[], dias: readonly Dia[]): string =>
  comoFrase(agrupar(porques, (porque) => porque, dias).map(([porque, suyos]) => PORQUES[porque](suyos)));

const CAUSAS: Record<Motivo, string> = {
  lesion: 'por lesión',
  ausente: 'por ausencia',
  yaProgramado: 'por tener ya partido',
  vueltaNoAbierta: 'a la espera de la vuelta',
  sinHueco: 'sin hueco en su horario',
  franja: 'por no poder a las horas libres',
  juegaOtra: 'por jugar ya otro partido',
  pistasLlenas: 'por pistas llenas',
};

/** Of these the day says nothing. */
const SIN_DIA: readonly Motivo[] = ['lesion', 'vueltaNoAbierta', 'juegaOtra'];

type ConMotivos = Pick<ParejaFuera, 'motivos'>;

/** «por jugar ya otro partido» and how many, the most first. */
export function causasDe(fuera: readonly ConMotivos[], dias: readonly Dia[]): [string, number][] {
  const causas = Map.groupBy(fuera, ({ motivos }) => {
    const peor = masCerca(motivos);
    if (peor === undefined) return '';
    const cuando = SIN_DIA.includes(peor.motivo) ? '' : ` ${nombreDia(peor.dia, dias)}`;
    return `${CAUSAS[peor.motivo]}${cuando}${peor.motivo === 'pistasLlenas' ? ' en su horario' : ''}`;
  });
  const partes = [...causas].map(([causa, suyas]): [string, number] => [causa, suyas.length]);
  return partes.toSorted((una, otra) => otra[1] - una[1]);
}

const porCausas = (fuera: readonly ConMotivos[], dias: readonly Dia[]): string[] =>
  causasDe(fuera, dias).map(([causa, n]) => `${n} ${causa}`);

/** «12 parejas sin sitio: 7 por pistas llenas el sábado en su horario, 5 por ausencia el domingo. Aparte, 3 por lesión.» */
export function resumen(fuera: readonly ParejaFuera[], dias: readonly Dia[]): string {
  const sinSitio = fuera.filter((pareja) => aparte(pareja) === null);
  const [cuentan, otras] = sinSitio.length > 0 ? [sinSitio, fuera.filter(aparte)] : [fuera, []];
  const causas = porCausas(cuentan, dias);
  const principal =
    cuentan.length === 1
      ? `1 pareja sin sitio, ${causas[0]?.replace('1 ', '')}.`
      : `${cuentan.length} parejas sin sitio: ${causas.join(', ')}.`;
  return otras.length > 0 ? `${principal} Aparte, ${porCausas(otras, dias).join(' y ')}.` : principal;
}

const juegan = (esc: Escenario, colocadas: readonly Colocada[]): Set<string>[] =>
  esc.dias.map((_, dia) => {
    const suyas = colocadas.filter((una) => una.dia === dia);
    return new Set(suyas.flatMap(({ pareja }) => senasDePareja(esc, at(esc.parejas, pareja))));
  });

const idDe = (esc: Escenario, jugador: number | null): number | null =>
  jugador === null ? null : at(esc.jugadores, jugador).id;

/** Of a pair that may play that day and has no place: a court is free, but at hours when one of the two, or both, never can. */
function porFranja(esc: Escenario, pareja: Pareja, dia: number, libres: Ocupacion): MotivoDia | null {
  const liga = at(esc.ligas, pareja.liga);
  const cerradas = pareja.franjas?.cerradas[dia];
  if (!cerradas?.includes(true) || primerSitio(libres, liga, dia) === null) return null;
  const uno = [pareja.a, pareja.b].find((jugador) => {
    const suyas = at(esc.jugadores, jugador).franjas?.cerradas[dia];
    return primerSitio(libres, liga, dia, suyas) === null;
  });
  return { dia: at(esc.dias, dia), motivo: 'franja', idJugador: idDe(esc, uno ?? null) };
}

type Puesto = { ocupados: readonly Set<string>[]; libres: Ocupacion };

/**
 * The reason of each day: the first of the list that is true. What no veto and no other line explains
 * can only be that the courts are full when they can play, which the engine's last pass (`completar`) makes true.
 * docs/reglas/propuesta.md.
 */
function motivosDe(esc: Escenario, pareja: Pareja, { ocupados, libres }: Puesto): MotivoDia[] {
  return esc.dias.map((dia, indice) => {
    const veto = pareja.vetos[indice];
    if (veto) return { dia, motivo: veto.motivo, idJugador: idDe(esc, veto.jugador) };
    const otro = [pareja.a, pareja.b].find((jugador) =>
      at(esc.jugadores, jugador).senas.some((quien) => ocupados[indice]?.has(quien)),
    );
    if (otro !== undefined) return { dia, motivo: 'juegaOtra', idJugador: idDe(esc, otro) };
    return porFranja(esc, pareja, indice, libres) ?? { dia, motivo: 'pistasLlenas', idJugador: null };
  });
}

export function explicar(esc: Escenario, colocadas: readonly Colocada[]): ParejaFuera[] {
  const puestas = new Set(colocadas.map(({ pareja }) => pareja));
  const puesto = { ocupados: juegan(esc, colocadas), libres: ocupacionDe(esc, colocadas) };
  const nombres = new Map(esc.jugadores.map(({ id, nombre }) => [id, nombre]));
  return esc.parejas.flatMap((pareja, indice) => {
    if (puestas.has(indice)) return [];
    const motivos = motivosDe(esc, pareja, puesto);
    const liga = at(esc.ligas, pareja.liga);
    return [
      {
        idLiga: liga.id,
        idJugador1: at(esc.jugadores, pareja.a).id,
        idJugador2: at(esc.jugadores, pareja.b).id,
        jugados: pareja.jugados,
        motivos,
        frase: frasePareja(motivos, nombres, liga.fechaIdaVuelta),
      },
    ];
  });
}

function propio({ estado, ausente }: JugadorEscenario, dia: number): PorqueNoJuega | null {
  if (estado === 'lesion') return 'lesion';
  return ausente[dia] ? 'ausente' : null;
}

/** Whoever the rival, what holds for all of them that day: no court was left, or none is free at any hour. */
const DE_TODOS = ['pistasLlenas', 'sinHueco'] as const;

/** Out of the reasons of each of the player's pairs that day; legs not yet open are owed to nobody then. */
function deSusRivales(idJugador: number, suyos: readonly MotivoDia[]): PorqueNoJuega {
  const motivos = suyos.map(({ motivo }) => motivo);
  const abiertas = motivos.filter((motivo) => motivo !== 'vueltaNoAbierta');
  if (abiertas.length === 0) return 'vueltaNoAbierta';
  if (suyos.some((uno) => uno.motivo === 'franja' && uno.idJugador === idJugador)) return 'franja';
  const deTodos = DE_TODOS.find((motivo) => abiertas.includes(motivo));
  if (deTodos !== undefined) return deTodos;
  return abiertas.every((motivo) => motivo === 'juegaOtra') ? 'rivalesJuegan' : 'rivalesNoPueden';
}

type DeSuPareja = { id: number; motivos: readonly MotivoDia[] };

function fraseDe(esc: Escenario, jugador: JugadorEscenario, suyas: readonly DeSuPareja[]): string | null {
  const delDia = (dia: number) => suyas.flatMap(({ motivos }) => motivos[dia] ?? []);
  const porques = esc.dias.map((_, dia) => propio(jugador, dia) ?? deSusRivales(jugador.id, delDia(dia)));
  return porques.every((porque) => porque === 'vueltaNoAbierta') ? null : fraseJugador(porques, esc.dias);
}

/** Who goes without a match on all the days, and why, by league and name. docs/reglas/propuesta.md. */
export function sinPartido(
  esc: Escenario,
  fuera: readonly ParejaFuera[],
  lineas: readonly LineaPropuesta[],
): SinPartido[] {
  const juegan = new Set(lineas.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]));
  const deCadaUno = fuera.flatMap((una) => jugadoresDe(una).map((id) => ({ id, motivos: una.motivos })));
  const suyas = Map.groupBy(deCadaUno, ({ id }) => id);
  return esc.jugadores
    .filter(({ id, ocupado }) => suyas.has(id) && !juegan.has(id) && !ocupado.includes(true))
    .toSorted(
      (uno, otro) => uno.liga - otro.liga || compararNombres(uno.nombre, otro.nombre) || uno.id - otro.id,
    )
    .flatMap((jugador) => {
      const frase = fraseDe(esc, jugador, suyas.get(jugador.id) ?? []);
      const { id: idLiga } = at(esc.ligas, jugador.liga);
      return frase === null ? [] : [{ idLiga, idJugador: jugador.id, frase }];
    });
}

/** Of whom stays on the calendar though they cannot play, so many are named. */
const NOMBRADOS = 5;

function delCalendario({ dias, ligas, ahora }: DatosPropuesta, hoy: Dia): string[] {
  const pasados = dias.filter((dia) => dia < hoy);
  const limites = limitesDe(ligas);
  const empezado = dias.filter((dia) => porVenir(limites, dia, ahora).inicio > limites.inicio);
  return [
    ...pasados.map((dia) => `El día ${fechaCorta(dia)} ya ha pasado.`),
    ...empezado.map(() => `Hoy solo se proponen horas a partir de las ${horaDe(ahora ?? '')}.`),
  ];
}

/** Why a court has fewer hours, on each of the days. */
function deClausuras({ dias, pistas, clausuras = [] }: DatosPropuesta): string[] {
  const nombres = new Map(
    pistas.filter(({ disponible }) => disponible).map(({ id, nombre }) => [id, nombre]),
  );
  return dias.flatMap((dia) =>
    clausuras
      .filter((una) => cubreDia(una, dia))
      .map((una) => ({ ...una, pistas: pistasDe(una, nombres) }))
      .filter((una) => una.pistas?.length !== 0)
      .map(
        (una) =>
          `${conMayuscula(nombreDia(dia, dias))}, ${clausuraDicha(una).replace(/^Club/, 'club')}. A esas horas no se propone nada.`,
      ),
  );
}

/** On none of the days the pair owes what is left: the second leg starts later. */
const esperaLaVuelta = ({ ligas, dias }: Escenario, { liga, jugados }: Pareja): boolean =>
  dias.every((dia) => jugados >= vueltas(at(ligas, liga), dia));

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

function impedimento(jugador: JugadorPropuesta | undefined, ausentes: readonly number[]): Impedido | null {
  if (jugador?.estado === 'eliminado') return { jugador, porque: 'figura como eliminado' };
  if (jugador?.estado === 'lesion') return { jugador, porque: 'tiene una lesión' };
  return jugador && ausentes.includes(jugador.id) ? { jugador, porque: 'no puede ese día' } : null;
}

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
    .sort(porFecha)
    .flatMap((partido) => conImpedido(partido, datos));
  if (puestos.length === 0) return [];
  const resto = puestos.length - NOMBRADOS;
  const nombrados = [...puestos.slice(0, NOMBRADOS), ...(resto > 0 ? [`y ${resto} más`] : [])].join('; ');
  return [
    `Siguen en el calendario partidos que quizá no se jueguen: ${nombrados}. Quítalos o cámbialos de día y genera otra propuesta: su pista y su rival quedarán libres.`,
  ];
}

/** None at all, or none of the sport of some league. */
function sinPistas({ ligas, pistas }: DatosPropuesta): string[] {
  const hay = new Set(pistas.filter(({ disponible }) => disponible).map(({ deporte }) => deporte));
  if (hay.size === 0) return ['No hay pistas disponibles.'];
  const faltan = new Set(ligas.map(({ deporte }) => deporte).filter((deporte) => !hay.has(deporte)));
  return [...faltan].map((deporte) => `No hay pistas de ${deporteEnFrase(deporte)} disponibles.`);
}

export const avisosDe = (datos: DatosPropuesta, esc: Escenario, hoy: Dia): string[] => [
  ...(datos.ligas.length === 0 ? ['No hay ligas activas de este tipo.'] : []),
  ...sinPistas(datos),
  ...delCalendario(datos, hoy),
  ...deClausuras(datos),
  ...sinDeudas(datos, esc),
  ...puestosSinPoder(datos),
  ...(datos.rellenarConAmistosos && !datos.vacio && datos.ligasAmistosos.length === 0
    ? ['No hay ninguna liga de amistosos activa: no se proponen amistosos.']
    : []),
];
