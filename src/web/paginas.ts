import {
  ligasOfrecidas,
  type Opcional,
  rotuloDeTipo,
  seOfrece,
  tiposOfrecidos,
} from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import { CLASES, esDeMenores, TIPOS_GESTIONADOS, type TipoGestionado } from '#domain/liga/tipos.ts';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import type { Seccion } from './club/dibujo/dibujos.ts';

/** The five menus of the navbar. */
export const MENUS = {
  club: 'El club',
  escuela: 'Escuela',
  competiciones: 'Competiciones',
  inscripciones: 'Inscripciones',
  servicios: 'Servicios',
} as const;
type IdMenu = keyof typeof MENUS;

/** `texto`: nothing in it changes by itself; `datos`: its hours pass, and who said who they are has a place in it; `vivo`: it is besides told of what is saved. */
export type Lectura = 'texto' | 'datos' | 'vivo';

/**
 * One page of the public site: what routes, menus, titles, cards of social networks and the sitemap are
 * made from. It travels to the browser, so what only search engines read is in fichas.server.ts.
 */
export type Pagina = {
  /** Route pattern, as React Router writes it. */
  path: string;
  /** Route module, from src/web; without one it shows the text of its key. */
  modulo?: string;
  /** The text it shows. */
  clave?: ClaveCms;
  titulo: string;
  /** Whose court it stands on. */
  seccion: Seccion;
  menu?: IdMenu;
  /** Its words in the menu, when they are not the title. */
  enMenu?: string;
  /** Links of the menu that fill the optional parameter; those of minors are in no sitemap. */
  enlaces?: readonly { href: string; texto: string; deMenores?: boolean }[];
  /** The club has the page if it has this. */
  de?: Opcional;
  /** It is read before anything: no program is loaded for it until somebody moves, or what it tells is no longer so. */
  seLee?: Lectura;
  /** Left out of search engines and of the sitemap. */
  oculta?: boolean;
  /** Its address is a key: neither kept, counted nor told to anybody, and the server draws it without reading it. */
  conLlave?: boolean;
};

/** A page that is only a text. */
const texto = (path: string, clave: ClaveCms, titulo: string, seccion: Seccion, menu?: IdMenu): Pagina => ({
  path,
  clave,
  titulo,
  seccion,
  seLee: 'texto',
  ...(menu && { menu }),
});

/** A page that its module draws. */
const dibujada = (
  path: string,
  modulo: string,
  titulo: string,
  resto: Omit<Pagina, 'path' | 'modulo' | 'titulo'>,
): Pagina => ({ path, modulo: `site/${modulo}.tsx`, titulo, ...resto });

const CLUB: readonly Pagina[] = [
  texto('/club-quienes-somos', 'club_quienes_somos', 'Quiénes somos', 'club', 'club'),
  texto('/club-instalaciones', 'club_instalaciones', 'Instalaciones', 'inicio', 'club'),
  texto('/club-nuestro-equipo', 'club_equipo', 'Nuestro equipo', 'inscripciones', 'club'),
  texto('/club-unete-a-nosotros', 'club_unete_a_nosotros', 'Únete a nosotros', 'inscripciones', 'club'),
  dibujada('/noticias', 'noticias/noticias', 'Noticias', {
    seLee: 'texto',
    seccion: 'noticias',
    menu: 'club',
  }),
  dibujada('/noticias/:noticia', 'noticias/noticia', 'Noticia', { seLee: 'texto', seccion: 'noticias' }),
  texto('/redes-sociales', 'redes_sociales', 'Redes sociales', 'noticias', 'club'),
  dibujada('/contacto', 'contacto/contacto', 'Contacto', {
    seLee: 'texto',
    seccion: 'contacto',
    menu: 'club',
  }),
];

const ESCUELA: readonly Pagina[] = (
  [
    ['presentacion', 'La escuela', 'escuela'],
    ['calendario_precios_horarios', 'Calendario, precios y horarios', 'escuela'],
    ['normas', 'Normas de la escuela', 'escuela'],
    ['minitenis', 'Minitenis', 'escuelaMinitenis'],
    ['iniciacion', 'Iniciación', 'escuela'],
    ['perfeccionamiento', 'Perfeccionamiento', 'escuelaPerfeccionamiento'],
    ['competicion', 'Equipo de competición', 'escuelaEquipo'],
    ['adultos', 'Adultos', 'escuelaAdultos'],
    ['padel', 'Pádel', 'escuelaPadel'],
    ['pickleball', 'Pickleball', 'escuelaPickleball'],
    ['intensivos', 'Intensivos', 'escuela'],
    ['campamentos', 'Campus de verano', 'escuelaMinitenis'],
  ] as const
)
  .map(([nombre, titulo, seccion]) =>
    texto(`/escuela-${nombre.replaceAll('_', '-')}`, `escuela_${nombre}`, titulo, seccion, 'escuela'),
  )
  .map((pagina) => (pagina.clave === 'escuela_campamentos' ? { ...pagina, de: 'campus' as const } : pagina));

/** What a competition is and its rules. */
function presentada(nombre: `liga_${TipoGestionado}` | 'maraton', titulo: string, seccion: Seccion) {
  const normas = `Normas ${seccion === 'maraton' ? 'del' : 'de la'} ${titulo.replace('Liga', 'liga')}`;
  const path = `/competicion-${nombre.replace('_', '-')}`;
  return [
    texto(`${path}-presentacion`, `competicion_${nombre}_presentacion`, titulo, seccion, 'competiciones'),
    texto(`${path}-normas`, `competicion_${nombre}_normas`, normas, seccion, 'competiciones'),
  ];
}

