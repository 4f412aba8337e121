import { expect, it } from 'vitest';
import type { Clasificacion, PartidoPublico } from '#contract/clasificaciones.ts';
import type { FilaHorario } from '#contract/horarios.ts';
import type { JugadorGuardar } from '#contract/jugadores.ts';
import { jugadoresApi } from '#contract/jugadores.ts';
import { partidosApi } from '#contract/partidos.ts';
import { datosJugador, marcador, unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('the names of minors in public', (engine) => {
  const app = useApp(engine);

  const publico = async <T>(path: string, token?: string): Promise<T> => {
    const { status, body } = await app().send('GET', `/api/${path}`, { token });
    expect(status).toBe(200);
    return body as T;
  };
  const enTabla = async (idLiga: number): Promise<string[]> =>
    (await publico<Clasificacion>(`clasificaciones/ver?idLiga=${idLiga}`)).clasificaciones.map(
      ({ jugador }) => jugador,
    );
  const guardar = (id: number, cambios: Partial<JugadorGuardar>) =>
    app().call(jugadoresApi.guardar, { params: { id }, body: datosJugador(cambios) });
  const ajustar = (valor: 'true' | 'false') =>
    app().api('POST', '/api/private/configuracion/save', [{ clave: 'nombresCompletos', valor }]);

  async function dosNinas() {
    const liga = await unaLiga(app(), { tipo: 'infantil' });
    const idLiga = liga.id;
    const alicia = await unJugador(app(), { nombre: 'Alicia Zurbarán Gil', idLiga });
    const eva = await unJugador(app(), { nombre: 'Eva Quirós Paz', idLiga });
    return { liga, idLiga, alicia, eva, quienes: { idLiga, idJugador1: alicia.id, idJugador2: eva.id } };
  }

  it('are their first name and initial in the schedule, the table, its reasons and crossings, and their matches', async () => {
    const { idLiga, alicia, quienes } = await dosNinas();
    const otra = await unJugador(app(), { nombre: 'Alicia Zabala Gil', idLiga });
    await unPartido(app(), { ...quienes, fecha: '2026-11-01T10:00', ...marcador('4-1 4-2') });
    const { id } = await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-22T10:00',
      observaciones: 'A petición de la familia Zurbarán.',
    });
    const tabla = await publico<Clasificacion>(`clasificaciones/ver?idLiga=${idLiga}`);
    expect(tabla.clasificaciones.map(({ jugador }) => jugador)).toEqual([
      'Alicia Zu.',
      'Eva Q.',
      'Alicia Za.',
    ]);
    expect(tabla.cruces.map(({ jugador }) => jugador)).toEqual(['Alicia Zu.', 'Eva Q.', 'Alicia Za.']);
    const [fila] = await publico<FilaHorario[]>('horarios/proximos');
    const observaciones = 'A petición de la familia Alicia Zu.';
    expect(fila).toMatchObject({
      jugador1: 'Alicia Zu.',
      jugador2: 'Eva Q.',
      observaciones,
      conMenores: true,
    });
    const uno = await publico<PartidoPublico>(`clasificaciones/partido/${id}`);
    expect(uno).toMatchObject({ jugador1Nombre: 'Alicia Zu.', jugador2Nombre: 'Eva Q.', observaciones });
    const suya = await publico<object>(`clasificaciones/jugador/${alicia.id}`);
    expect(suya).toMatchObject({ nombre: 'Alicia Zu.', menor: true, partidos: [{ id }, {}] });
    for (const ruta of [
      `ver?idLiga=${idLiga}`,
      `jugador/${alicia.id}`,
      `jugador/${otra.id}`,
      `partido/${id}`,
    ]) {
      const { text } = await app().send('GET', `/api/clasificaciones/${ruta}`, { token: app().token });
      expect(text).not.toMatch(/Zurbarán|Zabala|Quirós/);
    }
  });

  it('explain a tie without a surname, and places are decided by the names they have', async () => {
    const { idLiga, alicia, eva } = await dosNinas();
    const tabla = await publico<Clasificacion>(`clasificaciones/ver?idLiga=${idLiga}`);
    expect(tabla.clasificaciones[0]?.desempate).toMatchObject({ idRival: eva.id, rival: 'Eva Q.' });
    expect(tabla.clasificaciones[0]?.desempate?.explicacion).toContain('Va por delante de Eva Q.');
    await guardar(alicia.id, { nombre: alicia.nombre, idLiga, nombreDeportivo: 'Zorro' });
    expect(await enTabla(idLiga)).toEqual(['Zorro', 'Eva Q.']);
  });

  it('are what was chosen for them, from the very next answer, whatever their league', async () => {
    const { idLiga, alicia } = await dosNinas();
    expect(await enTabla(idLiga)).toEqual(['Alicia Z.', 'Eva Q.']);
    await guardar(alicia.id, { nombre: alicia.nombre, idLiga, nombreDeportivo: 'La Zurda' });
    expect(await enTabla(idLiga)).toEqual(['La Zurda', 'Eva Q.']);
    const social = await unaLiga(app());
    const joven = { nombre: 'Noa Villarroel', idLiga: social.id };
    const { id } = await unJugador(app(), joven);
    expect(await enTabla(social.id)).toEqual(['Noa Villarroel']);
    await guardar(id, { ...joven, nombreDeportivo: 'Noa V.' });
    expect(await enTabla(social.id)).toEqual(['Noa V.']);
    expect(await publico(`clasificaciones/jugador/${id}`)).toMatchObject({ nombre: 'Noa V.', menor: true });
  });

  it('stay so when they go on to another league: by the roster of one that is over, else by the name they had', async () => {
    const { liga, idLiga, alicia, eva, quienes } = await dosNinas();
    await unPartido(app(), { ...quienes, fecha: '2026-11-01T10:00', ...marcador('4-1 4-2') });
    const social = await unaLiga(app());
    await guardar(alicia.id, { nombre: alicia.nombre, idLiga: social.id });
    expect(await app().call(jugadoresApi.leer, { params: { id: alicia.id } })).toMatchObject({
      nombreDeportivo: 'Alicia Z.',
    });
    expect(await enTabla(social.id)).toEqual(['Alicia Z.']);
    expect(await enTabla(idLiga)).toEqual(['Eva Q.', 'Alicia Z.']);
    await app().api('POST', `/api/private/ligas/${idLiga}`, { ...liga, estado: 'inactiva' });
    await guardar(eva.id, { nombre: eva.nombre, idLiga: social.id });
    expect(await enTabla(social.id)).toEqual(['Alicia Z.', 'Eva Q.']);
  });

  it('are never whole in what is of children, whatever is known of who was there', async () => {
    const { idLiga, alicia, quienes } = await dosNinas();
    const { id } = await unPartido(app(), { ...quienes, fecha: '2026-11-22T10:00' });
    const { db } = app().base;
    await db.deleteFrom('liga_jugador').where('idLiga', '=', idLiga).execute();
    await db.updateTable('jugador').set({ idLiga: null }).execute();
    for (const ruta of [`ver?idLiga=${idLiga}`, `partido/${id}`, `jugador/${alicia.id}`]) {
      const { text } = await app().send('GET', `/api/clasificaciones/${ruta}`, { token: 'apart' });
      expect(text).toContain('Alicia Z.');
      expect(text).not.toMatch(/Zurbarán|Quirós/);
    }
    const { text } = await app().send('GET', '/api/horarios/proximos', { token: 'apart' });
    expect(text).toMatch(/Alicia Z\..*Eva Q\./);
  });

  it('of who goes from one division of children to another are not fixed', async () => {
    const { alicia } = await dosNinas();
    const otra = await unaLiga(app(), { tipo: 'infantil', division: 2 });
    const movida = await guardar(alicia.id, { nombre: alicia.nombre, idLiga: otra.id });
    expect(movida.nombreDeportivo).toBeNull();
    const ida = await guardar(alicia.id, { nombre: alicia.nombre, idLiga: null });
    expect(ida.nombreDeportivo).toBe('Alicia Z.');
    const sinElla = await guardar(alicia.id, { nombre: alicia.nombre, idLiga: null });
    expect(sinElla.nombreDeportivo).toBeNull();
  });

  it('are whole when the club says so, except of who chose another, and of nobody again when it says no', async () => {
    const { idLiga, eva } = await dosNinas();
    await guardar(eva.id, { nombre: eva.nombre, idLiga, nombreDeportivo: 'Evita' });
    await ajustar('true');
    expect(await enTabla(idLiga)).toEqual(['Alicia Zurbarán Gil', 'Evita']);
    const legal = () => publico<string>('cms/common_proteccion_datos');
    expect(await legal()).toContain('aparece con su nombre y apellidos, o con el nombre deportivo');
    await ajustar('false');
    expect(await enTabla(idLiga)).toEqual(['Alicia Z.', 'Evita']);
    expect(await legal()).toContain('aparece con su nombre y la inicial del apellido');
  });

  it('are read in full by staff, who find them by either name', async () => {
    const { idLiga, alicia, quienes } = await dosNinas();
    await guardar(alicia.id, { nombre: alicia.nombre, idLiga, nombreDeportivo: 'La Zúrda' });
    await unPartido(app(), quienes);
    const body = { fecha: null, idPista: null, idLiga: null };
    for (const jugador of ['zurbaran', 'la zurda', 'eva q.']) {
      const [uno, ...mas] = await app().call(partidosApi.buscar, { body: { ...body, jugador } });
      expect(mas).toEqual([]);
      expect(uno).toMatchObject({ jugador1: 'Alicia Zurbarán Gil', jugador2: 'Eva Quirós Paz' });
      expect(uno).toMatchObject({ jugador1Publico: 'La Zúrda', jugador2Publico: 'Eva Q.' });
    }
    const encontrados = (jugador: string) =>
      app().call(jugadoresApi.buscar, { body: { jugador, idLiga: null } });
    expect(await encontrados('zurda')).toMatchObject([{ nombre: 'Alicia Zurbarán Gil' }]);
    expect(await encontrados('nadie')).toEqual([]);
  });
});
