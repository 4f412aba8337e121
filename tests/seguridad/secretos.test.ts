import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { club } from '#club';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import { openDatabase } from '#server/db/open.ts';
import { hasta, multipart, resolver } from '#tests/support/formularios.ts';
import { ADMIN, type Servidor, startServer } from '#tests/support/programs/servidor.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';
import { inscripcionDe } from '../builders/inscripcion.ts';
import { figure } from '../support/figures.ts';
import { ENDPOINTS, PRIVADAS, PRIVADO, PUBLICAS, paginasConDatos, pedir } from '../support/programs/sitio.ts';

/** Words nobody else writes, each typed where it belongs to be typed. */
const CANARIOS = {
  password: 'canario-clave-7Qz',
  usuario: 'canario-en-la-casilla-equivocada',
  token: 'canario-token-9Xw',
  iban: 'ES7921000813610123456789',
  alergia: 'canario-alergia-al-latex',
  enfermedad: 'canario-enfermedad-rara',
  email: 'canario.correo@persona.example',
  telefono: '600 987 123',
  nombre: 'Canaria',
  apellidos: 'Peñaprivada Sinpublicar',
  mensaje: 'canario-mensaje-de-contacto',
} as const;

/** What the figures for monitoring are shown for. */
const METRICAS = 'canario-de-las-metricas-5Kp2';

/** In the short form one page of data in twenty; in the long one all of them. */
const EVERY = process.env.PAGINAS === 'todas' ? 1 : 20;

const escapado = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patron = (palabras: readonly string[]): RegExp => new RegExp(palabras.map(escapado).join('|'));

/** What nobody may read anywhere but where it was meant for. */
const TODOS = patron(Object.values(CANARIOS));

