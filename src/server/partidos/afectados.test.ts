import { expect, it } from 'vitest';
import { incidenciasApi } from '#contract/liga/incidencias.ts';
import { afectadosApi, type Cambio } from '#contract/liga/partidos.ts';
import { type LineaRegistro, operacionesApi } from '#contract/operaciones.ts';
import { jugadoresDe, marcador, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const DOMINGO = '2026-11-29';
const SABADO = '2026-11-28';
const horas = (inicio: number, fin: number) => ({ inicio: inicio * 60, fin: fin * 60 });

describeServer('what a change not yet saved would touch', (engine) => {
  const app = useApp(engine);
  const ver = (...cambios: Cambio[]) => app().call(afectadosApi.ver, { body: { cambios } });
  const huecos = (id: number, ...cambios: Cambio[]) =>
    app().call(afectadosApi.huecos, { params: { id }, body: { cambios } });

  /** Ana plays Luis on that Sunday at ten, of 90 minutes, in a league from 9:00 to 22:00. */
  async function preparar() {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${DOMINGO}T10:00` });
    return { liga, pista, ana, luis, quienes, partido };
  }

  it('names the match, its court, its league and every change that touches it; and saves nothing', async () => {
    const { liga, pista, ana, luis, partido } = await preparar();
    const ausencia: Cambio = { tipo: 'ausencia', idJugador: ana.id, dias: [DOMINGO] };
    const deja: Cambio = { tipo: 'liga', idJugador: ana.id, idLiga: liga.id };
    const otra: Cambio = { tipo: 'ausencia', idJugador: luis.id, dias: [SABADO] };
    expect(await ver(ausencia, deja, otra)).toEqual([
      {
        id: partido.id,
        version: 1,
        fecha: `${DOMINGO}T10:00`,
        pista: pista.nombre,
        liga: liga.nombre,
        idJugador1: ana.id,
        jugador1: ana.nombre,
        idJugador2: luis.id,
        jugador2: luis.nombre,
        aplazado: false,
        sePropone: true,
        motivos: [ausencia, deja],
      },
    ]);
    expect(await ver(otra)).toEqual([]);
    expect((await app().api('GET', `/api/private/partidos/${partido.id}`)).body).toMatchObject({
      version: 1,
    });
  });

  it('an absence on the day after touches a match that goes on past midnight, and none that ends at it', async () => {
    const { ana, luis, quienes } = await preparar();
    const tarde = await unPartido(app(), { ...quienes, fecha: '2026-12-05T23:30' });
    await unPartido(app(), { ...quienes, fecha: '2026-12-12T22:30' });
    const noche: Cambio = { tipo: 'ausencia', idJugador: ana.id, dias: ['2026-12-06', '2026-12-13'] };
    expect((await ver(noche)).map(({ id }) => id)).toEqual([tarde.id]);
    app().reloj.set('2026-11-22T00:30');
    app().token = await app().signIn();
    const enJuego = await unPartido(app(), { ...quienes, fecha: '2026-11-21T23:30' });
    const hoy: Cambio = { tipo: 'ausencia', idJugador: luis.id, dias: ['2026-11-22'] };
    expect((await ver(hoy)).map(({ id }) => id)).toEqual([enJuego.id]);
  });

  it('one leg instead of two touches what its pair does not owe any more, and nothing else', async () => {
    const { liga, quienes, partido } = await preparar();
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const otras = { idLiga: liga.id, idJugador1: eva?.id ?? 0, idJugador2: paz?.id ?? 0 };
    const vuelta: Cambio = { tipo: 'vuelta', idLiga: liga.id };
    await unPartido(app(), { ...otras, fecha: '2026-12-06T10:00' });
    expect(await ver(vuelta)).toEqual([]);
    const segundo = await unPartido(app(), { ...otras, fecha: '2026-12-13T10:00' });
    await unPartido(app(), { ...quienes, fecha: '2026-11-01T10:00', ...marcador('6-1 6-1') });
    expect((await ver(vuelta)).map(({ id }) => id)).toEqual([partido.id, segundo.id]);
  });

  it('offers a place a day where the absence lets them play', async () => {
    const { pista, ana, partido } = await preparar();
    const { huecos: lugares } = await huecos(partido.id, {
      tipo: 'ausencia',
      idJugador: ana.id,
      dias: [DOMINGO],
    });
    expect(lugares[0]).toEqual({ fecha: `${SABADO}T10:00`, idPista: pista.id, pista: pista.nombre });
    expect(lugares.map(({ fecha }) => fecha.slice(0, 10))).not.toContain(DOMINGO);
    expect(lugares).toHaveLength(5);
  });

  it('offers another court that same hour, when its own is to be closed', async () => {
    const { pista, partido } = await preparar();
    const otra = await unaPista(app());
    const cambio: Cambio = { tipo: 'pista', idPista: pista.id };
    const [primero, segundo] = (await huecos(partido.id, cambio)).huecos;
    expect(primero).toMatchObject({ fecha: `${SABADO}T10:00`, idPista: otra.id });
    expect(segundo).toMatchObject({ fecha: `${DOMINGO}T10:00`, idPista: otra.id });
  });

  it('offers a postponed match no court that another holds', async () => {
    const { liga, pista } = await preparar();
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const suyo = { idLiga: liga.id, idJugador1: eva?.id ?? 0, idJugador2: paz?.id ?? 0, idPista: pista.id };
    const aplazado = await unPartido(app(), { ...suyo, fecha: `${SABADO}T10:00`, clubAplaza: true });
    const lugares = (await huecos(aplazado.id)).huecos.map(({ fecha }) => fecha);
    // There Ana and Luis play from ten to half past eleven.
    expect(lugares.filter((fecha) => fecha.startsWith(DOMINGO))).toEqual([`${DOMINGO}T11:30`]);
  });

  it('offers a postponed match that never had a court one that is free', async () => {
    const { liga, pista } = await preparar();
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const suyo = { idLiga: liga.id, idJugador1: eva?.id ?? 0, idJugador2: paz?.id ?? 0, idPista: null };
    const aplazado = await unPartido(app(), { ...suyo, fecha: `${SABADO}T10:00`, jugador1Aplaza: true });
    const { huecos: lugares } = await huecos(aplazado.id);
    expect(lugares.length).toBeGreaterThan(1);
    expect(new Set(lugares.map(({ idPista }) => idPista))).toEqual(new Set([pista.id]));
  });

  it('offers one whose hour is outside those of its league only hours inside them', async () => {
    const { quienes, pista } = await preparar();
    const suyo = { ...quienes, idPista: pista.id };
    for (const [hora, ofrecida] of [
      ['07:00', '09:00'],
      ['23:00', '20:30'],
    ]) {
      const fecha = `2026-11-26T${hora}`;
      const aplazado = await unPartido(app(), { ...suyo, fecha, duracion: 90, clubAplaza: true });
      const lugares = (await huecos(aplazado.id)).huecos.map(({ fecha: suya }) => suya.slice(11));
      expect(new Set(lugares)).toEqual(new Set([ofrecida]));
    }
  });

  it('offers only the hours that the league will have', async () => {
    const { liga, partido } = await preparar();
    const cambio: Cambio = { tipo: 'horario', idLiga: liga.id, antes: horas(9, 22), despues: horas(11, 22) };
    expect(await ver(cambio)).toMatchObject([{ id: partido.id }]);
    const { huecos: lugares } = await huecos(partido.id, cambio);
    expect(new Set(lugares.map(({ fecha }) => fecha.slice(11)))).toEqual(new Set(['11:00']));
  });

  it('knows of absences, matches and injuries already saved', async () => {
    const { liga, pista, ana, luis, partido } = await preparar();
    const [eva] = await jugadoresDe(app(), liga.id, 'Eva Ruiz');
    const cita = { idLiga: liga.id, idPista: pista.id, idJugador1: luis.id, idJugador2: eva?.id ?? 0 };
    await unPartido(app(), { ...cita, fecha: '2026-12-05T18:00' });
    const body = {
      idLiga: liga.id,
      idJugador: luis.id,
      fecha: SABADO,
      fecha2: null,
      hasta: null,
      motivo: null,
    };
    await app().call(incidenciasApi.guardar, { params: { id: 0 }, body });
    const ausencia: Cambio = { tipo: 'ausencia', idJugador: ana.id, dias: [DOMINGO] };
    const [primero] = (await huecos(partido.id, ausencia)).huecos;
    expect(primero).toMatchObject({ fecha: '2026-12-06T10:00' });
  });

  it('says why nothing is offered: who leaves, is injured or struck off, and a league that ends', async () => {
    const { liga, pista, ana, luis, partido } = await preparar();
    const motivo = async (...cambios: Cambio[]) => {
      const respuesta = await huecos(partido.id, ...cambios);
      expect(respuesta.huecos).toEqual([]);
      return respuesta.motivo;
    };
    expect(await motivo({ tipo: 'liga', idJugador: ana.id, idLiga: liga.id })).toMatch(
      /^Ana Gil deja esta liga/,
    );
    expect(await motivo({ tipo: 'inactiva', idLiga: liga.id })).toMatch(/^La liga queda inactiva/);
    expect(await motivo({ tipo: 'baja', idJugador: ana.id, estado: 'eliminado' })).toMatch(
      /Ana Gil está eliminado/,
    );
    await app().api('POST', `/api/private/jugadores/${luis.id}`, { ...luis, estado: 'lesion' });
    // Seen from their court, which says nothing of them.
    expect(await motivo({ tipo: 'pista', idPista: pista.id })).toBe(
      'Luis Paz está lesionado: no se le busca hueco. Aplaza el partido, o ponle otro día cuando vuelva.',
    );
    await app().api('POST', `/api/private/partidos/${partido.id}`, { ...partido, clubAplaza: true });
    expect(await motivo({ tipo: 'pista', idPista: pista.id })).toBe(
      'Luis Paz está lesionado: no se le busca hueco. Ponle día cuando vuelva.',
    );
  });

  it('of who leaves a league, or of a league that ends, what was put off too, while it is owed', async () => {
    const { liga, ana, quienes, partido } = await preparar();
    const aplazado = await unPartido(app(), { ...quienes, fecha: '2026-10-04T10:00', clubAplaza: true });
    const deja: Cambio = { tipo: 'liga', idJugador: ana.id, idLiga: liga.id };
    const ids = async (cambio: Cambio) => (await ver(cambio)).map(({ id, aplazado }) => [id, aplazado]);
    const todos = [
      [aplazado.id, true],
      [partido.id, false],
    ];
    expect(await ids(deja)).toEqual(todos);
    expect(await ids({ tipo: 'inactiva', idLiga: liga.id })).toEqual(todos);
    expect(await ids({ tipo: 'baja', idJugador: ana.id, estado: 'lesion' })).toEqual([[partido.id, false]]);
    await unPartido(app(), { ...quienes, fecha: '2026-10-11T10:00', ...marcador('6-0 6-0') });
    expect(await ids(deja)).toEqual([[partido.id, false]]);
  });

  it('the operation that left it is known, and taking it back gives back the same match', async () => {
    const { partido } = await preparar();
    const ruta = `/api/private/partidos/${partido.id}`;
    const { avisos: _, ...antes } = partido;
    const { body, headers } = await app().api('POST', ruta, { ...antes, clubAplaza: true });
    const { version } = body as typeof partido;
    const operacion = Number(headers['x-operation']);
    await app().call(operacionesApi.deshacer, { params: { id: operacion } });
    expect((await app().api('GET', ruta)).body).toEqual({ ...antes, version: version + 1 });
    const lineas = (await app().api('GET', '/api/private/log/lineas')).body as LineaRegistro[];
    expect(lineas.find((linea) => linea.operacion === operacion)).toMatchObject({ deshecha: true });
  });
});
