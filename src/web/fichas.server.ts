import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { etiquetaDeTipo, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import type { Call } from './platform/call.ts';
import { loConocido } from './site/competicion-clasificaciones/temporada.ts';

/** What only the server says of a page. */
type Ficha = {
  /** For search engines and shared links: one sentence. */
  descripcion: string;
  /** Who may be framed in it, once the visitor asks. */
  marcos?: readonly string[];
  /** What it reads of the query; the rest of the address reaches no page. */
  parametros?: readonly string[];
  /** Of what it reads, what it knows of, in one spelling; without it, whatever is asked for. */
  conocidos?: (call: Call, pedido: URLSearchParams) => Promise<URLSearchParams>;
};

async function ligasConocidas(call: Call, pedido: URLSearchParams): Promise<URLSearchParams> {
  const [enJuego, terminadas] = await Promise.all([
    call('GET /api/clasificaciones/ligas', {}),
    call('GET /api/clasificaciones/terminadas', {}),
  ]);
  return loConocido({ enJuego, terminadas }, pedido);
}

const { nombre, municipio, cuota } = club;
const origenDe = (direccion: string): string => new URL(direccion).origin;

/** By the pattern of the page in paginas.ts. */
export const FICHAS: Readonly<Record<string, Ficha>> = {
  '/': { descripcion: `${club.claim}. Escuela, ligas social e infantil, pistas y noticias de ${nombre}.` },
  '/club-quienes-somos': {
    descripcion: `Quiénes somos, qué nos importa y cómo nos organizamos en ${nombre}, un club de barrio desde 1988.`,
  },
  '/club-instalaciones': {
    descripcion: `Pistas de tenis, pádel y pickleball de ${nombre} en Prado y Restón: horarios, reservas y precios.`,
  },
  '/club-nuestro-equipo': {
    descripcion: `Quién es quién en ${nombre}: escuela, competición, secretaría y protección de la infancia.`,
  },
  '/club-unete-a-nosotros': {
    descripcion: `Hazte socio de ${nombre} por ${cuota} € al año: qué incluye y cómo darse de alta.`,
  },
  '/noticias': {
    descripcion: `Noticias y vídeos de ${nombre}: jornadas, escuela, instalaciones y actividades.`,
    marcos: [origenDe(club.playlist.url)],
    parametros: ['ver', 'pagina'],
  },
  '/redes-sociales': { descripcion: `Dónde seguir a ${nombre} y qué publicamos en cada red.` },
  '/contacto': {
    descripcion: `Dónde está ${nombre}, cómo llegar y a qué buzón escribir para cada cosa.`,
    marcos: [origenDe(club.mapa.embed)],
    parametros: ['ver'],
  },
  '/escuela-presentacion': {
    descripcion: `La escuela de ${nombre}: grupos pequeños de tenis, pádel y pickleball para todas las edades en ${municipio}.`,
  },
  '/escuela-calendario-precios-horarios': {
    descripcion: 'Calendario del curso, franjas de clase por programa y cuotas mensuales de la escuela.',
  },
  '/escuela-normas': {
    descripcion: 'Recuperaciones, lluvia, bajas y convivencia: las normas de la escuela, explicadas.',
  },
  '/escuela-minitenis': {
    descripcion: 'Minitenis de 5 a 8 años: pista corta, bola roja y mucho juego con dos monitores por pista.',
  },
  '/escuela-iniciacion': {
    descripcion:
      'Tenis de iniciación desde los 8 años: los golpes básicos, el saque y los primeros partidos.',
  },
  '/escuela-perfeccionamiento': {
    descripcion: 'Perfeccionamiento para jóvenes que ya juegan partidos: técnica, táctica y competición.',
  },
  '/escuela-competicion': {
    descripcion: `El equipo de competición de ${nombre}: entrenamientos en Prado, torneos y acceso por selección.`,
  },
  '/escuela-adultos': {
    descripcion:
      'Clases de tenis para adultos de todos los niveles, por la mañana, por la tarde y en fin de semana.',
  },
  '/escuela-padel': {
    descripcion: 'Escuela de pádel en Restón: grupos de cuatro para niños, jóvenes y adultos.',
  },
  '/escuela-pickleball': {
    descripcion: 'Pickleball en Prado: grupos de iniciación y de táctica, material incluido y juego libre.',
  },
  '/escuela-intensivos': {
    descripcion: 'Intensivos de tenis, pádel y pickleball en Navidad, Semana Santa, junio y septiembre.',
  },
  '/escuela-campamentos': {
    descripcion: 'Campus de verano: semanas, horarios, precios y cómo inscribirse.',
  },
  '/competicion-liga-social-presentacion': {
    descripcion: `La liga social de ${nombre}: divisiones por nivel, partidos todo el curso y ascensos.`,
  },
  '/competicion-liga-social-normas': {
    descripcion: 'Normas de la liga social: puntuación, desempates, aplazamientos, ascensos y descensos.',
  },
  '/competicion-liga-infantil-presentacion': {
    descripcion: `La liga infantil de ${nombre}: para jugar, aprender a competir y hacer amigos.`,
  },
  '/competicion-liga-infantil-normas': {
    descripcion: 'Normas de la liga infantil: jornadas, puntuación, desempates y comportamiento.',
  },
  '/competicion-horarios/:tipo?': {
    descripcion: `Próximos partidos de las ligas de ${nombre}: día, hora, pista y previsión del tiempo.`,
    parametros: ['liga', 'nombre'],
  },
  '/competicion-resultados/:tipo?': {
    descripcion: `Resultados de las ligas de ${nombre}, día a día: quién ganó y por cuánto.`,
    parametros: ['liga', 'nombre', 'hasta'],
  },
  '/competicion-jugadores': {
    descripcion: `Busca a un jugador de las ligas de ${nombre} por su nombre.`,
    parametros: ['nombre'],
  },
  '/competicion-clasificaciones/:tipo?': {
    descripcion: `Clasificaciones y cruces de las ligas social e infantil de ${nombre}, al día.`,
    parametros: ['tipo', 'liga', 'temporada'],
    conocidos: ligasConocidas,
  },
  '/competicion-clasificaciones-division/:id': {
    descripcion: `Todos los partidos de un jugador en las ligas de ${nombre}.`,
  },
  '/competicion-clasificaciones-partido/:id': {
    descripcion: `Resultado de un partido de las ligas de ${nombre}.`,
  },
  '/competicion-maraton-presentacion': {
    descripcion: `El Maratón 24h de ${nombre}: un día entero de tenis por equipos, con causa y con churros.`,
  },
  '/competicion-maraton-normas': {
    descripcion: 'Normas del Maratón 24h: equipos, turnos, puntuación y descanso de los vecinos.',
  },
  '/inscripciones/:id?': {
    descripcion: `Inscripciones de ${nombre}: escuela, equipo, ligas, socios y campus de verano, desde el móvil.`,
  },
  '/servicios-taller-encordado': {
    descripcion: `Taller de encordado de ${nombre}: precios, cordajes, tensiones y raquetas de prueba.`,
  },
  '/el-tiempo': { descripcion: `El tiempo en las pistas de ${nombre}: previsión por horas y por días.` },
  '/aviso-legal': { descripcion: `Aviso legal de la web de ${nombre}.` },
  '/proteccion-datos': { descripcion: `Qué hace ${nombre} con tus datos y cómo ejercer tus derechos.` },
  '/cookies': { descripcion: `Qué cookies usa la web de ${nombre}, para qué y cómo cambiarlas.` },
  '/login/nueva-clave': { descripcion: `Elegir la contraseña para entrar en la mesa de ${nombre}.` },
  '/login': { descripcion: `Acceso del personal de ${nombre}.` },
};

const deHorarios = (liga: string): string =>
  `Próximos partidos de la liga ${liga} de ${nombre}: día, hora, pista y previsión del tiempo.`;
const deResultados = (liga: string): string =>
  `Resultados de la liga ${liga} de ${nombre}, día a día: quién ganó y por cuánto.`;
const deClasificaciones = (liga: string): string =>
  `Clasificación y cruces de la liga ${liga} de ${nombre}, división por división y al día.`;

/** Addresses of one page that search engines keep apart, each with its own sentence. */
export const DESCRIPCIONES: Readonly<Record<string, string>> = {
  '/competicion-horarios/social': deHorarios('social'),
  '/competicion-horarios/infantil': deHorarios('infantil'),
  '/competicion-resultados/social': deResultados('social'),
  '/competicion-resultados/infantil': deResultados('infantil'),
  '/competicion-clasificaciones/social': deClasificaciones('social'),
  '/competicion-clasificaciones/infantil': deClasificaciones('infantil'),
  ...Object.fromEntries(
    TIPOS_INSCRIPCION.map((tipo) => [
      rutas.inscripciones(tipo),
      `${etiquetaDeTipo(tipo)}: inscripción en ${nombre} por la web, en unos minutos y desde el móvil.`,
    ]),
  ),
};

/** By the first part of the path, which no two pages share. */
const DE_PATH = new Map(Object.entries(FICHAS).map(([path, ficha]) => [path.split('/')[1] ?? '', ficha]));

const fichaDe = (pathname: string): Ficha | undefined =>
  DE_PATH.get(
    pathname
      .split('/')
      .find((part) => part !== '')
      ?.toLowerCase() ?? '',
  );

/** What the page of that path reads of the query, however the path is spelled. */
export const parametersOf = (pathname: string): readonly string[] => fichaDe(pathname)?.parametros ?? [];

/** The address with only what its page knows of: a made-up one is the same page as none. */
export async function addressOfPage(address: URL, call: unknown): Promise<URL> {
  const conocidos = address.search === '' ? undefined : fichaDe(address.pathname)?.conocidos;
  if (!conocidos) return address;
  const url = new URL(address);
  url.search = String(await conocidos(call as Call, address.searchParams));
  return url;
}
