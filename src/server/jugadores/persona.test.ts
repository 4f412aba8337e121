import { expect, it } from 'vitest';
import { enlacePersonalApi, type Mi } from '#contract/cuentas/mi.ts';
import { personasApi } from '#contract/liga/personas.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  cruce,
  datosJugador,
  datosPartido,
  leerJugador,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('a person who plays as two', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);
  const ver = (id: number) => app().call(personasApi.ver, { params: { id } });
  const leer = (id: number) => leerJugador(app(), id);

  /** Marta in the adults' league and, typed again, in the children's, each with a rival. */
  async function dosMartas() {
    const [adultos, infantil] = [await unaLiga(app()), await unaLiga(app(), { tipo: 'infantil' })];
    const marta = await unJugador(app(), {
      nombre: 'Marta Quirós Sala',
      idLiga: adultos.id,
      email: 'm@club.example',
    });
    const nina = await unJugador(app(), {
      nombre: 'Marta Quirós Sala',
      idLiga: infantil.id,
      telefono: '600 000 001',
      notas: 'Zurda',
    });
    const [eva, ivan] = [
      await unJugador(app(), { nombre: 'Eva Sanz', idLiga: adultos.id }),
      await unJugador(app(), { nombre: 'Iván Paz', idLiga: infantil.id }),
    ];
    return { adultos, infantil, marta, nina, eva, ivan };
  }

  const juntar = async (uno: { id: number }, otro: { id: number }) => {
    const [{ version }, { version: versionOtro }] = [await leer(uno.id), await leer(otro.id)];
    return app().api('POST', `/api/private/jugadores/${uno.id}/persona`, {
      version,
      otro: otro.id,
      versionOtro,
    });
  };

  it('is suggested by what they share, shown with what each has, and never joined by itself', async () => {
    const { marta, nina, eva } = await dosMartas();
    expect(await ver(marta.id)).toEqual({
      entradas: [{ id: marta.id, estado: 'activo', liga: expect.any(String), partidos: 0 }],
      parecidas: [expect.objectContaining({ id: nina.id, telefono: '600 000 001', en: ['nombre'] })],
    });
    expect(await ver(eva.id)).toMatchObject({ parecidas: [] });
  });

  it('joined, says the same as either, loses nothing, and is given back as it was', async () => {
    const { marta, nina } = await dosMartas();
    const [antes, deAntes] = [await tablas(app()), await leer(nina.id)];
    const { status, body } = await juntar(marta, nina);
    expect([status, body]).toMatchObject([
      200,
      { entradas: [{ id: marta.id }, { id: nina.id }], parecidas: [] },
    ]);
    const unidas = [await leer(marta.id), await leer(nina.id)];
    for (const una of unidas)
      expect(una).toMatchObject({
        email: 'm@club.example',
        telefono: '600 000 001',
        notas: 'Zurda',
        reservado: true,
      });
    // Whoever had either on screen finds out.
    const vieja = await app().api('POST', `/api/private/jugadores/${nina.id}`, deAntes);
    expect(vieja.status).toBe(409);
    const otra = { ...unidas[1], email: 'otra@club.example' };
    expect((await app().api('POST', `/api/private/jugadores/${nina.id}`, otra)).status).toBe(200);
    expect(await leer(marta.id)).toMatchObject({ email: 'otra@club.example' });
    await deshacer(await ultima());
    expect((await deshacer(await ultima())).status).toBe(200);
    const junta = (await registroDe(app).lineas()).find(({ texto }) =>
      texto.includes('son la misma persona'),
    );
    expect((await deshacer(junta?.operacion ?? 0)).status).toBe(409);
    await deshacer((await registroDe(app).lineas())[0]?.operacion ?? 0);
    expect((await deshacer(junta?.operacion ?? 0)).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
  });

  it('is in one match at a time, whoever they play as', async () => {
    const { adultos, infantil, marta, nina, eva, ivan } = await dosMartas();
    await juntar(marta, nina);
    const [una, otra] = [await unaPista(app()), await unaPista(app())];
    await unPartido(app(), { ...cruce(adultos, marta, eva), idPista: una.id, fecha: '2026-11-28T10:00' });
    const nino = datosPartido({ ...cruce(infantil, ivan, nina), idPista: otra.id });
    const alaVez = await app().api('POST', '/api/private/partidos/0', { ...nino, fecha: '2026-11-28T10:30' });
    expect(alaVez).toMatchObject({
      status: 409,
      body: {
        message: mensajes.jugadorOcupado('Marta Quirós Sala', '10:00', 'Marta Quirós Sala – Eva Sanz'),
      },
    });
    const otroRato = await app().api('POST', '/api/private/partidos/0', {
      ...nino,
      fecha: '2026-11-28T17:00',
    });
    expect(otroRato).toMatchObject({ status: 200, body: { avisos: [{ path: 'idJugador2' }] } });
  });

  it('cannot be two who are in a league, nor two who play at once', async () => {
    const { adultos, infantil, marta, nina, eva, ivan } = await dosMartas();
    expect((await juntar(marta, eva)).body).toMatchObject({
      message: expect.stringContaining('dos personas'),
    });
    await unPartido(app(), { ...cruce(adultos, marta, eva), fecha: '2026-11-21T10:00' });
    await unPartido(app(), { ...cruce(infantil, nina, ivan), fecha: '2026-11-21T10:30' });
    expect((await juntar(marta, nina)).body).toMatchObject({ message: expect.stringContaining('a la vez') });
    expect((await juntar(marta, marta)).status).toBe(409);
  });

  it('may be given another league when it is made, which completes what was said and changes none of it', async () => {
    const { adultos, infantil, marta } = await dosMartas();
    const mas = datosJugador({
      nombre: 'Otra',
      email: 'otra@club.example',
      telefono: '611',
      idLiga: infantil.id,
    });
    const cuerpo = { ...mas, mismaPersonaQue: marta.id };
    const { body } = await app().api('POST', '/api/private/jugadores/0', cuerpo);
    expect(body).toMatchObject({
      nombre: marta.nombre,
      email: 'm@club.example',
      telefono: '611',
      idLiga: infantil.id,
    });
    const repetida = await app().api('POST', '/api/private/jugadores/0', { ...cuerpo, idLiga: adultos.id });
    expect(repetida).toMatchObject({
      status: 409,
      body: { message: mensajes.yaEstaEnLaLiga(marta.nombre, { liga: adultos.nombre, como: marta.nombre }) },
    });
    const sinNadie = await app().api('POST', '/api/private/jugadores/0', {
      ...cuerpo,
      mismaPersonaQue: 999_999,
    });
    expect(sinNadie.status).toBe(400);
    expect((await app().api('DELETE', `/api/private/jugadores/${marta.id}`)).status).toBe(204);
    expect(await leer((body as { id: number }).id)).toMatchObject({ nombre: marta.nombre });
  });

  it('is away in every league when they are in one, and has one name in public', async () => {
    const { infantil, marta, nina } = await dosMartas();
    await juntar(marta, nina);
    const ausencia = { idLiga: infantil.id, idJugador: nina.id, fecha: '2026-11-28' };
    expect((await app().api('POST', '/api/private/incidencias/0', ausencia)).status).toBe(200);
    const { body } = await app().api('GET', '/api/private/partidos/incidencias');
    expect(body).toEqual({ '2026-11-28': [marta.id, nina.id] });
    const nombre = async (id: number) =>
      ((await app().send('GET', `/api/clasificaciones/jugador/${id}`)).body as { nombre: string }).nombre;
    expect([await nombre(marta.id), await nombre(nina.id)]).toEqual(['Marta Q.', 'Marta Q.']);
  });

  it('sees and says of all their matches with the link of any of their players', async () => {
    const { adultos, infantil, marta, nina, eva, ivan } = await dosMartas();
    await juntar(marta, nina);
    const { token } = await app().call(enlacePersonalApi.crear, { params: { id: marta.id } });
    const [suyo, otro] = [
      await unPartido(app(), { ...cruce(adultos, marta, eva), fecha: '2026-12-05T10:00' }),
      await unPartido(app(), { ...cruce(infantil, ivan, nina), fecha: '2026-11-28T10:00' }),
    ];
    const mi = async (path: string, mas = {}) =>
      (await app().send('POST', path, { body: { token, ...mas } })).body as Mi;
    expect((await mi('/api/mi')).enPie.map(({ id, rival }) => [id, rival])).toEqual([
      [otro.id, 'Iván P.'],
      [suyo.id, 'Eva Sanz'],
    ]);
    const pedido = await mi('/api/mi/otro-dia', { id: otro.id, pide: true });
    expect(pedido.enPie.map(({ peticion }) => peticion)).toEqual(['pedida', 'sinPedir']);
    const ausente = await mi('/api/mi/ausencia', { desde: '2026-11-28', hasta: '2026-12-05' });
    expect(ausente.enPie.map(({ noPuedo }) => noPuedo)).toEqual([true, true]);
  });

  it('is told and forgotten whole, whichever of their players is asked for', async () => {
    const { marta, nina } = await dosMartas();
    await juntar(marta, nina);
    const { version } = await leer(nina.id);
    const borrado = await app().api('POST', `/api/private/jugadores/${nina.id}/datos/borrar`, {
      version,
      solicitudes: [],
    });
    expect(borrado.status).toBe(200);
    for (const id of [marta.id, nina.id])
      expect(await leer(id)).toMatchObject({
        nombre: 'Jugador',
        email: null,
        telefono: null,
        notas: null,
        idLiga: null,
      });
    expect(JSON.stringify(await tablas(app()))).not.toMatch(/Marta|m@club/);
    expect(
      await app()
        .base.db.selectFrom('operacion_fila')
        .selectAll()
        .where('antes', 'like', '%Marta%')
        .execute(),
    ).toEqual([]);
  });
});
