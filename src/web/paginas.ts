import { club } from '#club';
import type { Seccion } from './club/dibujos.ts';

/** The five menus of the navbar. Spec §2, "Public layout". */
export const MENUS = {
  club: 'El club',
  escuela: 'Escuela',
  competiciones: 'Competiciones',
  inscripciones: 'Inscripciones',
  servicios: 'Servicios',
} as const;
export type IdMenu = keyof typeof MENUS;

/**
 * One page of the public site: what routes, menus, titles, cards of social networks and the sitemap are
 * made from. Spec §2.
 */
export type Pagina = {
  /** Route pattern, as React Router writes it. */
  path: string;
  /** Route module, from src/web. */
  modulo: string;
  titulo: string;
  /** For search engines and shared links: one sentence. */
  descripcion: string;
  /** Whose court it stands on. */
  seccion: Seccion;
  menu?: IdMenu;
  /** Its words in the menu, when they are not the title. */
  enMenu?: string;
  /** Links of the menu that fill the optional parameter. */
  enlaces?: readonly { href: string; texto: string }[];
  /** Left out of search engines and of the sitemap. */
  oculta?: boolean;
};

export const PAGINAS: readonly Pagina[] = [
  {
    path: '/competicion-clasificaciones/:tipo?',
    modulo: 'site/competicion-clasificaciones/clasificaciones.tsx',
    titulo: 'Clasificaciones',
    descripcion: `Clasificaciones y cruces de las ligas social e infantil de ${club.nombre}, al día.`,
    seccion: 'ligaSocial',
    menu: 'competiciones',
    enlaces: [
      { href: '/competicion-clasificaciones/social', texto: 'Clasificaciones de la liga social' },
      { href: '/competicion-clasificaciones/infantil', texto: 'Clasificaciones de la liga infantil' },
    ],
  },
  {
    path: '/competicion-clasificaciones-division/:id',
    modulo: 'site/competicion-clasificaciones-division/jugador.tsx',
    titulo: 'Partidos del jugador',
    descripcion: `Todos los partidos de un jugador en las ligas de ${club.nombre}.`,
    seccion: 'ligaSocial',
  },
  {
    path: '/competicion-clasificaciones-partido/:id',
    modulo: 'site/competicion-clasificaciones-partido/partido.tsx',
    titulo: 'Partido',
    descripcion: `Resultado de un partido de las ligas de ${club.nombre}.`,
    seccion: 'ligaSocial',
  },
  {
    path: '/login',
    modulo: 'site/login/login.tsx',
    titulo: 'Acceso',
    descripcion: `Acceso del personal de ${club.nombre}.`,
    seccion: 'login',
    oculta: true,
  },
];

export const ERROR_404 = 'Error 404 - No encontrado';

export function paginaDe(path: string): Pagina {
  const pagina = PAGINAS.find((una) => una.path === path);
  if (!pagina) throw new Error(`No page ${path}`);
  return pagina;
}

type EnlaceMenu = { titulo: string; href: string };

const enlacesDe = ({ path, titulo, enMenu, enlaces }: Pagina): EnlaceMenu[] =>
  enlaces?.map(({ href, texto }) => ({ href, titulo: texto })) ?? [{ href: path, titulo: enMenu ?? titulo }];

/** The menus of the navbar with something in them, in the order of the table. */
export const menusPublicos = (): { titulo: string; entradas: EnlaceMenu[] }[] =>
  Object.entries(MENUS)
    .map(([id, titulo]) => ({
      titulo,
      entradas: PAGINAS.filter(({ menu }) => menu === id).flatMap(enlacesDe),
    }))
    .filter(({ entradas }) => entradas.length > 0);
