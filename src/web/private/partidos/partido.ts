import type { Liga } from '#contract/liga/ligas.ts';
import type { Partido, PartidoGuardar } from '#contract/liga/partidos.ts';
import { type Dia, diaDe, esDia, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { MARCADOR_VACIO, type MarcadorPlano, planoDe } from '#domain/partido/marcador.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import {
  conDesenlace,
  conEmpate,
  type Escrito,
  type Indicadores,
  indicadorDe,
  SIN_EMPATES,
  SIN_INDICADORES,
} from '#domain/partido/plano.ts';
import {
  aplazadoPor,
  ausenteDe,
  comoSeLee,
  esEmpate,
  ganadorDe,
  retiradoDe,
} from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { comoSeLlama } from '#web/club/casillas/casillas.tsx';
import { confirmarRaros, rarezasDelMarcador } from '#web/club/casillas/indicadores.tsx';
import {
  conDesenlaceEscrito,
  ORDEN,
  type Problemas,
  problemasDelMarcador,
} from '#web/club/casillas/valores.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import type { Listas } from '#web/club/mesa/consultas.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import type { BadgeTone } from '#web/ui/card.tsx';

/** What the form holds: the match of the API, with its day and hour apart and what is still to be chosen null. */
export type ValoresPartido = MarcadorPlano &
  Indicadores & {
    idLiga: number | null;
    idPista: number | null;
    idJugador1: number | null;
    idJugador2: number | null;
    dia: Dia | null;
    /** `HH:mm`, or '' while unknown. */
    hora: string;
    duracion: Duracion;
    observaciones: string;
    sintetico: boolean;
    desenlace: Escrito | null;
  };

/** A new match, today or where the address says: `fecha` (day, or day and hour) and `pista`. */
export function partidoNuevo(hoy: Dia, donde = new URLSearchParams()): ValoresPartido {
  const [dia = '', hora = ''] = (donde.get('fecha') ?? '').split('T');
  const pista = Number(donde.get('pista'));
  return {
    ...EN_BLANCO,
    idPista: Number.isInteger(pista) && pista > 0 ? pista : null,
    dia: esDia(dia) ? dia : hoy,
    hora: esDia(dia) && /^\d\d:\d\d$/.test(hora) ? hora : '',
  };
}

const EN_BLANCO: Omit<ValoresPartido, 'dia' | 'hora' | 'idPista'> = {
  idLiga: null,
  idJugador1: null,
  idJugador2: null,
  duracion: 75,
  observaciones: '',
  sintetico: false,
  desenlace: null,
  ...SIN_INDICADORES,
  ...planoDe(MARCADOR_VACIO),
};

export function valoresDe({ id: _, version: __, ...partido }: Partido) {
  const { fecha, observaciones, duracion, desenlace = null, ...resto } = partido;
  return {
    ...resto,
    desenlace,
    dia: diaDe(fecha),
    hora: horaDe(fecha),
    duracion: duracion as Duracion,
    observaciones: observaciones ?? '',
  } satisfies ValoresPartido;
}

const fechaDe = ({ dia, hora }: Pick<ValoresPartido, 'dia' | 'hora'>): FechaHora => `${dia}T${hora}`;

export function paraGuardar(valores: ValoresPartido, version: number | null): PartidoGuardar {
  const { dia: _, hora: __, idLiga, idJugador1, idJugador2, observaciones, ...resto } = valores;
  return {
    ...resto,
    fecha: fechaDe(valores),
    idLiga: idLiga ?? 0,
    idJugador1: idJugador1 ?? 0,
    idJugador2: idJugador2 ?? 0,
    observaciones: observaciones.trim() || null,
    version,
  };
}

/** In that league, or in none yet: how long it plays, and whether a level score is a draw. */
export const enLiga = (
  valores: ValoresPartido,
  liga: Pick<Liga, 'id' | 'duracion' | 'reglas'> | undefined,
): Partial<ValoresPartido> => ({
  idLiga: liga?.id ?? null,
  ...(liga && { duracion: liga.duracion }),
  desenlace: conEmpate(valores, liga?.reglas ?? SIN_EMPATES).desenlace,
});

const resultadoDe = (valores: ValoresPartido) => conDesenlace(valores);

export const estaAnulado = (valores: ValoresPartido): boolean =>
  resultadoDe(valores).desenlace.que === 'anulado';

/** It counts for nobody; said again, it is as its boxes and flags say, as before it was annulled. */
export const conAnulado = (valores: ValoresPartido): ValoresPartido =>
  conDesenlaceEscrito(valores, (estaAnulado(valores) && valores.desenlace) || 'anulado-comite');

/** How it stands, as it is typed. */
export function estadoDe(
  valores: ValoresPartido,
  nombres: readonly [string, string],
  ahora: FechaHora,
): [BadgeTone, string] {
  const resultado = resultadoDe(valores);
  const [ausente, gana] = [ausenteDe(resultado), ganadorDe(resultado)];
  const rotulo = comoSeLee(resultado);
  if (rotulo !== null) return [esEmpate(resultado) ? 'ok' : 'warn', rotulo];
  if (ausente !== null) return ['ok', `No se presenta ${comoSeLlama(ausente, nombres)}`];
  const retirado = retiradoDe(resultado);
  const porRetirada = retirado === null ? '' : ` por retirada de ${comoSeLlama(retirado, nombres)}`;
  if (gana !== null) return ['ok', `Gana ${comoSeLlama(gana, nombres)}${porRetirada}`];
  return `${valores.dia}T${valores.hora}` < ahora ? ['warn', 'Falta el resultado'] : ['azul', 'Por jugar'];
}

