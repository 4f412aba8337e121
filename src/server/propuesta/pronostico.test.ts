import { expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import type { Pronostico } from '#contract/liga/pronostico.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const RUTA = '/api/private/ligas/pronostico';
const GENTE = ['Ana', 'Bea', 'Carlos', 'Dani', 'Eva'];

const pronosticar = async (club: TestApp, hasta = ''): Promise<Pronostico> => {
  const { status, body } = await club.api('GET', hasta ? `${RUTA}?hasta=${hasta}` : RUTA);
  expect(status).toBe(200);
  return body as Pronostico;
};

describeServer('season forecast', (engine) => {
  const app = useApp(engine);

  it('of a club without leagues has nothing to say', async () => {
    expect(await pronosticar(app())).toEqual({ hoy: '2026-11-21', ligas: [], deportes: [] });
    expect((await app().send('GET', RUTA)).status).toBe(401);
  });

  it('tells of each managed league how it goes, by name, until 30 June unless another day is given', async () => {
    const liga = await unaLiga(app(), { anio: 2026 });
    await unaLiga(app(), { tipo: 'amistosos', division: 0 });
    await unaPista(app());
    const [ana] = await jugadoresDe(app(), liga.id, ...GENTE);
    const { ligas } = await pronosticar(app());
    expect(ligas).toMatchObject([
      {
        idLiga: liga.id,
        liga: liga.nombre,
        limite: '2027-06-30',
        debidos: 10,
        puestos: 0,
        comoPronto: '2026-12-05',
        ritmo: null,
        veredicto: 'sinRitmo',
      },
    ]);
    const { ligas: antes } = await pronosticar(app(), '2026-11-29');
    expect(antes[0]).toMatchObject({ limite: '2026-11-29', fines: 2, hacenFalta: 5, veredicto: 'noCabe' });
    expect(antes[0]?.cuellos[0]).toEqual({
      que: 'jugador',
      idJugador: ana?.id,
      jugador: 'Ana',
      faltan: 4,
      dias: 3,
    });
  });

  it('of a cycle looks until its last day', async () => {
    const base = await unaLiga(app(), { anio: 2026, ciclo: 1 });
    const reglas = { ...base.reglas, inicioCiclo: '2026-11-09', semanasCiclo: 4 };
    await app().call(ligasApi.guardar, { params: { id: base.id }, body: { ...base, reglas } });
    await unaPista(app());
    await jugadoresDe(app(), base.id, ...GENTE);
    expect((await pronosticar(app())).ligas[0]).toMatchObject({ limite: '2026-12-06', fines: 3 });
  });

  it('a padel league without a court of padel has no room, whatever courts of tennis there are', async () => {
    const liga = await unaLiga(app(), { anio: 2026, deporte: 'padel' });
    await unaPista(app());
    await jugadoresDe(app(), liga.id, ...GENTE);
    const sin = await pronosticar(app());
    expect(sin.deportes).toEqual([{ deporte: 'padel', pistas: 0, apretura: null }]);
    expect(sin.ligas[0]).toMatchObject({ comoPronto: null, veredicto: 'noCabe' });
    await unaPista(app(), { nombre: 'Cristal', deporte: 'padel' });
    expect((await pronosticar(app())).ligas[0]).toMatchObject({ veredicto: 'sinRitmo' });
  });

  it('names who can never meet, once the club takes as said when players never can', async () => {
    const liga = await unaLiga(app(), { anio: 2026 });
    await unaPista(app());
    const nunca = (dia: string) =>
      ['manana', 'mediodia', 'tarde', 'noche'].map((banda) => `${dia}-${banda}:nunca`).join(' ');
    const ana = await unJugador(app(), { nombre: 'Ana', idLiga: liga.id, franjas: nunca('sabado') });
    const bea = await unJugador(app(), { nombre: 'Bea', idLiga: liga.id, franjas: nunca('domingo') });
    expect((await pronosticar(app())).ligas[0]?.cuellos).toEqual([]);
    const { db } = app().base;
    await db.insertInto('configuracion').values({ clave: 'franjasFirmes', valor: 'true' }).execute();
    expect((await pronosticar(app())).ligas[0]?.cuellos).toEqual([
      { que: 'franjas', idJugador: ana.id, jugador: 'Ana', idRival: bea.id, rival: 'Bea' },
    ]);
  });

  it('refuses a day that is none', async () => {
    expect((await app().api('GET', `${RUTA}?hasta=2026-02-30`)).status).toBe(400);
  });

  it('puts on the panel, by their pace, the leagues that would end after their season', async () => {
    const liga = await unaLiga(app(), { anio: 2026, idaVuelta: true });
    const pista = await unaPista(app());
    const [uno, dos] = await jugadoresDe(app(), liga.id, ...GENTE, 'Fran', 'Gus', 'Hugo', 'Iris', 'Juan');
    const leer = async () => ((await app().api('GET', '/api/private/resumen')).body as Resumen).seRetrasan;
    expect(await leer()).toEqual([]);
    const quienes = { idLiga: liga.id, idJugador1: uno?.id ?? 0, idJugador2: dos?.id ?? 0 };
    await unPartido(app(), {
      ...quienes,
      fecha: '2026-10-03T10:00',
      idPista: pista.id,
      ...marcador('6-1 6-2'),
    });
    expect(await leer()).toEqual([{ id: liga.id, nombre: liga.nombre, final: null }]);
    await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-14T10:00',
      idPista: pista.id,
      ...marcador('6-1 6-2'),
    });
    const [tarde] = await leer();
    expect((tarde?.final ?? '') > '2027-06-30').toBe(true);
  });
});
