import { readFileSync } from 'node:fs';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { CLAVES } from '#contract/opciones.ts';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import { centroForzado } from '#contract/sitio/sitio.ts';
import { erroresDeContacto } from '#domain/inscripcion/consulta.ts';
import { ARCHIVOS, leerFechaNacimiento, OPCIONES_CAMPUS, opcionesDeDias } from '#domain/inscripcion/datos.ts';
import { consentimientos, obligatorios } from '#domain/inscripcion/errores.ts';
import { CENTROS, SUBTIPOS, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { DURACIONES, ESTADO_DE_JUGADOR, PASO_MINUTOS } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { temporadasOfrecidas } from '#domain/liga/temporada.ts';
import { CLASES, ID_DE_TODAS, TIPOS_GESTIONADOS, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { grados, kmPorHora, nivelUv, porcentaje } from '#domain/meteo/cielo.ts';
import { NUMEROS_SET } from '#domain/partido/marcador.ts';
import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { estadoInicial } from '#web/private/partidos-propuesta/estado.ts';
import {
  boton,
  campo,
  casilla,
  columna,
  desviacion,
  enLaBarra,
  enlace,
  type Frase,
  igual,
  llamada,
  mensaje,
  noSePuede,
  pagina,
  pantalla,
  prueba,
} from './comprobaciones.ts';

const ENDPOINTS: readonly Endpoint[] = Object.values(recursos).flatMap((grupo) =>
  Object.values<Endpoint>(grupo),
);

const rutasQueFaltan = (...paths: readonly string[]): string[] =>
  paths.filter((path) => !PAGINAS_PRIVADAS.some((una) => una.path === path));

const nombradas = (...paths: readonly string[]) =>
  paths.map((path) => PAGINAS_PRIVADAS.find((una) => una.path === path)?.id);

const faltas = <D>(errores: (datos: D) => { path: string }[], datos: D): string[] =>
  errores(datos).map(({ path }) => path);

const leer = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What the veil of a wait is painted with, how strong, and the colour that stands for. */
function velo(): (string | undefined)[] {
  const [, color, tanto] = /className="veil [^"]*\bbg-(\w+)\/(\d+)/.exec(leer('src/web/ui/states.tsx')) ?? [];
  return [color, tanto, /--azul: (#\w+)/.exec(leer('src/web/ui/look/tokens.css'))?.[1]];
}

const SETS = [1, 2, 3, 4, 5, 6];
const DE_LOS_DOS = ['NoPresenta', 'Aplaza', ...SETS.map((n) => `Set${n}`)];
const CAMPOS_MARCADOR = [1, 2].flatMap((lado) => DE_LOS_DOS.map((suyo) => `jugador${lado}${suyo}`));

const CAMPOS_PARTIDO = [
  ...'id idLiga idPista fecha duracion observaciones sintetico idJugador1 idJugador2'.split(' '),
  ...CAMPOS_MARCADOR,
];

const CAMPOS_HISTORIAL = [
  ...'fecha observaciones sintetico idJugador1 idJugador2 jugador1Nombre jugador2Nombre'.split(' '),
  ...'jugador1Estado jugador2Estado jugador1Sets jugador2Sets'.split(' '),
  ...CAMPOS_MARCADOR,
].map((campo) => `partidos.${campo}`);

// biome-ignore format: a row for each sentence
const INTRODUCCION: readonly Frase[] = [
  ['The product is a Spanish-language single-page website for a tennis club (with a padel and pickleball school) in a town near Madrid.', pagina('/', { titulo: 'Club de Tenis Valdecierzo', contiene: [/<html[^>]* lang="es"/] }), pagina('/escuela-padel'), pagina('/escuela-pickleball')],
  ['Public visitors read information and send forms.', pagina('/competicion-horarios'), pagina('/contacto', { contiene: [/<form/] })],
  ['Signed-in staff manage matches, players, leagues, courts, incidents, logs and settings.', pantalla('/private/partidos', { rol: 'heading', nombre: 'Partidos' }), pantalla('/private/jugadores', { rol: 'heading', nombre: 'Jugadores' }), pantalla('/private/ligas', { rol: 'heading', nombre: 'Ligas' }), pantalla('/private/pistas', { rol: 'heading', nombre: 'Pistas' }), pantalla('/private/incidencias', { rol: 'heading', nombre: 'Incidencias' }), pantalla('/private/logs', { rol: 'heading', nombre: 'Registros' }), pantalla('/private/configuracion', { rol: 'heading', nombre: 'Configuración' })],
  ['This document covers the whole product.', noSePuede('It only says what the document does not show.')],
];

// biome-ignore format: a row for each sentence
const PARA_QUIEN: readonly Frase[] = [
  ['read club, school and competition information;', pagina('/club-quienes-somos'), pagina('/escuela-presentacion'), pagina('/competicion-liga-social-presentacion')],
  ['see news and current weather;', pagina('/noticias'), pagina('/el-tiempo')],
  ['see match schedules and league standings;', pagina('/competicion-horarios', { titulo: 'Horarios | Club de Tenis Valdecierzo' }), pagina('/competicion-clasificaciones')],
  ['see a player\'s match history;', pagina('/competicion-clasificaciones-division/1')],
  ['send a contact message;', llamada('POST /api/contacto/'), prueba('tests/e2e/contacto.spec.ts', 'a message from where there is hardly a connection loses nothing, and arrives once')],
  ['request a trial class;', llamada('POST /api/pruebanivel/'), prueba('tests/e2e/contacto.spec.ts', 'a trial class is asked for from the text of a page, with the keyboard alone')],
  ['submit enrolment forms (school, competition team, social or children\'s league, new member, summer camp).', igual(() => [...TIPOS_INSCRIPCION], ['escuelaminitenis', 'escuelainiciacion', 'escuelaperfeccionamiento', 'escuelaadultos', 'escuelapadel', 'escuelapickleball', 'equipocompeticion', 'ligasocialtenis', 'ligainfantiltenis', 'nuevosocio', 'campusverano'])],
  ['matches, including proposals and bulk scoring;', prueba('tests/e2e/propuesta.spec.ts', 'the next weekend is proposed, moved about, saved and published'), prueba('tests/e2e/puntuacion.spec.ts', 'a weekend of results is typed without the mouse and saved in one call')],
  ['incidents (player absences);', prueba('tests/e2e/incidencias.spec.ts', 'an absence of two weeks is written, found among the others by a day of it, changed and deleted')],
  ['players;', prueba('tests/e2e/jugadores.spec.ts', 'a player is written with mistakes, saved, changed and deleted with the keyboard')],
  ['leagues;', prueba('tests/e2e/ligas.spec.ts', 'the leagues of children are looked through, and one more is written: it is named from its data')],
  ['courts;', prueba('tests/e2e/pistas.spec.ts', 'a court is created, renamed and deleted with the keyboard')],
  ['logs;', prueba('tests/e2e/registros.spec.ts', 'who did what and when is read newest first, and found by text and by day')],
  ['configuration.', prueba('tests/e2e/configuracion.spec.ts', 'columns are shown, a type is closed and enrolments are kept for other months, by keyboard')],
  ['Competition types are social, infantil, amistosos and playoff.', igual(() => [...TIPOS_LIGA], ['social', 'infantil', 'amistosos', 'playoff'])],
  ['Only social and infantil are managed in the private area.', igual(() => [...TIPOS_GESTIONADOS], ['social', 'infantil']), desviacion('Only social and infantil leagues are managed in the private area')],
  ['What the server does with submissions is not shown.', noSePuede('It only says what the document does not show.')],
  ['A consent notice asks visitors for analytics cookie consent (see section 9).', prueba('tests/e2e/consentimiento.spec.ts', 'nothing is measured before a yes; then pages are counted, until the visitor thinks better of it')],
];

// biome-ignore format: a row for each sentence
const PANTALLAS: readonly Frase[] = [
  ['The top navigation has: El club, Escuela, Competiciones, Inscripciones, Servicios, an Administración menu (visible only when authenticated), an Acceder button (hidden when authenticated) and Salir (logs out and goes to /).', pagina('/', { contiene: ['El club', 'Escuela', 'Competiciones', 'Inscripciones', 'Servicios', 'Acceder'] }), pantalla('/private/partidos', enLaBarra('button', 'Salir')), prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out')],
  ['The navigation becomes sticky after a 45 px scroll.', desviacion('The navigation becomes sticky after 45 px')],
  ['A trial-class modal, \'Solicitud clase de prueba\', is reachable from the navbar.', pagina('/', { contiene: ['Clase de prueba'] }), prueba('tests/e2e/contacto.spec.ts', 'a trial class is asked for from the text of a page, with the keyboard alone')],
  ['The footer links to /aviso-legal, /proteccion-datos and /cookies and shows the club contact details.', pagina('/', { contiene: [/<footer[\s\S]*href="\/aviso-legal"/, /<footer[\s\S]*href="\/proteccion-datos"/, /<footer[\s\S]*href="\/cookies"/, /<footer[\s\S]*href="tel:/, /<footer[\s\S]*href="mailto:/] })],
  ['The page title comes from route metadata, with the club name as default.', pagina('/', { titulo: 'Club de Tenis Valdecierzo' }), pagina('/club-instalaciones', { titulo: 'Instalaciones | Club de Tenis Valdecierzo' })],
  ['/ : home.', pagina('/', { contiene: [/<h1/] })],
  ['It shows a hero, cards for liga social, liga infantil, the latest news item and the current weather, plus sponsors (the regional and national tennis federations).', pagina('/', { contiene: ['Liga social', 'Liga infantil', 'Datos meteorológicos no disponibles', 'Real Federación Española de Tenis', 'Federación de Tenis de Madrid'] })],
  ['Club: /club-quienes-somos, /club-instalaciones, /club-nuestro-equipo, /club-unete-a-nosotros.', pagina('/club-quienes-somos'), pagina('/club-instalaciones'), pagina('/club-nuestro-equipo'), pagina('/club-unete-a-nosotros')],
  ['/contacto : form, map embed and a list of contact mailboxes by purpose.', pagina('/contacto', { contiene: [/<form/, 'Cómo llegar', 'A quién escribir'] }), desviacion('The map, the playlist and the analytics script are part of their pages')],
  ['School: /escuela-presentacion, /escuela-normas, /escuela-calendario-precios-horarios, /escuela-minitenis (5-8 years), /escuela-iniciacion (from 8), /escuela-perfeccionamiento, /escuela-competicion, /escuela-adultos, /escuela-padel, /escuela-pickleball, /escuela-intensivos, /escuela-campamentos.', pagina('/escuela-presentacion'), pagina('/escuela-normas'), pagina('/escuela-calendario-precios-horarios'), pagina('/escuela-iniciacion'), pagina('/escuela-perfeccionamiento'), pagina('/escuela-competicion'), pagina('/escuela-adultos'), pagina('/escuela-padel'), pagina('/escuela-pickleball'), pagina('/escuela-intensivos'), pagina('/escuela-campamentos'), pagina('/escuela-minitenis', { contiene: ['5 a 8 años'] })],
  ['Social league: /competicion-liga-social-presentacion, /competicion-liga-social-normas, /competicion-horarios/social, /competicion-clasificaciones/social.', pagina('/competicion-liga-social-presentacion'), pagina('/competicion-liga-social-normas'), pagina('/competicion-horarios/social'), pagina('/competicion-clasificaciones/social')],
  ['Children\'s league: /competicion-liga-infantil-presentacion, /competicion-liga-infantil-normas, /competicion-horarios/infantil, /competicion-clasificaciones/infantil.', pagina('/competicion-liga-infantil-presentacion'), pagina('/competicion-liga-infantil-normas'), pagina('/competicion-horarios/infantil'), pagina('/competicion-clasificaciones/infantil')],
  ['Maratón 24h: /competicion-maraton-presentacion, /competicion-maraton-normas.', pagina('/competicion-maraton-presentacion'), pagina('/competicion-maraton-normas')],
  ['The schedule and standings routes take an optional tipo parameter.', pagina('/competicion-horarios'), pagina('/competicion-clasificaciones'), pagina('/competicion-horarios/playoff'), pagina('/competicion-clasificaciones/amistosos')],
  ['/competicion-clasificaciones-division/{id} : one player\'s matches.', pagina('/competicion-clasificaciones-division/1', { contiene: ['Partidos'] })],
  ['/competicion-clasificaciones-partido/{id} : one match.', pagina('/competicion-clasificaciones-partido/1')],
  ['/inscripciones/{id?} : the optional id preselects the request type.', pagina('/inscripciones'), pagina('/inscripciones/campusverano', { contiene: ['Campus de verano'] })],
  ['/servicios-taller-encordado.', pagina('/servicios-taller-encordado')],
  ['/noticias : a video playlist embed plus the news list.', pagina('/noticias'), desviacion('The map, the playlist and the analytics script are part of their pages'), desviacion('`/noticias` shows the news')],
  ['/el-tiempo : hourly and daily forecast cards.', pagina('/el-tiempo', { contiene: ['Datos meteorológicos no disponibles'] }), desviacion('/el-tiempo has hourly and daily forecast cards')],
  ['/login.', pagina('/login')],
  ['Any other path shows a not-found page titled \'Error 404 - No encontrado\'.', pagina('/ninguna-de-las-de-aqui', { estado: 404, titulo: 'Error 404 - No encontrado', contiene: ['Error 404 - No encontrado'] })],
  ['Content pages are fed by a content key and show a hero, a title and HTML fetched by that key.', pagina('/club-instalaciones', { contiene: [/<h1/, /<h2/] }), llamada('GET /api/cms/club_instalaciones')],
  ['club_quienes_somos, club_instalaciones, club_equipo, club_unete_a_nosotros;', igual(() => 'club_quienes_somos club_instalaciones club_equipo club_unete_a_nosotros'.split(' ').filter((clave) => !CLAVES_CMS.includes(clave as never)), [])],
  ['escuela_* (presentacion, minitenis, iniciacion, perfeccionamiento, competicion, adultos, padel, pickleball, calendario_precios_horarios, normas, intensivos, campamentos);', igual(() => 'escuela_presentacion escuela_minitenis escuela_iniciacion escuela_perfeccionamiento escuela_competicion escuela_adultos escuela_padel escuela_pickleball escuela_calendario_precios_horarios escuela_normas escuela_intensivos escuela_campamentos'.split(' ').filter((clave) => !CLAVES_CMS.includes(clave as never)), [])],
  ['competicion_liga_social, competicion_liga_infantil and competicion_maraton, each with presentacion and normas;', igual(() => 'competicion_liga_social_presentacion competicion_liga_social_normas competicion_liga_infantil_presentacion competicion_liga_infantil_normas competicion_maraton_presentacion competicion_maraton_normas'.split(' ').filter((clave) => !CLAVES_CMS.includes(clave as never)), [])],
  ['servicios_taller_encordado, redes_sociales;', igual(() => 'servicios_taller_encordado redes_sociales'.split(' ').filter((clave) => !CLAVES_CMS.includes(clave as never)), [])],
  ['common_aviso_legal, common_cookies, common_proteccion_datos.', igual(() => 'common_aviso_legal common_cookies common_proteccion_datos'.split(' ').filter((clave) => !CLAVES_CMS.includes(clave as never)), [])],
  ['An unauthenticated user is sent to /login with a redirect query holding the wanted path.', prueba('tests/e2e/especificacion.spec.ts', 'what the specification says of the screens is on them, word for word'), prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out')],
  ['/private/partidos, /private/partidos/{id} (id 0 = new), /private/partidos-propuesta, /private/partidos-puntuacion-masiva.', igual(() => rutasQueFaltan('partidos', 'partidos/:id', 'partidos-propuesta', 'partidos-puntuacion-masiva'), [])],
  ['/private/incidencias, /private/incidencias/{id}.', igual(() => rutasQueFaltan('incidencias', 'incidencias/:id'), [])],
  ['/private/jugadores, /private/jugadores/{id}.', igual(() => rutasQueFaltan('jugadores', 'jugadores/:id'), [])],
  ['/private/ligas, /private/ligas/{id} (0 = new).', igual(() => rutasQueFaltan('ligas', 'ligas/:id'), [])],
  ['Named routes: ligas-list, ligas-detail.', igual(() => nombradas('ligas', 'ligas/:id'), ['ligas-list', 'ligas-detail'])],
  ['/private/pistas, /private/pistas/{id} (0 = new).', igual(() => rutasQueFaltan('pistas', 'pistas/:id'), [])],
  ['Named routes: pistas-list, pistas-detail.', igual(() => nombradas('pistas', 'pistas/:id'), ['pistas-list', 'pistas-detail'])],
  ['/private/logs (menu label Registros).', igual(() => rutasQueFaltan('logs'), []), pantalla('/private/partidos', enLaBarra('link', 'Registros'))],
  ['/private/configuracion.', igual(() => rutasQueFaltan('configuracion'), [])],
  ['Login: usuario and password.', pagina('/login', { contiene: ['Usuario', 'Contraseña'] }), desviacion('A login is usuario and password')],
  ['The button is disabled while either is empty.', prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out')],
  ['On success the app loads players, leagues, courts and users, then navigates home.', prueba('tests/e2e/especificacion.spec.ts', 'what the specification says of the screens is on them, word for word')],
  ['Contacto: nombre, email, telefono, mensaje and a consent checkbox.', pagina('/contacto', { contiene: [/name="nombre"/, /name="email"/, /name="telefono"/, /name="mensaje"/, /type="checkbox"/] })],
  ['Trial request modal: nombre, telefono, email, observaciones and a consent checkbox.', prueba('tests/e2e/contacto.spec.ts', 'a trial class is asked for from the text of a page, with the keyboard alone')],
  ['Inscripciones: a request-type selector and the enrolment form.', pagina('/inscripciones'), desviacion('A request-type selector and the enrolment form')],
  ['A disabled type shows a closed-enrolment warning and hides the form.', prueba('src/web/site/inscripciones/inscripciones.test.tsx', 'warns of a closed type in place of its form, and marks it in the list')],
  ['Schedule (public): a table grouped by date, with weather per row.', prueba('src/web/site/competicion-partidos/horario.test.tsx', 'each row of a day with a forecast has its weather, of its hour or of its day, and its rain from one in five on')],
  ['Standings (public): type and division selects, a general table, a promotion/relegation legend and a crossings table.', pagina('/competicion-clasificaciones/social', { contiene: [/<select[^>]*name="tipo"/, /<select[^>]*name="liga"/, 'Promoción de descenso', 'Descenso directo', 'Cruces'] }), pagina('/competicion-clasificaciones/social?liga=2', { contiene: ['Ascenso directo'] }), desviacion('The standings have type and division selects')],
  ['Player match history (public) and single match (public).', pagina('/competicion-clasificaciones-division/1'), pagina('/competicion-clasificaciones-partido/1'), desviacion("A player's matches and a single match")],
  ['Jugadores list: filters by league (active leagues) and player name, Search and New Player buttons.', pantalla('/private/jugadores', { rol: 'searchbox', nombre: 'Jugador' }, campo('Liga'), boton('Buscar'), enlace('Nuevo jugador'))],
  ['The table shows name, league, a status badge and an Edit button.', pantalla('/private/jugadores', columna('Nombre'), columna('Liga')), desviacion('The list of players shows name, league, state and Editar')],
  ['fields: name, status, email, phone, league and division, a checkbox \'available for friendly matches\';', pantalla('/private/jugadores/1', campo('Nombre'), campo('Estado'), campo('Email'), campo('Teléfono'), campo('Liga y división'), casilla('Disponible para amistosos'))],
  ['an incidents table (dates, or \'Jugador sin incidencias\');', pantalla('/private/jugadores/1', { rol: 'group', nombre: 'Incidencias' }), mensaje('Jugador sin incidencias')],
  ['buttons Back, Save, Delete (Delete is disabled when the id is null).', pantalla('/private/jugadores/0', boton('Volver'), boton('Guardar'), boton('Borrar', 'disabled')), pantalla('/private/jugadores/1', boton('Borrar', 'enabled')), desviacion('Delete is disabled while the id is null')],
  ['filters: date, court, league, player name;', pantalla('/private/partidos', campo('Fecha'), campo('Pista'), campo('Liga'), { rol: 'searchbox', nombre: 'Jugador' }), desviacion('The matches list opens with everything')],
  ['buttons: Search, New Match, New Proposal, Bulk Scoring;', pantalla('/private/partidos', boton('Buscar'), enlace('Nuevo partido'), enlace('Nueva propuesta'), enlace('Puntuación masiva')), desviacion('Lists have a button Search')],
  ['the table shows date/time with duration, court, player 1, player 2, league and Edit.', pantalla('/private/partidos', columna('Fecha'), columna('Pista'), columna('Jugador 1'), columna('Jugador 2'), columna('Liga'), { texto: '90 min' }), desviacion('The list of players shows name, league, state and Editar')],
  ['league, court, date-time, duration, observations;', pantalla('/private/partidos/0', campo('Liga'), campo('Pista'), campo('Fecha'), campo('Hora'), campo('Duración'), campo('Observaciones'))],
  ['a \'resolution match\' checkbox;', pantalla('/private/partidos/0', casilla('Partido de resolución')), desviacion('A match in detail has six boxes for each player and a box "resolution match"')],
  ['two player rows, each with six set score boxes, a no-show checkbox and a postponed checkbox.', pantalla('/private/partidos/0', campo('Jugador 1'), campo('Jugador 2'), { rol: 'textbox', nombre: 'Set 1, Jugador 1' }, { rol: 'textbox', nombre: 'Set 1, Jugador 2' }, { rol: 'textbox', nombre: 'Set 2, Jugador 1' }, { rol: 'textbox', nombre: 'Set 2, Jugador 2' }, { rol: 'textbox', nombre: 'Set 3, Jugador 1' }, { rol: 'textbox', nombre: 'Set 3, Jugador 2' }, { rol: 'textbox', nombre: 'Set 4, Jugador 1' }, { rol: 'textbox', nombre: 'Set 4, Jugador 2' }, { rol: 'textbox', nombre: 'Set 5, Jugador 1' }, { rol: 'textbox', nombre: 'Set 5, Jugador 2' }, { rol: 'textbox', nombre: 'Set 6, Jugador 1' }, { rol: 'textbox', nombre: 'Set 6, Jugador 2' }, casilla('No se presenta: Jugador 1'), casilla('No se presenta: Jugador 2'), casilla('Aplaza: Jugador 1'), casilla('Aplaza: Jugador 2'))],
  ['league type, two dates, options, court availability and a generate action;', pantalla('/private/partidos-propuesta', campo('Tipo de liga'), campo('Primer día'), campo('Segundo día'), casilla('Solo los huecos, sin jugadores'), casilla('Prado 1'), boton('Generar propuesta'))],
  ['an editable proposal table (add row, delete row, sort button);', prueba('tests/e2e/propuesta-a-mano.spec.ts', 'lines are changed by hand: what they break is told, a reload keeps them, leaving them asks'), desviacion('The table of a proposal can be edited')],
  ['a save action.', prueba('tests/e2e/propuesta.spec.ts', 'the next weekend is proposed, moved about, saved and published')],
  ['Bulk scoring: choose a type and search.', pantalla('/private/partidos-puntuacion-masiva', campo('Tipo de liga'), boton('Buscar'))],
  ['Then per match there are score tables, no-show flags and observations, and a save action.', pantalla('/private/partidos-puntuacion-masiva', { texto: 'Set 1' }, { rol: 'checkbox', nombre: 'No se presenta: Beatriz Salcedo Manzano' }, campo('Observaciones de Beatriz Salcedo Manzano – Nuria Frutos Segura'), boton('Guardar')), desviacion('In bulk scoring each match has its no-show flags and its remarks')],
  ['Incidencias list: filters league, player and date, and buttons Search and New Incident.', pantalla('/private/incidencias', campo('Liga'), { rol: 'searchbox', nombre: 'Jugador' }, campo('Fecha'), boton('Buscar'), enlace('Nueva incidencia'))],
  ['A modal creates injured-player incidents (type, date 1, date 2).', pantalla('/private/incidencias', boton('Incidencias de lesionados')), prueba('tests/e2e/incidencias.spec.ts', 'the injured are given incidents at once: the server refuses, then one, several and none')],
  ['Incidencia detail: league, player and date (dates 1 and 2 when new).', pantalla('/private/incidencias/0', campo('Jugador'), campo('Liga'), campo('Desde'), campo('Hasta')), desviacion('An incident has `fecha` and, only when created, `fecha2`')],
  ['Pistas and ligas: list and detail screens.', pantalla('/private/pistas', { rol: 'table' }), pantalla('/private/ligas', { rol: 'table' }), pantalla('/private/pistas/0', campo('Nombre')), pantalla('/private/ligas/0', campo('Tipo'))],
  ['Both have an active/inactive status.', pantalla('/private/pistas/0', campo('Estado')), pantalla('/private/ligas/0', campo('Estado'))],
  ['Leagues also offer the actions \'Resolver división\', \'Nueva temporada\' and a backup download (see sections 4 and 7).', prueba('tests/e2e/temporada-entera.spec.ts', 'a season, from an empty club to the next one, through the screens'), pantalla('/private/ligas', enlace('Copia de seguridad'))],
  ['Layout of the court and league list/detail screens beyond the fields of their entities is not shown.', noSePuede('It only says what the document does not show.')],
  ['Logs: shows the log text, or \'No hay registros\' when empty.', mensaje('No hay registros'), pantalla('/private/logs', { rol: 'heading', nombre: 'Registros' })],
  ['Configuración: two Yes/No selects.', pantalla('/private/configuracion', campo('Mostrar incidencias'), campo('Mostrar total de aplazados'))],
  ['Weather display: shows \'Datos meteorológicos no disponibles\' when weather is missing.', mensaje('Datos meteorológicos no disponibles'), pagina('/el-tiempo', { contiene: ['Datos meteorológicos no disponibles'] }), pagina('/competicion-horarios', { contiene: ['Datos meteorológicos no disponibles'] })],
];

// biome-ignore format: a row for each sentence
const ENTIDADES: readonly Frase[] = [
  ['Trial request: nombre, telefono, email, observaciones, conforme (bool), token (captcha).', llamada('POST /api/pruebanivel/', { cuerpo: 'nombre telefono email observaciones conforme token'.split(' ') })],
  ['Contact message: nombre, email, telefono, mensaje, conforme, token.', llamada('POST /api/contacto/', { cuerpo: 'nombre email telefono mensaje conforme token'.split(' ') })],
  ['identity and contact: tipo, subtipo (alta|renovacion), nombre, apellidos, dni, profesion, direccion, cp, poblacion, fechaNacimiento, email, nombrePadreMadreTutor, telefono;', llamada('POST /api/inscripcion/', { cuerpo: 'json.tipo json.subtipo json.nombre json.apellidos json.dni json.profesion json.direccion json.cp json.poblacion json.fechaNacimiento json.email json.nombrePadreMadreTutor json.telefono'.split(' ') })],
  ['enrolment choices: centro, dias, fotos (si|no), prueba (si|no);', llamada('POST /api/inscripcion/', { cuerpo: 'json.centro json.dias json.fotos json.prueba'.split(' ') })],
  ['bank details: cuentaTitular, cuentaEntidad, cuentaIBAN;', llamada('POST /api/inscripcion/', { cuerpo: 'json.cuentaTitular json.cuentaEntidad json.cuentaIBAN'.split(' ') })],
  ['consents: conforme, conformeinscripcion;', llamada('POST /api/inscripcion/', { cuerpo: 'json.conforme json.conformeinscripcion'.split(' ') })],
  ['firma (a JPEG data image, drawn on a canvas with a white background);', llamada('POST /api/inscripcion/', { cuerpo: 'json.firma'.split(' ') }), prueba('src/server/inscripcion/archivos.test.ts', 'a signature is painted anew')],
  ['camp weeks semana1..semana6 (each option a or c);', llamada('POST /api/inscripcion/', { cuerpo: 'json.semana1 json.semana2 json.semana3 json.semana4 json.semana5 json.semana6'.split(' ') }), igual(() => [...OPCIONES_CAMPUS], ['a', 'c'])],
  ['health data: medicamentos, alergia, enfermedad, calendariovacunal, nadar, gruposanguineo;', llamada('POST /api/inscripcion/', { cuerpo: 'json.medicamentos json.alergia json.enfermedad json.calendariovacunal json.nadar json.gruposanguineo'.split(' ') })],
  ['otrosdatos, observaciones, token;', llamada('POST /api/inscripcion/', { cuerpo: 'json.otrosdatos json.observaciones json.token'.split(' ') })],
  ['two attached files: photo and payment receipt.', igual(() => [...ARCHIVOS], ['file', 'comprobantePago'])],
  ['News item: dt, title, content (HTML), link.', llamada('GET /api/news/', { responde: 'dt title content link'.split(' ') })],
  ['Weather: timezoneOffset; hourly[] (dt, icon, temp, windSpeed, humidity); daily[] (dt, icon, tempMin, tempMax, windSpeed, uvi).', llamada('GET /api/weather/', { responde: 'timezoneOffset hourly.dt hourly.icon hourly.temp hourly.windSpeed hourly.humidity daily.dt daily.icon daily.tempMin daily.tempMax daily.windSpeed daily.uvi'.split(' ') })],
  ['The home page also reads wind_speed and uvi of the first hourly entry.', llamada('GET /api/weather/', { responde: 'hourly.wind_speed hourly.uvi'.split(' ') })],
  ['Liga: id, nombre (auto-generated, not editable), estado (activa|inactiva), tipo (social|infantil|amistosos|playoff), division, anio (season start year, 2021-2024), horaBaseInicio, minutoBaseInicio, horaBaseFinal, minutoBaseFinal, duracion (minutes), usuario (optional manager, chosen from the user list), idaVuelta (bool), fechaIdaVuelta (date), notificar (bool).', llamada('GET /api/private/ligas/1', { responde: 'id nombre estado tipo division anio horaBaseInicio minutoBaseInicio horaBaseFinal minutoBaseFinal duracion usuario idaVuelta fechaIdaVuelta notificar'.split(' ') }), prueba('src/server/ligas/ligas.test.ts', 'are created, read, replaced and deleted; the name is made by the server'), desviacion('Season years offered: 2021-2024')],
  ['Pista: id, nombre, estado (activa|inactiva).', llamada('GET /api/private/pistas/1', { responde: 'id nombre estado'.split(' ') })],
  ['Jugador: id, nombre, estado (activo|lesion|eliminado), email, telefono, idLiga, disponibleAmistosos (bool).', llamada('GET /api/private/jugadores/1', { responde: 'id nombre estado email telefono idLiga disponibleAmistosos'.split(' ') })],
  ['The list shows three badge states.', igual(() => ESTADO_DE_JUGADOR, { activo: 'Activo', lesion: 'Lesionado', eliminado: 'Eliminado' }), desviacion('The list of players shows name, league, state and Editar')],
  ['Usuario: usuario (key).', llamada('GET /api/private/usuarios/', { responde: ['usuario'] })],
  ['Login: usuario, password.', llamada('GET /api/auth/login', { consulta: 'usuario password'.split(' ') })],
  ['User session (client side): authenticated (bool, starts false), name (the username, or null), jwt (the returned token, or null).', prueba('src/web/platform/session.test.ts', 'lasts until the browser closes, or is remembered, in one place at a time')],
  ['Partido: id, idLiga, idPista, fecha, duracion, observaciones, sintetico, idJugador1, idJugador2, jugador1Set1..6, jugador2Set1..6, jugador1NoPresenta, jugador2NoPresenta, jugador1Aplaza, jugador2Aplaza.', llamada('GET /api/private/partidos/1', { responde: CAMPOS_PARTIDO })],
  ['Incidencia: id, idLiga, idJugador, fecha, fecha2 (only for creation).', llamada('POST /api/private/incidencias/0', { cuerpo: 'idLiga idJugador fecha fecha2'.split(' ') }), llamada('GET /api/private/incidencias/1', { responde: 'id idLiga idJugador fecha'.split(' ') })],
  ['Proposal request: tipo, pistas (each with id, nombre, estado, disponible), fecha1, fecha2, vacio, rellenarConAmistosos.', llamada('POST /api/private/partidos/propuesta', { cuerpo: 'tipo pistas.id pistas.nombre pistas.estado pistas.disponible fecha1 fecha2 vacio rellenarConAmistosos'.split(' ') })],
  ['Proposal line: fecha, idPista, idLiga, idJugador1, idJugador2.', llamada('POST /api/private/partidos/guardarPropuesta', { cuerpo: 'fecha idPista idLiga idJugador1 idJugador2'.split(' ') })],
  ['Configuration entry: clave, valor.', llamada('GET /api/private/configuracion/', { responde: 'clave valor'.split(' ') })],
  ['Keys are mostrarIncidencias and mostrarAplazadosTotal; values are the text \'true\' or \'false\'.', igual(() => CLAVES.slice(0, 2), ['mostrarIncidencias', 'mostrarAplazadosTotal']), desviacion('The configuration has two keys'), prueba('src/server/configuracion/configuracion.test.ts', 'refuses keys and values that are none, and saves nothing of the rest')],
  ['Schedule row: fecha, idJugador1, jugador1, idJugador2, jugador2, pista, liga (amistosos or playoff), weather (icon, temp, tempMin, tempMax, humidity, windSpeed, uvi).', llamada('GET /api/horarios/proximos', { responde: 'fecha idJugador1 jugador1 idJugador2 jugador2 pista liga weather.icon weather.temp weather.tempMin weather.tempMax weather.humidity weather.windSpeed weather.uvi'.split(' ') })],
  ['Standing row: idJugador, jugador, estado, puntos, partidosJugados, partidosGanados, setsGanados, setsPerdidos, juegosGanados, juegosPerdidos, woGanados, woPerdidos, aplazados, aplazadosTotal, incidencias.', llamada('GET /api/clasificaciones/ver', { responde: 'clasificaciones.idJugador clasificaciones.jugador clasificaciones.estado clasificaciones.puntos clasificaciones.partidosJugados clasificaciones.partidosGanados clasificaciones.setsGanados clasificaciones.setsPerdidos clasificaciones.juegosGanados clasificaciones.juegosPerdidos clasificaciones.woGanados clasificaciones.woPerdidos clasificaciones.aplazados clasificaciones.aplazadosTotal clasificaciones.incidencias'.split(' ') })],
  ['Standings response: clasificaciones, cruces, division, tipo, primeraDivision, ultimaDivision.', llamada('GET /api/clasificaciones/ver', { responde: 'clasificaciones cruces division tipo primeraDivision ultimaDivision'.split(' ') })],
  ['Crossing row: pos, idJugador, jugador, estado, and a cruces list.', llamada('GET /api/clasificaciones/ver', { responde: 'cruces.pos cruces.idJugador cruces.jugador cruces.estado cruces.cruces'.split(' ') })],
  ['In that list the value -2 is shown as 0, -1 is shown as 1, and any other number is shown as is.', prueba('src/web/site/competicion-clasificaciones/cruces.test.tsx', 'the value %i is shown as %s')],
  ['Player match history: nombre and partidos.', llamada('GET /api/clasificaciones/jugador/1', { responde: 'nombre partidos'.split(' ') })],
  ['Each partido has fecha, observaciones, sintetico, idJugador1/2, jugador1Nombre/jugador2Nombre, estados, set totals jugadorNSets, set scores, and the aplaza and noPresenta flags.', llamada('GET /api/clasificaciones/jugador/1', { responde: CAMPOS_HISTORIAL })],
  ['Consent record: a map from service name to boolean, kept in a browser cookie for 120 days with SameSite=Lax.', prueba('src/web/platform/consent.test.ts', 'lasts 120 days, for this site only')],
  ['The configuration has language es, testing false, default true (consent pre-granted), mustConsent false, acceptAll false, Spanish texts for the modal and notice, and one service, google-analytics, with purpose analytics.', prueba('tests/e2e/consentimiento.spec.ts', 'a no is as easy and for good; the preferences change it, and forget it'), desviacion('The cookie modal has `acceptAll` false')],
];

// biome-ignore format: a row for each sentence
const ESTADOS: readonly Frase[] = [
  ['It starts unauthenticated, with no name and no token.', prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out'), pagina('/', { contiene: ['Acceder'] })],
  ['After a login call that returns a non-empty body, it is authenticated, stores the username and the returned token, and the token becomes the default Authorization header of all later calls.', prueba('src/server/auth/auth.test.ts', 'answers the token as plain text, over POST and over GET'), prueba('src/web/platform/session.test.ts', 'lasts until the browser closes, or is remembered, in one place at a time')],
  ['An empty body means failed login: the session is unauthenticated, name and token are cleared, and the default Authorization header is cleared.', prueba('src/server/auth/auth.test.ts', 'answers an empty 200 over GET too'), prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out')],
  ['Logout clears authenticated, name and token, but does not clear the default Authorization header.', desviacion('Logout does not clear the default Authorization header')],
  ['A toggle flips the authenticated flag.', desviacion('A toggle flips the authenticated flag')],
  ['Player status: activo, lesion (shown Lesionado), eliminado (shown Eliminado).', igual(() => ESTADO_DE_JUGADOR, { activo: 'Activo', lesion: 'Lesionado', eliminado: 'Eliminado' })],
  ['It is set by editing the player.', pantalla('/private/jugadores/1', campo('Estado'))],
  ['Injured-player incidents can be generated in bulk.', prueba('src/server/incidencias/incidencias.test.ts', 'are those of active leagues of the type, each once')],
  ['League and court status: activa or inactiva, edited freely in the detail form.', pantalla('/private/pistas/0', campo('Estado')), pantalla('/private/ligas/0', campo('Estado'))],
  ['Inactive ones are flagged \'(inactiva)\', and only active ones are offered for new matches.', prueba('src/domain/liga/liga.test.ts', 'one that is over says so where others appear'), prueba('tests/e2e/pistas.spec.ts', 'a court with matches cannot go, so it is made inactive: it is offered no more')],
  ['It creates all missing resolution matches from the current standings, awarding them to the higher-ranked player.', prueba('src/server/ligas/temporadas.test.ts', 'awards every missing match to the better placed, and what was put off in place'), desviacion('Resolver división creates what is missing')],
  ['It is irreversible and requires a confirmation checkbox.', desviacion('Resolver división and Nueva temporada are irreversible'), prueba('tests/e2e/temporada-entera.spec.ts', 'a season, from an empty club to the next one, through the screens')],
  ['It creates a new league with the same name and start/end year.', prueba('src/server/ligas/temporadas.test.ts', 'copies the league and moves everybody, whatever their status; the old one is inactive'), desviacion('Nueva temporada creates a league with the same name and years')],
  ['It moves all players to the new league, and leaves the old one inactive with its matches as history.', prueba('src/server/ligas/temporadas.test.ts', 'copies the league and moves everybody, whatever their status; the old one is inactive')],
  ['It is irreversible.', desviacion('Resolver división and Nueva temporada are irreversible')],
  ['Confirmation needs a checkbox and a trivial arithmetic sum.', prueba('src/web/private/ligas/finales.test.ts', '3 + 4 = «%s» is %s'), prueba('tests/e2e/temporada-entera.spec.ts', 'a season, from an empty club to the next one, through the screens')],
  ['Both this and Resolver división are offered only for active social or infantil leagues.', prueba('src/server/ligas/temporadas.test.ts', 'is not for an inactive league'), prueba('src/server/ligas/temporadas.test.ts', 'is not for %s')],
  ['Ticking player 1 no-show sets player 1 to 0-0 and player 2 to 6-6 (sets 3 to 6 empty).', prueba('src/server/partidos/marcadores.test.ts', 'lose 0-0 against 6-6, whatever was sent'), prueba('tests/e2e/partidos.spec.ts', 'somebody puts it off, then somebody does not come: marks lock each other and the boxes')],
  ['Player 2 no-show does the reverse.', prueba('src/web/club/casillas/puntos.test.ts', 'N on the other side changes who did not come')],
  ['A no-show disables all score boxes.', prueba('tests/e2e/partidos.spec.ts', 'somebody puts it off, then somebody does not come: marks lock each other and the boxes')],
  ['One player\'s no-show disables the other\'s no-show box.', prueba('tests/e2e/partidos.spec.ts', 'somebody puts it off, then somebody does not come: marks lock each other and the boxes')],
  ['One player\'s postponed disables the other\'s.', prueba('tests/e2e/partidos.spec.ts', 'somebody puts it off, then somebody does not come: marks lock each other and the boxes')],
  ['Choosing a league in match detail sets the duration to that league\'s duration.', prueba('src/web/private/partidos/partidos-detail.test.ts', 'choosing a league brings how long it plays; leaving it empty keeps the length')],
  ['Players offered for a match exclude those with an incident on the match date.', prueba('tests/e2e/partidos.spec.ts', 'a new match: one player brings the league, the absent and those of others are not offered')],
  ['Proposal flow: generate, review or edit lines, save; then the form and lines reset.', prueba('tests/e2e/propuesta.spec.ts', 'the next weekend is proposed, moved about, saved and published')],
  ['Incident detail: id null means new (two dates, delete disabled).', pantalla('/private/incidencias/0', campo('Desde'), campo('Hasta'), boton('Borrar', 'disabled')), desviacion('An incident has `fecha` and, only when created, `fecha2`')],
  ['After saving or deleting a player or incident: the app returns to the list and reloads players.', prueba('tests/e2e/jugadores.spec.ts', 'a player is written with mistakes, saved, changed and deleted with the keyboard'), prueba('tests/e2e/incidencias.spec.ts', 'an absence of two weeks is written, found among the others by a day of it, changed and deleted')],
  ['Promotion: top two, not in the first division.', prueba('src/server/clasificaciones/zonas.test.ts', 'are direct and play-off places between two other divisions'), prueba('src/server/clasificaciones/zonas.test.ts', 'are one-sided at the top and at the bottom, and none in a sole division')],
  ['Promotion play-off: places 3-4 (social only).', prueba('src/server/clasificaciones/zonas.test.ts', 'are direct and play-off places between two other divisions'), desviacion('Places 3-4 and the four before the last are of the play-offs')],
  ['Relegation play-off: the four places above the bottom... specifically, four from the bottom (social only).', prueba('src/server/clasificaciones/zonas.test.ts', 'are direct and play-off places between two other divisions'), desviacion('Places 3-4 and the four before the last are of the play-offs')],
  ['Relegation: last two, not in the last division.', prueba('src/server/clasificaciones/zonas.test.ts', 'are direct and play-off places between two other divisions'), prueba('src/server/clasificaciones/zonas.test.ts', 'are one-sided at the top and at the bottom, and none in a sole division')],
  ['Infantil uses only top two and bottom two.', prueba('src/server/clasificaciones/zonas.test.ts', 'of children are direct places only, and Promoción is below all')],
  ['Submitting sets a busy flag until done.', prueba('tests/e2e/inscripciones.spec.ts', 'somebody becomes a member: mistakes are summed up, doubts are said, and nothing is lost')],
  ['After sending, the consent checkboxes reset.', prueba('tests/e2e/inscripciones.spec.ts', 'somebody becomes a member: mistakes are summed up, doubts are said, and nothing is lost')],
  ['Selecting a disabled type shows the closed-enrolment warning and hides the form.', prueba('src/web/site/inscripciones/inscripciones.test.tsx', 'warns of a closed type in place of its form, and marks it in the list')],
  ['Contact: after success the consent resets.', prueba('tests/e2e/contacto.spec.ts', 'a message from where there is hardly a connection loses nothing, and arrives once')],
  ['Each service is accepted or declined; the whole record is confirmed or unconfirmed.', prueba('src/web/platform/consent.test.ts', 'of %s is %j')],
  ['Accept, decline or save confirms the record, and once confirmed the notice hides.', prueba('tests/e2e/consentimiento.spec.ts', 'nothing is measured before a yes; then pages are counted, until the visitor thinks better of it')],
  ['Reset returns to defaults and deletes the stored consent.', prueba('tests/e2e/consentimiento.spec.ts', 'a no is as easy and for good; the preferences change it, and forget it')],
  ['A declined service has its matching cookies deleted.', prueba('tests/e2e/consentimiento.spec.ts', 'nothing is measured before a yes; then pages are counted, until the visitor thinks better of it')],
];

// biome-ignore format: a row for each sentence
const VALIDACION: readonly Frase[] = [
  ['Contact: the send button is disabled when nombre is empty, or when both email and telefono are empty, or when mensaje is empty, or when consent is unchecked.', igual(() => faltas(erroresDeContacto, { nombre: '', email: '', telefono: '', mensaje: '', conforme: false }), ['nombre', 'email', 'mensaje', 'conforme']), igual(() => faltas(erroresDeContacto, { nombre: 'A', email: '', telefono: '600000000', mensaje: 'B', conforme: true }), []), desviacion("Contact's button is disabled while something is missing")],
  ['Trial modal: send is disabled until consent is checked.', desviacion("Contact's button is disabled while something is missing"), desviacion('A trial request needs its consent only')],
  ['Login: disabled when usuario or password is empty.', prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out')],
  ['Captcha: if the captcha token is null, nothing is sent and an error is shown.', prueba('src/server/inscripcion/inscripcion.test.ts', 'without captcha nothing is kept'), mensaje('Ha habido un error al validar con Recaptcha')],
  ['conforme is always required.', igual(() => TIPOS_INSCRIPCION.filter((tipo) => !SUBTIPOS.every((subtipo) => consentimientos(tipo, subtipo).includes('conforme'))), [])],
  ['conformeinscripcion is required for alta of ligasocialtenis, ligainfantiltenis and equipocompeticion.', igual(() => TIPOS_INSCRIPCION.filter((tipo) => consentimientos(tipo, 'alta').includes('conformeinscripcion')).sort(), ['equipocompeticion', 'ligainfantiltenis', 'ligasocialtenis']), igual(() => TIPOS_INSCRIPCION.filter((tipo) => consentimientos(tipo, 'renovacion').includes('conformeinscripcion')), [])],
  ['renovacion (not camp): nombre, apellidos, email, telefono.', igual(() => [...obligatorios('escuelaadultos', 'renovacion')].sort(), 'nombre apellidos email telefono'.split(' ').sort()), igual(() => [...obligatorios('ligasocialtenis', 'renovacion')].sort(), 'nombre apellidos email telefono'.split(' ').sort())],
  ['School types, equipocompeticion and the league types: nombre, apellidos, direccion, cp, poblacion, fechaNacimiento, email, telefono, fotos, cuentaTitular, cuentaEntidad, cuentaIBAN.', igual(() => [...obligatorios('escuelaminitenis', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('escuelainiciacion', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('escuelaperfeccionamiento', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('escuelaadultos', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('escuelapadel', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('escuelapickleball', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('equipocompeticion', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('ligasocialtenis', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort()), igual(() => [...obligatorios('ligainfantiltenis', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos cuentaTitular cuentaEntidad cuentaIBAN'.split(' ').sort())],
  ['nuevosocio: the same without fotos, plus profesion.', igual(() => [...obligatorios('nuevosocio', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono cuentaTitular cuentaEntidad cuentaIBAN profesion'.split(' ').sort())],
  ['campusverano: nombre, apellidos, direccion, cp, poblacion, fechaNacimiento, email, telefono, fotos.', igual(() => [...obligatorios('campusverano', 'alta')].sort(), 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono fotos'.split(' ').sort())],
  ['The email must not contain a comma: \'En el campo email no puede haber comas\'.', mensaje('En el campo email no puede haber comas'), prueba('src/domain/inscripcion/inscripcion.test.ts', "{ email: 'a@b.es,c@d.es' }, [{ path: 'email', message: mensajes.comasEnEmail }]")],
  ['The birth date is accepted as YYYY-MM-DD or DD/MM/YYYY (converted).', igual(() => leerFechaNacimiento('2017-05-14'), '2017-05-14'), igual(() => leerFechaNacimiento('14/05/2017'), '2017-05-14'), igual(() => leerFechaNacimiento('5/2017'), null), desviacion('A birth date is YYYY-MM-DD or DD/MM/YYYY')],
  ['Otherwise the message is \'Fecha incorrecta, debe tener el formato dd/mm/aaaa (dia/mes/año)\'.', mensaje('Fecha incorrecta, debe tener el formato dd/mm/aaaa (dia/mes/año)'), desviacion('A birth date that cannot be read has one message')],
  ['centro is forced to prado for equipocompeticion and escuelapickleball, and to reston for escuelapadel (the field is disabled).', igual(() => (['equipocompeticion', 'escuelapickleball', 'escuelapadel'] as const).map((tipo) => centroForzado(tipo)), ['prado', 'prado', 'reston'])],
  ['Day options depend on type: 2, 3 or 4 days per week for the team;', igual(() => opcionesDeDias('equipocompeticion').map(({ valor }) => valor).slice(0, 3), ['2', '3', '4'])],
  ['Lunes/Miércoles, Martes/Jueves, Viernes (2H) and Fin de Semana for schools;', igual(() => opcionesDeDias('escuelaminitenis').map(({ valor }) => valor).slice(0, 4), ['Lunes/Miércoles', 'Martes/Jueves', 'Viernes (2H)', 'Fin de Semana'])],
  ['Lunes and Miércoles for all.', igual(() => (['equipocompeticion', 'escuelapadel'] as const).map((tipo) => opcionesDeDias(tipo).map(({ valor }) => valor).slice(-2)), [['Lunes', 'Miércoles'], ['Lunes', 'Miércoles']])],
  ['Liga form: division options depend on tipo; fechaIdaVuelta is enabled only when idaVuelta is checked.', igual(() => TIPOS_LIGA.map((tipo) => CLASES[tipo].divisiones?.length ?? 0), [10, 11, 0, 0]), prueba('tests/e2e/ligas.spec.ts', 'a second leg, another order of the tie-breaks by keyboard, other points; then the rules of its type again')],
  ['Score boxes: at most 2 characters each.', prueba('src/web/club/casillas/teclas.test.ts', '%j becomes %j')],
  ['Generate needs a league type chosen.', prueba('src/web/private/partidos-propuesta/pedido.test.tsx', 'needs a type and a day')],
  ['The bulk-scoring search and save also need a type.', desviacion('Bulk scoring needs a type (its search, and saving)'), prueba('src/server/partidos/puntuaciones.test.ts', 'are of leagues of that type only, over or not; a type is needed')],
  ['Court choices in proposal lines include only courts marked available.', prueba('tests/e2e/propuesta.spec.ts', 'it is asked for with a court less; while another is looked for nothing is edited, and it is given up')],
  ['Inactive courts cannot be marked available.', prueba('src/web/private/partidos-propuesta/pedido.test.tsx', 'courts are ticked while they can be used, and one that is inactive cannot be')],
  ['The option \'fill friendly matches automatically\' is shown only for the social type.', igual(() => TIPOS_LIGA.filter((tipo) => CLASES[tipo].seRellena), ['social']), prueba('src/web/private/partidos-propuesta/pedido.test.tsx', 'friendlies are for adults')],
  ['A player appearing twice on the same day triggers the warning \'El jugador que acabas de modificar ya participa en un partido de la propuesta el mismo día\'.', mensaje('El jugador que acabas de modificar ya participa en un partido de la propuesta el mismo día'), prueba('src/web/private/partidos-propuesta/problemas.test.ts', 'somebody twice in a day is told when it happens, not again')],
  ['Injured-player incident creation needs a type and a date.', prueba('src/server/incidencias/incidencias.test.ts', 'need a type and a day; without leagues of the type there are none')],
  ['The button checks a single \'fecha\' that the form never fills, so in practice it stays disabled.', desviacion('The button that creates injured-player incidents checks a field that the form never fills')],
  ['Server-side validation is not shown.', noSePuede('It only says what the document does not show.')],
];

// biome-ignore format: a row for each sentence
const PERMISOS: readonly Frase[] = [
  ['Anonymous visitor | Public pages and forms, schedules, standings, configuration reads', llamada('GET /api/horarios/proximos'), llamada('GET /api/clasificaciones/ligas'), llamada('GET /api/configuracion/?clave=mostrarIncidencias'), prueba('tests/seguridad/autorizacion.test.ts', 'every verb of every private route answers 401, whatever is nearly a session')],
  ['Authenticated staff | All /private pages and the Administración menu', prueba('tests/seguridad/autorizacion.test.ts', 'every verb of every private route answers 401, whatever is nearly a session'), desviacion('Staff may do everything')],
  ['A league may have a manager user chosen from the list of users.', pantalla('/private/ligas/0', campo('Responsable (opcional)'))],
  ['Roles finer than these are not shown.', noSePuede('It only says what the document does not show.')],
];

// biome-ignore format: a row for each sentence
const LLAMADAS: readonly Frase[] = [
  ['All paths are under the product\'s own API.', igual(() => ENDPOINTS.filter(({ path }) => !path.startsWith('/api/')).length, 0)],
  ['After login, every call carries the token as the Authorization header value, with no scheme prefix.', prueba('src/server/auth/sesiones.test.ts', 'carry the bare token: with a scheme in front it is another one')],
  ['GET /api/auth/login | query: usuario, password | Body is a plain token string; empty means failure', llamada('GET /api/auth/login', { consulta: 'usuario password'.split(' ') }), prueba('src/server/auth/auth.test.ts', 'answers an empty 200 over GET too'), desviacion('Sign-in is `GET /api/auth/login` with the credentials in the query')],
  ['POST /api/pruebanivel/ | nombre, telefono, email, observaciones, conforme, token | Trial request; response true = success', llamada('POST /api/pruebanivel/', { cuerpo: 'nombre telefono email observaciones conforme token'.split(' ') }), prueba('src/server/consultas/consultas.test.ts', 'trial requests only need the consent, and go to the school')],
  ['POST /api/contacto/ | nombre, email, telefono, mensaje, conforme, token | Contact message', llamada('POST /api/contacto/', { cuerpo: 'nombre email telefono mensaje conforme token'.split(' ') })],
  ['POST /api/inscripcion/ | multipart: a json part with the inscripcion fields, a file part (photo), a comprobantePago part | Enrolment; response true = success', llamada('POST /api/inscripcion/', { cuerpo: 'json file comprobantePago'.split(' ') }), prueba('src/server/inscripcion/inscripcion.test.ts', 'the json part may be a field, a field of JSON or a file')],
  ['GET /api/cms/{key} | none | Returns HTML', llamada('GET /api/cms/club_equipo'), pagina('/api/cms/club_equipo', { contiene: [/<p>/] })],
  ['GET /api/weather/ | none | Weather', llamada('GET /api/weather/')],
  ['GET /api/news/ | none | News', llamada('GET /api/news/')],
  ['GET /api/horarios/proximos | query: tipo | Public schedule', llamada('GET /api/horarios/proximos', { consulta: ['tipo'] })],
  ['GET /api/configuracion/ | query: clave | Returns {valor}', llamada('GET /api/configuracion/?clave=mostrarIncidencias', { consulta: ['clave'], responde: ['valor'] })],
  ['GET /api/clasificaciones/ligas | query: tipo | Public league list', llamada('GET /api/clasificaciones/ligas', { consulta: ['tipo'] })],
  ['GET /api/clasificaciones/ver | query: idLiga | Standings', llamada('GET /api/clasificaciones/ver', { consulta: ['idLiga'] })],
  ['GET /api/clasificaciones/jugador/{id} | none | Player match history', llamada('GET /api/clasificaciones/jugador/1')],
  ['GET /api/clasificaciones/partido/{id} | none | One match', llamada('GET /api/clasificaciones/partido/1')],
  ['GET /api/private/ligas/, /pistas/, /jugadores/, /usuarios/ | none | Lists, loaded after login', llamada('GET /api/private/ligas/'), llamada('GET /api/private/pistas/'), llamada('GET /api/private/jugadores/'), llamada('GET /api/private/usuarios/'), prueba('tests/e2e/especificacion.spec.ts', 'what the specification says of the screens is on them, word for word')],
  ['GET, POST, DELETE /api/private/pistas/{id} | POST body is the pista | Court read, save, delete', llamada('GET POST DELETE /api/private/pistas/1'), llamada('POST /api/private/pistas/1', { cuerpo: 'nombre estado'.split(' ') })],
  ['GET, POST, DELETE /api/private/ligas/{id} | POST body is the liga | League read, save, delete', llamada('GET POST DELETE /api/private/ligas/1'), llamada('POST /api/private/ligas/1', { cuerpo: 'tipo division anio estado duracion idaVuelta'.split(' ') }), desviacion("Deleting a league answers the server's message when it is in use")],
  ['GET /api/private/ligas/backup | none | Binary download; the file name comes from the content-disposition header', llamada('GET /api/private/ligas/backup'), prueba('src/server/copias/copias.test.ts', 'is a zip to keep, named after the club and the day'), desviacion('With the token, `GET /api/private/ligas/backup` answers the backup')],
  ['GET /api/private/ligas/clasificacion | query: idLiga | PDF opened in a new window; idLiga -1 = all social, -2 = all infantil', llamada('GET /api/private/ligas/clasificacion', { consulta: ['idLiga'] }), igual(() => [...ID_DE_TODAS], [[-1, 'social'], [-2, 'infantil']])],
  ['GET /api/private/ligas/horarios | query: idLiga | PDF, same idLiga convention', llamada('GET /api/private/ligas/horarios', { consulta: ['idLiga'] }), prueba('src/server/impresos/impresos.test.ts', 'open in the window, under a name of their own, and are kept by nobody')],
  ['GET /api/private/ligas/finalizar | query: idLiga | Resolve division', llamada('GET /api/private/ligas/finalizar', { consulta: ['idLiga'] }), desviacion('Resolver división and Nueva temporada take `idLiga`')],
  ['GET /api/private/ligas/nuevaTemporada | query: idLiga | Returns the refreshed league list', llamada('GET /api/private/ligas/nuevaTemporada', { consulta: ['idLiga'], responde: 'id nombre estado'.split(' ') }), desviacion('Resolver división and Nueva temporada take `idLiga`')],
  ['POST /api/private/jugadores/search | idLiga, jugador | Returns players', llamada('POST /api/private/jugadores/search', { cuerpo: 'idLiga jugador'.split(' '), responde: 'id nombre'.split(' ') })],
  ['GET, POST, DELETE /api/private/jugadores/{id} | POST body is the player | Player read, save, delete', llamada('GET POST DELETE /api/private/jugadores/1'), llamada('POST /api/private/jugadores/1', { cuerpo: 'nombre estado email telefono idLiga disponibleAmistosos'.split(' ') })],
  ['GET /api/private/incidencias/jugador/{id} | none | Incidents with fecha', llamada('GET /api/private/incidencias/jugador/1', { responde: ['fecha'] })],
  ['POST /api/private/incidencias/search | idLiga, jugador, fecha | Incident search', llamada('POST /api/private/incidencias/search', { cuerpo: 'idLiga jugador fecha'.split(' ') })],
  ['GET, POST, DELETE /api/private/incidencias/{id} | POST body is the incident | Incident read, save, delete', llamada('GET POST DELETE /api/private/incidencias/1'), llamada('POST /api/private/incidencias/1', { cuerpo: 'idLiga idJugador fecha'.split(' ') })],
  ['POST /api/private/incidencias/lesionadosSave | tipo, fecha1, fecha2 | Returns the number created', llamada('POST /api/private/incidencias/lesionadosSave', { cuerpo: 'tipo fecha1 fecha2'.split(' ') }), prueba('src/server/incidencias/incidencias.test.ts', 'are those of active leagues of the type, each once')],
  ['POST /api/private/partidos/ | idLiga, jugador, fecha, idPista | Returns matches', llamada('POST /api/private/partidos/', { cuerpo: 'idLiga jugador fecha idPista'.split(' '), responde: 'id fecha'.split(' ') })],
  ['GET, POST, DELETE /api/private/partidos/{id} | POST body is the match | Match read, save, delete', llamada('GET POST DELETE /api/private/partidos/1'), llamada('POST /api/private/partidos/1', { cuerpo: 'idLiga fecha idJugador1 idJugador2 sintetico'.split(' ') })],
  ['GET /api/private/partidos/incidencias | none | Map of date (YYYY-MM-DD) to player ids with incidents', llamada('GET /api/private/partidos/incidencias'), prueba('src/server/partidos/busqueda.test.ts', 'tell who has an incident, by day')],
  ['POST /api/private/partidos/propuesta | tipo, pistas, fecha1, fecha2, vacio, rellenarConAmistosos | Returns {partidos}', llamada('POST /api/private/partidos/propuesta', { cuerpo: 'tipo pistas fecha1 fecha2 vacio rellenarConAmistosos'.split(' '), responde: ['partidos'] }), desviacion('The request of a proposal is `tipo`, `pistas`, two days and two options')],
  ['POST /api/private/partidos/guardarPropuesta | array of proposal lines | Saves the proposal', llamada('POST /api/private/partidos/guardarPropuesta', { cuerpo: 'fecha idPista idLiga idJugador1 idJugador2'.split(' ') }), desviacion('guardarPropuesta saves the lines')],
  ['GET /api/private/partidos/pendientespuntuar | query: tipo | Returns matches', llamada('GET /api/private/partidos/pendientespuntuar', { consulta: ['tipo'], responde: 'id fecha'.split(' ') })],
  ['POST /api/private/partidos/guardarpuntuaciones | {partidos} | Bulk scores', llamada('POST /api/private/partidos/guardarpuntuaciones', { cuerpo: ['partidos'] })],
  ['GET /api/private/log/ | none | Returns text', llamada('GET /api/private/log/'), desviacion('`GET /api/private/log/` answers the text')],
  ['GET /api/private/configuracion/ | none | Returns entries', llamada('GET /api/private/configuracion/', { responde: 'clave valor'.split(' ') })],
  ['POST /api/private/configuracion/save/ | the entries | Saves configuration', llamada('POST /api/private/configuracion/save/', { cuerpo: 'clave valor'.split(' ') })],
  ['A captcha token is obtained before the trial, contact and enrolment sends, for a site-specific captcha key.', prueba('tests/e2e/captcha-de-google.spec.ts', 'where the club has keys of Google, its script comes at the first focus and its token is sent')],
  ['Weather icons are loaded as images from a local path.', pagina('/meteo/01d.svg')],
  ['The analytics tag script is loaded from the analytics provider, with a measurement id and a data-layer name.', prueba('tests/e2e/consentimiento.spec.ts', 'nothing is measured before a yes; then pages are counted, until the visitor thinks better of it'), desviacion('The map, the playlist and the analytics script are part of their pages')],
  ['Page views are sent on route change.', prueba('tests/e2e/consentimiento.spec.ts', 'nothing is measured before a yes; then pages are counted, until the visitor thinks better of it'), desviacion('Page views are sent on route change')],
  ['The consent library can call an optional privacy-manager API, but the product\'s configuration is local, so these calls are probably not made.', noSePuede('Of calls that are probably not made there is nothing to see.')],
  ['The shape of responses to the search, list and save calls is not shown.', noSePuede('It only says what the document does not show.')],
  ['How a login failure at network or HTTP level is handled is not shown.', noSePuede('It only says what the document does not show.')],
];

// biome-ignore format: a row for each sentence
const ERRORES: readonly Frase[] = [
  ['All messages are in Spanish and appear as toast notifications.', prueba('tests/e2e/especificacion.spec.ts', 'what the specification says of the screens is on them, word for word')],
  ['Captcha token null (nothing is sent) | \'Ha habido un error al validar con\' the captcha service, ending \'Recaptcha\'', mensaje('Ha habido un error al validar con Recaptcha')],
  ['Trial or enrolment failure, or non-true response | \'Ha habido un error al enviar la solicitud. Intentaremos solucionarlo a la mayor brevedad posible.\'', mensaje('Ha habido un error al enviar la solicitud. Intentaremos solucionarlo a la mayor brevedad posible.')],
  ['Contact failure | \'Ha habido un error al enviar la solicitud de contacto. Intentaremos solucionarlo a la mayor brevedad posible.\'', mensaje('Ha habido un error al enviar la solicitud de contacto. Intentaremos solucionarlo a la mayor brevedad posible.'), prueba('tests/e2e/contacto.spec.ts', 'a message from where there is hardly a connection loses nothing, and arrives once')],
  ['Login failure | \'El usuario y/o contraseña son incorrectos\'', mensaje('El usuario y/o contraseña son incorrectos'), prueba('tests/e2e/acceso.spec.ts', 'staff sign in as soon as the page is there, with a second try, where they were going, and out')],
  ['Court or league save or delete failure | The server\'s message field is shown', prueba('tests/e2e/mensajes-de-fallo.spec.ts', 'what is refused or finds no network says why and loses nothing; asked twice, there is one question')],
  ['PDF, backup, resolve or new-season failure | \'Ha habido un error. Prueba de nuevo\'', mensaje('Ha habido un error. Prueba de nuevo')],
  ['Player, incident, match, proposal, save-proposal, bulk-score and configuration save, delete or creation failure | Error toast with the server\'s message field', prueba('tests/e2e/mensajes-de-fallo.spec.ts', 'what is refused or finds no network says why and loses nothing; asked twice, there is one question')],
  ['Weather, news, list and search load failures | Silently ignored', desviacion('Load failures of news, lists and searches are silently ignored')],
  ['\'Solicitud enviada correctamente\'', mensaje('Solicitud enviada correctamente'), prueba('tests/e2e/contacto.spec.ts', 'a trial class is asked for from the text of a page, with the keyboard alone')],
  ['\'Formulario enviado correctamente. Nos pondremos en contacto a la mayor brevedad posible\'', mensaje('Formulario enviado correctamente. Nos pondremos en contacto a la mayor brevedad posible'), prueba('tests/e2e/contacto.spec.ts', 'a message from where there is hardly a connection loses nothing, and arrives once')],
  ['\'Inscripción enviada correctamente\'', mensaje('Inscripción enviada correctamente'), prueba('tests/e2e/inscripciones.spec.ts', 'somebody becomes a member: mistakes are summed up, doubts are said, and nothing is lost')],
  ['\'Liga finalizada correctamente\'', mensaje('Liga finalizada correctamente'), prueba('tests/e2e/temporada-entera.spec.ts', 'a season, from an empty club to the next one, through the screens')],
  ['\'Nueva temporada creada correctamente\'', mensaje('Nueva temporada creada correctamente'), prueba('tests/e2e/temporada-entera.spec.ts', 'a season, from an empty club to the next one, through the screens')],
  ['\'Partidos guardados correctamente\'', mensaje('Partidos guardados correctamente'), prueba('tests/e2e/puntuacion.spec.ts', 'a weekend of results is typed without the mouse and saved in one call')],
  ['\'Configuración guardada correctamente\'', mensaje('Configuración guardada correctamente'), prueba('tests/e2e/configuracion.spec.ts', 'columns are shown, a type is closed and enrolments are kept for other months, by keyboard')],
  ['for 0 created, a warning: \'No se ha generado ninguna incidencia. Si hay jugadores lesionados ya estarían creadas las incidencias correspondientes.\';', mensaje('No se ha generado ninguna incidencia. Si hay jugadores lesionados ya estarían creadas las incidencias correspondientes.'), prueba('tests/e2e/incidencias.spec.ts', 'the injured are given incidents at once: the server refuses, then one, several and none')],
  ['for 1, \'Se ha generado 1 incidencia\';', mensaje('Se ha generado 1 incidencia'), prueba('tests/e2e/incidencias.spec.ts', 'the injured are given incidents at once: the server refuses, then one, several and none')],
  ['otherwise, \'Se han generado N incidencias\'.', igual(() => mensajes.variasIncidencias(7), 'Se han generado 7 incidencias'), prueba('tests/e2e/incidencias.spec.ts', 'the injured are given incidents at once: the server refuses, then one, several and none')],
  ['The wording of server-supplied messages is not shown.', noSePuede('It only says what the document does not show.')],
];

// biome-ignore format: a row for each sentence
const CONSTANTES: readonly Frase[] = [
  ['Six weeks: 23 Jun-27 Jun, 30 Jun-4 Jul, 7-11 Jul, 14-18 Jul, 21-25 Jul, 28 Jul-1 Aug.', prueba('src/server/inscripcion/campus.test.ts', 'is that of the spec until staff change it: summer 2025, over in November 2026')],
  ['Option a runs 9:00-14:00 at 75 EUR.', prueba('src/server/inscripcion/campus.test.ts', 'is that of the spec until staff change it: summer 2025, over in November 2026')],
  ['Option c runs 8:00-14:00 at 85 EUR.', prueba('src/server/inscripcion/campus.test.ts', 'is that of the spec until staff change it: summer 2025, over in November 2026')],
  ['A week runs only with a minimum of 15 registrations; otherwise payments are refunded.', prueba('src/server/inscripcion/campus.test.ts', 'is that of the spec until staff change it: summer 2025, over in November 2026'), pagina('/escuela-campamentos', { contiene: ['15'] })],
  ['Annual member fee: 30 EUR.', pagina('/club-unete-a-nosotros', { contiene: ['30 €'] })],
  ['Class cancellation: it must be notified by email before the 15th of the prior month, otherwise the full month is charged.', pagina('/escuela-normas', { contiene: ['antes del día 15 del mes anterior', 'se cobra el mes completo'] })],
  ['Match durations: 60, 75, 90 and 120 minutes; minutes step by 15.', igual(() => [...DURACIONES], [60, 75, 90, 120]), igual(() => PASO_MINUTOS, 15)],
  ['Season years offered: 2021-2024.', igual(() => temporadasOfrecidas('2024-05-01').slice(0, 4), [2021, 2022, 2023, 2024]), desviacion('Season years offered: 2021-2024')],
  ['Centres: reston, prado.', igual(() => CENTROS.slice(0, 2), ['reston', 'prado'])],
  ['Division values: 0 (promotion) to 10.', igual(() => [...(CLASES.infantil.divisiones ?? [])].sort((a, b) => a - b), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), desviacion('Division values go from 0 (promotion) to 10, and depend on the type')],
  ['Score boxes: 6 sets, 2 characters maximum.', igual(() => NUMEROS_SET.length, 6), prueba('src/web/club/casillas/teclas.test.ts', '%j becomes %j')],
  ['No-show result is 0-0 against 6-6.', prueba('src/server/partidos/marcadores.test.ts', 'lose 0-0 against 6-6, whatever was sent')],
  ['League types: private social and infantil; public also amistosos and playoff.', igual(() => [...TIPOS_GESTIONADOS], ['social', 'infantil']), igual(() => [...TIPOS_LIGA], ['social', 'infantil', 'amistosos', 'playoff']), desviacion('Only social and infantil leagues are managed in the private area')],
  ['Promotion and relegation zones: social has 2 direct plus 2 play-off places on each side; infantil has 2 on each side.', igual(() => (['social', 'infantil'] as const).map((tipo) => reglasIniciales(tipo)).map(({ ascensos, promociones }) => [ascensos, promociones]), [[2, 2], [2, 0]])],
  ['Proposal defaults: rellenarConAmistosos true, vacio false.', igual(() => estadoInicial('2026-11-21').opciones.rellenarConAmistosos, true), igual(() => estadoInicial('2026-11-21').opciones.vacio, false)],
  ['Configuration defaults are \'false\'.', prueba('src/server/configuracion/configuracion.test.ts', "is 'false' until somebody says otherwise")],
  ['Weather display: temperatures are rounded to whole degrees C, wind is in km/h and humidity in percent.', igual(() => [grados(11.6), kmPorHora(12.4), porcentaje(45.2)].map((dicho) => dicho.replaceAll('\u00a0', ' ')), ['12 °C', '12 km/h', '45 %'])],
  ['UV colour is green below 3, warning from 3 to under 8, danger at 8 or more.', igual(() => [0, 2.9, 3, 7.9, 8, 11].map(nivelUv), ['verde', 'verde', 'aviso', 'aviso', 'peligro', 'peligro']), prueba('src/web/club/piezas/tiempo.test.tsx', 'the ultraviolet index of now is told from zero on by day, and not at night'), desviacion('/el-tiempo has hourly and daily forecast cards')],
  ['Signature: saved as a JPEG on a white canvas.', prueba('src/server/inscripcion/archivos.test.ts', 'a signature is painted anew')],
  ['Authentication: success is a non-empty token body.', prueba('src/server/auth/auth.test.ts', 'answers the token as plain text, over POST and over GET')],
  ['The cookie lasts 120 days.', prueba('src/web/platform/consent.test.ts', 'lasts 120 days, for this site only')],
  ['Analytics is enabled by default, with the automatic page view off and page views sent on route change (the same path is skipped).', prueba('tests/e2e/consentimiento.spec.ts', 'nothing is measured before a yes; then pages are counted, until the visitor thinks better of it'), desviacion('The cookie notice appears on the first visit')],
  ['The consent interface is offered in 24 languages; the product uses Spanish.', desviacion('The consent interface is offered in 24 languages, and the product uses Spanish')],
  ['Loading indicator: colour #4862A0, opacity 0.5.', igual(() => velo(), ['azul', '50', '#4862a0'])],
  ['Toast notifications: the product\'s own toast default maximum count and timing are not shown.', noSePuede('It only says what the document does not show.')],
];

/** Every sentence of the specification, in its order, by its sections, in its own words. */
export const ESPECIFICACION: Readonly<Record<string, readonly Frase[]>> = {
  'The product': INTRODUCCION,
  '1. What the product does and for whom': PARA_QUIEN,
  '2. Screens and routes': PANTALLAS,
  '3. Entities and their fields': ENTIDADES,
  '4. States and transitions': ESTADOS,
  '5. Validation rules': VALIDACION,
  '6. Roles and permissions': PERMISOS,
  '7. The calls it makes': LLAMADAS,
  '8. The error catalogue': ERRORES,
  '9. Business constants and limits': CONSTANTES,
};
