import { describe, expect, it } from 'vitest';
import {
  type Cambio,
  detalleDeCambio,
  fraseDeCambio,
  lineaDeCambio,
  type Nombres,
  resumenDeLineas,
  sinPersonales,
} from './linea.ts';

const nombres: Nombres = {
  liga: new Map([
    [1, 'Liga Social - 1ª División - 2026/27'],
    [2, 'Liga Social - 2ª División - 2026/27'],
  ]),
  pista: new Map([[1, 'Prado 1']]),
  jugador: new Map([
    [1, 'Ana Gil'],
    [2, 'Luis Paz'],
  ]),
};

const pista = { id: 1, nombre: 'Prado 1', estado: 'activa', version: 1 };

const jugador = {
  id: 1,
  nombre: 'Ana Gil',
  estado: 'activo',
  email: 'ana@club.example',
  telefono: '600 000 000',
  idLiga: 1,
  disponibleAmistosos: false,
  nombreDeportivo: null,
};

const partido = {
  idLiga: 1,
  idPista: 1,
  fecha: '2026-11-21T18:30',
  duracion: 90,
  observaciones: null,
  sintetico: false,
  idJugador1: 1,
  idJugador2: 2,
  jugador1Set1: null,
  jugador2Set1: null,
};

const liga = {
  nombre: 'Liga X',
  horaBaseInicio: 9,
  minutoBaseInicio: 0,
  horaBaseFinal: 22,
  minutoBaseFinal: 0,
};

const CASOS: [string, Cambio, string | null][] = [
  [
    'a creation tells what the entity is',
    { entidad: 'pista', antes: null, despues: pista },
    'Crea la pista «Prado 1»: estado activa',
  ],
  [
    'a deletion tells what it was',
    { entidad: 'pista', antes: pista, despues: null },
    'Borra la pista «Prado 1»: estado activa',
  ],
  [
    'a change tells before and after, under the name it had',
    { entidad: 'pista', antes: pista, despues: { ...pista, nombre: 'Central', estado: 'inactiva' } },
    'Cambia la pista «Prado 1»: nombre Prado 1 → Central; estado activa → inactiva',
  ],
  [
    'a save without changes tells nothing',
    { entidad: 'pista', antes: pista, despues: { ...pista, version: 2 } },
    null,
  ],
  [
    'contact data is never told',
    { entidad: 'jugador', antes: null, despues: jugador },
    'Crea el jugador «Ana Gil»: estado activo; Liga Social - 1ª División - 2026/27',
  ],
  [
    'of contact data, only that it changed',
    { entidad: 'jugador', antes: jugador, despues: { ...jugador, email: null, telefono: '1', idLiga: 2 } },
    'Cambia el jugador «Ana Gil»: Liga Social - 1ª División - 2026/27 → Liga Social - 2ª División - 2026/27; email cambiado; teléfono cambiado',
  ],
  [
    'of how they are called in public, only that it changed',
    {
      entidad: 'jugador',
      antes: jugador,
      despues: { ...jugador, nombreDeportivo: 'Anita', estado: 'lesion' },
    },
    'Cambia el jugador «Ana Gil»: estado activo → lesionado; nombre deportivo cambiado',
  ],
  [
    'a score reads as people write it',
    {
      entidad: 'partido',
      antes: partido,
      despues: { ...partido, jugador1Set1: 6, jugador2Set1: 4, jugador1Set2: 6, jugador2Set2: 3 },
    },
    'Cambia el partido «Ana Gil – Luis Paz, 21/11/2026 18:30»: marcador 6-4 6-3',
  ],
  [
    'observations only changed: they may hold anything',
    { entidad: 'partido', antes: partido, despues: { ...partido, observaciones: 'Se lesionó' } },
    'Cambia el partido «Ana Gil – Luis Paz, 21/11/2026 18:30»: observaciones cambiadas',
  ],
  [
    'a match that moves tells both places',
    { entidad: 'partido', antes: partido, despues: { ...partido, fecha: '2026-11-22T09:00', idPista: null } },
    'Cambia el partido «Ana Gil – Luis Paz, 21/11/2026 18:30»: fecha 21/11/2026 18:30 → 22/11/2026 09:00; pista Prado 1 → nada',
  ],
  [
    'an incident is a player and a day',
    { entidad: 'incidencia', antes: null, despues: { idLiga: 2, idJugador: 1, fecha: '2026-11-21' } },
    'Crea la incidencia «Ana Gil, 21/11/2026»: Liga Social - 2ª División - 2026/27',
  ],
  [
    'the window of a league reads as times',
    { entidad: 'liga', antes: liga, despues: { ...liga, minutoBaseInicio: 5 } },
    'Cambia la liga «Liga X»: hora de inicio 9:00 → 9:05',
  ],
  [
    'a setting is called as on its screen',
    {
      entidad: 'configuracion',
      antes: { clave: 'mostrarIncidencias', valor: 'false' },
      despues: { clave: 'mostrarIncidencias', valor: 'true' },
    },
    'Cambia la opción «Mostrar incidencias»: no → sí',
  ],
  [
    'what is not known by name goes by number',
    { entidad: 'incidencia', antes: { idLiga: 9, idJugador: 8, fecha: '2026-11-21' }, despues: null },
    'Borra la incidencia «#8, 21/11/2026»: liga #9',
  ],
];

