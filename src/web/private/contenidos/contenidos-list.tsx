import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ContenidoLista } from '#contract/sitio/contenidos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { momento } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';

export const meta = () => metaDe({ titulo: 'Contenidos', oculta: true });

/** The table needs a numeric id: the place in the list. */
type Fila = ContenidoLista & { id: number; menu: string };

const PIE = 'Pie de la web';

const menuDe = (clave: string): string => {
  const menu = PAGINAS.find((una) => una.clave === clave)?.menu;
  return menu ? MENUS[menu] : PIE;
};

const ORDEN: readonly string[] = [...Object.values(MENUS), PIE];

/** As the web has them: menu by menu. */
const enOrden = (contenidos: readonly ContenidoLista[]): Fila[] =>
  contenidos
    .map((uno, i) => ({ ...uno, id: i + 1, menu: menuDe(uno.clave) }))
    .sort((a, b) => ORDEN.indexOf(a.menu) - ORDEN.indexOf(b.menu));

const Titulo = ({ titulo, borrador }: Fila) => (
  <>
    {titulo} {borrador ? <Badge tone="warn">Borrador de {borrador.usuario}</Badge> : null}
  </>
);

/** The first version comes with the program. */
const ultimoCambio = ({ dt, usuario }: Fila): string =>
  dt === null ? 'Como vino: el club no la ha cambiado' : `${momento(dt)}, ${usuario}`;

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'titulo', title: 'Página', cell: Titulo, sort: ({ titulo }) => titulo },
  { id: 'menu', title: 'Menú', cell: ({ menu }) => menu, sort: ({ menu }) => ORDEN.indexOf(menu) },
  {
    id: 'cambio',
    title: 'Último cambio',
    cell: ultimoCambio,
    sort: ({ dt }) => dt ?? 0,
  },
];

const EN_EL_MOVIL = {
  groupOf: ({ menu }: Fila) => menu,
  row: (fila: Fila) => (
    <>
      <Titulo {...fila} />
      <br />
      <small>{ultimoCambio(fila)}</small>
    </>
  ),
};

const SIN_FILTROS = { texto: '' };

type BuscadorProps = { texto: string; buscar: (texto: string) => void };

/** Acts as it is written. */
const Buscador = ({ texto, buscar }: BuscadorProps) => (
  <search className={desk.filters}>
    <TextInput
      label="Buscar una página"
      type="search"
      value={texto}
      onChange={({ currentTarget }) => buscar(currentTarget.value)}
    />
  </search>
);

function resumen(filas: readonly Fila[]): string {
  const cambiadas = filas.filter(({ version }) => version > 1).length;
  const borradores = filas.filter(({ borrador }) => borrador !== null).length;
  const sinPublicar = borradores ? ` · ${cuantos(borradores, 'borrador', 'borradores')} sin publicar` : '';
  return `${filas.length} páginas · ${cuantos(cambiadas, 'cambiada', 'cambiadas')} por el club${sinPublicar}`;
}

export default function ContenidosList() {
  const consulta = useQuery({
    queryKey: ['contenidos'],
    queryFn: () => call('GET /api/private/contenidos', {}),
  });
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const buscado = normalizarTexto(filters.texto);
  const todas = enOrden(consulta.data ?? []);
  const filas = todas.filter(({ titulo, menu }) => normalizarTexto(`${titulo} ${menu}`).includes(buscado));
  return (
    <ListFrame
      title="Contenidos"
      more={
        <>
          <ButtonLink to={rutasPrivadas.fotos()}>Fotos del club</ButtonLink>
          <ButtonLink to={rutasPrivadas.imagenes()}>Imágenes</ButtonLink>
        </>
      }
      filters={<Buscador texto={filters.texto} buscar={(texto) => search({ texto }, { replace: true })} />}
      query={consulta}
      summary={resumen(filas)}
      empty={
        filas.length === 0 && buscado ? <Vacio titulo="Ninguna página se llama así">{null}</Vacio> : null
      }
    >
      <DataTable
        label="Contenidos"
        columns={COLUMNAS}
        rows={filas}
        to={({ clave }) => rutasPrivadas.contenido(clave)}
        nameOf={({ titulo }) => titulo}
        phone={EN_EL_MOVIL}
      />
    </ListFrame>
  );
}
