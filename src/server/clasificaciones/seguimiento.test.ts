import { expect, it } from 'vitest';
import type {
  CaraACara,
  Encontrado,
  Encuentro,
  Evolucion,
  FichaJugador,
} from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { tituloLiga } from '#domain/liga/liga.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('what surrounds matches and players', (engine) => {
  const app = useApp(engine);
  const leer = async <T>(path: string): Promise<T> => {
    const { status, body } = await app().send('GET', `/api/clasificaciones/${path}`);
    expect(status, path).toBe(200);
    return body as T;
  };

  /** Four players of a division: Ana has beaten Blas and Cira, and has Dani to come; who won is 3-0 up. */
  async function cuatro(tipo: 'social' | 'infantil' = 'social') {
    const liga = await unaLiga(app(), { tipo });
    const nombres = ['Ana Zurbarán', 'Blas Yuste', 'Cira Wais', 'Dani Xirau'];
    const ids = (await jugadoresDe(app(), liga.id, ...nombres)).map(({ id }) => id);
    const [ana = 0, blas = 0, cira = 0, dani = 0] = ids;
    const entre = (idJugador1: number, idJugador2: number, fecha: string, resto = {}) =>
      unPartido(app(), { idLiga: liga.id, idJugador1, idJugador2, fecha, ...resto });
    const primero = await entre(ana, blas, '2026-11-07T10:00', marcador('6-1 6-1'));
    const segundo = await entre(cira, ana, '2026-11-14T10:00', marcador('4-6 4-6'));
    const proximo = await entre(dani, ana, '2026-11-22T10:00');
    return { liga, ana, blas, cira, dani, primero, segundo, proximo, entre };
  }

  it('of a match: both places, forms and what is left, the table around them', async () => {
    const { ana, dani, primero, segundo, proximo, liga } = await cuatro();
    const encuentro = await leer<Encuentro>(`partido/${proximo.id}/encuentro`);
    expect(encuentro).toMatchObject({ duracion: 90, entreLosDos: [], weather: null });
    const { situacion1: deDani, situacion2: deAna } = encuentro;
    expect(deAna).toEqual({
      idJugador: ana,
      puesto: 1,
      empatado: false,
      estado: 'activo',
      de: 4,
      puntos: 6,
      quedan: 1,
      zona: null,
      lugar: '1.º, 6\u00a0puntos',
      forma: [
        { id: primero.id, gana: true },
        { id: segundo.id, gana: true },
      ],
      racha: '2 ganados seguidos',
      liga: {
        id: liga.id,
        nombre: liga.nombre,
        titulo: tituloLiga(liga),
        tipo: 'social',
        ...DE_SIEMPRE,
        division: 1,
        ciclo: 0,
        activa: true,
      },
    });
    expect(deDani).toMatchObject({ idJugador: dani, puesto: 4, puntos: 0, quedan: 3, forma: [] });
    expect(encuentro.tabla.map(({ puesto, jugador }) => [puesto, jugador])).toEqual([
      [1, 'Ana Zurbarán'],
      [2, 'Cira Wais'],
      [3, 'Blas Yuste'],
      [4, 'Dani Xirau'],
    ]);
    expect(encuentro.tabla.every(({ estado }) => estado === 'activo')).toBe(true);
    expect(encuentro.tabla[0]?.forma).toEqual(deAna?.forma);
    expect(encuentro).toMatchObject({
      separacion: 'Les separan 6 puntos.',
      historia: 'Primera vez que se enfrentan',
    });
    expect(encuentro.siGana).toEqual(['sube al 2.º, con 3 puntos', 'sigue 1.º, con 9 puntos']);
    expect(encuentro.siPierde).toEqual([
      'queda entre el 2.º y el 4.º, con 1 punto',
      'sigue 1.º, con 7 puntos',
    ]);
    const jugado = await leer<Encuentro>(`partido/${primero.id}/encuentro`);
    expect([jugado.siGana, jugado.siPierde]).toEqual([null, null]);
  });

  it('of a match to come: what each plays in the two days before', async () => {
    const { ana, blas, cira, dani, proximo, entre } = await cuatro();
    const antes = async () => (await leer<Encuentro>(`partido/${proximo.id}/encuentro`)).antes;
    await entre(dani, blas, '2026-11-19T10:00');
    await entre(dani, cira, '2026-11-22T12:00');
    expect(await antes()).toBeNull();
    await entre(ana, cira, '2026-11-21T20:00');
    expect(await antes()).toBe('El día antes, sábado 21 nov, Ana juega a\u00a0las\u00a020:00');
  });

  it('of a match that the news tell of, once they are out: their page', async () => {
    const { segundo } = await cuatro();
    const noticia = async () => (await leer<Encuentro>(`partido/${segundo.id}/encuentro`)).noticia;
    const crear = (title: string, fecha: string) =>
      app().api('POST', '/api/private/noticias/0', {
        ...{ title, fecha, content: '<p>Ganó Ana.</p>', link: rutas.partido(segundo.id) },
        ...{ publicada: true, fijada: false },
      });
    await crear('Mañana', '2027-01-02T10:00');
    expect(await noticia()).toBeNull();
    await crear('Gran remontada', '2026-11-15T10:00');
    expect(await noticia()).toMatch(/^\/noticias\/\d+-gran-remontada$/);
  });

  it('of a match that is over: what it changed, and what each has played last and plays next', async () => {
    const { primero, segundo, proximo } = await cuatro();
    const { cambio, relato, ultimos, siguientes } = await leer<Encuentro>(`partido/${segundo.id}/encuentro`);
    expect(cambio).toBe('Esa semana Ana siguió 1.º y Cira quedó 2.º.');
    const ids = (listas: Encuentro['ultimos']) => listas.map((suyos) => suyos.map(({ id }) => id));
    expect(ids(ultimos)).toEqual([[], [primero.id]]);
    expect(ids(siguientes)).toEqual([[], [proximo.id]]);
    expect(siguientes[1]).toMatchObject([
      { rival: { lugar: '4.º, 0\u00a0puntos', forma: [] }, weather: null },
    ]);
    expect(relato).toBe('Ana ganó sin ceder un set');
    expect(await leer<Encuentro>(`partido/${proximo.id}/encuentro`)).toMatchObject({
      cambio: null,
      relato: null,
      siguientes: [],
    });
  });

  it('of a match that was won without playing: who did not turn up', async () => {
    const { ana, blas, cira, primero, entre } = await cuatro();
    const unico = await entre(cira, blas, '2026-11-15T10:00', { jugador1NoPresenta: true });
    expect((await leer<Encuentro>(`partido/${unico.id}/encuentro`)).historia).toBeNull();
    const { id } = await entre(blas, ana, '2026-11-16T10:00', { jugador1NoPresenta: true });
    const { cambio, entreLosDos, historia } = await leer<Encuentro>(`partido/${id}/encuentro`);
    expect(historia).toBe('Entre los dos, 0–2');
    expect(cambio).toMatch(/^No se presentó Blas Yuste\. Esa semana Ana /);
    const suyos = entreLosDos.map((uno) => [uno.id, uno.ausente]);
    expect(suyos).toContainEqual([id, 1]);
    expect(suyos).toContainEqual([primero.id, null]);
    const dichoA = async (jugador: number) => {
      const { partidos } = await leer<{ partidos: Encuentro['entreLosDos'] }>(`jugador/${jugador}`);
      return partidos.find((uno) => uno.id === id)?.observaciones;
    };
    expect(await dichoA(ana)).toBe('No se presentó Blas Yuste.');
    expect(await dichoA(blas)).toBe('No se presentó.');
  });

  it('of a match: both in their table with who is nearest, between them first', async () => {
    const quienesDe = async (uno: number, otro: number, division: number) => {
      const liga = await unaLiga(app(), { division });
      const ids = (await jugadoresDe(app(), liga.id, ...'ABCDEFGHIJ')).map(({ id }) => id);
      const [idJugador1 = 0, idJugador2 = 0] = [ids[uno - 1], ids[otro - 1]];
      const { id } = await unPartido(app(), { idLiga: liga.id, idJugador1, idJugador2 });
      const { tabla, separacion } = await leer<Encuentro>(`partido/${id}/encuentro`);
      expect(separacion).toBe('Van empatados a 0 puntos.');
      expect(tabla.map(({ puesto, empatado }) => [puesto, empatado])).toEqual(Array(5).fill([1, true]));
      return tabla.map(({ jugador }) => jugador).join('');
    };
    expect(await quienesDe(6, 3, 1)).toBe('BCDEF');
    expect(await quienesDe(1, 2, 2)).toBe('ABCDE');
    expect(await quienesDe(1, 10, 3)).toBe('ABCIJ');
    expect(await quienesDe(9, 5, 4)).toBe('EFGHI');
  });

  it('of a match: what the two have played, whoever was named first, without what was awarded', async () => {
    const { ana, blas, primero, entre } = await cuatro();
    const otro = await entre(blas, ana, '2026-10-01T10:00', marcador('6-0 6-0'));
    await entre(blas, ana, '2026-10-02T10:00', { ...marcador('6-0 6-0'), sintetico: true });
    const { entreLosDos, historia } = await leer<Encuentro>(`partido/${primero.id}/encuentro`);
    expect(historia).toBe('Entre los dos, 1–1');
    expect(entreLosDos.map(({ id, ganador }) => [id, ganador])).toEqual([
      [primero.id, 1],
      [otro.id, 1],
    ]);
    expect((await app().send('GET', '/api/clasificaciones/partido/999/encuentro')).status).toBe(404);
  });

  it('of any two: their places and what they have played or have to play, also those who have never met', async () => {
    const { ana, blas, cira, dani, primero, proximo, entre } = await cuatro();
    const leerDos = (uno: number, otro: number) => leer<CaraACara>(`cara-a-cara?uno=${uno}&otro=${otro}`);
    const jugado = await leerDos(blas, ana);
    expect(jugado).toMatchObject({
      uno: { id: blas, nombre: 'Blas Yuste', situacion: { puesto: 3 } },
      otro: { id: ana, nombre: 'Ana Zurbarán', situacion: { puesto: 1 } },
      entreLosDos: [{ id: primero.id, ganador: 1 }],
      historia: 'La única vez, ganó Ana',
      acabado: true,
      porJugar: [],
    });
    await entre(ana, dani, '2026-11-20T10:00');
    expect((await leerDos(ana, dani)).porJugar).toMatchObject([
      { id: proximo.id, duracion: 90, weather: null, tiempo: 'Aún sin previsión' },
    ]);
    expect(await leerDos(blas, cira)).toMatchObject({
      ...{ entreLosDos: [], historia: null, acabado: false },
      rivalesComunes: [
        {
          id: ana,
          nombre: 'Ana Zurbarán',
          uno: { ganados: 0, perdidos: 1 },
          otro: { ganados: 0, perdidos: 1 },
        },
      ],
      enComun: { rivales: 1, uno: { ganados: 0, perdidos: 1 }, otro: { ganados: 0, perdidos: 1 } },
      porJugar: [],
    });
    const segunda = await unaLiga(app(), { division: 2 });
    const [eva] = await jugadoresDe(app(), segunda.id, 'Eva Gil');
    expect(await leerDos(ana, eva?.id ?? 0)).toMatchObject({
      otro: { situacion: { puesto: 1 } },
      ultimos: [[{ fecha: '2026-11-14T10:00' }, { fecha: '2026-11-07T10:00' }], []],
    });
    for (const [uno, otro] of [
      [ana, ana],
      [ana, 999],
      [999, ana],
    ])
      expect(
        (await app().send('GET', `/api/clasificaciones/cara-a-cara?uno=${uno}&otro=${otro}`)).status,
      ).toBe(404);
  });

  it('of a play-off: the places are those each one has in their own league', async () => {
    const { ana } = await cuatro();
    const segunda = await unaLiga(app(), { division: 2 });
    const [eva] = await jugadoresDe(app(), segunda.id, 'Eva Gil');
    const playoff = await unaLiga(app(), { tipo: 'playoff' });
    const { id } = await unPartido(app(), { idLiga: playoff.id, idJugador1: ana, idJugador2: eva?.id ?? 0 });
    const { situacion1, situacion2, tabla, ultimos } = await leer<Encuentro>(`partido/${id}/encuentro`);
    expect(situacion1).toMatchObject({ puesto: 1, liga: { division: 1 } });
    expect(situacion2).toMatchObject({ puesto: 1, liga: { division: 2 } });
    expect(tabla).toEqual([]);
    const fechas = ultimos.map((suyos) => suyos.map(({ fecha }) => fecha));
    expect(fechas).toEqual([['2026-11-14T10:00', '2026-11-07T10:00'], []]);
    expect(await leer(`cuadro?idLiga=${playoff.id}`)).toMatchObject([{ id, ganador: null, sets: [] }]);
    const jugado = { idLiga: playoff.id, idJugador1: eva?.id ?? 0, idJugador2: ana };
    const { id: idJugado } = await unPartido(app(), {
      ...jugado,
      fecha: '2026-11-15T10:00',
      ...marcador('6-1 6-1'),
    });
    const suyos = [{ id: idJugado, liga: 'playoff' }];
    const deAna = [...suyos, { fecha: '2026-11-14T10:00' }, { fecha: '2026-11-07T10:00' }];
    expect(await leer(`partido/${id}/encuentro`)).toMatchObject({ ultimos: [deAna, suyos] });
    expect(await leer(`cara-a-cara?uno=${eva?.id}&otro=${ana}`)).toMatchObject({
      ...{ ultimos: [[], deAna.slice(1)], pendiente: false },
    });
    expect(await leer(`cuadro?idLiga=${segunda.id}`)).toEqual([]);
    const { id: idLiga } = await unaLiga(app(), { tipo: 'amistosos' });
    const suyo = { idLiga, idJugador1: ana, idJugador2: eva?.id ?? 0, fecha: '2026-12-05T10:00' };
    const amistoso = await unPartido(app(), suyo);
    expect(await leer(`cuadro?idLiga=${idLiga}`)).toMatchObject([{ id: amistoso.id, ganador: null }]);
  });

  it('of a player: place, who is ahead and by how much, evolution, and the next match until it ends', async () => {
    const { ana, blas, cira, dani, proximo } = await cuatro();
    const deAna = await leer<FichaJugador>(`jugador/${ana}/ficha`);
    expect(deAna).toMatchObject({
      nombre: 'Ana Zurbarán',
      situacion: { puesto: 1, quedan: 1 },
      delante: null,
      proximo: {
        id: proximo.id,
        idRival: dani,
        rival: 'Dani Xirau',
        fecha: '2026-11-22T10:00',
        weather: null,
      },
      sinPartido: [],
    });
    expect(deAna.evolucion).toEqual([
      { dia: '2026-11-07', puesto: 1, empatado: false, puntos: 3 },
      { dia: '2026-11-14', puesto: 1, empatado: false, puntos: 6 },
    ]);
    expect(await leer<FichaJugador>(`jugador/${blas}/ficha`)).toMatchObject({
      delante: { idJugador: cira, jugador: 'Cira Wais', puesto: 2, puntos: 0 },
      proximo: null,
      sinPartido: [
        { id: cira, nombre: 'Cira Wais' },
        { id: dani, nombre: 'Dani Xirau' },
      ],
    });
    app().reloj.set('2026-11-22T11:00');
    expect((await leer<FichaJugador>(`jugador/${ana}/ficha`)).proximo).not.toBeNull();
    app().reloj.set('2026-11-22T12:00');
    expect((await leer<FichaJugador>(`jugador/${ana}/ficha`)).proximo).toBeNull();
  });

  it('of a league: what each has left and their form', async () => {
    const { liga, ana, blas, primero } = await cuatro();
    const marcha = await leer<object[]>(`marcha?idLiga=${liga.id}`);
    expect(marcha).toHaveLength(4);
    expect(marcha).toContainEqual({ idJugador: blas, quedan: 2, forma: [{ id: primero.id, gana: false }] });
    expect(marcha).toContainEqual(expect.objectContaining({ idJugador: ana, quedan: 1 }));
    expect((await app().send('GET', '/api/clasificaciones/marcha?idLiga=999')).status).toBe(404);
  });

  it('of a league: the place of everybody after each matchday; minors as they are called in public', async () => {
    const { liga, ana, cira } = await cuatro('infantil');
    const { dias, jugadores } = await leer<Evolucion>(`evolucion?idLiga=${liga.id}`);
    expect(dias).toEqual(['2026-11-07', '2026-11-14']);
    expect(jugadores[0]).toEqual({ idJugador: ana, jugador: 'Ana Z.', puestos: [1, 1] });
    expect(jugadores[1]).toMatchObject({ idJugador: cira, jugador: 'Cira W.' });
    const amistosos = await unaLiga(app(), { tipo: 'amistosos', division: 0 });
    expect(await leer(`evolucion?idLiga=${amistosos.id}`)).toEqual({ dias: [], jugadores: [] });
    expect((await app().send('GET', '/api/clasificaciones/evolucion?idLiga=999')).status).toBe(404);
  });

  it('finds players by any part of their name in public, accents or none', async () => {
    const { liga, ana } = await cuatro();
    const enLiga = { liga: liga.nombre, tipo: 'social', ...DE_SIEMPRE, division: 1 };
    const esAna = [{ id: ana, nombre: 'Ana Zurbarán', ...enLiga, puesto: 1, empatado: false }];
    for (const nombre of ['zurbaran', 'ANA', 'zur an', ' Zurbarán  Ana '])
      expect(await leer<Encontrado[]>(`jugadores?nombre=${encodeURIComponent(nombre)}`)).toEqual(esAna);
    expect(await leer('jugadores?nombre=nadie')).toEqual([]);
    expect(await leer('jugadores')).toEqual([]);
    await app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, estado: 'inactiva' });
    expect(await leer('jugadores?nombre=ana')).toEqual([]);
  });

  it('names minors as they are called in public, everywhere', async () => {
    const { liga, ana, proximo } = await cuatro('infantil');
    await unaPista(app());
    const rutas = [`jugador/${ana}/ficha`, `partido/${proximo.id}/encuentro`, 'jugadores?nombre=ana'];
    for (const ruta of rutas) {
      const { text } = await app().send('GET', `/api/clasificaciones/${ruta}`, { token: app().token });
      expect(text, ruta).toContain('Ana Z.');
      expect(text, ruta).not.toMatch(/Zurb|Yust|Wais|Xira/);
    }
    expect(await leer('jugadores?nombre=zurbaran')).toEqual([]);
    expect(await leer(`marcha?idLiga=${liga.id}`)).toHaveLength(4);
  });
});
