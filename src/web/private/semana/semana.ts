import type { Debido, PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Clausura, fraseDeCerrada, laQueCierra } from '#domain/clausura/clausura.ts';
import {
  type Dia,
  diaDe,
  diaSemana,
  type FechaHora,
  fechaHora,
  minutosDe,
  sumarDias,
} from '#domain/fecha.ts';
import { noEsDeSuDeporte, seJuegaEn } from '#domain/liga/en-pista.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { horarioDe, type Liga } from '#domain/liga/liga.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { avisosDeCita } from '#domain/partido/errores.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import { choqueDe, estaPorJugar, estaPorPuntuar, ocupa } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import type { gustosDe } from '#domain/persona/franjas.ts';
import { type Gente, NADIE_REPITE } from '#domain/persona/gente.ts';
import { enLista } from '#domain/texto.ts';
import type { Cita } from '#web/club/calendario/calendario.tsx';
import { franjaDe, type Sitio, sitioDe, type Tablero } from '#web/club/calendario/sitio.ts';
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

/** Courts, of which it is asked whether a match may be played there. */
type ConPistas = { pistas: readonly Pick<Pista, 'id' | 'nombre' | 'deporte'>[] };

type ConNombre = Pick<Liga, 'id' | 'tipo' | 'deporte' | 'modo' | 'division'> &
  Parameters<typeof horarioDe>[0] & { nombre: string };

type Gustos = ReturnType<typeof gustosDe>;

type Entorno = {
  ligas: readonly ConNombre[];
  ausentes: Readonly<Record<Dia, readonly number[]>>;
  /** What each player says of a moment. */
  gustos?: Gustos;
  gente?: Gente;
  /** Courts shut at some hours. */
  clausuras?: readonly Clausura[];
};

type DeAhora = Entorno & { ahora: FechaHora };

type DosDeLiga = Pick<Debido, 'idLiga' | 'idJugador1' | 'jugador1' | 'idJugador2' | 'jugador2'>;

/** What deserves a look of those two, were they to play then among those. */
function avisosEn(
  cita: Partido,
  { idJugador1, jugador1, idJugador2, jugador2 }: DosDeLiga,
  otros: readonly PartidoEncontrado[],
  { ligas, ausentes, gustos, gente = NADIE_REPITE, clausuras = [] }: Entorno,
): string[] {
  const cerrada = laQueCierra(clausuras, cita);
  const liga = ligas.find(({ id }) => id === cita.idLiga);
  const nombres = new Map([
    [idJugador1, jugador1],
    [idJugador2, jugador2],
  ]);
  const deCita = avisosDeCita(cita, {
    horario: liga ? horarioDe(liga) : null,
    ausentes: ausentes[diaDe(cita.fecha)] ?? [],
    otros: otros.map(conDesenlace),
    gente,
    nombres,
    ...(gustos && { gustos }),
  }).map(({ mensaje }) => mensaje);
  return cerrada ? [fraseDeCerrada(cerrada), ...deCita] : deCita;
}

/** The names of whom that moment goes badly for, or who never can then. */
function lesVaMal(
  { idJugador1, jugador1, idJugador2, jugador2 }: DosDeLiga,
  fecha: FechaHora,
  { gustos }: Entorno,
): string[] {
  const vaMal = (id: number): boolean => ['mal', 'nunca'].includes(gustos?.(id, fecha) ?? '');
  return [...(vaMal(idJugador1) ? [jugador1] : []), ...(vaMal(idJugador2) ? [jugador2] : [])];
}

/** What is to be looked at: a result that is missing, a court that is shut, somebody who cannot play that day, or a strange hour. */
function motivoDe(partido: PartidoEncontrado, entorno: DeAhora): Cita['motivo'] {
  const { ligas, ahora } = entorno;
  if (estaPorPuntuar(conDesenlace(partido), ahora))
    return { breve: 'sin apuntar', frase: 'Ya se ha jugado y falta su resultado.' };
  const cerrada = laQueCierra(entorno.clausuras ?? [], partido);
  if (cerrada) return { breve: 'pista cerrada', frase: fraseDeCerrada(cerrada) };
  const ausentes = entorno.ausentes[diaDe(partido.fecha)] ?? [];
  const lado = ([1, 2] as const).find((uno) => ausentes.includes(partido[`idJugador${uno}`]));
  if (lado) return { breve: 'no puede', frase: `${partido[`jugador${lado}`]} no puede ese día.` };
  const [horario] = avisosEn(conDesenlace(partido), partido, [], { ligas, ausentes: {} });
  if (horario) return { breve: 'horario', frase: horario };
  const [mal] = lesVaMal(partido, partido.fecha, entorno);
  return mal === undefined ? undefined : { breve: 'le va mal', frase: mensajes.leVaMal(mal) };
}

/** In few letters: "6-4 3-6 10-7". */
function marcadorDe({
  sets,
  ausente,
  retirado,
  ganador,
  estado,
}: PartidoVisto): NonNullable<Cita['marcador']> {
  const tanteo = sets.map((set) => set.join('-'));
  const empate = estado === 'jugado' && ganador === null ? 'empate' : '';
  const marca = ausente === null ? (retirado === null ? empate : 'ret.') : 'W.O.';
  const texto = [...tanteo, marca].join(' ').trim();
  return { texto, gana: ganador === null ? undefined : ganador - 1 };
}

function estadoDe(
  partido: PartidoEncontrado,
  visto: PartidoVisto,
  entorno: DeAhora,
): Pick<Cita, 'estado' | 'motivo' | 'marcador' | 'enJuego' | 'fija' | 'href'> {
  if (!estaPorJugar(conDesenlace(partido)))
    return {
      estado: 'jugada',
      marcador: marcadorDe(visto),
      fija: true,
      href: rutasPrivadas.partido(partido.id),
    };
  const motivo = motivoDe(partido, entorno);
  return { estado: motivo ? 'aviso' : 'guardada', motivo, enJuego: visto.estado === 'enJuego' };
}

