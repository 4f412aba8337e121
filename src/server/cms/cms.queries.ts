import { compararNivel, nombreDivision, nombreLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { Lector } from '#server/db/open.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import type { GrupoReglas } from './reglas.ts';

/** The different rules by which the active leagues of a type are played, from the top division down. */
export async function reglasEnJuego(db: Lector, tipo: TipoLiga): Promise<GrupoReglas[]> {
  const ligas = await db
    .selectFrom('liga')
    .select(['division', 'anio', 'reglas'])
    .where('tipo', '=', tipo)
    .where('estado', '=', 'activa')
    .orderBy('id')
    .execute();
  const porTexto = new Map<string, GrupoReglas>();
  for (const { division, anio, reglas } of ligas.sort(compararNivel)) {
    const leidas = leerReglas(reglas);
    const texto = JSON.stringify(leidas);
    const divisiones = porTexto.get(texto)?.divisiones ?? [];
    const nombre = nombreDivision(tipo, division) ?? nombreLiga({ tipo, division, anio });
    porTexto.set(texto, { reglas: leidas, divisiones: [...new Set([...divisiones, nombre])] });
  }
  return [...porTexto.values()];
}
