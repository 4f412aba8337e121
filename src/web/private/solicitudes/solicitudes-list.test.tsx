import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { busquedaDe, SIN_FILTROS } from './solicitud.tsx';
import SolicitudesList from './solicitudes-list.tsx';

const EVA: SolicitudFila = {
  id: 1,
  version: 1,
  tipo: 'contacto',
  inscripcion: null,
  altaSocio: false,
  dt: 1_795_251_600,
  nombre: 'Eva Gil',
  email: null,
  telefono: null,
  leida: false,
  atendida: false,
  notas: null,
  avisos: 0,
  correosPendientes: 0,
  idJugador: null,
  respondida: null,
  cobros: [],
};

/** The inbox, when that is what the server answers to what the address asks for. */
function bandeja(busqueda: string, filas: SolicitudFila[]): string {
  const cliente = new QueryClient();
  const filtros = { ...SIN_FILTROS, ...Object.fromEntries(new URLSearchParams(busqueda)) };
  cliente.setQueryData(['solicitudes', 'buscar', busquedaDe(filtros)], filas);
  const Sitio = createRoutesStub([{ path: '/', Component: SolicitudesList }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={cliente}>
      <MantineProvider>
        <Sitio initialEntries={[`/?${busqueda}`]} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

describe('the inbox', () => {
  it('of a new club says that nothing has come yet, and from where it will', () => {
    const html = bandeja('', []);
    expect(html).toContain('Todavía no ha llegado ninguna solicitud');
    expect(html).toMatch(/<button disabled=""[^>]*>Exportar a CSV/);
  });

  it('in which nothing is found says what to do', () =>
    expect(bandeja('texto=nadie', [])).toContain('Cambia o quita los filtros.'));

  it('counts what is to be read and to be handled', () => {
    const html = bandeja('leida=false', [EVA, { ...EVA, id: 2, leida: true }]);
    expect(html).toContain('2 solicitudes');
    expect(html).toContain('1 sin leer');
    expect(html).toContain('2 sin atender');
  });
});

it.each([
  [{ tipo: 'contacto' }, { tipo: 'contacto' }],
  [{ tipo: 'campusverano' }, { inscripcion: 'campusverano' }],
  [{ tipo: 'nada', leida: 'quizá' }, {}],
  [
    { texto: '  eva ', atendida: 'false' },
    { texto: 'eva', atendida: 'false' },
  ],
  [{ texto: 'x'.repeat(100) }, { texto: 'x'.repeat(80) }],
])('the address %j asks for %j', (filtros, busqueda) => {
  const pedida = Object.entries(busquedaDe({ ...SIN_FILTROS, ...filtros }));
  expect(Object.fromEntries(pedida.filter(([, valor]) => valor !== undefined))).toEqual(busqueda);
});
