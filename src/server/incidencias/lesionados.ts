import type { LesionadosGuardar } from '#contract/incidencias.ts';
import { diasDe, incidenciasDeLesionados } from '#domain/incidencia/incidencia.ts';
import { hechos } from '#domain/registro/mensajes.ts';
import { anotar, anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { insertarIncidencias } from '#server/db/tables/incidencia.ts';
import { candidatosDe, incidenciasExistentes, ligasActivasDe } from './incidencias.queries.ts';

/**
 * Creates the incidents still missing, on those one or two days, of the injured players of the active leagues
 * of a type; answers how many. Again, it creates none. Spec §4, "Player status"; §8.
 */
export function guardarLesionados(
  base: BaseFirmada,
  { tipo, fecha1, fecha2 }: LesionadosGuardar,
): Promise<number> {
  const dias = diasDe(fecha1, fecha2);
  return base.transact(async (tx) => {
    const ligas = await ligasActivasDe(tx.q, tipo);
    if (ligas.length === 0) return 0;
    await tx.lock('liga', ligas);
    const existentes = await incidenciasExistentes(tx.q, ligas, dias);
    const nuevas = incidenciasDeLesionados(await candidatosDe(tx.q, ligas), dias, existentes);
    if (nuevas.length === 0) return 0;
    const creadas = await insertarIncidencias(tx, nuevas);
    const cambios = creadas.map((despues) => ({ entidad: 'incidencia', antes: null, despues }) as const);
    await anotar(tx, ...cambios);
    await anotarHechos(tx, [hechos.lesionados(creadas.length, tipo)]);
    return creadas.length;
  });
}
