import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { anchosDe, leerRutaImagen, rutaImagen } from '#domain/contenido/presentar.ts';
import { bytesDeImagen, mayorCopia } from '#server/db/lecturas/imagen.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';

/** The narrowest copy of that picture: it is seen small. Undefined when the site does not hold it. */
async function copiaMenor(db: Lector, src: string): Promise<string | undefined> {
  const hash = leerRutaImagen(src)?.hash;
  const mayor = hash && (await mayorCopia(db, hash));
  const [menor] = mayor ? anchosDe(mayor.ancho) : [];
  return hash && menor ? rutaImagen(hash, menor, 'webp') : undefined;
}

/** What is said of the pictures of that club, and the club with their addresses as pages ask for them. */
export async function conSusImagenes(
  db: Lector,
  datos: DatosClub,
): Promise<{ datos: DatosClub; faltas: { path: string; message: string }[] }> {
  const faltas: { path: string; message: string }[] = [];
  const buena = async (src: string, path: string): Promise<string> => {
    const menor = src === '' ? '' : await copiaMenor(db, src);
    if (menor === undefined) faltas.push({ path, message: mensajes.imagenPerdida });
    return menor ?? src;
  };
  const patrocinadores = [];
  for (const [lugar, uno] of datos.patrocinadores.entries())
    patrocinadores.push({ ...uno, imagen: await buena(uno.imagen, `patrocinadores.${lugar}.imagen`) });
  const imagen = await buena(datos.marca.imagen, 'marca.imagen');
  return { datos: { ...datos, marca: { ...datos.marca, imagen }, patrocinadores }, faltas };
}

/** The picture of the club in force as a data address, which is what a drawing can hold; '' without one. */
export function crearMarca({ db }: BaseDatos): () => Promise<string> {
  let leida = { src: '', datos: '' };
  return async () => {
    const { tipo, imagen } = club.marca;
    if (tipo !== 'imagen') return '';
    if (leida.src !== imagen) {
      const copia = leerRutaImagen(imagen);
      const bytes = copia && (await bytesDeImagen(db, { ...copia, tipo: 'jpg' }));
      leida = {
        src: imagen,
        datos: bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : '',
      };
    }
    return leida.datos;
  };
}
