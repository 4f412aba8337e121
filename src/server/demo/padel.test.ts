import { describe, expect, test } from 'vitest';
import { clasificacion, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import { diaDe, sumarDias } from '#domain/fecha.ts';
import { estaDecidido, seDebe, sinJugar } from '#domain/partido/resultado.ts';
import { apellidoDe, enPareja } from '#domain/persona/apellidos.ts';
import { MOMENTOS, temporadaDe } from '#tests/builders/temporada.ts';
import { proximoSabado } from '../../../scripts/demo/azar.ts';
import type { LigaDemo } from './temporada.ts';

const PAREJAS = 6;
const CRUCES = (PAREJAS * (PAREJAS - 1)) / 2;

describe.each(MOMENTOS)('padel in pairs of the demo on %s', (ahora) => {
  const { demo, hoy, padel, quienes } = temporadaDe(ahora);
  const [primera, segunda, primeraAhora, segundaAhora] = padel as [LigaDemo, LigaDemo, LigaDemo, LigaDemo];
  const partidosDe = (...ligas: LigaDemo[]) =>
    demo.partidos.filter(({ idLiga }) => ligas.some(({ id }) => id === idLiga));
  const tablaDe = (liga: LigaDemo) =>
    clasificacion(
      liga,
      liga.plantilla.map((id) => ({ id, nombre: `${id}`, estado: 'activo', enLiga: true })),
      partidosDe(liga),
      { hoy, esPrimera: esPrimera(liga, padel), esUltima: esUltima(liga, padel) },
    );

  test('is two cycles of two divisions, the first one over', () => {
    expect(padel.map(({ ciclo, division, estado }) => [ciclo, division, estado])).toEqual([
      [1, 1, 'inactiva'],
      [1, 2, 'inactiva'],
      [2, 1, 'activa'],
      [2, 2, 'activa'],
    ]);
    expect(padel.map(({ plantilla }) => plantilla.length)).toEqual([PAREJAS, PAREJAS, PAREJAS, PAREJAS]);
    const dias = [partidosDe(primera, segunda), partidosDe(primeraAhora, segundaAhora)].map((suyos) =>
      suyos.map(({ fecha }) => diaDe(fecha)).sort(),
    );
    expect(String(dias[0]?.at(-1)) < String(dias[1]?.[0])).toBe(true);
  });

  test('closed its first cycle: everything decided, two up and two down by the tables, and nobody equal there', () => {
    for (const liga of [primera, segunda]) {
      expect(partidosDe(liga)).toHaveLength(CRUCES);
      expect(partidosDe(liga).every(estaDecidido)).toBe(true);
    }
    const enZona = (liga: LigaDemo, zona: string) =>
      tablaDe(liga).flatMap((fila) => (fila.zona === zona ? [fila.idJugador] : []));
    const [suben, bajan] = [enZona(segunda, 'ascenso'), enZona(primera, 'descenso')];
    expect([suben.length, bajan.length]).toEqual([2, 2]);
    const cambian = (de: LigaDemo, a: LigaDemo) => a.plantilla.filter((id) => !de.plantilla.includes(id));
    expect(cambian(primera, primeraAhora).toSorted()).toEqual(suben.toSorted());
    expect(cambian(segunda, segundaAhora).toSorted()).toEqual(bajan.toSorted());
    for (const { id, idLiga } of demo.parejas)
      expect(padel.find((liga) => liga.id === idLiga)?.plantilla).toContain(id);
  });

  test('goes on with its second: played, one retired, a no-show, next weekend arranged, and more to arrange', () => {
    const suyos = partidosDe(primeraAhora, segundaAhora);
    const clases = Map.groupBy(suyos, ({ desenlace }) => desenlace.que);
    expect(clases.get('retirada')).toHaveLength(1);
    expect(clases.get('noPresentado')?.length).toBeGreaterThanOrEqual(1);
    expect(clases.get('jugado')?.length).toBeGreaterThanOrEqual(8);
    const sabado = proximoSabado(hoy);
    const citados = suyos.filter((p) => sinJugar(p) && diaDe(p.fecha) >= sabado);
    expect(citados.length).toBeGreaterThanOrEqual(2);
    expect(citados.every(({ fecha }) => diaDe(fecha) <= sumarDias(sabado, 1))).toBe(true);
    for (const liga of [primeraAhora, segundaAhora]) {
      const conFecha = partidosDe(liga).filter((p) => !seDebe(p));
      expect(conFecha.length).toBeLessThan(CRUCES);
      const [mejor, peor] = [tablaDe(liga)[0], tablaDe(liga).at(-1)];
      expect(mejor?.puntos).toBeGreaterThan(peor?.puntos ?? 0);
    }
  });

  test('is played by pairs that read apart, of people some of whom play singles too', () => {
    const personas = new Map(demo.personas.map((una) => [una.id, una]));
    const apellidos = demo.parejas.map((pareja) =>
      pareja.personas.map((id) => apellidoDe(personas.get(id)?.nombre ?? '')).sort(),
    );
    expect(new Set(apellidos.map(([una = '', otra = '']) => enPareja(una, otra))).size).toBe(2 * PAREJAS);
    expect(apellidos.filter(([una, otra]) => una === otra)).toEqual([]);
    const gente = demo.parejas.flatMap((pareja) => pareja.personas);
    expect(new Set(gente).size).toBe(4 * PAREJAS);
    const solos = gente.filter((id) => personas.get(id)?.idLiga !== null);
    expect(solos.length).toBeGreaterThan(5);
    expect(solos.length).toBeLessThan(gente.length - 5);
  });

  test('had one match played by somebody who is in no pair and played nothing else that day', () => {
    const { partido = 0, lado = 1, suplente = 0, por = 0 } = demo.suplencia ?? {};
    const jugado = demo.partidos[partido];
    expect(jugado?.idLiga).toBe(primeraAhora.id);
    expect(jugado?.desenlace.que).toBe('jugado');
    expect(quienes.get(jugado?.[`idJugador${lado}`] ?? 0)).toContain(por);
    expect(demo.parejas.flatMap(({ personas }) => personas)).not.toContain(suplente);
    expect(demo.personas.find(({ id }) => id === suplente)?.estado).toBe('activo');
    const dia = diaDe(jugado?.fecha ?? '');
    const deEseDia = demo.partidos.filter(({ fecha }) => diaDe(fecha) === dia);
    expect(deEseDia.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2])).not.toContain(
      suplente,
    );
  });
});
