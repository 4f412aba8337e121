import { expect, it } from 'vitest';
import type { FilaEquidad } from '#contract/liga/ligas.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const RUTA = '/api/private/ligas/equidad';

describeServer('fairness of a league', (engine) => {
  const app = useApp(engine);

  it('tells what each has had and who is worse off, from its matches', async () => {
    const liga = await unaLiga(app(), { idaVuelta: true });
    const pista = await unaPista(app(), { nombre: 'Prado 1' });
    const [ana, bea, carlos] = await jugadoresDe(app(), liga.id, 'Ana', 'Bea', 'Carlos');
    const quienes = { idLiga: liga.id, idJugador1: ana?.id ?? 0, idJugador2: bea?.id ?? 0 };
    for (const fecha of ['2026-11-07T10:00', '2026-11-14T10:00'])
      await unPartido(app(), { ...quienes, fecha, idPista: pista.id, ...marcador('6-1 6-2') });
    const { status, body } = await app().api('GET', `${RUTA}?idLiga=${liga.id}`);
    expect(status).toBe(200);
    const [primera, segunda] = body as FilaEquidad[];
    expect(primera).toMatchObject({
      idJugador: carlos?.id,
      jugados: 0,
      debe: 4,
      diasSinJugar: null,
      desigualdades: [{ que: 'pocos', suyos: 0, media: 2, aplazo: 0 }],
    });
    expect(segunda).toMatchObject({
      jugador: 'Ana',
      jugados: 2,
      debe: 2,
      sitios: [{ sitio: 'Prado', partidos: 2 }],
    });
  });

  it('of no league is 404, and nobody else reads it', async () => {
    expect((await app().api('GET', `${RUTA}?idLiga=999`)).status).toBe(404);
    expect((await app().send('GET', `${RUTA}?idLiga=1`)).status).toBe(401);
  });
});