const jugadoresDe = ({ idJugador1, idJugador2 }: ValoresPartido) =>
  idJugador1 !== null && idJugador2 !== null ? { idJugador1, idJugador2 } : {};

const APLAZADO =
  'Aplazado: no sale en el horario y deja libre su pista. Cuando tenga día nuevo, ponlo y quita esta marca.';

/** A postponed match leaves the schedule: says what to do next. */
function avisosDeAplazado(valores: ValoresPartido): Problema[] {
  const quien = aplazadoPor(resultadoDe(valores));
  if (quien === null) return [];
  return [{ path: indicadorDe(quien), message: APLAZADO }];
}

/** Errors and warnings of the match; without a league there are no warnings of the score. */
export function problemasDe(valores: ValoresPartido, reglas: Reglas | undefined): Problemas {
  const { errores, avisos } = problemasDelMarcador(valores, reglas, jugadoresDe(valores));
  return { errores, avisos: [...avisos, ...avisosDeAplazado(valores)] };
}

type Elecciones = Partial<Record<'idLiga' | 'idJugador1' | 'idJugador2' | 'dia' | 'hora', string>>;

function elecciones({ idLiga, idJugador1, idJugador2, dia, hora }: ValoresPartido): Elecciones {
  return {
    ...(idLiga === null && { idLiga: 'Elige la liga' }),
    ...(dia === null && { dia: 'Indica el día' }),
    ...(hora === '' && { hora: 'Indica la hora' }),
    ...(idJugador1 === null && { idJugador1: 'Elige al jugador 1' }),
    ...(idJugador2 === null && { idJugador2: 'Elige al jugador 2' }),
  };
}

export function comprobar(valores: ValoresPartido): Record<string, string> {
  const { errores } = problemasDe(valores, undefined);
  return {
    ...elecciones(valores),
    ...Object.fromEntries(errores.map(({ path, message }) => [path, message])),
  };
}

type ConNombre = { id: number; nombre: string };

const nombreDe = (lista: readonly ConNombre[], id: number | null): string =>
  lista.find((uno) => uno.id === id)?.nombre ?? '';

export const nombresDe = ({ jugadores }: Listas, { idJugador1, idJugador2 }: ValoresPartido) =>
  [nombreDe(jugadores, idJugador1) || 'Jugador 1', nombreDe(jugadores, idJugador2) || 'Jugador 2'] as const;

const de = (uno: boolean, dos: boolean, [nombre1, nombre2]: readonly [string, string]): string =>
  [uno && nombre1, dos && nombre2].filter(Boolean).join(', ');

export function resumenDe(v: ValoresPartido, listas: Listas): Resumen {
  const nombres = nombresDe(listas, v);
  return [
    ['Liga', nombreDe(listas.ligas, v.idLiga)],
    ['Pista', nombreDe(listas.pistas, v.idPista)],
    ['Fecha', v.dia ? `${fechaConDia(v.dia)} ${v.hora}` : ''],
    ['Duración', `${v.duracion} min`],
    ['Jugador 1', nombres[0]],
    ['Jugador 2', nombres[1]],
    ['Marcador', textoMarcador(resultadoDe(v), nombres)],
    ['No se presenta', de(v.jugador1NoPresenta, v.jugador2NoPresenta, nombres)],
    ['Aplaza', de(v.jugador1Aplaza, v.jugador2Aplaza, nombres)],
    ['Lo aplaza el club', v.clubAplaza ? 'Sí' : 'No'],
    ['Cancelado', v.cancelado ? 'Sí' : 'No'],
    ['Anulado', estaAnulado(v) ? 'Sí' : 'No'],
    ['Partido de resolución', v.sintetico ? 'Sí' : 'No'],
    ['Observaciones', v.observaciones],
  ];
}

export function consecuencias(v: ValoresPartido, fecha: string, listas: Listas): string {
  const [uno, dos] = nombresDe(listas, v);
  const marcador = textoMarcador(resultadoDe(v), [uno, dos]);
  const quien = `Se borrará el partido ${uno} – ${dos} del ${fechaSemana(fecha)} a las ${horaDe(fecha)}.`;
  return ganadorDe(resultadoDe(v)) === null
    ? `${quien} No tiene resultado. ${SE_DESHACE}`
    : `${quien} Su resultado (${marcador}) dejará de contar en la clasificación. ${SE_DESHACE}`;
}

type PartidoYListas = { partido: Partido | null; listas: Listas };

/** What is odd in a score that is not stored yet; a stored one was asked about when it was saved. */
export function rarezasNuevas(valores: ValoresPartido, { partido, listas }: PartidoYListas): Problema[] {
  const fecha = fechaDe(valores);
  const esElMismo = partido !== null && ORDEN.every((nombre) => valores[nombre] === partido[nombre]);
  const rarezas = rarezasDelMarcador(
    { valores, fecha, sintetico: valores.sintetico },
    listas.ligas.find(({ id }) => id === valores.idLiga)?.reglas,
  );
  if (esElMismo && fecha === partido.fecha) return [];
  return esElMismo ? rarezas.filter(({ message }) => message === mensajes.aunNoSeJuega(fecha)) : rarezas;
}

/** Asks whether to save it; to review it is to go to its odd set. */
export function preguntarRaro(valores: ValoresPartido, ficha: PartidoYListas): Promise<boolean> {
  const rarezas = rarezasNuevas(valores, ficha);
  const casilla = () => document.querySelector<HTMLElement>(`[name="${rarezas[0]?.path}"]`);
  const este = { nombres: nombresDe(ficha.listas, valores), valores, rarezas };
  return confirmarRaros([este], () => casilla()?.focus());
}
