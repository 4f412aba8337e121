import { describe, expect, it } from 'vitest';
import {
  AMISTOSOS,
  datos,
  ganado,
  jugador,
  jugadosEntreCuatro,
  LIGA,
  partido,
  SABADO,
} from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import type { Partido } from '../partido/partido.ts';
import type { LigaPropuesta } from './datos.ts';

const proponer = engineForTests();

describe('what is wanted', () => {
  const cuatro = [1, 2, 3, 4].map((id) => jugador(id));

  it('prefers more lines, then those furthest behind', () => {
    const unHueco = { ...LIGA, fin: 690 };
    const jugados = [ganado({ idJugador1: 1, idJugador2: 2 })];
    const propuesta = proponer(datos({ ligas: [unHueco], jugadores: cuatro, partidos: jugados }));
    expect(propuesta.partidos.map((l) => [l.idJugador1, l.idJugador2])).toEqual([[3, 4]]);
  });

  it('plays children early, and adults in the band they have used least', () => {
    const ancha = { ...LIGA, inicio: 540, fin: 1260 };
    const manana = [1, 2].flatMap((n) => [
      ganado({ id: n, idJugador1: 1, idJugador2: 4 + n }),
      ganado({ id: 10 + n, idJugador1: 2, idJugador2: 6 + n }),
    ]);
    const hora = (liga: LigaPropuesta, partidos: Partido[]) =>
      proponer(datos({ ligas: [liga], partidos })).partidos[0]?.fecha.slice(11);
    expect(hora({ ...ancha, tipo: 'infantil' }, [])).toBe('09:00');
    expect(hora(ancha, manana)).toBe('12:00');
  });

  it('opens no more courts than it needs', () => {
    const pistas = [1, 2, 3].map((id) => ({
      id,
      nombre: `P${id}`,
      deporte: 'tenis' as const,
      disponible: true,
    }));
    const usadas = proponer(datos({ jugadores: cuatro, pistas })).partidos.map(({ idPista }) => idPista);
    expect(new Set(usadas).size).toBe(1);
  });

  it('fills with friendlies what is left, never against the last rival', () => {
    const libres = cuatro.map((j) => ({ ...j, disponibleAmistosos: true }));
    const jugados = jugadosEntreCuatro();
    const ultimo = ganado({ id: 50, idLiga: 9, idJugador1: 1, idJugador2: 2 });
    const entrada = datos({
      jugadores: libres,
      partidos: [...jugados, ultimo],
      rellenarConAmistosos: true,
      ligasAmistosos: [AMISTOSOS],
    });
    const propuesta = proponer(entrada);
    expect(propuesta.partidos.map((l) => l.idLiga)).toEqual([9, 9]);
    expect(propuesta.partidos.map((l) => `${l.idJugador1}-${l.idJugador2}`)).not.toContain('1-2');
    expect(reglasRotas(entrada, propuesta.partidos)).toEqual([]);
  });

  it('warns when there is no league for friendlies', () => {
    expect(proponer(datos({ rellenarConAmistosos: true })).avisos[0]).toContain('amistosos');
  });

  it('vacio gives one empty line per free slot', () => {
    const guardado = partido({ idLiga: 7, fecha: `${SABADO}T10:00` });
    const propuesta = proponer(datos({ vacio: true, partidos: [guardado] }));
    expect(propuesta.partidos).toEqual([
      { fecha: `${SABADO}T11:30`, idPista: 1, idLiga: null, idJugador1: null, idJugador2: null },
    ]);
  });
});