/** The saved matches that hold a court, as blocks of the calendar. Only those still to be played are moved. */
export function citasDe(partidos: readonly PartidoEncontrado[], entorno: DeAhora & { corto: Corto }): Cita[] {
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
        ...estadoDe(partido, visto, entorno),
      },
    ];
  });
}

/** Why a match of that league is not played on that court. */
function porSuDeporte(
  { idLiga, idPista }: { idLiga: number; idPista: number | null },
  { ligas, pistas }: Pick<Entorno, 'ligas'> & ConPistas,
): string[] {
  const [liga, pista] = [ligas.find(({ id }) => id === idLiga), pistas.find(({ id }) => id === idPista)];
  return liga && pista && !seJuegaEn(liga, pista) ? [noEsDeSuDeporte(pista, liga)] : [];
}

/** What each would break at its place among the others: a court of another sport or taken, a player taken, and what deserves a look. */
export const revisarCon =
  (entorno: Entorno & ConPistas) =>
  (todos: readonly PartidoEncontrado[]) =>
  (partido: PartidoEncontrado): string[] => {
    const suyo = conDesenlace(partido);
    const gente = entorno.gente ?? NADIE_REPITE;
    const choque = todos.find((otro) => choqueDe(suyo, conDesenlace(otro), gente) === 'pista');
    return [
      ...porSuDeporte(partido, entorno),
      ...(choque ? [`A esa hora la pista la tienen ${enLista([choque.jugador1, choque.jugador2])}.`] : []),
      ...avisosEn(suyo, partido, todos, entorno),
    ];
  };

export const tramoDe = ({ fecha, duracion }: Pick<PartidoEncontrado, 'fecha' | 'duracion'>) => ({
  inicio: minutosDe(fecha),
  fin: minutosDe(fecha) + duracion,
});

/** Two beside a gap: from when they would play there; otherwise why they do not. */
export type Cabida<Q> = { quien: Q; fecha: FechaHora; motivo: string | null };

type AlRededor = Entorno &
  ConPistas & {
    /** The saved matches of those days. */
    partidos: readonly PartidoEncontrado[];
  };

const MEDIANOCHE = 24 * HORA;

/** The free minutes of that court around a moment. */
function libreEn({ inicio, idPista }: Sitio, delDia: readonly PartidoEncontrado[]) {
  const suyos = delDia.filter((otro) => otro.idPista === idPista).map(tramoDe);
  const finales = suyos.filter((otro) => otro.inicio < inicio).map(({ fin }) => fin);
  const inicios = suyos.map((otro) => otro.inicio).filter((otro) => otro >= inicio);
  return { desde: Math.max(0, ...finales), hasta: Math.min(MEDIANOCHE, ...inicios) };
}

/** A match that is nowhere yet. */
const SIN_JUGAR = { id: 0, sintetico: false, desenlace: PENDIENTE };

/** At the moment that was pressed, or so much earlier that it ends before the next match of that court and its league. */
function cabida<Q extends DosDeLiga & { duracion: number }>(
  quien: Q,
  hueco: Sitio,
  { partidos, gustos: _, pistas: __, ...entorno }: AlRededor,
): Cabida<Q> {
  const { dia, idPista } = hueco;
  const delDia = partidos.filter(({ fecha }) => diaDe(fecha) === dia);
  const { desde, hasta } = libreEn(hueco, delDia);
  const { duracion } = quien;
  if (hasta - desde < duracion) {
    const motivo = `Dura ${duracion} minutos y el hueco es de ${hasta - desde}.`;
    return { quien, fecha: fechaHora(dia, hueco.inicio), motivo };
  }
  const liga = entorno.ligas.find(({ id }) => id === quien.idLiga);
  const fin = liga ? Math.min(hasta, horarioDe(liga).fin) : hasta;
  const fecha = fechaHora(dia, Math.max(desde, Math.min(hueco.inicio, fin - duracion)));
  const [motivo = null] = avisosEn({ ...quien, ...SIN_JUGAR, idPista, fecha }, quien, delDia, entorno);
  return { quien, fecha, motivo };
}

const noCabe = ({ motivo }: Cabida<unknown>): number => Number(motivo !== null);

/** The postponed ones that may be played on that court, those that fit first and, among them, the oldest first. */
export const cabidas = (
  aplazados: readonly PartidoEncontrado[],
  hueco: Sitio,
  alRededor: AlRededor,
): Cabida<PartidoEncontrado>[] =>
  aplazados
    .filter(({ idLiga }) => porSuDeporte({ idLiga, idPista: hueco.idPista }, alRededor).length === 0)
    .map((partido) => cabida(partido, hueco, alRededor))
    .sort((a, b) => noCabe(a) - noCabe(b) || a.quien.fecha.localeCompare(b.quien.fecha));

/** Of those who owe a match, who fit: first those whom it suits, and the names of whom it goes badly for. */
export const debidosQueCaben = (
  debidos: readonly Debido[],
  hueco: Sitio,
  alRededor: AlRededor,
): (Cabida<Debido> & { mal: string[] })[] =>
  debidos
    .filter(({ idLiga }) => porSuDeporte({ idLiga, idPista: hueco.idPista }, alRededor).length === 0)
    .map((debido) => cabida(debido, hueco, alRededor))
    .filter(({ motivo }) => motivo === null)
    .map((cabe) => ({ ...cabe, mal: lesVaMal(cabe.quien, cabe.fecha, alRededor) }))
    .sort((uno, otro) => uno.mal.length - otro.mal.length);
