import { diaDe } from '#domain/fecha.ts';
import { vueltas } from '#domain/liga/temporadas.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import type { JugadorPropuesta, LigaPropuesta, LineaPropuesta } from './datos.ts';
import type { Historia } from './deuda.ts';
import { estaCompleta, type LineaEditada, type ProblemaLinea } from './revision.ts';
import { avisos as textos } from './revision-mensajes.ts';

type Ficha = Pick<JugadorPropuesta, 'nombre' | 'estado' | 'disponibleAmistosos'> & { idLiga: number | null };

/** What says who may meet whom, and where. */
export type EntornoReglas = {
  ligas: ReadonlyMap<number, Pick<LigaPropuesta, 'tipo' | 'idaVuelta' | 'fechaIdaVuelta'>>;
  fichas: ReadonlyMap<number, Ficha>;
  /** Of each league, what its pairs have decided or scheduled, by `clavePareja`. */
  historias: ReadonlyMap<number, ReadonlyMap<string, Historia>>;
  pistas: ReadonlyMap<number, string>;
  /** Courts that were said not to be available. */
  cerradas: ReadonlySet<number>;
};

type Linea = { [Campo in keyof LineaPropuesta]: NonNullable<LineaPropuesta[Campo]> };
type Aviso = Omit<ProblemaLinea, 'linea'>;

/** Leagues of fixed players, whose pairs owe each other so many matches. */
const conDeuda = (tipo: LigaPropuesta['tipo']): boolean => tipo === 'social' || tipo === 'infantil';

const ESTADOS = { activo: null, lesion: textos.lesionado, eliminado: textos.eliminado } as const;

function dePista({ pistas, cerradas }: EntornoReglas, { idPista }: Linea): Aviso[] {
  if (!cerradas.has(idPista)) return [];
  return [{ campo: 'idPista', mensaje: textos.pistaCerrada(pistas.get(idPista) ?? '') }];
}

/** Active and of that league; of a friendly, available for it. */
function deJugador(
  { fichas, ligas }: EntornoReglas,
  linea: Linea,
  campo: 'idJugador1' | 'idJugador2',
): Aviso[] {
  const [ficha, liga] = [fichas.get(linea[campo]), ligas.get(linea.idLiga)];
  if (!ficha || !liga) return [];
  const { nombre, estado, idLiga, disponibleAmistosos } = ficha;
  const dicho = [
    ESTADOS[estado],
    conDeuda(liga.tipo) && idLiga !== linea.idLiga ? textos.deOtraLiga : null,
    liga.tipo === 'amistosos' && !disponibleAmistosos ? textos.sinAmistosos : null,
  ];
  return dicho.flatMap((texto) => (texto ? [{ campo, mensaje: texto(nombre) }] : []));
}

const deLaPareja = (linea: LineaEditada): string =>
  `${linea.idLiga}:${clavePareja(linea.idJugador1 ?? 0, linea.idJugador2 ?? 0)}`;

/** The pair still owes a leg: saved matches and the lines before this one are legs too. */
function deDeuda(
  { fichas, ligas, historias }: EntornoReglas,
  linea: Linea,
  antes: readonly LineaEditada[],
): Aviso[] {
  const { idLiga, idJugador1, idJugador2, fecha } = linea;
  const liga = ligas.get(idLiga);
  if (!liga || !conDeuda(liga.tipo)) return [];
  const guardados = historias.get(idLiga)?.get(clavePareja(idJugador1, idJugador2))?.partidos ?? 0;
  const enLineas = antes.filter((otra) => deLaPareja(otra) === deLaPareja(linea)).length;
  if (guardados + enLineas < vueltas(liga, diaDe(fecha))) return [];
  const pareja = [idJugador1, idJugador2].map((id) => fichas.get(id)?.nombre ?? '').join(' y ');
  const faltaAbrir = liga.idaVuelta && guardados + enLineas < 2;
  const mensaje = faltaAbrir ? textos.vueltaSinAbrir(pareja) : textos.nadaPendiente(pareja);
  return [{ campo: 'idJugador2', mensaje }];
}

/**
 * The rules that the engine never breaks and a hand may: a court that is not available, a player who is not
 * active or not of the league, a pair that owes no match. Saved, and told. domain.md, "Proposal: the problem".
 */
export function avisosDeReglas(lineas: readonly LineaEditada[], entorno: EntornoReglas): ProblemaLinea[] {
  return lineas.flatMap((linea, indice) => {
    if (!estaCompleta(linea)) return [];
    const suyos = [
      ...dePista(entorno, linea),
      ...deJugador(entorno, linea, 'idJugador1'),
      ...deJugador(entorno, linea, 'idJugador2'),
      ...deDeuda(entorno, linea, lineas.slice(0, indice)),
    ];
    return suyos.map((aviso) => ({ linea: indice, ...aviso }));
  });
}
