import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BaseDatos } from '#server/db/open.ts';
import type { OpcionesFormularios } from '#server/formularios.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import {
  enviarContacto,
  enviarInscripcion,
  hasta,
  startForms,
  unToken,
  vaciar,
} from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';

const CUANTOS = 4;
const TIEMPOS = { connect: 500, idle: 300, total: 1000 };

describeServer('the outbox', ({ open, motor }) => {
  let smtp: Smtp;
  let base: BaseDatos;
  const abiertas: TestApp[] = [];

  const arrancar = async (opciones: Partial<OpcionesFormularios> = {}): Promise<TestApp> => {
    const servidor = { url: smtp.url, timeouts: TIEMPOS };
    const club = await startForms(base, { smtp: servidor, turnoMs: 2_000, ...opciones });
    abiertas.push(club);
    return club;
  };
  const parar = async (): Promise<void> => {
    for (const club of abiertas.splice(0)) await club.app.close();
  };
  const enviar = async (club: TestApp): Promise<void> => {
    for (let i = 0; i < CUANTOS; i += 1) expect((await enviarContacto(club)).body).toBe(true);
  };
  const estados = async (): Promise<string[]> =>
    (await base.db.selectFrom('correo').select('estado').orderBy('id').execute()).map(({ estado }) => estado);
  const todosEnviados = async (): Promise<boolean> =>
    (await estados()).every((estado) => estado === 'enviado');
  /** A mail that was sent twice carries the same Message-ID: it is one mail. */
  const unicos = () => [...new Map(smtp.recibidos.map((mail) => [mail.messageId, mail])).values()];
  const distintos = (): number => unicos().length;

  beforeAll(async () => {
    base = await open();
    smtp = await startSmtp();
  });
  beforeEach(async () => {
    await parar();
    await vaciar(base);
    Object.assign(smtp, { reaccion: 'acepta', recibidos: [], desconocidos: new Set() });
  });
  afterAll(async () => {
    await parar();
    await smtp.cierra();
  });

  it('delivers both mails of each message once, each to its mailbox', async () => {
    await enviar(await arrancar());
    await hasta(todosEnviados);
    expect(distintos()).toBe(2 * CUANTOS);
    expect(distintos()).toBe(2 * CUANTOS);
    const [uno] = smtp.recibidos.filter(({ subject }) => subject === 'Consulta: Ana García');
    expect(uno?.from?.address).toBe('info@clubtenisvaldecierzo.example');
    expect(uno?.to).toMatchObject([{ address: 'info@clubtenisvaldecierzo.example' }]);
    expect(uno?.replyTo).toMatchObject([{ address: 'ana@correo.example' }]);
    expect(uno?.text).toContain('¿Hay sitio los martes?');
  });

  it('each has the same words as plain text and as HTML, and says that no person sent it', async () => {
    const club = await arrancar();
    expect((await enviarContacto(club, { telefono: null })).body).toBe(true);
    const token = await unToken(club);
    const prueba = {
      nombre: '<b>Eva</b>',
      email: 'eva@correo.example',
      telefono: '600 000 000',
      conforme: true,
    };
    expect((await club.send('POST', '/api/pruebanivel/', { body: { ...prueba, token } })).body).toBe(true);
    await hasta(todosEnviados);
    expect(unicos()).toHaveLength(4);
    for (const { headers, text, html } of unicos()) {
      const valor = (key: string) => headers.find((header) => header.key === key)?.value;
      expect(valor('auto-submitted')).toBe('auto-generated');
      expect(valor('content-type')).toMatch(/^multipart\/alternative/);
      expect(html).toContain('Club de Tenis Valdecierzo');
      const soloPalabras = (escrito = '') => escrito.replace(/<[^>]*>|\s+/g, '').replace(/&[lg]t;/g, '');
      for (const linea of (text ?? '').split('\n').filter((una) => una.trim() && !/[<>]/.test(una)))
        expect(soloPalabras(html)).toContain(soloPalabras(linea.replace(/^- /, '')));
    }
    const para = (address: string) => unicos().find(({ to }) => to?.[0]?.address === address);
    expect(para('ana@correo.example')?.text).toContain('Falta:\n- Un teléfono');
    expect(para('eva@correo.example')?.text).toContain('Ahora:\n- La escuela busca un grupo');
    expect(para('eva@correo.example')?.text).not.toContain('Falta');
    expect(para('escuela@clubtenisvaldecierzo.example')?.html).toContain('&lt;b&gt;Eva&lt;/b&gt;');
  });

  it('keeps what waits while the server is down, and delivers it when it is back', async () => {
    await smtp.cae();
    await enviar(await arrancar());
    await hasta(async () => (await base.db.selectFrom('correo').selectAll().execute()).some((c) => c.error));
    expect(new Set(await estados())).toEqual(new Set(['pendiente']));
    await smtp.vuelve();
    await hasta(todosEnviados);
    expect(distintos()).toBe(2 * CUANTOS);
  });

  it('tries again what the server puts off', async () => {
    smtp.reaccion = 'aplaza';
    await enviar(await arrancar());
    await hasta(async () =>
      (await base.db.selectFrom('correo').selectAll().execute()).some((c) => c.intentos > 2),
    );
    smtp.reaccion = 'acepta';
    await hasta(todosEnviados);
    expect(distintos()).toBe(2 * CUANTOS);
  });

  it.each(['muere', 'calla'] as const)(
    'a server that takes a mail and then "%s" gets it again, with the same Message-ID',
    async (reaccion) => {
      smtp.reaccion = reaccion;
      await enviar(await arrancar());
      await hasta(() => smtp.recibidos.length >= 3);
      smtp.reaccion = 'acepta';
      await hasta(todosEnviados);
      expect(distintos()).toBe(2 * CUANTOS);
      expect(smtp.recibidos.length).toBeGreaterThan(2 * CUANTOS);
    },
  );

  it('gives up an address that does not exist, and only that', async () => {
    smtp.desconocidos.add('ana@correo.example');
    await enviar(await arrancar());
    await hasta(async () => !(await estados()).includes('pendiente'));
    expect((await estados()).filter((estado) => estado === 'fallido')).toHaveLength(CUANTOS);
    expect(smtp.recibidos).toHaveLength(CUANTOS);
    const errores = await base.db
      .selectFrom('correo')
      .select('error')
      .where('estado', '=', 'fallido')
      .execute();
    expect(errores[0]?.error).toBe('EENVELOPE 550');
  });

  it('without a server waits, and leaves with the first one there is', async () => {
    const club = await arrancar({ smtp: null });
    await enviar(club);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(new Set(await estados())).toEqual(new Set(['pendiente']));
    await parar();
    await arrancar();
    await hasta(todosEnviados);
    expect(distintos()).toBe(2 * CUANTOS);
  });

  it('of a program that died with a mail in its hands is taken up by the next one', async () => {
    await enviar(await arrancar({ smtp: null }));
    const hastaCuando = (await arrancar({ smtp: null })).reloj.now() + (motor === 'sqlite' ? 1e9 : 0);
    await base.db.updateTable('correo').set({ dueno: 'muerto', hasta: hastaCuando }).execute();
    const club = await arrancar();
    club.reloj.advance(1);
    await hasta(todosEnviados);
    expect(distintos()).toBe(2 * CUANTOS);
  });

  // The embedded file belongs to one program.
  if (motor === 'postgres')
    it('several programs at once deliver every mail', async () => {
      await enviar(await arrancar({ smtp: null }));
      await Promise.all([arrancar(), arrancar(), arrancar()]);
      await hasta(todosEnviados);
      expect(distintos()).toBe(2 * CUANTOS);
    });

  it('an enrolment leaves for the club alone with its PDF and its files; no body has health data or IBAN', async () => {
    const club = await arrancar();
    const campus = {
      tipo: 'campusverano',
      semana1: 'a',
      alergia: 'cacahuetes',
      nombrePadreMadreTutor: 'Eva',
    };
    expect((await enviarInscripcion(club, campus)).body).toBe(true);
    expect((await enviarInscripcion(club)).body).toBe(true);
    await hasta(todosEnviados);
    expect(
      unicos()
        .map(({ to }) => to?.[0]?.address)
        .sort(),
    ).toEqual([
      'ana@example.com',
      'ana@example.com',
      'campus@clubtenisvaldecierzo.example',
      'escuela@clubtenisvaldecierzo.example',
    ]);
    for (const { to, text, attachments } of smtp.recibidos) {
      expect(text).not.toMatch(/cacahuetes|ES9121000418450200051332/);
      const [pdf] = attachments;
      if (to?.[0]?.address === 'ana@example.com') expect(attachments).toEqual([]);
      else {
        expect([pdf?.filename, pdf?.mimeType]).toEqual(['inscripcion.pdf', 'application/pdf']);
        expect(Buffer.from(pdf?.content as ArrayBuffer).toString('latin1', 0, 5)).toBe('%PDF-');
      }
    }
  });
});
