import type { APIRequestContext, Page } from '@playwright/test';
import { club } from '#club';
import { textoEn } from '#web/paginas.ts';
import { PAGINAS_PRIVADAS, type PaginaPrivada } from '#web/paginas-privadas.ts';
import { anchuraDe, conLetrasAnchas, malLeidoEn } from '../support/browser/anchas.ts';
import { faltasDe, sobraDe, untilStill } from '../support/browser/browser-axe.ts';
import { enviarContacto } from './support/enviar.ts';
import { expect, test } from './support/mesa.ts';
import { FIJAS, paginasConDatos } from './support/paginas.ts';
import { abrirPrivada, direccionDe } from './support/privadas.ts';

/*
 * Every screen by its address: nothing scrolls sideways, axe finds no fault, and with letters three tenths wider a phone
 * shows it whole: nothing cut, over another or broken. What only appears when somebody does something is looked at in
 * the journey that does it.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const TELEFONOS = [360, 412];
const ESTRECHO = { width: 360, height: 800 };
const MESA = { width: 1350, height: 900 };
/** A laptop's window enlarged to 400 %, across (WCAG 1.4.10). */
const AMPLIADA = { width: 320, height: 800 };

const PARTES = [0, 1, 2];
const parteDe = <T>(todas: readonly T[], parte: number): T[] =>
  todas.filter((_, lugar) => lugar % PARTES.length === parte);

/** What a phone has to scroll sideways. Tables of crossings and strips of days are made for it. */
const quedaFuera = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    return [...document.querySelectorAll('main *')]
      .filter(scrolls)
      .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80))
      .filter((name) => !/cruces|^días$/i.test(name));
  });

/**
 * What is pressed or written in and lies out of the part of the form that it is of, or over another of its kind. What
 * scrolls in a frame of its own, or stays in sight over the page, is not looked at.
 */
const sueltosDe = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLES = 'main :is(input:not([type="hidden"]), select, textarea, button)';
    const PARTES = 'fieldset, form, section, aside';
    const MARGEN = 2;
    const estilo = (element: Element) => getComputedStyle(element);
    const ascendientes = (element: Element): Element[] => {
      const suyo = element.parentElement;
      return suyo ? [suyo, ...ascendientes(suyo)] : [];
    };
    const aparte = (element: Element) =>
      [element, ...ascendientes(element)].some(
        (uno) =>
          ['sticky', 'fixed'].includes(estilo(uno).position) ||
          ['auto', 'scroll'].includes(estilo(uno).overflowX) ||
          uno.matches('[data-dia]'),
      );
    const nombre = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.getAttribute('name') || element.textContent || element.id);
    const controles = [...document.querySelectorAll(CONTROLES)]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !aparte(element),
      )
      .map((element) => ({ element, caja: element.getBoundingClientRect() }))
      .filter(({ caja }) => caja.width > MARGEN && caja.height > MARGEN);
    const fuera = controles.flatMap(({ element, caja }) => {
      const parte = ascendientes(element).find(
        (una) => una.matches(PARTES) && estilo(una).display !== 'contents',
      );
      const suya = parte?.getBoundingClientRect();
      const dentro = !suya || (caja.left >= suya.left - MARGEN && caja.right <= suya.right + MARGEN);
      return dentro ? [] : [`${nombre(element)}: out of its part`];
    });
    const dentroDe = (una: DOMRect, otra: DOMRect) =>
      una.left >= otra.left - MARGEN &&
      una.right <= otra.right + MARGEN &&
      una.top >= otra.top - MARGEN &&
      una.bottom <= otra.bottom + MARGEN;
    const sePisan = (una: DOMRect, otra: DOMRect) =>
      Math.min(una.right, otra.right) - Math.max(una.left, otra.left) > MARGEN &&
      Math.min(una.bottom, otra.bottom) - Math.max(una.top, otra.top) > MARGEN &&
      !dentroDe(una, otra) &&
      !dentroDe(otra, una);
    const pisados = controles.flatMap(({ element, caja }, lugar) =>
      controles
        .slice(lugar + 1)
        .filter((otro) => sePisan(caja, otro.caja))
        .map((otro) => `${nombre(element)}: over ${nombre(otro.element)}`),
    );
    return [...fuera, ...pisados];
  });

type Mirada = {
  /** Its address, as it is told. */
  nombre: string;
  anchas?: () => Promise<string[]>;
  reglas: boolean;
  enLaMesa: boolean;
  /**
   * Whether axe looks at the bars around the page, and on a desk at all: they are the same everywhere, so it does on
   * one page of each part by each light, and on all of them in `npm run test:hard`.
   */
  conMarco: boolean;
  /** By which light axe looks at it at its narrowest: by turns, and by both in `npm run test:hard`. */
  oscura: boolean;
  /** On phones of which widths it is read with wide letters. */
  conLetras: readonly number[];
  /** Whether it is looked at in a window of 320 px too. */
  ampliada?: boolean;
};

