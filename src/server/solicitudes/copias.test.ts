import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { OpcionesFormularios } from '#server/formularios.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import {
  cuantos,
  enviarContacto,
  enviarInscripcion,
  hasta,
  startForms,
  unToken,
  vaciar,
} from '#tests/support/formularios.ts';
import { textoDePdf } from '#tests/support/pdf-texto.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';

const CLAVE = 'k7q0d3m1z5x9c2v4b6n8m0l2-1abc';
const COPIA = `/api/inscripcion/copia/${CLAVE}`;
const ANZUELO = 'Verifique sus datos en https://phishing.example/';

describeServer('what is mailed to an address that nobody has verified', ({ open }) => {
  let smtp: Smtp;
  let base: BaseDatos;
  let club: TestApp;

  const arrancar = async (opciones: Partial<OpcionesFormularios> = {}): Promise<void> => {
    await club?.app.close();
    club = await startForms(base, {
      smtp: { url: smtp.url },
      publicUrl: 'https://club.example',
      ...opciones,
    });
  };
  const todosEnviados = async (): Promise<boolean> => {
    const filas = await base.db.selectFrom('correo').select('estado').execute();
    return filas.every(({ estado }) => estado === 'enviado');
  };
  const deFuera = () => smtp.recibidos.filter(({ to }) => !to?.[0]?.address?.includes('clubtenis'));

  beforeAll(async () => {
    base = await open();
    smtp = await startSmtp();
  });
  beforeEach(async () => {
    await vaciar(base);
    smtp.recibidos.length = 0;
    await arrancar();
  });
  afterAll(async () => {
    await club?.app.close();
    await smtp.cierra();
  });

  it('holds nothing that a visitor typed: forms to strangers carry no text of theirs', async () => {
    await arrancar({ smtp: null });
    for (let i = 0; i < 5; i += 1) {
      const datos = { nombre: ANZUELO, mensaje: ANZUELO, telefono: null, email: `x${i}@ajeno.example` };
      expect((await enviarContacto(club, datos)).body).toBe(true);
      const prueba = {
        nombre: ANZUELO,
        observaciones: ANZUELO,
        email: `y${i}@ajeno.example`,
        conforme: true,
      };
      const body = { ...prueba, token: await unToken(club) };
      expect((await club.send('POST', '/api/pruebanivel/', { body })).body).toBe(true);
    }
    await arrancar();
    await hasta(todosEnviados, 80_000);
    expect(deFuera()).toHaveLength(10);
    const deEllos = deFuera().filter(({ subject, text, html, headers }) =>
      /phishing|Verifique/.test(`${subject} ${text} ${html} ${JSON.stringify(headers)}`),
    );
    expect(deEllos).toEqual([]);
    expect(smtp.recibidos.filter(({ text }) => text?.includes('phishing'))).toHaveLength(10);
  }, 90_000);

  it('has a total an hour: what came in beyond it is kept, and staff see that no copy left', async () => {
    await arrancar({ copias: { porHora: 3 }, smtp: null });
    for (let i = 0; i < 5; i += 1) await enviarContacto(club, { email: `z${i}@ajeno.example` });
    expect(await cuantos(base, 'solicitud')).toBe(5);
    expect(await cuantos(base, 'correo')).toBe(5 + 3);
    const [ultima] = (await club.api('GET', '/api/private/solicitudes')).body as { id: number }[];
    const { body } = await club.api('GET', `/api/private/solicitudes/${ultima?.id}`);
    expect(body).toMatchObject({ detalles: [{ path: 'email', message: mensajes.copiaSinMandar }] });
  });

  it('tells the link to the copy of an enrolment, whose key is kept nowhere in clear', async () => {
    await arrancar({ smtp: null });
    await enviarInscripcion(club, { idEnvio: CLAVE, cuentaIBAN: 'ES9121000418450200051332' });
    const guardado = async (): Promise<string> => {
      const filas = [
        ...(await base.db.selectFrom('correo').selectAll().execute()),
        ...(await base.db.selectFrom('solicitud').selectAll().execute()),
      ];
      return JSON.stringify(filas.map((fila) => Object.values(fila).map(String)));
    };
    expect(await guardado()).not.toContain(CLAVE);
    await arrancar();
    await hasta(todosEnviados);
    expect(await guardado()).not.toContain(CLAVE);
    const [carta] = deFuera();
    expect(carta?.text).toContain(`https://club.example${COPIA}`);
    expect(carta?.attachments).toEqual([]);
    const { enlace } = await base.db
      .selectFrom('correo')
      .select('enlace')
      .where('para', '=', 'ana@example.com')
      .executeTakeFirstOrThrow();
    expect(enlace).toBeNull();
  });

  it.each([{ publicUrl: null }, { idEnvio: 'corta-81' }, { idEnvio: null }])(
    'tells no link where there is none: %j',
    async ({ publicUrl = 'https://club.example', idEnvio = CLAVE }) => {
      await arrancar({ publicUrl });
      expect((await enviarInscripcion(club, { idEnvio })).body).toBe(true);
      await hasta(todosEnviados);
      expect(deFuera()[0]?.text).not.toMatch(/copia|https:/);
    },
  );

  it('the link downloads the enrolment without its health data, for seven days', async () => {
    const campus = {
      tipo: 'campusverano',
      semana1: 'a',
      alergia: 'cacahuetes',
      nombrePadreMadreTutor: 'Eva',
    };
    await enviarInscripcion(club, { ...campus, idEnvio: CLAVE });
    const respuesta = await club.app.inject({ url: COPIA });
    expect(respuesta.statusCode).toBe(200);
    expect(respuesta.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="inscripcion.pdf"',
      'cache-control': 'no-store',
    });
    const texto = textoDePdf(respuesta.rawPayload).join('');
    expect(texto).toContain('Ana');
    expect(texto).not.toContain('cacahuetes');
    club.reloj.advance(7 * 24 - 1);
    expect((await club.app.inject({ url: COPIA })).statusCode).toBe(200);
    club.reloj.advance(2);
    const tarde = await club.send('GET', COPIA);
    expect([tarde.status, tarde.body]).toEqual([404, { message: mensajes.copiaCaducada }]);
  });

  it('opens nothing else: unknown and short keys, and those of the other forms', async () => {
    await enviarContacto(club, { idEnvio: CLAVE });
    await enviarInscripcion(club, { idEnvio: 'corta-81' });
    for (const clave of [CLAVE, 'corta-81', 'x'.repeat(40), '..%2f..', 'x'.repeat(150)]) {
      const { status, body } = await club.send('GET', `/api/inscripcion/copia/${clave}`);
      expect([clave, status, body]).toEqual([clave, 404, { message: mensajes.copiaCaducada }]);
    }
  });

  it('is counted by address, as forms are', async () => {
    await arrancar({ envios: { points: 3, seconds: 60 } });
    const estados: number[] = [];
    for (let i = 0; i < 4; i += 1)
      estados.push((await club.send('GET', COPIA, { ip: '203.0.113.9' })).status);
    expect(estados).toEqual([404, 404, 404, 429]);
    const soloCabeceras = { method: 'HEAD', url: COPIA, remoteAddress: '203.0.113.9' } as const;
    expect((await club.app.inject(soloCabeceras)).statusCode).toBe(429);
  });
});
