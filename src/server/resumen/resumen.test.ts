import { describe, expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Partido, PartidoFila } from '#contract/liga/partidos.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { apuntarCopia } from '#server/db/tables/programa.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import {
  datosLiga,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';

const RUTA = '/api/private/resumen';

describeEngines('resumen', (engine) => {
  const app = useApp(engine);
  const leer = async (): Promise<Resumen> => {
    const { status, body } = await app().api('GET', `${RUTA}/`);
    expect(status).toBe(200);
    return body as Resumen;
  };

  it('of an empty club has nothing to do', async () => {
    await apuntarCopia(app().base.db, 'copia_guardada', app().reloj.now() / 1000 - 3600);
    expect(await leer()).toEqual({
      hoy: '2026-11-21',
      baseDanada: false,
      copia: { horas: 1, estado: 'ok', servidor: { horas: 1, estado: 'ok' }, descargada: null },
      partidos: [],
      noPueden: { cuantos: 0, primeros: [] },
      enPistaCerrada: { cuantos: 0, primeros: [] },
      preparar: {
        dias: ['2026-11-28', '2026-11-29'],
        ligas: [],
        pistas: {
          activas: 0,
          dias: [
            { dia: '2026-11-28', partidos: 0, pistas: 0, cerradas: 0 },
            { dia: '2026-11-29', partidos: 0, pistas: 0, cerradas: 0 },
          ],
        },
        ausentes: { cuantos: 0, primeros: [] },
      },
      porPuntuar: [],
      aplazados: { cuantos: 0, primeros: [] },
      solicitudes: { sinLeer: 0, sinAtender: 0, unica: null },
      porResolver: [],
      marcha: [],
      fueraDePlazo: [],
      seDaran: [],
      seRetrasan: [],
      avisos: [],
      correos: { fallidos: 0, reintentando: 0, primeros: [] },
    });
    expect((await app().send('GET', RUTA)).status).toBe(401);
  });

  it('has the matches to be played today and this weekend, in order of time', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    for (const fecha of ['2026-11-22T09:00', '2026-11-21T20:00', '2026-11-23T09:00', '2026-11-20T09:00'])
      await unPartido(app(), { ...quienes, fecha, idPista: pista.id });
    await unPartido(app(), { ...quienes, fecha: '2026-11-21T12:00', ...marcador('6-0 6-0') });
    await unPartido(app(), { ...quienes, fecha: '2026-11-22T12:00', jugador1Aplaza: true });
    const { partidos } = await leer();
    expect(partidos.map(({ fecha }) => fecha)).toEqual(['2026-11-21T20:00', '2026-11-22T09:00']);
    expect(partidos[0]).toMatchObject({ jugador1: 'Ana Gil', jugador2: 'Luis Paz', pista: pista.nombre });
    app().reloj.set('2026-11-17T10:00');
    app().token = await app().signIn();
    expect((await leer()).partidos).toHaveLength(2);
  });

  it('on a Saturday tells how the next weekend stands: its matches by type, its courts and who cannot play', async () => {
    const { quienes, liga, pista } = await unaLigaConDos(app());
    await unaLiga(app(), { tipo: 'infantil' });
    await unaLiga(app(), { tipo: 'playoff' });
    for (const fecha of ['2026-11-28T09:00', '2026-11-29T09:00', '2026-11-29T12:00', '2026-12-05T09:00'])
      await unPartido(app(), { ...quienes, fecha, idPista: pista.id });
    await unPartido(app(), { ...quienes, fecha: '2026-11-28T12:00', jugador1Aplaza: true });
    const zoe = await unJugador(app(), { idLiga: liga.id, nombre: 'Zoe Vega' });
    const incidencia = { idLiga: liga.id, idJugador: zoe.id, fecha: '2026-11-28', fecha2: '2026-11-29' };
    await app().api('POST', '/api/private/incidencias/0', incidencia);
    const ana = { ...incidencia, idJugador: quienes.idJugador1, fecha: '2026-11-29', fecha2: '2026-12-05' };
    await app().api('POST', '/api/private/incidencias/0', ana);
    expect((await leer()).preparar).toEqual({
      dias: ['2026-11-28', '2026-11-29'],
      ligas: [
        { tipo: 'social', partidos: 3 },
        { tipo: 'infantil', partidos: 0 },
      ],
      pistas: {
        activas: 1,
        dias: [
          { dia: '2026-11-28', partidos: 1, pistas: 1, cerradas: 0 },
          { dia: '2026-11-29', partidos: 2, pistas: 1, cerradas: 0 },
        ],
      },
      ausentes: {
        cuantos: 2,
        primeros: [
          { id: quienes.idJugador1, nombre: 'Ana Gil', dias: ['2026-11-29'] },
          { id: zoe.id, nombre: 'Zoe Vega', dias: ['2026-11-28', '2026-11-29'] },
        ],
      },
    });
  });

  it('tells how many are of each sport, of a type whose leagues in play are of several', async () => {
    const tenis = await unaLigaConDos(app());
    const padel = await unaLigaConDos(app(), { division: 2, deporte: 'padel' });
    await unaLigaConDos(app(), { tipo: 'infantil' });
    for (const fecha of ['2026-11-19T09:00', '2026-11-28T09:00', '2026-11-29T09:00'])
      await unPartido(app(), { ...tenis.quienes, fecha });
    await unPartido(app(), { ...padel.quienes, fecha: '2026-11-28T09:00' });
    const { preparar, porPuntuar } = await leer();
    const de = (tenis: number, padel: number) => ({
      porDeporte: [
        { deporte: 'tenis', cuantos: tenis },
        { deporte: 'padel', cuantos: padel },
      ],
    });
    expect(preparar.ligas).toEqual([
      { tipo: 'social', partidos: 3, ...de(2, 1) },
      { tipo: 'infantil', partidos: 0 },
    ]);
    expect(porPuntuar).toEqual([{ tipo: 'social', cuantos: 1, ...de(1, 0) }]);
  });

  it('counts what the bulk screen would list, by type', async () => {
    const social = await unaLigaConDos(app());
    const infantil = await unaLigaConDos(app(), { tipo: 'infantil' });
    for (const fecha of ['2026-11-19T09:00', '2026-11-20T09:00', '2026-11-21T08:30', '2026-11-21T10:00'])
      await unPartido(app(), { ...social.quienes, fecha });
    await unPartido(app(), { ...infantil.quienes, fecha: '2026-11-10T09:00' });
    await unPartido(app(), { ...infantil.quienes, fecha: '2026-11-11T09:00', jugador2Aplaza: true });
    const { porPuntuar } = await leer();
    expect(porPuntuar).toEqual([
      { tipo: 'social', cuantos: 3 },
      { tipo: 'infantil', cuantos: 1 },
    ]);
    for (const { tipo, cuantos } of porPuntuar) {
      const { body } = await app().api('GET', `/api/private/partidos/pendientespuntuar?tipo=${tipo}`);
      expect(body as PartidoFila[]).toHaveLength(cuantos);
    }
  });

  it('counts the same in the demo season, and in one answer', async () => {
    await sembrarDemo(app().base, AHORA);
    const { porPuntuar } = await leer();
    expect(porPuntuar).not.toEqual([]);
    for (const tipo of ['social', 'infantil', 'amistosos', 'playoff']) {
      const { body } = await app().api('GET', `/api/private/partidos/pendientespuntuar?tipo=${tipo}`);
      const cuantos = porPuntuar.find((uno) => uno.tipo === tipo)?.cuantos ?? 0;
      expect([tipo, cuantos]).toEqual([tipo, (body as Partido[]).length]);
    }
  });

  it('has the postponed ones, the oldest first and no more than five, and who asked for it', async () => {
    const { quienes, liga } = await unaLigaConDos(app());
    for (let dia = 16; dia > 9; dia -= 1)
      await unPartido(app(), { ...quienes, fecha: `2026-11-${dia}T09:00`, jugador2Aplaza: true });
    const { cuantos, primeros } = (await leer()).aplazados;
    expect(cuantos).toBe(7);
    expect(primeros.map(({ fecha }) => fecha.slice(8, 10))).toEqual(['10', '11', '12', '13', '14']);
    expect(primeros[0]).toMatchObject({
      jugador1: 'Ana Gil',
      jugador2: 'Luis Paz',
      liga: liga.nombre,
      aplaza: ['Luis Paz'],
      nuevaFecha: null,
    });
  });

  it('says of a postponed one its new day, and leaves it out once the pair has played', async () => {
    const { quienes } = await unaLigaConDos(app());
    const { idJugador1, idJugador2 } = quienes;
    await unPartido(app(), { ...quienes, fecha: '2026-11-08T09:00', jugador2Aplaza: true });
    const deVuelta = {
      ...quienes,
      idJugador1: idJugador2,
      idJugador2: idJugador1,
      fecha: '2026-11-28T10:00',
    };
    await unPartido(app(), deVuelta);
    expect((await leer()).aplazados).toMatchObject({
      cuantos: 1,
      primeros: [{ nuevaFecha: '2026-11-28T10:00' }],
    });
    await unPartido(app(), { ...deVuelta, fecha: '2026-11-20T10:00', ...marcador('6-0 6-0') });
    expect((await leer()).aplazados).toEqual({ cuantos: 0, primeros: [] });
    const { body } = await app().api('POST', '/api/private/partidos', { aplazados: true });
    expect(body).toEqual([]);
  });

  it('has how far each active league has got; of friendlies nothing is owed', async () => {
    const { quienes, liga } = await unaLigaConDos(app(), { idaVuelta: true });
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    await unPartido(app(), { ...quienes, fecha: '2026-11-14T10:00', ...marcador('6-0 6-0') });
    await unPartido(app(), { ...quienes, fecha: '2026-11-15T10:00' });
    expect((await leer()).marcha).toEqual([
      { id: liga.id, jugados: 1, debidos: 1, porPuntuar: 1 },
      { id: amistosos.id, jugados: 0, debidos: 0, porPuntuar: 0 },
    ]);
  });

  it('still owes what is to be played between those who stay, when somebody who played is struck off', async () => {
    const liga = await unaLiga(app());
    const suyos = await jugadoresDe(app(), liga.id, 'Ana', 'Luis', 'Eva');
    const [ana = 0, luis = 0, eva = 0] = suyos.map(({ id }) => id);
    const baja = await unJugador(app(), { idLiga: liga.id });
    const jugado = { idLiga: liga.id, ...marcador('6-0 6-0') };
    await unPartido(app(), { ...jugado, idJugador1: ana, idJugador2: baja.id, fecha: '2026-11-14T10:00' });
    await unPartido(app(), { ...jugado, idJugador1: luis, idJugador2: eva, fecha: '2026-11-15T10:00' });
    expect((await leer()).marcha).toMatchObject([{ jugados: 2, debidos: 4 }]);
    await app().api('POST', `/api/private/jugadores/${baja.id}`, {
      ...baja,
      estado: 'eliminado',
    });
    expect((await leer()).marcha).toMatchObject([{ jugados: 2, debidos: 2 }]);
  });

  describe('has the divisions to resolve:', () => {
    it('those whose players have all played, until one more comes in', async () => {
      const { quienes, liga } = await unaLigaConDos(app());
      await unaLigaConDos(app(), { division: 2 });
      expect((await leer()).porResolver).toEqual([]);
      await unPartido(app(), { ...quienes, ...marcador('6-0 6-0') });
      expect((await leer()).porResolver).toEqual([{ id: liga.id, nombre: liga.nombre, motivo: 'jugada' }]);
      await unJugador(app(), { idLiga: liga.id });
      expect((await leer()).porResolver).toEqual([]);
    });

    it('those whose cycle has come to its last day, with how many matches are left', async () => {
      const reglas = reglasIniciales('social');
      const desde = (inicioCiclo: string) => ({ ...reglas, inicioCiclo, semanasCiclo: 2 });
      // They end on the 21st, which is today, and on the 22nd.
      const acaba = await unaLiga(app(), { ciclo: 1, reglas: desde('2026-11-08') });
      const sigue = await unaLiga(app(), { ciclo: 1, division: 2, reglas: desde('2026-11-09') });
      await jugadoresDe(app(), acaba.id, 'Ana', 'Luis', 'Eva');
      await jugadoresDe(app(), sigue.id, 'Bea', 'Leo');
      expect((await leer()).porResolver).toEqual([
        { id: acaba.id, nombre: acaba.nombre, motivo: 'ciclo', acaba: '2026-11-21', quedan: 3 },
      ]);
    });

    it('those whose season is over, by level; never friendlies or inactive ones', async () => {
      const segunda = await unaLiga(app(), { anio: 2025, division: 2 });
      const primera = await unaLiga(app(), { anio: 2025 });
      await unaLiga(app(), { anio: 2025, tipo: 'amistosos' });
      const vieja = await unaLiga(app(), { anio: 2025, division: 3 });
      await app().api('POST', `/api/private/ligas/${vieja.id}`, {
        ...datosLiga({ anio: 2025, division: 3 }),
        estado: 'inactiva',
      });
      await jugadoresDe(app(), primera.id, 'Ana', 'Luis');
      expect((await leer()).porResolver).toEqual(
        [primera, segunda].map(({ id, nombre }) => ({ id, nombre, motivo: 'terminada' })),
      );
    });
  });
});
