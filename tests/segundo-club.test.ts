import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { club as enVigor, ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { datosDelClub } from '#contract/club-datos.ts';
import { clubApi } from '#contract/el-club.ts';
import { mensajes } from '#contract/mensajes.ts';
import { sitioDe } from '#contract/sitio.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { buildApp } from '#server/app.ts';
import { ponerClubAlDia } from '#server/db/lecturas/club.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { addAdmin, fixedClock, TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarContacto, enviarInscripcion, hasta, startForms } from '#tests/support/formularios.ts';
import { AHORA } from '#tests/support/momento.ts';
import { textoDePdf } from '#tests/support/pdf-texto.ts';
import { type Smtp, startSmtp } from '#tests/support/smtp.ts';
import { PUBLICAS } from './support/sitio.ts';

const BUILD = new URL('../build/', import.meta.url);

const PRIMERO = datosDelClub(SEMILLA);

/** Another club: one site, neither camp nor league of children, other fees. */
const SEGUNDO: DatosClub = {
  ...PRIMERO,
  nombre: 'Asociación Raqueta Norte',
  nombreCorto: 'Raqueta Norte',
  articulo: 'la',
  claim: 'Raquetas junto al río',
  municipio: 'Ribera Alta',
  provincia: 'Burgos',
  desde: 2004,
  dominio: 'raquetanorte.example',
  nif: 'G11111111',
  registro: 'Registro de Castilla y León, n.º 77',
  telefono: '947 111 222',
  email: 'hola@raquetanorte.example',
  buzones: PRIMERO.buzones.map(({ proposito }) => ({
    proposito,
    email: `${proposito}@raquetanorte.example`,
  })),
  redes: { instagram: 'https://www.instagram.com/raquetanorte', facebook: '', youtube: '' },
  videos: '',
  pistas: [{ dias: [1, 2, 3, 4, 5], desde: '8:15', hasta: '21:45' }],
  secretaria: [{ dias: [2], desde: '18:05', hasta: '19:55' }],
  sinSecretaria: 0,
  cuota: 77,
  iban: 'ES79 2100 0813 6101 2345 6789',
  acreedor: 'ES61000G11111111',
  prado: {
    nombre: 'Ribera',
    comienzos: [],
    direccion: 'Avenida del Río, 9, 09001 Ribera Alta (Burgos)',
    latitud: 42.34,
    longitud: -3.7,
  },
  reston: null,
  campus: false,
  menores: false,
};

const DEL_PRIMERO =
  /valdecierzo|910[\s ]?000[\s ]?000|Camino del Prado|Calle del Restón|2100 ?0418 ?4502|G00000000|(?<!\d)30(?:\s| |&nbsp;)€|clubtenis/i;
/** Of the names of events in calendars, which stay: nobody reads it. docs/reglas/calendarios.md */
const SUFIJO = /"sufijoCalendario":"[^"]*"/;
const DE_LO_QUE_NO_HAY = /campamentos|campusverano|ligainfantil|liga-infantil|\/infantil/;

const ENLACES = /(?:href|src)="(\/[^"#]*)/g;

