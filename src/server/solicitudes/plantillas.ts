import { z } from 'zod';
import type { Plantillas, PlantillasCambio } from '#contract/solicitudes/solicitudes.ts';
import { PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { ajusteGuardado } from '#server/db/lecturas/ajuste.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';

const CLAVE = 'respuestas.plantillas';

const Guardadas = z.array(z.object({ titulo: z.string(), asunto: z.string(), texto: z.string() }));

/** Those of the product until staff write theirs. */
export async function leerPlantillas({ db }: { db: Lector }): Promise<Plantillas> {
  const valor = await ajusteGuardado(db, CLAVE);
  return { plantillas: valor === undefined ? [...PLANTILLAS] : Guardadas.parse(JSON.parse(valor)) };
}

/** 409: somebody changed them before. */
export function guardarPlantillas(
  base: BaseFirmada,
  { plantillas, antes }: PlantillasCambio,
): Promise<Plantillas> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerPlantillas({ db: tx.q });
    mismoQueAntes(actual.plantillas, antes, actual);
    await guardarValor(tx, CLAVE, JSON.stringify(plantillas));
    await anotarHechos(tx, [hechos.plantillas(plantillas.length)]);
    return leerPlantillas({ db: tx.q });
  });
}
