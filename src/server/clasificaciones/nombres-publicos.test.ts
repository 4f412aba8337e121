import { expect, it } from 'vitest';
import type { Clasificacion, PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { JugadorGuardar } from '#contract/liga/jugadores.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi, puntuacionesApi } from '#contract/liga/partidos.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { datosJugador, jugadoresDe, marcador, unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
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
    expect(fila).toMatchObject({
      jugador1: 'Alicia Zu.',
      jugador2: 'Eva Q.',
      observaciones: null,
      conMenores: true,
    });
    const uno = await publico<PartidoPublico>(`clasificaciones/partido/${id}`);
    expect(uno).toMatchObject({
      jugador1Nombre: 'Alicia Zu.',
      jugador2Nombre: 'Eva Q.',
      observaciones: null,
    });
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

  it('explain a tie without a surname, and equals are listed by the names they have', async () => {
    const { idLiga, alicia, eva } = await dosNinas();
    const tabla = await publico<Clasificacion>(`clasificaciones/ver?idLiga=${idLiga}`);
    expect(tabla.clasificaciones[0]?.desempate).toMatchObject({ idRival: eva.id, rival: 'Eva Q.' });
    expect(tabla.clasificaciones[0]?.desempate?.explicacion).toContain('Comparte el puesto con Eva Q.');
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

  it('stay so when they go on to another league, whatever is saved of them, until staff publish the name', async () => {
    const { liga, idLiga, alicia, eva, quienes } = await dosNinas();
    await unPartido(app(), { ...quienes, fecha: '2026-11-01T10:00', ...marcador('4-1 4-2') });
    const social = await unaLiga(app());
    const suya = { nombre: alicia.nombre, idLiga: social.id };
    expect(await guardar(alicia.id, suya)).toMatchObject({ nombreDeportivo: null, reservado: true });
    expect(await enTabla(social.id)).toEqual(['Alicia Z.']);
    expect(await enTabla(idLiga)).toEqual(['Eva Q.', 'Alicia Z.']);
    await app().api('POST', `/api/private/ligas/${idLiga}`, { ...liga, estado: 'inactiva' });
    await guardar(eva.id, { nombre: eva.nombre, idLiga: social.id });
    expect(await enTabla(social.id)).toEqual(['Alicia Z.', 'Eva Q.']);
    await guardar(alicia.id, { ...suya, nombreDeportivo: 'La Zurda' });
    await app().api('POST', `/api/private/jugadores/${alicia.id}`, {
      ...suya,
      estado: 'activo',
      telefono: '600111222',
      reservado: false,
    });
    expect(await enTabla(social.id)).toEqual(['La Zurda', 'Eva Q.']);
    expect(await guardar(alicia.id, { ...suya, nombreDeportivo: '' })).toMatchObject({ reservado: true });
    expect(await enTabla(social.id)).toEqual(['Alicia Z.', 'Eva Q.']);
    await guardar(alicia.id, { ...suya, publicarNombre: true });
    expect(await enTabla(social.id)).toEqual(['Alicia Zurbarán Gil', 'Eva Q.']);
    expect(await enTabla(idLiga)).toEqual(['Eva Q.', 'Alicia Zurbarán Gil']);
    expect(await publico(`clasificaciones/jugador/${alicia.id}`)).toMatchObject({ menor: false });
    await guardar(alicia.id, { ...suya, publicarNombre: false });
    expect(await enTabla(social.id)).toEqual(['Alicia Z.', 'Eva Q.']);
  });

  it('stay so when they moved while full names were told', async () => {
    const { alicia } = await dosNinas();
    const social = await unaLiga(app());
    await ajustar('true');
    await guardar(alicia.id, { nombre: alicia.nombre, idLiga: social.id });
    expect(await enTabla(social.id)).toEqual(['Alicia Zurbarán Gil']);
    await ajustar('false');
    expect(await enTabla(social.id)).toEqual(['Alicia Z.']);
  });

  it('stay so when their league becomes another type, or is deleted', async () => {
    const { liga, idLiga, alicia, quienes } = await dosNinas();
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    await unPartido(app(), { ...quienes, idLiga: amistosos.id, fecha: '2026-11-28T10:00' });
    await app().api('POST', `/api/private/ligas/${idLiga}`, { ...liga, tipo: 'social' });
    expect(await enTabla(idLiga)).toEqual(['Alicia Z.', 'Eva Q.']);
    const params = { id: idLiga };
    const { haria } = await app().rehearse(ligasApi.borrarEntera, { params, body: null });
    await app().call(ligasApi.borrarEntera, { params, body: haria });
    const suya = await publico<object>(`clasificaciones/jugador/${alicia.id}`);
    expect(suya).toMatchObject({ nombre: 'Alicia Z.', menor: true });
    const [fila] = await publico<FilaHorario[]>('horarios/proximos');
    expect(fila).toMatchObject({ jugador1: 'Alicia Z.', jugador2: 'Eva Q.', conMenores: true });
  });

  it('begin when a league becomes one of children, also by an undo', async () => {
    const liga = await unaLiga(app());
    const mia = await unJugador(app(), { nombre: 'Mía Hontoria', idLiga: liga.id });
    await app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, tipo: 'infantil' });
    expect(await enTabla(liga.id)).toEqual(['Mía H.']);
    await app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, version: undefined });
    const [{ operacion }] = (await app().api('GET', '/api/private/log/lineas')).body as [
      { operacion: number },
    ];
    await unJugador(app(), { nombre: 'Luz Ibarrola', idLiga: liga.id });
    expect(await enTabla(liga.id)).toEqual(['Luz Ibarrola', 'Mía H.']);
    const deshecho = await app().api('POST', `/api/private/log/operaciones/${operacion}/deshacer`, {});
    expect(deshecho.status).toBe(200);
    expect(await enTabla(liga.id)).toEqual(['Luz I.', 'Mía H.']);
    expect(await app().call(jugadoresApi.leer, { params: { id: mia.id } })).toMatchObject({
      reservado: true,
    });
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

  it.each([
    ['ZURBARAN llega tarde', null],
    ['Avisar a olga_rebollo', null],
    ['Quien lleva a Olga es la familia Rebollo', null],
    ['Olga y Alicia Z. llegan «tarde»,  según Blas…', 'Olga y Alicia Z. llegan «tarde»,  según Blas…'],
  ])('keep in a note %j of their match: %j', async (observaciones, dichas) => {
    const { idLiga, quienes } = await dosNinas();
    await unJugador(app(), { nombre: 'Olga Rebollo Zabala', idLiga });
    const { id, avisos } = await unPartido(app(), { ...quienes, fecha: '2026-11-22T10:00', observaciones });
    expect(await publico(`clasificaciones/partido/${id}`)).toMatchObject({ observaciones: dichas });
    expect(await publico('horarios/proximos')).toMatchObject([{ observaciones: dichas }]);
    expect(avisos.filter(({ path }) => path === 'observaciones')).toHaveLength(dichas === null ? 1 : 0);
  });

  it('keep in a note of a match of adults, whose own names it may tell, and staff are told', async () => {
    await dosNinas();
    const social = await unaLiga(app());
    const [uno, otro] = await jugadoresDe(app(), social.id, 'Blas Zurbarán', 'Eva Quirós');
    const quienes = { idLiga: social.id, idJugador1: uno?.id ?? 0, idJugador2: otro?.id ?? 0 };
    const observaciones = 'Blas Zurbarán trae a Alicia; Eva Quirós llega tarde.';
    const partido = await unPartido(app(), { ...quienes, fecha: '2026-11-22T10:00', observaciones });
    expect(partido.avisos).toEqual([]);
    expect(await publico('horarios/proximos')).toMatchObject([{ observaciones }]);
    const { version } = partido;
    const nombra = 'Trae a ALICIA ZURBARAN Gil y a Eva Quirós Paz.';
    const linea = { ...planoDe(MARCADOR_VACIO), id: partido.id, version, observaciones: nombra };
    const { avisos } = await app().call(puntuacionesApi.guardar, { body: { partidos: [linea] } });
    expect(avisos).toEqual([
      {
        path: 'partidos.0.observaciones',
        message:
          'Blas Zurbarán – Eva Quirós: Las observaciones no se publican: nombran a Alicia Zurbarán Gil (en la web, «Alicia Z.») y Eva Quirós Paz (en la web, «Eva Q.»).',
      },
    ]);
    expect(await publico(`clasificaciones/partido/${partido.id}`)).toMatchObject({ observaciones: null });
    expect(await publico('horarios/proximos')).toMatchObject([{ observaciones: null }]);
  });

  it('of who has nothing public are told to nobody: there is no such page', async () => {
    const { id } = await unJugador(app(), { nombre: 'Zoe Peñalver Quiroga' });
    const { status, text } = await app().send('GET', `/api/clasificaciones/jugador/${id}`);
    expect(status).toBe(404);
    expect(text).not.toContain('Zoe');
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
