import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { usePistas } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import styles from './pistas.module.css';

export const meta = () => metaDe({ titulo: 'Pistas', oculta: true });

const COLUMNAS: readonly Column<Pista>[] = [
  { id: 'nombre', title: 'Pista', cell: ({ nombre }) => nombre, sort: ({ nombre }) => nombre },
  {
    id: 'estado',
    title: 'Estado',
    cell: ({ estado }) => <InsigniaActiva estado={estado} />,
    sort: ({ estado }) => estado,
  },
];

function resumen(pistas: readonly Pista[]): string {
  const activas = pistas.filter(({ estado }) => estado === 'activa').length;
  return `${cuantos(pistas.length, 'pista', 'pistas')} · ${cuantos(activas, 'activa', 'activas')}`;
}

export default function PistasList() {
  const consulta = usePistas();
  const state = useListState();
  const pistas = consulta.data ?? [];
  const nueva = (
    <ButtonLink look="action" to={rutasPrivadas.pista(0)} state={state}>
      Nueva pista
    </ButtonLink>
  );
  const vacio =
    pistas.length > 0 ? null : (
      <Vacio titulo="Todavía no hay pistas" accion={nueva}>
        Los partidos necesitan saber dónde se juegan: crea la primera.
      </Vacio>
    );
  return (
    <ListFrame title="Pistas" actions={nueva} query={consulta} summary={resumen(pistas)} empty={vacio}>
      <div className={styles.lista}>
        <DataTable
          label="Pistas"
          columns={COLUMNAS}
          rows={pistas}
          to={({ id }) => rutasPrivadas.pista(id)}
          nameOf={({ nombre }) => nombre}
        />
      </div>
    </ListFrame>
  );
}
