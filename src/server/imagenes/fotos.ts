import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, tituloDeHueco } from '#contract/sitio/huecos.ts';
import type { Foto } from '#contract/sitio/news.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { CLAVE_FOTOS, leerFotos } from '#server/db/lecturas/fotos.ts';
import { fotoParaGuardar } from '#server/db/lecturas/texto-rico.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';

/** Fills a place or empties it. 400: a picture that is not here, or nothing said of what it shows. */
export function guardarFoto(base: BaseFirmada, hueco: Hueco, foto: Foto | null): Promise<FotoDeHueco[]> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const nueva = foto && (await fotoParaGuardar(tx.q, 'foto', foto));
    const otras = (await leerFotos(tx.q)).filter((una) => una.hueco !== hueco);
    const todas = nueva ? [...otras, { ...nueva, hueco }] : otras;
    await guardarValor(tx, CLAVE_FOTOS, JSON.stringify(todas));
    const { donde } = tituloDeHueco(hueco);
    await anotarHechos(tx, [nueva ? hechos.poneFoto(donde) : hechos.quitaFoto(donde)]);
    return leerFotos(tx.q);
  });
}
