import { describe, expect, it } from 'vitest';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { marcadorEscrito, marcarNoPresenta, paraGuardar, partidoNuevo, valoresDe } from './valores.ts';

const nuevo = () => partidoNuevo('2026-11-21');
const jugado = () => ({ ...nuevo(), ...planoDe(marcadorCon([6, 4], [3, 6], [10, 7])) });

describe('marcarNoPresenta', () => {
  it.each([
    [1, marcadorCon([0, 6], [0, 6])],
    [2, marcadorCon([6, 0], [6, 0])],
  ] as const)('player %i absent loses 0-0 against 6-6, and sets 3 to 6 are emptied', (lado, marcador) => {
    const marcado = marcarNoPresenta(jugado(), lado, true, null);
    expect(marcado).toMatchObject({ ...planoDe(marcador), [`jugador${lado}NoPresenta`]: true });
  });

  it('brings back what was written', () => {
    const antes = marcadorEscrito(jugado());
    const marcado = marcarNoPresenta(jugado(), 1, true, antes);
    expect(marcarNoPresenta(marcado, 1, false, antes)).toEqual(jugado());
  });

  it('leaves empty boxes when nothing was written', () => {
    const marcado = marcarNoPresenta(nuevo(), 2, true, null);
    expect(marcadorEscrito(marcado)).toBeNull();
    expect(marcarNoPresenta(marcado, 2, false, null)).toEqual(nuevo());
  });
});

describe('paraGuardar', () => {
  it('joins day and hour, and sends an empty note as null', () => {
    const valores = {
      ...nuevo(),
      hora: '18:30',
      idLiga: 1,
      idJugador1: 2,
      idJugador2: 3,
      observaciones: ' ',
    };
    expect(paraGuardar(valores, 4)).toMatchObject({
      fecha: '2026-11-21T18:30',
      observaciones: null,
      version: 4,
    });
  });

  it('is the way back of valoresDe', () => {
    const valores = { ...jugado(), hora: '18:30', idLiga: 1, idJugador1: 2, idJugador2: 3 };
    const { version, ...enviado } = paraGuardar(valores, 7);
    const leido = { ...enviado, id: 9, version: version ?? 0, idPista: null };
    expect(valoresDe(leido as Parameters<typeof valoresDe>[0])).toEqual(valores);
  });
});
