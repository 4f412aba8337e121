import type { Browser, Page } from '@playwright/test';
import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import type { Jugador, JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { sumarDias } from '#domain/fecha.ts';
import { claveCompeticion } from '#domain/liga/competiciones.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { abrir, ponerEnHora } from '../support/browser/browser.ts';
import { expectNoSidewaysScroll, sinFaltas } from '../support/browser/browser-axe.ts';
import { captchaResuelto, conforme, enSuPaso } from '../support/browser/browser-forms.ts';
import { HOY } from '../support/momento.ts';
import { type Api, dialogo, expect, test, toast } from './support/mesa.ts';
import { lineas, RUTA } from './support/propuesta.ts';

/** A club on its first day, which writes to who enrols. */
test.use({
  entorno: { DEMO: 'false', PUBLIC_URL: 'https://club.example' },
  viewport: { width: 1366, height: 768 },
});

/** The weekend before. */
const DIAS = [sumarDias(HOY, -7), sumarDias(HOY, -6)] as const;
const PADEL = { tipo: 'social', deporte: 'padel', modo: 'parejas' } as const;

type Nombre = readonly [nombre: string, apellidos: string];

/** Who enrols, and with whom. */
const INSCRITAS: readonly (readonly [Nombre, Nombre])[] = [
  [
    ['Ana', 'Gil Paz'],
    ['Luis', 'Mora Sanz'],
  ],
  [
    ['Bea', 'Rey Oca'],
    ['Hugo', 'Vega Sol'],
  ],
];
/** Of those whom the desk knows: two more in the first division and three in the second. */
const OTRAS = [
  ['Carla Nieto', 'Diego Arce'],
  ['Elsa Prado', 'Fidel Luna'],
  ['Gema Soto', 'Iker Bravo'],
  ['Julia Cano', 'Kike Lago'],
  ['Lola Marín', 'Mario Peña'],
] as const;
/** They play alone too; the last, only alone. */
const SOLOS = ['Ana Gil Paz', 'Gema Soto', 'Julia Cano', 'Petra Sola'];

const correoDe = ([nombre]: Nombre): string => `${nombre.toLowerCase()}@correo.example`;
const guardar = (page: Page) => page.keyboard.press('Control+s');
const [anio, mes, dia] = DIAS[0].split('-');
const escrito = [`${dia}/${mes}/${anio}`, DIAS[1].split('-').toReversed().join('/')] as const;

async function movil(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 915 }, hasTouch: true, reducedMotion: 'reduce' },
    ...{ baseURL: url, locale: 'es-ES', timezoneId: 'Europe/Madrid' },
  });
  await ponerEnHora(context);
  await context.addCookies([{ name: 'klaro', value: encodeURIComponent('{"google-analytics":false}'), url }]);
  return context.newPage();
}

/** The first division by the form, the others as that form would send them, and the courts of each sport. */
async function crearLigas(mesa: Page, api: Api) {
  for (const [nombre, deporte] of [
    ['Cristal 1', 'padel'],
    ['Cristal 2', 'padel'],
    ['Prado 1', 'tenis'],
  ] as const)
    await api.post('pistas/0', { nombre, deporte, estado: 'activa' });
  await mesa.goto('/private/ligas/0');
  await mesa.getByLabel('División').selectOption('1ª División');
  await mesa.getByLabel('Deporte').selectOption('Pádel');
  await mesa.getByLabel('Modo').selectOption('Por parejas');
  await mesa.getByLabel('Ciclo', { exact: true }).selectOption('1');
  await mesa.getByRole('radio', { name: /se publica al confirmarlo los dos$/ }).check();
  await mesa.getByLabel('Directas').fill('1');
  await mesa.getByLabel('De promoción').fill('0');
  await guardar(mesa);
  await expect(toast(mesa, /^Liga guardada: Liga Social de Pádel por parejas/)).toBeVisible();
  const [primera] = await api.get<Liga[]>('ligas');
  if (!primera) throw new Error('The league was saved');
  const { id: _, version: __, nombre: ___, ...suya } = primera;
  const segunda = await api.post<Liga>('ligas/0', { ...suya, division: 2 });
  const tenis = await api.post<Liga>('ligas/0', {
    ...{ ...suya, deporte: 'tenis', modo: 'individual', ciclo: 0 },
    reglas: { ...reglasIniciales('social'), anotan: 'confirmado' },
  });
  return { primera, segunda, tenis };
}

