import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { sumarDias } from '#domain/fecha.ts';
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
import { cuandoEs, enOrden } from './proximos.tsx';

export const meta = () => metaDe({ titulo: 'Pistas', oculta: true });

type Fila = Pista & { proximos: readonly PartidoEncontrado[] };

const columnas = (hasta: string): readonly Column<Fila>[] => [
  { id: 'nombre', title: 'Pista', cell: ({ nombre }) => nombre, sort: ({ nombre }) => nombre },
  {
    id: 'sede',
    title: 'Sede',
    cell: ({ nombre }) => sitioDe(nombre).nombre,
    sort: ({ nombre }) => sitioDe(nombre).nombre,
    says: () => Object.keys(club.centros).length > 1,
    phone: 'hidden',
  },
  {
    id: 'proximo',
    title: 'Próximo partido',
    cell: ({ proximos: [primero] }) =>
      primero ? `${cuandoEs(primero)} · ${primero.jugador1} – ${primero.jugador2}` : 'Sin partidos',
    sort: ({ proximos: [primero] }) => primero?.fecha ?? '9999',
  },
  {
    id: 'semana',
    title: 'Próximos días',
    cell: ({ proximos }) => `${cuantos(antesDe(proximos, hasta), 'partido', 'partidos')} en 7 días`,
    sort: ({ proximos }) => antesDe(proximos, hasta),
  },
  {
    id: 'estado',
    title: 'Estado',
    cell: ({ estado }) => <InsigniaActiva estado={estado} />,
    sort: ({ estado }) => estado,
    phone: 'top',
  },
];

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
        columns={columnas(sumarDias(hoy, 7))}
        rows={filas}
        to={({ id }) => rutasPrivadas.pista(id)}
        nameOf={({ nombre }) => nombre}
      />
    </ListFrame>
  );
}
