import { Fichero } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';

export const copiasApi = {
  descargar: endpoint({
    method: 'GET',
    path: '/api/private/ligas/backup',
    summary: 'Una copia de seguridad de todo menos las sesiones; la recupera `npm run restore`.',
    output: Fichero,
    contentType: 'application/zip',
    asksPassword: true,
  }),
};
