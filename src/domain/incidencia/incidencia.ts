import type { Dia } from '#domain/fecha.ts';
import type { EstadoJugador } from '#domain/liga/liga.ts';

/** A player of a league cannot play that day. */
export type Incidencia = { id: number; idLiga: number; idJugador: number; fecha: Dia };

export type IncidenciaNueva = Omit<Incidencia, 'id'>;

export type Candidato = { idLiga: number; idJugador: number; estado: EstadoJugador };

/** The one or two days of a form, each once: they are two days, not a range. */
export function diasDe(fecha: Dia, fecha2: Dia | null): Dia[] {
  return fecha2 === null || fecha2 === fecha ? [fecha] : [fecha, fecha2];
}

const clave = ({ idLiga, idJugador, fecha }: IncidenciaNueva): string => `${idLiga}/${idJugador}/${fecha}`;

/** Incidents still to be created for those players and days; existing ones are never repeated. */
export function incidenciasNuevas(
  candidatos: readonly Omit<Candidato, 'estado'>[],
  dias: readonly Dia[],
  existentes: readonly IncidenciaNueva[],
): IncidenciaNueva[] {
  const vistas = new Set(existentes.map(clave));
  const pedidas = candidatos.flatMap(({ idLiga, idJugador }) =>
    dias.map((fecha): IncidenciaNueva => ({ idLiga, idJugador, fecha })),
  );
  return pedidas.filter((nueva) => {
    const repetida = vistas.has(clave(nueva));
    vistas.add(clave(nueva));
    return !repetida;
  });
}

export function incidenciasDeLesionados(
  candidatos: readonly Candidato[],
  dias: readonly Dia[],
  existentes: readonly IncidenciaNueva[],
): IncidenciaNueva[] {
  const lesionados = candidatos.filter(({ estado }) => estado === 'lesion');
  return incidenciasNuevas(lesionados, dias, existentes);
}
