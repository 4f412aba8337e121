import { TextInput } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { seOfrece } from '#contract/club/ofrecido.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ContenidoLista } from '#contract/sitio/contenidos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { momentoBreve } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { useRows } from '#web/ui/desk/data-table.tsx';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';

export const meta = () => metaDe({ titulo: 'Contenidos', oculta: true });

/** A row is known by its place in the list. */
type Fila = ContenidoLista & { id: number; menu: string };

const PIE = 'Pie de la web';

const paginaDe = (clave: string) => PAGINAS.find((una) => una.clave === clave);

/** Where it is on the web. */
function menuDe(clave: string): string {
  const { menu } = paginaDe(clave) ?? {};
  return menu ? MENUS[menu] : PIE;
}

const rutaDe = (clave: string): string => paginaDe(clave)?.path ?? '/';

/** The short ones are put together, so that no column is left half empty. */
const ORDEN: readonly string[] = [MENUS.club, MENUS.servicios, MENUS.escuela, MENUS.competiciones, PIE];

/** Menu by menu, without those that the club does not have. */
const enOrden = (contenidos: readonly ContenidoLista[]): Fila[] =>
  contenidos
    .filter(({ clave }) => seOfrece(paginaDe(clave)?.de))
    .map((uno, i) => ({ ...uno, id: i + 1, menu: menuDe(uno.clave) }))
    .sort((a, b) => ORDEN.indexOf(a.menu) - ORDEN.indexOf(b.menu));

/** Who changed it and when; nothing of the version that came with the program. */
const Cambio = ({ dt, usuario, borrador }: Fila) => (
  <>
    {borrador ? <Badge tone="warn">Borrador de {borrador.usuario}</Badge> : null}
    {dt === null ? null : (
      <small className="ms-auto text-xs text-ink-soft">
        {usuario}, {momentoBreve(dt)}
      </small>
    )}
  </>
);

/** Menu by menu, as many side by side as fit. */
function PorMenus({ filas }: { filas: readonly Fila[] }) {
  const state = useListState();
  return (
    <div className="gap-4 md:columns-2 lg:columns-3" {...useRows<HTMLDivElement>(filas)}>
      {[...Map.groupBy(filas, ({ menu }) => menu)].map(([menu, suyas]) => (
        <section key={menu} className="surface mb-4 break-inside-avoid overflow-clip py-1" aria-label={menu}>
          <h2 className="heading-text px-4 py-2 text-m font-bold">
            {menu} <small className="text-s font-normal text-ink-soft">{suyas.length}</small>
          </h2>
          <ul className="m-0">
            {suyas.map((fila) => (
              <li
                key={fila.clave}
                className="group relative flex items-center border-t border-hairline hover:bg-azul-pale"
              >
                <Link
                  to={rutasPrivadas.contenido(fila.clave)}
                  state={state}
                  data-row={fila.id}
                  // The whole row goes to its text.
                  className="flex min-h-control min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1 ps-4 text-s text-ink no-underline after:absolute after:inset-0"
                >
                  <span className="visually-hidden">Editar </span>
                  {fila.titulo} <Cambio {...fila} />
                </Link>
                <a
                  href={rutaDe(fila.clave)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Ver ${fila.titulo} en la web`}
                  title="Ver en la web"
                  // Shown as its row is pointed at: one mark a row is enough at rest.
                  className="relative grid w-tap flex-none place-items-center self-stretch text-ink-soft hover:text-azul-text md:pointer-fine:opacity-0 md:pointer-fine:group-focus-within:opacity-100 md:pointer-fine:group-hover:opacity-100"
                >
                  <IconExternalLink size={16} aria-hidden="true" />
                </a>
                <span className="chevron me-4 text-ink-soft" aria-hidden="true" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const SIN_FILTROS = { texto: '' };

/** Acts as it is written. */
const Buscador = ({ texto, buscar }: { texto: string; buscar: (texto: string) => void }) => (
  <search className="max-w-md lg:flex-auto">
    <form onSubmit={(event) => event.preventDefault()}>
      <TextInput
        aria-label="Buscar una página"
        placeholder="Buscar una página"
        type="search"
        value={texto}
        onChange={({ currentTarget }) => buscar(currentTarget.value)}
      />
    </form>
  </search>
);

function resumen(filas: readonly Fila[]): string {
  const cambiadas = filas.filter(({ version }) => version > 1).length;
  const borradores = filas.filter(({ borrador }) => borrador !== null).length;
  const sinPublicar = borradores ? ` · ${cuantos(borradores, 'borrador', 'borradores')} sin publicar` : '';
  const suyas = ` · ${cambiadas ? cuantos(cambiadas, 'cambiada', 'cambiadas') : 'ninguna cambiada todavía'} por el club`;
  return `${cuantos(filas.length, 'página', 'páginas')}${suyas}${sinPublicar}`;
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
      <PorMenus filas={filas} />
    </ListFrame>
  );
}
