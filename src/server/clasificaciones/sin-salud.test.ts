import { beforeEach, expect, it } from 'vitest';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { datosJugador, jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const SALUD = /lesi[oó]n/i;

describeServer('the public', (engine) => {
  const app = useApp(engine);
  let direcciones: string[] = [];

  async function conUnaLesion(tipo: TipoLiga): Promise<string[]> {
    const { id: idLiga } = await unaLiga(app(), { tipo });
    const { id: idPista } = await unaPista(app());
    const [una, otra] = await jugadoresDe(app(), idLiga, `Olga ${tipo}`, `Eva ${tipo}`);
    const quienes = { idLiga, idJugador1: una?.id ?? 0, idJugador2: otra?.id ?? 0, idPista };
    const { id } = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    await unPartido(app(), { ...quienes, fecha: '2026-11-14T10:00', ...marcador('6-1 6-1') });
    await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-30T10:00',
      jugador1Aplaza: true,
      observaciones: 'Se aplazó por una lesión.',
    });
    await app().call(jugadoresApi.guardar, {
      params: { id: una?.id ?? 0 },
      body: datosJugador({ nombre: `Olga ${tipo}`, idLiga, estado: 'lesion' }),
    });
    return [
      `clasificaciones/ver?idLiga=${idLiga}`,
      `clasificaciones/marcha?idLiga=${idLiga}`,
      `clasificaciones/evolucion?idLiga=${idLiga}`,
      `clasificaciones/cuadro?idLiga=${idLiga}`,
      `clasificaciones/futuro?idLiga=${idLiga}`,
      `clasificaciones/necesita?idLiga=${idLiga}&idJugador=${una?.id}`,
      `clasificaciones/simulador?idLiga=${idLiga}`,
      `clasificaciones/jugador/${una?.id}`,
      `clasificaciones/jugador/${una?.id}/ficha`,
      `clasificaciones/jugador/${otra?.id}/ficha`,
      `clasificaciones/cara-a-cara?uno=${una?.id}&otro=${otra?.id}`,
      `clasificaciones/partido/${id}`,
      `clasificaciones/partido/${id}/encuentro`,
      `calendarios/division/${idLiga}`,
      `calendarios/jugador/${una?.id}`,
      `calendarios/partido/${id}`,
      `calendarios/pista/${idPista}`,
    ];
  }

  beforeEach(async () => {
    direcciones = [
      ...(await conUnaLesion('social')),
      ...(await conUnaLesion('infantil')),
      ...(await conUnaLesion('playoff')),
      'clasificaciones/ligas',
      'clasificaciones/jugadores?nombre=olga',
      'horarios/proximos',
      'horarios/resultados',
      'calendarios/club',
    ];
  });

  it('is never told that somebody is injured, whether or not it comes with a token', async () => {
    for (const direccion of direcciones)
      for (const token of [undefined, app().token]) {
        const { status, text } = await app().send('GET', `/api/${direccion}`, { token });
        expect([direccion, status, SALUD.exec(text)]).toEqual([direccion, 200, null]);
      }
  });
});
