import { expect, it } from 'vitest';
import { importarApi } from '#contract/importar.ts';
import { jugadoresApi } from '#contract/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import { actualizarJugador } from '#server/db/tables/jugador.ts';
import { readCsv, writeCsv } from '#server/platform/csv.ts';
import { datosJugador, unaLiga, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const LIGA = 'Liga Social - 1ª División - 2026/27';
const CABECERA = [
  'Id',
  'Nombre',
  'Estado',
  'Email',
  'Teléfono',
  'Id liga',
  'Liga',
  'Disponible para amistosos',
];

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const hoja = (...filas: string[][]): string => base64(writeCsv([CABECERA, ...filas]));
const fila = (nombre: string, resto: Partial<Record<(typeof CABECERA)[number], string>> = {}): string[] =>
  CABECERA.map((columna) => ({ Nombre: nombre, ...resto })[columna] ?? '');

describeEngines('players in a spreadsheet', (engine) => {
  const app = useApp(engine);

  const ver = (contenido: string) => app().call(importarApi.verJugadores, { body: { contenido } });
  const confirmar = (contenido: string, huella: string) =>
    app().api('POST', '/api/private/hojas/jugadores/importar', { contenido, huella });
  const importar = async (contenido: string) => {
    const previa = await app().api('POST', '/api/private/hojas/jugadores/previa', { contenido });
    return confirmar(contenido, (previa.body as { huella?: string }).huella ?? '');
  };
  const todos = () => app().call(jugadoresApi.listar, {});
  const exportar = async () => {
    const { rawPayload } = await app().app.inject({
      url: '/api/private/hojas/jugadores',
      headers: { authorization: app().token },
    });
    return new Uint8Array(rawPayload);
  };

  /** One of each kind of mistake, in turn. */
  const MALAS: [string[], string, string][] = [
    [
      fila('Con mal email', { Email: 'no-es' }),
      'Email',
      'El email no es válido: revisa que tenga una arroba y un dominio',
    ],
    [fila(''), 'Nombre', 'Escribe el nombre del jugador'],
    [fila('De liga rara', { Liga: 'Liga X' }), 'Liga', mensajes.hojaLiga('Liga X')],
    [fila('De estado raro', { Estado: 'cansado' }), 'Estado', mensajes.hojaEstado('cansado')],
    [fila('Con Id raro', { Id: '999999' }), 'Id', mensajes.hojaIdDesconocido('999999')],
  ];

  it('of 500 with 40 bad rows: names exactly those, and takes none; without them, all at once', async () => {
    await unaLiga(app());
    const filas: string[][] = [];
    const esperadas: { linea: number; columna: string; mensaje: string }[] = [];
    for (let i = 0; i < 500; i += 1) {
      const mala = i % 12 === 5 && esperadas.length < 40 ? MALAS[esperadas.length % MALAS.length] : undefined;
      if (mala) {
        const [celdas, columna, mensaje] = mala;
        // A blank row would not be a row: the nameless one has something else.
        filas.push(columna === 'Nombre' ? celdas.with(4, '600') : celdas);
        esperadas.push({ linea: i + 2, columna, mensaje });
      } else filas.push(fila(`Persona ${i}`, { Liga: LIGA, Email: `p${i}@club.example` }));
    }
    expect(esperadas.length).toBe(40);
    const previa = await ver(hoja(...filas));
    expect(previa.malas).toEqual(esperadas);
    expect(previa).toMatchObject({ filas: 500, nuevas: 460, cambian: 0, iguales: 0 });
    const refused = await importar(hoja(...filas));
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.hojaConErrores(40) } });
    expect((refused.body as { errors: unknown[] }).errors.length).toBe(40);
    expect(await todos()).toEqual([]);

    const malas = new Set(esperadas.map(({ linea }) => linea));
    const buenas = filas.filter((_, i) => !malas.has(i + 2));
    expect((await importar(hoja(...buenas))).body).toEqual({ nuevas: 460, cambian: 0 });
    expect((await todos()).length).toBe(460);
    const [linea] = await app().call(operacionesApi.listar, {});
    expect(linea?.texto).toBe('Importa jugadores de un archivo: 460 nuevos y 0 cambiados');
    const undo = await app().api('POST', `/api/private/log/operaciones/${linea?.operacion}/deshacer`);
    expect(undo.status).toBe(200);
    expect(await todos()).toEqual([]);
  });

  it('go out and come back the same, formulas made harmless on the way', async () => {
    const liga = await unaLiga(app());
    await unJugador(app(), { nombre: '=CMD()', telefono: '+34 600', idLiga: liga.id, email: 'a@b.example' });
    await unJugador(app(), { nombre: 'Íñigo; "el rápido"', estado: 'lesion', disponibleAmistosos: true });
    const antes = await todos();
    const archivo = await exportar();
    const texto = new TextDecoder('utf-8', { ignoreBOM: true }).decode(archivo);
    expect(texto.startsWith('\ufeffId;Nombre;Estado;')).toBe(true);
    expect(texto).toContain(";'=CMD();");
    expect(texto).toContain(";'+34 600;");
    expect(readCsv(archivo)[1]?.cells[1]).toBe('=CMD()');
    expect(await ver(base64(archivo))).toMatchObject({
      filas: 2,
      iguales: 2,
      nuevas: 0,
      cambian: 0,
      malas: [],
    });
    expect((await importar(base64(archivo))).body).toEqual({ nuevas: 0, cambian: 0 });
    expect(await todos()).toEqual(antes);
  });

  it('are found by their Id, or by name and league; columns that are not there change nothing', async () => {
    const liga = await unaLiga(app());
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id, email: 'ana@b.example' });
    const luis = await unJugador(app(), { nombre: 'Luis Paz', telefono: '1' });
    const previa = await ver(
      hoja(
        fila('ANA GIL', { Liga: LIGA, Email: 'otra@b.example' }),
        fila('Luis P.', { Id: String(luis.id), Teléfono: '1' }),
      ),
    );
    expect(previa).toMatchObject({ nuevas: 0, cambian: 2, malas: [] });
    const corta = base64(new TextEncoder().encode(`id,nombre,estado\n${ana.id},Ana Gil,Lesionado\n`));
    expect((await importar(corta)).body).toEqual({ nuevas: 0, cambian: 1 });
    expect((await todos())[0]).toMatchObject({
      nombre: 'Ana Gil',
      estado: 'lesion',
      email: 'ana@b.example',
      idLiga: liga.id,
    });
  });

  it('refuses who cannot be told apart, and the same twice', async () => {
    await unJugador(app(), { nombre: 'Ana Gil' });
    await unJugador(app(), { nombre: 'Ana Gil' });
    const previa = await ver(hoja(fila('ana gil'), fila('Eva'), fila('EVA')));
    expect(previa.malas).toEqual([
      { linea: 2, columna: 'Id', mensaje: mensajes.hojaHomonimos(2) },
      { linea: 4, columna: 'Nombre', mensaje: mensajes.hojaRepetida(3) },
    ]);
  });

  it('found in the whole club when the file has no leagues; several there are not told apart', async () => {
    const liga = await unaLiga(app());
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id });
    await unJugador(app(), { nombre: 'Eva Paz', idLiga: liga.id });
    await unJugador(app(), { nombre: 'Eva Paz' });
    const sinLigas = (...filas: string[][]) => base64(writeCsv([['Nombre', 'Email'], ...filas]));
    expect((await importar(sinLigas(['ana gil', 'ana@b.example']))).body).toEqual({ nuevas: 0, cambian: 1 });
    expect((await todos()).filter(({ email }) => email === 'ana@b.example')).toMatchObject([
      { id: ana.id, idLiga: liga.id },
    ]);
    expect((await ver(sinLigas(['Eva Paz', 'e@b.example']))).malas).toEqual([
      { linea: 2, columna: 'Id', mensaje: mensajes.hojaHomonimos(2) },
    ]);
  });

  it('nobody forgotten comes back from an older file, nor is found by the name they share', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana Gil', email: 'ana@b.example', telefono: '600000001' });
    const viejo = base64(await exportar());
    const borrado = await app().api('POST', `/api/private/jugadores/${ana.id}/datos/borrar`, {
      version: ana.version,
      solicitudes: [],
    });
    expect(borrado.status).toBe(200);
    expect((await ver(viejo)).malas).toEqual([{ linea: 2, columna: 'Id', mensaje: mensajes.hojaOlvidado }]);
    expect((await importar(viejo)).status).toBe(400);
    expect(await todos()).toMatchObject([{ nombre: 'Jugador', email: null, telefono: null }]);
    expect(await ver(base64(await exportar()))).toMatchObject({ iguales: 1, malas: [] });
    expect(await ver(hoja(fila('Jugador', { Email: 'nuevo@b.example' })))).toMatchObject({ nuevas: 1 });
  });

  it('the number and the name of a league that are not of the same one are a mistake', async () => {
    const liga = await unaLiga(app());
    await unaLiga(app(), { division: 2 });
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id });
    const otra = LIGA.replace('1ª', '2ª');
    const con = (Liga: string) =>
      hoja(fila('Ana Gil', { Id: String(ana.id), 'Id liga': String(liga.id), Liga }));
    for (const texto of [otra, ''])
      expect((await ver(con(texto))).malas).toEqual([
        { linea: 2, columna: 'Liga', mensaje: mensajes.hojaNoCasan(['Id liga', LIGA], ['Liga', texto]) },
      ]);
    expect(await ver(con(LIGA.toUpperCase()))).toMatchObject({ iguales: 1, malas: [] });
  });

  it('what was saved after the file went out, or after it was seen, is not lost', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana Gil' });
    const guardar = (cambios: object) =>
      app().api('POST', `/api/private/jugadores/${ana.id}`, datosJugador({ nombre: 'Ana Gil', ...cambios }));
    const archivo = await exportar();
    await guardar({ telefono: '600' });
    expect((await ver(base64(archivo))).malas).toEqual([
      { linea: 2, columna: 'Versión', mensaje: mensajes.hojaCambiadaDespues },
    ]);

    const contenido = hoja(fila('Ana Gil', { Email: 'ana@b.example' }), fila('Eva Paz'));
    const { huella } = await ver(contenido);
    await guardar({ telefono: '700', email: 'otro@b.example' });
    expect(await confirmar(contenido, huella)).toMatchObject({
      status: 409,
      body: { message: mensajes.hojaYaNoEsLoVisto },
    });
    expect(await todos()).toMatchObject([{ email: 'otro@b.example', telefono: '700' }]);
    expect((await importar(contenido)).status).toBe(200);
  });

  it('leave in the log what each one was and is, so that a former name is forgotten too', async () => {
    const ana = await unJugador(app(), { nombre: 'Anita Garsía' });
    expect((await importar(hoja(fila('Ana Gil', { Id: String(ana.id) }), fila('Eva Paz')))).status).toBe(200);
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

  it('waits for whoever is saving a player, and sees what they saved', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana Gil' });
    const contenido = hoja(fila('Ana Gil', { Email: 'ana@b.example' }));
    const { huella } = await ver(contenido);
    let importado: ReturnType<typeof confirmar> | undefined;
    await app().base.transact(async (tx) => {
      await actualizarJugador(tx, ana, { ...datosJugador({ nombre: 'Ana Gil' }), telefono: '700' });
      importado = confirmar(contenido, huella);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await importado)?.status).toBe(409);
    expect(await todos()).toMatchObject([{ telefono: '700', email: null }]);
  });

  it('reads what older Windows programs write', async () => {
    const viejo = Uint8Array.from(
      [...'Nombre;Liga\r\nI'].map((c) => c.charCodeAt(0)).concat(0xf1, 0x69, 0x67, 0x6f),
    );
    expect((await ver(base64(viejo))).buenas).toMatchObject([{ titulo: 'Iñigo', que: 'nueva' }]);
  });

  it.each([
    ['nothing', base64(new Uint8Array()), mensajes.hojaVacia],
    ['only a header', hoja(), mensajes.hojaVacia],
    ['no name column', base64(writeCsv([['Email'], ['a@b.example']])), mensajes.hojaSinColumnas(['Nombre'])],
    [
      'too many rows',
      base64(writeCsv([['Nombre'], ...Array.from({ length: 2001 }, (_, i) => [`P${i}`])])),
      mensajes.hojaLarga(2001, 2000),
    ],
  ])('says what is wrong with %s', async (_name, contenido, message) => {
    expect(await importar(contenido)).toMatchObject({ status: 400, body: { message } });
  });

  it('needs a session', async () => {
    expect((await app().send('GET', '/api/private/hojas/jugadores')).status).toBe(401);
  });
});
