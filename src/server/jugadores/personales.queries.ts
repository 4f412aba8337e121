import type { SolicitudPosible } from '#contract/personales.ts';
import { cifrasDe, nombresDe } from '#domain/persona/olvidar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { Lector } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';
import { cambiosDeNombre, lasQue } from './nombrados.queries.ts';

export type Persona = Fila<'jugador'>;

export const filaDeJugador = (db: Lector, id: number): Promise<Persona | undefined> =>
  db.selectFrom('jugador').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that tells who somebody is: the names they have had, the e-mail and the phone. */
export async function datosDe(db: Lector, { nombre, email, telefono }: Persona): Promise<string[]> {
  const nombres = nombresDe(nombre, await cambiosDeNombre(db));
  return [...nombres, email ?? '', telefono ?? ''].filter((dato) => dato !== '');
}

export const partidosDe = (db: Lector, id: number): Promise<Fila<'partido'>[]> =>
  db
    .selectFrom('partido')
    .selectAll()
    .where((eb) => eb.or([eb('idJugador1', '=', id), eb('idJugador2', '=', id)]))
    .orderBy('fecha')
    .orderBy('id')
    .execute();

export const incidenciasDe = (db: Lector, id: number): Promise<Fila<'incidencia'>[]> =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idJugador', '=', id)
    .orderBy('fecha')
    .orderBy('id')
    .execute();

export async function cuantosSeLlaman(db: Lector, { id, nombreBusqueda }: Persona): Promise<number> {
  const filas = await db
    .selectFrom('jugador')
    .select('id')
    .where('nombreBusqueda', '=', nombreBusqueda)
    .where('id', '<>', id)
    .execute();
  return filas.length;
}

type Candidata = Pick<Fila<'solicitud'>, 'nombreBusqueda' | 'email' | 'telefono'>;

/** By what a solicitud is known to be somebody's. */
type Conocida = Pick<Persona, 'nombreBusqueda' | 'email' | 'telefono'>;

function coincidencias(persona: Conocida, una: Candidata): SolicitudPosible['coincide'] {
  const [suyas, cifras] = [cifrasDe(persona.telefono), cifrasDe(una.telefono)];
  const igual = {
    nombre: una.nombreBusqueda === persona.nombreBusqueda,
    email: una.email !== null && normalizarTexto(una.email) === normalizarTexto(persona.email ?? ''),
    telefono: cifras !== '' && cifras === suyas,
  };
  return (['nombre', 'email', 'telefono'] as const).filter((campo) => igual[campo]);
}

/** What came through the forms with their name, e-mail or phone: somebody has to say which are theirs. */
export async function solicitudesPosibles(
  db: Lector,
  ...personas: readonly Conocida[]
): Promise<SolicitudPosible[]> {
  const enComun = (una: Candidata): SolicitudPosible['coincide'] => [
    ...new Set(personas.flatMap((persona) => coincidencias(persona, una))),
  ];
  const suyas = await lasQue(
    (desde, cuantas) =>
      db
        .selectFrom('solicitud')
        .select(['id', 'tipo', 'dia', 'nombre', 'nombreBusqueda', 'email', 'telefono'])
        .where('id', '>', desde)
        .orderBy('id')
        .limit(cuantas)
        .execute(),
    (una) => enComun(una).length > 0,
  );
  return suyas.map(({ nombreBusqueda, ...fila }) => ({
    ...fila,
    coincide: enComun({ nombreBusqueda, ...fila }),
  }));
}
