import type { Lector } from '#server/db/open.ts';
import { deBit, throughBatches } from '#server/db/queries.ts';

const COLUMNAS = [
  'id',
  'referencia',
  'dia',
  'inscripcion',
  'nombre',
  'email',
  'telefono',
  'datos',
  'banco',
] as const;

const unas = (db: Lector, ids: readonly number[]) =>
  db
    .selectFrom('solicitud')
    .select([...COLUMNAS])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('adjunto')
              .select('adjunto.id')
              .whereRef('adjunto.idSolicitud', '=', 'solicitud.id')
              .where('clase', '=', 'firma'),
          ),
        )
        .then(1 as const)
        .else(0 as const)
        .end()
        .as('conFirma'),
    )
    .where('tipo', '=', 'inscripcion')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

/** The enrolments among those ids, by number, and whether each was signed by hand. */
export async function inscripcionesPorId(db: Lector, ids: readonly number[]) {
  const unicos = [...new Set(ids)].sort((a, b) => a - b);
  const filas = await throughBatches(unicos, (lote) => unas(db, lote));
  return filas.map((fila) => ({ ...fila, conFirma: deBit(fila.conFirma) }));
}