/** As it is read back, after being stored. */
function fraseGuardada(cambio: Cambio): string | null {
  const linea = lineaDeCambio(cambio);
  return linea && fraseDeCambio(JSON.parse(JSON.stringify(linea)), nombres);
}

describe('the sentence of a change', () => {
  it.each(CASOS)('%s', (_titulo, cambio, frase) => {
    expect(fraseGuardada(cambio)).toBe(frase);
  });

  it('is one line of bounded length, whatever is in the names', () => {
    const malicioso = { ...pista, nombre: `Uno\n21/11/2026 · admin · ${'x'.repeat(500)}` };
    const frase = fraseGuardada({ entidad: 'pista', antes: null, despues: malicioso }) ?? '';
    expect(frase).not.toContain('\n');
    expect(frase.length).toBeLessThan(200);
  });

  it('ends in its detail, whatever is in the names', () => {
    for (const nombre of ['Ana Gil', 'Ana »: la Rápida']) {
      const cambio: Cambio = {
        entidad: 'jugador',
        antes: { ...jugador, nombre },
        despues: { ...jugador, nombre, estado: 'lesion' },
      };
      expect(detalleDeCambio(cambio, nombres)).toBe('estado activo → lesionado');
      expect(fraseGuardada(cambio)).toBe(`Cambia el jugador «${nombre}»: estado activo → lesionado`);
    }
  });

  it('has no detail when the title says it all, and is none when nothing changed', () => {
    const sinMas = { clave: 'x', nombre: 'Prado 1' };
    expect(detalleDeCambio({ entidad: 'pista', antes: null, despues: sinMas }, nombres)).toBe('');
    expect(detalleDeCambio({ entidad: 'pista', antes: pista, despues: pista }, nombres)).toBeNull();
  });
});

describe('a line of a player who is forgotten', () => {
  const cambio: Cambio = {
    entidad: 'jugador',
    antes: jugador,
    despues: { ...jugador, nombre: 'Ana Paz', telefono: '1', estado: 'lesion' },
  };
  const frase = (uno: Cambio): string => {
    const linea = lineaDeCambio(uno);
    return linea
      ? fraseDeCambio(sinPersonales(linea), { ...nombres, jugador: new Map([[1, 'Jugador']]) })
      : '';
  };

  it('says that the name changed, and neither of them', () => {
    expect(frase(cambio)).toBe(
      'Cambia el jugador «Jugador»: nombre cambiado; estado activo → lesionado; teléfono cambiado',
    );
    expect(frase({ ...cambio, antes: null })).toBe(
      'Crea el jugador «Jugador»: estado lesionado; Liga Social - 1ª División - 2026/27',
    );
  });

  it('never had their contact data', () => {
    expect(JSON.stringify([lineaDeCambio(cambio), lineaDeCambio({ ...cambio, despues: null })])).not.toMatch(
      /600 000|club\.example/,
    );
  });
});

describe('what was done at once, in one sentence', () => {
  const linea = (
    acto: 'crear' | 'cambiar' | 'borrar' | null,
    entidad: Cambio['entidad'] | null,
    texto = '',
  ) => ({
    acto,
    entidad,
    texto,
  });
  const creado = linea('crear', 'partido');

  it('counts the things of each kind', () => {
    expect(resumenDeLineas([creado, creado, creado])).toBe('Crea 3 partidos');
    expect(
      resumenDeLineas([creado, linea('cambiar', 'jugador'), creado, linea('borrar', 'incidencia')]),
    ).toBe('Crea 2 partidos, cambia 1 jugador y borra 1 incidencia');
    expect(resumenDeLineas([linea('cambiar', 'configuracion'), linea('cambiar', 'configuracion')])).toBe(
      'Cambia 2 opciones de configuración',
    );
  });

  it('is the line that tells the whole, when there is one', () => {
    const importa = 'Importa jugadores de un archivo: 1 nuevo y 1 cambiado';
    expect(resumenDeLineas([creado, linea(null, null, importa), linea('cambiar', 'jugador')])).toBe(importa);
  });
});