const unaDeDos = (lugar: number): boolean => lugar % 2 === 0;

const lucesDe = (oscura: boolean) =>
  process.env.DUROS ? (['light', 'dark'] as const) : ([oscura ? 'dark' : 'light'] as const);

/** What is not read well on those phones with wide letters. */
async function malLeido(page: Page, anchos: readonly number[]): Promise<string[]> {
  const faltas: string[] = [];
  const lee = async () => {
    expect(await anchuraDe(page)).toBeCloseTo(1.3, 1);
    for (const width of anchos) {
      await page.setViewportSize({ width, height: 915 });
      await untilStill(page);
      faltas.push(...(await malLeidoEn(page)).map((falta) => `with wide letters ${falta} at ${width}`));
      const sobra = await sobraDe(page);
      if (sobra > 0) faltas.push(`with wide letters ${sobra} px too wide at ${width}`);
    }
  };
  if (anchos.length > 0) await conLetrasAnchas(page, lee);
  return faltas;
}

/** Goes from the narrowest to the widest; the page has been opened at the first of them. */
async function mirar(page: Page, mirada: Mirada): Promise<void> {
  const { nombre, anchas = async () => [], reglas, enLaMesa, conMarco, oscura, conLetras, ampliada } = mirada;
  const parte = conMarco || process.env.DUROS ? {} : { within: 'main' };
  const faltas: unknown[] = await anchas();
  const sinSobra = async (ancho: number) => {
    // What is drawn otherwise on a wide screen comes a frame after the width.
    await untilStill(page);
    const sobra = await sobraDe(page);
    if (sobra > 0) faltas.push(`${sobra} px too wide at ${ancho}`);
    faltas.push(...(await sueltosDe(page)).map((suelto) => `${suelto} at ${ancho}`));
  };
  await sinSobra(ESTRECHO.width);
  for (const colorScheme of lucesDe(oscura)) {
    if (!reglas) break;
    await page.emulateMedia({ colorScheme });
    faltas.push(...(await faltasDe(page, parte)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  faltas.push(...(await malLeido(page, conLetras)));
  for (const ventana of ampliada ? [AMPLIADA, MESA] : [MESA]) {
    await page.setViewportSize(ventana);
    await sinSobra(ventana.width);
  }
  if (reglas && enLaMesa && (conMarco || process.env.DUROS)) faltas.push(...(await faltasDe(page, parte)));
  expect.soft(faltas, nombre).toEqual([]);
}

/** Puts a page in the place of another without its program, as the server writes it. */
const ponerEn = (page: Page, html: string): Promise<void> =>
  page.evaluate(async (texto) => {
    const { head, body, title } = new DOMParser().parseFromString(texto, 'text/html');
    const hojas = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ href }) => ![...document.styleSheets].some((una) => una.href === href))
      .map((hoja) => document.adoptNode(hoja));
    const llegan = hojas.map((hoja) => new Promise((listo) => hoja.addEventListener('load', listo)));
    document.head.append(...hojas);
    await Promise.all(llegan);
    document.title = title;
    document.body.replaceWith(document.adoptNode(body));
    scrollTo(0, 0);
  }, html);

/** What the server writes at that address, and whether it is only read: no program begins until somebody moves. */
type Publica = { path: string; html: string; soloLeida: boolean };

async function pedirPublica(request: APIRequestContext, path: string): Promise<Publica> {
  const html = await (await request.get(path)).text();
  return { path, html, soloLeida: html.includes(' data-read') };
}

/**
 * What is only read takes the place of the page before it, in whose document axe is compiled: that takes longer than to
 * look at it. In `npm run test:hard` each is loaded.
 */
async function abrirPublica(page: Page, { path, html, soloLeida }: Publica): Promise<void> {
  await page.setViewportSize(ESTRECHO);
  await (soloLeida && page.url() !== 'about:blank' && !process.env.DUROS
    ? ponerEn(page, html)
    : page.goto(path));
}

