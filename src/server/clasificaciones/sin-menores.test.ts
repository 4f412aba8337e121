import { afterEach, beforeEach, expect, it } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubApi } from '#contract/club/el-club.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const NOMBRES = /Olga|Iker/;

describeServer('a club without a league for children', (engine) => {
  const app = useApp(engine);
  const ids = { liga: 0, jugador: 0, otro: 0, adulto: 0, partido: 0, pista: 0 };

  beforeEach(async () => {
    const { id: idLiga } = await unaLiga(app(), { tipo: 'infantil' });
    const social = await unaLiga(app());
    const [adulto] = await jugadoresDe(app(), social.id, 'Blas Gil');
    const pista = await unaPista(app());
    const [una, otro] = await jugadoresDe(app(), idLiga, 'Olga Rey', 'Iker Vega');
    const quienes = { idLiga, idJugador1: una?.id ?? 0, idJugador2: otro?.id ?? 0, idPista: pista.id };
    const { id } = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    await unPartido(app(), { ...quienes, fecha: '2026-11-14T10:00', ...marcador('6-1 6-1') });
    Object.assign(ids, {
      liga: idLiga,
      jugador: una?.id,
      otro: otro?.id,
      adulto: adulto?.id,
      partido: id,
      pista: pista.id,
    });
  });
  afterEach(() => ponerClub(SEMILLA));

  const ver = (url: string) => app().send('GET', url);
  const conMenores = async (menores: boolean) =>
    app().api('POST', '/api/private/club', { ...(await app().call(clubApi.leer, {})), menores });

  const deUna = (): string[] => [
    `/api/clasificaciones/ver?idLiga=${ids.liga}`,
    `/api/clasificaciones/marcha?idLiga=${ids.liga}`,
    `/api/clasificaciones/evolucion?idLiga=${ids.liga}`,
    `/api/clasificaciones/jugador/${ids.jugador}`,
    `/api/clasificaciones/jugador/${ids.jugador}/ficha`,
    `/api/clasificaciones/cara-a-cara?uno=${ids.jugador}&otro=${ids.adulto}`,
    `/api/clasificaciones/partido/${ids.partido}`,
    `/api/calendarios/division/${ids.liga}`,
    `/api/calendarios/jugador/${ids.jugador}`,
    `/api/calendarios/partido/${ids.partido}`,
    `/api/clasificaciones/cuadro?idLiga=${ids.liga}`,
    `/api/clasificaciones/simulador?idLiga=${ids.liga}`,
    `/api/clasificaciones/partido/${ids.partido}/encuentro`,
  ];
  const deTodos = (): string[] => [
    '/api/horarios/proximos',
    '/api/horarios/proximos?tipo=infantil',
    '/api/horarios/resultados',
    '/api/horarios/resultados?tipo=infantil',
    `/api/calendarios/pista/${ids.pista}`,
    '/api/calendarios/club',
    '/api/clasificaciones/jugadores?nombre=olga',
  ];

  it('shows nothing of the one it had, until it has it again', async () => {
    for (const url of [...deUna(), ...deTodos()]) {
      const { status, text } = await ver(url);
      expect([url, status]).toEqual([url, 200]);
      if (deTodos().includes(url)) expect([url, NOMBRES.test(text)]).toEqual([url, true]);
    }
    expect((await conMenores(false)).status).toBe(200);
    for (const url of deUna()) expect([url, (await ver(url)).status]).toEqual([url, 404]);
    for (const url of deTodos()) {
      const { status, text } = await ver(url);
      expect([url, status, NOMBRES.test(text)]).toEqual([url, 200, false]);
    }
    const ligas = await ver('/api/clasificaciones/ligas?tipo=infantil');
    expect(ligas.body).toEqual([]);
    expect((await app().api('GET', `/api/private/ligas/${ids.liga}`)).status).toBe(200);
    await conMenores(true);
    expect((await ver(deUna()[0] ?? '')).status).toBe(200);
  });
});
