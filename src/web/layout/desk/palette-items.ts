import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { Privada } from '#contract/permisos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { normalizarTexto, tienePalabras } from '#domain/texto.ts';
import { useJugadores, useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { usePartidosDe } from '#web/club/mesa/dia-de-juego.tsx';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { useAcceso, usePuede } from '#web/club/mesa/permisos.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { ENTRADAS, puedeAbrir } from '#web/paginas-privadas.ts';
import { call } from '#web/platform/call.ts';
import type { Icono } from './icons.ts';

/** In the order they are shown. */
export const KINDS = {
  recientes: 'Recientes',
  acciones: 'Hacer',
  pantallas: 'Pantallas',
  jugadores: 'Jugadores',
  partidos: 'Partidos de estos días',
  ligas: 'Ligas',
  solicitudes: 'Solicitudes',
  incidencias: 'Incidencias',
  noticias: 'Noticias',
  contenidos: 'Contenidos',
  pistas: 'Pistas',
} as const;
export type Kind = keyof typeof KINDS;

/** Something that can be opened. */
export type Item = {
  href: string;
  kind: Exclude<Kind, 'recientes'>;
  icono: Icono;
  texto: string;
  detalle?: string;
  /** Other words it is looked for by. */
  alias?: string;
};

const ACTIONS: readonly Omit<Item, 'kind'>[] = [
  {
    href: rutasPrivadas.suspender(),
    icono: 'semana',
    texto: 'Suspender por lluvia',
    alias: 'llueve aplazar sabado domingo tarde',
  },
  { href: rutasPrivadas.partido(0), icono: 'partidos', texto: 'Nuevo partido', alias: 'crear añadir' },
  {
    href: rutasPrivadas.incidencia(0),
    icono: 'incidencias',
    texto: 'Nueva incidencia',
    alias: 'apuntar ausencia vacaciones no puede lesion',
  },
  { href: rutasPrivadas.jugador(0), icono: 'jugadores', texto: 'Nuevo jugador', alias: 'crear añadir alta' },
  { href: rutasPrivadas.liga(0), icono: 'ligas', texto: 'Nueva liga', alias: 'division crear' },
  { href: rutasPrivadas.pista(0), icono: 'pistas', texto: 'Nueva pista', alias: 'crear' },
  {
    href: rutasPrivadas.clausura(0),
    icono: 'pistas',
    texto: 'Cerrar una pista unos días',
    alias: 'obras festivo vacaciones club cerrado cierre',
  },
  { href: rutasPrivadas.noticia(0), icono: 'noticias', texto: 'Nueva noticia', alias: 'escribir publicar' },
];

/** What people call a screen when they do not call it by its name. */
const ALIAS: Partial<Record<Icono, string>> = {
  hoy: 'panel inicio',
  aplazados: 'partidos pendientes',
  cobros: 'remesa recibos sepa',
  pronostico: 'pronostico final retraso',
  resultados: 'resultados apuntar marcador',
  incidencias: 'ausencias',
  importar: 'excel csv hoja de calculo traer mudanza jugadores partidos',
  registros: 'deshacer historial',
  copia: 'copia de seguridad backup',
  contenidos: 'paginas textos',
  cuenta: 'contraseña sesiones',
  propuesta: 'generar',
};

type Screen = Pick<Item, 'href' | 'icono' | 'texto'>;

/** Inside another, without a place in the menu. */
const INSIDE: readonly Screen[] = [
  { href: rutasPrivadas.todosLosPartidos(), icono: 'partidos', texto: 'Todos los partidos' },
  { href: rutasPrivadas.clausuras(), icono: 'pistas', texto: 'Pistas cerradas y festivos' },
  { href: rutasPrivadas.fotos(), icono: 'imagenes', texto: 'Fotos del club' },
];

/** What there is in any club: all that can be done, and every screen with an address of its own. */
export const ALWAYS: readonly Item[] = [
  ...ACTIONS.map((una): Item => ({ ...una, kind: 'acciones' })),
  ...ENTRADAS.map(
    ({ href, icono, palabra }): Item => ({
      ...{ href, kind: 'pantallas', icono, texto: palabra },
      alias: ALIAS[icono] ?? '',
    }),
  ),
  ...INSIDE.map((una): Item => ({ ...una, kind: 'pantallas' })),
];

/** Two days back, for what was played and has no result, and the week that comes. */
const NEAR = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7];
const nearDays = (): Dia[] => NEAR.map((days) => sumarDias(hoyDelClub(), days));

const useLista = <T>(queryKey: QueryKey, llamada: Privada, queryFn: () => Promise<T[]>): readonly T[] =>
  useQuery({ queryKey, queryFn, enabled: usePuede(llamada) }).data ?? [];

const useSolicitudes = () =>
  useLista(['solicitudes', 'todas'], 'GET /api/private/solicitudes', () =>
    call('GET /api/private/solicitudes', { query: {} }),
  );

const useContenidos = () =>
  useLista(['contenidos'], 'GET /api/private/contenidos', () => call('GET /api/private/contenidos', {}));

const useNoticias = () =>
  useLista(['noticias'], 'GET /api/private/noticias', () => call('GET /api/private/noticias', {}));

