import type { Clausura } from '#domain/clausura/clausura.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { type Deporte, type Disciplina, PERSONAS_POR_LADO } from '#domain/liga/deportes.ts';
import { genteDe } from '#domain/persona/gente.ts';
import type { DatosPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { type Azar, type Caso, crearAzar, generarCaso } from './generador.ts';

/** What leagues and courts are, in turn. */
const DISCIPLINAS: readonly Disciplina[] = [
  { deporte: 'tenis', modo: 'individual' },
  { deporte: 'tenis', modo: 'parejas' },
  { deporte: 'padel', modo: 'parejas' },
  { deporte: 'tenis', modo: 'individual' },
  { deporte: 'padel', modo: 'parejas' },
  { deporte: 'pickleball', modo: 'individual' },
];
const DEPORTE_DE_PISTA: readonly Deporte[] = ['tenis', 'padel', 'tenis', 'pickleball'];

const enTurno = <T>(cosas: readonly T[], n: number): T => cosas[n % cosas.length] as T;

/** People against the places of the discipline with most: so, four in ten play two. */
const HOLGURA_DE_GENTE = 1.6;

type Persona = number;

/** People of each player: in a league nobody twice, nor in two leagues of a discipline. */
function repartirGente(azar: Azar, { ligas, jugadores }: DatosPropuesta): Map<number, Persona[]> {
  const porDisciplina = Map.groupBy(ligas, ({ deporte, modo }) => `${deporte} ${modo}`);
  const plazas = [...porDisciplina.values()].map((suyas) => {
    const ids = new Set(suyas.map(({ id }) => id));
    const suyos = jugadores.filter(({ idLiga }) => ids.has(idLiga)).map(({ id }) => id);
    return { suyos, cuantas: PERSONAS_POR_LADO[(suyas[0] as LigaPropuesta).modo] };
  });
  const hacenFalta = Math.max(...plazas.map(({ suyos, cuantas }) => suyos.length * cuantas));
  const club = Array.from({ length: Math.ceil(HOLGURA_DE_GENTE * hacenFalta) }, (_, n) => n + 1);
  return new Map(
    plazas.flatMap(({ suyos, cuantas }) => {
      const barajado = azar.barajar(club);
      return suyos.map((id, n) => [id, barajado.slice(cuantas * n, cuantas * (n + 1))] as const);
    }),
  );
}

/** Absences are of people: of either of a pair, of the pair. */
function ausenciasDe(
  azar: Azar,
  dias: readonly Dia[],
  personas: ReadonlyMap<number, Persona[]>,
  parte: number,
): DatosPropuesta['ausencias'] {
  const club = [...new Set([...personas.values()].flat())].sort((una, otra) => una - otra);
  return Object.fromEntries(
    dias.map((dia) => {
      const ausentes = new Set(club.filter(() => azar.ocurre(parte)));
      const suyos = [...personas].filter(([, suyas]) => suyas.some((una) => ausentes.has(una)));
      return [dia, suyos.map(([id]) => id).sort((uno, otro) => uno - otro)];
    }),
  );
}

/** Works on a court, a holiday of one sport's courts in the morning. */
const cerrar = (azar: Azar, { dias, pistas }: DatosPropuesta): Clausura[] =>
  Array.from({ length: azar.entero(1, 3) }, () => {
    const { id, deporte } = azar.elegir(pistas);
    const deTodas = azar.ocurre(0.3);
    const suyas = deTodas ? pistas.filter((una) => una.deporte === deporte).map((una) => una.id) : [id];
    const fecha = azar.elegir(dias);
    const hasta = azar.ocurre(0.5) ? null : sumarDias(fecha, azar.entero(1, 3));
    const [inicio, fin] = deTodas
      ? [null, '11:00']
      : azar.elegir([[null, null] as const, ['10:30', '12:15'] as const]);
    return { fecha, hasta, inicio, fin, motivo: 'obras', pistas: suyas };
  });

/** A case of one discipline made into one of singles and pairs of three sports, over the same people. */
export function generarMezcla(caso: Caso): DatosPropuesta {
  const azar = crearAzar(104_729 * caso.semilla);
  const sola = generarCaso(caso);
  const ligas = sola.ligas.map((liga, n) => ({ ...liga, ...enTurno(DISCIPLINAS, n) }));
  const pistas = sola.pistas.map((pista, n) => ({ ...pista, deporte: enTurno(DEPORTE_DE_PISTA, n) }));
  const deParejas = new Set(ligas.flatMap(({ id, modo }) => (modo === 'parejas' ? [id] : [])));
  const jugadores = sola.jugadores.map((jugador) => ({
    ...jugador,
    disponibleAmistosos: jugador.disponibleAmistosos && !deParejas.has(jugador.idLiga),
  }));
  const datos = { ...sola, ligas, pistas, jugadores };
  const personas = repartirGente(azar, datos);
  return {
    ...datos,
    gente: [...genteDe([...personas].map(([id, suyas]) => ({ id, personas: suyas })))],
    ausencias: ausenciasDe(azar, datos.dias, personas, caso.ausencias),
    clausuras: cerrar(azar, datos),
    // What is saved on those days is of somebody of theirs.
    partidos: datos.partidos.map((partido) =>
      datos.dias.some((dia) => partido.fecha.startsWith(dia))
        ? { ...partido, idJugador1: azar.elegir(jugadores).id }
        : partido,
    ),
    ligasAmistosos: sola.ligasAmistosos.flatMap((liga) =>
      DEPORTE_DE_PISTA.filter((deporte, n) => DEPORTE_DE_PISTA.indexOf(deporte) === n).map((deporte, n) => ({
        ...liga,
        id: liga.id + n,
        deporte,
      })),
    ),
  };
}
