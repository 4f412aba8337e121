import { describe, expect, it } from 'vitest';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import type { Cita } from '#web/club/calendario/calendario.tsx';
import { reparosAl } from '#web/club/calendario/promesa.tsx';
import type { Linea } from './estado.ts';
import { conJugadores, hayNuevoRepetido, rechazosDe, revisar, revisarCon } from './problemas.ts';

const linea = (clave: number, cambios: Partial<Linea> = {}): Linea => ({
  clave,
  fecha: '2026-11-28T10:00',
  idPista: 1,
  idLiga: 1,
  idJugador1: 10 * clave,
  idJugador2: 10 * clave + 1,
  ...cambios,
});

const LIGA = {
  deporte: 'tenis' as const,
  tipo: 'social' as const,
  inicio: 540,
  fin: 1300,
  duracion: 90,
  idaVuelta: false,
  fechaIdaVuelta: null,
};

const ENTORNO = {
  ligas: new Map([[1, LIGA]]),
  jugadores: new Map(),
  pistas: new Map(),
  ausencias: {},
  partidos: [],
  gente: NADIE_REPITE,
  fichas: new Map(),
  historias: new Map(),
  cerradas: new Set<number>(),
};

const CITAS = [{ clave: 2, nombres: ['Ochoa', 'Paz'] } as unknown as Cita];

describe('problems of the lines on screen', () => {
  it('somebody twice in a day is told when it happens, not again', () => {
    const [antes, despues] = [
      [linea(1), linea(2, { fecha: '2026-11-29T10:00', idJugador1: 10 })],
      [linea(1), linea(2, { idJugador1: 10 })],
    ];
    expect(hayNuevoRepetido(antes, despues)).toBe(true);
    expect(hayNuevoRepetido(despues, despues)).toBe(false);
    expect(hayNuevoRepetido(despues, antes)).toBe(false);
  });

  it('what the server refused goes to the line it was about', () => {
    const vacia = linea(7, { idJugador1: null, idJugador2: null });
    const enviadas = conJugadores([vacia, linea(3), linea(5)]);
    expect(rechazosDe([{ path: '1.idPista', message: 'Ocupada' }], enviadas)).toEqual([
      { clave: 5, campo: 'idPista', mensaje: 'Ocupada' },
    ]);
  });

  it('a swap says, before it is done, that the other would leave the hours of its league', () => {
    const ligas = new Map([
      [1, LIGA],
      [2, { ...LIGA, inicio: 960 }],
    ]);
    const [hora, tarde] = ['2026-11-28T15:00', '2026-11-28T16:00'];
    const antes = [linea(1, { fecha: hora }), linea(2, { fecha: tarde, idLiga: 2, idPista: 2 })];
    const quedan = [linea(1, { fecha: tarde, idPista: 2 }), linea(2, { fecha: hora, idLiga: 2 })];
    const reparos = (despues: Linea[]) => reparosAl(antes, despues, CITAS, revisarCon({ ...ENTORNO, ligas }));
    expect(reparos(quedan)).toEqual(['Ochoa – Paz: Fuera del horario de la liga, de 16:00 a 21:40.']);
    expect(reparos(antes)).toEqual([]);
  });

  it('the same thing is said once', () => {
    const lineas = [linea(1), linea(2)];
    const propios = revisar(lineas, ENTORNO, []);
    const mensaje = propios.get(1)?.[0]?.mensaje ?? '';
    const rechazos = [{ clave: 1, campo: 'idPista' as const, mensaje }];
    expect(mensaje).not.toBe('');
    expect(revisar(lineas, ENTORNO, rechazos).get(1)).toHaveLength(1);
  });
});