async function inscribirse(page: Page, [una, otra]: readonly [Nombre, Nombre]): Promise<void> {
  await abrir(page, '/inscripciones/ligasocialtenis');
  const resuelto = captchaResuelto(page);
  const campo = (nombre: string) => page.getByLabel(nombre, { exact: true });
  await page.getByLabel('Renuevo plaza').check();
  await campo('Nombre').fill(una[0]);
  await campo('Apellidos').fill(una[1]);
  await page.getByLabel('Me apunto con pareja').check();
  await campo('Nombre de tu pareja').fill(otra[0]);
  await campo('Apellidos de tu pareja').fill(otra[1]);
  await campo('Email de tu pareja').fill(correoDe(otra));
  await expectNoSidewaysScroll(page);
  await (await enSuPaso(campo('Email'))).fill(correoDe(una));
  await campo('Teléfono').fill('600 000 000');
  await (await enSuPaso(conforme(page))).check();
  await resuelto;
  await page.getByRole('button', { name: 'Enviar inscripción' }).click();
  await expect(page.getByText('Falta que tu pareja confirme')).toBeVisible();
}

/** The partner opens the link of their mail and says yes. */
async function confirmar(page: Page, [una]: readonly [Nombre, Nombre], direccion: string): Promise<void> {
  await abrir(page, direccion);
  await expect(page.getByText(`${una.join(' ')} dice que juega contigo`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Confirmado: sois pareja')).toBeVisible();
}

async function pasarAPareja(mesa: Page, api: Api, liga: Liga, [una, otra]: readonly [Nombre, Nombre]) {
  const solicitudes = await api.get<SolicitudFila[]>('solicitudes');
  const suya = solicitudes.find(({ nombre }) => nombre === una.join(' '));
  await mesa.goto(`/private/solicitudes/${suya?.id}`);
  const acciones = mesa.getByRole('region', { name: 'Qué hacer con ella' });
  await expect(acciones.getByText(`${otra.join(' ')} confirmó`)).toBeVisible();
  await acciones.getByRole('button', { name: 'Pasar a pareja…' }).click();
  await expect(dialogo(mesa).getByRole('combobox', { name: 'Liga y división' })).toHaveValue(/^Liga Social/);
  await dialogo(mesa).getByRole('combobox', { name: 'Liga y división' }).click();
  await mesa.getByRole('option', { name: liga.nombre }).click();
  await dialogo(mesa).getByRole('button', { name: 'Pasar a pareja' }).click();
  await expect(toast(mesa, `Pareja hecha: ${una.join(' ')} y ${otra.join(' ')}`)).toBeVisible();
}

type Ligas = Awaited<ReturnType<typeof crearLigas>>;

/** The pairs of the desk, and the singles of who plays in pairs as well. */
async function apuntar(api: Api, { primera, segunda, tenis }: Ligas): Promise<void> {
  const nueva = (nombre: string) => ({ nombre, email: null, telefono: null });
  for (const [n, [una, otra]] of OTRAS.entries())
    await api.post('jugadores/parejas', {
      idLiga: (n < 2 ? primera : segunda).id,
      personas: [nueva(una), nueva(otra)],
    });
  const jugadores = await api.get<JugadorFila[]>('jugadores');
  for (const nombre of SOLOS) {
    const quien = jugadores.find((jugador) => jugador.nombre === nombre);
    const actual = quien ? await api.get<Jugador>(`jugadores/${quien.id}`) : nueva(nombre);
    const suyo = { estado: 'activo', disponibleAmistosos: false, ...actual, idLiga: tenis.id };
    await api.post(`jugadores/${quien?.id ?? 0}`, suyo);
  }
}

/** One weekend of both leagues, as the program proposes it. */
async function proponer(mesa: Page): Promise<number> {
  await mesa.goto(RUTA);
  await mesa.getByLabel('Tipo de liga').selectOption('social');
  await mesa.getByRole('textbox', { name: 'Primer día' }).fill(escrito[0]);
  await mesa.getByRole('textbox', { name: 'Segundo día' }).fill(escrito[1]);
  await mesa.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(mesa.getByText('La mejor posible (comprobado)')).toBeVisible();
  const cuantos = await lineas(mesa).count();
  await guardar(mesa);
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  return cuantos;
}

/** What is in the schedule: how often somebody is put twice on a day, and matches on a court of another sport. */
async function contar(api: Api, { primera, segunda, tenis }: Ligas) {
  const partidos = await api.post<PartidoFila[]>('partidos', {});
  const personas = new Map(
    (await api.get<JugadorFila[]>('jugadores')).map((jugador) => [jugador.id, jugador.personas]),
  );
  const pistas = new Map((await api.get<Pista[]>('pistas')).map(({ id, deporte }) => [id, deporte]));
  const cada = partidos.flatMap(({ fecha, idJugador1, idJugador2 }) =>
    [idJugador1, idJugador2].flatMap((id) =>
      (personas.get(id) ?? []).map((persona) => `${fecha.slice(0, 10)} ${persona}`),
    ),
  );
  const deporte = ({ idLiga }: PartidoFila) => (idLiga === tenis.id ? 'tenis' : 'padel');
  const de = ({ id }: Liga) => partidos.filter(({ idLiga }) => idLiga === id).length;
  return {
    partidos,
    cuentas: {
      ...{ primera: de(primera), segunda: de(segunda), tenis: de(tenis) },
      dosVeces: cada.length - new Set(cada).size,
      enOtraPista: partidos.filter((uno) => pistas.get(uno.idPista ?? 0) !== deporte(uno)).length,
    },
  };
}

/** Who was made first wins, with a score that leaves no two equal. */
function marcadorDe({ idJugador1, idJugador2 }: PartidoFila, puestos: readonly number[]) {
  const [gana = 0, pierde = 0] = [idJugador1, idJugador2].map((id) => puestos.indexOf(id)).toSorted();
  const sets = [
    [6, gana % 4],
    [6, 4 - (pierde % 4)],
  ].map(([una, otra]) => (puestos.indexOf(idJugador1) === gana ? [una, otra] : [otra, una]));
  return sets.flat() as [number, number, number, number];
}

const plano = ([jugador1Set1, jugador2Set1, jugador1Set2, jugador2Set2]: readonly number[]) => ({
  ...{ jugador1Set1, jugador2Set1, jugador1Set2, jugador2Set2 },
});

const suFila = (page: Page, { fecha }: PartidoFila) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Resultados por poner' }) })
    .locator('li')
    .filter({ has: page.locator(`time[datetime="${fecha}"]`) });

/** The link of one of each side: their own, whatever they play as. */
async function darEnlaces(api: Api): Promise<Map<number, string>> {
  const jugadores = await api.get<JugadorFila[]>('jugadores');
  const enlaces = new Map<number, string>();
  for (const { id, personas } of jugadores.filter((uno) => uno.personas.length === 1)) {
    const { token } = await api.post<{ token: string }>(`jugadores/${id}/enlace`, {});
    for (const entrada of jugadores) if (entrada.personas[0] === personas[0]) enlaces.set(entrada.id, token);
  }
  return enlaces;
}

/** One of a pair tells it with their phone, and one of the other says that it was so. */
async function decirConDosMoviles(
  moviles: readonly [Page, Page],
  partido: PartidoFila,
  enlaces: readonly [string, string],
  sets: readonly number[],
): Promise<void> {
  const [una, otra] = moviles;
  await una.goto(`/mi/${enlaces[0]}`);
  await suFila(una, partido).getByRole('button', { name: 'Poner el resultado' }).click();
  for (const [n, juegos] of sets.entries())
    await suFila(una, partido).locator('[data-caja]').nth(n).fill(String(juegos));
  await expectNoSidewaysScroll(una);
  await sinFaltas(una);
  await suFila(una, partido).getByRole('button', { name: 'Enviar' }).click();
  await expect(suFila(una, partido)).toContainText('Has dicho: gana');
  await otra.goto(`/mi/${enlaces[1]}`);
  await expect(suFila(otra, partido)).toBeVisible();
  await expectNoSidewaysScroll(otra);
  await suFila(otra, partido)
    .getByRole('button', { name: /^Fue así/ })
    .click();
  await expect(toast(otra, 'Resultado publicado')).toBeVisible();
}

/** Who loses it leaves it in the second set: the desk writes it. */
async function retirar(mesa: Page, partido: PartidoFila, sets: readonly number[]): Promise<void> {
  await mesa.goto('/private/partidos-puntuacion-masiva?tipo=social');
  const fila = mesa.locator(`#partido-${partido.id}`);
  const [ganan, pierden] = (sets[0] ?? 0) > (sets[1] ?? 0) ? [1, 2] : [2, 1];
  const caja = (nombre: string) => fila.locator(`[name="${nombre}"]`);
  await caja('jugador1Set1').fill(String(sets[0]));
  await caja('jugador2Set1').fill(String(sets[1]));
  await caja(`jugador${ganan}Set2`).fill('3');
  await caja(`jugador${pierden}Set2`).fill('1');
  await caja(`jugador${pierden}Set2`).press('r');
  await expect(fila).toContainText('Se retira');
  await mesa.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
}

test('a cycle of padel in pairs: enrolled by two, proposed with singles, told by phones, closed and taken back', {
  tag: '@duro',
}, async ({ mesa, api, browser, servidor, correo, request }) => {
  const ligas = await crearLigas(mesa, api);
  const { primera } = ligas;
  const unMovil = () => movil(browser, servidor.url);
  const [una, otra] = [await unMovil(), await unMovil()] as const;
  for (const pareja of INSCRITAS) {
    await inscribirse(await unMovil(), pareja);
    const suyo = () =>
      correo.recibidos.find(({ to }) => to?.some(({ address }) => address === correoDe(pareja[1])));
    await expect.poll(() => suyo()?.text ?? '').toContain('https://club.example/pareja/');
    await confirmar(otra, pareja, /\/pareja\/[\w-]+/.exec(suyo()?.text ?? '')?.[0] ?? '');
    await pasarAPareja(mesa, api, primera, pareja);
  }
  await apuntar(api, ligas);
  expect(await proponer(mesa)).toBe(8);
  const { partidos, cuentas } = await contar(api, ligas);
  expect(cuentas).toEqual({ primera: 4, segunda: 2, tenis: 2, dosVeces: 0, enOtraPista: 0 });

  const enlaces = await darEnlaces(api);
  const puestos = (await api.get<JugadorFila[]>('jugadores')).map(({ id }) => id).toSorted((a, b) => a - b);
  const deDivision = (id: number) =>
    puestos.filter((suyo) =>
      partidos.some((uno) => uno.idLiga === id && [uno.idJugador1, uno.idJugador2].includes(suyo)),
    );
  const sets = (partido: PartidoFila) => marcadorDe(partido, deDivision(partido.idLiga));
  const enlacesDe = ({ idJugador1, idJugador2 }: PartidoFila) =>
    [enlaces.get(idJugador1) ?? '', enlaces.get(idJugador2) ?? ''] as const;
  const [primero, retirado, ...otros] = partidos.toSorted(
    (a, b) => Number(b.idLiga === primera.id) - Number(a.idLiga === primera.id),
  );
  if (!primero || !retirado) throw new Error('There are eight');
  await decirConDosMoviles([una, otra], primero, enlacesDe(primero), sets(primero));
  await retirar(mesa, retirado, sets(retirado));
  for (const partido of otros)
    for (const [n, token] of enlacesDe(partido).entries()) {
      const data = { token, id: partido.id, ...plano(sets(partido)), conforme: n === 1 };
      expect((await request.post('/api/mi/resultado', { data })).status()).toBe(200);
    }

  const tablas = () =>
    Promise.all(
      Object.values(ligas).map(
        async ({ id }): Promise<Clasificacion> =>
          (await request.get(`/api/clasificaciones/ver?idLiga=${id}`)).json(),
      ),
    );
  const activas = async () =>
    (await api.get<Liga[]>('ligas'))
      .filter(({ deporte, estado }) => deporte === 'padel' && estado === 'activa')
      .map(({ id, ciclo, division }) => ({ id, ciclo, division }))
      .toSorted((a, b) => a.division - b.division);
  const antes = { tablas: await tablas(), ligas: await activas() };
  expect(antes.tablas.map(({ clasificaciones }) => clasificaciones.length)).toEqual([4, 3, 4]);

  await mesa.goto('/private/ligas');
  await mesa.getByRole('link', { name: 'Cerrar la temporada' }).click();
  await mesa.getByLabel('Tipo', { exact: true }).selectOption(claveCompeticion(PADEL));
  await expect(mesa.getByRole('heading', { name: 'Quedan 3 partidos por jugar' })).toBeVisible();
  for (const division of await mesa.locator('main summary:has(h3)').all()) await division.click();
  await mesa.getByText('Los 2 partidos de resolución, uno por uno', { exact: true }).click();
  await mesa.getByText('El partido de resolución', { exact: true }).click();
  await expect(mesa.getByRole('listitem').filter({ hasText: / gana a / })).toHaveCount(3);
  await expect(mesa.getByText('2 divisiones · 7 parejas')).toBeVisible();
  await sinFaltas(mesa);
  await mesa.getByRole('button', { name: 'Cerrar el ciclo' }).click();
  await expect(dialogo(mesa)).toContainText('2 divisiones quedan inactivas');
  await dialogo(mesa).getByRole('button', { name: 'Cerrar el ciclo' }).click();
  await expect(mesa.getByRole('region', { name: 'Ciclo cerrado' })).toBeFocused();
  expect((await activas()).map(({ ciclo }) => ciclo)).toEqual([2, 2]);
  await mesa.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(toast(mesa, /^Deshecho/)).toBeVisible();
  expect({ tablas: await tablas(), ligas: await activas() }).toEqual(antes);
  expect((await contar(api, ligas)).cuentas).toEqual(cuentas);
});
