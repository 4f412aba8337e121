import { textoEn } from '#web/paginas.ts';
import { anchuraDe, conLetrasAnchas, malLeidoEn } from '../support/browser/anchas.ts';
import { sobraDe, untilStill } from '../support/browser/browser-axe.ts';
import { expect, test } from './support/mesa.ts';
import { FIJAS, paginasConDatos } from './support/paginas.ts';
import { abrirPrivada } from './support/privadas.ts';

const TELEFONOS = [412, 360];

/** Of the texts, those with figures, tables, groups and an index. */
const TEXTOS = [
  '/escuela-presentacion',
  '/escuela-calendario-precios-horarios',
  '/escuela-campamentos',
  '/competicion-liga-social-presentacion',
  '/competicion-liga-social-normas',
];

test('with letters three tenths wider every page of a phone is read whole: nothing cut, over another or broken', async ({
  page,
  request,
}) => {
  await conLetrasAnchas(page);
  // They look the same without the program, which takes longer to start than to look at them.
  await page.route('**/assets/*.js', (ruta) => ruta.abort());
  const conPrograma = FIJAS.filter((path) => !textoEn(path));
  for (const path of [...conPrograma, ...(await paginasConDatos(request)), ...TEXTOS]) {
    await page.goto(path);
    expect(await anchuraDe(page), path).toBeCloseTo(1.3, 1);
    for (const width of TELEFONOS) {
      await page.setViewportSize({ width, height: 915 });
      await untilStill(page);
      expect.soft(await malLeidoEn(page), `${path} at ${width}`).toEqual([]);
      expect.soft(await sobraDe(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('so is the desk', async ({ mesa }) => {
  await conLetrasAnchas(mesa);
  for (const pantalla of ['', '/partidos', '/jugadores', '/incidencias', '/ligas', '/solicitudes']) {
    await mesa.setViewportSize({ width: 412, height: 915 });
    await abrirPrivada(mesa, `/private${pantalla}`);
    await untilStill(mesa);
    expect.soft(await malLeidoEn(mesa), pantalla).toEqual([]);
    expect.soft(await sobraDe(mesa), pantalla).toBeLessThanOrEqual(0);
  }
});
