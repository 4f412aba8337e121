import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import { parejasApi } from '#contract/liga/parejas.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import type { Propuesta, PropuestaPedir } from '#contract/liga/propuesta.ts';
import { jugadoresDe, unaLiga, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';

const RUTA = '/api/private/partidos/propuesta';
const [SABADO, DOMINGO] = ['2026-11-28', '2026-11-29'];
const GENTE = ['Ana', 'Bea', 'Carlos', 'Dani'];

const pedir = (pistas: readonly Pista[], cambios: Partial<PropuestaPedir> = {}) => ({
  tipo: 'social',
  pistas: pistas.map(({ id, nombre, estado }) => ({ id, nombre, estado, disponible: true })),
  fecha1: SABADO,
  fecha2: DOMINGO,
  ...cambios,
});

const proponer = async (club: TestApp, cuerpo: object): Promise<Propuesta> =>
  (await club.api('POST', RUTA, cuerpo)).body as Propuesta;

/** A league of four with two courts. */
async function unClub(club: TestApp, cambios: Partial<Liga> = {}) {
  const liga = await unaLiga(club, cambios);
  const pistas = [await unaPista(club), await unaPista(club)];
  return { liga, pistas, jugadores: await jugadoresDe(club, liga.id, ...GENTE) };
}

describeServer('proposal', (engine) => {
  const app = useApp(engine);

  it('places everybody once a day, proven best, by hour and court', async () => {
    const { liga, pistas, jugadores } = await unClub(app());
    const { partidos, demostrado, cota, lineas, resumen } = await proponer(app(), pedir(pistas));
    expect({ demostrado, cota, lineas, cuantas: partidos.length }).toEqual({
      demostrado: true,
      cota: 4,
      lineas: 4,
      cuantas: 4,
    });
    expect(new Set(partidos.map(({ idLiga }) => idLiga))).toEqual(new Set([liga.id]));
    for (const dia of [SABADO, DOMINGO]) {
      const suyos = partidos.filter(({ fecha }) => fecha.startsWith(dia));
      const juegan = suyos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]);
      expect(juegan.toSorted()).toEqual(jugadores.map(({ id }) => id).toSorted());
    }
    expect(resumen).toMatch(/^2 parejas sin sitio: /);
  });

  it('of singles and pairs over the same people: nobody twice a day, once as each, and how many are on court', async () => {
    const { liga, pistas, jugadores } = await unClub(app());
    const dePadel = await unaLiga(app(), { deporte: 'padel', modo: 'parejas' });
    pistas.push(await unaPista(app(), { deporte: 'padel' }));
    const persona = (n: number) => ({ id: jugadores[n]?.id ?? 0 });
    for (const n of [0, 2])
      await app().call(parejasApi.crear, {
        body: { idLiga: dePadel.id, personas: [persona(n), persona(n + 1)] },
      });
    const { partidos, demostrado, lineas, gente } = await proponer(app(), pedir(pistas));
    expect({ demostrado, lineas, gente }).toEqual({
      ...{ demostrado: true, lineas: 3 },
      gente: { juegan: 8, cota: 8 },
    });
    const dePareja = partidos.filter(({ idLiga }) => idLiga === dePadel.id);
    expect(dePareja.map(({ idPista }) => idPista)).toEqual([pistas[2]?.id]);
    const otroDia = dePareja[0]?.fecha.startsWith(SABADO) ? DOMINGO : SABADO;
    const solos = partidos.filter(({ idLiga }) => idLiga === liga.id);
    expect(solos.map(({ fecha }) => fecha.slice(0, 10))).toEqual([otroDia, otroDia]);
    expect((await proponer(app(), pedir(pistas, { fecha2: null }))).gente).toEqual({ juegan: 4, cota: 4 });
  });

  it('of both types together shares the courts fairly between them; children are in no friendly', async () => {
    const { liga, pistas } = await unClub(app(), { horaBaseInicio: 10, horaBaseFinal: 13, duracion: 90 });
    const ninos = await unaLiga(app(), {
      tipo: 'infantil',
      horaBaseInicio: 10,
      horaBaseFinal: 13,
      duracion: 60,
    });
    const amistosos = await unaLiga(app(), { tipo: 'amistosos', division: 0 });
    const chicos = await jugadoresDe(app(), ninos.id, 'Luz', 'Mar', 'Nil', 'Oto');
    for (const { id, nombre, version } of chicos)
      await app().api('POST', `/api/private/jugadores/${id}`, {
        nombre,
        estado: 'activo',
        idLiga: ninos.id,
        disponibleAmistosos: true,
        version,
      });
    const una = pedir(pistas.slice(0, 1), { fecha2: null, tipos: ['social', 'infantil'] });
    const { partidos, demostrado } = await proponer(app(), una);
    expect(demostrado).toBe(true);
    expect(partidos.map(({ idLiga }) => idLiga).toSorted()).toEqual([liga.id, ninos.id].toSorted());
    const todas = pedir(pistas, { tipos: ['social', 'infantil'] });
    const { partidos: finDeSemana } = await proponer(app(), todas);
    const deAmistosos = finDeSemana.filter(({ idLiga }) => idLiga === amistosos.id);
    const ids = new Set<number | null>(chicos.map(({ id }) => id));
    expect(deAmistosos.some(({ idJugador1, idJugador2 }) => ids.has(idJugador1) || ids.has(idJugador2))).toBe(
      false,
    );
    expect((await proponer(app(), pedir(pistas))).partidos.some(({ idLiga }) => idLiga === ninos.id)).toBe(
      false,
    );
  });

  it('says who is left out and why, by name', async () => {
    const { liga, pistas, jugadores } = await unClub(app());
    const ausente = { idLiga: liga.id, idJugador: jugadores[0]?.id, fecha: SABADO };
    await app().api('POST', '/api/private/incidencias/0', ausente);
    const { fuera } = await proponer(app(), pedir(pistas, { fecha2: null }));
    expect(fuera).toHaveLength(5);
    const suya = fuera.find(({ jugador1, jugador2 }) => jugador1 === 'Ana' && jugador2 === 'Bea');
    expect(suya).toMatchObject({ liga: liga.nombre, frase: 'Ana no puede el sábado.' });
  });

  it('keeps clear of what is saved, whatever its league', async () => {
    const { pistas } = await unClub(app(), { horaBaseInicio: 9, horaBaseFinal: 11 });
    const otra = await unaLigaConDos(app(), { tipo: 'infantil' });
    const fecha = `${SABADO}T09:30`;
    for (const [i, pista] of pistas.entries()) {
      const [uno, dos] = await jugadoresDe(app(), otra.liga.id, `Niña ${i}`, `Niño ${i}`);
      const quienes = { idLiga: otra.liga.id, idJugador1: uno?.id ?? 0, idJugador2: dos?.id ?? 0 };
      await unPartido(app(), { ...quienes, fecha, idPista: pista.id });
    }
    const { partidos, fuera } = await proponer(app(), pedir(pistas, { fecha2: null }));
    expect(partidos).toEqual([]);
    expect(fuera).toHaveLength(6);
  });

  it('today, only what is left of the day; and tells who stays on the calendar though gone', async () => {
    const { liga, pistas, jugadores } = await unClub(app(), { horaBaseInicio: 9, horaBaseFinal: 21 });
    const [ana, bea] = jugadores;
    const quienes = { idLiga: liga.id, idJugador1: ana?.id ?? 0, idJugador2: bea?.id ?? 0 };
    // Put there for somebody who had left: leaving takes off what there was.
    await app().api('POST', `/api/private/jugadores/${ana?.id}`, { ...ana, estado: 'eliminado' });
    await unPartido(app(), { ...quienes, fecha: `${AHORA.slice(0, 10)}T12:00`, idPista: pistas[0]?.id ?? 0 });
    const { partidos, avisos } = await proponer(
      app(),
      pedir(pistas, { fecha1: AHORA.slice(0, 10), fecha2: null }),
    );
    expect(partidos.map(({ fecha }) => fecha)).toEqual([AHORA]);
    expect(avisos[0]).toBe(`Hoy solo se proponen horas a partir de las ${AHORA.slice(11)}.`);
    expect(avisos[1]).toContain('Ana – Bea, el sábado a las 12:00 (Ana figura como eliminado)');
  });

  it('fills with friendlies of the newest league when asked, and only for adults', async () => {
    const { pistas, liga } = await unClub(app());
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    const cinco = ['Eva', 'Fran'].map((nombre) =>
      app().api('POST', '/api/private/jugadores/0', {
        nombre,
        estado: 'activo',
        idLiga: liga.id,
        disponibleAmistosos: true,
      }),
    );
    await Promise.all(cinco);
    const con = await proponer(app(), pedir(pistas, { fecha2: null }));
    expect(con.partidos.length).toBe(3);
    const ocupada = pedir(pistas, { fecha2: null, rellenarConAmistosos: false });
    expect((await proponer(app(), ocupada)).partidos.every(({ idLiga }) => idLiga !== amistosos.id)).toBe(
      true,
    );
  });

  it('without a league of friendlies, warns and goes on', async () => {
    const { pistas } = await unClub(app());
    const { avisos, partidos } = await proponer(app(), pedir(pistas));
    expect(avisos).toContain('No hay ninguna liga de amistosos activa: no se proponen amistosos.');
    expect(partidos).toHaveLength(4);
  });

  it('empty: a line for each free slot, without players', async () => {
    const { pistas } = await unClub(app(), { horaBaseInicio: 9, horaBaseFinal: 12 });
    const { partidos } = await proponer(app(), pedir(pistas, { vacio: true, fecha2: null }));
    expect(partidos).toHaveLength(4);
    expect(partidos[0]).toEqual({
      fecha: `${SABADO}T09:00`,
      idPista: pistas[0]?.id,
      idLiga: null,
      idJugador1: null,
      idJugador2: null,
    });
  });

  it.each([
    [{ tipo: undefined }, 'tipo', 'Elige el tipo de liga: social o infantil.'],
    [{ fecha1: null }, 'fecha1', 'Indica el primer día de juego.'],
    [{ fecha1: '2026-02-30' }, 'fecha1', 'Indica el primer día de juego.'],
    [{ fecha1: '1999-12-31' }, 'fecha1', 'Indica el primer día de juego.'],
    [
      { fecha2: '2100-01-01' },
      'fecha2',
      'La fecha no es válida: un día de partidos es de los años 2000 a 2099',
    ],
    [
      { fecha2: SABADO },
      'fecha2',
      'El segundo día tiene que ser distinto del primero; déjalo vacío si solo se juega uno.',
    ],
  ])('refuses %j', async (cambios, path, message) => {
    const { status, body } = await app().api('POST', RUTA, { ...pedir([]), ...cambios });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
  });

  it('an inactive court cannot be available, whatever the caller says of it', async () => {
    const pista = await unaPista(app(), { estado: 'inactiva' });
    const dicho = await app().api('POST', RUTA, pedir([pista]));
    expect(dicho).toMatchObject({ status: 400, body: { errors: [{ path: 'pistas.0.disponible' }] } });
    const callado = await app().api('POST', RUTA, pedir([{ ...pista, estado: 'activa' }]));
    expect(callado).toMatchObject({
      status: 400,
      body: { message: 'La pista elegida está inactiva. Elige una activa.' },
    });
  });

  it('betters given lines, never below them, and drops those that no longer hold', async () => {
    const { pistas } = await unClub(app());
    const pedida = pedir(pistas, { fecha2: null, rellenarConAmistosos: false });
    const { partidos } = await proponer(app(), pedida);
    const [una, otra] = partidos;
    const tarde = { ...una, fecha: `${SABADO}T20:30` };
    const imposible = { ...otra, fecha: `${SABADO}T23:30` };
    const mejor = await proponer(app(), { ...pedida, mejorar: [tarde, imposible] });
    expect(mejor).toMatchObject({ demostrado: true, lineas: 2 });
    expect(mejor.partidos).toEqual(partidos);
  });

  it('tells how a proposal is going by its name, and of an unknown one that it waits', async () => {
    const avance = async (encargo: string) =>
      (await app().api('GET', `${RUTA}/avance?encargo=${encargo}`)).body as { fase: string };
    const { pistas } = await unClub(app());
    const vistas = new Set<string>();
    const pedida = app().api('POST', RUTA, { ...pedir(pistas), encargo: 'fin-de-semana' });
    let acabada = false;
    void pedida.finally(() => {
      acabada = true;
    });
    while (!acabada) {
      vistas.add((await avance('fin-de-semana')).fase);
      await setTimeout(1);
    }
    expect((await pedida).status).toBe(200);
    expect([...vistas].filter((fase) => fase !== 'espera')).not.toEqual([]);
    expect(await avance('fin-de-semana')).toEqual({ fase: 'espera', hecho: 0 });
    expect((await app().api('GET', `${RUTA}/avance?encargo=x`)).status).toBe(400);
    expect((await app().send('GET', `${RUTA}/avance?encargo=fin-de-semana`)).status).toBe(401);
  });

  it('needs a session', async () => {
    for (const ruta of [RUTA, '/api/private/partidos/guardarPropuesta'])
      expect((await app().send('POST', ruta, { body: [] })).status).toBe(401);
  });
});
