import { describe, expect, it } from 'vitest';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { paraGuardar, partidoNuevo, valoresDe } from './valores.ts';

const nuevo = () => partidoNuevo('2026-11-21');
const jugado = () => ({ ...nuevo(), ...planoDe(marcadorCon([6, 4], [3, 6], [10, 7])) });

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
