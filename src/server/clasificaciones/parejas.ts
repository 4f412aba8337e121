import { suyosDe } from '#server/db/lecturas/jugadores.ts';
import type { EnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import { quienJuega } from '#server/db/lecturas/por-id.ts';
import type { Lector } from '#server/db/open.ts';

/** The pairs of whoever plays as that one, while they are in a league. */
export async function parejasDe(db: Lector, id: number, { nombre, losDos }: EnPublico) {
  const otros = (await suyosDe(db, id)).filter((suyo) => suyo !== id && losDos(suyo).length > 0);
  const filas = await Promise.all(otros.map((suyo) => quienJuega(db, suyo)));
  return otros.flatMap((suyo, i) => {
    const fila = filas[i];
    return fila && fila.idLiga !== null ? [{ id: suyo, nombre: nombre(suyo, fila.nombre) }] : [];
  });
}
