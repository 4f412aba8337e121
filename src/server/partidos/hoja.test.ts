import { expect, it } from 'vitest';
import { partidosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import { sumarDias } from '#domain/fecha.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { ESCRITOS, type Escrito } from '#domain/partido/plano.ts';
import { aunNoSeJuega } from '#domain/partido/por-llegar.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { datosLiga, marcador, unaLigaConDos, unaPista, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { celdasDe, conCabecera, hojasDePartidos, LIGA } from '#tests/support/hojas.ts';

const CABECERA = [
  'Fecha',
  'Liga',
  'Pista',
  'Jugador 1',
  'Jugador 2',
  'J1 set 1',
  'J2 set 1',
  'No presentado',
];
const hoja = conCabecera(CABECERA);

describeServer('matches in a spreadsheet', (engine) => {
  const app = useApp(engine);
  const { ver, confirmar, importar, exportar } = hojasDePartidos(app);

  const todos = () =>
    app().call(partidosApi.buscar, { body: { fecha: null, idPista: null, idLiga: null, jugador: null } });
  const fila = (fecha: string, pista: string, resto: string[] = []): string[] => [
    fecha,
    LIGA,
    pista,
    'ana gil',
    'Luis Paz',
    ...resto,
  ];

  it('come in by names and as Excel writes moments, with what is saved of each', async () => {
    const { pista } = await unaLigaConDos(app());
    const contenido = hoja(
      fila('21/11/2026 18:30', pista.nombre, ['6', '4', '']),
      fila('46348,5', '', ['', '', '2']),
      fila('2026-11-23 9:00', pista.nombre),
    );
    expect(await ver(contenido)).toMatchObject({ filas: 3, nuevas: 3, malas: [] });
    expect(await todos()).toEqual([]);
    expect((await importar(contenido)).body).toEqual({ nuevas: 3, cambian: 0, ligas: 0 });
    const guardados = await todos();
    expect(guardados.map(({ fecha }) => fecha).sort()).toEqual([
      '2026-11-21T18:30',
      '2026-11-22T12:00',
      '2026-11-23T09:00',
    ]);
    const wo = guardados.find(({ jugador2NoPresenta }) => jugador2NoPresenta);
    expect(wo).toMatchObject({ jugador1Set1: 6, jugador2Set1: 0, duracion: 90, idPista: null });
    expect(await ver(contenido)).toMatchObject({ nuevas: 0, cambian: 0, iguales: 3 });

    const [linea] = await app().call(operacionesApi.listar, {});
    expect(linea?.texto).toBe('Importa partidos de un archivo: 3 nuevos y 0 cambiados');
    expect(
      (await app().api('POST', `/api/private/log/operaciones/${linea?.operacion}/deshacer`)).status,
    ).toBe(200);
    expect(await todos()).toEqual([]);
  });

  it('say of a result told before its day that it has not come, and take it', async () => {
    await unaLigaConDos(app());
    const ayer = `${sumarDias(app().reloj.today(), -1)}T18:30`;
    const otroDia = `${sumarDias(app().reloj.today(), 9)}T18:30`;
    const contenido = hoja(
      ...[ayer, otroDia].map((fecha) => fila(fecha.replace('T', ' '), '', ['6', '4', ''])),
    );
    const aun = aunNoSeJuega(otroDia);
    const { buenas } = await ver(contenido);
    expect(buenas.map(({ avisos }) => avisos.includes(aun))).toEqual([false, true]);
    expect((await importar(contenido)).status).toBe(200);
  });

  it('of a file without a column, keep what they have in it', async () => {
    const { liga, pista, quienes } = await unaLigaConDos(app());
    const suyo = { observaciones: 'Con árbitro', duracion: 60, idPista: pista.id } as const;
    const { id, fecha } = await unPartido(app(), { ...quienes, ...suyo });
    const contenido = writeCsv([
      ['Id', 'Fecha', 'Liga', 'Jugador 1', 'Jugador 2', 'J1 set 1', 'J2 set 1', 'J1 set 2', 'J2 set 2'],
      [String(id), fecha, liga.nombre, 'Ana Gil', 'Luis Paz', '6', '4', '6', '2'],
    ]);
    expect((await importar(contenido)).body).toEqual({ nuevas: 0, cambian: 1, ligas: 0 });
    expect(await todos()).toMatchObject([{ id, ...suyo, ...marcador('6-4 6-2') }]);
  });

  it('each bad row says why, also against the rows before it, and none is taken', async () => {
    const { pista } = await unaLigaConDos(app());
    await unJugador(app(), { nombre: 'De Fuera' });
    const previa = await ver(
      hoja(
        fila('21/11/2026 18:30', pista.nombre),
        fila('21/11/2026 19:00', ''),
        fila('ayer', ''),
        fila('22/11/2026 10:00', 'Pista X'),
        fila('23/11/2026 10:00', '', ['6', '', '']),
        fila('24/11/2026 10:00', '', ['a', '', '']),
        fila('25/11/2026 10:00', '', ['', '', '3']),
        ['26/11/2026 10:00', LIGA, '', 'Ana Gil', 'De Fuera'],
        ['27/11/2026 10:00', 'Liga X', '', 'Ana Gil', 'Luis Paz'],
      ),
    );
    expect(previa.malas.map(({ linea, columna }) => `${linea} ${columna}`)).toEqual([
      '3 Fecha',
      '4 Fecha',
      '5 Pista',
      '6 J1 set 1',
      '7 J1 set 1',
      '8 No presentado',
      '9 Jugador 2',
      '10 Liga',
    ]);
    expect(previa.malas[0]?.mensaje).toContain('ya juega a las 18:30');
    expect(previa.malas[1]?.mensaje).toContain('«ayer» no es una fecha');
    expect(previa.nuevas).toBe(1);
    expect((await importar(hoja(fila('21/11/2026 18:30', ''), fila('ayer', '')))).status).toBe(400);
    expect(await todos()).toEqual([]);
  });

  it('an older file does not take away results entered since, nor one that was seen before them', async () => {
    const { quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), quienes);
    const viejo = await exportar();
    const filas = await celdasDe(await exportar());
    const conNota = filas.map((cells, i) => cells.with(-2, i === 0 ? (cells.at(-2) ?? '') : 'Nota'));
    const contenido = writeCsv(conNota.map((cells) => cells.slice(0, -1)));
    const { huella, cambian } = await ver(contenido);
    expect(cambian).toBe(1);
    const resultado = { ...partido, ...marcador('6-4 6-3') };
    expect((await app().api('POST', `/api/private/partidos/${partido.id}`, resultado)).status).toBe(200);
    expect((await ver(viejo)).malas).toEqual([
      { linea: 2, columna: 'Versión', mensaje: mensajes.hojaCambiadaDespues },
    ]);
    expect(await confirmar(contenido, huella)).toMatchObject({
      status: 409,
      body: { message: mensajes.hojaYaNoEsLoVisto },
    });
    expect(await todos()).toMatchObject([{ jugador1Set1: 6, observaciones: null }]);
  });

  it('a number and a name that are not of the same row are a mistake', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    const [dos] = [
      await unaPista(app(), { nombre: 'Pista del fondo' }),
      await unPartido(app(), { ...quienes, idPista: pista.id }),
    ];
    const filas = await celdasDe(await exportar());
    const cambiada = (columna: string, texto: string) => {
      const i = filas[0]?.indexOf(columna) ?? -1;
      return writeCsv(filas.map((cells, linea) => (linea === 1 ? cells.with(i, texto) : cells)));
    };
    for (const [id, nombre, es, texto] of [
      ['Id pista', 'Pista', pista.nombre, dos.nombre],
      ['Id pista', 'Pista', pista.nombre, ''],
      ['Id jugador 1', 'Jugador 1', 'Ana Gil', 'Luis Paz'],
    ] as const)
      expect((await ver(cambiada(nombre, texto))).malas).toEqual([
        { linea: 2, columna: nombre, mensaje: mensajes.hojaNoCasan([id, es], [nombre, texto]) },
      ]);
  });

  it('leave in the log what each one was and is', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    await unPartido(app(), quienes);
    await importar(hoja(fila('21/11/2026 10:00', pista.nombre), fila('28/11/2026 10:00', '')));
    const textos = (await app().call(operacionesApi.listar, {})).map(({ texto }) => texto);
    expect(textos.slice(0, 3)).toEqual([
      'Importa partidos de un archivo: 1 nuevo y 1 cambiado',
      expect.stringContaining('Crea el partido «Ana Gil – Luis Paz, 28/11/2026 10:00»'),
      `Cambia el partido «Ana Gil – Luis Paz, 21/11/2026 10:00»: ${pista.nombre}`,
    ]);
  });

  it('bring back how each ended, of every way that there is, over what there was and as matches that were not', async () => {
    const { quienes } = await unaLigaConDos(app(), { reglas: { ...reglasIniciales('social'), empate: 1 } });
    const con = (desenlace: Escrito, i: number) => ({
      ...quienes,
      fecha: `2026-${String(i + 1).padStart(2, '0')}-10T10:00`,
      // Level: nobody wins it by its sets, whether it was left, stopped or drawn.
      ...(desenlace === 'no-presentados' ? {} : marcador('6-4 4-6 1-1')),
      desenlace,
    });
    for (const [i, desenlace] of ESCRITOS.entries()) await unPartido(app(), con(desenlace, i));
    const antes = await todos();
    const archivo = await exportar();
    expect(await ver(archivo)).toMatchObject({ iguales: ESCRITOS.length, malas: [] });
    await app().base.db.deleteFrom('partido').execute();
    const [cabecera = [], ...filas] = await celdasDe(archivo);
    const sin = new Set(['Id', 'Versión'].map((titulo) => cabecera.indexOf(titulo)));
    const nuevas = filas.map((celdas) => celdas.map((celda, i) => (sin.has(i) ? '' : celda)));
    const answer = await importar(writeCsv([cabecera, ...nuevas]));
    expect(answer.body).toEqual({ nuevas: ESCRITOS.length, cambian: 0, ligas: 0 });
    const suelto = ({ id: _, version: __, ...resto }: (typeof antes)[number]) => resto;
    const porFecha = (a: { fecha: string }, b: { fecha: string }) => a.fecha.localeCompare(b.fecha);
    expect((await todos()).map(suelto).toSorted(porFecha)).toEqual(antes.map(suelto).toSorted(porFecha));
  });

  it('say only who is off the roster, however the match of that row ended', async () => {
    const { quienes } = await unaLigaConDos(app(), { reglas: { ...reglasIniciales('social'), empate: 1 } });
    for (const [i, desenlace] of ESCRITOS.entries())
      await unPartido(app(), {
        ...quienes,
        fecha: `2026-${String(i + 1).padStart(2, '0')}-10T10:00`,
        ...(desenlace === 'no-presentados' ? {} : marcador('6-4 4-6 1-1')),
        desenlace,
      });
    const { id } = await unJugador(app(), { nombre: 'Eva Sanz', idLiga: null });
    const [cabecera = [], ...filas] = await celdasDe(await exportar());
    const otra: Record<string, string> = {
      Id: '',
      Versión: '',
      'Id jugador 2': String(id),
      'Jugador 2': 'Eva Sanz',
    };
    const archivo = filas.map((celdas) => celdas.map((celda, i) => otra[cabecera[i] ?? ''] ?? celda));
    const { malas } = await ver(writeCsv([cabecera, ...archivo]));
    expect(malas).toHaveLength(ESCRITOS.length);
    for (const { mensaje } of malas) expect(mensaje).toBe(mensajes.jugadorFueraDeLiga);
  });

  it('change how one ended by its column, and say what is not understood', async () => {
    const { quienes } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, ...marcador('6-4 2-1'), desenlace: 'suspendido' });
    const [cabecera = [], fila = []] = await celdasDe(await exportar());
    const donde = cabecera.indexOf('Cómo acabó');
    expect(fila[donde]).toBe('suspendido');
    const con = (celda: string) => writeCsv([cabecera, fila.map((otra, i) => (i === donde ? celda : otra))]);
    expect((await ver(con('se fue'))).malas).toMatchObject([{ columna: 'Cómo acabó' }]);
    expect((await importar(con('retirada de Luis Paz'))).body).toMatchObject({ cambian: 1 });
    expect(await todos()).toMatchObject([{ desenlace: 'retirada-2', jugador1Set2: 2 }]);
  });

  it('are no draw by their column alone: the score is level, and the league has draws', async () => {
    const { liga, quienes } = await unaLigaConDos(app(), {
      reglas: { ...reglasIniciales('social'), empate: 1 },
    });
    await unPartido(app(), { ...quienes, ...marcador('6-4 4-6') });
    const [cabecera = [], fila = []] = await celdasDe(await exportar());
    const con = (cambios: Record<string, string>) =>
      writeCsv([cabecera, fila.map((otra, i) => cambios[cabecera[i] ?? ''] ?? otra)]);
    expect(fila[cabecera.indexOf('Cómo acabó')]).toBe('empate');
    const mal = [{ columna: 'Cómo acabó', mensaje: mensajes.hojaNoEsEmpate }];
    expect((await ver(con({ 'J1 set 2': '7' }))).malas).toEqual([{ linea: 2, ...mal[0] }]);
    await app().base.db.deleteFrom('partido').execute();
    const sinEmpates = datosLiga({ reglas: reglasIniciales('social') });
    expect((await app().api('POST', `/api/private/ligas/${liga.id}`, sinEmpates)).status).toBe(200);
    expect((await ver(con({ Id: '', Versión: '' }))).malas).toMatchObject(mal);
  });

  it('go out and come back the same', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    await unPartido(app(), {
      ...quienes,
      idPista: pista.id,
      observaciones: '=mal; "tiempo"\ny lluvia',
      ...marcador('6-4 3-6 10-8'),
    });
    await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00', jugador2Aplaza: true });
    const antes = await todos();
    const contenido = await exportar();
    expect((await celdasDe(contenido)).flat()).toContain('=mal; "tiempo"\ny lluvia');
    expect(await ver(contenido)).toMatchObject({ filas: 2, iguales: 2, malas: [] });
    expect((await importar(contenido)).body).toEqual({ nuevas: 0, cambian: 0, ligas: 0 });
    expect(await todos()).toEqual(antes);
  });
});
