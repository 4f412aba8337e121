import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import type { ContenidoLista } from '#contract/sitio/contenidos.ts';
import { TITULOS_CMS } from '#contract/sitio/titulos-cms.ts';
import { unCampus } from '#tests/builders/campus.ts';
import Configuracion from './configuracion/configuracion.tsx';
import type { Ajustes } from './configuracion/valores.ts';
import ContenidosList from './contenidos/contenidos-list.tsx';
import { Formulario as Lesionados } from './incidencias/lesionados.tsx';
import LigasTemporada from './ligas-temporada/ligas-temporada.tsx';

const { semanas, precios, minimoPorSemana } = unCampus(2027);

const AJUSTES: Ajustes = {
  entradas: [],
  tipos: [],
  campus: {
    anio: 2027,
    semanas: semanas.map((una) => ({ ...una, estado: 'abierta' })),
    opciones: {
      a: { horario: '9:00-14:00', precio: precios.a },
      c: { horario: '9:00-16:00', precio: precios.c },
    },
    minimoPorSemana,
    cerrado: null,
  },
  meses: 72,
  plantillas: [],
  acreedor: { nombre: '', iban: '', identificador: '', formato: 'pain.008.001.08' },
  modo: 'no',
};

const CONTENIDOS = CLAVES_CMS.map(
  (clave): ContenidoLista => ({
    ...{ clave, titulo: TITULOS_CMS[clave], version: 1 },
    ...{ usuario: null, dt: null, borrador: null },
  }),
);

function dibujada(Component: ComponentType, busqueda = ''): string {
  const cliente = new QueryClient();
  cliente.setQueryData(['configuracion', 'ficha', 1], AJUSTES);
  cliente.setQueryData(['contenidos'], CONTENIDOS);
  const Sitio = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={cliente}>
      <MantineProvider>
        <Sitio initialEntries={[`/${busqueda}`]} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const Dialogo = () => <Lesionados cerrar={() => undefined} />;

afterEach(() => ponerClub(SEMILLA));

it.each([
  ['the texts', ContenidosList, 'menores', /Liga infantil/, /Liga social/],
  ['the texts', ContenidosList, 'campus', /Campus de verano/, /La escuela/],
  ['the settings', Configuracion, 'campus', /Semana 1, primer día/, /Meses que se guarda/],
  [
    'the close of a season',
    LigasTemporada,
    'menores',
    /<option[^>]*>Liga Infantil/,
    /<option[^>]*>Liga Social/,
  ],
  [
    'the incidents of the injured',
    Dialogo,
    'menores',
    /<option[^>]*>Liga Infantil/,
    /<option[^>]*>Liga Social/,
  ],
] as const)('%s list nothing of what the club does not have', (_, Pantalla, cual, suyo, resto) => {
  expect(dibujada(Pantalla)).toMatch(suyo);
  ponerClub({ ...SEMILLA, ofrece: { ...SEMILLA.ofrece, [cual]: false } });
  const html = dibujada(Pantalla);
  expect(html).not.toMatch(suyo);
  expect(html).toMatch(resto);
});

it('a season of what the club had is closed from its address', () => {
  ponerClub({ ...SEMILLA, ofrece: { ...SEMILLA.ofrece, menores: false } });
  expect(dibujada(LigasTemporada, '?tipo=infantil')).toMatch(/<option[^>]*>Liga Infantil/);
});
