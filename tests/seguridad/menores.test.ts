import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLAVES } from '#contract/opciones.ts';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import { buildApp } from '#server/app.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { addAdmin, fixedClock, TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { figure } from '../support/figures.ts';
import { ENDPOINTS, PRIVADO, PUBLICAS } from '../support/programs/sitio.ts';

const BUILD = new URL('../../build/', import.meta.url);

/** Surnames that nobody else has: as no more than three letters are ever told, four of them are too many. */
const APELLIDOS = { primero: 'Xurbo', segundo: 'Wozgue' } as const;
const DE_MAS = /xurb|wozg/i;

/**
 * In the long form all pages. In the short one, of each kind of page, two that no child is on, and one of each league of
 * children, besides one of the child who moved up, whose matches are told in both leagues. Pairs face to face are over a
 * thousand.
 */
const ENTERO = process.env.PAGINAS === 'todas';
const SIN_NINOS = 2;

const ENLACES = /(?:href|src|action)="(\/[^"#]*)/g;
const CON_DATO = /^\/competicion-clasificaciones-(division|partido)\/(\d+)$/;

/** What the numbers of an address are. */
const NUMEROS: readonly (readonly [RegExp, Cosa])[] = [
  [/\/competicion-cara-a-cara\/(\d+)\/\d+/, 'jugador'],
  [/\/competicion-cara-a-cara\/\d+\/(\d+)/, 'jugador'],
  [/\/competicion-clasificaciones-division\/(\d+)/, 'jugador'],
  [/\/calendario\/jugador\/(\d+)/, 'jugador'],
  [/[?&]contra=(\d+)/, 'jugador'],
  [/\/competicion-clasificaciones-partido\/(\d+)/, 'partido'],
  [/\/calendario\/division\/(\d+)/, 'liga'],
  [/[?&]liga=(\d+)/, 'liga'],
];

type Cosa = 'jugador' | 'partido' | 'liga';

/** Of each child, and of each match and league of children, the group that it is an example of. */
type Grupos = Map<`${Cosa} ${number}`, string>;

/** Every child of the season goes by a rare surname; one has moved up, and the matches of all tell of them. */
async function conApellidosRaros({ db }: BaseDatos): Promise<Grupos> {
  const ninos = await db
    .selectFrom('liga_jugador')
    .innerJoin('liga', 'liga.id', 'liga_jugador.idLiga')
    .innerJoin(conPersona('jugador'), 'jugador.id', 'liga_jugador.idJugador')
    .select(['jugador.id', 'jugador.nombre'])
    .select(({ fn }) => fn.max('liga_jugador.idLiga').as('idLiga'))
    .groupBy(['jugador.id', 'jugador.nombre'])
    .where('liga.tipo', '=', 'infantil')
    .orderBy('jugador.id')
    .execute();
  for (const [i, { id, nombre }] of ninos.entries()) {
    const letra = String.fromCharCode(97 + (i % 26)).repeat(1 + Math.floor(i / 26));
    const suyo = `${nombre.split(' ')[0]} ${APELLIDOS.primero}${letra} ${APELLIDOS.segundo}`;
    await db.updateTable('persona').set({ nombre: suyo }).where('id', '=', id).execute();
  }
  const ids = ninos.map(({ id }) => id);
  const social = await db
    .selectFrom('liga')
    .select('id')
    .where('tipo', '=', 'social')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('jugador')
    .set({ idLiga: social.id })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  const partidos = await db
    .updateTable('partido')
    .set({
      observaciones: `Lo pidió ${APELLIDOS.primero}a; avisar a la familia ${APELLIDOS.primero}a ${APELLIDOS.segundo}`,
    })
    .where((eb) => eb.or([eb('idJugador1', '=', ids[0] ?? 0), eb('idJugador2', '=', ids[0] ?? 0)]))
    .returning('id')
    .execute();
  expect(partidos.length).toBeGreaterThan(0);
  const suyos = await db
    .selectFrom('partido')
    .select(['id', 'idLiga'])
    .where((eb) => eb.or([eb('idJugador1', 'in', ids), eb('idJugador2', 'in', ids)]))
    .orderBy('id')
    .execute();
  const subido = new Set(partidos.map(({ id }) => id));
  return new Map([
    ...ninos.map(({ id, idLiga }, i) => [`jugador ${id}`, i === 0 ? 'subido' : `liga ${idLiga}`] as const),
    ...suyos.map(
      ({ id, idLiga }) => [`partido ${id}`, `${subido.has(id) ? 'subido, ' : ''}liga ${idLiga}`] as const,
    ),
    ...ninos.map(({ idLiga }) => [`liga ${idLiga}`, `liga ${idLiga}`] as const),
    [`liga ${social.id}`, 'subido'] as const,
  ]);
}

