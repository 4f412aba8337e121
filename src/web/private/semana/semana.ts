import type { Debido, PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import {
  type Dia,
  diaDe,
  diaSemana,
  type FechaHora,
  fechaHora,
  horaDe,
  minutosDe,
  sumarDias,
} from '#domain/fecha.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { horarioDe, type Liga } from '#domain/liga/liga.ts';
import { avisosDeCita } from '#domain/partido/errores.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import { choqueDe, estaPorJugar, estaPorPuntuar, ocupa } from '#domain/partido/ocupacion.ts';
import { conDesenlace, SIN_APLAZAR } from '#domain/partido/plano.ts';
import type { gustosDe } from '#domain/persona/franjas.ts';
import { type Gente, NADIE_REPITE } from '#domain/persona/gente.ts';
import type { Cita } from '#web/club/calendario/calendario.tsx';
import { franjaDe, sitioDe, type Tablero } from '#web/club/calendario/sitio.ts';
import type { Corto } from '#web/club/mesa/cortos.tsx';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { type PartidoVisto, vistoDeMesa } from '#web/club/piezas/partido-visto.ts';

/** How many days are looked at: one, the weekend of that day, or the seven that begin with it. */
export const VISTAS = ['dia', 'finde', 'semana'] as const;
export type Vista = (typeof VISTAS)[number];

const [LUNES, SABADO, SEMANA] = [1, 6, 7];

/** Days since the last Monday, which is 0. */
const desdeElLunes = (dia: Dia): number => (diaSemana(dia) - LUNES + SEMANA) % SEMANA;

const esFinde = (dia: Dia): boolean => desdeElLunes(dia) >= SABADO - LUNES;

/** What is looked at until somebody chooses: on a wide screen, seven days from a working one. */
export const vistaInicial = (hoy: Dia, ancho: boolean): Vista =>
  ancho && !esFinde(hoy) ? 'semana' : 'finde';

const DIAS: Record<Vista, (dia: Dia) => Dia[]> = {
  dia: (dia) => [dia],
  finde: (dia) => [SABADO, SABADO + 1].map((n) => sumarDias(dia, n - LUNES - desdeElLunes(dia))),
  semana: (dia) => Array.from({ length: SEMANA }, (_, n) => sumarDias(dia, n)),
};

export const diasDeVista = (vista: Vista, dia: Dia): Dia[] => DIAS[vista](dia);

type Eleccion = {
  /** Those that somebody chose to see. */
  elegidos: readonly Dia[];
  /** There is room for one at a time. */
  deUnoEnUno: boolean;
};

/** Of seven days, those chosen; until then, those with matches or, without any, the weekend. */
export function diasDibujados(
  vista: Vista,
  dias: readonly Dia[],
  partidos: readonly Pick<PartidoEncontrado, 'fecha'>[],
  { elegidos, deUnoEnUno }: Eleccion,
): readonly Dia[] {
  if (vista !== 'semana') return dias;
  const conPartidos = new Set(partidos.map(({ fecha }) => diaDe(fecha)));
  const opciones = [(dia: Dia) => elegidos.includes(dia), (dia: Dia) => conPartidos.has(dia), esFinde];
  const cuales = opciones.map((cual) => dias.filter(cual)).find((unos) => unos.length > 0) ?? dias;
  return deUnoEnUno ? cuales.slice(0, 1) : cuales;
}

/** Of the days drawn of a week, the hours in use: those of its working days, and those of its weekend. */
export function franjasDe(
  dias: readonly Dia[],
  partidos: readonly PartidoEncontrado[],
): NonNullable<Tablero['franjas']> {
  return new Map(
    dias.flatMap((dia) => {
      const suyos = partidos.filter(
        ({ fecha }) => dias.includes(diaDe(fecha)) && esFinde(diaDe(fecha)) === esFinde(dia),
      );
      return suyos.length === 0 ? [] : [[dia, franjaDe(suyos.map(tramoDe))] as const];
    }),
  );
}

const HORA = 60;

/** Of each day, the hours with nothing in them between its first match and its last; a single one is no gap. */
export function vaciasDe(
  dias: readonly Dia[],
  partidos: readonly PartidoEncontrado[],
): NonNullable<Tablero['vacias']> {
  return new Map(
    dias.map((dia) => {
      const tramos = partidos.filter(({ fecha }) => diaDe(fecha) === dia).map(tramoDe);
      const libre = (hora: number): boolean =>
        tramos.some(({ fin }) => fin <= hora) &&
        tramos.some(({ inicio }) => inicio >= hora + HORA) &&
        tramos.every(({ inicio, fin }) => fin <= hora || inicio >= hora + HORA);
      const libres = Array.from({ length: 24 }, (_, n) => n * HORA).filter(libre);
      const juntas = libres.filter((hora) => libres.includes(hora - HORA) || libres.includes(hora + HORA));
      return [dia, new Set(juntas)] as const;
    }),
  );
}

/** Where the arrows lead: a day, or a week, back (-1) or forth (1). */
export const diaVecino = (vista: Vista, dia: Dia, paso: 1 | -1): Dia =>
  sumarDias(dia, paso * (vista === 'dia' ? 1 : SEMANA));

type ConNombre = Pick<Liga, 'id' | 'tipo' | 'division'> &
  Parameters<typeof horarioDe>[0] & { nombre: string };

type Gustos = ReturnType<typeof gustosDe>;

type Entorno = {
  ligas: readonly ConNombre[];
  ausentes: Readonly<Record<Dia, readonly number[]>>;
  ahora: FechaHora;
  /** What each player says of a moment. */
  gustos?: Gustos;
  gente?: Gente;
};

const ausente = (partido: PartidoEncontrado, { ausentes }: Entorno): string | null => {
  const ese = ausentes[diaDe(partido.fecha)] ?? [];
  if (ese.includes(partido.idJugador1)) return partido.jugador1;
  return ese.includes(partido.idJugador2) ? partido.jugador2 : null;
};

/** Its league does not play then. */
function fueraDeSuHorario(partido: PartidoEncontrado, liga: ConNombre | undefined): string | null {
  if (!liga) return null;
  const { inicio, fin } = horarioDe(liga);
  const empieza = minutosDe(partido.fecha);
  if (empieza >= inicio && empieza + partido.duracion <= fin) return null;
  const hora = (minutos: number) => horaDe(fechaHora(diaDe(partido.fecha), minutos));
  return mensajes.fueraDeHorario(hora(inicio), hora(fin));
}

/** What is to be looked at: a result that is missing, somebody who cannot play that day, or a strange hour. */
function motivoDe(partido: PartidoEncontrado, liga: ConNombre | undefined, entorno: Entorno): Cita['motivo'] {
  if (estaPorPuntuar(conDesenlace(partido), entorno.ahora))
    return { breve: 'sin apuntar', frase: 'Ya se ha jugado y falta su resultado.' };
  const quien = ausente(partido, entorno);
  if (quien !== null) return { breve: 'no puede', frase: `${quien} no puede ese día.` };
  const fuera = fueraDeSuHorario(partido, liga);
  if (fuera !== null) return { breve: 'horario', frase: fuera };
  const [mal] = entorno.gustos ? lesVaMal(partido, partido.fecha, entorno.gustos) : [];
  return mal === undefined ? undefined : { breve: 'le va mal', frase: mensajes.leVaMal(mal) };
}

/** The names of whom that moment goes badly for, or who never can then. */
function lesVaMal(
  { idJugador1, jugador1, idJugador2, jugador2 }: ConJugadores,
  fecha: FechaHora,
  gustos: Gustos,
): string[] {
  const vaMal = (id: number): boolean => ['mal', 'nunca'].includes(gustos(id, fecha) ?? '');
  return [...(vaMal(idJugador1) ? [jugador1] : []), ...(vaMal(idJugador2) ? [jugador2] : [])];
}

type ConJugadores = Pick<PartidoEncontrado, 'idJugador1' | 'jugador1' | 'idJugador2' | 'jugador2'>;

/** In few letters: "6-4 3-6 10-7". */
function marcadorDe({ sets, ausente, ganador }: PartidoVisto): NonNullable<Cita['marcador']> {
  const tanteo = sets.map((set) => set.join('-'));
  const texto = [...tanteo, ausente === null ? '' : 'W.O.'].join(' ').trim();
  return { texto, gana: ganador === null ? undefined : ganador - 1 };
}

function estadoDe(
  partido: PartidoEncontrado,
  visto: PartidoVisto,
  liga: ConNombre | undefined,
  entorno: Entorno,
): Pick<Cita, 'estado' | 'motivo' | 'marcador' | 'enJuego' | 'fija' | 'href'> {
  if (!estaPorJugar(conDesenlace(partido)))
    return {
      estado: 'jugada',
      marcador: marcadorDe(visto),
      fija: true,
      href: rutasPrivadas.partido(partido.id),
    };
  const motivo = motivoDe(partido, liga, entorno);
  return { estado: motivo ? 'aviso' : 'guardada', motivo, enJuego: visto.estado === 'enJuego' };
}

/** The saved matches that hold a court, as blocks of the calendar. Only those still to be played are moved. */
export function citasDe(partidos: readonly PartidoEncontrado[], entorno: Entorno & { corto: Corto }): Cita[] {
  const visibles = partidos.filter((partido) => ocupa(conDesenlace(partido)));
  const ligas = new Map(entorno.ligas.map((liga) => [liga.id, liga]));
  return visibles.flatMap((partido): Cita[] => {
    const sitio = sitioDe(partido);
    if (!sitio) return [];
    const { id, idLiga, duracion } = partido;
    const visto = vistoDeMesa(partido, entorno.ahora);
    const [uno, otro] = visto.lados;
    const liga = ligas.get(idLiga);
    return [
      {
        clave: id,
        sitio,
        duracion,
        nombres: [entorno.corto(uno.id, uno.nombre), entorno.corto(otro.id, otro.nombre)],
        etiqueta: liga ? etiquetaDe(liga) : '',
        tipo: liga?.tipo,
        descripcion: `${parejaDe(partido)}. ${liga?.nombre ?? ''}`,
        ...estadoDe(partido, visto, liga, entorno),
      },
    ];
  });
}

type DeReparos = Pick<Entorno, 'ligas' | 'ausentes' | 'gustos' | 'gente'>;

/** What a match would break at its place among the others: a court or a player taken, and what deserves a look. */
function reparosDe(
  partido: PartidoEncontrado,
  todos: readonly PartidoEncontrado[],
  { ligas, ausentes, gustos, gente = NADIE_REPITE }: DeReparos,
): string[] {
  const liga = ligas.find(({ id }) => id === partido.idLiga);
  const [suyo, otros] = [conDesenlace(partido), todos.map((otro) => conDesenlace(otro))];
  const choque = todos.find((_, n) => otros[n] && choqueDe(suyo, otros[n], gente) === 'pista');
  const avisos = avisosDeCita(suyo, {
    horario: liga ? horarioDe(liga) : null,
    ausentes: ausentes[diaDe(partido.fecha)] ?? [],
    otros,
    gente,
    nombres: new Map([
      [partido.idJugador1, partido.jugador1],
      [partido.idJugador2, partido.jugador2],
    ]),
    ...(gustos && { gustos }),
  });
  return [
    ...(choque ? [`A esa hora la pista la tienen ${choque.jugador1} y ${choque.jugador2}.`] : []),
    ...avisos.map(({ mensaje }) => mensaje),
  ];
}

/** What matches break in their new places that they did not break before: of the second one, saying who they are. */
export function reparosAl(
  antes: readonly PartidoEncontrado[],
  quedan: readonly PartidoEncontrado[],
  entorno: DeReparos,
  nombres: (id: number) => string,
): string[] {
  const despues = antes.map((uno) => quedan.find(({ id }) => id === uno.id) ?? uno);
  return quedan.flatMap((uno, n) => {
    const previo = antes.find(({ id }) => id === uno.id);
    const sabidos = new Set(previo ? reparosDe(previo, antes, entorno) : []);
    const nuevos = reparosDe(uno, despues, entorno).filter((mensaje) => !sabidos.has(mensaje));
    return nuevos.map((mensaje) => (n === 0 ? mensaje : `${nombres(uno.id)}: ${mensaje}`));
  });
}

const tramoDe = ({ fecha, duracion }: Pick<PartidoEncontrado, 'fecha' | 'duracion'>) => ({
  inicio: minutosDe(fecha),
  fin: minutosDe(fecha) + duracion,
});

/** From the first to the last minute of what is there, at least from nine to nine. */
export const tramosDe = (partidos: readonly PartidoEncontrado[]): { inicio: number; fin: number }[] => [
  { inicio: 9 * 60, fin: 21 * 60 },
  ...partidos.map(tramoDe),
];

/** A postponed match beside a gap: from when it would be played; otherwise why it does not fit. */
export type Cabida = { partido: PartidoEncontrado; fecha: FechaHora; motivo: string | null };

type Hueco = { fecha: FechaHora; idPista: number };

type AlRededor = {
  /** The saved matches of those days. */
  partidos: readonly PartidoEncontrado[];
  /** Who cannot play that day. */
  ausentes: readonly number[];
  /** Hours of each league, by id. */
  horarios: ReadonlyMap<number, ReturnType<typeof horarioDe>>;
  gustos?: Gustos;
  gente?: Gente;
};

type Tramo = { inicio: number; fin: number };

const MEDIANOCHE = 24 * 60;

/** The free minutes of that court around a moment. */
function libreEn({ fecha, idPista }: Hueco, delDia: readonly PartidoEncontrado[]): Tramo {
  const suyos = delDia.filter((otro) => otro.idPista === idPista);
  const antes = suyos
    .filter((otro) => otro.fecha < fecha)
    .map((otro) => minutosDe(otro.fecha) + otro.duracion);
  const despues = suyos.filter((otro) => otro.fecha >= fecha).map((otro) => minutosDe(otro.fecha));
  return { inicio: Math.max(0, ...antes), fin: Math.min(MEDIANOCHE, ...despues) };
}

/** At the moment that was pressed, or so much earlier that it ends before the next match of that court. */
function cabida(
  partido: PartidoEncontrado,
  hueco: Hueco,
  { partidos, ausentes, horarios, gente = NADIE_REPITE }: AlRededor,
): Cabida {
  const dia = diaDe(hueco.fecha);
  const delDia = partidos.filter(({ fecha }) => diaDe(fecha) === dia);
  const libre = libreEn(hueco, delDia);
  const inicio = Math.min(minutosDe(hueco.fecha), libre.fin - partido.duracion);
  if (inicio < libre.inicio) {
    const motivo = `Dura ${partido.duracion} minutos y el hueco es de ${libre.fin - libre.inicio}.`;
    return { partido, fecha: hueco.fecha, motivo };
  }
  const fecha = fechaHora(dia, inicio);
  const [aviso] = avisosDeCita(conDesenlace({ ...partido, ...SIN_APLAZAR, ...hueco, fecha }), {
    horario: horarios.get(partido.idLiga) ?? null,
    ausentes,
    otros: delDia.map((otro) => conDesenlace(otro)),
    gente,
    nombres: new Map([
      [partido.idJugador1, partido.jugador1],
      [partido.idJugador2, partido.jugador2],
    ]),
  });
  return { partido, fecha, motivo: aviso?.mensaje ?? null };
}

/** A pair that fits in a gap, and from when. */
export type DebidoQueCabe = {
  debido: Debido;
  fecha: FechaHora;
  /** The names of whom it goes badly for: told, and no reason not to. */
  mal: string[];
};

/**
 * Of those who owe a match, who fit in that gap: in their league's hours, free all that day and not absent. First those
 * whom it suits.
 */
export function debidosQueCaben(
  debidos: readonly Debido[],
  hueco: Hueco,
  { partidos, ausentes, horarios, gustos }: AlRededor,
): DebidoQueCabe[] {
  const dia = diaDe(hueco.fecha);
  const delDia = partidos.filter(({ fecha }) => diaDe(fecha) === dia);
  const ocupados = new Set([
    ...ausentes,
    ...delDia.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
  ]);
  const libre = libreEn(hueco, delDia);
  const caben = debidos.flatMap((debido): DebidoQueCabe[] => {
    const { idLiga, idJugador1, idJugador2, duracion } = debido;
    const suyo = horarios.get(idLiga) ?? libre;
    const inicio = Math.min(minutosDe(hueco.fecha), Math.min(libre.fin, suyo.fin) - duracion);
    const cabe = inicio >= Math.max(libre.inicio, suyo.inicio);
    if (!cabe || ocupados.has(idJugador1) || ocupados.has(idJugador2)) return [];
    const fecha = fechaHora(dia, inicio);
    return [{ debido, fecha, mal: gustos ? lesVaMal(debido, fecha, gustos) : [] }];
  });
  return caben.sort((uno, otro) => uno.mal.length - otro.mal.length);
}

const noCabe = ({ motivo }: Cabida): number => Number(motivo !== null);

/** The postponed ones, those that fit first and, among them, the oldest first. */
export const cabidas = (
  aplazados: readonly PartidoEncontrado[],
  hueco: Hueco,
  alRededor: AlRededor,
): Cabida[] =>
  aplazados
    .map((partido) => cabida(partido, hueco, alRededor))
    .sort((a, b) => noCabe(a) - noCabe(b) || a.partido.fecha.localeCompare(b.partido.fecha));
