import { describe, expect, it } from 'vitest';
import { ajustesApi } from '#contract/liga/ajustes.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes as textos } from '#contract/mensajes.ts';
import { jugadoresDe, unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { textoDePdf } from '#tests/support/pdf-texto.ts';
import { alVerTablas } from '#tests/support/tablas.ts';
import { textos as mensajes } from './documento.ts';

const NOMBRES = [
  'Íñigo Añón',
  'Ángela Peña',
  'Eva Ruiz',
  'Luis Paz',
  'Noé Gil',
  'Sara Mas',
  'Tea Vera',
  'Zoe Mur',
];

describeServer('impresos', (engine) => {
  const app = useApp(engine);

  const pedir = (que: 'clasificacion' | 'horarios', idLiga: number | string, nombres = '') =>
    app().app.inject({
      method: 'GET',
      url: `/api/private/ligas/${que}?idLiga=${idLiga}${nombres && `&nombres=${nombres}`}`,
      headers: { authorization: app().token },
    });

  const paginas = async (
    que: 'clasificacion' | 'horarios',
    idLiga: number,
    nombres = '',
  ): Promise<string[]> => {
    const answer = await pedir(que, idLiga, nombres);
    expect(answer.headers['content-type']).toBe('application/pdf');
    return textoDePdf(answer.rawPayload);
  };

  const ligaConOcho = async (cambios = {}) => {
    const liga = await unaLiga(app(), cambios);
    return { liga, jugadores: await jugadoresDe(app(), liga.id, ...NOMBRES) };
  };

  describe('clasificacion', () => {
    it('is a sheet with the club, the table, its zones, the crossings, the date and the page', async () => {
      for (const division of [1, 3]) await unaLiga(app(), { division });
      const { liga, jugadores } = await ligaConOcho({ division: 2 });
      await alVerTablas(app).escalonar(liga, jugadores, jugadores.slice(5, 7));
      const [hoja = '', ...mas] = await paginas('clasificacion', liga.id);
      expect(mas).toEqual([]);
      for (const texto of [
        'Club de Tenis Valdecierzo',
        'Liga Social - 2ª División - 2026/27',
        '1Íñigo Añón217714-084-140Ascenso',
        '6\u00a0=',
        'Ángela Peña',
        ...Object.values(mensajes.zonas),
        mensajes.leyenda,
        mensajes.leyendaCruces,
        'Impreso el 21 de noviembre de 2026',
        'Página 1 de 1',
      ])
        expect(hoja).toContain(texto);
    });

    it('marks points by hand and says why under the table, without a reason that names a child', async () => {
      const { liga, jugadores } = await ligaConOcho({ tipo: 'infantil' });
      await alVerTablas(app).escalonar(liga, jugadores);
      const [inigo] = jugadores as [Jugador];
      const suyo = { idLiga: liga.id, idJugador: inigo.id, fecha: '2026-11-03' };
      const dar = (puntos: number, motivo: string) =>
        app().call(ajustesApi.guardar, { body: { ...suyo, puntos, motivo } });
      await dar(-2, 'Alineación indebida');
      await dar(1, 'Lo pidió la familia Añón');
      const [publica = ''] = await paginas('clasificacion', liga.id, 'deportivos');
      expect(publica).toContain('Íñigo A.20\u00a0*');
      expect(publica).toContain(
        '* Íñigo A.: −2 puntos el 3 de noviembre de 2026. Motivo: Alineación indebida.',
      );
      expect(publica).not.toContain('familia');
      const [completa = ''] = await paginas('clasificacion', liga.id, 'completos');
      expect(completa).toContain('+1 punto el 3 de noviembre de 2026. Motivo: Lo pidió la familia Añón.');
    });

    it('of all leagues of a type is a page each, best level first; inactive ones are left out', async () => {
      const [segunda, primera, cerrada] = [
        await unaLiga(app(), { division: 2 }),
        await unaLiga(app(), { division: 1 }),
        await unaLiga(app(), { division: 3 }),
      ];
      await unaLiga(app(), { tipo: 'infantil' });
      await app().api('POST', `/api/private/ligas/${cerrada.id}`, { ...cerrada, estado: 'inactiva' });
      const hojas = await paginas('clasificacion', -1);
      expect(hojas).toHaveLength(2);
      expect(hojas[0]).toContain(primera.nombre);
      expect(hojas[1]).toContain(segunda.nombre);
      expect(await paginas('clasificacion', -2)).toHaveLength(1);
    });

    it('tells removed players and no injury, and shortens names that do not fit', async () => {
      const liga = await unaLiga(app());
      await unJugador(app(), { idLiga: liga.id, nombre: 'Ana', estado: 'lesion' });
      await unJugador(app(), { idLiga: liga.id, nombre: 'Luis', estado: 'eliminado' });
      await unJugador(app(), { idLiga: liga.id, nombre: 'W'.repeat(80) });
      const [hoja = ''] = await paginas('clasificacion', liga.id);
      expect(hoja).toContain('Ana');
      expect(hoja).not.toMatch(/lesi/i);
      expect(hoja).toContain('Luis (eliminado)');
      expect(hoja).not.toContain('W'.repeat(40));
    });

    it('without leagues or players says so', async () => {
      expect((await paginas('clasificacion', -2))[0]).toContain(mensajes.sinLigas);
      const liga = await unaLiga(app());
      expect((await paginas('clasificacion', liga.id))[0]).toContain(mensajes.sinJugadores);
    });
  });

  describe('horarios', () => {
    it('are what is still to be played, by day, with time, court, players and league', async () => {
      const pista = await unaPista(app(), { nombre: 'Prado 1' });
      const { liga, jugadores } = await ligaConOcho();
      const [uno, dos, tres, cuatro] = jugadores as [Jugador, Jugador, Jugador, Jugador];
      const entre = (a: Jugador, b: Jugador, mas: object) =>
        unPartido(app(), { idLiga: liga.id, idJugador1: a.id, idJugador2: b.id, ...mas });
      await entre(uno, dos, { fecha: '2026-11-22T18:30' });
      await entre(tres, cuatro, { fecha: '2026-11-21T09:00', idPista: pista.id });
      await entre(uno, tres, { fecha: '2026-11-28T09:00', jugador1Aplaza: true });
      await entre(dos, cuatro, { fecha: '2026-11-20T09:00' });
      const [hoja = ''] = await paginas('horarios', liga.id);
      expect(hoja).toContain(
        `Sábado, 21 de noviembreHoraPistaPartidoLiga09:00Prado 1Eva Ruiz – Luis Paz${liga.nombre}`,
      );
      expect(hoja).toContain(
        `Domingo, 22 de noviembreHoraPistaPartidoLiga18:30Por decidirÍñigo Añón – Ángela Peña${liga.nombre}`,
      );
      expect(hoja).not.toContain('28 de noviembre');
      expect(hoja).not.toContain('20 de noviembre');
    });

    it('of all social leagues have friendlies too; of all infantil ones, only those', async () => {
      for (const [tipo, nombre] of [
        ['social', 'Ana'],
        ['amistosos', 'Eva'],
        ['infantil', 'Noa'],
      ] as const) {
        const liga = await unaLiga(app(), { tipo });
        const [uno, dos] = (await jugadoresDe(app(), liga.id, nombre, `${nombre} dos`)) as [Jugador, Jugador];
        await unPartido(app(), { idLiga: liga.id, idJugador1: uno.id, idJugador2: dos.id });
      }
      const [social = ''] = await paginas('horarios', -1);
      expect(social).toContain('Ana – Ana dos');
      expect(social).toContain('Eva – Eva dos');
      expect(social).not.toContain('Noa');
      expect((await paginas('horarios', -2))[0]).toContain('Noa – Noa dos');
    });

    it('of a day that does not fit say the day again on the next page', async () => {
      const { liga, jugadores } = await ligaConOcho();
      for (let hora = 0; hora < 44; hora += 1) {
        const [a, b] = [jugadores[(hora * 2) % 8], jugadores[(hora * 2 + 1) % 8]] as [Jugador, Jugador];
        const fecha = `2026-11-22T${String(Math.floor(hora / 2)).padStart(2, '0')}:${hora % 2 ? '30' : '00'}`;
        const quienes = { idLiga: liga.id, idJugador1: a.id, idJugador2: b.id };
        await unPartido(app(), { ...quienes, fecha, duracion: 60, idPista: null });
      }
      const hojas = await paginas('horarios', liga.id);
      expect(hojas.length).toBeGreaterThan(1);
      for (const [i, hoja] of hojas.entries()) {
        expect(hoja).toContain('Domingo, 22 de noviembre');
        expect(hoja).toContain(`Página ${i + 1} de ${hojas.length}`);
      }
    });

    it('without matches say so', async () => {
      expect((await paginas('horarios', -1))[0]).toContain(mensajes.sinPartidos);
    });
  });

  it.each(['clasificacion', 'horarios'] as const)(
    '%s of minors say full names or those of the web',
    async (que) => {
      const { id: idLiga } = await unaLiga(app(), { tipo: 'infantil' });
      const [uno, dos] = (await jugadoresDe(app(), idLiga, 'Noa Zurbarán', 'Lía Quirós')) as [
        Jugador,
        Jugador,
      ];
      await unPartido(app(), { idLiga, idJugador1: uno.id, idJugador2: dos.id });
      for (const nombres of ['', 'completos']) {
        const [hoja = ''] = await paginas(que, idLiga, nombres);
        expect(hoja).toContain('Noa Zurbarán');
      }
      const [hoja = ''] = await paginas(que, idLiga, 'deportivos');
      expect(hoja).toContain('Noa Z.');
      expect(hoja).not.toMatch(/Zurbarán|Quirós/);
      expect((await pedir(que, idLiga, 'otros')).statusCode).toBe(400);
    },
  );

  it('open in the window, under a name of their own, and are kept by nobody', async () => {
    const { headers } = await pedir('horarios', -1);
    expect(headers['content-disposition']).toBe('inline; filename="horarios-2026-11-21.pdf"');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['clasificacion', 'horarios'] as const)('%s need a league that exists and a token', async (que) => {
    expect((await pedir(que, 999_999)).statusCode).toBe(404);
    for (const malo of ['', '0', '-3', '1.5', 'todas']) expect((await pedir(que, malo)).statusCode).toBe(400);
    expect((await app().send('GET', `/api/private/ligas/${que}?idLiga=-1`)).body).toEqual({
      message: textos.sinSesion,
    });
  });

  it('ten at once are all made', async () => {
    await ligaConOcho();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pedir('clasificacion', -1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  });
});
