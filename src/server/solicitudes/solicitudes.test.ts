import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import {
  cuantos,
  enviarContacto,
  enviarInscripcion,
  startForms,
  unToken,
  vaciar,
} from '#tests/support/formularios.ts';
import { celdasDe, deTexto } from '#tests/support/hojas.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';
import { purgar } from './retencion.ts';

const SOLICITUDES = '/api/private/solicitudes';

describeEngines('solicitudes', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(async () => {
    await vaciar(club.base);
    club.reloj.set('2026-11-21T10:00');
  });
  afterAll(() => club?.app.close());

  const listar = async (query = ''): Promise<SolicitudFila[]> =>
    (await club.api('GET', `${SOLICITUDES}${query}`)).body as SolicitudFila[];
  const nombres = async (query: string): Promise<string[]> =>
    (await listar(query)).map(({ nombre }) => nombre);
  const unaId = async (): Promise<number> => (await listar())[0]?.id ?? 0;
  const pedirPrueba = async (nombre: string) =>
    club.send('POST', '/api/pruebanivel', { body: { nombre, conforme: true, token: await unToken(club) } });

  it('tell bank and health data, and their files, to who has the mark for it alone', async () => {
    await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a', alergia: 'polen' });
    const acceso = { rol: 'todo', reservados: false } as const;
    await insertarUsuario(club.base.db, `sin.marca.${club.base.motor}`, 'un hash', acceso);
    const token = await club.signIn(`sin.marca.${club.base.motor}`);
    const ruta = `${SOLICITUDES}/${await unaId()}`;
    const enteras = (await club.api('GET', ruta)).body;
    expect(enteras).toMatchObject({ salud: [{ valor: 'polen' }] });
    for (const { body, text } of [
      await club.send('GET', ruta, { token }),
      await club.send('POST', ruta, { token, body: { leida: true } }),
    ]) {
      expect(body).toMatchObject({ tieneBanco: false, salud: null, saludCaduca: null, adjuntos: [] });
      expect(text).not.toContain('polen');
    }
  });

  it('are listed newest first, by type, text and marks', async () => {
    await enviarContacto(club, { nombre: 'Íñigo Núñez' });
    club.reloj.advance(1);
    await pedirPrueba('Eva Gil');
    club.reloj.advance(1);
    await enviarInscripcion(club, { tipo: 'escuelapadel' });
    expect(await nombres('')).toEqual(['Ana García Peña', 'Eva Gil', 'Íñigo Núñez']);
    expect(await nombres('?tipo=pruebanivel')).toEqual(['Eva Gil']);
    expect(await nombres('?inscripcion=escuelapadel')).toEqual(['Ana García Peña']);
    expect(await nombres('?texto=inigo%20nu')).toEqual(['Íñigo Núñez']);
    expect(await nombres('?texto=%25')).toEqual([]);
    await club.api('POST', `${SOLICITUDES}/${await unaId()}`, { leida: true, atendida: true });
    expect(await nombres('?leida=false')).toEqual(['Eva Gil', 'Íñigo Núñez']);
    expect(await nombres('?atendida=true')).toEqual(['Ana García Peña']);
    expect((await listar())[0]).toMatchObject({
      correosPendientes: 2,
      avisos: 0,
      inscripcion: 'escuelapadel',
    });
  });

  it('are marked and noted; what is not sent stays', async () => {
    await enviarContacto(club);
    const id = await unaId();
    const anotar = (body: object) => club.api('POST', `${SOLICITUDES}/${id}`, body);
    expect((await anotar({ leida: true })).body).toMatchObject({ leida: true, atendida: false, version: 2 });
    expect((await anotar({ notas: 'Llamar el lunes' })).body).toMatchObject({ leida: true, version: 3 });
    expect((await anotar({ leida: false })).body).toMatchObject({ notas: 'Llamar el lunes', leida: false });
    const tarde = await anotar({ notas: 'Otra', version: 2 });
    expect([tarde.status, tarde.body]).toMatchObject([409, { message: mensajes.cambiadoMientras }]);
    expect((await anotar({ notas: '' })).body).toMatchObject({ notas: null });
  });

  it('tell what they brought and what became of their mails', async () => {
    await enviarContacto(club);
    const detalle = (await club.api('GET', `${SOLICITUDES}/${await unaId()}`)).body as Solicitud;
    expect(detalle.datos.map(({ etiqueta, valor }) => [etiqueta, valor])).toEqual([
      ['Nombre', 'Ana García'],
      ['Email', 'ana@correo.example'],
      ['Teléfono', '600 000 000'],
      ['Mensaje', '¿Hay sitio los martes?'],
      ['Conforme con la protección de datos', 'Sí'],
    ]);
    expect(detalle.correos.map(({ para, estado }) => [para, estado])).toEqual([
      ['info@clubtenisvaldecierzo.example', 'pendiente'],
      ['ana@correo.example', 'pendiente'],
    ]);
    expect([detalle.tieneBanco, detalle.salud, detalle.adjuntos]).toEqual([false, null, []]);
  });

  it('are deleted with all that hangs on them', async () => {
    await enviarInscripcion(club, { firma: null });
    const id = await unaId();
    expect((await club.api('DELETE', `${SOLICITUDES}/${id}`)).status).toBe(204);
    const [linea] = await frasesDelRegistro(club.base);
    expect(linea).toEqual({ usuario: 'admin', texto: `Borra la solicitud n.º ${id} (inscripción)` });
    expect(await cuantos(club.base, 'correo')).toBe(0);
    for (const [metodo, ruta] of [
      ['DELETE', `${SOLICITUDES}/${id}`],
      ['GET', `${SOLICITUDES}/${id}`],
      ['POST', `${SOLICITUDES}/${id}`],
      ['GET', `${SOLICITUDES}/${id}/pdf`],
      ['GET', `${SOLICITUDES}/${id}/adjuntos/1`],
    ] as const)
      expect((await club.api(metodo, ruta, metodo === 'POST' ? {} : undefined)).status).toBe(404);
  });

  it('that are not enrolments have no PDF', async () => {
    await enviarContacto(club);
    expect((await club.api('GET', `${SOLICITUDES}/${await unaId()}/pdf`)).status).toBe(404);
  });

  it('go to a spreadsheet as text, without bank or health data', async () => {
    await enviarContacto(club, { nombre: '=HYPERLINK("http://x")', telefono: '+34 600 000 000' });
    await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a', alergia: 'polen' });
    const { headers, text } = await club.api('GET', `${SOLICITUDES}/csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="solicitudes.csv"');
    const [cabecera, ...lineas] = await celdasDe(deTexto(text));
    expect(cabecera?.slice(0, 3)).toEqual(['Número', 'Fecha', 'Formulario']);
    expect(lineas).toHaveLength(2);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(';+34 600 000 000;');
    expect(text).not.toMatch(/polen|ES9121000418450200051332/);
  });

  describe('are kept for their time', () => {
    const firmada = () => crearFirma(club.base, club.reloj)({ usuario: null });
    const purgarEn = (dia: string) => {
      club.reloj.set(`${dia}T04:00`);
      return purgar(firmada(), club.reloj);
    };
    const nada = { contacto: 0, pruebanivel: 0, inscripcion: 0, salud: 0 };

    it('messages and trial requests twelve months', async () => {
      await enviarContacto(club);
      await pedirPrueba('Eva');
      expect(await purgarEn('2027-11-21')).toEqual(nada);
      expect(await purgarEn('2027-11-22')).toEqual({ ...nada, contacto: 1, pruebanivel: 1 });
      expect(await purgarEn('2027-11-22')).toEqual(nada);
      const registros = await frasesDelRegistro(club.base);
      expect(registros.map(({ usuario, texto }) => [usuario, texto])).toEqual([
        [
          'sistema',
          'Borra lo que ha cumplido su plazo: mensajes de contacto (1), solicitudes de clase de prueba (1)',
        ],
      ]);
    });

    it('a spent captcha while it could be used again', async () => {
      const { db } = club.base;
      const caduca = Date.parse('2026-11-22T04:00Z') / 1000;
      await db.deleteFrom('captcha_usado').execute();
      const usados = [
        { nonce: 'caducado', caduca: caduca - 1 },
        { nonce: 'vivo', caduca },
      ];
      await db.insertInto('captcha_usado').values(usados).execute();
      await purgarEn('2026-11-22');
      expect(await db.selectFrom('captcha_usado').select('nonce').execute()).toEqual([{ nonce: 'vivo' }]);
    });

    it('health data thirty days after the camp, and the rest of the enrolment stays', async () => {
      club.reloj.set('2025-05-10T10:00');
      await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a', alergia: 'polen' });
      const detalle = async () =>
        (await club.api('GET', `${SOLICITUDES}/${await unaId()}`)).body as Solicitud;
      expect(await purgarEn('2025-08-30')).toEqual(nada);
      club.token = await club.signIn();
      expect(await detalle()).toMatchObject({ saludCaduca: '2025-08-31', salud: [{ valor: 'polen' }] });
      expect(await purgarEn('2025-08-31')).toEqual({ ...nada, salud: 1 });
      club.token = await club.signIn();
      expect(await detalle()).toMatchObject({ salud: null, saludCaduca: null, nombre: 'Ana García Peña' });
    });

    it('enrolments as long as staff say, six years otherwise', async () => {
      club.token = await club.signIn();
      await enviarInscripcion(club);
      const ruta = `${SOLICITUDES}/conservacion`;
      expect((await club.api('GET', ruta)).body).toEqual({ meses: 72 });
      expect(await purgarEn('2032-11-21')).toEqual(nada);
      club.reloj.set('2026-11-21T10:00');
      expect((await club.api('POST', ruta, { meses: 24 })).body).toEqual({ meses: 24 });
      expect((await club.api('POST', ruta, { meses: 0 })).status).toBe(400);
      const tarde = await club.api('POST', ruta, { meses: 36, antes: 72 });
      expect([tarde.status, tarde.body]).toMatchObject([409, { actual: { meses: 24 } }]);
      expect(await purgarEn('2028-11-22')).toEqual({ ...nada, inscripcion: 1 });
    });
  });
});
