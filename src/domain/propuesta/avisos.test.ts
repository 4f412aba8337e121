import { describe, expect, it } from 'vitest';
import {
  AMISTOSOS,
  DOMINGO,
  datos,
  deCasa,
  ganado,
  jugador,
  jugadosEntreCuatro,
  partido,
  SABADO,
} from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { fueraQueCaben, reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import type { DatosPropuesta } from './datos.ts';

const proponer = engineForTests();
const gente = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => jugador(n + 1));

describe('today', () => {
  it.each<[string, string, string[]]>([
    ['before the window, as any other day', '08:10', ['10:00', '11:30']],
    ['what has passed is not proposed, and the grid is kept', '10:01', ['10:15']],
    ['this very minute is still to come', '11:30', ['11:30']],
    ['too late for any match', '11:31', []],
  ])('%s', (_, hora, horas) => {
    const entrada = datos({ jugadores: gente(4), ahora: `${SABADO}T${hora}` });
    const propuesta = proponer(entrada);
    expect(propuesta.partidos.map(({ fecha }) => fecha.slice(11))).toEqual(horas);
    expect(reglasRotas(entrada, propuesta.partidos)).toEqual([]);
    expect(fueraQueCaben(entrada, propuesta)).toEqual([]);
    const aviso = `Hoy solo se proponen horas a partir de las ${hora}.`;
    expect(propuesta.avisos.includes(aviso)).toBe(hora !== '08:10');
  });

  it('is not past; yesterday is, and is told', () => {
    const pasado = 'El día 21/11/2026 ya ha pasado.';
    const avisosEl = (hoy: string) => proponer(datos(), { hoy }).avisos;
    expect(avisosEl(SABADO)).not.toContain(pasado);
    expect(avisosEl(DOMINGO)).toContain(pasado);
  });

  it('neither friendlies nor empty slots are put in the past; other days are whole', () => {
    const libres = { jugadores: [1, 2, 3, 4].map((id) => jugador(id, { disponibleAmistosos: true })) };
    const ahora = `${SABADO}T11:00`;
    const amistosos = {
      rellenarConAmistosos: true,
      ligasAmistosos: [AMISTOSOS],
      partidos: jugadosEntreCuatro(),
    };
    const horas = (cambios: Partial<DatosPropuesta>) =>
      proponer(datos({ ...libres, ahora, ...cambios })).partidos.map(({ fecha }) => fecha);
    expect(horas(amistosos)).toEqual([`${SABADO}T11:00`]);
    expect(horas({ vacio: true, dias: [SABADO, DOMINGO] })).toEqual([
      `${SABADO}T11:00`,
      `${DOMINGO}T10:00`,
      `${DOMINGO}T11:30`,
    ]);
  });
});

describe('nothing to propose', () => {
  const NADA = 'No se debe ningún partido: todas las parejas lo tienen ya jugado o puesto en el calendario.';
  it.each<[string, Partial<DatosPropuesta>, string[]]>([
    ['all played', { partidos: [ganado({})] }, [NADA]],
    ['all on the calendar', { partidos: [partido({ fecha: '2026-12-05T10:00' })] }, [NADA]],
    [
      'nobody to play with',
      { jugadores: gente(1) },
      ['Ninguna liga activa de este tipo tiene al menos dos jugadores.'],
    ],
    [
      'the second leg starts later, somebody injured or not',
      {
        ligas: [deCasa],
        jugadores: [jugador(1), jugador(2, { estado: 'lesion' })],
        partidos: [ganado({})],
      },
      [
        'Esos días no se debe ningún partido: falta que empiece la vuelta.',
        '1 pareja sin sitio, por lesión.',
      ],
    ],
    [
      'the second leg starts on one of the days',
      { ligas: [deCasa], partidos: [ganado({})], dias: [SABADO, DOMINGO], ausencias: { [DOMINGO]: [1] } },
      ['1 pareja sin sitio, a la espera de la vuelta.'],
    ],
    ['no league', { ligas: [] }, ['No hay ligas activas de este tipo.']],
    ['asked for slots, which owe nobody anything', { vacio: true, partidos: [ganado({})] }, []],
  ])('%s', (_, cambios, avisos) => {
    expect(proponer(datos(cambios)).avisos).toEqual(avisos);
  });
});

describe('on the calendar with somebody who cannot play', () => {
  const puesto = (cambios = {}) => partido({ idJugador2: 3, fecha: `${SABADO}T10:00`, ...cambios });
  const decir = (parte: string) =>
    `Siguen en el calendario partidos que quizá no se jueguen: ${parte}. Quítalos o cámbialos de día y genera otra propuesta: su pista y su rival quedarán libres.`;
  const avisosCon = (cambios: Partial<DatosPropuesta>) =>
    proponer(datos({ jugadores: gente(4), pistas: [], ...cambios })).avisos.filter((aviso) =>
      aviso.startsWith('Siguen'),
    );

  it.each<[string, Partial<DatosPropuesta>, string[]]>([
    [
      'eliminated',
      { jugadores: [jugador(1, { estado: 'eliminado' }), jugador(2), jugador(3)], partidos: [puesto()] },
      [decir('Ana – Carlos, el sábado a las 10:00 (Ana figura como eliminado)')],
    ],
    [
      'absent, as the second of the two',
      { ausencias: { [SABADO]: [3] }, partidos: [puesto()] },
      [decir('Ana – Carlos, el sábado a las 10:00 (Carlos no puede ese día)')],
    ],
    [
      'against somebody of another league',
      { jugadores: [jugador(1, { estado: 'lesion' }), jugador(2)], partidos: [puesto({ idLiga: 7 })] },
      [decir('Ana – otra persona, el sábado a las 10:00 (Ana tiene una lesión)')],
    ],
    ['who is absent on another day', { ausencias: { [DOMINGO]: [3] }, partidos: [puesto()] }, []],
    [
      'played already',
      { ausencias: { [SABADO]: [3] }, partidos: [ganado({ ...puesto(), desenlace: ganado({}).desenlace })] },
      [],
    ],
    ['put off', { ausencias: { [SABADO]: [3] }, partidos: [puesto({ jugador1Aplaza: true })] }, []],
  ])('%s', (_, cambios, avisos) => {
    expect(avisosCon(cambios)).toEqual(avisos);
  });

  it('a crowd of them is counted', () => {
    const partidos = Array.from({ length: 7 }, (_, n) =>
      puesto({ id: n + 1, idPista: n + 1, idJugador2: 50 + n }),
    );
    expect(avisosCon({ partidos, ausencias: { [SABADO]: [1] } })[0]).toContain('; y 2 más. Quítalos');
  });
});
