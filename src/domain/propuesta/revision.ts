import { type Clausura, laQueCierra, reparoDeClausura } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, horaDe, type Minutos } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { noEsDeSuDeporte, seJuegaEn } from '#domain/liga/en-pista.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { vueltas, vueltasTotales } from '#domain/liga/liga.ts';
import { CLASES, seGestiona } from '#domain/liga/tipos.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { avisosDeCita, type EntornoCita } from '#domain/partido/errores.ts';
import { choqueDe, comunDe, estaEn, ocupa } from '#domain/partido/ocupacion.ts';
import { clavePareja, jugadoresDe, type Partido } from '#domain/partido/partido.ts';
import { type Gente, hayAlguienEnComun } from '#domain/persona/gente.ts';
import { claveDeNombre } from '#domain/texto.ts';
import type { Historia, JugadorPropuesta, LigaPropuesta, LineaPropuesta } from './datos.ts';

/** What the organiser reads beside a line of a proposal: each says what to do. */
export const mensajes = {
  faltaFecha: 'Indica el día y la hora.',
  faltaPista: 'Elige la pista.',
  faltaLiga: 'Elige la liga.',
  faltaJugador: 'Elige a los dos jugadores o deja la línea sin ninguno.',
  mismoJugador: 'Elige dos jugadores distintos.',
  pistaOcupada: (pista: string, hora: string, partido: string) =>
    `${pista} ya está ocupada a las ${hora} por ${partido}. Cambia la hora o la pista.`,
  jugadorOcupado: (jugador: string, hora: string, partido: string) =>
    `${jugador} ya juega a las ${hora} (${partido}). Cambia la hora o el día.`,
  adjudicado: (pareja: string) =>
    `${pareja} ya no se deben ningún partido: se adjudicó al resolver la división. Quita la línea o cambia la pareja.`,
} as const;

/** What is saved, and deserves a look first: a rule the engine would have kept. */
export const avisos = {
  pistaCerrada: (pista: string) => `${pista} no está marcada como disponible.`,
  lesionado: (jugador: string) => `${jugador} tiene una lesión.`,
  eliminado: (jugador: string) => `${jugador} figura como eliminado.`,
  deOtraLiga: (jugador: string) => `${jugador} no es de esta liga.`,
  sinAmistosos: (jugador: string) => `${jugador} no está disponible para amistosos.`,
  mismoNombre: (jugador: string, hora: string) =>
    `Otra ficha con el nombre de ${jugador} juega ese día, a las ${hora}: si es la misma persona, comprueba que puede.`,
  nadaPendiente: (pareja: string) => `${pareja} ya tienen todos sus partidos de esta liga.`,
  vueltaSinAbrir: (pareja: string) =>
    `${pareja} ya tienen su partido de ida, y la vuelta no se puede jugar ese día.`,
} as const;

export type LineaEditada = { [Campo in keyof LineaPropuesta]: LineaPropuesta[Campo] | null };

export type Campo = keyof LineaPropuesta;

export type ProblemaLinea = { linea: number; campo: Campo; mensaje: string };

export type PistaDeLinea = { nombre: string; deporte: Deporte };

/** What the lines are checked against. `partidos` are the saved matches that could get in the way. */
export type EntornoLineas = {
  ligas: ReadonlyMap<number, { deporte: Deporte; inicio: Minutos; fin: Minutos; duracion: number }>;
  jugadores: ReadonlyMap<number, string>;
  pistas: ReadonlyMap<number, PistaDeLinea>;
  ausencias: Readonly<Record<Dia, readonly number[]>>;
  partidos: readonly Partido[];
  gente: Gente;
  gustos?: EntornoCita['gustos'];
  /** Courts shut at some hours. */
  clausuras?: readonly Clausura[];
};

type Linea = { [Campo in keyof LineaPropuesta]: NonNullable<LineaPropuesta[Campo]> };

/** Without players it is an empty slot: nothing to save. docs/reglas/propuesta.md. */
export const estaVacia = (linea: LineaEditada): boolean =>
  linea.idJugador1 === null && linea.idJugador2 === null;

const estaCompleta = (linea: LineaEditada): linea is Linea =>
  Object.values(linea).every((valor) => valor !== null);

