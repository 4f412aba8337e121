import type { Rastros, RastrosElegidos } from '#contract/rastros.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { cuantos, nombreDeSolicitud } from '#web/club/mesa/palabras.ts';

export type Eleccion = Omit<RastrosElegidos, 'nombre'>;
export type Grupo = keyof Eleccion;

type Fila = { id: number; texto: string };

/** What may name somebody, each kind with its heading. */
export const GRUPOS: Record<Grupo, { titulo: (n: number) => string; filas: (rastros: Rastros) => Fila[] }> = {
  lineas: {
    titulo: (n) => `${cuantos(n, 'línea', 'líneas')} de los registros con su nombre`,
    filas: ({ lineas }) =>
      lineas.map(({ id, cuando, usuario, texto }) => ({
        id,
        texto: `${fechaCorta(cuando)} · ${usuario} · ${texto}`,
      })),
  },
  observaciones: {
    titulo: (n) => `${cuantos(n, 'partido', 'partidos')} con su nombre en las observaciones`,
    filas: ({ observaciones }) =>
      observaciones.map(({ id, fecha, texto }) => ({ id, texto: `${fechaCorta(fecha)} · ${texto}` })),
  },
  solicitudes: {
    titulo: () => 'Solicitudes que pueden ser suyas: marca las que lo sean',
    filas: ({ solicitudes }) =>
      solicitudes.map((solicitud) => ({ id: solicitud.id, texto: nombreDeSolicitud(solicitud) })),
  },
};

const ids = (filas: readonly { id: number }[]): number[] => filas.map(({ id }) => id);

/** Everything that names them, unless it may be somebody else; of solicitudes, only a person can tell. */
export const inicial = ({ lineas, observaciones, homonimos }: Rastros): Eleccion =>
  homonimos.length > 0
    ? { lineas: [], observaciones: [], solicitudes: [] }
    : { lineas: ids(lineas), observaciones: ids(observaciones), solicitudes: [] };

/** Of what was marked, what is still there. */
export function presentes(eleccion: Eleccion, { lineas, observaciones, solicitudes }: Rastros): Eleccion {
  const estan = (marcados: readonly number[], filas: readonly { id: number }[]): number[] => {
    const hay = new Set(ids(filas));
    return marcados.filter((id) => hay.has(id));
  };
  return {
    lineas: estan(eleccion.lineas, lineas),
    observaciones: estan(eleccion.observaciones, observaciones),
    solicitudes: estan(eleccion.solicitudes, solicitudes),
  };
}

/** Whether there is anything to erase, or to look at by hand. */
export const hayAlgo = ({ lineas, observaciones, solicitudes, operaciones, menciones }: Rastros): boolean =>
  [lineas, observaciones, solicitudes, menciones].some((filas) => filas.length > 0) || operaciones > 0;

/** What erasing does, with the numbers of this moment; nothing when there is nothing to do. */
export function consecuencias({ operaciones, menciones }: Rastros, eleccion: Eleccion): string[] {
  const { lineas, observaciones, solicitudes } = eleccion;
  const hace = [
    lineas.length > 0 && `Su nombre saldrá de ${cuantos(lineas.length, 'línea', 'líneas')} de los registros.`,
    observaciones.length > 0 &&
      `Su nombre saldrá de las observaciones de ${cuantos(observaciones.length, 'partido', 'partidos')}.`,
    solicitudes.length > 0 &&
      `Se ${solicitudes.length === 1 ? 'borrará 1 solicitud' : `borrarán ${solicitudes.length} solicitudes`}, con sus archivos.`,
    operaciones > 0 &&
      `${operaciones === 1 ? 'Dejará de poder deshacerse 1 cambio que lo recuerda' : `Dejarán de poder deshacerse ${operaciones} cambios que lo recuerdan`}.`,
  ].filter((frase) => frase !== false);
  if (hace.length === 0) return [];
  const queda = [
    menciones.length > 0 &&
      `Su nombre está escrito en la web (${menciones.join(', ')}): revísalo tú, ahí no se cambia.`,
    'Las copias de seguridad hechas antes lo siguen teniendo: bórralas cuando ya no hagan falta.',
  ].filter((frase) => frase !== false);
  return [...hace, ...queda];
}
