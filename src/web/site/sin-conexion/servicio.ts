import { club } from '#club';
import { llevarA } from '#contract/club/club-colores.ts';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import { TIPO_PRINCIPAL } from '#domain/liga/tipos.ts';
import trabajador from './trabajador.js?raw';

/** Of the page that has no style sheet but its own. */
const DE_SU_PAGINA = {
  enlace: '#2f4a86',
  suave: '#4c5570',
  noche: '#10172b',
  tintaDeNoche: '#eef2fa',
  enlaceDeNoche: '#b7c8f2',
  suaveDeNoche: '#b9c1d6',
  rayaDeNoche: '#33405f',
};

function colores(): Record<string, string> {
  const { pista: principal, tierra: accion, papel, tinta } = club.colores;
  const suyos = Object.entries(DE_SU_PAGINA).map(([cual, hex]) => [
    cual,
    llevarA(hex, ['principal', 'absoluto'], { principal, accion }),
  ]);
  return { fondo: principal, papel, tinta, ...Object.fromEntries(suyos) };
}

const suyo = () => ({
  nombre: club.nombre,
  telefono: club.telefono,
  enlace: `tel:${club.telefonoEnlace}`,
  colores: colores(),
  zona: club.zonaHoraria,
  ligas: ligasOfrecidas(),
  principal: TIPO_PRINCIPAL,
});

/** The program that answers when the network does not. Asked for again at each visit: it is never an old one. */
export const loader = (): Response =>
  new Response(`self.CLUB = ${JSON.stringify(suyo())};\n${trabajador}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
