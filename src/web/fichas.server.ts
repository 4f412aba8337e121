import { type Club, club } from '#club';
import { rotuloDeTipo } from '#contract/club/ofrecido.ts';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { centrosDeTipo, nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { lugarDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { sinSimbolo } from '#domain/euros.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import { TIPOS_INSCRIPCION, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { CLASES, seGestiona, TIPOS_GESTIONADOS, type TipoLiga } from '#domain/liga/tipos.ts';
import { conMenores } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { terminada } from '#domain/texto.ts';
import type { Filtros } from './club/competicion/vistas.tsx';
import { laminas } from './club/lamina/rutas.ts';
import { SIN_RESULTADO, textoMarcador } from './club/marcador.tsx';
import { ahoraDelClub } from './club/reloj.ts';
import type { Call } from './platform/call.ts';
import type { Dibujada } from './site/competicion-clasificaciones/dibujada.ts';
import { type Eleccion, loConocido } from './site/competicion-clasificaciones/temporada.ts';
import { rivalDe, separarProximos } from './site/competicion-clasificaciones-division/historial.ts';
import { pedidoDe } from './site/pantalla/datos.ts';

const cuando = ({ fecha }: PartidoPublico): string => `el ${fechaCompleta(fecha)} a las ${horaDe(fecha)} h`;

/** Where a minor is going to be is told on the page, and not to who keeps copies of it. */
const seAnuncia = (partido: PartidoPublico): boolean => !conMenores(partido);

type Jugador = {
  nombre: string;
  idJugador: number;
  hoy: Dia;
  partidos: readonly PartidoPublico[];
  ficha: Pick<FichaJugador, 'situacion'>;
};

/** Whose matches, in which league, in what place and which comes next. */
function deJugador({ nombre, idJugador, hoy, partidos, ficha: { situacion } }: Jugador): string {
  const principal = partidos.find(({ tipo }) => seGestiona(tipo)) ?? partidos[0];
  if (!principal) return `Partidos de ${nombre} en las ligas ${club.conArticulo.de}.`;
  const [proximo] = separarProximos(partidos, hoy, null).proximos.filter(seAnuncia);
  const cuenta = situacion?.puesto
    ? ` Va ${lugarDe({ puesto: situacion.puesto, empatado: situacion.empatado })}${situacion.sinPuntos ? '' : ` con ${puntosDe(situacion.puntos)}`}.`
    : '';
  const siguiente = proximo
    ? terminada(` Próximo: ${cuando(proximo)}, contra ${rivalDe(proximo, idJugador).nombre}`)
    : '';
  return `Partidos de ${nombre} ${club.conArticulo.en}: ${principal.liga}.${cuenta}${siguiente}`;
}

/** Who plays whom, in which league, and how it ended or when it is. */
function dePartido({ partido }: { partido: PartidoPublico }): string {
  const quienes = `${partido.jugador1Nombre} contra ${partido.jugador2Nombre}, ${partido.liga} ${club.conArticulo.de}`;
  const marcador = textoMarcador(conDesenlace(partido), [partido.jugador1Nombre, partido.jugador2Nombre]);
  if (marcador !== SIN_RESULTADO) return `${quienes}: ${marcador}.`;
  const donde = partido.pista ? `, en ${partido.pista}` : '';
  return seAnuncia(partido) ? `${quienes}: ${cuando(partido)}${donde}.` : `${quienes}.`;
}

type TablaServida = { eleccion: Pick<Eleccion, 'liga'>; clasificacion: Dibujada | null };
type Tabla = { tipo: TipoLiga; eleccion: Pick<Eleccion, 'temporada'> };

/** The season of a table that is final; the one being played has the sentence of its address. */
function deTabla({ tipo, eleccion: { temporada } }: Tabla): string | undefined {
  if (temporada === null) return undefined;
  return `Clasificación final ${CLASES[tipo].deTitulo} ${nombreTemporada(temporada)} ${club.conArticulo.en}, división por división.`;
}

const NOTICIA = '/noticias/:noticia';

type ConNoticia = { noticia: Noticia };

const deNoticia = ({ noticia }: ConNoticia): string => noticia.resumen;

/** The news item that the page is, if it is one and it exists. */
export const noticiaDe = (patron: string, datos: unknown): Noticia | undefined =>
  patron === NOTICIA ? (datos as ConNoticia | undefined)?.noticia : undefined;

const TABLAS = '/competicion-clasificaciones/:tipo?';

/** Of the pages that are many, by the pattern of paginas.ts: what each says of itself, from what it loaded. */
const DE_DATOS: Readonly<Record<string, (datos: never) => string | undefined>> = {
  [TABLAS]: deTabla,
  '/competicion-clasificaciones-division/:id': deJugador,
  '/competicion-clasificaciones-partido/:id': dePartido,
  [NOTICIA]: deNoticia,
};

/** The part of a page's query that its canonical address keeps: the season of a final table. */
export function consultaDeDatos(patron: string, datos: unknown): string {
  if (patron !== TABLAS || datos === undefined) return '';
  const { temporada } = (datos as Tabla).eleccion;
  return temporada === null ? '' : `?temporada=${temporada}`;
}

/** The sentence of a page that has one of its own for these data. */
export const descripcionDeDatos = (patron: string, datos: unknown): string | undefined =>
  datos === undefined ? undefined : DE_DATOS[patron]?.(datos as never);

type Dicho = { filas: readonly FilaHorario[]; filtros: Filtros; tipo: TipoLiga | null };

/** The picture of what the page tells, where it has one: of the first day of a schedule, of a table, of a match. */
const LAMINAS: Readonly<Record<string, (datos: never) => string | undefined>> = {
  '/competicion-horarios/:tipo?': ({ filas: [primera], filtros, tipo }: Dicho) =>
    primera && filtros.liga === null && filtros.nombre === ''
      ? laminas.jornada(diaDe(primera.fecha), tipo)
      : undefined,
  [TABLAS]: ({ eleccion: { liga }, clasificacion }: TablaServida) =>
    liga && clasificacion && clasificacion.filas.length > 0 && reglasIniciales(liga.tipo).clasifica
      ? laminas.tabla(liga.id)
      : undefined,
  '/competicion-clasificaciones-partido/:id': ({ partido }: { partido: PartidoPublico }) =>
    laminas.partido(partido.id),
};

export const laminaDeDatos = (patron: string, datos: unknown): string | undefined =>
  datos === undefined || datos === null ? undefined : LAMINAS[patron]?.(datos as never);

/** What the server knows of the address of a page. */
type Ficha = {
  /** What it reads of the query; the rest of the address reaches no page. */
  parametros?: readonly string[];
  /** Of what it reads, what it knows of, in one spelling; without it, whatever is asked for. */
  conocidos?: (call: Call, pedido: URLSearchParams) => Promise<URLSearchParams>;
  /** It tells the time: what is made of it is kept for a minute. */
  conReloj?: true;
};

/** What the screen is narrowed to, and the minute that it tells. */
async function pantallaConocida(call: Call, pedido: URLSearchParams): Promise<URLSearchParams> {
  const { tipo, division } = await pedidoDe(call, pedido);
  return new URLSearchParams({
    ...(tipo && { liga: tipo }),
    ...(division !== undefined && { division: String(division) }),
    minuto: ahoraDelClub(),
  });
}

async function ligasConocidas(call: Call, pedido: URLSearchParams): Promise<URLSearchParams> {
  const [enJuego, terminadas] = await Promise.all([
    call('GET /api/clasificaciones/ligas', {}),
    call('GET /api/clasificaciones/terminadas', {}),
  ]);
  return loConocido({ enJuego, terminadas }, pedido);
}

/** By the first part of the path. */
export const FICHAS: Readonly<Record<string, Ficha>> = {
  noticias: { parametros: ['ver', 'seccion', 'pagina'] },
  contacto: { parametros: ['ver', 'asunto'] },
  'competicion-horarios': { parametros: ['liga', 'nombre'] },
  'competicion-resultados': { parametros: ['liga', 'nombre', 'hasta'] },
  'competicion-jugadores': { parametros: ['nombre', 'contra'] },
  'competicion-clasificaciones': { parametros: ['tipo', 'liga', 'temporada'], conocidos: ligasConocidas },
  pantalla: { parametros: ['liga', 'division'], conocidos: pantallaConocida, conReloj: true },
};

/** One page for each kind of league, which search engines keep apart. */
const deCadaLiga = (): [direccion: string, dicho: string][] =>
  TIPOS_GESTIONADOS.flatMap((tipo): [string, string][] => {
    const deLiga = `${CLASES[tipo].deTitulo} ${club.conArticulo.de}`;
    return [
      [rutas.horarios(tipo), `Próximos partidos ${deLiga}: día, hora, pista y previsión del tiempo.`],
      [rutas.resultados(tipo), `Resultados ${deLiga}, día a día: quién ganó y por cuánto.`],
      [rutas.clasificaciones(tipo), `Clasificación y cruces ${deLiga}, división por división y al día.`],
    ];
  });

const deInscripcion = (tipo: TipoInscripcion): [direccion: string, dicho: string] => [
  rutas.inscripciones(tipo),
  `${rotuloDeTipo(tipo)}: inscripción ${club.conArticulo.en} por la web, en unos minutos y desde el móvil.`,
];

type Dichos = Readonly<Record<string, string>>;

const delClub = ({ conArticulo: { de, en } }: Club): Dichos => ({
  '/': `${club.claim}. Escuela, ${club.ofrece.menores ? 'ligas social e infantil' : 'liga social'}, pistas y noticias ${de}.`,
  '/club-quienes-somos': `Quiénes somos, qué nos importa y cómo nos organizamos ${en}, un club de barrio desde ${club.desde}.`,
  '/club-instalaciones': `Pistas de tenis, pádel y pickleball ${de} en ${nombresDeSedes()}: horarios, reservas y precios.`,
  '/club-nuestro-equipo': `Quién es quién ${en}: escuela, competición, secretaría y protección de la infancia.`,
  '/club-unete-a-nosotros': `Hazte socio ${de}${club.cuota > 0 ? ` por ${sinSimbolo(club.cuota)} € al año` : ''}: qué incluye y cómo darse de alta.`,
  '/noticias/:noticia': `Noticias ${de}.`,
  '/noticias': `Noticias y vídeos ${de}: jornadas, escuela, instalaciones y actividades.`,
  '/redes-sociales': `Dónde seguir a ${club.nombre} y qué publicamos en cada red.`,
  '/contacto': `Dónde está ${club.nombre}, cómo llegar y a qué buzón escribir para cada cosa.`,
});

const deLaEscuela = ({ conArticulo: { de } }: Club): Dichos => ({
  '/escuela-presentacion': `La escuela ${de}: grupos pequeños de tenis, pádel y pickleball para todas las edades en ${club.municipio}.`,
  '/escuela-calendario-precios-horarios':
    'Calendario del curso, franjas de clase por programa y cuotas mensuales de la escuela.',
  '/escuela-normas': 'Recuperaciones, lluvia, bajas y convivencia: las normas de la escuela, explicadas.',
  '/escuela-minitenis':
    'Minitenis de 5 a 8 años: pista corta, bola roja y mucho juego con dos monitores por pista.',
  '/escuela-iniciacion':
    'Tenis de iniciación desde los 8 años: los golpes básicos, el saque y los primeros partidos.',
  '/escuela-perfeccionamiento':
    'Perfeccionamiento para jóvenes que ya juegan partidos: técnica, táctica y competición.',
  '/escuela-competicion': `El equipo de competición ${de}: entrenamientos en ${nombresDeCentros(centrosDeTipo('equipocompeticion'))}, torneos y acceso por selección.`,
  '/escuela-adultos':
    'Clases de tenis para adultos de todos los niveles, por la mañana, por la tarde y en fin de semana.',
  '/escuela-padel': `Escuela de pádel en ${nombresDeCentros(centrosDeTipo('escuelapadel'))}: grupos de cuatro para niños, jóvenes y adultos.`,
  '/escuela-pickleball': `Pickleball en ${nombresDeCentros(centrosDeTipo('escuelapickleball'))}: grupos de iniciación y de táctica, material incluido y juego libre.`,
  '/escuela-intensivos':
    'Intensivos de tenis, pádel y pickleball en Navidad, Semana Santa, junio y septiembre.',
  '/escuela-campamentos': 'Campus de verano: semanas, horarios, precios y cómo inscribirse.',
});

const deLasCompeticiones = ({ conArticulo: { de } }: Club): Dichos => ({
  '/competicion-liga-social-presentacion': `La liga social ${de}: divisiones por nivel, partidos todo el curso y ascensos.`,
  '/competicion-liga-social-normas':
    'Normas de la liga social: puntuación, desempates, aplazamientos, ascensos y descensos.',
  '/competicion-liga-infantil-presentacion': `La liga infantil ${de}: para jugar, aprender a competir y hacer amigos.`,
  '/competicion-liga-infantil-normas':
    'Normas de la liga infantil: jornadas, puntuación, desempates y comportamiento.',
  '/competicion-horarios/:tipo?': `Próximos partidos de las ligas ${de}: día, hora, pista y previsión del tiempo.`,
  '/competicion-resultados/:tipo?': `Resultados de las ligas ${de}, día a día: quién ganó y por cuánto.`,
  '/competicion-cara-a-cara/:uno/:otro': `Lo que han jugado dos jugadores de las ligas ${de}.`,
  '/competicion-jugadores': `Busca a un jugador de las ligas ${de} por su nombre.`,
  '/competicion-clasificaciones/:tipo?': `Clasificaciones y cruces de las ligas ${de}, al día.`,
  '/competicion-clasificaciones-general/:id': `Los ciclos de una temporada de las ligas ${de}, sumados.`,
  '/competicion-clasificaciones-division/:id': `Todos los partidos de un jugador en las ligas ${de}.`,
  '/competicion-clasificaciones-partido/:id': `Resultado de un partido de las ligas ${de}.`,
  '/competicion-maraton-presentacion': `El Maratón 24h ${de}: un día entero de tenis por equipos, con causa y con churros.`,
  '/competicion-maraton-normas':
    'Normas del Maratón 24h: equipos, turnos, puntuación y descanso de los vecinos.',
});

const delResto = ({ conArticulo: { de } }: Club): Dichos => ({
  '/inscripciones/:id?': `Inscripciones ${de}: escuela, equipo, ligas${club.ofrece.campus ? ', campus de verano' : ''} y socios, desde el móvil.`,
  '/servicios-taller-encordado': `Taller de encordado ${de}: precios, cordajes, tensiones y raquetas de prueba.`,
  '/el-tiempo': `El tiempo en las pistas ${de}: previsión por horas y por días.`,
  '/pantalla': `Las pistas, los resultados y las clasificaciones ${de}, para la pantalla del bar.`,
  '/aviso-legal': `Aviso legal de la web ${de}.`,
  '/proteccion-datos': `Qué hace el club con tus datos y cómo ejercer tus derechos.`,
  '/cookies': `Qué cookies usa la web ${de}, para qué y cómo cambiarlas.`,
  '/mi/:token?': `La página de cada jugador ${de}, con su enlace personal.`,
  '/pareja/:token?': `Confirmar que juegas con quien se ha inscrito en una liga por parejas ${de}.`,
  '/avisos/:token?': `Dejar de recibir, o volver a recibir, los avisos de tus partidos ${de}.`,
  '/login/nueva-clave': `Elegir la contraseña para entrar en la mesa ${de}.`,
  '/login': `Acceso del personal ${de}.`,
});

/** What each page says of itself in a sentence, by the pattern of paginas.ts or, where they are kept apart, by its address. */
const dichos = (): Dichos => ({
  ...delClub(club),
  ...deLaEscuela(club),
  ...deLasCompeticiones(club),
  ...delResto(club),
  ...Object.fromEntries([...deCadaLiga(), ...TIPOS_INSCRIPCION.map(deInscripcion)]),
});

/** For search engines and shared links. */
export function dichoDe(patron: string, direccion: string): string | undefined {
  const suyos = dichos();
  return suyos[direccion] ?? suyos[patron];
}

/** Who may be framed in a page, once the visitor asks. */
const MARCOS: Readonly<Record<string, readonly string[]>> = {
  '/noticias': ['https://www.youtube-nocookie.com'],
  '/contacto': ['https://www.openstreetmap.org'],
};

export const marcosDePagina = (patron: string): readonly string[] => MARCOS[patron] ?? [];
