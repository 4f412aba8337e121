import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cierre } from '#contract/liga/temporadas.ts';
import { DE_SIEMPRE, DEPORTES, MODOS } from '#domain/liga/deportes.ts';
import { FINES, type Fin, mismaCompeticion, nombreCompeticion, nombreTemporada } from '#domain/liga/liga.ts';
import { seGestiona, TIPO_PRINCIPAL, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { FiltroEleccion } from '#web/club/mesa/filtros.tsx';

/** What the address says. */
export const SIN_FILTROS = { tipo: '', deporte: '', modo: '', anio: '', fin: '' };
export type Filtros = typeof SIN_FILTROS;

export type Competicion = Pick<Cierre, 'tipo' | 'deporte' | 'modo'>;

const conocida = <T extends string>(lista: readonly T[], texto: string, sino: T): T =>
  lista.find((una) => una === texto) ?? sino;

export const competicionDe = ({ tipo, deporte, modo }: Filtros): Competicion => ({
  tipo: conocida(TIPOS_GESTIONADOS, tipo, TIPO_PRINCIPAL),
  deporte: conocida(DEPORTES, deporte, DE_SIEMPRE.deporte),
  modo: conocida(MODOS, modo, DE_SIEMPRE.modo),
});

/** The cycle that is being played of it; 0: it has none. */
export const cicloDe = (ligas: readonly Liga[], competicion: Competicion): number =>
  ligas.find((liga) => liga.estado === 'activa' && mismaCompeticion(liga, competicion))?.ciclo ?? 0;

/** What ends: what the address says, or the cycle where there is one. */
export const finDe = ({ fin }: Filtros, ciclo: number): Fin =>
  conocida(FINES, fin, ciclo > 0 ? 'ciclo' : 'temporada');

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

const claveDe = ({ tipo, deporte, modo }: Competicion): string => [tipo, deporte, modo].join(' ');

/** Those that are played, those of the club and that of the address. */
function competiciones(ligas: readonly Liga[], suya: Competicion): Competicion[] {
  const jugadas = ligas.flatMap(({ tipo, deporte, modo, estado }) =>
    seGestiona(tipo) && estado === 'activa' ? [{ tipo, deporte, modo }] : [],
  );
  const delClub = TIPOS_GESTIONADOS.filter(seOfreceLiga).map((tipo) => ({ ...DE_SIEMPRE, tipo }));
  const todas = [...delClub, ...jugadas, suya];
  return [...new Map(todas.map((una) => [claveDe(una), una])).values()];
}

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
  const opciones = competiciones(ligas, competicion);
  return (
    <search className="flex flex-wrap gap-3 lg:flex-auto">
      <FiltroEleccion
        label="Tipo"
        data={opciones.map((una) => ({ value: claveDe(una), label: nombreCompeticion(una) }))}
        valor={claveDe(competicion)}
        cambiar={(clave) =>
          buscar({ ...SIN_FILTROS, ...(opciones.find((una) => claveDe(una) === clave) ?? competicion) })
        }
      />
      {cierre && anios.length > 1 ? (
        <FiltroEleccion
          label="Temporada"
          data={anios.map((anio) => ({ value: String(anio), label: nombreTemporada(anio) }))}
          valor={String(cierre.anio)}
          cambiar={(anio) => buscar({ ...SIN_FILTROS, ...competicion, anio })}
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
          cambiar={(otro) => buscar({ ...SIN_FILTROS, ...competicion, fin: otro })}
        />
      ) : null}
    </search>
  );
}
