import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { unaLiga, unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { celdasDe, filaJugador, hojaJugadores, hojasDeJugadores, LIGA } from '#tests/support/hojas.ts';

describeServer('players in a spreadsheet', (engine) => {
  const app = useApp(engine);
  const { ver, importar, todos, exportar } = hojasDeJugadores(app);

  /** One of each kind of mistake, in turn. */
  const MALAS: [string[], string, unknown][] = [
    [
      filaJugador('Con mal email', { Email: 'no-es' }),
      'Email',
      'El email no es válido: revisa que tenga una arroba y un dominio',
    ],
    [filaJugador(''), 'Nombre', 'Escribe el nombre del jugador'],
    [
      filaJugador('De liga rara', { Liga: 'Liga X' }),
      'Liga',
      expect.stringMatching(/^«Liga X» no dice qué liga es/),
    ],
    [filaJugador('De estado raro', { Estado: 'cansado' }), 'Estado', mensajes.hojaEstado('cansado')],
    [filaJugador('Con Id raro', { Id: '999999' }), 'Id', mensajes.hojaIdDesconocido('999999')],
  ];

  it('of 500 with 40 bad rows: names exactly those, and takes none; without them, all at once', async () => {
    await unaLiga(app());
    const filas: string[][] = [];
    const esperadas: { linea: number; columna: string; mensaje: unknown }[] = [];
    for (let i = 0; i < 500; i += 1) {
      const mala = i % 12 === 5 && esperadas.length < 40 ? MALAS[esperadas.length % MALAS.length] : undefined;
      if (mala) {
        const [celdas, columna, mensaje] = mala;
        // A blank row would not be a row: the nameless one has something else.
        filas.push(columna === 'Nombre' ? celdas.with(4, '600') : celdas.with(1, `${celdas[1]} ${i}`));
        esperadas.push({ linea: i + 2, columna, mensaje });
      } else filas.push(filaJugador(`Persona ${i}`, { Liga: LIGA, Email: `p${i}@club.example` }));
    }
    expect(esperadas.length).toBe(40);
    const previa = await ver(hojaJugadores(...filas));
    expect(previa.malas).toEqual(esperadas);
    expect(previa).toMatchObject({ filas: 500, nuevas: 460, cambian: 0, iguales: 0 });
    const refused = await importar(hojaJugadores(...filas));
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.hojaConErrores(40) } });
    expect((refused.body as { errors: unknown[] }).errors.length).toBe(40);
    expect(await todos()).toEqual([]);

    const malas = new Set(esperadas.map(({ linea }) => linea));
    const buenas = filas.filter((_, i) => !malas.has(i + 2));
    expect((await importar(hojaJugadores(...buenas))).body).toEqual({ nuevas: 460, cambian: 0, ligas: 0 });
    expect((await todos()).length).toBe(460);
    const [linea] = await app().call(operacionesApi.listar, {});
    expect(linea?.texto).toBe('Importa jugadores de un archivo: 460 nuevos y 0 cambiados');
    const undo = await app().api('POST', `/api/private/log/operaciones/${linea?.operacion}/deshacer`);
    expect(undo.status).toBe(200);
    expect(await todos()).toEqual([]);
  });

  it('say how each is called in public; only in a file with numbers does an empty cell take it away', async () => {
    const id = String((await unJugador(app(), { nombre: 'Ana Gil', nombreDeportivo: 'Anita' })).id);
    const con = (columna: string[], ...filas: string[][]) => writeCsv([columna, ...filas]);
    const ahora = async () => (await todos()).map(({ nombreDeportivo }) => nombreDeportivo);
    await importar(con(['Nombre', 'Teléfono'], ['Ana Gil', '600 11 22 33']));
    expect(await ahora()).toEqual(['Anita']);
    await importar(con(['Nombre', 'Nombre deportivo'], ['Ana Gil', 'La Zurda']));
    expect(await ahora()).toEqual(['La Zurda']);
    await importar(con(['Nombre', 'Nombre deportivo'], ['Ana Gil', '']));
    expect(await ahora()).toEqual(['La Zurda']);
    await importar(con(['Id', 'Nombre deportivo'], [id, '']));
    expect(await ahora()).toEqual([null]);
  });

  it('go out and come back the same, formulas made harmless on the way', async () => {
    const liga = await unaLiga(app());
    await unJugador(app(), { nombre: '=CMD()', telefono: '+34 600', idLiga: liga.id, email: 'a@b.example' });
    await unJugador(app(), {
      nombre: 'Íñigo; "el rápido"',
      estado: 'lesion',
      disponibleAmistosos: true,
      nombreDeportivo: 'Íñigo R.',
    });
    const antes = await todos();
    const archivo = await exportar();
    const texto = new TextDecoder('utf-8', { ignoreBOM: true }).decode(archivo);
    expect(texto.startsWith('\ufeffId;Nombre;Estado;')).toBe(true);
    expect(texto).toContain(";'=CMD();");
    expect(texto).toContain(";'+34 600;");
    expect(texto).toContain(';Íñigo R.;');
    expect((await celdasDe(archivo))[1]?.[1]).toBe('=CMD()');
    expect(await ver(archivo)).toMatchObject({
      filas: 2,
      iguales: 2,
      nuevas: 0,
      cambian: 0,
      malas: [],
    });
    expect((await importar(archivo)).body).toEqual({ nuevas: 0, cambian: 0, ligas: 0 });
    expect(await todos()).toEqual(antes);
  });

  it('leave in the log what each one was and is, so that a former name is forgotten too', async () => {
    const ana = await unJugador(app(), { nombre: 'Anita Garsía' });
    expect(
      (await importar(hojaJugadores(filaJugador('Ana Gil', { Id: String(ana.id) }), filaJugador('Eva Paz'))))
        .status,
    ).toBe(200);
    const textos = (await app().call(operacionesApi.listar, {})).map(({ texto }) => texto);
    expect(textos.slice(0, 3)).toEqual([
      'Importa jugadores de un archivo: 1 nuevo y 1 cambiado',
      expect.stringContaining('Crea el jugador «Eva Paz»'),
      'Cambia el jugador «Anita Garsía»: nombre Anita Garsía → Ana Gil',
    ]);
    await app().api('POST', `/api/private/jugadores/${ana.id}/datos/borrar`, {
      version: ana.version + 1,
      solicitudes: [],
    });
    const despues = (await app().call(operacionesApi.listar, {})).map(({ texto }) => texto).join('\n');
    expect(despues).not.toMatch(/Garsía|Ana Gil/);
  });

  it('says what changes, whatever is in the name', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana »: la Rápida' });
    const fila = filaJugador(ana.nombre, { Id: String(ana.id), Estado: 'Lesionado' });
    expect((await ver(hojaJugadores(fila))).buenas).toMatchObject([{ detalle: 'estado activo → lesionado' }]);
  });

  it('reads what older Windows programs write', async () => {
    const viejo = Uint8Array.from(
      [...'Nombre;Liga\r\nI'].map((c) => c.charCodeAt(0)).concat(0xf1, 0x69, 0x67, 0x6f),
    );
    expect((await ver(viejo)).buenas).toMatchObject([{ titulo: 'Iñigo', que: 'nueva' }]);
  });

  it('needs a session', async () => {
    expect((await app().send('GET', '/api/private/hojas/jugadores')).status).toBe(401);
  });

  it('tell before the arranged matches of who is struck off, or goes to another league', async () => {
    const { ana, luis, quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    const con = (...filas: string[][]) => ver(hojaJugadores(...filas));
    const deAna = { Id: String(ana.id), Liga: LIGA };
    expect((await con(filaJugador(ana.nombre, deAna))).afectados).toEqual([]);
    const { afectados } = await con(
      filaJugador(ana.nombre, { ...deAna, Estado: 'Eliminado' }),
      filaJugador(luis.nombre, { Id: String(luis.id), Liga: '' }),
    );
    expect(afectados).toMatchObject([{ id, motivos: [{ tipo: 'baja' }, { tipo: 'liga' }] }]);
  });
});