describe('secrets', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-secretos-'));
  let servidor: Servidor;
  let smtp: Smtp;
  let sesion = '';

  const get = (path: string, token = '') =>
    pedir(servidor.url, path, token === '' ? {} : { headers: { authorization: token } });
  const post = (path: string, body: unknown, token = '') =>
    pedir(servidor.url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(body),
    });
  const unToken = async (): Promise<string> => resolver(JSON.parse((await get('/api/captcha')).html));

  async function inscribir(): Promise<number> {
    const { iban: cuentaIBAN, alergia, enfermedad, email, telefono, nombre, apellidos } = CANARIOS;
    const comunes = { email, telefono, nombre, apellidos, fechaNacimiento: '2015-05-07' };
    const escuela = inscripcionDe({ ...comunes, cuentaIBAN });
    const campus = inscripcionDe({ ...comunes, tipo: 'campusverano', semana1: 'a', alergia, enfermedad });
    let total = 0;
    for (const datos of [escuela, campus]) {
      const json = JSON.stringify({ ...datos, token: await unToken() });
      const { payload, type } = await multipart([['json', json]]);
      const headers = { 'content-type': type };
      const init = { method: 'POST', headers, body: new Uint8Array(payload) };
      const respuesta = await fetch(`${servidor.url}/api/inscripcion`, init);
      if ((await respuesta.json()) === true) total += 1;
    }
    return total;
  }

  /** Wrong in every way that makes somebody write something down. */
  async function tropezar(): Promise<string[]> {
    const { password, usuario, token, iban, email, alergia } = CANARIOS;
    const enUrl = encodeURIComponent(email);
    const respuestas = [
      await post('/api/auth/login', { usuario: ADMIN.usuario, password }),
      await post('/api/auth/login', { usuario, password }),
      await get(`/api/auth/login?usuario=${usuario}&password=${password}`),
      await post('/api/auth/login', { usuario: [usuario], password: { password } }),
      await get(`${PRIVADO}jugadores`, token),
      await get(`${PRIVADO}jugadores?token=${token}`),
      await get(`/api/horarios/proximos?tipo=${enUrl}`),
      await get(`/api/clasificaciones/ver?idLiga=${enUrl}`),
      await get(`/api/configuracion?clave=${enUrl}`),
      await get(`/api/cms/${enUrl}`),
      await get(`/api/${enUrl}/${iban}`),
      await get(`/no-existe?${password}=${token}&email=${enUrl}`),
      await get(`/inscripciones/otra?email=${enUrl}&iban=${iban}`),
      await post('/api/contacto', { email: [email], mensaje: { alergia }, token }),
      await post('/api/contacto', { nombre: email, email, mensaje: alergia, conforme: true, token }),
      await post('/api/pruebanivel', `{"nombre":"${iban}`),
      await get(`${PRIVADO}pistas/${enUrl}`, sesion),
      await post(`${PRIVADO}pistas/0`, { nombre: [iban], estado: alergia }, sesion),
      await post(`${PRIVADO}jugadores/0`, { nombre: '', email: iban, estado: password }, sesion),
      await get(`/api/%zz${token}`),
    ];
    return respuestas.map(({ html, headers }) => html + JSON.stringify([...headers]));
  }

  let tropiezos: string[] = [];

  beforeAll(async () => {
    smtp = await startSmtp();
    servidor = await startServer({
      dataDir,
      env: {
        DEMO: 'true',
        SMTP_URL: smtp.url,
        ADMIN_PASSWORD: CANARIOS.password,
        METRICS_TOKEN: METRICAS,
      },
    });
    const { usuario } = ADMIN;
    sesion = (await post('/api/auth/login', { usuario, password: CANARIOS.password })).html;
    expect(sesion).toMatch(/^[\w-]{43}$/);
    expect(await inscribir()).toBe(2);
    const { email, nombre, mensaje, telefono } = CANARIOS;
    const contacto = { email, nombre, mensaje, telefono, conforme: true, token: await unToken() };
    expect((await post('/api/contacto', contacto)).html).toBe('true');
    const { html } = await post(
      `${PRIVADO}jugadores/0`,
      { nombre: 'Con Datos', estado: 'activo', email, telefono },
      sesion,
    );
    const { id } = JSON.parse(html) as { id: number };
    await post(
      `${PRIVADO}jugadores/${id}`,
      { nombre: 'Con Datos', estado: 'activo', email: `x${email}`, telefono },
      sesion,
    );
    tropiezos = await tropezar();
    await hasta(() => smtp.recibidos.some(({ text }) => text?.includes(mensaje)), 30_000);
    await hasta(() => smtp.recibidos.length >= 3, 30_000);
  }, 120_000);
  afterAll(async () => {
    await servidor?.stop();
    await smtp?.cierra();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('no error answer repeats what was sent', () => {
    for (const texto of tropiezos) expect(texto).not.toMatch(patron([...Object.values(CANARIOS), sesion]));
  });

  it('neither the log nor the figures for monitoring hold any', async () => {
    const archivos = readdirSync(dataDir).filter((nombre) => /\.(log|txt)/.test(nombre));
    expect(archivos).toContain('salida.txt');
    for (const nombre of archivos)
      expect(readFileSync(join(dataDir, nombre), 'utf8'), nombre).not.toMatch(
        patron([...Object.values(CANARIOS), sesion]),
      );
    const metricas = await get('/metrics', `Bearer ${METRICAS}`);
    expect(metricas.status).toBe(200);
    // What was asked above is counted there.
    expect(metricas.html).toContain('route="/api/auth/login"');
    for (const { html } of [metricas, await get('/metrics'), await get('/api/salud')])
      expect(html).not.toMatch(patron([...Object.values(CANARIOS), sesion, METRICAS]));
  });

  it('the log that staff read says what changed, never a contact, a password or a token', async () => {
    const { html } = await get(`${PRIVADO}log`, sesion);
    expect(html).toContain('Con Datos');
    expect(html).toContain('desconocido');
    expect(html).not.toMatch(patron([...Object.values(CANARIOS), sesion]));
    // The rows themselves, whatever is shown of them.
    const base = openDatabase({ dataDir, databaseUrl: null });
    const filas = await base.db.selectFrom('registro').selectAll().execute().finally(base.close);
    expect(JSON.stringify(filas)).toContain('Con Datos');
    expect(JSON.stringify(filas)).not.toMatch(patron([...Object.values(CANARIOS), sesion]));
  });

  it('the database holds bank and health data sealed, passwords and sessions as hashes', async () => {
    const { password, iban, alergia, enfermedad, usuario } = CANARIOS;
    const cerrados = [password, iban, alergia, enfermedad, usuario, sesion];
    const archivos = readdirSync(dataDir).filter((nombre) => statSync(join(dataDir, nombre)).isFile());
    for (const nombre of archivos) {
      const bytes = readFileSync(join(dataDir, nombre));
      for (const uno of cerrados) expect(bytes.includes(uno), `${uno} in ${nombre}`).toBe(false);
    }
    expect(archivos.some((nombre) => readFileSync(join(dataDir, nombre)).includes(CANARIOS.email))).toBe(
      true,
    );
  });

  it('a backup names its files by what they are, and keeps closed what is closed', async () => {
    const respuesta = await fetch(`${servidor.url}${PRIVADO}ligas/backup`, {
      headers: { authorization: sesion },
    });
    expect(respuesta.headers.get('content-disposition')).not.toMatch(TODOS);
    const zip = unzipSync(new Uint8Array(await respuesta.arrayBuffer()));
    expect(Object.keys(zip).join('\n')).not.toMatch(TODOS);
    const { password, iban, alergia, enfermedad, usuario } = CANARIOS;
    for (const [nombre, bytes] of Object.entries(zip))
      for (const uno of [password, iban, alergia, enfermedad, usuario, sesion])
        expect(Buffer.from(bytes).includes(uno), `${uno} in ${nombre}`).toBe(false);
  });

  it('a mail tells the club who writes and what; bank and health data go in no body nor subject', () => {
    const { iban, alergia, enfermedad, mensaje, email, password } = CANARIOS;
    const ajenos = patron([iban, alergia, enfermedad, password, sesion]);
    for (const { text, html, subject, headers } of smtp.recibidos) {
      expect(`${text}${html}${subject}${JSON.stringify(headers)}`).not.toMatch(ajenos);
      expect(subject).not.toContain(email);
    }
    expect(smtp.recibidos.some(({ text }) => text?.includes(mensaje))).toBe(true);
    const deFuera = smtp.recibidos.filter(({ to }) => to?.some(({ address }) => address === email));
    for (const { attachments } of deFuera)
      for (const { content } of attachments)
        expect(Buffer.from(content as ArrayBuffer).includes(alergia)).toBe(false);
    const [cuantos, mal] = [Object.keys(CANARIOS).length, tropiezos.length];
    figure(
      'canaries',
      `${cuantos} typed where they belong and in ${mal} wrong ways, 0 found elsewhere`,
      '0 found',
    );
  });

  const leer = async <T>(path: string): Promise<T> => JSON.parse((await get(path)).html) as T;

  /** Every address that answers to a visitor. */
  async function publicas(): Promise<string[]> {
    const sueltas = ENDPOINTS.filter(
      ({ method, path }) => method === 'GET' && !path.startsWith(PRIVADO) && !path.includes(':'),
    ).map(({ path }) => path);
    const ligas = await leer<{ id: number }[]>('/api/clasificaciones/ligas');
    const conDatos = (await paginasConDatos(servidor.url)).filter((_, i) => i % EVERY === 0);
    const idDe = (path: string): string => path.split('/').at(-1) ?? '';
    return [
      ...sueltas,
      ...CLAVES_CMS.map((clave) => `/api/cms/${clave}`),
      ...ligas.map(({ id }) => `/api/clasificaciones/ver?idLiga=${id}`),
      ...['mostrarIncidencias', 'mostrarAplazadosTotal'].map((clave) => `/api/configuracion?clave=${clave}`),
      ...conDatos.map(
        (path) => `/api/clasificaciones/${path.includes('division') ? 'jugador' : 'partido'}/${idDe(path)}`,
      ),
      ...[
        '/api/openapi.json',
        '/api',
        '/robots.txt',
        '/sitemap.xml',
        '/__manifest',
        '/noticias.rss',
        '/rss.xml',
      ],
      ...[...PUBLICAS, ...conDatos].flatMap((path) => [path, `${path === '/' ? '/_root' : path}.data`]),
      ...PRIVADAS,
      ...PRIVADAS.map((path) => `${path}.data`),
    ];
  }

  const CORREO = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
  const TELEFONO = /(?:\+34[ .-]?)?\b(?:555|[679]\d{2})[ .-]?\d{2,3}[ .-]?\d{2,3}(?:[ .-]?\d{2,3})?\b/g;
  const cifras = (texto: string): string => texto.replace(/\D/g, '').replace(/^34(?=\d{9})/, '');

  const DEL_CLUB = new Set<string>([club.email, ...club.buzones.map(({ email }) => email)]);
  const TELEFONO_DEL_CLUB = cifras(club.telefono);

  /** Contacts of the people of the season, and what only the server should know. */
  async function ajenos(): Promise<Set<string>> {
    const base = openDatabase({ dataDir, databaseUrl: null });
    try {
      const { db } = base;
      const jugadores = await db.selectFrom('persona').select(['email', 'telefono']).execute();
      const sesiones = await db.selectFrom('sesion').select('tokenHash').execute();
      const claves = await db.selectFrom('usuario').select('passwordHash').execute();
      const secretos = readdirSync(join(dataDir, 'secretos')).map((nombre) =>
        readFileSync(join(dataDir, 'secretos', nombre), 'utf8').trim(),
      );
      const todos = [
        ...jugadores.flatMap(({ email, telefono }) => [email, telefono]),
        ...sesiones.map(({ tokenHash }) => tokenHash),
        ...claves.map(({ passwordHash }) => passwordHash),
        ...secretos,
        ...Object.values(CANARIOS).filter((uno) => uno !== CANARIOS.nombre),
        sesion,
      ];
      return new Set(todos.filter((uno): uno is string => Boolean(uno)));
    } finally {
      await base.close();
    }
  }

  it('nothing that a visitor can ask for holds a contact, a token or a hash of anybody', {
    timeout: 300_000,
  }, async () => {
    const [direcciones, suyos] = [await publicas(), await ajenos()];
    expect(suyos.size).toBeGreaterThan(200);
    const vistas = new Map<number, number>();
    for (const path of direcciones) {
      const { status, html, headers } = await get(path);
      vistas.set(status, (vistas.get(status) ?? 0) + 1);
      const texto = html + JSON.stringify([...headers]);
      const hallados = [...suyos].filter((uno) => texto.includes(uno));
      expect(hallados, path).toEqual([]);
      if (!headers.get('content-type')?.match(/html|json|xml|plain/)) continue;
      for (const [correo] of texto.replace(/\\u00../g, ' ').matchAll(CORREO))
        expect(DEL_CLUB.has(correo) || !correo.includes('.example'), `${correo} at ${path}`).toBe(true);
      for (const [telefono] of html
        .replace(/<script[\s\S]*?<\/script>/g, '')
        // Files are named by their content: eight digits of a name are nobody's number.
        .replace(/\/(?:assets|imagenes)\/[\w.-]+/g, ' ')
        .replace(/\\u00../g, ' ')
        .matchAll(TELEFONO))
        expect(cifras(telefono), `${telefono} at ${path}`).toBe(TELEFONO_DEL_CLUB);
      // Challenges of the captcha are signed.
      if (path !== '/api/captcha') expect(texto, path).not.toMatch(/\$argon2|[0-9a-f]{64}(?![0-9a-f])/);
    }
    const cuantas = [...vistas].map(([estado, veces]) => `${estado} × ${veces}`).join(', ');
    figure(
      'public answers',
      `${direcciones.length} read (${cuantas}), ${suyos.size} private values looked for, 0 found`,
      '0 found',
    );
    expect(vistas.get(200) ?? 0).toBeGreaterThan(100);
  });
});