/** Those that are not over, as their screen opens. */
function useIncidencias() {
  const body = { jugador: null, idLiga: null, fecha: null, desde: hoyDelClub() };
  return useLista(['incidencias', 'buscar', body], 'POST /api/private/incidencias/search', () =>
    call('POST /api/private/incidencias/search', { body }),
  );
}

/** What each line of a list opens. */
const cada = <T>(
  kind: Item['kind'] & Icono,
  lista: readonly T[],
  de: (uno: T) => Omit<Item, 'kind' | 'icono'>,
): Item[] => lista.map((uno) => ({ kind, icono: kind, ...de(uno) }));

/** Who plays, and when. */
function useDeJuego(): Item[] {
  const ligas = useLigas().data ?? [];
  const jugadores = useJugadores().data ?? [];
  const partidos = usePartidosDe(nearDays());
  const ligaDe = new Map(ligas.map((liga) => [liga.id, liga]));
  return [
    ...cada('jugadores', jugadores, ({ id, nombre, idLiga }) => {
      const liga = ligaDe.get(idLiga ?? 0);
      return {
        href: rutasPrivadas.jugador(id),
        texto: nombre,
        detalle: liga ? etiquetaDe(liga) : 'Sin liga',
        alias: liga?.nombre ?? '',
      };
    }),
    ...cada('partidos', partidos, ({ id, fecha, jugador1, jugador2 }) => ({
      href: rutasPrivadas.partido(id),
      texto: `${jugador1} – ${jugador2}`,
      detalle: `${fechaConDia(fecha)}, ${horaDe(fecha)}`,
      alias: fechaSemana(fecha),
    })),
    ...cada('ligas', ligas, ({ id, nombre, estado }) => ({
      href: rutasPrivadas.liga(id),
      texto: nombre,
      detalle: estado === 'activa' ? '' : 'Inactiva',
    })),
    ...cada('incidencias', useIncidencias(), ({ id, jugador, fecha, motivo }) => ({
      href: rutasPrivadas.incidencia(id),
      texto: jugador,
      detalle: [fechaConDia(fecha), motivo].filter(Boolean).join(', '),
    })),
  ];
}

function useDelClub(): Item[] {
  return [
    ...cada('solicitudes', useSolicitudes(), ({ id, nombre, atendida }) => ({
      href: rutasPrivadas.solicitud(id),
      texto: nombre,
      detalle: atendida ? 'Atendida' : 'Sin atender',
    })),
    ...cada('noticias', useNoticias(), ({ id, title }) => ({
      href: rutasPrivadas.noticia(id),
      texto: title,
    })),
    ...cada('contenidos', useContenidos(), ({ clave, titulo }) => ({
      href: rutasPrivadas.contenido(clave),
      texto: titulo,
    })),
    ...cada('pistas', usePistas().data ?? [], ({ id, nombre }) => ({
      href: rutasPrivadas.pista(id),
      texto: nombre,
    })),
  ];
}

/** Everything that the account on view can open, from the lists that the screens share. */
export function useItems(): readonly Item[] {
  const acceso = useAcceso();
  const todo = [...ALWAYS, ...useDeJuego(), ...useDelClub()];
  return todo.filter(({ href }) => puedeAbrir(acceso, href));
}

const MOST_OF_A_KIND = 6;
/** With nothing written, so that all that can be done and every division are one press away. */
const MOST_UNASKED = 12;

const UNASKED: readonly Kind[] = ['acciones', 'pantallas', 'ligas'];

/** How near its name is to what is looked for: it begins so, a word of it does, or it is known by something else. */
function distance({ texto }: Item, wanted: string): number {
  if (normalizarTexto(texto).startsWith(normalizarTexto(wanted))) return 0;
  return tienePalabras(texto, wanted) ? 1 : 2;
}

type Found = { kind: Kind; items: readonly Item[] };

const kindsOf = (items: readonly Item[], most = MOST_OF_A_KIND): Found[] =>
  Object.keys(KINDS)
    .map((kind) => ({
      kind: kind as Kind,
      items: items.filter((one) => one.kind === kind).slice(0, most),
    }))
    .filter((found) => found.items.length > 0);

/**
 * What has every word, with or without accents and in any order: the nearest first, kinds too, and then what was opened
 * last. With nothing written: what was opened last, what can be done, and the divisions.
 */
export function find(items: readonly Item[], wanted: string, recent: readonly string[]): Found[] {
  const ofRecent = recent.flatMap((href) => items.find((one) => one.href === href) ?? []);
  if (wanted.trim() === '') {
    const others = items.filter(({ kind, href }) => UNASKED.includes(kind) && !recent.includes(href));
    return [
      ...(ofRecent.length > 0
        ? [{ kind: 'recientes', items: ofRecent.slice(0, MOST_OF_A_KIND) } as const]
        : []),
      ...kindsOf(others, MOST_UNASKED),
    ];
  }
  const has = ({ texto, detalle = '', alias = '' }: Item): boolean =>
    tienePalabras(`${texto} ${detalle} ${alias}`, wanted);
  const rest = items.filter(({ href }) => !recent.includes(href));
  const near = [...ofRecent, ...rest]
    .filter(has)
    .map((item) => ({ item, far: distance(item, wanted) }))
    .sort((a, b) => a.far - b.far);
  const farOf = ({ items: [first] }: Found): number => near.find(({ item }) => item === first)?.far ?? 0;
  return kindsOf(near.map(({ item }) => item)).sort((a, b) => farOf(a) - farOf(b));
}
