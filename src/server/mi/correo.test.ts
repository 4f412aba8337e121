import { afterAll, beforeAll, expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { jugadoresDe, unaLiga } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { hasta, startForms } from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';

describeEngines('a personal link by mail', ({ open }) => {
  let smtp: Smtp;
  let club: TestApp;
  let id = 0;

  const crear = () => club.call(enlacePersonalApi.crear, { params: { id } });
  const mandar = (token: string) => club.api('POST', `/api/private/jugadores/${id}/enlace/correo`, { token });
  const correos = () => club.base.db.selectFrom('correo').selectAll().orderBy('id').execute();

  beforeAll(async () => {
    smtp = await startSmtp();
    club = await startForms(await open(), { smtp: { url: smtp.url }, publicUrl: 'https://club.example' });
    const liga = await unaLiga(club);
    const [ana] = await jugadoresDe(club, liga.id, 'Ana Gil');
    id = ana?.id ?? 0;
  });
  afterAll(async () => {
    await club?.app.close();
    await smtp.cierra();
  });

  it('is refused without an address, and when it is no longer theirs', async () => {
    const jugador = await club.call(jugadoresApi.leer, { params: { id } });
    await club.call(jugadoresApi.guardar, { params: { id }, body: { ...jugador, email: null } });
    expect((await mandar((await crear()).token)).status).toBe(409);
    const { version, ...datos } = await club.call(jugadoresApi.leer, { params: { id } });
    const body = { ...datos, email: 'ana@correo.example', version };
    await club.call(jugadoresApi.guardar, { params: { id }, body });
    const { token } = await crear();
    await crear();
    expect((await mandar(token)).status).toBe(409);
    expect(await correos()).toEqual([]);
  });

  it('leaves with the address of their page, which is nowhere in clear, before nor after', async () => {
    const { token } = await crear();
    smtp.reaccion = 'aplaza';
    expect((await mandar(token)).body).toMatchObject({ correo: 'pendiente' });
    const [esperando] = await correos();
    expect(esperando?.enlace).not.toBeNull();
    expect(Buffer.from(esperando?.enlace ?? []).includes(token)).toBe(false);
    expect(JSON.stringify(esperando)).not.toContain(token);
    smtp.reaccion = 'acepta';
    await hasta(async () => (await correos())[0]?.estado === 'enviado');
    const [mail] = smtp.recibidos;
    expect(mail?.to).toMatchObject([{ address: 'ana@correo.example' }]);
    expect(mail?.text).toContain(`https://club.example/mi/${token}\n`);
    expect(mail?.html).toContain(`<a href="https://club.example/mi/${token}"`);
    const [enviado] = await correos();
    expect(enviado?.enlace).toBeNull();
    expect(await club.call(enlacePersonalApi.leer, { params: { id } })).toMatchObject({ correo: 'enviado' });
    expect(await club.log()).toContain('Manda por correo su enlace personal a Ana');
    expect(await club.log()).not.toContain(token);
  });

  it('is refused without a mail server, and says what to do', async () => {
    const solo = await startForms(club.base, { publicUrl: 'https://club.example' });
    const { token } = await solo.call(enlacePersonalApi.crear, { params: { id } });
    const antes = (await correos()).length;
    expect(await solo.api('POST', `/api/private/jugadores/${id}/enlace/correo`, { token })).toMatchObject({
      status: 409,
      body: { message: mensajes.enlaceSinServidor },
    });
    expect(await correos()).toHaveLength(antes);
    await solo.app.close();
  });
});
