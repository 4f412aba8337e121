import { type Dia, diasEntre, sumarDias } from '#domain/fecha.ts';
import type { EstadoJugador } from '#domain/liga/liga.ts';

/** The days of an absence: one, or all from `fecha` to `hasta`, both included. */
export type Periodo = { fecha: Dia; hasta: Dia | null };

export type Incidencia = Periodo & {
  id: number;
  idLiga: number;
  idJugador: number;
  /** In the club's words: a trip, an exam. Never public. */
  motivo: string | null;
};

export type IncidenciaNueva = Omit<Incidencia, 'id'>;

type Cuando = Periodo & Pick<Incidencia, 'idLiga' | 'idJugador'>;

export type Candidato = { idLiga: number; idJugador: number; estado: EstadoJugador };

/** Longer is a slip of the keyboard: who is away for more than a year leaves their league. */
export const MAX_DIAS_AUSENCIA = 366;
export const MAX_MOTIVO = 100;

export const finDe = ({ fecha, hasta }: Periodo): Dia => hasta ?? fecha;

export const cubreDia = (periodo: Periodo, dia: Dia): boolean =>
  periodo.fecha <= dia && dia <= finDe(periodo);

/** Every day of a form, each once, in order: those of the period and the loose ones. */
export function diasDe(periodo: Periodo, sueltos: readonly (Dia | null)[] = []): Dia[] {
  const { fecha } = periodo;
  const cuantos = Math.min(Math.max(diasEntre(fecha, finDe(periodo)), 0) + 1, MAX_DIAS_AUSENCIA);
  const seguidos = Array.from({ length: cuantos }, (_, n) => sumarDias(fecha, n));
  const dados = sueltos.filter((dia) => dia !== null);
  return [...new Set([...seguidos, ...dados])].sort();
}

/** A period of one day is that day. */
export const periodoDe = (fecha: Dia, hasta: Dia | null): Periodo => ({
  fecha,
  hasta: hasta === fecha ? null : hasta,
});

const mismoQuien = (a: Pick<Cuando, 'idLiga' | 'idJugador'>, b: Pick<Cuando, 'idLiga' | 'idJugador'>) =>
  a.idLiga === b.idLiga && a.idJugador === b.idJugador;

const estaDentro = (una: Periodo, otra: Periodo): boolean =>
  cubreDia(otra, una.fecha) && cubreDia(otra, finDe(una));

/** What a new period does to theirs in that league: nothing inside a longer one; those inside it go. */
export function alPeriodo<I extends Cuando>(
  nuevo: Cuando,
  existentes: readonly I[],
): { repetido: boolean; absorbidas: I[] } {
  const suyas = existentes.filter((una) => mismoQuien(una, nuevo));
  return {
    repetido: suyas.some((una) => estaDentro(nuevo, una)),
    absorbidas: suyas.filter((una) => estaDentro(una, nuevo)),
  };
}

/** Incidents still to be created for those players and days; a day that has one, or is inside one, is left alone. */
export function incidenciasNuevas(
  candidatos: readonly Omit<Candidato, 'estado'>[],
  dias: readonly Dia[],
  existentes: readonly Cuando[],
  motivo: string | null = null,
): IncidenciaNueva[] {
  const nuevas: IncidenciaNueva[] = [];
  for (const { idLiga, idJugador } of candidatos)
    for (const fecha of dias) {
      const nueva = { idLiga, idJugador, fecha, hasta: null, motivo };
      const hay = [...existentes, ...nuevas].some((una) => mismoQuien(una, nueva) && cubreDia(una, fecha));
      if (!hay) nuevas.push(nueva);
    }
  return nuevas;
}

export function incidenciasDeLesionados(
  candidatos: readonly Candidato[],
  dias: readonly Dia[],
  existentes: readonly Cuando[],
): IncidenciaNueva[] {
  const lesionados = candidatos.filter(({ estado }) => estado === 'lesion');
  return incidenciasNuevas(lesionados, dias, existentes);
}
