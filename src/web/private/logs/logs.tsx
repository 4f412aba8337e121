import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import type { LineaRegistro } from '#contract/operaciones.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { Pager } from '#web/ui/desk/pager.tsx';
import { pageOf } from '#web/ui/desk/rows.ts';
import { useTableState } from '#web/ui/desk/use-table-state.ts';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { AVISO_DESHACER, BotonDeshacer, DialogoDeshacer, ID_LISTA } from './deshacer.tsx';
import { busquedaDe, Filtros, type FiltrosRegistro, SIN_FILTROS } from './filtros.tsx';
import styles from './logs.module.css';
import { Olvidar } from './olvidar.tsx';

export const meta = () => metaDe({ titulo: 'Registros', oculta: true });

/** Always asked again: the log grows with everything that is done. */
function useRegistros(filtros: FiltrosRegistro) {
  const query = busquedaDe(filtros);
  return useQuery({
    queryKey: ['registros', query],
    queryFn: () => call('GET /api/private/log/lineas', { query }),
    staleTime: 0,
  });
}

type Linea = LineaRegistro & { abre: boolean };

/** What was done at once is taken back at once: the first of its lines offers it. */
const conPrimeras = (lineas: readonly LineaRegistro[]): Linea[] =>
  lineas.map((linea, i) => ({ ...linea, abre: linea.operacion !== lineas[i - 1]?.operacion }));

type AccionProps = { linea: Linea; abrir: (operacion: number) => void };

function Accion({ linea: { operacion, abre, deshecha, texto }, abrir }: AccionProps) {
  if (operacion === null || !abre) return null;
  return deshecha ? (
    <span className={styles.deshecha}>Deshecho</span>
  ) : (
    <BotonDeshacer texto={texto} abrir={() => abrir(operacion)} />
  );
}

function Lineas({ lineas }: { lineas: readonly LineaRegistro[] }) {
  const { page: pedida, goTo } = useTableState();
  const { shown, page, pages } = pageOf(lineas, pedida);
  const [abierta, setAbierta] = useState<number | null>(null);
  return (
    <>
      <p className={styles.aviso}>{AVISO_DESHACER}</p>
      <ol
        id={ID_LISTA}
        tabIndex={-1}
        className={styles.lineas}
        aria-label="Registros, los más nuevos primero"
      >
        {conPrimeras(shown).map((linea) => (
          <li key={linea.id}>
            <span className={styles.cuando}>{fechaCorta(linea.cuando)}</span>
            <span className={styles.quien}>{linea.usuario}</span>
            <span className={styles.que}>{linea.texto}</span>
            <span className={styles.accion}>
              <Accion linea={linea} abrir={setAbierta} />
            </span>
          </li>
        ))}
      </ol>
      <DialogoDeshacer operacion={abierta} cerrar={() => setAbierta(null)} />
      <Pager page={page} pages={pages} total={lineas.length} onGo={goTo} />
    </>
  );
}

/** Who did what and when, newest first. Spec §2, "Logs". */
export default function Logs() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = useRegistros(filters);
  const lineas = consulta.data ?? [];
  const buscar = (filtros: FiltrosRegistro) => {
    if (!search(filtros)) consulta.refetch();
  };
  const vacio = (
    <Vacio titulo={mensajes.sinRegistros}>
      {isEmpty ? 'Aquí quedará lo que se haga en la administración.' : 'Cambia o quita los filtros.'}
    </Vacio>
  );
  return (
    <ListFrame
      title="Registros"
      actions={<Olvidar inicial={filters.texto} />}
      filters={<Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={cuantos(lineas.length, 'registro', 'registros')}
      empty={lineas.length === 0 ? vacio : null}
    >
      <Lineas lineas={lineas} />
    </ListFrame>
  );
}
