import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Listas } from './entorno.ts';
import { estadoInicial } from './estado.ts';
import { Fila } from './fila.tsx';
import type { Problema } from './problemas.ts';

const jugador = (id: number, nombre: string) => ({ id, nombre, idLiga: 1, estado: 'activo' }) as JugadorFila;

const LISTAS: Listas = {
  ligas: [],
  pistas: [{ id: 1, nombre: 'Prado 1', estado: 'activa', deporte: 'tenis', version: 1 }],
  jugadores: [jugador(2, 'Ana Gil Ruiz'), jugador(3, 'Berta Paz Soto')],
  ausentes: {},
  clausuras: [],
  puestos: [],
};

const nada = () => undefined;

const dibujada = (problemas: Problema[], fecha: string | null = '2026-11-28T10:00', seLee = true): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <table>
        <tbody>
          <Fila
            linea={{ clave: 1, fecha, idPista: 1, idLiga: 1, idJugador1: 2, idJugador2: 3 }}
            numero={4}
            dias={['2026-11-28']}
            mesa={{
              listas: LISTAS,
              estado: estadoInicial('2026-11-21'),
              problemas: new Map([[1, problemas]]),
              editar: nada,
              quitar: nada,
            }}
            meteo={null}
            conTiempo={false}
            seLee={seLee}
            abierta={false}
            abrir={nada}
          />
        </tbody>
      </table>
    </MantineProvider>,
  );

const problema = (esError: boolean): Problema => ({ campo: 'idPista', mensaje: 'Está ocupada.', esError });

it('a line can be changed at once and, where there is no room, is read until it is pressed', () => {
  const campos = dibujada([], undefined, false).match(/aria-label="[^"]*, línea 4"/g);
  expect(campos).toHaveLength(6);
  const html = dibujada([]);
  for (const dicho of ['sáb 28 nov', '10:00', 'Prado 1', 'Ana Gil Ruiz', 'Berta Paz Soto'])
    expect(html).toContain(`>${dicho}</td>`);
  expect(html).not.toContain('<select');
  expect(html).toContain('aria-label="Cambiar la línea 4"');
});

it('a warning is told under it; an error, or no day yet, opens its fields', () => {
  expect(dibujada([problema(false)])).toContain('Está ocupada.');
  expect(dibujada([problema(false)])).not.toContain('<select');
  expect(dibujada([problema(true)])).toContain('aria-label="Pista, línea 4"');
  expect(dibujada([], null)).toContain('aria-label="Día, línea 4"');
});
