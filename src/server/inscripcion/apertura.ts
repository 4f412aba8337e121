import type { TipoOfrecido } from '#contract/inscripcion.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { etiquetaDeTipo, TIPOS_INSCRIPCION, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import type { Lector } from '#server/db/open.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { valoresCon } from './inscripcion.queries.ts';

const PREFIJO = 'inscripcion.';
const CERRADA = 'cerrada';
const ABIERTA = 'abierta';

/** Every type is open until staff close it. */
export async function estaAbierta(db: Lector, tipo: TipoInscripcion): Promise<boolean> {
  return (await valoresCon(db, PREFIJO)).get(`${PREFIJO}${tipo}`) !== CERRADA;
}

export async function listarTipos(db: Lector): Promise<TipoOfrecido[]> {
  const valores = await valoresCon(db, PREFIJO);
  return TIPOS_INSCRIPCION.map((tipo) => ({
    tipo,
    etiqueta: etiquetaDeTipo(tipo),
    abierta: valores.get(`${PREFIJO}${tipo}`) !== CERRADA,
  }));
}

type Apertura = { tipo: TipoInscripcion; abierta: boolean };

/** Opens and closes types; those not named stay as they are. */
export async function abrirTipos(base: BaseFirmada, aperturas: readonly Apertura[]): Promise<TipoOfrecido[]> {
  await base.transact(async (tx) => {
    await tx.lockEscrituras();
    for (const { tipo, abierta } of aperturas)
      await guardarValor(tx, `${PREFIJO}${tipo}`, abierta ? ABIERTA : CERRADA);
    await anotarHechos(
      tx,
      aperturas.map(({ tipo, abierta }) => hechos.abre(tipo, abierta)),
    );
  });
  return listarTipos(base.db);
}
