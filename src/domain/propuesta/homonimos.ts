import { diaDe, horaDe } from '#domain/fecha.ts';
import { jugadoresDe } from '#domain/partido/jugadores.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { claveDeNombre } from '#domain/texto.ts';
import type { EntornoReglas } from './reglas-linea.ts';
import { colocados, type EntornoLineas, type LineaEditada, type ProblemaLinea } from './revision.ts';
import { avisos } from './revision-mensajes.ts';

type Entorno = Pick<EntornoLineas, 'ligas' | 'jugadores' | 'partidos'> & Pick<EntornoReglas, 'fichas'>;

const CAMPOS = ['idJugador1', 'idJugador2'] as const;

/** A player in a match. */
type Cita = { partido: Partido; id: number };

const citasDe = (partido: Partido): Cita[] => jugadoresDe(partido).map((id) => ({ partido, id }));

/** The same name in two leagues; in one league they are two people for sure. */
const puedeSerUno = ({ fichas }: Entorno, uno: number, otro: number): boolean =>
  uno !== otro && fichas.get(uno)?.idLiga !== fichas.get(otro)?.idLiga;

/**
 * Who plays in two leagues has a player in each, and no rule knows that they are one person: where the same name plays
 * twice on a day, it is told. Only the screen knows of everybody's matches that day. Saved, and told.
 */
export function avisosDeHomonimos(lineas: readonly LineaEditada[], entorno: Entorno): ProblemaLinea[] {
  const nombreDe = (id: number): string => entorno.jugadores.get(id) ?? '';
  const clave = ({ partido, id }: Cita): string => `${diaDe(partido.fecha)} ${claveDeNombre(nombreDe(id))}`;
  const puestos = colocados(lineas, entorno);
  const guardados = entorno.partidos.filter(ocupa);
  const citas = Map.groupBy([...puestos.map(({ partido }) => partido), ...guardados].flatMap(citasDe), clave);
  return puestos.flatMap(({ linea, partido }) =>
    CAMPOS.flatMap((campo) => {
      const id = partido[campo];
      const suyas = nombreDe(id) === '' ? [] : (citas.get(clave({ partido, id })) ?? []);
      const otra = suyas.find((cita) => puedeSerUno(entorno, id, cita.id));
      return otra
        ? [{ linea, campo, mensaje: avisos.mismoNombre(nombreDe(id), horaDe(otra.partido.fecha)) }]
        : [];
    }),
  );
}