const CLASES = { jugador: 'division', partido: 'partido' } as const;

/** The pages of one child and one match of each group; in the long form, of all. */
function ejemplosDe(grupos: Grupos): Set<string> {
  const vistos = new Set<string>();
  const paginas = [...grupos].flatMap(([cosa, grupo]) => {
    const [clase, id] = cosa.split(' ') as [Cosa, string];
    if (clase === 'liga' || (!ENTERO && vistos.has(clase + grupo))) return [];
    vistos.add(clase + grupo);
    return [`/competicion-clasificaciones-${CLASES[clase]}/${id}`];
  });
  return new Set(paginas);
}

describeServer('minors, on the whole public site', ({ open }) => {
  let club: TestApp;
  let grupos: Grupos;
  let deNinos: Set<string>;
  beforeAll(async () => {
    const base = await open();
    await sembrarDemo(base, AHORA);
    await addAdmin(base);
    grupos = await conApellidosRaros(base);
    deNinos = ejemplosDe(grupos);
    const build: ServerBuild = await import(pathToFileURL(`${fileURLToPath(BUILD)}server/index.js`).href);
    const reloj = fixedClock(AHORA);
    const site = { build, clientDir: `${fileURLToPath(BUILD)}client` };
    club = new TestApp(base, reloj, await buildApp({ base, reloj, site }));
    club.token = await club.signIn();
  });
  afterAll(() => club.app.close());

  let pedidas = 0;
  /** Each from an address of its own: nobody may ask for so much. */
  const pedir = (url: string, headers: Record<string, string> = {}) => {
    pedidas += 1;
    const remoteAddress = `10.0.${pedidas >> 8}.${pedidas & 255}`;
    return club.app.inject({ method: 'GET', url, headers, remoteAddress });
  };
  const leer = async (path: string, token = '') => {
    const { statusCode: status, body, headers } = await pedir(path, token ? { authorization: token } : {});
    expect([200, 202, 204, 301, 302, 400, 404, 503], path).toContain(status);
    return { status, texto: body + JSON.stringify(headers) };
  };
  const json = async <T>(path: string): Promise<T> => JSON.parse((await pedir(path)).body) as T;

  /** The kind of page it is, with the groups of the children who are on it. */
  const claseDe = (path: string): { clase: string; conNinos: boolean } => {
    const suyos = NUMEROS.flatMap(([patron, cosa]) => {
      const id = patron.exec(path)?.[1];
      return (id && grupos.get(`${cosa} ${Number(id)}`)) ?? [];
    });
    const conNinos = suyos.length > 0;
    return { clase: [path.replace(/\d+/g, 'N'), ...new Set(suyos)].join(' '), conNinos };
  };

  const cuantas = new Map<string, number>();
  const deSobra = (path: string): boolean => {
    if (ENTERO || !/\d/.test(path) || deNinos.has(path)) return false;
    const { clase, conNinos } = claseDe(path);
    const van = (cuantas.get(clase) ?? 0) + 1;
    cuantas.set(clase, van);
    return van > (conNinos ? 1 : SIN_NINOS);
  };

  /** Every page that can be walked to, with its data; those of children first. */
  async function recorrer(mirar: (path: string, texto: string) => void): Promise<number> {
    const vistas = new Set<string>();
    const porVer = [
      ...PUBLICAS,
      '/competicion-horarios',
      '/competicion-horarios/infantil',
      '/noticias.xml',
      ...deNinos,
    ];
    for (let path = porVer.pop(); path !== undefined; path = porVer.pop()) {
      if (vistas.has(path) || /^\/(?:assets|private|api\/private)\b/.test(path) || deSobra(path)) continue;
      vistas.add(path);
      const { status, texto } = await leer(path);
      mirar(path, texto);
      if (status !== 200 || !texto.includes('<html')) continue;
      const [camino = '', consulta] = path.split('?');
      const datos = `${camino === '/' ? '/_root' : camino}.data${consulta ? `?${consulta}` : ''}`;
      mirar(datos, (await leer(datos)).texto);
      for (const [, enlace = ''] of texto.matchAll(ENLACES)) porVer.push(enlace.replaceAll('&amp;', '&'));
    }
    return vistas.size;
  }

  /** Every public reading of the API, of every league, child and match of a child. */
  async function lecturas(): Promise<string[]> {
    const sueltas = ENDPOINTS.filter(
      ({ method, path }) => method === 'GET' && !path.startsWith(PRIVADO) && !path.includes(':'),
    ).map(({ path }) => path);
    const ligas = await Promise.all(
      ['ligas', 'terminadas'].map((cuales) => json<{ id: number }[]>(`/api/clasificaciones/${cuales}`)),
    );
    return [
      ...sueltas,
      ...['social', 'infantil', 'amistosos', 'playoff'].map((tipo) => `/api/horarios/proximos?tipo=${tipo}`),
      ...CLAVES_CMS.map((clave) => `/api/cms/${clave}`),
      ...CLAVES.map((clave) => `/api/configuracion?clave=${clave}`),
      ...ligas
        .flat()
        .flatMap(({ id }) => [
          ...['ver', 'marcha', 'cuadro'].map((cual) => `/api/clasificaciones/${cual}?idLiga=${id}`),
          `/api/horarios/resultados?idLiga=${id}`,
        ]),
      '/api/horarios/resultados?tipo=infantil',
      ...['a', 'xurbo', 'alicia'].map((nombre) => `/api/clasificaciones/jugadores?nombre=${nombre}`),
      ...[...deNinos].flatMap((path) => {
        const [, clase, id] = CON_DATO.exec(path) ?? [];
        const suya = `/api/clasificaciones/${clase === 'division' ? 'jugador' : 'partido'}/${id}`;
        return [suya, `${suya}/${clase === 'division' ? 'ficha' : 'encuentro'}`];
      }),
      '/api/openapi.json',
      '/robots.txt',
      '/sitemap.xml',
      '/__manifest',
    ];
  }

  it('their surnames are nowhere: no page, data of a page, feed, drawing nor answer, with a token or without', {
    timeout: 300_000,
  }, async () => {
    expect((await leer('/api/private/jugadores', club.token)).texto).toMatch(DE_MAS);
    const mirar = (path: string, texto: string): void => {
      expect(texto.match(DE_MAS)?.[0] ?? null, path).toBeNull();
    };
    const paginas = await recorrer(mirar);
    const direcciones = await lecturas();
    for (const path of direcciones)
      for (const token of ['', club.token]) mirar(path, (await leer(path, token)).texto);
    expect(paginas).toBeGreaterThan(deNinos.size);
    figure(
      'children of the season',
      `${paginas} pages with their data and ${direcciones.length} answers read, 0 surnames`,
      '0 surnames',
    );
  });

  it('are told by first name and initial, and search engines are kept out', async () => {
    const { texto } = await leer('/competicion-clasificaciones/infantil');
    expect(texto).toMatch(/\p{Lu}\p{L}+ X(?:ur?)?\./u);
    const nota = 'Los menores aparecen con su nombre y la inicial del apellido';
    const conNota = [
      '/competicion-clasificaciones/infantil',
      '/competicion-horarios/infantil',
      '/competicion-resultados/infantil',
    ];
    // The front page, which search engines keep, names none of them.
    expect((await leer('/')).texto).not.toMatch(/\p{L} X(?:ur?)?\./u);
    for (const path of conNota) expect((await leer(path)).texto, path).toContain(nota);
    const mapa = (await leer('/sitemap.xml')).texto;
    expect(mapa).toContain('/competicion-horarios/social<');
    for (const path of [...conNota, ...deNinos]) {
      expect((await leer(path)).texto, path).toContain('name="robots" content="noindex"');
      expect(mapa).not.toContain(`${path}<`);
      expect(mapa).not.toContain(`${path}?`);
    }
    expect((await leer('/competicion-clasificaciones/social')).texto).not.toContain('name="robots"');
  });
});
