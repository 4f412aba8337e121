import { afterAll, beforeAll, expect, it } from 'vitest';
import { ligasApi } from '#contract/liga/ligas.ts';
import { parejasApi } from '#contract/liga/parejas.ts';
import { suplentesApi } from '#contract/liga/suplentes.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { marcador, unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { conAvisos, direccionesDe, eventosDe, SABADO } from '#tests/support/avisos.ts';
import { describeServer } from '#tests/support/engines.ts';
import { startForms } from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';

describeServer('mails to who plays for one of a pair', ({ open }) => {
  let smtp: Smtp;
  let club: TestApp;
  const { pendientes, queSalga, aLas, modo, leer, guardar } = conAvisos(() => ({ club, smtp }));

  beforeAll(async () => {
    smtp = await startSmtp();
    club = await startForms(await open(), { smtp: { url: smtp.url }, publicUrl: 'https://club.example' });
    await aLas('2026-11-23T10:00');
    await modo('si');
  });
  afterAll(async () => {
    await club?.app.close();
    await smtp.cierra();
  });

  it('say that they play it, for whom and how it ended, and that they do no more; the pair is told nothing of it', async () => {
    const { id: idLiga, ...liga } = await unaLiga(club, { modo: 'parejas', notificar: true });
    const body = { ...liga, duracion: 90 as const, reglas: { ...liga.reglas, suplencias: 2 } };
    await club.call(ligasApi.guardar, { params: { id: idLiga }, body });
    const persona = async (nombre: string) =>
      (await unJugador(club, { nombre, email: `${nombre.split(' ')[0]?.toLowerCase()}@correo.example` })).id;
    const [ana, luis] = [await persona('Ana Olmedo'), await persona('Luis Rivas')];
    const [eva, leo] = [await persona('Eva Mora'), await persona('Leo Zurita')];
    const nora = await persona('Nora Vidal');
    const pareja = async (una: number, otra: number) =>
      (await club.call(parejasApi.crear, { body: { idLiga, personas: [{ id: una }, { id: otra }] } })).id;
    const quienes = { idLiga, idJugador1: await pareja(ana, luis), idJugador2: await pareja(eva, leo) };
    const { id } = await unPartido(club, { ...quienes, fecha: `${SABADO}T10:00` });
    const alLlegar = await queSalga();
    expect(direccionesDe(alLlegar)).toHaveLength(4);
    for (const { text } of alLlegar) expect(text).toContain('Tus partidos, siempre al día:');

    const poner = async (suplencia: { suplente: number; por: number } | null) =>
      club.call(suplentesApi.guardar, {
        params: { id },
        body: { version: (await leer(id)).version, lado: 1, suplencia },
      });
    await poner({ suplente: nora, por: ana });
    expect(await pendientes()).toHaveLength(1);
    const nuevos = await queSalga();
    expect(direccionesDe(nuevos)).toEqual(['nora@correo.example']);
    expect(nuevos[0]?.subject).toContain('nuevo partido');
    expect(nuevos[0]?.text).toContain('Contra Mora / Zurita');
    // Who is in no league has no page to be sent to.
    expect(nuevos[0]?.text).not.toContain('siempre al día');
    expect(nuevos[0]?.text).toContain(', como suplente de Olmedo / Rivas');
    expect(nuevos[0] && eventosDe(nuevos[0]).get(id)?.status).toBe('CONFIRMED');

    await guardar(id, marcador('6-1 6-2'));
    const suyo = (await queSalga()).find((mail) => direccionesDe([mail])[0] === 'nora@correo.example');
    expect(suyo?.text).toContain('Resultado: Has ganado, 6-1, 6-2');

    await poner(null);
    const quitado = await queSalga();
    expect(direccionesDe(quitado)).toEqual(['nora@correo.example']);
    expect(quitado[0]?.subject).toContain('ya no constas en un partido');
    expect(quitado[0]?.text).toContain('Ya no consta que lo jugaras');
    expect(quitado[0]?.text).not.toContain('Se ha retirado el resultado');
    expect(quitado[0] && eventosDe(quitado[0]).get(id)?.status).toBe('CANCELLED');
    await poner({ suplente: nora, por: ana });
    await queSalga();

    await guardar(id, planoDe(MARCADOR_VACIO));
    await queSalga();
    await poner(null);
    const quitados = await queSalga();
    expect(direccionesDe(quitados)).toEqual(['nora@correo.example']);
    expect(quitados[0]?.subject).toContain('partido retirado');
    expect(quitados[0] && eventosDe(quitados[0]).get(id)?.status).toBe('CANCELLED');
  });
});
