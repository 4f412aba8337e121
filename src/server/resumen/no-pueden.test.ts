import { expect, it } from 'vitest';
import { resumenApi } from '#contract/club/resumen.ts';
import { incidenciasApi } from '#contract/liga/incidencias.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { jugadoresDe, marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const DOMINGO = '2026-11-29';

describeServer('who cannot play and has a match', (engine) => {
  const app = useApp(engine);
  const leer = async () => (await app().call(resumenApi.leer, {})).noPueden;
  const faltar = (idLiga: number, idJugador: number, fecha: string) =>
    app().call(incidenciasApi.guardar, {
      params: { id: 0 },
      body: { idLiga, idJugador, fecha, fecha2: null, hasta: null, motivo: null },
    });

  it('is told with why, the first matches first', async () => {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    if (!eva || !paz) throw new Error('Two more players');
    const deAna = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${DOMINGO}T10:00` });
    const otras = { ...quienes, idJugador1: eva.id, idJugador2: paz.id, idPista: pista.id };
    const deEva = await unPartido(app(), { ...otras, fecha: '2026-11-28T10:00' });
    expect(await leer()).toEqual({ cuantos: 0, primeros: [] });
    await faltar(liga.id, ana.id, DOMINGO);
    await faltar(liga.id, luis.id, '2026-11-30');
    await app().call(jugadoresApi.guardar, { params: { id: eva.id }, body: { ...eva, estado: 'lesion' } });
    expect(await leer()).toMatchObject({
      cuantos: 2,
      primeros: [
        { id: deEva.id, motivos: [{ tipo: 'baja', idJugador: eva.id, estado: 'lesion' }] },
        { id: deAna.id, motivos: [{ tipo: 'ausencia', idJugador: ana.id, dias: [DOMINGO] }] },
      ],
    });
  });

  it('is not told of what is played, put off or past', async () => {
    const { liga, ana, quienes } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, fecha: `${DOMINGO}T10:00`, ...marcador('6-0 6-0') });
    await unPartido(app(), { ...quienes, fecha: `${DOMINGO}T12:00`, jugador2Aplaza: true });
    await unPartido(app(), { ...quienes, fecha: '2026-11-20T12:00' });
    await faltar(liga.id, ana.id, DOMINGO);
    await faltar(liga.id, ana.id, '2026-11-20');
    expect(await leer()).toEqual({ cuantos: 0, primeros: [] });
  });

  it('and so is what is left on a court that was closed, which no day counts as active', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: '2026-11-28T10:00' });
    await app().api('POST', `/api/private/pistas/${pista.id}`, { ...pista, estado: 'inactiva' });
    const { enPistaCerrada, preparar } = await app().call(resumenApi.leer, {});
    expect(enPistaCerrada).toMatchObject({ cuantos: 1, primeros: [{ id: partido.id }] });
    const [sabado] = preparar.pistas.dias;
    expect([preparar.pistas.activas, sabado]).toEqual([
      0,
      { dia: '2026-11-28', partidos: 1, pistas: 0, cerradas: 1 },
    ]);
  });
});
