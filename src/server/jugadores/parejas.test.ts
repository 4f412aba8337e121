import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { type ParejaNueva, parejasApi } from '#contract/liga/parejas.ts';
import { cierreApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  cruce,
  datosPartido,
  jugadoresDe,
  leerJugador,
  marcador,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('pairs made at the desk', (engine) => {
  const app = useApp(engine);
  const { lineas, ultima, deshacer } = registroDe(app);
  const leer = (id: number) => leerJugador(app(), id);
  const crear = (body: ParejaNueva) => app().api('POST', '/api/private/jugadores/parejas', body);
  const ver = ({ id }: Jugador) => app().call(parejasApi.ver, { params: { id } });
  const nueva = (nombre: string, email: string | null = null) => ({ nombre, email, telefono: null });
  const relevar = (id: number, body: object) =>
    app().api('POST', `/api/private/jugadores/${id}/pareja`, body);

  const unaLigaDeParejas = () => unaLiga(app(), { division: 3, modo: 'parejas' });

  async function dosParejas() {
    const liga = await unaLigaDeParejas();
    const [ana, luis, eva, leo] = (await Promise.all(
      ['Ana Olmedo Paz', 'Luis Rivas', 'Eva Mora', 'Leo Zurita'].map((nombre) =>
        unJugador(app(), { nombre, email: `${nombre.slice(0, 3).toLowerCase()}@club.example` }),
      ),
    )) as [Jugador, Jugador, Jugador, Jugador];
    const pareja = (una: Jugador, otra: Jugador) =>
      app().call(parejasApi.crear, {
        body: { idLiga: liga.id, personas: [{ id: una.id }, { id: otra.id }] },
      });
    return { liga, ana, luis, eva, leo, una: await pareja(ana, luis), otra: await pareja(eva, leo) };
  }

  it('are of two who are known, or of one who is new, and are taken back with whoever was made', async () => {
    const liga = await unaLigaDeParejas();
    const ana = await unJugador(app(), { nombre: 'Ana Olmedo Paz', email: 'ana@club.example' });
    const antes = await tablas(app());
    const { status, body } = await crear({
      idLiga: liga.id,
      personas: [{ id: ana.id }, nueva('Luis Rivas', 'luis@club.example')],
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ nombre: 'Olmedo / Rivas', idLiga: liga.id, esPareja: true, email: null }),
    ]);
    const [una, otra] = await ver(body as Jugador);
    expect([una, otra]).toMatchObject([
      { nombre: 'Ana Olmedo Paz', email: 'ana@club.example', idJugador: ana.id },
      { nombre: 'Luis Rivas', email: 'luis@club.example', entradas: [{ nombre: 'Luis Rivas', liga: null }] },
    ]);
    expect(await ver(await leer(ana.id))).toEqual([]);
    expect(await leer(ana.id)).not.toHaveProperty('esPareja');
    expect((await lineas()).slice(0, 2).map(({ texto }) => texto)).toEqual([
      expect.stringContaining('«Olmedo / Rivas»'),
      expect.stringContaining('«Luis Rivas»'),
    ]);
    await deshacer(await ultima());
    expect(await tablas(app())).toEqual(antes);
  });

  it('are not of one person twice, nor of anybody who is in that league', async () => {
    const { liga, ana, eva, una } = await dosParejas();
    const antes = await tablas(app());
    const dosVeces = { status: 400, body: { message: mensajes.dosVecesEnLaPareja } };
    expect(await crear({ idLiga: liga.id, personas: [{ id: eva.id }, { id: eva.id }] })).toMatchObject(
      dosVeces,
    );
    expect(await crear({ idLiga: null, personas: [nueva('Eva Gil'), nueva('eva gil ')] })).toMatchObject(
      dosVeces,
    );
    expect(await crear({ idLiga: liga.id, personas: [{ id: ana.id }, nueva('Nora Vidal')] })).toMatchObject({
      status: 409,
      body: {
        message: mensajes.yaEstaEnLaLiga('Ana Olmedo Paz', { liga: liga.nombre, como: 'Olmedo / Rivas' }),
      },
    });
    expect(await app().api('POST', `/api/private/jugadores/${una.id}/enlace`)).toMatchObject({
      status: 409,
      body: { message: mensajes.deCadaUno },
    });
    const dePareja = { idLiga: null, personas: [{ id: una.id }, { id: eva.id }] } as ParejaNueva;
    expect(await crear(dePareja)).toMatchObject({ status: 400, body: { message: mensajes.deCadaUno } });
    expect(await tablas(app())).toEqual(antes);
  });

  it('of one person are never two in a league, however they get there', async () => {
    const { liga, ana, luis, una } = await dosParejas();
    const nora = await unJugador(app(), { nombre: 'Nora Vidal' });
    const suelta = (await crear({ idLiga: null, personas: [{ id: luis.id }, { id: nora.id }] }))
      .body as Jugador;
    const yaEsta = {
      status: 409,
      body: { message: mensajes.yaEstaEnLaLiga('Luis Rivas', { liga: liga.nombre, como: 'Olmedo / Rivas' }) },
    };
    const antes = await tablas(app());
    const { id, version } = suelta;
    expect(
      await app().api('POST', `/api/private/jugadores/${id}`, { ...suelta, idLiga: liga.id }),
    ).toMatchObject(yaEsta);
    const varios = { jugadores: [{ id, version }], cambio: { idLiga: liga.id } };
    expect(await app().api('POST', '/api/private/jugadores/varios', varios)).toMatchObject(yaEsta);
    expect(await tablas(app())).toEqual(antes);
    expect([await leer(una.id), await leer(ana.id)]).toMatchObject([{ idLiga: liga.id }, { idLiga: null }]);
  });

  it('are of leagues by pairs alone, and nobody else is of those', async () => {
    const { liga, ana, una } = await dosParejas();
    const sola = await unaLiga(app());
    const antes = await tablas(app());
    const mover = async (id: number, idLiga: number) =>
      app().api('POST', `/api/private/jugadores/${id}`, { ...(await leer(id)), idLiga });
    const varios = async (id: number, idLiga: number) =>
      app().api('POST', '/api/private/jugadores/varios', {
        jugadores: [{ id, version: (await leer(id)).version }],
        cambio: { idLiga },
      });
    for (const meter of [mover, varios]) {
      expect(await meter(ana.id, liga.id)).toMatchObject({
        status: 409,
        body: { message: mensajes.soloParejas(liga.nombre) },
      });
      expect(await meter(una.id, sola.id)).toMatchObject({
        status: 409,
        body: { message: mensajes.soloIndividual(sola.nombre) },
      });
    }
    const nuevas = [nueva('Nora Vidal'), nueva('Blas Gil')] as ParejaNueva['personas'];
    expect((await crear({ idLiga: sola.id, personas: nuevas })).status).toBe(409);
    const amistosa = await unaLiga(app(), { tipo: 'amistosos' });
    const partido = datosPartido({ ...cruce(amistosa, ana, una), fecha: '2026-12-05T10:00' });
    expect(await app().api('POST', '/api/private/partidos/0', partido)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'idJugador2', message: mensajes.soloIndividual(amistosa.nombre) }] },
    });
    await app().call(ligasApi.borrarEntera, {
      params: { id: amistosa.id },
      body: { partidos: 0, incidencias: 0, jugadores: 0, salen: 0 },
    });
    const despues = await tablas(app());
    expect({ ...despues, liga: despues.liga?.length }).toEqual({ ...antes, liga: antes.liga?.length });
  });

  it('are not closed into a division where one of the two is already', async () => {
    const { liga, luis, una, otra } = await dosParejas();
    const segunda = await unaLiga(app(), { division: 4, modo: 'parejas' });
    const [nora, blas] = [await unJugador(app(), { nombre: 'Nora Vidal' }), await unJugador(app())];
    const conLuis = (await crear({ idLiga: segunda.id, personas: [{ id: luis.id }, { id: nora.id }] }))
      .body as Jugador;
    await crear({ idLiga: segunda.id, personas: [{ id: blas.id }, nueva('Ada Ruiz')] });
    await unPartido(app(), { ...cruce(liga, una, otra), fecha: '2026-10-03T10:00', ...marcador('6-1 6-2') });
    const query = { tipo: 'social', deporte: 'tenis', modo: 'parejas' } as const;
    const visto = await app().call(cierreApi.ver, { query });
    const orden = visto.divisiones.flatMap(({ empates }) =>
      empates.flatMap(({ jugadores }) => jugadores.map(({ idJugador }) => idJugador)),
    );
    const cierre = await app().call(cierreApi.ver, {
      query: { ...query, ...(orden.length > 0 && { orden: orden.join() }) },
    });
    const cerrar = (aLuis: number) =>
      app().api('POST', '/api/private/ligas/cierre', {
        ...query,
        anio: cierre.anio,
        huella: cierre.huella,
        puestos: 'mantener',
        destinos: cierre.destinos.map(({ idJugador }) => ({
          idJugador,
          a:
            idJugador === conLuis.id
              ? aLuis
              : idJugador === una.id || idJugador === otra.id
                ? liga.id
                : segunda.id,
        })),
        desempates: cierre.divisiones.flatMap(({ empates }) =>
          empates.map(({ jugadores }) => ({
            orden: jugadores.map(({ idJugador }) => idJugador),
            motivo: 'Sorteo',
          })),
        ),
      });
    const antes = await tablas(app());
    expect(await cerrar(liga.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Luis Rivas ya está en «Liga Social') },
    });
    expect(await tablas(app())).toEqual(antes);
    expect((await cerrar(segunda.id)).status).toBe(200);
  });

  it('keep their place and their results when one of the two is replaced, as was said before', async () => {
    const { liga, luis, una, otra } = await dosParejas();
    const nora = await unJugador(app(), { nombre: 'Nora Vidal', email: 'nora@club.example' });
    await unPartido(app(), { ...cruce(liga, una, otra), ...marcador('6-1 6-2') });
    await unPartido(app(), { ...cruce(liga, una, otra), fecha: '2026-12-05T10:00' });
    const [, deLuis] = await ver(una);
    const body = {
      version: (await leer(una.id)).version,
      sale: deLuis?.idPersona ?? 0,
      entra: { id: nora.id },
    };
    const antes = await tablas(app());
    const { haria } = await app().rehearse(parejasApi.relevar, { params: { id: una.id }, body });
    expect(haria).toEqual({ jugados: 1, puestos: 1 });
    expect(await tablas(app())).toEqual(antes);
    const relevada = (await relevar(una.id, body)).body as Jugador;
    expect(relevada).toMatchObject({ id: una.id, nombre: 'Olmedo / Vidal', idLiga: liga.id });
    expect(relevada.version).toBeGreaterThan(body.version);
    const tabla = await app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
    expect(tabla.clasificaciones[0]).toMatchObject({ jugador: 'Olmedo / Vidal', partidosGanados: 1 });
    expect((await lineas())[0]?.texto).toBe('En la pareja «Olmedo / Vidal» entra Nora Vidal por Luis Rivas');
    expect(await relevar(una.id, body)).toMatchObject({
      status: 409,
      body: { message: mensajes.noEsDeLaPareja },
    });
    expect((await app().api('DELETE', `/api/private/jugadores/${luis.id}`)).status).toBe(204);
    await deshacer(await ultima());
    await deshacer(await ultima());
  });

  it('are undone by one press when somebody was replaced', async () => {
    const { ana, una } = await dosParejas();
    const [deAna] = await ver(una);
    const antes = await tablas(app());
    const body = { version: una.version, sale: deAna?.idPersona ?? 0, entra: nueva('Nora Vidal') };
    expect((await relevar(una.id, body)).body).toMatchObject({ nombre: 'Vidal / Rivas' });
    expect(await leer(ana.id)).toMatchObject({ nombre: 'Ana Olmedo Paz' });
    await deshacer(await ultima());
    expect(await tablas(app())).toEqual(antes);
  });

  it('are not replaced by who is in the league, plays at once or is in the pair', async () => {
    const { liga, ana, luis, eva, una, otra } = await dosParejas();
    const sola = await unaLiga(app());
    const [nora, otro] = (await jugadoresDe(app(), sola.id, 'Nora Vidal', 'Blas Gil')) as [Jugador, Jugador];
    const [pista, segunda] = [await unaPista(app()), await unaPista(app())];
    await unPartido(app(), { ...cruce(liga, una, otra), fecha: '2026-12-05T10:00', idPista: pista.id });
    await unPartido(app(), { ...cruce(sola, nora, otro), fecha: '2026-12-05T11:00', idPista: segunda.id });
    const { version } = await leer(una.id);
    const [, deLuis] = await ver(una);
    const antes = await tablas(app());
    const por = (entra: Jugador) =>
      relevar(una.id, { version, sale: deLuis?.idPersona, entra: { id: entra.id } });
    expect(await por(nora)).toMatchObject({
      status: 409,
      body: { message: mensajes.relevoOcupado('Nora Vidal', '05/12/2026 10:00') },
    });
    expect(await por(eva)).toMatchObject({
      status: 409,
      body: { message: mensajes.yaEstaEnLaLiga('Eva Mora', { liga: liga.nombre, como: 'Mora / Zurita' }) },
    });
    for (const [quien, message] of [
      [ana, mensajes.dosVecesEnLaPareja],
      [luis, mensajes.dosVecesEnLaPareja],
      [otra, mensajes.deCadaUno],
    ] as const)
      expect(await por(quien)).toMatchObject({ status: 400, body: { message } });
    expect(await relevar(ana.id, { version: ana.version, sale: 1, entra: { id: nora.id } })).toMatchObject({
      status: 409,
      body: { message: mensajes.noEsPareja },
    });
    expect(await tablas(app())).toEqual(antes);
  });
});
