import { beforeEach, expect, it } from 'vitest';
import { type Hoja, importarApi, type LoQueHaria } from '#contract/liga/importar.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import {
  type CampoDeHoja,
  camposDeCabeceras,
  filaDeCabeceras,
  filasDeHoja,
  type QueSeTrae,
} from '#domain/hoja/columnas.ts';
import { marcadorDe } from '#domain/registro/linea.ts';
import { unaLiga, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { unLibro } from '#tests/support/libro.ts';
import { LIBRO_JUGADORES, LIBRO_LIGAS, LIBRO_PARTIDOS } from '#tests/support/libros-de-club.ts';
import { readFile } from '#web/platform/sheet.ts';

const SUPUESTA = { tipo: 'social', anio: 2026, division: null } as const;
const TODOS = { fecha: null, idPista: null, idLiga: null, jugador: null };

/** A file as the screen reads it: its headings found, and each column taken for what it seems. */
async function leer(que: QueSeTrae, libro: Uint8Array<ArrayBuffer>): Promise<Hoja> {
  const rows = (await readFile(new Blob([libro])))[0]?.rows ?? [];
  const cabecera = filaDeCabeceras(que, rows);
  const campos = camposDeCabeceras(que, rows[cabecera] ?? []);
  return { que, filas: filasDeHoja(rows, { que, cabecera, campos }), supuesta: SUPUESTA };
}

/** The cell mended in its row, as in the table. */
const con = (hoja: Hoja, linea: number, campo: CampoDeHoja, texto: string): Hoja => ({
  ...hoja,
  filas: hoja.filas.map((fila) =>
    fila.linea === linea ? { ...fila, celdas: { ...fila.celdas, [campo]: texto } } : fila,
  ),
});

const sin = (hoja: Hoja, ...lineas: number[]): Hoja => ({
  ...hoja,
  filas: hoja.filas.filter(({ linea }) => !lineas.includes(linea)),
});

const siendo = (hoja: Hoja, linea: number, quien: number | 'otra'): Hoja => ({
  ...hoja,
  filas: hoja.filas.map((fila) => (fila.linea === linea ? { ...fila, quien } : fila)),
});

const fallosDe = ({ filas }: LoQueHaria) =>
  filas.flatMap(({ linea, fallos }) => fallos.map(({ campo, mensaje }) => `${linea} ${campo}: ${mensaje}`));

describeServer('a club moves in from sheets made by hand', (engine) => {
  const app = useApp(engine);
  const ver = async (hoja: Hoja) => (await app().rehearse(importarApi.importar, { body: hoja })).haria;
  const importar = async (hoja: Hoja) => {
    const { huella } = await ver(hoja);
    return app().call(importarApi.importar, { body: { ...hoja, huella } });
  };
  const jugadores = () => app().call(jugadoresApi.listar, {});
  const deshacerLoUltimo = async () => {
    const [linea] = await app().call(operacionesApi.listar, {});
    return app().api('POST', `/api/private/log/operaciones/${linea?.operacion}/deshacer`);
  };

  it('players: what is not understood is said by its cell, who may be the same is asked, one press takes it back', async () => {
    const eva = await unJugador(app(), { nombre: 'Eva Paz Soler', telefono: '600 44 44 44' });
    const hoja = await leer('jugadores', LIBRO_JUGADORES);
    const vista = await ver(hoja);
    expect(fallosDe(vista)).toEqual([
      '7 email: El email no es válido: revisa que tenga una arroba y un dominio',
      `11 nombre: ${mensajes.hojaYaEsta(6)}`,
    ]);
    const filas = new Map(vista.filas.map((fila) => [fila.linea, fila]));
    expect(filas.get(5)).toMatchObject({ titulo: 'Íñigo García de la Peña', que: 'nueva' });
    // The same name with another telephone is taken for her, and it is told.
    expect(filas.get(8)).toMatchObject({
      que: 'cambia',
      idJugador: eva.id,
      avisos: [expect.stringContaining('otro teléfono')],
    });
    // Her telephone in another name decides nothing.
    expect(filas.get(9)).toMatchObject({
      que: 'nueva',
      avisos: ['«Eva Paz Soler» tiene el mismo teléfono.'],
    });
    const huella = { ...hoja, huella: vista.huella };
    expect(await app().api('POST', '/api/private/hojas/importar', huella)).toMatchObject({ status: 400 });
    expect(await jugadores()).toHaveLength(1);

    const bien = siendo(sin(con(hoja, 7, 'email', 'anagil@club.example'), 11), 8, 'otra');
    expect(await importar(bien)).toEqual({ nuevas: 5, cambian: 0, ligas: 0 });
    const ana = (await jugadores()).find(({ nombre }) => nombre === 'Ana Gil Ruiz');
    expect(ana).toMatchObject({ telefono: '600333333', email: 'anagil@club.example', estado: 'activo' });
    expect((await app().call(operacionesApi.listar, {}))[0]?.texto).toBe(
      'Importa jugadores de un archivo: 5 nuevos y 0 cambiados',
    );
    expect((await deshacerLoUltimo()).status).toBe(200);
    expect((await jugadores()).map(({ nombre }) => nombre)).toEqual(['Eva Paz Soler']);
  });

  const jugadoresDe = (...filas: Hoja['filas'][number]['celdas'][]): Hoja => ({
    que: 'jugadores',
    filas: filas.map((celdas, i) => ({ linea: i + 2, celdas })),
    supuesta: SUPUESTA,
  });

  it.each([
    ['a telephone that is none', { telefono: 'abc' }, 'telefono: «abc» no es un teléfono'],
    ['a formula as a name', { nombre: '=HYPERLINK("http://x.example")' }, 'nombre: «=HYPERLINK'],
    ['a formula as surnames', { apellidos: '=A1' }, 'apellidos: «=A1» es una fórmula'],
    ['a name of digits', { nombre: '600111222' }, 'nombre: «600111222» no es un nombre'],
    ['a formula as the name in public', { nombreDeportivo: '@SUM(A1)' }, 'nombreDeportivo: «@SUM(A1)»'],
    ['a mail that is none', { email: 'no tiene' }, 'email: El email no es válido'],
  ])('what would be accepted and is not meant is said by its cell: %s', async (_, celda, dicho) => {
    const vista = await ver(jugadoresDe({ nombre: 'Ana Gil', ...celda }));
    expect(fallosDe(vista)).toEqual([expect.stringContaining(`2 ${dicho}`)]);
  });

  it('a text of Excel in Latin-1, with titles of blocks and whole names, is moved in as a workbook is', async () => {
    const texto = [
      'LIGA SOCIAL 2026/27;;',
      ';;',
      'Jugador;Teléfono;Obs.',
      '1ª DIVISIÓN;;',
      'NÚÑEZ DE ARCE, BEGOÑA;;capitana',
      'Martí Güell i Ferrer;600222222;',
      '2ª DIVISIÓN;;',
      'María José Sánchez-Peña;no sé;',
    ].join('\r\n');
    const hoja = await leer(
      'ligas',
      Uint8Array.from(texto, (letra) => letra.charCodeAt(0)),
    );
    expect(fallosDe(await ver(hoja))).toEqual([expect.stringMatching(/^8 telefono: «no sé»/)]);
    expect(await importar(con(hoja, 8, 'telefono', ''))).toEqual({ nuevas: 3, cambian: 0, ligas: 2 });
    expect((await jugadores()).map(({ nombre, liga }) => `${nombre}, ${liga}`)).toEqual([
      'Begoña Núñez de Arce, Liga Social - 1ª División - 2026/27',
      'María José Sánchez-Peña, Liga Social - 2ª División - 2026/27',
      'Martí Güell i Ferrer, Liga Social - 1ª División - 2026/27',
    ]);
    const otraVez = con(con(hoja, 8, 'telefono', ''), 6, 'telefono', '600 22 22 22');
    expect((await ver(otraVez)).filas.every(({ que }) => que === 'igual')).toBe(true);
  });

  it('a telephone left empty, once it is said that it is none, takes nobody’s away', async () => {
    await unJugador(app(), { nombre: 'Ana Gil', telefono: '600 11 11 11' });
    const { filas } = await ver(jugadoresDe({ nombre: 'Ana Gil', telefono: '' }));
    expect(filas[0]).toMatchObject({ que: 'igual' });
  });

  it('the same sheet again asks nothing of namesakes that it brought', async () => {
    const hoja = jugadoresDe(
      { nombre: 'Ana Gil', telefono: '600 11 11 11' },
      { nombre: 'Gil, Ana', telefono: '600 22 22 22', email: 'ana@club.example' },
      { nombre: 'ANA GIL' },
      { nombre: 'Eva Paz' },
      { nombre: 'Eva Paz' },
    );
    const primera = [3, 4, 6].reduce((una, linea) => siendo(una, linea, 'otra'), hoja);
    expect(await importar(primera)).toMatchObject({ nuevas: 5 });
    const { filas } = await ver(hoja);
    expect(filas.map(({ que, fallos }) => [que, fallos])).toEqual(hoja.filas.map(() => ['igual', []]));
    expect(new Set(filas.map(({ idJugador }) => idJugador)).size).toBe(5);
    // Of somebody with another telephone nothing is guessed.
    const otras = await ver(
      jugadoresDe(
        { nombre: 'Ana Gil', telefono: '600 33 33 33' },
        { nombre: 'Eva Paz', telefono: '600 44 44 44' },
      ),
    );
    expect(fallosDe(otras)).toEqual([
      `2 nombre: ${mensajes.hojaQuienDeLosDos(3)}`,
      `3 nombre: ${mensajes.hojaQuienDeLosDos(2)}`,
    ]);
  });

  it('whoever is in two groups of a sheet would change league, which is warned', async () => {
    const { filas } = await ver({
      que: 'ligas',
      filas: ['1ª', '2ª'].map((liga, i) => ({ linea: i + 2, celdas: { nombre: 'Ana Gil', liga } })),
      supuesta: SUPUESTA,
    });
    expect(filas.map(({ que, avisos }) => [que, avisos])).toEqual([
      ['nueva', []],
      [
        'cambia',
        [
          mensajes.hojaCambiaDeLiga(
            'Liga Social - 1ª División - 2026/27',
            'Liga Social - 2ª División - 2026/27',
          ),
        ],
      ],
    ]);
  });

  it('nor of namesakes in different leagues', async () => {
    const hoja: Hoja = {
      que: 'ligas',
      filas: ['1ª', '2ª'].map((liga, i) => ({ linea: i + 2, celdas: { nombre: 'Ana Gil', liga } })),
      supuesta: SUPUESTA,
    };
    await importar(siendo(hoja, 3, 'otra'));
    expect(await jugadores()).toHaveLength(2);
    const { filas } = await ver(hoja);
    expect(filas.map(({ que, fallos }) => [que, fallos])).toEqual([
      ['igual', []],
      ['igual', []],
    ]);
  });

  it('an empty cell changes nothing of who exists, and what changed meanwhile is not written over', async () => {
    const ana = await unJugador(app(), {
      nombre: 'Ana Gil',
      telefono: '600',
      email: 'a@b.example',
      notas: 'Zurda',
    });
    const hoja: Hoja = {
      que: 'jugadores',
      filas: [{ linea: 2, celdas: { nombre: 'GIL, ANA', telefono: '611 11 11 11' } }],
      supuesta: SUPUESTA,
    };
    const { huella } = await ver(hoja);
    await app().api('POST', `/api/private/jugadores/${ana.id}`, { ...ana, telefono: '622' });
    expect(await app().api('POST', '/api/private/hojas/importar', { ...hoja, huella })).toMatchObject({
      status: 409,
    });
    expect(await importar(hoja)).toEqual({ nuevas: 0, cambian: 1, ligas: 0 });
    expect((await jugadores())[0]).toMatchObject({
      nombre: 'Ana Gil',
      telefono: '611 11 11 11',
      email: 'a@b.example',
      notas: 'Zurda',
    });
    expect((await ver(hoja)).filas[0]).toMatchObject({ que: 'igual' });
  });

  it('leagues: they are created with who plays in them, minors with a short name in public, and all goes back', async () => {
    const oscar = await unJugador(app(), { nombre: 'Óscar Núñez' });
    const hoja = await leer('ligas', LIBRO_LIGAS);
    const vista = await ver(hoja);
    expect(fallosDe(vista)).toEqual([]);
    expect(vista.ligas).toEqual([
      'Liga Social - 1ª División - 2026/27',
      'Liga Social - 2ª División - 2026/27',
      'Liga Infantil - Promoción - 2026/27',
    ]);
    expect(await importar(hoja)).toEqual({ nuevas: 7, cambian: 1, ligas: 3 });
    const quienes = await jugadores();
    const de = (liga: string) =>
      quienes.filter((uno) => uno.liga?.includes(liga)).map(({ nombre }) => nombre);
    expect(de('1ª División')).toEqual(['Ana Gil Ruiz', 'Ángela Muñoz Ibáñez', 'Íñigo García de la Peña']);
    expect(de('2ª División')).toEqual(['Eva Paz Soler', 'Luis Paz Soler', 'Óscar Núñez']);
    expect(quienes.find(({ nombre }) => nombre === 'Alicia Gómez')).toMatchObject({ reservado: true });
    expect((await ver(hoja)).filas.every(({ que }) => que === 'igual')).toBe(true);
    expect((await deshacerLoUltimo()).status).toBe(200);
    expect(await app().call(ligasApi.listar, {})).toEqual([]);
    expect((await jugadores()).map(({ id, idLiga }) => [id, idLiga])).toEqual([[oscar.id, null]]);
  });

  it('somebody of two seasons is of the newest league, and stays on the roster of the other', async () => {
    const nueva = await unaLiga(app(), { anio: 2026 });
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: nueva.id });
    await unJugador(app(), { nombre: 'Eva Paz', idLiga: nueva.id });
    const fila = (linea: number, nombre: string) => ({ linea, celdas: { nombre, liga: '3ª 2025/26' } });
    await importar({ que: 'ligas', filas: [fila(2, 'Ana Gil'), fila(3, 'Eva Paz')], supuesta: SUPUESTA });
    expect((await jugadores()).map(({ idLiga }) => idLiga)).toEqual([nueva.id, nueva.id]);
    const partido = {
      linea: 2,
      celdas: { fecha: '3/10/25 18:00', liga: '3ª 25/26', pareja: 'Ana Gil - Eva Paz', resultado: '6-4 6-4' },
    };
    const deAntes: Hoja = { que: 'partidos', filas: [partido], supuesta: SUPUESTA };
    expect(await importar(deAntes)).toEqual({ nuevas: 1, cambian: 0, ligas: 0 });
    expect(ana.idLiga).toBe(nueva.id);
  });

  it('only somebody who is signed in may, and it is what was seen or nothing', async () => {
    const body = { ...(await leer('jugadores', LIBRO_JUGADORES)), huella: '' };
    const { path } = importarApi.importar;
    for (const rehearsed of [true, false])
      expect((await app().send('POST', path, { body, rehearsed })).status).toBe(401);
    const bien = sin(body, 7, 11);
    for (const huella of ['', null, 'otra'])
      expect((await app().api('POST', path, { ...bien, huella })).status).toBe(409);
    expect(await jugadores()).toEqual([]);
  });

  it('of 2,000 rows is taken whole, however much each says', async () => {
    const celdas = (n: number) => ({
      nombre: `Persona ${n} ${'Larga '.repeat(100)}`.slice(0, 90),
      telefono: '600 11 22 33',
    });
    const filas = Array.from({ length: 2000 }, (_, i) => ({
      linea: i + 2,
      celdas: { ...celdas(i), nombreDeportivo: `${'P'.repeat(40)}`, apellidos: '' },
    }));
    const relleno = filas.map((fila) => ({ ...fila, celdas: { ...fila.celdas, liga: ' '.repeat(500) } }));
    expect(JSON.stringify(relleno).length).toBeGreaterThan(1024 * 1024);
    const { haria } = await app().rehearse(importarApi.importar, {
      body: { que: 'jugadores', filas: relleno, supuesta: SUPUESTA },
    });
    expect(haria.filas).toHaveLength(2000);
  });
});