export function faltasDe(linea: LineaEditada): { campo: Campo; mensaje: string }[] {
  if (estaVacia(linea)) return [];
  const { fecha, idPista, idLiga, idJugador1, idJugador2 } = linea;
  const faltas: [Campo, string, boolean][] = [
    ['fecha', mensajes.faltaFecha, fecha === null],
    ['idPista', mensajes.faltaPista, idPista === null],
    ['idLiga', mensajes.faltaLiga, idLiga === null],
    ['idJugador1', mensajes.faltaJugador, idJugador1 === null],
    ['idJugador2', mensajes.faltaJugador, idJugador2 === null],
    ['idJugador2', mensajes.mismoJugador, idJugador1 === idJugador2],
  ];
  return faltas.flatMap(([campo, mensaje, falta]) => (falta ? [{ campo, mensaje }] : []));
}

export type Colocado = { linea: number; partido: Partido };

/** A match to be: nobody has played it nor put it off. */
export const SIN_RESULTADO = { sintetico: false, desenlace: PENDIENTE };

/** The complete lines as matches; a line of an unknown league has no length, so it is left out. */
export function colocados(
  lineas: readonly LineaEditada[],
  { ligas }: Pick<EntornoLineas, 'ligas'>,
): Colocado[] {
  return lineas.flatMap((linea, indice) => {
    const liga = linea.idLiga === null ? undefined : ligas.get(linea.idLiga);
    if (liga === undefined || !estaCompleta(linea)) return [];
    const partido = { ...SIN_RESULTADO, ...linea, id: 0, duracion: liga.duracion };
    return [{ linea: indice, partido }];
  });
}

const nombreDe = (nombres: ReadonlyMap<number, string>, id: number): string => nombres.get(id) ?? '';

const tituloDe = ({ jugadores }: EntornoLineas, partido: Partido): string =>
  jugadoresDe(partido)
    .map((id) => nombreDe(jugadores, id))
    .join(' – ');

function choque(entorno: EntornoLineas, { linea, partido }: Colocado, otro: Partido): ProblemaLinea | null {
  const motivo = choqueDe(partido, otro, entorno.gente);
  if (motivo === null) return null;
  const [hora, titulo] = [horaDe(otro.fecha), tituloDe(entorno, otro)];
  if (motivo === 'pista') {
    const pista = entorno.pistas.get(otro.idPista ?? 0)?.nombre ?? '';
    return { linea, campo: 'idPista', mensaje: mensajes.pistaOcupada(pista, hora, titulo) };
  }
  const campo = estaEn(otro, partido.idJugador1, entorno.gente) ? 'idJugador1' : 'idJugador2';
  const jugador = nombreDe(entorno.jugadores, partido[campo]);
  return { linea, campo, mensaje: mensajes.jugadorOcupado(jugador, hora, titulo) };
}

const comparten = (uno: Partido, otro: Partido, { gente }: EntornoLineas): boolean =>
  uno.idPista === otro.idPista || comunDe(uno, otro, gente) !== undefined;

/** The matches, saved or of other lines, that want the same court or player as a line. */
const losDemas = (entorno: EntornoLineas, todos: readonly Colocado[], propio: Colocado): Partido[] => [
  ...entorno.partidos.filter((otro) => comparten(propio.partido, otro, entorno)),
  ...todos.flatMap((otro) =>
    otro !== propio && comparten(propio.partido, otro.partido, entorno) ? [otro.partido] : [],
  ),
];

/** A match of a league on a court of another sport. */
function deOtroDeporte({ ligas, pistas }: EntornoLineas, { linea, partido }: Colocado): ProblemaLinea[] {
  const [liga, pista] = [ligas.get(partido.idLiga), pistas.get(partido.idPista ?? 0)];
  if (!liga || !pista || seJuegaEn(liga, pista)) return [];
  return [{ linea, campo: 'idPista', mensaje: noEsDeSuDeporte(pista, liga) }];
}

function enPistaCerrada(
  { clausuras = [], pistas }: EntornoLineas,
  { linea, partido }: Colocado,
): ProblemaLinea[] {
  const suya = laQueCierra(clausuras, partido);
  if (!suya) return [];
  const mensaje = reparoDeClausura(suya, partido, pistas.get(partido.idPista ?? 0)?.nombre ?? '');
  return [{ linea, campo: suya.pistas === null ? 'fecha' : 'idPista', mensaje }];
}

