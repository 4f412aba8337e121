import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { conAvisos, direccionesDe } from '#tests/support/avisos.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { startForms } from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';
import { recordarPlazos } from './plazos.ts';

describeEngines('who has not told a result in time', ({ open }) => {
  let smtp: Smtp;
  let club: TestApp;
  const { pendientes, queSalga, aLas, modo, jugadores, guardar } = conAvisos(() => ({ club, smtp }));

  beforeAll(async () => {
    smtp = await startSmtp();
    club = await startForms(await open(), { smtp: { url: smtp.url }, publicUrl: 'https://club.example' });
    await aLas('2026-11-23T10:00');
    await modo('si');
  });
  afterEach(async () => {
    club.reloj.set('2026-11-23T10:00');
    await modo('si');
    await club.base.db.updateTable('liga').set({ estado: 'inactiva' }).execute();
  });
  afterAll(async () => {
    await club?.app.close();
    await smtp.cierra();
  });

  const recordar = () => recordarPlazos({ base: club.base, reloj: club.reloj });

  /** A match of the 16th, whose result could be told until the 19th: it is the 23rd. */
  const unoTarde = async (reglas: object = {}, liga: object = {}) => {
    const suyas = { ...reglasIniciales('social'), plazoResultado: 3, ...reglas };
    const { id: idLiga } = await unaLiga(club, { notificar: true, reglas: suyas, ...liga });
    const [ana = 0, luis = 0] = await jugadores(idLiga, 'Ana Gil', 'Luis Paz');
    const quienes = { idLiga, idJugador1: ana, idJugador2: luis };
    const { id } = await unPartido(club, { ...quienes, fecha: '2026-11-16T10:00' });
    await queSalga();
    return { id, idLiga, quienes };
  };

  it('is reminded, each of the two, once: not the next hour, nor by another replica at the same time', async () => {
    const { idLiga } = await unoTarde({ anotan: 'confirmado' });
    const veces = await Promise.all([recordar(), recordar()]);
    expect(veces.sort()).toEqual([0, 1]);
    const mails = await queSalga();
    expect(direccionesDe(mails)).toEqual([`ana-${idLiga}@correo.example`, `luis-${idLiga}@correo.example`]);
    const [mail] = mails;
    expect(mail?.subject).toContain('falta el resultado de tu partido (lunes, 16 de noviembre)');
    expect(mail?.text).toContain('el plazo para decirlo ha pasado. Se jugaba: lunes, 16 de noviembre, a las');
    expect(mail?.text).toContain('Ponlo con tu enlace personal');
    expect(mail?.attachments).toEqual([]);
    expect(await recordar()).toBe(0);
    club.reloj.advance(48);
    expect(await recordar()).toBe(0);
    expect(await pendientes()).toEqual([]);
  });

  it('is told to write to the club where only the club writes results', async () => {
    await unoTarde();
    expect(await recordar()).toBe(1);
    const [mail] = await queSalga();
    expect(mail?.text).toContain('Dinos cómo quedó');
    expect(mail?.text).not.toContain('enlace personal');
  });

  it('is not once the result is in, not even while the mail waits', async () => {
    const { id } = await unoTarde();
    expect(await recordar()).toBe(1);
    expect(await pendientes()).toHaveLength(2);
    await guardar(id, marcador('6-1 6-1'), { 'x-avisos': 'no' });
    expect(await queSalga()).toEqual([]);
    expect(await recordar()).toBe(0);
  });

  it('is again of a match that was given another day, once that one is late too', async () => {
    const { id } = await unoTarde();
    expect(await recordar()).toBe(1);
    await queSalga();
    await guardar(id, { fecha: '2026-11-18T10:00' }, { 'x-avisos': 'no' });
    expect(await recordar()).toBe(1);
    expect(await queSalga()).toHaveLength(2);
    expect(await recordar()).toBe(0);
  });

  it('is told, before, the day on which it is given up by itself and what it costs', async () => {
    await unoTarde({ alVencer: 'solo', plazoResultado: 8, ninguno: -2, anotan: 'confirmado' });
    club.reloj.set('2026-11-22T10:00');
    expect(await recordar()).toBe(0);
    club.reloj.set('2026-11-23T10:00');
    expect(await recordar()).toBe(1);
    const [mail] = await queSalga();
    expect(mail?.text).toContain('Falta su resultado. Se jugaba: lunes, 16 de noviembre, a las');
    expect(mail?.text).toContain(
      'Si nadie lo dice antes del miércoles, 25 de noviembre, ese día se da por no jugado: lo perdéis los dos por no presentaros, con −2 puntos cada uno',
    );
    expect(mail?.text).toContain('Ponlo con tu enlace personal');
    expect(await recordar()).toBe(0);
  });

  it('is told that it counts for nobody where it costs nothing', async () => {
    await unoTarde({ alVencer: 'solo', ninguno: null });
    expect(await recordar()).toBe(1);
    expect((await queSalga())[0]?.text).toContain('ese día se da por no jugado: no cuenta para nadie');
  });

  it('is not mailed where notices are off, and what is given up by itself is noted all the same', async () => {
    await unoTarde({ alVencer: 'solo' });
    await modo('no');
    expect(await recordar()).toBe(1);
    expect(await pendientes()).toEqual([]);
  });

  it.each([
    ['the league sets no deadline', { plazoResultado: 0 }, {}],
    ['it is not over', { plazoResultado: 7 }, {}],
    ['the league tells nobody', {}, { notificar: false }],
  ])('is not where %s', async (_, reglas, liga) => {
    await unoTarde(reglas, liga);
    expect(await recordar()).toBe(0);
    expect(await pendientes()).toEqual([]);
  });

  it('is not where notices are off and, once they are on, is', async () => {
    await unoTarde();
    await modo('no');
    expect(await recordar()).toBe(0);
    await modo('si');
    expect(await recordar()).toBe(1);
    expect(await queSalga()).toHaveLength(2);
  });
});