describeServer('another club, stored', ({ open }) => {
  let base: BaseDatos;
  let app: TestApp;
  beforeAll(async () => {
    base = await open();
    await addAdmin(base);
    const build: ServerBuild = await import(pathToFileURL(`${fileURLToPath(BUILD)}server/index.js`).href);
    const reloj = fixedClock(AHORA);
    const site = {
      build,
      clientDir: `${fileURLToPath(BUILD)}client`,
      publicUrl: 'https://raquetanorte.example',
    };
    app = new TestApp(
      base,
      reloj,
      await buildApp({ base, reloj, site, exentas: ['127.0.0.1', '10.0.0.0/8'] }),
    );
    app.token = await app.signIn();
  });
  afterAll(async () => {
    ponerClub(SEMILLA);
    await app.app.close();
  });

  let pedidas = 0;
  /** Each from an address of its own: nobody may ask for so much. */
  const pedir = (url: string) => {
    pedidas += 1;
    const remoteAddress = `10.0.${pedidas >> 8}.${pedidas & 255}`;
    return app.app.inject({ method: 'GET', url, remoteAddress });
  };
  const guardar = (datos: DatosClub, antes: DatosClub | null = null) =>
    app.api('POST', '/api/private/club', { ...datos, antes });

  it('is the first one until staff save another, and then it is in the very next page', async () => {
    expect((await pedir('/contacto')).body).toContain('Club de Tenis Valdecierzo');
    expect(await app.call(clubApi.leer, {})).toEqual(PRIMERO);
    const llamado = { ...PRIMERO, telefono: '910 000 001' };
    expect((await guardar(llamado, PRIMERO)).status).toBe(200);
    expect(await app.log()).toMatch(/Cambia los datos del club: el teléfono$/m);
    expect((await guardar(SEGUNDO, llamado)).status).toBe(200);
    expect(await app.call(clubApi.leer, {})).toEqual(SEGUNDO);
    const { body } = await pedir('/contacto');
    expect(body).toContain('Asociación Raqueta Norte');
    expect(body).toContain('947 111 222');
    expect(await app.log()).toContain('la cuota de socio');
  });

  it('leaves nothing of the first one on any public page, feed, manifest, map of the site or calendar', {
    timeout: 60_000,
  }, async () => {
    const porVer = [
      ...PUBLICAS,
      '/',
      '/noticias.xml',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/sin-conexion.js',
      '/calendario/club.ics',
      '/api/openapi.json',
      '/inscripciones/nuevosocio',
    ];
    const vistas = new Set<string>();
    const malas: string[] = [];
    for (let path = porVer.pop(); path !== undefined; path = porVer.pop()) {
      if (vistas.has(path) || /^\/(?:assets|private|api\/private|tarjetas|iconos|favicon)/.test(path))
        continue;
      vistas.add(path);
      const { statusCode, body: entera } = await pedir(path);
      const body = entera.replace(SUFIJO, '');
      const [suyo] = DEL_PRIMERO.exec(body) ?? [];
      if (suyo)
        malas.push(`${path}: ${body.slice(Math.max(0, body.indexOf(suyo) - 60), body.indexOf(suyo) + 60)}`);
      if (statusCode !== 200 || !body.includes('<html')) continue;
      for (const [, enlace = ''] of body.matchAll(ENLACES)) {
        porVer.push(enlace.replaceAll('&amp;', '&'));
        if (DE_LO_QUE_NO_HAY.test(enlace)) malas.push(`${path} -> ${enlace}`);
      }
    }
    expect(vistas.size).toBeGreaterThan(30);
    expect([...new Set(malas)]).toEqual([]);
  });

  it('has no page of what it does not have', async () => {
    for (const path of [
      '/escuela-campamentos',
      '/competicion-liga-infantil-presentacion',
      '/competicion-horarios/infantil',
      '/inscripciones/campusverano',
      '/inscripciones/ligainfantiltenis',
    ])
      expect((await pedir(path)).statusCode, path).toBe(404);
    expect((await pedir('/sitemap.xml')).body).not.toMatch(DE_LO_QUE_NO_HAY);
  });

  it('is refused over an older one, and when it has no sense, beside the field', async () => {
    const viejo = await guardar({ ...SEGUNDO, cuota: 80 }, PRIMERO);
    expect(viejo).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
    const mal = await guardar({
      ...SEGUNDO,
      cuota: 3.5,
      iban: 'ES00',
      telefono: 'no',
      pistas: [{ dias: [], desde: '22:00', hasta: '9' }],
    });
    expect(mal.status).toBe(400);
    const paths = (mal.body as { errors: { path: string }[] }).errors.map(({ path }) => path);
    expect(paths).toEqual(['cuota', 'telefono', 'pistas.0.dias', 'pistas.0.hasta', 'iban']);
    expect(await app.call(clubApi.leer, {})).toEqual(SEGUNDO);
  });

  it.each<[string, Partial<DatosClub>, string]>([
    ['no hours of the courts', { pistas: [] }, 'pistas'],
    ['no hours of the office', { secretaria: [] }, 'secretaria'],
    [
      'hours over hours',
      { pistas: [1, 2].map(() => ({ dias: [1], desde: '9:00', hasta: '14:00' })) },
      'pistas.1.dias',
    ],
    ['no intensive course', { intensivos: [] }, 'intensivos'],
    [
      'a programme without prices',
      { programas: [{ id: 'padel', cuotas: null, modalidades: [] }] },
      'programas.0',
    ],
    ['a line break in the name', { nombre: 'Club\nBcc: a@b.es' }, 'nombre'],
    ['a control character', { claim: 'Tenis\u0000' }, 'claim'],
    ['a name of nothing', { nombre: '\u200b' }, 'nombre'],
    ['a telephone of spaces', { telefono: '+         1' }, 'telefono'],
    ['an account out of SEPA', { iban: 'BR15 0000 0000 0000 1093 2840 814P 2' }, 'iban'],
    ['an account in two lines', { iban: 'ES79 2100 0813\n6101 2345 6789' }, 'iban'],
  ])('is refused with %s', async (_de, mal, path) => {
    const { status, body } = await guardar({ ...SEGUNDO, ...mal });
    expect(status).toBe(400);
    expect((body as { errors: { path: string }[] }).errors.map((una) => una.path)).toEqual([path]);
  });

  it('has its account changed only by who collects', async () => {
    await insertarUsuario(base.db, 'berta', 'x', { rol: 'todo', reservados: false });
    const token = await app.signIn('berta');
    const body = { ...SEGUNDO, iban: PRIMERO.iban };
    const negado = await app.send('POST', '/api/private/club', { token, body });
    expect(negado).toMatchObject({ status: 403, body: { message: mensajes.cuentaReservada } });
    expect((await app.send('POST', '/api/private/club', { token, body: SEGUNDO })).status).toBe(200);
  });

  it('keeps the courts of a site that is renamed, and refuses a name that is of the other', async () => {
    const ponerPista = async (nombre: string) =>
      expect(
        (await app.api('POST', '/api/private/pistas/0', { nombre, estado: 'activa' })).status,
      ).toBeLessThan(300);
    await ponerPista('Ribera 1');
    await ponerPista('Monte 1');
    const monte = { ...SEGUNDO.prado, nombre: 'Monte', direccion: 'Calle del Monte, 1' };
    expect((await guardar({ ...SEGUNDO, reston: monte })).status).toBe(200);
    for (const nombre of ['Cumbre', 'Cima'])
      expect((await guardar({ ...SEGUNDO, reston: { ...monte, nombre } })).status).toBe(200);
    await ponerPista('Cima 2');
    expect(sitioDe('Monte 1')).toMatchObject({ nombre: 'Cima', direccion: 'Calle del Monte, 1' });
    expect(sitioDe('Cima 2').nombre).toBe('Cima');
    expect(sitioDe('Ribera 1').nombre).toBe('Ribera');
    expect(sitioDe('Otra').nombre).toBe(SEGUNDO.nombre);
    const prado = { ...SEGUNDO.prado, nombre: 'Monte' };
    expect(await guardar({ ...SEGUNDO, prado, reston: { ...monte, nombre: 'Cima' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'prado.nombre' }] },
    });
    expect((await guardar(SEGUNDO)).status).toBe(200);
  });

  it('is taken back as any other save, in the next answer', async () => {
    const { headers } = await guardar({ ...SEGUNDO, telefono: '947 333 444' });
    expect((await pedir('/contacto')).body).toContain('947 333 444');
    const id = headers['x-operation'];
    expect((await app.api('POST', `/api/private/log/operaciones/${id}/deshacer`)).status).toBeLessThan(300);
    expect((await pedir('/contacto')).body).toContain('947 111 222');
  });

  it('reads what was stored before a field existed', async () => {
    const { videos: _, desde: __, ...sin } = SEGUNDO;
    await base.transact(async (tx) => {
      await tx.q
        .updateTable('configuracion')
        .set({ valor: JSON.stringify(sin) })
        .where('clave', '=', 'club')
        .execute();
    });
    const { videos, desde } = PRIMERO;
    expect(await app.call(clubApi.leer, {})).toEqual({ ...SEGUNDO, videos, desde });
    expect(enVigor).toMatchObject({ nombre: SEGUNDO.nombre, desde });
  });
});

