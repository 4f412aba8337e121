import { expect, it } from 'vitest';
import { clausurasApi } from '#contract/liga/clausuras.ts';
import { afectadosApi, partidosApi, suspenderApi } from '#contract/liga/partidos.ts';
import { pronosticoApi } from '#contract/liga/pronostico.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import {
  jugadoresDe,
  marcador,
  SIN_CAJAS,
  unaLigaConDos,
  unaPista,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { conCabecera, hojasDePartidos, LIGA } from '#tests/support/hojas.ts';

const SABADO = '2026-11-28';
const hoja = conCabecera(['Fecha', 'Liga', 'Pista', 'Jugador 1', 'Jugador 2']);

/** By every road by which a match is set somewhere. */
describeEngines('a match on a court that is shut', (engine) => {
  const app = useApp(engine);
  const { ver } = hojasDePartidos(app);
  const cerrar = (
    pistas: number[] | null,
    horas = { inicio: '09:00' as string | null, fin: '14:00' as string | null },
  ) =>
    app().call(clausurasApi.guardar, {
      params: { id: 0 },
      body: { fecha: SABADO, hasta: null, ...horas, pistas, motivo: 'obras' },
    });
  const fraseDe = (pista: string) =>
    `${pista} está cerrada el sábado, 28 de noviembre de 9:00 a 14:00: obras. Cambia la hora o la pista.`;

  it('is refused by its form, and stays where it was before', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const puesto = { ...quienes, idPista: pista.id, fecha: `${SABADO}T10:00` };
    const { id, avisos: _, ...datos } = await unPartido(app(), puesto);
    await cerrar([pista.id]);
    const guardar = (que: number, cambios: object) =>
      app().api('POST', `/api/private/partidos/${que}`, { ...datos, version: undefined, ...cambios });
    const frase = { status: 400, body: { errors: [{ path: 'idPista', message: fraseDe(pista.nombre) }] } };
    expect(await guardar(0, { fecha: `${SABADO}T11:45` })).toMatchObject(frase);
    expect(await guardar(id, { fecha: `${SABADO}T12:15` })).toMatchObject(frase);
    expect((await guardar(id, marcador('6-1 6-1'))).status).toBe(200);
    expect((await guardar(id, { ...SIN_CAJAS, jugador1Aplaza: true })).status).toBe(200);
    expect(await guardar(id, { ...SIN_CAJAS, jugador1Aplaza: false })).toMatchObject(frase);
    expect((await guardar(id, { fecha: `${SABADO}T14:00`, jugador1Aplaza: false })).status).toBe(200);
  });

  it('is refused on a holiday on any court, and on none', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    await cerrar(null, { inicio: null, fin: null });
    const message = 'El club está cerrado el sábado, 28 de noviembre: obras. Elige otro momento.';
    for (const idPista of [pista.id, null]) {
      const nuevo = { ...quienes, idPista, fecha: `${SABADO}T18:00`, duracion: 90 };
      expect(await app().api('POST', '/api/private/partidos/0', nuevo)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'fecha', message }] },
      });
    }
  });

  it('is refused when many are moved, when a proposal is saved and when a sheet brings it', async () => {
    const { liga, pista, quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: '2026-11-21T20:00' });
    await cerrar([pista.id]);
    const sitio = { idPista: pista.id, fecha: `${SABADO}T10:00` };
    const partidos = [{ id: partido.id, version: 1, ...sitio }];
    const message = fraseDe(pista.nombre);
    expect(
      await app().api('POST', '/api/private/partidos/suspender', { partidos, nota: null }),
    ).toMatchObject({ status: 400, body: { message } });
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const linea = { idLiga: liga.id, idJugador1: eva?.id, idJugador2: paz?.id, ...sitio };
    expect(await app().api('POST', '/api/private/partidos/guardarPropuesta', [linea])).toMatchObject({
      status: 409,
      body: { errors: [{ path: '0.idPista', message }] },
    });
    const fila = ['28/11/2026 10:00', LIGA, pista.nombre, 'Eva Ruiz', 'Paz Sanz'];
    expect(await ver(hoja(fila))).toMatchObject({
      nuevas: 0,
      malas: [{ columna: 'Pista', mensaje: message }],
    });
    const despues = ['28/11/2026 14:00', LIGA, pista.nombre, 'Eva Ruiz', 'Paz Sanz'];
    expect(await ver(hoja(despues))).toMatchObject({ nuevas: 1, malas: [] });
  });

  it('is never offered: neither as another place, nor by a proposal, which says why', async () => {
    const { pista, quienes } = await unaLigaConDos(app(), { horaBaseInicio: 9, horaBaseFinal: 15 });
    const otra = await unaPista(app(), { estado: 'inactiva' });
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: '2026-11-22T10:00' });
    const delSabado = async () =>
      (
        await app().call(afectadosApi.huecos, { params: { id: partido.id }, body: { cambios: [] } })
      ).huecos.find(({ fecha }) => fecha.startsWith(SABADO))?.fecha;
    expect(await delSabado()).toBe(`${SABADO}T10:00`);
    await cerrar([pista.id, otra.id], { inicio: null, fin: '13:00' });
    expect(await delSabado()).toBe(`${SABADO}T13:00`);
    await app().call(partidosApi.borrar, { params: { id: partido.id } });
    const proponer = () =>
      app().call(propuestaApi.generar, {
        body: { tipo: 'social', pistas: [{ ...pista, disponible: true }], fecha1: SABADO, fecha2: null },
      });
    const { partidos, avisos } = await proponer();
    expect(partidos).toMatchObject([{ fecha: `${SABADO}T13:00`, idPista: pista.id }]);
    expect(avisos).toContain(
      `El sábado, ${pista.nombre} cerrada hasta las 13:00: obras. A esas horas no se propone nada.`,
    );
    await cerrar(null, { inicio: null, fin: null });
    const festiva = await proponer();
    expect(festiva.partidos).toEqual([]);
    expect(festiva.avisos).toContain('El sábado, club cerrado: obras. A esas horas no se propone nada.');
  });

  it('is not counted on by the forecast', async () => {
    await unaLigaConDos(app());
    const comoPronto = async () => (await app().call(pronosticoApi.leer, { query: {} })).ligas[0]?.comoPronto;
    expect(await comoPronto()).toBe('2026-11-22');
    await app().call(clausurasApi.festivos, {
      body: { festivos: [{ fecha: '2026-11-22', hasta: SABADO, motivo: 'Torneo' }] },
    });
    expect(await comoPronto()).toBe('2026-11-29');
  });

  it('is put off, or goes elsewhere, as when it rains', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${SABADO}T10:00` });
    await cerrar([pista.id]);
    const mover = { id: partido.id, version: 1, fecha: `${SABADO}T16:00`, idPista: pista.id };
    expect(
      await app().call(suspenderApi.suspender, { body: { partidos: [mover], nota: null } }),
    ).toMatchObject({ movidos: 1, aplazados: 0 });
  });
});
