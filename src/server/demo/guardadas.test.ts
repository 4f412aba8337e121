import { describe, expect, test } from 'vitest';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { diaDe, diaSemana, horaDe, sumarDias } from '#domain/fecha.ts';
import { type JugadorLiga, vueltas } from '#domain/liga/liga.ts';
import { TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import { ausenteDe, estaAplazado, estaDecidido, ganadorDe } from '#domain/partido/resultado.ts';
import { MOMENTOS, temporadaDe } from '#tests/builders/temporada.ts';
import { esFinDeSemana, proximoSabado } from '../../../scripts/demo/azar.ts';
import { type LigaDemo, type PartidoDemo, temporadaEn } from './temporada.ts';

const porJugar = (p: PartidoDemo): boolean => !estaDecidido(p) && !estaAplazado(p);

describe.each(MOMENTOS)('the demo season on %s', (ahora) => {
  const { demo, hoy, liga, divisiones, acabadas, deDivision, social } = temporadaDe(ahora);

  test('has the leagues, players and courts of a club', () => {
    const tamanos = (tipo: string) =>
      divisiones.filter((l) => l.tipo === tipo).map(({ plantilla }) => plantilla.length);
    expect(tamanos('social')).toEqual([10, 10, 10, 10, 10, 10]);
    expect(tamanos('infantil')).toEqual([8, 8, 8]);
    expect(acabadas).toHaveLength(9);
    expect(divisiones.filter((l) => l.idaVuelta).length).toBeGreaterThanOrEqual(1);
    expect(demo.pistas.map(({ deporte }) => deporte)).toEqual([
      ...['tenis', 'tenis', 'tenis', 'tenis'],
      ...['padel', 'padel'],
    ]);
    expect(new Set(demo.personas.map(({ nombre }) => nombre)).size).toBe(demo.personas.length);
    expect(new Set(divisiones.flatMap((l) => l.plantilla)).size).toBe(84);
  });

  test('is named after the season that contains the day', () => {
    const anio = Number(hoy.slice(0, 4)) - (hoy.slice(5, 7) >= '09' ? 0 : 1);
    expect(new Set(divisiones.map((l) => l.anio))).toEqual(new Set([anio]));
    expect(new Set(acabadas.map((l) => l.anio))).toEqual(new Set([anio - 1]));
  });

  test('played the season before in its own year, and stopped before this one', () => {
    const anio = Number(hoy.slice(0, 4)) - (hoy.slice(5, 7) >= '09' ? 0 : 1);
    const dias = (deAntes: boolean) =>
      demo.partidos
        .filter((p) => acabadas.includes(liga(p)) === deAntes)
        .map(({ fecha }) => diaDe(fecha))
        .sort();
    const [antes, ahora] = [dias(true), dias(false)];
    expect(String(antes[0]) >= `${anio - 1}-09-01`).toBe(true);
    expect(String(antes.at(-1)) <= `${anio}-06-30`).toBe(true);
    expect(String(antes.at(-1)) < sumarDias(String(ahora[0]), -13)).toBe(true);
  });

  test('has a table in each division, with points and more than one player who has played', () => {
    for (const l of divisiones) {
      const jugadores = l.plantilla.map((id) => ({ ...demo.personas[id - 1], enLiga: true }) as JugadorLiga);
      const partidos = demo.partidos.filter(({ idLiga }) => idLiga === l.id);
      const filas = clasificacion(l, jugadores, partidos, { hoy, esPrimera: false, esUltima: false });
      expect(filas.length).toBeGreaterThanOrEqual(l.plantilla.length - 1);
      expect(filas[0]?.puntos).toBeGreaterThan(filas.at(-1)?.puntos ?? 0);
    }
  });

  test('has about 60 % of the matches of the current divisions played', () => {
    const previstos = divisiones.reduce((suma, l) => {
      const n = l.plantilla.length;
      return suma + ((n * (n - 1)) / 2) * vueltas(l, hoy);
    }, 0);
    const jugados = deDivision.filter(estaDecidido).length / previstos;
    expect(jugados).toBeGreaterThan(0.52);
    expect(jugados).toBeLessThan(0.68);
  });

  test('always has a social match tonight, and some past ones waiting for a score', () => {
    const esta = social.filter((p) => diaDe(p.fecha) === hoy && porJugar(p));
    expect(esta.length).toBeGreaterThanOrEqual(1);
    expect(esta.some(({ fecha }) => horaDe(fecha) >= '19:00')).toBe(true);
    const pasados = deDivision.filter((p) => diaDe(p.fecha) < hoy && porJugar(p));
    expect(pasados.length).toBeGreaterThanOrEqual(3);
    expect(pasados.length).toBeLessThanOrEqual(9);
    expect(demo.partidos.filter((p) => diaDe(p.fecha) > hoy && estaDecidido(p))).toEqual([]);
  });

  test('has results of the last weekend, and of the week before it', () => {
    const sabado = sumarDias(proximoSabado(hoy), -7);
    const cuantos = (desde: string, hasta: string) =>
      deDivision.filter((p) => estaDecidido(p) && diaDe(p.fecha) >= desde && diaDe(p.fecha) <= hasta).length;
    const ultimo = sabado < hoy ? sabado : sumarDias(sabado, -7);
    expect(cuantos(ultimo, sumarDias(ultimo, 1))).toBeGreaterThanOrEqual(5);
    expect(cuantos(sumarDias(ultimo, -7), sumarDias(ultimo, -1))).toBeGreaterThanOrEqual(5);
  });

  test('has next weekend scheduled, of every type', () => {
    const sabado = proximoSabado(hoy);
    expect(diaSemana(sabado)).toBe(6);
    expect(sabado > hoy).toBe(true);
    const dias = [sabado, sumarDias(sabado, 1)];
    const citados = demo.partidos.filter((p) => dias.includes(diaDe(p.fecha)) && porJugar(p));
    expect(citados.length).toBeGreaterThanOrEqual(12);
    expect(new Set(citados.map((p) => liga(p).tipo))).toEqual(new Set(TIPOS_LIGA));
  });

  test('has a play-off of the best eight, quarter-finals and semifinals played, and its final next weekend', () => {
    const suyos = demo.partidos.filter((p) => liga(p).tipo === 'playoff');
    const { rondas, sueltos } = cuadroDe(suyos.map((p, id) => ({ ...p, id, ganador: ganadorDe(p) })));
    expect(rondas.map(({ nombre, partidos }) => [nombre, partidos.length])).toEqual([
      ['Cuartos de final', 4],
      ['Semifinales', 2],
      ['Final', 1],
    ]);
    expect(sueltos).toEqual([]);
    expect(suyos.filter(porJugar).map((p) => esFinDeSemana(diaDe(p.fecha)))).toEqual([true]);
    // As the norms of the league say: those of the first division, by how its last season ended.
    const acabada = demo.ligas[0] as LigaDemo;
    const jugadores = acabada.plantilla.map(
      (id) => ({ ...demo.personas[id - 1], enLiga: true }) as JugadorLiga,
    );
    const partidos = demo.partidos.filter(({ idLiga }) => idLiga === acabada.id);
    const tabla = clasificacion(acabada, jugadores, partidos, { hoy, esPrimera: true, esUltima: true });
    const puestos = new Map(tabla.map(({ idJugador }, i) => [idJugador, i + 1]));
    const puesto = (id: number) => puestos.get(id) ?? 0;
    expect(
      suyos.slice(0, 4).map(({ idJugador1, idJugador2 }) => [puesto(idJugador1), puesto(idJugador2)]),
    ).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
    const enPrimera = suyos.flatMap((p) => [p.idJugador1, p.idJugador2]);
    expect(divisiones[0]?.plantilla).toEqual(expect.arrayContaining(enPrimera));
  });

  test('keeps pairs without a date, for proposals', () => {
    for (const l of divisiones) {
      const n = l.plantilla.length;
      const conFila = deDivision.filter((p) => p.idLiga === l.id).length;
      expect(conFila).toBeLessThan(((n * (n - 1)) / 2) * vueltas(l, hoy));
    }
  });

  test('has no-shows, postponements with their reason, injured players, one eliminated', () => {
    expect(demo.partidos.filter((p) => ausenteDe(p) !== null).length).toBeGreaterThan(2);
    const aplazados = deDivision.filter(estaAplazado);
    expect(aplazados.length).toBeGreaterThan(4);
    expect(aplazados.every(({ observaciones }) => observaciones?.startsWith('Se aplazó'))).toBe(true);
    expect(aplazados.filter(({ observaciones }) => /falta|se jugará/i.test(observaciones ?? ''))).toEqual([]);
    const lesionados = demo.personas.filter(({ estado }) => estado === 'lesion');
    expect(lesionados).toHaveLength(3);
    for (const { id } of lesionados)
      expect(demo.incidencias.filter((i) => i.idJugador === id && i.fecha > hoy).length).toBeGreaterThan(0);
    expect(demo.personas.filter(({ estado }) => estado === 'eliminado')).toHaveLength(1);
    const fuera = new Set(demo.personas.filter((p) => p.estado !== 'activo').map(({ id }) => id));
    const citados = demo.partidos.filter((p) => diaDe(p.fecha) >= hoy && porJugar(p));
    expect(citados.filter((p) => fuera.has(p.idJugador1) || fuera.has(p.idJugador2))).toEqual([]);
  });

  test('ended the season before: every pair decided, its players moved by the final tables', () => {
    for (const l of acabadas) {
      const n = l.plantilla.length;
      const suyos = demo.partidos.filter((p) => p.idLiga === l.id);
      expect(suyos).toHaveLength((n * (n - 1)) / 2);
      expect(suyos.every(estaDecidido)).toBe(true);
      expect(suyos.some(({ sintetico }) => sintetico)).toBe(true);
    }
    const [primera] = demo.ligas;
    const ahoraEn = (primera as LigaDemo).plantilla.map((id) => demo.personas[id - 1]?.idLiga);
    expect(new Set(ahoraEn).size).toBeGreaterThan(1);
  });
});

test('the same day of the week is the same season, weeks later, at any hour; another is another', () => {
  expect(temporadaEn('2026-11-21T00:00')).toEqual(temporadaEn('2026-11-21T23:59'));
  const marcadores = (ahora: string) => temporadaEn(ahora).partidos.map(({ desenlace }) => desenlace);
  expect(marcadores('2027-03-27T10:00')).toEqual(marcadores('2026-11-21T10:00'));
  expect(marcadores('2026-11-22T10:00')).not.toEqual(marcadores('2026-11-21T10:00'));
});

test('contact data leads nowhere: invented domains and numbers that nobody has', () => {
  for (const { email, telefono } of temporadaEn('2026-11-21T10:00').personas) {
    expect(email).toMatch(/^[a-z0-9.]+@correo\.example$/);
    expect(telefono).toMatch(/^555 \d{3} \d{3}$/);
  }
});