/** What keeps lines from being saved: half filled, a court shut or of another sport, a court or a player taken. docs/reglas/propuesta.md. */
export function erroresDeLineas(lineas: readonly LineaEditada[], entorno: EntornoLineas): ProblemaLinea[] {
  const todos = colocados(lineas, entorno);
  const faltas = lineas.flatMap((linea, indice) =>
    faltasDe(linea).map((falta) => ({ linea: indice, ...falta })),
  );
  const choques = todos.flatMap((propio) => {
    const suyos = losDemas(entorno, todos, propio).map((otro) => choque(entorno, propio, otro));
    return suyos.find((problema) => problema !== null) ?? [];
  });
  const enSuPista = todos.flatMap((propio) => [
    ...deOtroDeporte(entorno, propio),
    ...enPistaCerrada(entorno, propio),
  ]);
  return [...faltas, ...enSuPista, ...choques];
}

/** What is saved but deserves a look: twice the same day, an incident, outside the window. */
export function avisosDeLineas(lineas: readonly LineaEditada[], entorno: EntornoLineas): ProblemaLinea[] {
  const { ligas, ausencias, jugadores, gente, gustos } = entorno;
  const todos = colocados(lineas, entorno);
  return todos.flatMap((propio) => {
    const { linea, partido } = propio;
    const avisos = avisosDeCita(partido, {
      horario: ligas.get(partido.idLiga) ?? null,
      ausentes: ausencias[diaDe(partido.fecha)] ?? [],
      otros: losDemas(entorno, todos, propio),
      gente,
      nombres: jugadores,
      ...(gustos && { gustos }),
    });
    return avisos.map((aviso) => ({ linea, ...aviso }));
  });
}

type Ficha = Pick<JugadorPropuesta, 'nombre' | 'estado' | 'disponibleAmistosos'> & { idLiga: number | null };

export type EntornoReglas = {
  ligas: ReadonlyMap<number, Pick<LigaPropuesta, 'tipo' | 'idaVuelta' | 'fechaIdaVuelta' | 'reglas'>>;
  fichas: ReadonlyMap<number, Ficha>;
  /** Of each league, what its pairs have decided or scheduled, by `clavePareja`. */
  historias: ReadonlyMap<number, ReadonlyMap<string, Historia>>;
  pistas: ReadonlyMap<number, PistaDeLinea>;
  cerradas: ReadonlySet<number>;
};

type Aviso = Omit<ProblemaLinea, 'linea'>;

const CAMPOS = ['idJugador1', 'idJugador2'] as const;

const ESTADOS = { activo: null, lesion: avisos.lesionado, eliminado: avisos.eliminado } as const;

function dePista({ pistas, cerradas }: EntornoReglas, { idPista }: Linea): Aviso[] {
  if (!cerradas.has(idPista)) return [];
  return [{ campo: 'idPista', mensaje: avisos.pistaCerrada(pistas.get(idPista)?.nombre ?? '') }];
}

function deJugador({ fichas, ligas }: EntornoReglas, linea: Linea, campo: (typeof CAMPOS)[number]): Aviso[] {
  const [ficha, liga] = [fichas.get(linea[campo]), ligas.get(linea.idLiga)];
  if (!ficha || !liga) return [];
  const { nombre, estado, idLiga, disponibleAmistosos } = ficha;
  const dicho = [
    ESTADOS[estado],
    seGestiona(liga.tipo) && idLiga !== linea.idLiga ? avisos.deOtraLiga : null,
    CLASES[liga.tipo].amistosa && !disponibleAmistosos ? avisos.sinAmistosos : null,
  ];
  return dicho.flatMap((texto) => (texto ? [{ campo, mensaje: texto(nombre) }] : []));
}

const deLaPareja = (linea: LineaEditada): string =>
  `${linea.idLiga}:${clavePareja(linea.idJugador1 ?? 0, linea.idJugador2 ?? 0)}`;

type DeDeuda = Pick<EntornoReglas, 'fichas' | 'ligas' | 'historias'>;

const historiaDe = ({ historias }: DeDeuda, { idLiga, idJugador1, idJugador2 }: Linea) =>
  historias.get(idLiga)?.get(clavePareja(idJugador1, idJugador2));

const parejaDe = ({ fichas }: DeDeuda, { idJugador1, idJugador2 }: Linea): string =>
  [idJugador1, idJugador2].map((id) => fichas.get(id)?.nombre ?? '').join(' y ');

/** Its pairs owe each other matches: those of friendlies and of a ladder do not. */
const debePartidos = (liga: Pick<LigaPropuesta, 'tipo' | 'reglas'>): boolean =>
  seGestiona(liga.tipo) && !esEscalera(liga);

