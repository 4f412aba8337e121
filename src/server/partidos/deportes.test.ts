import { expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import type { MisPartidos } from '#contract/cuentas/mis-partidos.ts';
import { afectadosApi } from '#contract/liga/partidos.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import { noEsDeSuDeporte } from '#domain/liga/en-pista.ts';
import {
  datosPartido,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { conCabecera, hojasDePartidos } from '#tests/support/hojas.ts';

const PARTIDOS = '/api/private/partidos';
const SABADO = '2026-11-21';
const OTRO = '2026-11-28';

describeEngines('courts of several sports', (engine) => {
  const app = useApp(engine);

  /** A padel league of two, a court of tennis and another of padel. */
  async function preparar() {
    const { liga, pista: deTenis, ana, quienes } = await unaLigaConDos(app(), { deporte: 'padel' });
    const dePadel = await unaPista(app(), { nombre: 'Cristal 1', deporte: 'padel' });
    return { liga, deTenis, dePadel, ana, quienes, frase: noEsDeSuDeporte(deTenis, liga) };
  }

  const poner = (id: number, cambios: Parameters<typeof datosPartido>[0]) =>
    app().api('POST', `${PARTIDOS}/${id}`, datosPartido(cambios));

  it('a match is saved on a court of the sport of its league, and on no other', async () => {
    const { deTenis, dePadel, quienes, frase } = await preparar();
    expect(await poner(0, { ...quienes, idPista: deTenis.id })).toMatchObject({
      status: 409,
      body: { message: frase, errors: [{ path: 'idPista', message: frase }] },
    });
    const { id } = await unPartido(app(), { ...quienes, idPista: dePadel.id });
    expect((await poner(id, { ...quienes, idPista: deTenis.id })).status).toBe(409);
    expect((await poner(id, quienes)).body).toMatchObject({ idPista: null });
    const mover = {
      partidos: [{ id, version: 2, idPista: deTenis.id, fecha: `${OTRO}T10:00` }],
      nota: 'Lluvia',
    };
    const movido = await app().api('POST', `${PARTIDOS}/suspender`, mover);
    expect(movido).toMatchObject({ status: 409, body: { errors: [{ message: frase }] } });
  });

  it('what was there before stays where it was while neither its court nor its league changes', async () => {
    const { deTenis, dePadel, quienes } = await preparar();
    const { id } = await unPartido(app(), { ...quienes, idPista: dePadel.id });
    await app().base.db.updateTable('partido').set({ idPista: deTenis.id }).where('id', '=', id).execute();
    const jugado = { ...quienes, idPista: deTenis.id, ...marcador('6-4 6-4') };
    expect((await poner(id, jugado)).status).toBe(200);
    const tenis = await unaLiga(app());
    expect((await poner(id, { ...jugado, idLiga: tenis.id })).status).toBe(400);
  });

  it('a proposal has no line on a court of another sport, and is not saved with one', async () => {
    const { liga, deTenis, dePadel, quienes, frase } = await preparar();
    const pistas = [deTenis, dePadel].map((pista) => ({ ...pista, disponible: true }));
    const body = { tipo: 'social' as const, pistas, fecha1: SABADO, fecha2: null };
    const { partidos } = await app().call(propuestaApi.generar, { body });
    expect(partidos).toMatchObject([{ idLiga: liga.id, idPista: dePadel.id }]);
    const linea = { ...quienes, fecha: `${SABADO}T10:00`, idPista: deTenis.id };
    const guardar = (suya: object) => app().api('POST', propuestaApi.guardar.path, [suya]);
    expect(await guardar(linea)).toMatchObject({
      status: 409,
      body: { errors: [{ path: '0.idPista', message: frase }] },
    });
    expect((await guardar({ ...linea, idPista: dePadel.id })).body).toMatchObject({ creados: 1 });
  });

  it('another day is looked for only on courts of its sport, at the desk and by its players', async () => {
    const { dePadel, ana, quienes } = await preparar();
    const { id } = await unPartido(app(), { ...quienes, idPista: dePadel.id });
    const huecos = () => app().call(afectadosApi.huecos, { params: { id }, body: { cambios: [] } });
    const pistas = new Set((await huecos()).huecos.map(({ idPista }) => idPista));
    expect(pistas).toEqual(new Set([dePadel.id]));
    await poner(id, { ...quienes, idPista: dePadel.id, jugador1Aplaza: true });
    await app().api('POST', '/api/private/configuracion/save', [
      { clave: 'aplazadosEntreJugadores', valor: 'true' },
    ]);
    const { token } = await app().call(enlacePersonalApi.crear, { params: { id: ana.id } });
    const horas = async () => {
      const { body } = await app().send('POST', '/api/mi/partidos', { body: { token } });
      return (body as MisPartidos).aplazados[0]?.huecos.length ?? 0;
    };
    expect(await horas()).toBeGreaterThan(0);
    await app().api('POST', `/api/private/pistas/${dePadel.id}`, {
      nombre: dePadel.nombre,
      estado: 'inactiva',
    });
    expect(await horas()).toBe(0);
  });

  it('a sheet brings no match to a court of another sport', async () => {
    const { liga, deTenis, dePadel, frase } = await preparar();
    const { ver } = hojasDePartidos(app);
    const hoja = conCabecera(['Fecha', 'Liga', 'Pista', 'Jugador 1', 'Jugador 2']);
    const fila = (pista: string) => ['21/11/2026 18:30', liga.nombre, pista, 'Ana Gil', 'Luis Paz'];
    expect(await ver(hoja(fila(dePadel.nombre)))).toMatchObject({ nuevas: 1, malas: [] });
    const { malas } = await ver(hoja(fila(deTenis.nombre)));
    expect(JSON.stringify(malas)).toContain(frase);
  });

  it('a court changes its sport once nothing is to be played on it, and what was played stays', async () => {
    const { dePadel, quienes } = await preparar();
    const { id } = await unPartido(app(), { ...quienes, idPista: dePadel.id, fecha: `${OTRO}T10:00` });
    const cambiar = () =>
      app().api('POST', `/api/private/pistas/${dePadel.id}`, { ...dePadel, version: null, deporte: 'tenis' });
    expect(await cambiar()).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'deporte', message: mensajes.pistaConDeporte(1) }] },
    });
    const cambio = { tipo: 'pista', idPista: dePadel.id, deporte: 'tenis' } as const;
    const tocados = await app().call(afectadosApi.ver, { body: { cambios: [cambio] } });
    expect(tocados.map((uno) => uno.id)).toEqual([id]);
    const jugado = { fecha: '2026-11-14T10:00', ...marcador('6-4 6-4') };
    await poner(id, { ...quienes, idPista: dePadel.id, ...jugado });
    expect((await cambiar()).body).toMatchObject({ deporte: 'tenis' });
  });
});
