import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { usePistas } from '#web/club/mesa/consultas.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import styles from './pistas.module.css';
import { cuandoEs, enOrden } from './proximos.tsx';
import { Ocupacion } from './siete-dias.tsx';

export const meta = () => metaDe({ titulo: 'Pistas', oculta: true });

type Fila = Pista & { proximos: readonly PartidoEncontrado[] };

const columnas = (hoy: Dia): readonly Column<Fila>[] => [
  { id: 'nombre', title: 'Pista', cell: ({ nombre }) => nombre, sort: ({ nombre }) => nombre },
  {
    id: 'sede',
    title: 'Sede',
    cell: ({ nombre }) => sitioDe(nombre).nombre,
    sort: ({ nombre }) => sitioDe(nombre).nombre,
    says: () => Object.keys(club.centros).length > 1,
  },
  {
    id: 'proximo',
    title: 'Próximo partido',
    cell: siguienteDe,
    sort: ({ proximos: [primero] }) => primero?.fecha ?? '9999',
  },
  {
    id: 'semana',
    title: 'Próximos días',
    cell: ({ proximos }) => <EnSieteDias hoy={hoy} proximos={proximos} />,
    sort: ({ proximos }) => antesDe(proximos, sumarDias(hoy, 7)),
  },
  {
    id: 'estado',
    title: 'Estado',
    cell: ({ estado }) => <InsigniaActiva estado={estado} />,
    sort: ({ estado }) => estado,
  },
];

type EnSieteDiasProps = Pick<Fila, 'proximos'> & { hoy: Dia };

const EnSieteDias = ({ hoy, proximos }: EnSieteDiasProps) => (
  <span className={styles.enSiete}>
    <Ocupacion hoy={hoy} partidos={proximos} />
    {cuantos(antesDe(proximos, sumarDias(hoy, 7)), 'partido', 'partidos')} en 7 días
  </span>
);

const siguienteDe = ({ proximos: [primero] }: Fila): string =>
  primero ? `${cuandoEs(primero)} · ${primero.jugador1} – ${primero.jugador2}` : 'Sin partidos';

/** Under its site: its name, how busy it is, and what comes next. */
const enElTelefono = (hoy: Dia) => ({
  groupOf: ({ nombre }: Fila) => sitioDe(nombre).nombre,
  row: (fila: Fila) => (
    <span className={styles.fila}>
      <strong>
        {fila.nombre} {fila.estado === 'activa' ? null : <InsigniaActiva estado={fila.estado} />}
      </strong>
      <EnSieteDias hoy={hoy} proximos={fila.proximos} />
      <small>{siguienteDe(fila)}</small>
    </span>
  ),
});

const antesDe = (partidos: readonly PartidoEncontrado[], hasta: string): number =>
  partidos.filter(({ fecha }) => fecha < hasta).length;

function resumen(pistas: readonly Pista[]): string {
  const activas = pistas.filter(({ estado }) => estado === 'activa').length;
  return `${cuantos(pistas.length, 'pista', 'pistas')} · ${cuantos(activas, 'activa', 'activas')}`;
}

export default function PistasList() {
  const consulta = usePistas();
  const state = useListState();
  const pistas = consulta.data ?? [];
  const hoy = hoyDelClub();
  const { data: porJugar = [] } = usePorJugarDesde(hoy);
  const porPista = Map.groupBy(porJugar, ({ idPista }) => idPista);
  const filas = pistas.map((pista) => ({ ...pista, proximos: enOrden(porPista.get(pista.id) ?? []) }));
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
      <DataTable
        label="Pistas"
        columns={columnas(hoy)}
        rows={filas}
        to={({ id }) => rutasPrivadas.pista(id)}
        nameOf={({ nombre }) => nombre}
        phone={enElTelefono(hoy)}
      />
    </ListFrame>
  );
}
