import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { type Dia, diaDe, horaDe, horaDeMinutos } from '#domain/fecha.ts';
import { siglasDe } from '#domain/fecha-texto.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { horarioDe, PASO_MINUTOS } from '#domain/liga/liga.ts';
import { seGestiona, type TipoLiga } from '#domain/liga/tipos.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { genteDe } from '#domain/persona/gente.ts';
import type { LigaCabida } from '#domain/propuesta/cabida.ts';
import { historiasDe } from '#domain/propuesta/datos.ts';
import type { EntornoLineas, EntornoReglas } from '#domain/propuesta/revision.ts';
import type { Listas as Comunes } from '#web/club/mesa/consultas.ts';
import { jugadoresOfrecidos } from '#web/club/mesa/elegir.tsx';
import { call } from '#web/platform/call.ts';
import { estaDisponible, type Linea, type Opciones, type Puesto } from './estado.ts';

/** The lists everything is chosen from, and what is arranged from today on. */
export type Listas = Comunes & { puestos: readonly Puesto[] };

/** What the lines are checked against; the leagues with their legs. */
export type Entorno = Omit<EntornoLineas & EntornoReglas, 'ligas'> & {
  ligas: ReadonlyMap<number, LigaCabida & Pick<Liga, 'tipo'>>;
};

const deLiga = (liga: Liga) => ({
  ...horarioDe(liga),
  tipo: liga.tipo,
  deporte: liga.deporte,
  duracion: liga.duracion as number,
  idaVuelta: liga.idaVuelta,
  fechaIdaVuelta: liga.fechaIdaVuelta,
});

/** What is saved: on the days of the lines, and between the players of their leagues. */
type Guardado = Pick<EntornoReglas, 'historias'> & { partidos: readonly PartidoFila[] };

/** What the lines are checked against, as the rules of the domain read it. */
export function useEntorno(
  listas: Listas,
  { partidos, historias }: Guardado,
  noDisponibles: Opciones['noDisponibles'],
): Entorno {
  const { ligas, pistas, jugadores, ausentes, clausuras } = listas;
  return useMemo(
    () => ({
      ligas: new Map(ligas.map((liga) => [liga.id, deLiga(liga)])),
      pistas: new Map(pistas.map((pista) => [pista.id, pista])),
      jugadores: new Map(jugadores.map(({ id, nombre }) => [id, nombre])),
      ausencias: ausentes,
      clausuras,
      gustos: gustosDe(jugadores),
      gente: genteDe(jugadores),
      partidos: partidos.map((partido) => conDesenlace(partido)),
      fichas: new Map(jugadores.map((jugador) => [jugador.id, jugador])),
      historias,
      cerradas: new Set(
        pistas.filter((pista) => !estaDisponible(pista, { noDisponibles })).map(({ id }) => id),
      ),
    }),
    [ligas, pistas, jugadores, ausentes, clausuras, partidos, historias, noDisponibles],
  );
}

const TODO = { idPista: null, idLiga: null, jugador: null } as const;

type DeLiga = { idLiga: number; partidos: readonly PartidoFila[] };

const historias = (consultas: readonly { data?: DeLiga | undefined }[]): EntornoReglas['historias'] =>
  new Map(
    consultas.flatMap(({ data }) =>
      data ? [[data.idLiga, historiasDe(data.partidos.map(conDesenlace), data.idLiga)] as const] : [],
    ),
  );

/** What the pairs of those leagues have played or scheduled: who still owes a match. */
export const useHistorias = (ligas: readonly number[]): EntornoReglas['historias'] =>
  useQueries({
    queries: ligas.map((idLiga) => ({
      queryKey: ['partidos', 'buscar', 'historia', idLiga],
      queryFn: async () => ({
        idLiga,
        partidos: await call('POST /api/private/partidos', { body: { ...TODO, fecha: null, idLiga } }),
      }),
    })),
    combine: historias,
  });

export type OpcionTexto = { value: string; label: string };

const NADA: OpcionTexto = { value: '', label: '—' };

const deNombre = (id: number, label: string): OpcionTexto => ({ value: String(id), label });

const [ABRE, CIERRA] = [7 * 60, 23 * 60];

const HORAS = Array.from({ length: (CIERRA - ABRE) / PASO_MINUTOS }, (_, i) =>
  horaDeMinutos(ABRE + i * PASO_MINUTOS),
);

/** Those, and the line's own whatever it is; none until it has one. */
function conLaSuya(todas: readonly string[], suya: string | null): string[] {
  return suya === null ? ['', ...todas] : [...new Set([...todas, suya])].sort();
}

/** Every quarter of an hour of the club's day. */
export const horasPara = ({ fecha }: Linea): OpcionTexto[] =>
  conLaSuya(HORAS, fecha && horaDe(fecha)).map((hora) => (hora ? { value: hora, label: hora } : NADA));

/** "sáb, 28/11": the year is this one. */
const diaCorto = (dia: Dia): string =>
  `${siglasDe(dia)}, ${Number(dia.slice(8, 10))}/${Number(dia.slice(5, 7))}`;

export const diasPara = ({ fecha }: Linea, dias: readonly Dia[]): OpcionTexto[] =>
  conLaSuya(dias, fecha && diaDe(fecha)).map((dia) => (dia ? { value: dia, label: diaCorto(dia) } : NADA));

/** Only the courts marked available, of the sport of its league, and the line's own. */
export function pistasPara(
  { idPista, idLiga }: Linea,
  { ligas, pistas }: Listas,
  opciones: Opciones,
): OpcionTexto[] {
  const liga = ligas.find(({ id }) => id === idLiga);
  return [
    NADA,
    ...pistas
      .filter((pista) => {
        const vale = estaDisponible(pista, opciones) && (!liga || seJuegaEn(liga, pista));
        return pista.id === idPista || vale;
      })
      .map(({ id, nombre }) => deNombre(id, nombre)),
  ];
}

/** Active leagues of the type, and those open to everybody. */
export function ligasPara({ idLiga }: Linea, { ligas }: Listas, { tipo }: Opciones): OpcionTexto[] {
  const vale = (suyo: TipoLiga) => tipo === null || tipo === 'ambos' || suyo === tipo || !seGestiona(suyo);
  return [
    NADA,
    ...ligas
      .filter((liga) => liga.id === idLiga || (liga.estado === 'activa' && vale(liga.tipo)))
      .map((liga) => deNombre(liga.id, etiquetaDe(liga))),
  ];
}

export function jugadoresPara(linea: Linea, listas: Listas, lado: Lado): OpcionTexto[] {
  const liga = listas.ligas.find(({ id }) => id === linea.idLiga);
  const dia = linea.fecha && diaDe(linea.fecha);
  const [elegido, rival] = [linea[`idJugador${lado}`], linea[`idJugador${lado === 1 ? 2 : 1}`]];
  const ofrecidos = jugadoresOfrecidos({ ...listas, liga, dia }, elegido, rival);
  return [NADA, ...ofrecidos.map(({ value, label }) => deNombre(value, label))];
}
