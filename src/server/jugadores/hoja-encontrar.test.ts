import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { unaLiga, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { deTexto, filaJugador, hojaJugadores, hojasDeJugadores, LIGA } from '#tests/support/hojas.ts';

describeServer('players of a spreadsheet, found', (engine) => {
  const app = useApp(engine);
  const { ver, importar, todos, exportar } = hojasDeJugadores(app);

  it('are found by their Id, or by name and league; columns that are not there change nothing', async () => {
    const liga = await unaLiga(app());
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id, email: 'ana@b.example' });
    const luis = await unJugador(app(), { nombre: 'Luis Paz', telefono: '1' });
    const previa = await ver(
      hojaJugadores(
        filaJugador('ANA GIL', { Liga: LIGA, Email: 'otra@b.example' }),
        filaJugador('Luis P.', { Id: String(luis.id), Teléfono: '1' }),
      ),
    );
    expect(previa).toMatchObject({ nuevas: 0, cambian: 2, malas: [] });
    const corta = deTexto(`id,nombre,estado\n${ana.id},Ana Gil,Lesionado\n`);
    expect((await importar(corta)).body).toEqual({ nuevas: 0, cambian: 1, ligas: 0 });
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
    const previa = await ver(hojaJugadores(filaJugador('ana gil'), filaJugador('Eva'), filaJugador('EVA')));
    expect(previa.malas).toEqual([
      { linea: 2, columna: 'Nombre', mensaje: mensajes.hojaQuienDeLosDos(2) },
      { linea: 4, columna: 'Nombre', mensaje: mensajes.hojaYaEsta(3) },
    ]);
  });

  it('of two of the same name, are the one of the league that the row says', async () => {
    const liga = await unaLiga(app());
    const suya = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id });
    const otra = await unJugador(app(), { nombre: 'Ana Gil' });
    const hoja = hojaJugadores(
      filaJugador('Ana Gil', { Liga: LIGA, Email: 'suya@b.example' }),
      filaJugador('Ana Gil', { Liga: '', Email: 'otra@b.example' }),
    );
    expect((await importar(hoja)).body).toEqual({ nuevas: 0, cambian: 2, ligas: 0 });
    const emails = new Map((await todos()).map(({ id, email }) => [id, email]));
    expect([emails.get(suya.id), emails.get(otra.id)]).toEqual(['suya@b.example', 'otra@b.example']);
  });

  it('found in the whole club when the file has no leagues; several there are not told apart', async () => {
    const liga = await unaLiga(app());
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id });
    await unJugador(app(), { nombre: 'Eva Paz', idLiga: liga.id });
    await unJugador(app(), { nombre: 'Eva Paz' });
    const sinLigas = (...filas: string[][]) => writeCsv([['Nombre', 'Email'], ...filas]);
    expect((await importar(sinLigas(['ana gil', 'ana@b.example']))).body).toEqual({
      nuevas: 0,
      cambian: 1,
      ligas: 0,
    });
    expect((await todos()).filter(({ email }) => email === 'ana@b.example')).toMatchObject([
      { id: ana.id, idLiga: liga.id },
    ]);
    expect((await ver(sinLigas(['Eva Paz', 'e@b.example']))).malas).toEqual([
      { linea: 2, columna: 'Nombre', mensaje: mensajes.hojaQuienDeLosDos(2) },
    ]);
  });

  it('nobody forgotten comes back from an older file, nor is found by the name they share', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana Gil', email: 'ana@b.example', telefono: '600000001' });
    const viejo = await exportar();
    const borrado = await app().api('POST', `/api/private/jugadores/${ana.id}/datos/borrar`, {
      version: ana.version,
      solicitudes: [],
    });
    expect(borrado.status).toBe(200);
    expect((await ver(viejo)).malas).toEqual([{ linea: 2, columna: 'Id', mensaje: mensajes.hojaOlvidado }]);
    expect((await importar(viejo)).status).toBe(400);
    expect(await todos()).toMatchObject([{ nombre: 'Jugador', email: null, telefono: null }]);
    expect(await ver(await exportar())).toMatchObject({ iguales: 1, malas: [] });
    expect(await ver(hojaJugadores(filaJugador('Jugador', { Email: 'nuevo@b.example' })))).toMatchObject({
      nuevas: 1,
    });
  });

  it('the number and the name of a league that are not of the same one are a mistake', async () => {
    const liga = await unaLiga(app());
    await unaLiga(app(), { division: 2 });
    const ana = await unJugador(app(), { nombre: 'Ana Gil', idLiga: liga.id });
    const otra = LIGA.replace('1ª', '2ª');
    const con = (Liga: string) =>
      hojaJugadores(filaJugador('Ana Gil', { Id: String(ana.id), 'Id liga': String(liga.id), Liga }));
    for (const texto of [otra, ''])
      expect((await ver(con(texto))).malas).toEqual([
        { linea: 2, columna: 'Liga', mensaje: mensajes.hojaNoCasan(['Id liga', LIGA], ['Liga', texto]) },
      ]);
    expect(await ver(con(LIGA.toUpperCase()))).toMatchObject({ iguales: 1, malas: [] });
  });
});
