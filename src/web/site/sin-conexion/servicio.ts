import { club } from '#club';
import trabajador from './trabajador.js?raw';

const suyo = () => ({
  nombre: club.nombre,
  telefono: club.telefono,
  enlace: `tel:${club.telefonoEnlace}`,
  fondo: club.colores.pista,
  papel: club.colores.papel,
  zona: club.zonaHoraria,
});

/** The program that answers when the network does not. Asked for again at each visit: it is never an old one. */
export const loader = (): Response =>
  new Response(`self.CLUB = ${JSON.stringify(suyo())};\n${trabajador}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
