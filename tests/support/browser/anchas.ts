import type { Page } from '@playwright/test';

/**
 * Does it while the letters are three tenths wider than Roboto's, than those of any system that a visitor may have, and
 * all of the page is drawn: what is not has no place of its own.
 */
export async function conLetrasAnchas(page: Page, mira: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => {
    const cara = (peso: string, local: string) =>
      `@font-face { font-family: Ancha; font-weight: ${peso}; src: local("${local}"); size-adjust: 130%;
        ascent-override: 71%; descent-override: 19%; line-gap-override: 0%; }`;
    const hoja = new CSSStyleSheet();
    hoja.replaceSync(
      `${cara('100 500', 'Roboto')} ${cara('501 900', 'Roboto Medium')} :root { --font-text: Ancha, sans-serif !important; } * { content-visibility: visible !important; }`,
    );
    document.adoptedStyleSheets.push(hoja);
    await Promise.all(['400', '700'].map((peso) => document.fonts.load(`${peso} 16px Ancha`)));
  });
  await mira();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** How many times as wide as Roboto the letters of the page are. */
export const anchuraDe = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lienzo = document.createElement('canvas').getContext('2d');
    const ancho = (cara: string): number => {
      if (lienzo) lienzo.font = `100px ${cara}`;
      return lienzo?.measureText('Datos meteorológicos').width ?? 0;
    };
    return ancho(getComputedStyle(document.body).fontFamily) / ancho('Roboto');
  });

/**
 * What of a page is not read well: words over other words, cut by what they are in, out of the page or broken in two
 * without a hyphen. What moves in a frame of its own, or stays in sight over the page, is compared with what moves with
 * it. Addresses of mail and code may be broken anywhere.
 */
export const malLeidoEn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Trozo = { texto: string; de: Element; capa: Element | undefined; caja: DOMRect };
    const MARGEN = 2;
    const estilos = new Map<Element, CSSStyleDeclaration>();
    const estilo = (element: Element): CSSStyleDeclaration => {
      const suyo = estilos.get(element) ?? getComputedStyle(element);
      estilos.set(element, suyo);
      return suyo;
    };
    const ascendientes = (element: Element | null): Element[] =>
      element ? [element, ...ascendientes(element.parentElement)] : [];
    const noSeLee = (element: Element): boolean =>
      ascendientes(element).some(
        (uno) => estilo(uno).clipPath !== 'none' || uno.matches('svg, option, code, .visually-hidden'),
      );
    /** What it moves with, and over what it passes. */
    const capaDe = (element: Element): Element | undefined =>
      ascendientes(element).find(
        (uno) =>
          ['sticky', 'fixed'].includes(estilo(uno).position) ||
          ['auto', 'scroll'].includes(estilo(uno).overflowX),
      );
    const textos: Node[] = [];
    const paseo = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (paseo.nextNode()) {
      const de = paseo.currentNode.parentElement;
      if (!de?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || noSeLee(de)) continue;
      if (paseo.currentNode.textContent?.trim()) textos.push(paseo.currentNode);
    }
    const rango = document.createRange();
    const trozos: Trozo[] = textos.flatMap((nodo) => {
      rango.selectNodeContents(nodo);
      const de = nodo.parentElement as Element;
      const capa = capaDe(de);
      const marcos = ascendientes(de).filter((uno) => estilo(uno).overflowY !== 'visible');
      const texto = nodo.textContent?.trim() ?? '';
      return [...rango.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .filter(({ top }) => marcos.every((marco) => top < marco.getBoundingClientRect().bottom))
        .map((caja) => ({ texto, de, capa, caja }));
    });
    const nombre = (texto: string) => `«${texto.slice(0, 40)}»`;
    const fuera = trozos
      .filter(({ capa }) => !capa || !['auto', 'scroll'].includes(estilo(capa).overflowX))
      .filter(({ caja }) => caja.left < -MARGEN || caja.right > innerWidth + MARGEN)
      .map(({ texto }) => `${nombre(texto)} out of the page`);
    const cortados = trozos.flatMap(({ texto, de, capa, caja }) =>
      ascendientes(de)
        .filter((uno) => uno !== capa && (!capa || capa.contains(uno)))
        .filter((uno) => estilo(uno).overflowX !== 'visible' && estilo(uno).textOverflow !== 'ellipsis')
        .filter((uno) => {
          const marco = uno.getBoundingClientRect();
          return caja.right > marco.right + MARGEN || caja.left < marco.left - MARGEN;
        })
        .slice(0, 1)
        .map(() => `${nombre(texto)} cut`),
    );
    const sePisan = (una: DOMRect, otra: DOMRect): boolean =>
      Math.min(una.right, otra.right) - Math.max(una.left, otra.left) > MARGEN &&
      Math.min(una.bottom, otra.bottom) - Math.max(una.top, otra.top) > Math.min(una.height, otra.height) / 3;
    const pisados = trozos.flatMap((uno, lugar) =>
      trozos
        .slice(lugar + 1)
        .filter((otro) => otro.capa === uno.capa && sePisan(uno.caja, otro.caja))
        .map((otro) => `${nombre(uno.texto)} over ${nombre(otro.texto)}`),
    );
    const rotas = textos.flatMap((nodo) => {
      const de = nodo.parentElement as Element;
      if (estilo(de).hyphens === 'auto' || de.closest('a[href^="mailto:"]')) return [];
      return [...(nodo.textContent ?? '').matchAll(/[\p{L}\d:\u00ad]{2,}/gu)]
        .filter(({ index, 0: palabra }) => {
          if (palabra.includes('\u00ad')) return false;
          rango.setStart(nodo, index);
          rango.setEnd(nodo, index + palabra.length);
          return (
            new Set(
              [...rango.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
            ).size > 1
          );
        })
        .map(([palabra]) => `«${palabra}» broken in ${nombre(nodo.textContent ?? '')}`);
    });
    return [...new Set([...fuera, ...cortados, ...pisados, ...rotas])];
  });
