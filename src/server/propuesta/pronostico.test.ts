import { expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Pronostico } from '#contract/liga/pronostico.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const RUTA = '/api/private/ligas/pronostico';
const GENTE = ['Ana', 'Bea', 'Carlos', 'Dani', 'Eva'];

const pronosticar = async (club: TestApp, cuerpo: object = {}): Promise<Pronostico> => {
  const { status, body } = await club.api('POST', RUTA, cuerpo);
  expect(status).toBe(200);
  return body as Pronostico;
};

describeServer('season forecast', (engine) => {
  const app = useApp(engine);

  it('of a club without leagues has nothing to say', async () => {
    expect(await pronosticar(app())).toMatchObject({ hoy: '2026-11-21', ligas: [], arreglos: [], pistas: 0 });
    expect((await app().send('POST', RUTA, {})).status).toBe(401);
    expect((await app().send('GET', RUTA)).status).toBe(401);
  });

  it('tells of each managed league when it ends, by name, until 30 June unless another day is given', async () => {
    const liga = await unaLiga(app(), { anio: 2026 });
    await unaLiga(app(), { tipo: 'amistosos', division: 0 });
    await unaPista(app());
    const [ana] = await jugadoresDe(app(), liga.id, ...GENTE);
    const { ligas } = await pronosticar(app());
    const ultimo = async () => (await app().api('GET', RUTA)).body;
    const guardado = { cuando: '2026-11-21T10:00', ligas: [{ idLiga: liga.id, veredicto: 'llega' }] };
    expect(await ultimo()).toMatchObject(guardado);
    expect(ligas).toMatchObject([
      {
        idLiga: liga.id,
        liga: liga.nombre,
        limite: '2027-06-30',
        debidos: 10,
        puestos: 0,
        veredicto: 'llega',
      },
    ]);
    const { ligas: antes, arreglos, tope } = await pronosticar(app(), { hasta: '2026-11-29', tope: 1 });
    expect(tope).toBe(1);
    expect(await ultimo()).toMatchObject(guardado);
    expect(antes[0]).toMatchObject({ limite: '2026-11-29', fines: 2, veredicto: 'noLlega' });
    expect(antes[0]?.cuellos[0]).toEqual({
      que: 'jugador',
      idJugador: ana?.id,
      jugador: 'Ana',
      debe: 4,
      fines: 2,
      puede: 2,
    });
    expect(arreglos.flatMap(({ ligas: suyas }) => suyas.map(({ liga: nombre }) => nombre))).toContain(
      liga.nombre,
    );
  });

  it('names who can never meet, once the club takes as said when players never can', async () => {
    const liga = await unaLiga(app(), { anio: 2026 });
    await unaPista(app());
    const nunca = (dia: string) =>
      ['manana', 'mediodia', 'tarde', 'noche'].map((banda) => `${dia}-${banda}:nunca`).join(' ');
    const ana = await unJugador(app(), { nombre: 'Ana', idLiga: liga.id, franjas: nunca('sabado') });
    const bea = await unJugador(app(), { nombre: 'Bea', idLiga: liga.id, franjas: nunca('domingo') });
    const hasta = '2026-12-20';
    expect((await pronosticar(app(), { hasta })).ligas[0]).toMatchObject({ veredicto: 'llega', cuellos: [] });
    const { db } = app().base;
    await db.insertInto('configuracion').values({ clave: 'franjasFirmes', valor: 'true' }).execute();
    expect((await pronosticar(app(), { hasta })).ligas[0]).toMatchObject({
      veredicto: 'noLlega',
      cuellos: [{ que: 'franjas', idJugador: ana.id, jugador: 'Ana', idRival: bea.id, rival: 'Bea' }],
    });
  });

  it('refuses a day that is none, and more than two matches', async () => {
    expect((await app().api('POST', RUTA, { hasta: '2026-02-30' })).status).toBe(400);
    expect((await app().api('POST', RUTA, { tope: 3 })).status).toBe(400);
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
