import { z } from 'zod';
import { Fichero } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';

/** `desde` in Unix seconds; `usuario`, whose it is. */
const Hecha = z.object({ desde: z.int(), usuario: z.string() });
/** Null while there is none that opens. */
const ClaveDeCopia = Hecha.nullable();
const ClaveNueva = Hecha.extend({ clave: z.string() });
export type ClaveNueva = z.infer<typeof ClaveNueva>;
export type ClaveDeCopia = z.infer<typeof ClaveDeCopia>;

const CLAVE = '/api/private/copia/clave';

export const copiasApi = {
  descargar: endpoint({
    method: 'GET',
    path: '/api/private/ligas/backup',
    summary:
      'Una copia de seguridad de todo menos las sesiones; la recupera `npm run restore`. En vez del token vale la clave de copia, que no caduca y no abre nada más.',
    output: Fichero,
    contentType: 'application/zip',
    asksPassword: true,
    opensWithKey: true,
  }),
  verClave: endpoint({
    method: 'GET',
    path: CLAVE,
    summary: 'Desde cuándo hay clave de copia y de quién es; `null` si no hay ninguna que valga.',
    output: ClaveDeCopia,
  }),
  hacerClave: endpoint({
    method: 'POST',
    path: CLAVE,
    summary:
      'Hace la clave con la que otro programa descarga la copia; la anterior deja de valer. No se vuelve a decir. Vale mientras quien la hizo pueda descargar la copia.',
    output: ClaveNueva,
    asksPassword: true,
  }),
  quitarClave: endpoint({
    method: 'DELETE',
    path: CLAVE,
    summary: 'Quita la clave de copia: deja de valer al momento. Responde la que queda: ninguna.',
    output: ClaveDeCopia,
    asksPassword: true,
  }),
};