for (const parte of PARTES)
  test(`public pages, part ${parte + 1}: whole at every width and without faults`, async ({
    page,
    request,
  }) => {
    const leidas = [...FIJAS.filter((path) => !textoEn(path)), ...(await paginasConDatos(request))];
    const sueltas = ['/no-existe', '/mi/de-nadie', '/pantalla', '/avisos/de-nadie'];
    const suyas = parteDe([...leidas, ...sueltas], parte);
    const publicas = await Promise.all(suyas.map((path) => pedirPublica(request, path)));
    // Those whose program begins come last: it would answer for what takes the place of their page.
    const enOrden = publicas.toSorted((una, otra) => Number(otra.soloLeida) - Number(una.soloLeida));
    for (const [lugar, publica] of enOrden.entries()) {
      await abrirPublica(page, publica);
      await mirar(page, {
        nombre: publica.path,
        anchas: () => quedaFuera(page),
        reglas: true,
        enLaMesa: true,
        conMarco: lugar < 2,
        oscura: unaDeDos(lugar),
        conLetras: sueltas.includes(publica.path) ? [] : TELEFONOS,
      });
    }
  });

/** What a text is made of, and the court it stands on. */
function hechuraDe({ path, html }: Publica): string[] {
  const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(html) ?? [];
  const hechos = [...main.matchAll(/<(\w+)(?:[^>]*? class="([^"]*)")?/g)];
  expect(hechos, path).not.toEqual([]);
  return [textoEn(path)?.seccion ?? '', ...hechos.map(([, etiqueta, clase = '']) => `${etiqueta} ${clase}`)];
}

/** Of the texts, those with figures, tables, groups and an index. */
const CON_DE_TODO = [
  '/escuela-presentacion',
  '/escuela-calendario-precios-horarios',
  '/escuela-campamentos',
  '/competicion-liga-social-presentacion',
  '/competicion-liga-social-normas',
];

test('texts of the club: whole at every width, and without faults in any of their shapes', async ({
  page,
  request,
}) => {
  // They look the same without the program, which takes longer to start than to look at them.
  await page.route('**/assets/*.js', (ruta) => ruta.abort());
  const vistas = new Set<string>();
  for (const [lugar, path] of FIJAS.filter(textoEn).entries()) {
    const publica = { ...(await pedirPublica(request, path)), soloLeida: true };
    const hechura = hechuraDe(publica);
    const reglas = hechura.some((una) => !vistas.has(una));
    const conLetras = CON_DE_TODO.includes(path) ? TELEFONOS : [];
    for (const una of hechura) vistas.add(una);
    if (!reglas && conLetras.length === 0 && !process.env.DUROS) continue;
    await abrirPublica(page, publica);
    await mirar(page, {
      nombre: path,
      anchas: () => quedaFuera(page),
      reglas,
      enLaMesa: false,
      conMarco: false,
      oscura: unaDeDos(lugar),
      conLetras,
    });
  }
});

/** Screens of the desk that are read with wide letters, on a phone: the panel and its lists. */
const LISTAS = ['', 'partidos', 'jugadores', 'incidencias', 'ligas', 'solicitudes'].map(
  (path) => `/private/${path}`,
);

/** Screens that say more with something in their address. */
const LLENAS: readonly string[] = [
  '/private/partidos-puntuacion-masiva?tipo=social',
  '/private/partidos?todos=1',
  '/private/partidos?aplazados=1',
  '/private/contenidos/common_aviso_legal',
];

async function mirarPrivada(page: Page, direccion: string, lugar = 3): Promise<void> {
  await page.setViewportSize(ESTRECHO);
  await abrirPrivada(page, direccion);
  await mirar(page, {
    nombre: direccion,
    reglas: true,
    enLaMesa: true,
    conMarco: lugar < 2,
    oscura: unaDeDos(lugar),
    conLetras: LISTAS.includes(direccion) ? [412] : [],
    ampliada: true,
  });
}

/** What the screen shows, and the club. */
async function expectSuTitulo(page: Page, { path, titulo }: PaginaPrivada): Promise<void> {
  const suyo = path.includes(':') ? await page.getByRole('heading', { level: 1 }).innerText() : titulo;
  await expect.soft(page, path).toHaveTitle(`${suyo} | ${club.nombre}`);
}

for (const parte of PARTES)
  test(`screens of the staff, part ${parte + 1}: whole at every width, without faults, each with its title`, async ({
    mesa,
    api,
    request,
  }) => {
    const paginas = parteDe(PAGINAS_PRIVADAS, parte);
    if (paginas.some(({ id }) => id === 'solicitudes-detail')) await enviarContacto(request, 'Íñigo Núñez');
    for (const [lugar, pagina] of paginas.entries()) {
      await mirarPrivada(mesa, await direccionDe(pagina, api), lugar);
      await expectSuTitulo(mesa, pagina);
    }
    for (const direccion of parteDe(LLENAS, parte)) await mirarPrivada(mesa, direccion);
  });

test('no two screens of the staff have the same title', () => {
  const titulos = PAGINAS_PRIVADAS.map(({ titulo }) => titulo);
  expect(new Set(titulos).size).toBe(titulos.length);
});
