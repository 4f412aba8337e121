import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cierre } from '#contract/liga/temporadas.ts';
import { claveCompeticion, competicionesDe } from '#domain/liga/competiciones.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { mismaCompeticion, nombreCompeticion, nombreTemporada } from '#domain/liga/liga.ts';
import { FINES, type Fin } from '#domain/liga/temporada.ts';
import { TIPO_PRINCIPAL, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { FiltroEleccion } from '#web/club/mesa/filtros.tsx';

/** What the address says. */
export const SIN_FILTROS = { tipo: '', anio: '', fin: '' };
export type Filtros = typeof SIN_FILTROS;

export type Competicion = Pick<Cierre, 'tipo' | 'deporte' | 'modo'>;

const PRINCIPAL: Competicion = { tipo: TIPO_PRINCIPAL, ...DE_SIEMPRE };

/** What can be closed: the types of the club and, of its active leagues, their other sports and modes. */
const competicionesEn = (ligas: readonly Liga[]): Competicion[] =>
  competicionesDe(
    ligas.filter(({ estado }) => estado === 'activa'),
    TIPOS_GESTIONADOS,
  );

export const competicionDe = ({ tipo }: Filtros, ligas: readonly Liga[]): Competicion =>
  competicionesEn(ligas).find((una) => claveCompeticion(una) === tipo) ?? PRINCIPAL;

/** The cycle that all its divisions are in; 0: they have none, or not the same one. */
export function cicloDe(
  ligas: readonly (Pick<Liga, 'tipo' | 'deporte' | 'modo'> & Pick<Liga, 'estado' | 'ciclo'>)[],
  competicion: Competicion,
): number {
  const suyas = ligas.filter((liga) => liga.estado === 'activa' && mismaCompeticion(liga, competicion));
  const [ciclo = 0, ...otros] = new Set(suyas.map((liga) => liga.ciclo));
  return otros.length > 0 ? 0 : ciclo;
}

/** What ends: what the address says, or the cycle where there is one. */
export const finDe = ({ fin }: Filtros, ciclo: number): Fin =>
  FINES.find((uno) => uno === fin) ?? (ciclo > 0 ? 'ciclo' : 'temporada');

/** "2026/27" and "2027/28"; "el ciclo 2" and "el ciclo 3". */
export const quienAcaba = ({ fin, anio, ciclo }: Pick<Cierre, 'fin' | 'anio' | 'ciclo'>) =>
  fin === 'ciclo'
    ? {
        este: `el ciclo ${ciclo}`,
        siguiente: `el ciclo ${ciclo + 1}`,
        cerrar: 'Cerrar el ciclo',
        cerrado: 'Ciclo cerrado',
      }
    : {
        este: nombreTemporada(anio),
        siguiente: nombreTemporada(anio + 1),
        cerrar: 'Cerrar la temporada',
        cerrado: 'Temporada cerrada',
      };

/** "de 2027/28", "del ciclo 3". */
export const conDe = (nombre: string): string => `de ${nombre}`.replace('de el ', 'del ');

const opcionesPara = (ligas: readonly Liga[], suya: Competicion) =>
  competicionesEn(ligas)
    .filter((una) => mismaCompeticion(una, suya) || seOfreceLiga(una.tipo))
    .map((una) => ({ value: claveCompeticion(una), label: nombreCompeticion(una) }));

type ElegirProps = {
  competicion: Competicion;
  ligas: readonly Liga[];
  fin: Fin;
  cierre: Cierre | undefined;
  buscar: (filtros: Filtros) => unknown;
};

export function Elegir({ competicion, ligas, fin, cierre, buscar }: ElegirProps) {
  const anios = cierre?.anios ?? [];
  const ciclo = cicloDe(ligas, competicion);
  const tipo = claveCompeticion(competicion);
  return (
    <search className="flex flex-wrap gap-3 lg:flex-auto">
      <FiltroEleccion
        label="Tipo"
        data={opcionesPara(ligas, competicion)}
        valor={tipo}
        cambiar={(otro) => buscar({ ...SIN_FILTROS, tipo: otro })}
      />
      {cierre && anios.length > 1 ? (
        <FiltroEleccion
          label="Temporada"
          data={anios.map((anio) => ({ value: String(anio), label: nombreTemporada(anio) }))}
          valor={String(cierre.anio)}
          cambiar={(anio) => buscar({ ...SIN_FILTROS, tipo, anio })}
        />
      ) : null}
      {ciclo > 0 ? (
        <FiltroEleccion
          label="Se cierra"
          data={[
            { value: 'ciclo', label: `El ciclo ${ciclo}` },
            { value: 'temporada', label: 'La temporada' },
          ]}
          valor={fin}
          cambiar={(otro) => buscar({ ...SIN_FILTROS, tipo, fin: otro })}
        />
      ) : null}
    </search>
  );
}
