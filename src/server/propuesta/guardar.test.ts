import { expect, it } from 'vitest';
import type { LineaPropuesta, Propuesta } from '#contract/liga/propuesta.ts';
import {
  datosLiga,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unPartido,
} from '#tests/builders/index.ts';
import { type Respuesta, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const RUTA = '/api/private/partidos/guardarPropuesta';
const SABADO = '2026-11-28';
const VEINTE = Array.from({ length: 20 }, (_, i) => i);

describeEngines('saving a proposal', (engine) => {
  const app = useApp(engine);
  const guardar = (lineas: readonly object[]): Promise<Respuesta> => app().api('POST', RUTA, lineas);
  /** All at once; on a slow machine some wait for the others longer than the database lets anybody: told so, they ask again. */
  async function guardarALaVez(propuestas: readonly (readonly object[])[]): Promise<Respuesta[]> {
    const respuestas = await Promise.all(propuestas.map(guardar));
    for (const [n, lineas] of propuestas.entries())
      if (respuestas[n]?.status === 503) respuestas[n] = await guardar(lineas);
    return respuestas;
  }
  const cuantos = async (): Promise<number> =>
    (await app().base.db.selectFrom('partido').select('id').execute()).length;

  /** Four players, two courts and a line for two of them. */
  async function preparar() {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const linea: LineaPropuesta = { fecha: `${SABADO}T10:00`, idPista: pista.id, ...quienes };
    const otros = { idJugador1: eva?.id ?? 0, idJugador2: paz?.id ?? 0 };
    return { liga, pista, ana, luis, linea, otros, otraPista: await unaPista(app()) };
  }

  it('creates the matches, as long as their league says, and tells it in the log', async () => {
    const { linea, otros, otraPista } = await preparar();
    const answer = await guardar([linea, { ...linea, ...otros, idPista: otraPista.id }]);
    expect(answer).toMatchObject({ status: 200, body: { creados: 2, avisos: [] } });
    const filas = await app().base.db.selectFrom('partido').selectAll().execute();
    expect(filas.map(({ duracion, version }) => [duracion, version])).toEqual([
      [90, 1],
      [90, 1],
    ]);
    const registro = (await app().api('GET', '/api/private/log')).text;
    expect(registro.match(/Ana Gil|Eva Ruiz/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('what is proposed is saved, and then nothing else is owed that weekend', async () => {
    const { pista } = await preparar();
    const pistas = [{ ...pista, disponible: true }];
    const pedida = { tipo: 'social', pistas, fecha1: SABADO, fecha2: null };
    const propuesta = async () =>
      (await app().api('POST', '/api/private/partidos/propuesta', pedida)).body as Propuesta;
    const { partidos } = await propuesta();
    expect(await guardar(partidos)).toMatchObject({ status: 200, body: { creados: 2, avisos: [] } });
    expect((await propuesta()).partidos).toEqual([]);
  });

  it('refuses a match that was awarded meanwhile by resolving the division, and only tells any other not owed', async () => {
    const { liga, ana, pista, linea, otros, otraPista } = await preparar();
    // Of each of the two pairs one goes before the other: nothing is awarded between equals.
    const quienes = { idLiga: liga.id, idJugador1: ana.id, idJugador2: otros.idJugador1 };
    const fecha = '2026-11-14T10:00';
    await unPartido(app(), { ...marcador('6-4 6-4'), ...quienes, idPista: pista.id, fecha });
    await app().api('POST', `/api/private/ligas/finalizar?idLiga=${liga.id}`);
    const habia = await cuantos();
    const { status, body } = await guardar([
      { ...linea, idPista: otraPista.id },
      { ...linea, ...otros },
    ]);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message:
        'Línea 1: Ana Gil y Luis Paz ya no se deben ningún partido: se adjudicó al resolver la división. Quita la línea o cambia la pareja.',
      errors: [{ path: '0.idJugador2' }, { path: '1.idJugador2' }],
    });
    expect(await cuantos()).toBe(habia);
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    expect((await guardar([{ ...linea, idLiga: amistosos.id }])).status).toBe(200);
  });

  it('drops slots without players and refuses the half-filled ones, naming them', async () => {
    const { linea } = await preparar();
    const vacia = { ...linea, idLiga: null, idJugador1: null, idJugador2: null };
    expect(await guardar([vacia, linea])).toMatchObject({ status: 200, body: { creados: 1 } });
    const aMedias = await guardar([vacia, { ...linea, idJugador2: null, idPista: null }]);
    expect(aMedias).toMatchObject({
      status: 400,
      body: {
        message: 'Línea 2: Elige la pista.',
        errors: [{ path: '1.idPista' }, { path: '1.idJugador2' }],
      },
    });
    expect(await guardar([vacia])).toMatchObject({ status: 200, body: { creados: 0 } });
    expect(await cuantos()).toBe(1);
  });

  it('a court taken by another line, or by a saved match, stops all of it', async () => {
    const { linea, otros, otraPista } = await preparar();
    const dos = await guardar([linea, { ...linea, ...otros, fecha: `${SABADO}T11:15` }]);
    expect(dos).toMatchObject({
      status: 409,
      body: { errors: [{ path: '0.idPista' }, { path: '1.idPista' }] },
    });
    await unPartido(app(), {
      idLiga: linea.idLiga ?? 0,
      ...otros,
      fecha: `${SABADO}T09:00`,
      idPista: linea.idPista,
    });
    const tras = await guardar([{ ...linea, idPista: otraPista.id, fecha: `${SABADO}T20:00` }, linea]);
    expect(tras).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Línea 2: Pista \d+ ya está ocupada a las 09:00 por Eva Ruiz – Paz Sanz\./,
        ),
      },
    });
    expect(await cuantos()).toBe(1);
  });

  it('a player cannot be on two courts at once', async () => {
    const { linea, otros, otraPista } = await preparar();
    const otra = { ...linea, idJugador2: otros.idJugador1, idPista: otraPista.id };
    const answer = await guardar([linea, otra]);
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: [{ path: '0.idJugador1' }, { path: '1.idJugador1' }] },
    });
  });

  it('warns of twice the same day, an incident and a strange hour, and saves', async () => {
    const { liga, linea, otros, luis } = await preparar();
    const ausente = { idLiga: liga.id, idJugador: luis.id, fecha: SABADO };
    await app().api('POST', '/api/private/incidencias/0', ausente);
    const tarde = { ...linea, idJugador2: otros.idJugador1, fecha: `${SABADO}T21:00` };
    const { status, body } = await guardar([linea, tarde]);
    expect(status).toBe(200);
    expect((body as { avisos: { message: string }[] }).avisos.map(({ message }) => message)).toEqual([
      'Ana Gil – Luis Paz, sábado, 28 de noviembre, 10:00: Ana Gil juega otro partido ese día, a las 21:00.',
      'Ana Gil – Luis Paz, sábado, 28 de noviembre, 10:00: Luis Paz no puede ese día.',
      'Ana Gil – Eva Ruiz, sábado, 28 de noviembre, 21:00: Ana Gil juega otro partido ese día, a las 10:00.',
      'Ana Gil – Eva Ruiz, sábado, 28 de noviembre, 21:00: Fuera del horario de la liga, de 09:00 a 22:00.',
    ]);
  });

  it('warns of a pair that owes nothing, and of who is injured or of another league, and saves', async () => {
    const { liga, linea, otros, otraPista, ana } = await preparar();
    expect(await guardar([linea])).toMatchObject({ body: { creados: 1, avisos: [] } });
    const otraLiga = await unaLiga(app(), { division: 4 });
    const eva = await app().api('GET', `/api/private/jugadores/${otros.idJugador1}`);
    const suya = eva.body as object;
    await app().api('POST', `/api/private/jugadores/${otros.idJugador1}`, { ...suya, idLiga: otraLiga.id });
    await app().api('POST', `/api/private/jugadores/${ana.id}`, { ...ana, estado: 'lesion' });
    const DOMINGO = '2026-11-29';
    const { status, body } = await guardar([
      { ...linea, fecha: `${DOMINGO}T10:00` },
      { ...linea, ...otros, fecha: `${DOMINGO}T12:00`, idPista: otraPista.id, idLiga: liga.id },
    ]);
    expect(status).toBe(200);
    expect((body as { avisos: { message: string }[] }).avisos.map(({ message }) => message)).toEqual([
      'Ana Gil – Luis Paz, domingo, 29 de noviembre, 10:00: Ana Gil tiene una lesión.',
      'Ana Gil – Luis Paz, domingo, 29 de noviembre, 10:00: Ana Gil y Luis Paz ya tienen todos sus partidos de esta liga.',
      'Eva Ruiz – Paz Sanz, domingo, 29 de noviembre, 12:00: Eva Ruiz no es de esta liga.',
    ]);
  });

  it('refuses leagues and courts that are not there or not active any more', async () => {
    const { linea, liga, otraPista } = await preparar();
    const enPista = { status: 400, body: { errors: [{ path: '0.idPista' }] } };
    expect(await guardar([{ ...linea, idPista: 99_999 }])).toMatchObject(enPista);
    const cerrada = { nombre: 'Cerrada', estado: 'inactiva' };
    await app().api('POST', `/api/private/pistas/${linea.idPista}`, cerrada);
    expect(await guardar([linea])).toMatchObject(enPista);
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ estado: 'inactiva' }));
    const enOtra = await guardar([{ ...linea, idPista: otraPista.id }]);
    expect(enOtra).toMatchObject({ status: 400, body: { errors: [{ path: '0.idLiga' }] } });
  });

  it('one of twenty saves of the same proposal wins', async () => {
    const { linea, otros, otraPista } = await preparar();
    const lineas = [linea, { ...linea, ...otros, idPista: otraPista.id }];
    const answers = await guardarALaVez(VEINTE.map((i) => (i % 2 ? lineas : lineas.toReversed())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await cuantos()).toBe(2);
  });

  it('proposals that share a court by lines of different leagues exclude each other too', async () => {
    const { linea } = await preparar();
    const lineas = await Promise.all(
      VEINTE.map(async (i) => {
        const { id: idLiga } = await unaLiga(app(), {
          division: 2 + (i % 9),
          anio: 2026 - Math.floor(i / 9),
        });
        const [uno, dos] = await jugadoresDe(app(), idLiga, `Uno ${i}`, `Dos ${i}`);
        return { ...linea, idLiga, idJugador1: uno?.id ?? 0, idJugador2: dos?.id ?? 0 };
      }),
    );
    const answers = await guardarALaVez(lineas.map((suya) => [suya]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cuantos()).toBe(1);
  });
});