describeServer('the matches of those sheets', (engine) => {
  const app = useApp(engine);
  const ver = async (hoja: Hoja) => (await app().rehearse(importarApi.importar, { body: hoja })).haria;
  const importar = async (hoja: Hoja) => {
    const { huella } = await ver(hoja);
    return app().call(importarApi.importar, { body: { ...hoja, huella } });
  };
  const partidos = async () =>
    (await app().call(partidosApi.buscar, { body: TODOS })).toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));

  beforeEach(async () => {
    await unaPista(app(), { nombre: 'Pista 1' });
    await unaPista(app(), { nombre: 'Pista 2' });
    await importar(await leer('ligas', LIBRO_LIGAS));
  });

  it('are read, mended cell by cell and taken all at once', async () => {
    const hoja = await leer('partidos', LIBRO_PARTIDOS);
    const vista = await ver(hoja);
    expect(fallosDe(vista)).toEqual([
      '5 resultado: «W.O.» no dice quién no se presentó.',
      '7 pista: No hay ninguna pista «Pista 7». Elige una, o déjala vacía.',
      '7 jugador2: No hay nadie que se llame «Eva Paz». Elige quién es, o impórtalo antes.',
      '7 resultado: «6-7-» no se entiende: escribe los sets como «6-4 3-6 10-8», o W.O., aplazado o nada.',
      '8 fecha: «domingo 17 de octubre» no cae en ese día de la semana: en esa temporada es sábado, 17 de octubre de 2026.',
    ]);
    const quien = vista.filas
      .find(({ linea }) => linea === 7)
      ?.fallos.find(({ campo }) => campo === 'jugador2');
    expect(quien?.propuestas[0]).toEqual({ texto: 'Eva Paz Soler', etiqueta: 'Eva Paz Soler' });

    const conNombre = con(con(hoja, 7, 'jugador2', 'Eva Paz Soler'), 7, 'pista', '');
    const mendada = con(con(conNombre, 7, 'resultado', '6-7 2-6'), 5, 'resultado', 'W.O. 2');
    const bien = con(mendada, 8, 'fecha', '17/10/26');
    expect(fallosDe(await ver(bien))).toEqual([]);
    expect(await importar(bien)).toEqual({ nuevas: 6, cambian: 0, ligas: 0 });
    expect(
      (await partidos()).map((p) => [
        p.fecha,
        p.pista,
        p.jugador1.split(' ')[0],
        p.jugador2.split(' ')[0],
        marcadorDe(p),
      ]),
    ).toEqual([
      ['2026-10-03T18:30', 'Pista 2', 'Íñigo', 'Ángela', '6-4 3-6 1-0'],
      ['2026-10-03T20:00', null, 'Ana', 'Íñigo', '6-4 6-3'],
      ['2026-10-10T10:00', 'Pista 1', 'Ana', 'Ángela', '6-0 6-0'],
      // Without an hour, that at which its league begins.
      ['2026-10-11T17:00', null, 'Óscar', 'Eva', '6-7 2-6'],
      ['2026-10-11T18:00', 'Pista 1', 'Eva', 'Luis', null],
      ['2026-10-17T12:00', null, 'Óscar', 'Luis', null],
    ]);
    const deLaHoja = await ver(bien);
    expect(deLaHoja.filas.every(({ que }) => que === 'igual')).toBe(true);
  });

  it('what Excel kept as dates is read as the scores that were typed, which is told', async () => {
    const solo = (texto: string, como: 'd-mmm' | 'mmm-yy') => ({ dia: new Date(`${texto}Z`), como });
    const libro = unLibro({
      nombre: 'Resultados',
      filas: [
        ['Fecha', 'Liga', 'Jugador 1', 'Jugador 2', '1er set', '2º set', '3er set'],
        [
          '3/10/26',
          '1ª',
          'Ana Gil Ruiz',
          'Ángela Muñoz Ibáñez',
          solo('2026-04-06', 'd-mmm'),
          '3-6',
          solo('2013-11-01', 'mmm-yy'),
        ],
        [
          '4/10/26',
          '1ª',
          'Ana Gil Ruiz',
          'Íñigo García de la Peña',
          solo('2000-06-01', 'mmm-yy'),
          36678,
          null,
        ],
        ['5/10/26', '2ª', 'Eva Paz Soler', 'Luis Paz Soler', new Date('2026-11-21Z'), null, null],
      ],
    });
    const hoja = await leer('partidos', libro);
    const vista = await ver(hoja);
    expect(fallosDe(vista)).toEqual([
      '4 resultado: «2026-11-21» parece una fecha: escribe los sets como «6-4 3-6 10-8».',
    ]);
    expect(vista.filas.find(({ linea }) => linea === 2)?.avisos).toContain(
      '«2026-04-06 3-6 2013-11-01» llega como fecha: se lee 6-4 3-6 11-13. Compruébalo.',
    );
    await importar(sin(hoja, 4));
    expect((await partidos()).map(marcadorDe)).toEqual(['6-4 3-6 11-13', '6-0 6-0']);
  });

  const partido = (linea: number, celdas: Hoja['filas'][number]['celdas']) => ({
    linea,
    celdas: {
      fecha: '3/10/26',
      hora: '18:00',
      liga: '1ª',
      jugador1: 'Ana Gil Ruiz',
      jugador2: 'Ángela Muñoz Ibáñez',
      ...celdas,
    },
  });
  const hojaDe = (...filas: Hoja['filas']): Hoja => ({
    que: 'partidos',
    filas,
    supuesta: SUPUESTA,
  });

  it.each([
    ['a player of another league', { jugador2: 'Eva Paz Soler' }, 'jugador2'],
    ['a league that is not there', { liga: '9ª' }, 'liga'],
    ['an hour that is none of the quarters', { hora: '18:20' }, 'hora'],
    ['a score without a winner', { resultado: '6-4 4-6' }, 'resultado'],
    ['twice the same player', { jugador2: 'Gil Ruiz, Ana' }, 'jugador2'],
    [
      'a winner that the score contradicts',
      { resultado: '6-4 6-4', ganador: 'Muñoz Ibáñez, Ángela' },
      'resultado',
    ],
    ['a winner without a score', { resultado: '', ganador: 'Gil Ruiz, Ana' }, 'resultado'],
    ['a winner of what was put off', { resultado: 'aplazado', ganador: 'Gil Ruiz, Ana' }, 'resultado'],
    ['a no-show with a score', { resultado: '6-4 2-1 W.O.', ganador: 'Gil Ruiz, Ana' }, 'resultado'],
    ['a winner who does not play', { resultado: '6-4 6-4', ganador: 'Eva Paz Soler' }, 'ganador'],
  ] as const)('with the rules of the form: %s', async (_, celdas, campo) => {
    const [fila] = (await ver(hojaDe(partido(2, celdas)))).filas;
    expect(fila?.que).toBe('mala');
    expect(fila?.fallos.map((uno) => uno.campo)).toEqual([campo]);
  });

  it('by the column of who won, know whose was a retirement', async () => {
    const dejado = { resultado: '7-6(3) 2-1 RET', ganador: 'Muñoz Ibáñez, Ángela' };
    expect(fallosDe(await ver(hojaDe(partido(2, { resultado: dejado.resultado }))))).toHaveLength(1);
    await importar(hojaDe(partido(2, dejado)));
    const [unico] = await partidos();
    expect(unico && [unico.desenlace, marcadorDe(unico)]).toEqual(['retirada-1', '7-6 2-1']);
  });

  it('cannot have a player in two at once, nor the same one twice', async () => {
    const filas = [partido(2, {}), partido(3, { jugador2: 'Íñigo García de la Peña' }), partido(4, {})];
    expect(fallosDe(await ver(hojaDe(...filas))).map((fallo) => fallo.split(':')[0])).toEqual([
      '3 fecha',
      '4 fecha',
    ]);
  });

  it('brought again ask nothing of namesakes: who played that day is known', async () => {
    const idLiga = (await app().call(jugadoresApi.listar, {})).find(
      ({ nombre }) => nombre === 'Ana Gil Ruiz',
    )?.idLiga;
    const otra = await unJugador(app(), { nombre: 'Ana Gil Ruiz', idLiga: idLiga ?? null });
    const hoja = hojaDe(partido(2, {}));
    expect(fallosDe(await ver(hoja))).toEqual([`2 jugador1: ${mensajes.hojaQuienDeLosDos(2)}`]);
    await importar(con(hoja, 2, 'jugador1', `Ana Gil Ruiz #${otra.id}`));
    expect((await ver(hoja)).filas.map(({ que }) => que)).toEqual(['igual']);
    const deVuelta = partido(2, { jugador1: 'Ángela Muñoz Ibáñez', jugador2: 'Gil Ruiz, Ana' });
    expect((await ver(hojaDe(deVuelta))).filas.map(({ que }) => que)).toEqual(['igual']);
  });

  it('of that day and those two are the ones there are, whoever is named first', async () => {
    const [ana, angela] = ['Ana Gil Ruiz', 'Ángela Muñoz Ibáñez'].map(async (suyo) =>
      (await app().call(jugadoresApi.listar, {})).find(({ nombre }) => nombre === suyo),
    );
    const [idAna, idAngela] = [(await ana)?.id ?? 0, (await angela)?.id ?? 0];
    const idLiga = (await ana)?.idLiga ?? 0;
    await unPartido(app(), { idLiga, idJugador1: idAngela, idJugador2: idAna, fecha: '2026-10-03T20:00' });
    const hoja = hojaDe({ ...partido(2, { resultado: '6-4 6-4' }) });
    expect((await ver(hoja)).filas[0]).toMatchObject({
      que: 'cambia',
      detalle: expect.stringContaining('4-6 4-6'),
    });
    expect(await importar(hoja)).toEqual({ nuevas: 0, cambian: 1, ligas: 0 });
    const [unico, ...mas] = await partidos();
    expect(mas).toEqual([]);
    expect(unico && [unico.fecha, unico.idJugador1, marcadorDe(unico)]).toEqual([
      '2026-10-03T18:00',
      idAngela,
      '4-6 4-6',
    ]);
  });
});
