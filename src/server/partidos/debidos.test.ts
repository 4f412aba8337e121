import { expect, it } from 'vitest';
import { debidosApi } from '#contract/liga/partidos.ts';
import { marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const DOMINGO = '2026-11-29';

describeServer('who owes each other a match', (engine) => {
  const app = useApp(engine);
  const debidos = () => app().call(debidosApi.ver, { body: { dia: DOMINGO } });

  it('are the pairs with none arranged, postponed nor played', async () => {
    const { liga, ana, luis, quienes } = await unaLigaConDos(app());
    expect(await debidos()).toEqual([
      {
        idLiga: liga.id,
        liga: liga.nombre,
        duracion: liga.duracion,
        idJugador1: ana.id,
        jugador1: ana.nombre,
        idJugador2: luis.id,
        jugador2: luis.nombre,
      },
    ]);
    const partido = await unPartido(app(), { ...quienes, fecha: `${DOMINGO}T10:00` });
    expect(await debidos()).toEqual([]);
    await app().api('POST', `/api/private/partidos/${partido.id}`, { ...partido, jugador1Aplaza: true });
    expect(await debidos()).toEqual([]);
    await app().api('POST', `/api/private/partidos/${partido.id}`, {
      ...partido,
      ...marcador('6-0 6-0'),
      version: 2,
    });
    expect(await debidos()).toEqual([]);
  });
});
