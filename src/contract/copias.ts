import { Fichero } from './comunes.ts';
import { endpoint } from './endpoint.ts';

export const copiasApi = {
  descargar: endpoint({
    method: 'GET',
    path: '/api/private/ligas/backup',
    summary: 'A backup of everything but the sessions; `npm run restore` brings it back.',
    output: Fichero,
    contentType: 'application/zip',
    asksPassword: true,
  }),
};