describeServer('a stored club that cannot be read whole', ({ open }) => {
  afterAll(() => ponerClub(SEMILLA));

  it.each([
    [JSON.stringify({ ...SEGUNDO, nombre: 'x'.repeat(81), prado: 7 }), ['nombre', 'prado'], SEGUNDO.telefono],
    ['{"nombre":', ['*'], PRIMERO.telefono],
    ['null', ['*'], PRIMERO.telefono],
  ])(
    'has the first one’s fields in place of the bad ones, and says so in the log',
    async (valor, campos, telefono) => {
      const base = await open();
      await base.transact(async (tx) => {
        await tx.q.insertInto('configuracion').values({ clave: 'club', valor }).execute();
      });
      const warn = vi.fn();
      await ponerClubAlDia(base, { warn });
      expect(enVigor).toMatchObject({ nombre: PRIMERO.nombre, telefono });
      expect(enVigor.centros.prado.nombre).toBe(PRIMERO.prado.nombre);
      expect(warn).toHaveBeenCalledWith({ campos }, expect.any(String));
    },
  );
});

describeServer('the mails and the PDFs of another club', ({ open }) => {
  /** Pasted in a header it would be another sender. */
  const nombre = 'Raqueta Norte" <otra@casa.example>, "';
  let smtp: Smtp;
  let app: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startForms(await open(), {
      smtp: { url: smtp.url },
      publicUrl: 'https://raquetanorte.example',
    });
    expect((await app.api('POST', '/api/private/club', { ...SEGUNDO, nombre })).status).toBe(200);
  });
  afterAll(async () => {
    ponerClub(SEMILLA);
    await app.app.close();
    await smtp.cierra();
  });

  it('are signed by it, from its mailbox, and say nothing of the first one', async () => {
    const deOtroSitio = { poblacion: 'Ribera Alta', cuentaEntidad: 'Banco', cuentaIBAN: SEGUNDO.iban };
    await enviarContacto(app);
    expect((await enviarInscripcion(app, deOtroSitio)).status).toBe(200);
    await hasta(() => smtp.recibidos.length >= 4);
    for (const { from, text = '', html = '', subject } of smtp.recibidos) {
      expect(from).toMatchObject({ name: nombre, address: SEGUNDO.email });
      expect(`${subject} ${text} ${html}`).not.toMatch(DEL_PRIMERO);
      expect(html).toContain(SEGUNDO.telefono);
    }
    const ids = (await app.api('GET', '/api/private/solicitudes?tipo=inscripcion')).body as { id: number }[];
    const url = `/api/private/solicitudes/${ids[0]?.id}/pdf`;
    const { rawPayload } = await app.app.inject({ url, headers: { authorization: app.token } });
    const escrito = textoDePdf(rawPayload).join(' ');
    expect(escrito).toContain('Raqueta Norte');
    expect(escrito).not.toMatch(DEL_PRIMERO);
  });

  it('are printed for the board with its name and its address', async () => {
    const url = '/api/private/ligas/horarios?idLiga=-1';
    const { rawPayload, statusCode } = await app.app.inject({ url, headers: { authorization: app.token } });
    expect(statusCode).toBe(200);
    const escrito = textoDePdf(rawPayload).join(' ');
    expect(escrito).toContain(SEGUNDO.dominio);
    expect(escrito).not.toMatch(DEL_PRIMERO);
  });
});