/** What is told of the leagues, type by type. */
const porTipo = (
  nombre: 'horarios' | 'resultados' | 'clasificaciones',
  modulo: string,
  titulo: string,
): Pagina => ({
  path: `/competicion-${nombre}/:tipo?`,
  modulo,
  titulo,
  seLee: 'vivo',
  seccion: 'ligaSocial',
  menu: 'competiciones',
  get enlaces() {
    return ligasOfrecidas().map((tipo) => ({
      href: `/competicion-${nombre}/${tipo}`,
      texto: `${titulo} ${CLASES[tipo].deTitulo}`,
      deMenores: esDeMenores(tipo),
    }));
  },
});

const COMPETICIONES: readonly Pagina[] = [
  // The most used first.
  porTipo('horarios', 'site/competicion-partidos/partidos.tsx', 'Horarios'),
  porTipo('resultados', 'site/competicion-partidos/partidos.tsx', 'Resultados'),
  porTipo('clasificaciones', 'site/competicion-clasificaciones/clasificaciones.tsx', 'Clasificaciones'),
  ...TIPOS_GESTIONADOS.flatMap((tipo) =>
    presentada(`liga_${tipo}`, CLASES[tipo].titulo, seccionDeLiga(tipo)).map((pagina) =>
      esDeMenores(tipo) ? { ...pagina, de: 'menores' as const } : pagina,
    ),
  ),
  dibujada(
    '/competicion-clasificaciones-general/:id',
    'competicion-clasificaciones-general/general',
    'Tabla general',
    { seLee: 'vivo', seccion: 'ligaSocial' },
  ),
  dibujada(
    '/competicion-clasificaciones-division/:id',
    'competicion-clasificaciones-division/jugador',
    'Partidos del jugador',
    { seLee: 'datos', seccion: 'ligaSocial' },
  ),
  dibujada(
    '/competicion-clasificaciones-partido/:id',
    'competicion-clasificaciones-partido/partido',
    'Partido',
    { seLee: 'vivo', seccion: 'ligaSocial' },
  ),
  // Every two players have one: search engines have enough with their matches.
  dibujada(
    '/competicion-cara-a-cara/:uno/:otro',
    'competicion-clasificaciones-partido/cara-a-cara',
    'Cara a cara',
    { seLee: 'datos', seccion: 'ligaSocial', oculta: true },
  ),
  dibujada('/competicion-jugadores', 'competicion-jugadores/jugadores', 'Buscar un jugador', {
    seccion: 'ligaSocial',
    oculta: true,
  }),
  ...presentada('maraton', 'Maratón 24h', 'maraton'),
];

const RESTO: readonly Pagina[] = [
  {
    path: '/inscripciones/:id?',
    modulo: 'site/inscripciones/inscripciones.tsx',
    titulo: 'Inscripciones',
    enMenu: 'Todas las inscripciones',
    seccion: 'inscripciones',
    menu: 'inscripciones',
    get enlaces() {
      return [
        { href: rutas.inscripciones(), texto: 'Todas las inscripciones' },
        ...tiposOfrecidos().map((tipo) => ({
          href: rutas.inscripciones(tipo),
          texto: rotuloDeTipo(tipo).replace(' €', '\u00a0€'),
        })),
      ];
    },
  },
  texto(
    '/servicios-taller-encordado',
    'servicios_taller_encordado',
    'Taller de encordado',
    'servicios',
    'servicios',
  ),
  dibujada('/el-tiempo', 'el-tiempo/el-tiempo', 'El tiempo', {
    seLee: 'datos',
    seccion: 'tiempo',
    menu: 'servicios',
  }),
  texto('/aviso-legal', 'common_aviso_legal', 'Aviso legal', 'legal'),
  texto('/proteccion-datos', 'common_proteccion_datos', 'Protección de datos', 'legal'),
  texto('/cookies', 'common_cookies', 'Cookies', 'legal'),
  dibujada('/mi/:token?', 'mi/mi', 'Tu página', { seccion: 'ligaSocial', oculta: true, conLlave: true }),
  dibujada('/pareja/:token?', 'pareja/pareja', 'Tu pareja', {
    seccion: 'inscripciones',
    oculta: true,
    conLlave: true,
  }),
  dibujada('/avisos/:token?', 'avisos/avisos', 'Tus avisos', {
    seccion: 'ligaSocial',
    oculta: true,
    conLlave: true,
  }),
  dibujada(rutas.nuevaClave(), 'login/nueva-clave', 'Tu contraseña', { seccion: 'login', oculta: true }),
  dibujada('/login', 'login/login', 'Acceso', { seccion: 'login', oculta: true }),
];

const INICIO = dibujada('/', 'inicio/inicio', 'Inicio', { seLee: 'datos', seccion: 'inicio' });

export const PAGINAS: readonly Pagina[] = [INICIO, ...CLUB, ...ESCUELA, ...COMPETICIONES, ...RESTO];

/** Those that this club has: what menus, the sitemap and links offer. Routes are made of all. */
export const paginasDelClub = (): Pagina[] => PAGINAS.filter(({ de }) => seOfrece(de));

/** What shows the pages that are only a text, and the route they share. */
export const MODULO_TEXTO = 'site/contenido/contenido.tsx';
export const ID_TEXTO = 'texto';

/** The page that is only a text at that address, if there is one. */
export function textoEn(pathname: string): (Pagina & { clave: ClaveCms }) | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return paginasDelClub().find(
    (una): una is Pagina & { clave: ClaveCms } => una.path === path && 'clave' in una,
  );
}

export function paginaDe(path: string): Pagina {
  const pagina = PAGINAS.find((una) => una.path === path);
  if (!pagina) throw new Error(`No page ${path}`);
  return pagina;
}
