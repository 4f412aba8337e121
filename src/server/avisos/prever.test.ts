import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Previstos } from '#contract/club/avisos.ts';
import { QUE_AVISAN, type QueAvisa } from '#contract/club/que-avisan.ts';
import { importarApi } from '#contract/liga/importar.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { parejasApi } from '#contract/liga/parejas.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { cierreApi } from '#contract/liga/temporadas.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { marcador, unaLiga, unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const SABADO = '2026-11-28';
const OTRO = '2026-12-05';

type Escritura = { metodo?: 'DELETE'; ruta: string; body?: unknown };

describeServer('whom a write would tell', (engine) => {
  const app = useApp(engine);

  const enviar = ({ metodo, ruta, body }: Escritura, avisos?: string) =>
    app().app.inject({
      method: metodo ?? 'POST',
      url: `/api/private/${ruta}`,
      headers: { authorization: app().token, ...(avisos && { 'x-avisos': avisos }) },
      ...(metodo ? {} : { payload: (body ?? {}) as object }),
    });

  const prever = async (escritura: Escritura): Promise<Previstos> =>
    (await enviar(escritura, 'prever')).json();

  const poner = (clave: string, valor: string) => app().base.transact((tx) => guardarValor(tx, clave, valor));

  /** Those who have something on its way. */
  const avisados = async (): Promise<number> => {
    const filas = await app().base.db.selectFrom('correo').select('idJugador').distinct().execute();
    return filas.length;
  };

  const yaSalieron = () => app().base.db.deleteFrom('correo').execute();

  const todo = async () =>
    Promise.all(
      (
        ['version', 'partido', 'liga', 'liga_jugador', 'operacion', 'registro', 'correo', 'aviso'] as const
      ).map((tabla) => app().base.db.selectFrom(tabla).selectAll().execute()),
    );

  /** A league that tells, with one match arranged and one put off, both told already. */
  async function mundo() {
    await poner('avisos.modo', 'si');
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app(), {
      notificar: true,
      idaVuelta: true,
    });
    await app().base.db.updateTable('persona').set({ email: 'uno@correo.example' }).execute();
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${SABADO}T10:00` });
    const otra = { ...quienes, idJugador1: luis.id, idJugador2: ana.id };
    const aplazado = await unPartido(app(), { ...otra, fecha: '2026-11-21T10:00', jugador1Aplaza: true });
    const movido = await app().api('POST', `/api/private/partidos/${partido.id}`, {
      ...partido,
      fecha: `${SABADO}T12:00`,
    });
    const operacion = Number(movido.headers['x-operation']);
    await yaSalieron();
    const guardado = await app().call(partidosApi.leer, { params: { id: partido.id } });
    const jugador = await app().call(jugadoresApi.leer, { params: { id: ana.id } });
    return { liga, pista, jugador, quienes, partido: guardado, aplazado, operacion };
  }

  type Mundo = Awaited<ReturnType<typeof mundo>>;

  /** What a sheet with those rows does, once it was seen. */
  async function deHoja(que: 'jugadores' | 'partidos', celdas: Record<string, string>): Promise<Escritura> {
    const supuesta = { tipo: 'social', anio: 2026, division: null } as const;
    const hoja = { que, filas: [{ linea: 2, celdas }], supuesta };
    const { haria } = await app().rehearse(importarApi.importar, { body: hoja });
    expect(haria.filas.flatMap(({ fallos }) => fallos)).toEqual([]);
    return { ruta: 'hojas/importar', body: { ...hoja, huella: haria.huella } };
  }

  const hoja = ({ partido: { id } }: Mundo) =>
    deHoja('partidos', { id: String(id), fecha: OTRO, hora: '10:00' });

  const hojaDeJugadores = ({ jugador: { id } }: Mundo) =>
    deHoja('jugadores', { id: String(id), estado: 'Eliminado' });

  /** One of the two has won the other match: between equals nothing is awarded. */
  async function finalizar({ liga, partido }: Mundo): Promise<Escritura> {
    await enviar({ ruta: `partidos/${partido.id}`, body: { ...partido, ...marcador('6-1 6-1') } }, 'no');
    return { ruta: `ligas/finalizar?idLiga=${liga.id}` };
  }

  async function cierre({ quienes }: Mundo): Promise<Escritura> {
    await unPartido(app(), { ...quienes, fecha: '2026-10-03T10:00', ...marcador('6-1 6-1') });
    await yaSalieron();
    const { tipo, anio, huella, destinos } = await app().call(cierreApi.ver, {
      query: { tipo: 'social', puestos: 'mantener' },
    });
    const adonde = destinos.map(({ idJugador, a }) => ({ idJugador, a }));
    return { ruta: 'ligas/cierre', body: { tipo, anio, huella, puestos: 'mantener', destinos: adonde } };
  }

  async function terminada({ liga }: Mundo): Promise<Escritura> {
    const datos = await app().call(ligasApi.leer, { params: { id: liga.id } });
    return { ruta: `ligas/${liga.id}`, body: { ...datos, estado: 'inactiva' } };
  }

  /** Who was only in it goes with it, and is not told: these two play elsewhere too. */
  async function borrado({ liga, quienes }: Mundo): Promise<Escritura> {
    const otra = await unaLiga(app(), { tipo: 'amistosos' });
    await unPartido(app(), { ...quienes, idLiga: otra.id, fecha: `${OTRO}T18:00` });
    const { haria: body } = await app().rehearse(ligasApi.borrarEntera, {
      params: { id: liga.id },
      body: null,
    });
    return { ruta: `ligas/${liga.id}/borrado`, body };
  }

  async function noJugados({ liga, quienes }: Mundo): Promise<Escritura> {
    const { reglas, ...datos } = await app().call(ligasApi.leer, { params: { id: liga.id } });
    const body = { ...datos, reglas: { ...reglas, plazoResultado: 3 } };
    await enviar({ ruta: `ligas/${liga.id}`, body }, 'no');
    const { id } = await unPartido(app(), { ...quienes, fecha: '2026-11-01T10:00' });
    await yaSalieron();
    return { ruta: `ligas/${liga.id}/no-jugados`, body: { partidos: [id] } };
  }

  async function quedan({ partido, aplazado }: Mundo): Promise<Escritura> {
    await enviar({ metodo: 'DELETE', ruta: `partidos/${partido.id}` }, 'no');
    return { ruta: `partidos/${aplazado.id}/quedan`, body: { fecha: `${OTRO}T10:00` } };
  }

  /** Somebody plays for one of a pair in place of who was to do it: both are told, and nobody else. */
  async function suplente(): Promise<Escritura> {
    const {
      id: idLiga,
      reglas,
      ...datos
    } = await unaLiga(app(), { modo: 'parejas', division: 3, notificar: true });
    const conSuplentes = { ...datos, reglas: { ...reglas, suplencias: 3 } };
    await enviar({ ruta: `ligas/${idLiga}`, body: { ...conSuplentes, version: null } }, 'no');
    const persona = async (nombre: string) => (await unJugador(app(), { nombre })).id;
    const [eva, pau] = [await persona('Eva Uno'), await persona('Pau Dos')];
    const [noa, leo] = [await persona('Noa Tres'), await persona('Leo Cuatro')];
    const [sol, ian] = [await persona('Sol Seis'), await persona('Ian Ocho')];
    const pareja = async (una: number, otra: number) =>
      (await app().call(parejasApi.crear, { body: { idLiga, personas: [{ id: una }, { id: otra }] } })).id;
    const [idJugador1, idJugador2] = [await pareja(eva, pau), await pareja(noa, leo)];
    const { id } = await unPartido(app(), { idLiga, idJugador1, idJugador2, fecha: `${OTRO}T18:00` });
    const poner = async (suplente: number): Promise<Escritura> => {
      const { version } = await app().call(partidosApi.leer, { params: { id } });
      return {
        ruta: `partidos/${id}/suplentes`,
        body: { version, lado: 1, suplencia: { suplente, por: eva } },
      };
    };
    await enviar(await poner(sol));
    await app().base.db.updateTable('persona').set({ email: 'uno@correo.example' }).execute();
    await yaSalieron();
    return poner(ian);
  }

  const suspension = ({ partido: { id, version } }: Mundo) => ({
    partidos: [{ id, version, fecha: null, idPista: null }],
    nota: null,
  });

  const puntos = ({ partido: { id, version } }: Mundo) => ({
    partidos: [{ id, version, ...marcador('6-1 6-1') }],
  });

  /** One act of each. */
  const ACTOS: Record<QueAvisa, (mundo: Mundo) => Escritura | Promise<Escritura>> = {
    'POST /api/private/partidos/:id': ({ partido }) => ({
      ruta: `partidos/${partido.id}`,
      body: { ...partido, fecha: `${OTRO}T10:00` },
    }),
    'DELETE /api/private/partidos/:id': ({ partido }) => ({
      metodo: 'DELETE',
      ruta: `partidos/${partido.id}`,
    }),
    'POST /api/private/partidos/:id/quedan': quedan,
    'POST /api/private/partidos/:id/suplentes': suplente,
    'POST /api/private/partidos/guardarPropuesta': ({ pista, quienes }) => ({
      ruta: 'partidos/guardarPropuesta',
      body: [{ ...quienes, idPista: pista.id, fecha: `${OTRO}T12:00` }],
    }),
    'POST /api/private/partidos/guardarpuntuaciones': (mundo) => ({
      ruta: 'partidos/guardarpuntuaciones',
      body: puntos(mundo),
    }),
    'POST /api/private/partidos/suspender': (mundo) => ({
      ruta: 'partidos/suspender',
      body: suspension(mundo),
    }),
    'POST /api/private/jugadores/:id': ({ jugador }) => ({
      ruta: `jugadores/${jugador.id}`,
      body: { ...jugador, estado: 'eliminado' },
    }),
    'POST /api/private/jugadores/varios': ({ jugador: { id, version } }) => ({
      ruta: 'jugadores/varios',
      body: { jugadores: [{ id, version }], cambio: { idLiga: null } },
    }),
    'POST /api/private/hojas/importar': hoja,
    'POST /api/private/ligas/:id': terminada,
    'POST /api/private/ligas/:id/borrado': borrado,
    'POST /api/private/ligas/:id/no-jugados': noJugados,
    'POST /api/private/ligas/finalizar': finalizar,
    'POST /api/private/ligas/nuevaTemporada': ({ liga }) => ({
      ruta: `ligas/nuevaTemporada?idLiga=${liga.id}`,
    }),
    'POST /api/private/ligas/cierre': cierre,
    'POST /api/private/log/operaciones/:id/deshacer': ({ operacion }) => ({
      ruta: `log/operaciones/${operacion}/deshacer`,
    }),
  };

  it.each(QUE_AVISAN)('%s: it says whom, does nothing, and doing it tells them', async (llamada) => {
    const acto = await ACTOS[llamada](await mundo());
    const antes = await todo();
    expect(await prever(acto)).toMatchObject({ modo: 'si', avisados: 2 });
    expect(await todo()).toEqual(antes);
    const hecho = await enviar(acto);
    expect([200, 204]).toContain(hecho.statusCode);
    expect(await avisados()).toBe(2);
  });

  it('a sheet that went out from here tells; one made by hand tells nobody of what was there before', async () => {
    const mundoDe = await mundo();
    expect(await prever(await hojaDeJugadores(mundoDe))).toMatchObject({ modo: 'si', avisados: 2 });
    const { liga, partido } = mundoDe;
    const aMano = {
      fecha: SABADO,
      hora: '13:00',
      liga: liga.nombre,
      jugador1: 'Ana Gil',
      jugador2: 'Luis Paz',
    };
    const acto = await deHoja('partidos', aMano);
    expect(await prever(acto)).toMatchObject({ avisados: 0, haria: { filas: [{ que: 'cambia' }] } });
    expect((await enviar(acto)).statusCode).toBe(200);
    const movido = await app().call(partidosApi.leer, { params: { id: partido.id } });
    expect([movido.fecha, await avisados()]).toEqual([`${SABADO}T13:00`, 0]);
  });

  it('what is refused is refused before asking', async () => {
    const { partido } = await mundo();
    const vieja = { ruta: `partidos/${partido.id}`, body: { ...partido, version: partido.version - 1 } };
    expect((await enviar(vieja, 'prever')).statusCode).toBe(409);
    const { statusCode } = await app().app.inject({
      method: 'DELETE',
      url: `/api/private/partidos/${partido.id}`,
      headers: { 'x-avisos': 'prever' },
    });
    expect(statusCode).toBe(401);
  });

  it('nobody by what is over, what has nothing to tell, what was not told yet, nor with mails off', async () => {
    const { partido, quienes } = await mundo();
    const ruta = `partidos/${partido.id}`;
    expect(await prever({ ruta, body: { ...partido, observaciones: 'Llevad agua' } })).toMatchObject({
      avisados: 0,
    });
    const vieja = { ...quienes, duracion: 90, fecha: '2026-10-03T10:00', idPista: null, observaciones: null };
    expect(await prever({ ruta: 'partidos/0', body: vieja })).toMatchObject({ avisados: 0 });
    const movido = await enviar({ ruta, body: { ...partido, fecha: `${OTRO}T10:00` } });
    const deshacer = { ruta: `log/operaciones/${movido.headers['x-operation']}/deshacer` };
    expect(await prever(deshacer)).toMatchObject({ avisados: 0 });
    await yaSalieron();
    expect(await prever(deshacer)).toMatchObject({ avisados: 2 });
    await poner('avisos.modo', 'no');
    expect(await prever(deshacer)).toMatchObject({ modo: 'no', avisados: 0 });
  });

  it('an undo tells nobody of what nobody was told', async () => {
    const { partido } = await mundo();
    const acto = { ruta: `partidos/${partido.id}`, body: { ...partido, fecha: `${OTRO}T10:00` } };
    const { headers } = await enviar(acto, 'no');
    const deshacer = { ruta: `log/operaciones/${headers['x-operation']}/deshacer` };
    expect(await prever(deshacer)).toMatchObject({ avisados: 0, sinCorreo: [] });
  });

  it.each([
    ['what tells nobody', 'prever'],
    ['what is misspelt', 'Prever'],
  ])('%s is not rehearsed: it is refused, and not done', async (_, avisos) => {
    const acto = { ruta: 'pistas/0', body: { nombre: 'Prado 9', estado: 'activa' } };
    expect((await enviar(acto, avisos)).statusCode).toBe(400);
    expect(await app().base.db.selectFrom('pista').selectAll().execute()).toEqual([]);
  });
});

const SERVIDOR = join(import.meta.dirname, '..');
const ESCRIBE =
  /import \{[^}]*\b(?:insertarPartido|actualizarPartido|borrarPartido|borrarPartidosDeLiga|cancelarPartidos|guardarResolucion|aplazarPartidos|actualizarLiga|borrarLiga)\b[^}]*\} from '#server\/db\/tables\/(?:partido|liga)\.ts'/;

/** What was made up and goes, and what was drawn before the season is closed: nobody is ever told. */
const NUNCA_AVISAN = ['demo/muestra.ts', 'ligas/sorteo.ts'];

it('matches and the end of leagues are written where the calls that tell are known', () => {
  const escriben = readdirSync(SERVIDOR, { recursive: true, encoding: 'utf8' })
    .filter((uno) => uno.endsWith('.ts') && !uno.endsWith('.test.ts'))
    .filter((uno) => ESCRIBE.test(readFileSync(join(SERVIDOR, uno), 'utf8')))
    .filter((uno) => !NUNCA_AVISAN.includes(uno));
  // One more is a call that may tell: it goes in QUE_AVISAN, and here.
  expect(escriben.sort()).toEqual([
    'importar/importar.ts',
    'jugadores/al-irse.ts',
    'ligas/cierre.ts',
    'ligas/ligas.ts',
    'ligas/no-jugados.ts',
    'ligas/temporadas.ts',
    'partidos/partidos.ts',
    'partidos/puntuaciones.ts',
    'partidos/suspender.ts',
    'propuesta/guardar.ts',
  ]);
});
