import { tituloDe } from '#domain/registro/cambio.ts';
import { ENTIDADES, type Entidad } from '#domain/registro/campos.ts';
import { mensajes } from '#domain/registro/mensajes.ts';
import type { Nombres } from '#domain/registro/valor.ts';
import type { Lector } from '../open.ts';
import { leerFilaLiga } from '../tables/liga.ts';
import type { Fila } from '../types.ts';
import { filasCon } from './consultas.ts';
import type { Imagen } from './imagen.ts';
import { REFERENCIAS } from './tablas.ts';

export type NombrarFila = (tabla: string, imagen: Imagen) => string;

const nombreLiga = (imagen: Imagen): string => leerFilaLiga(imagen as Fila<'liga'>).nombre;

type Con = { tabla: string; imagen: Imagen };

const NOMBRADAS = ['liga', 'pista', 'jugador'] as const;

/** Ids of that kind in the rows. */
const idsDe = (filas: readonly Con[], padre: string): number[] => {
  const ids = filas.flatMap(({ tabla, imagen }) =>
    REFERENCIAS.filter((una) => una.hija === tabla && una.padre === padre).map(
      ({ columna }) => imagen[columna],
    ),
  );
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
};

/** Names as they are now, or as those rows had them when they are gone. */
async function nombresPara(db: Lector, filas: readonly Con[]): Promise<Nombres> {
  const nombres: Record<(typeof NOMBRADAS)[number], Map<number, string>> = {
    liga: new Map(),
    pista: new Map(),
    jugador: new Map(),
  };
  for (const tabla of NOMBRADAS) {
    const deAntes = filas.filter((una) => una.tabla === tabla).map(({ imagen }) => imagen);
    const deAhora = await filasCon(db, tabla, 'id', idsDe(filas, tabla));
    for (const imagen of [...deAntes, ...deAhora])
      nombres[tabla].set(Number(imagen.id), tabla === 'liga' ? nombreLiga(imagen) : String(imagen.nombre));
  }
  return nombres;
}

const esEntidad = (tabla: string): tabla is Entidad => (ENTIDADES as readonly string[]).includes(tabla);

function nombrar(nombres: Nombres, tabla: string, imagen: Imagen): string {
  if (tabla === 'liga_jugador') return mensajes.inscripcion(nombres, imagen);
  if (tabla === 'noticia') return mensajes.noticia(String(imagen.title));
  if (!esEntidad(tabla))
    return mensajes.otraFila(String(imagen.titulo ?? imagen.clave ?? imagen.id ?? tabla));
  const completa = tabla === 'liga' ? { ...imagen, nombre: nombreLiga(imagen) } : imagen;
  return `${mensajes.entidades[tabla]} ${tituloDe(tabla, completa, nombres)}`;
}

/** How people call those rows: «el jugador «Ana Gil»». */
export async function crearNombrar(db: Lector, filas: readonly Con[]): Promise<NombrarFila> {
  const nombres = await nombresPara(db, filas);
  return (tabla, imagen) => nombrar(nombres, tabla, imagen);
}
