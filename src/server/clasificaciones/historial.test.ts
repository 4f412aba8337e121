import { expect, it } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('the history of a player', (engine) => {
  const app = useApp(engine);

  it('tells their matches, newest first, each as its own page does', async () => {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const jugado = await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-01T10:00',
      ...marcador('6-4 3-6 10-8'),
    });
    const proximo = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00', idPista: pista.id });
    const { body } = await app().send('GET', `/api/clasificaciones/jugador/${ana.id}`);
    const { nombre, partidos } = body as { nombre: string; partidos: PartidoPublico[] };
    expect(nombre).toBe('Ana Gil');
    expect(partidos.map(({ id }) => id)).toEqual([proximo.id, jugado.id]);
    expect(partidos[0]).toMatchObject({
      pista: pista.nombre,
      ganador: null,
      jugador1Sets: 0,
      jugador1Set1: null,
    });
    expect(partidos[1]).toMatchObject({
      idLiga: liga.id,
      liga: liga.nombre,
      tipo: 'social',
      jugador1Nombre: 'Ana Gil',
      jugador2Nombre: 'Luis Paz',
      jugador1Estado: 'activo',
      jugador1Sets: 2,
      jugador2Sets: 1,
      ...marcador('6-4 3-6 10-8'),
      ganador: 1,
      pista: null,
    });
    const uno = await app().send('GET', `/api/clasificaciones/partido/${jugado.id}`);
    expect(uno.body).toEqual(partidos[1]);
    const deLuis = await app().send('GET', `/api/clasificaciones/jugador/${luis.id}`);
    expect((deLuis.body as { partidos: unknown }).partidos).toEqual(partidos);
  });
});