/** Lines whose match was awarded meanwhile are refused: played, it would count twice. */
export function erroresDeAdjudicados(lineas: readonly LineaEditada[], entorno: DeDeuda): ProblemaLinea[] {
  return lineas.flatMap((linea, indice) => {
    const liga = linea.idLiga === null ? undefined : entorno.ligas.get(linea.idLiga);
    if (!liga || !debePartidos(liga) || !estaCompleta(linea)) return [];
    const historia = historiaDe(entorno, linea);
    if (!historia?.adjudicado || historia.partidos < vueltasTotales(liga)) return [];
    return [{ linea: indice, campo: 'idJugador2', mensaje: mensajes.adjudicado(parejaDe(entorno, linea)) }];
  });
}

/** The pair still owes a leg: saved matches and the lines before this one are legs too. */
function deDeuda(entorno: EntornoReglas, linea: Linea, antes: readonly LineaEditada[]): Aviso[] {
  const liga = entorno.ligas.get(linea.idLiga);
  if (!liga || !debePartidos(liga)) return [];
  const guardados = historiaDe(entorno, linea)?.partidos ?? 0;
  const enLineas = antes.filter((otra) => deLaPareja(otra) === deLaPareja(linea)).length;
  if (guardados + enLineas < vueltas(liga, diaDe(linea.fecha))) return [];
  const pareja = parejaDe(entorno, linea);
  const faltaAbrir = liga.idaVuelta && guardados + enLineas < 2;
  const mensaje = faltaAbrir ? avisos.vueltaSinAbrir(pareja) : avisos.nadaPendiente(pareja);
  return [{ campo: 'idJugador2', mensaje }];
}

/**
 * The rules that the engine never breaks and a hand may: a court that is not available, a player who is not
 * active or not of the league, a pair that owes no match. Saved, and told. docs/reglas/propuesta.md.
 */
export function avisosDeReglas(lineas: readonly LineaEditada[], entorno: EntornoReglas): ProblemaLinea[] {
  return lineas.flatMap((linea, indice) => {
    if (!estaCompleta(linea)) return [];
    const suyos = [
      ...dePista(entorno, linea),
      ...CAMPOS.flatMap((campo) => deJugador(entorno, linea, campo)),
      ...deDeuda(entorno, linea, lineas.slice(0, indice)),
    ];
    return suyos.map((aviso) => ({ linea: indice, ...aviso }));
  });
}

type Entorno = Pick<EntornoLineas, 'ligas' | 'jugadores' | 'partidos' | 'gente'> &
  Pick<EntornoReglas, 'fichas'>;

type Cita = { partido: Partido; id: number };

const citasDe = (partido: Partido): Cita[] => jugadoresDe(partido).map((id) => ({ partido, id }));

/** The same name in two leagues; in one league they are two people for sure, and whom the club knows as one is told so. */
const puedeSerUno = ({ fichas, gente }: Entorno, uno: number, otro: number): boolean =>
  !hayAlguienEnComun(gente, uno, otro) && fichas.get(uno)?.idLiga !== fichas.get(otro)?.idLiga;

/**
 * Two players of the same name in two leagues may be one person whom nobody has joined: where both play on a day, it
 * is told. Only the screen knows of everybody's matches that day. Saved, and told.
 */
export function avisosDeHomonimos(lineas: readonly LineaEditada[], entorno: Entorno): ProblemaLinea[] {
  const nombreDe = (id: number): string => entorno.jugadores.get(id) ?? '';
  const clave = ({ partido, id }: Cita): string => `${diaDe(partido.fecha)} ${claveDeNombre(nombreDe(id))}`;
  const puestos = colocados(lineas, entorno);
  const guardados = entorno.partidos.filter(ocupa);
  const citas = Map.groupBy([...puestos.map(({ partido }) => partido), ...guardados].flatMap(citasDe), clave);
  return puestos.flatMap(({ linea, partido }) =>
    CAMPOS.flatMap((campo) => {
      const id = partido[campo];
      const suyas = nombreDe(id) === '' ? [] : (citas.get(clave({ partido, id })) ?? []);
      const otra = suyas.find((cita) => puedeSerUno(entorno, id, cita.id));
      return otra
        ? [{ linea, campo, mensaje: avisos.mismoNombre(nombreDe(id), horaDe(otra.partido.fecha)) }]
        : [];
    }),
  );
}
