import { expect, it } from 'vitest';
import { SEMANAS as SEMANAS_CAMPUS } from '#domain/inscripcion/datos.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { datosJugador, datosLiga, jugadoresDe, unaLigaConDos, unaPista } from '#tests/builders/index.ts';
import { type Respuesta, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { purgar } from './solicitudes/retencion.ts';

const SABADO = '2026-11-28';
const DIEZ = Array.from({ length: 10 }, (_, i) => i);
let siguiente = 0;

/** A name for a sending, as the browser makes them. */
const otraClave = (): string => {
  siguiente += 1;
  return `envio-de-prueba-${siguiente}`;
};

describeServer('a write that is sent again because its answer was lost', (engine) => {
  const app = useApp(engine);

  async function mandar(
    clave: string,
    url: string,
    payload?: object,
    token = app().token,
  ): Promise<Respuesta> {
    const answer = await app().app.inject({
      method: payload === undefined ? 'DELETE' : 'POST',
      url: `/api/private/${url}`,
      headers: { authorization: token, 'idempotency-key': clave },
      ...(payload && { payload }),
    });
    const body = answer.body && answer.statusCode !== 204 ? JSON.parse(answer.body) : null;
    return { status: answer.statusCode, body, headers: answer.headers, text: answer.body };
  }

  const contar = async (tabla: 'partido' | 'jugador' | 'operacion' | 'liga' | 'constancia' | 'incidencia') =>
    (await app().base.db.selectFrom(tabla).selectAll().execute()).length;

  /** The same sending twice: answered the same, with nothing new the second time. */
  async function dosVeces(url: string, payload?: object): Promise<Respuesta> {
    const clave = otraClave();
    const primera = await mandar(clave, url, payload);
    const [lineas, operaciones] = [await app().log(), await contar('operacion')];
    const segunda = await mandar(clave, url, payload);
    expect({ ...segunda, headers: null }).toEqual({ ...primera, headers: null });
    expect(segunda.headers['x-operation']).toBe(primera.headers['x-operation']);
    expect([await app().log(), await contar('operacion')]).toEqual([lineas, operaciones]);
    return primera;
  }

  async function unaPropuesta() {
    const { liga, pista, quienes } = await unaLigaConDos(app());
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const linea = { fecha: `${SABADO}T10:00`, idPista: pista.id, ...quienes };
    const otra = { ...linea, idPista: (await unaPista(app())).id, idJugador1: eva?.id, idJugador2: paz?.id };
    return { liga, lineas: [linea, otra] };
  }

  it('a proposal is saved once, and the second time is no busy court', async () => {
    const { lineas } = await unaPropuesta();
    const primera = await dosVeces('partidos/guardarPropuesta', lineas);
    expect(primera).toMatchObject({ status: 200, body: { creados: 2 } });
    expect(await contar('partido')).toBe(2);
    // Under another name, it is somebody else who takes those courts.
    expect((await mandar(otraClave(), 'partidos/guardarPropuesta', lineas)).status).toBe(409);
  });

  it('many times at once, a proposal is saved once and all are answered the same', async () => {
    const { lineas } = await unaPropuesta();
    const clave = otraClave();
    const todas = await Promise.all(DIEZ.map(() => mandar(clave, 'partidos/guardarPropuesta', lineas)));
    expect(new Set(todas.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(todas[0]).toMatchObject({ status: 200, body: { creados: 2 } });
    expect(await contar('partido')).toBe(2);
  });

  it('the same name with other lines is another sending', async () => {
    const { lineas } = await unaPropuesta();
    const clave = otraClave();
    expect((await mandar(clave, 'partidos/guardarPropuesta', lineas.slice(0, 1))).status).toBe(200);
    expect((await mandar(clave, 'partidos/guardarPropuesta', lineas.slice(1))).status).toBe(200);
    expect(await contar('partido')).toBe(2);
  });

  it('nobody is answered what somebody else was', async () => {
    const clave = otraClave();
    const ana = datosJugador({ nombre: 'Ana Gil' });
    await mandar(clave, 'jugadores/0', ana);
    await app()
      .base.db.insertInto('usuario')
      .values({ usuario: 'marta', passwordHash: 'x', activo: 1 })
      .execute();
    const { status } = await mandar(clave, 'jugadores/0', ana, await app().signIn('marta'));
    expect([status, await contar('jugador')]).toEqual([200, 2]);
    expect((await mandar(clave, 'jugadores/0', ana, 'nadie')).status).toBe(401);
  });

  it('players, leagues, seasons, incidents, suspensions, scores and deletions too', async () => {
    const { liga, lineas } = await unaPropuesta();
    const { body: nuevo } = await dosVeces(
      'jugadores/0',
      datosJugador({ nombre: 'Olga Rey', idLiga: liga.id }),
    );
    const { id, version } = nuevo as { id: number; version: number };
    await dosVeces(`jugadores/${id}`, {
      ...datosJugador({ nombre: 'Olga Reyes', idLiga: liga.id }),
      version,
    });
    await dosVeces('incidencias/0', { idLiga: liga.id, idJugador: id, fecha: SABADO });
    await dosVeces(`jugadores/${id}`);
    await dosVeces('ligas/0', datosLiga({ division: 7 }));
    await dosVeces('partidos/guardarPropuesta', lineas);
    const [uno, dos] = await app()
      .base.db.selectFrom('partido')
      .select(['id', 'version'])
      .orderBy('id')
      .execute();
    await dosVeces('partidos/guardarpuntuaciones', { partidos: [{ ...uno, jugador2NoPresenta: true }] });
    const suspendido = { ...dos, fecha: null, idPista: null };
    const { status } = await dosVeces('partidos/suspender', { partidos: [suspendido], nota: null });
    expect(status).toBe(200);
    const temporada = await dosVeces(`ligas/nuevaTemporada?idLiga=${liga.id}`, {});
    expect(temporada.status).toBe(200);
    expect(await contar('liga')).toBe(3);
  });

  it('what was refused is tried again under its name', async () => {
    const clave = otraClave();
    const pista = { nombre: 'Prado 9', estado: 'activa' } as const;
    const { id } = await unaPista(app(), pista);
    expect((await mandar(clave, 'pistas/0', pista)).status).toBe(409);
    await app().api('DELETE', `/api/private/pistas/${id}`);
    expect((await mandar(clave, 'pistas/0', pista)).status).toBe(200);
  });

  it('no secret is written down, and nothing is left of who is forgotten', async () => {
    const clave = otraClave();
    const { body } = await mandar(clave, 'cuentas', { usuario: 'marta' });
    expect((body as { token: string }).token).toMatch(/.{20}/);
    expect(await contar('constancia')).toBe(0);
    const { body: ana } = await mandar(otraClave(), 'jugadores/0', datosJugador({ nombre: 'Ana Gil' }));
    expect(await contar('constancia')).toBe(1);
    const { id, version } = ana as { id: number; version: number };
    await mandar(otraClave(), `jugadores/${id}/datos/borrar`, { version, solicitudes: [] });
    expect(await contar('constancia')).toBe(0);
  });

  it('can be taken back from the answer to the second', async () => {
    const [clave, ana] = [otraClave(), datosJugador({ nombre: 'Ana Gil' })];
    await mandar(clave, 'jugadores/0', ana);
    const { headers } = await mandar(clave, 'jugadores/0', ana);
    const { status } = await mandar(otraClave(), `log/operaciones/${headers['x-operation']}/deshacer`, {});
    expect([status, await contar('jugador')]).toEqual([200, 0]);
  });

  it('the club and who collects are answered as they were saved, whatever came later', async () => {
    const veces = async (url: string, antes: object, uno: object, otro: object) => {
      const clave = otraClave();
      const primera = await mandar(clave, url, { ...antes, ...uno, antes });
      expect(primera).toMatchObject({ status: 200, body: uno });
      expect((await mandar(otraClave(), url, { ...antes, ...otro })).status).toBe(200);
      expect((await mandar(clave, url, { ...antes, ...uno, antes })).text).toBe(primera.text);
    };
    const leer = async (url: string) => (await app().api('GET', `/api/private/${url}`)).body as object;
    await veces('club', await leer('club'), { cuota: 77 }, { cuota: 55 });
    const quien = 'cobros/acreedor';
    await veces(quien, await leer(quien), { nombre: 'Club Uno' }, { nombre: 'Club Dos' });
  });

  const SEMANAS = SEMANAS_CAMPUS.map((id, n) => ({
    id,
    desde: `2027-06-${10 + n}`,
    hasta: `2027-06-${10 + n}`,
    ofrecida: true,
  }));
  const CAMPUS = { semanas: SEMANAS, precios: { a: 100, c: 200 }, minimoPorSemana: 5 };
  const FOTO = {
    hueco: 'inicio',
    src: `/imagenes/${'0'.repeat(32)}-600.webp`,
    alt: 'Dos niñas en la pista 2',
  };

  it.each<[url: string, body: object, clave: string, luego: string]>([
    ['configuracion/save', [{ clave: 'nombresCompletos', valor: 'true' }], 'nombresCompletos', 'false'],
    ['avisos/modo', { modo: 'no' }, 'avisos.modo', 'si'],
    ['inscripcion/campus', CAMPUS, 'campus', JSON.stringify({ ...CAMPUS, minimoPorSemana: 9 })],
    [
      'inscripcion/tipos',
      [{ tipo: 'escuelaadultos', abierta: true }],
      'inscripcion.escuelaadultos',
      'cerrada',
    ],
    ['fotos/inicio', { foto: null }, 'fotos', JSON.stringify([FOTO])],
    ['solicitudes/conservacion', { meses: 6 }, 'conservacion.inscripcion', '12'],
    [
      'solicitudes/plantillas',
      { plantillas: [] },
      'respuestas.plantillas',
      '[{"titulo":"a","asunto":"b","texto":"c"}]',
    ],
  ])('%s is answered as it was saved, whatever came later', async (url, body, clave, luego) => {
    const nombre = otraClave();
    const primera = await mandar(nombre, url, body);
    expect(primera.status).toBe(200);
    await app().base.transact((tx) => guardarValor(tx, clave, luego));
    expect((await mandar(nombre, url, body)).text).toBe(primera.text);
  });

  it('a new season is answered with the leagues there were', async () => {
    const { liga } = await unaPropuesta();
    const [clave, url] = [otraClave(), `ligas/nuevaTemporada?idLiga=${liga.id}`];
    const primera = await mandar(clave, url, {});
    await mandar(otraClave(), 'ligas/0', datosLiga({ division: 7 }));
    expect(await mandar(clave, url, {})).toMatchObject({ status: 200, text: primera.text });
  });

  it('a name in quotes is that name', async () => {
    const [clave, ana] = [otraClave(), datosJugador({ nombre: 'Ana Gil' })];
    const primera = await mandar(`"${clave}"`, 'jugadores/0', ana);
    expect(primera.status).toBe(200);
    expect((await mandar(clave, 'jugadores/0', ana)).text).toBe(primera.text);
    for (const mala of [`"${clave}`, `${clave}"`, '"corta"', '""'])
      expect((await mandar(mala, 'jugadores/0', ana)).status).toBe(400);
    expect(await contar('jugador')).toBe(1);
  });

  it('it is remembered for a day', async () => {
    const [clave, ana] = [otraClave(), datosJugador({ nombre: 'Ana Gil' })];
    await mandar(clave, 'jugadores/0', ana);
    const purgarTras = async (horas: number) => {
      app().reloj.advance(horas);
      await purgar(crearFirma(app().base, app().reloj)({ usuario: null }), app().reloj);
    };
    await purgarTras(24);
    expect(await contar('constancia')).toBe(1);
    await purgarTras(1);
    expect(await contar('constancia')).toBe(0);
  });

  it('a name that is none is refused; a read has none', async () => {
    const pista = { nombre: 'Prado 9', estado: 'activa' } as const;
    expect((await mandar('corta', 'pistas/0', pista)).status).toBe(400);
    expect((await mandar('con espacios y más de dieciséis', 'pistas/0', pista)).status).toBe(400);
    const headers = { authorization: app().token, 'idempotency-key': otraClave() };
    for (const _ of DIEZ)
      expect((await app().app.inject({ url: '/api/private/pistas', headers })).statusCode).toBe(200);
    expect(await contar('constancia')).toBe(0);
  });
});
