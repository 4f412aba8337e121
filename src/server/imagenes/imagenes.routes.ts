import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fotosApi, fotosPrivadasApi } from '#contract/sitio/fotos.ts';
import { imagenesApi } from '#contract/sitio/imagenes.ts';
import { leerRutaImagen, type TipoCopia } from '#domain/contenido/presentar.ts';
import { leerFotos } from '#server/db/lecturas/ajustes.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  borrarImagen,
  describirImagen,
  guardarFoto,
  leerImagen,
  listarImagenes,
  subirImagen,
} from './imagenes.ts';

const MIME: Record<TipoCopia, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** It never changes, but may be deleted: forgotten in a week. Feed readers show it from elsewhere. */
const CABECERAS = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

type Peticion = FastifyRequest<{ Params: { fichero: string } }>;

export function imagenesRoutes(app: FastifyInstance, route: Route, base: BaseDatos, de: Firmar): void {
  route(imagenesApi.subir, ({ body, caller }) => subirImagen(de(caller), body.file));
  route(imagenesApi.listar, () => listarImagenes(base));
  route(imagenesApi.borrar, ({ params, caller }) => borrarImagen(de(caller), params.hash));
  route(imagenesApi.describir, ({ params, body, caller }) =>
    describirImagen(de(caller), params.hash, body.descripcion),
  );
  route(fotosApi.listar, () => leerFotos(base.db));
  route(fotosPrivadasApi.guardar, ({ params, body, caller }) =>
    guardarFoto(de(caller), params.hueco, body.foto),
  );
  const servir = async ({ params }: Peticion, reply: FastifyReply) => {
    const copia = leerRutaImagen(`/imagenes/${params.fichero}`);
    const bytes = await leerImagen(base, copia);
    return reply
      .headers(CABECERAS)
      .type(MIME[copia?.tipo ?? 'webp'])
      .send(Buffer.from(bytes));
  };
  app.route({ method: ['GET', 'HEAD'], url: '/imagenes/:fichero', handler: servir });
}
