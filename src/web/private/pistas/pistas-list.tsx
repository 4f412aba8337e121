import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { type Dia, diaDe, horaDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { usePistas } from '#web/club/mesa/consultas.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import styles from './pistas.module.css';
import { cuandoEs, deAhora } from './proximos.tsx';
import { Ocupacion } from './siete-dias.tsx';

export const meta = () => metaDe({ titulo: 'Pistas', oculta: true });

type Fila = Pista &
  ReturnType<typeof deAhora> & {
    /** Of today on, what is over too. */
    suyos: readonly PartidoEncontrado[];
  };

const Nombre = ({ nombre }: Fila) => <span className={styles.nombre}>{nombre}</span>;

const columnas = (hoy: Dia): readonly Column<Fila>[] => [
  { id: 'nombre', title: 'Pista', cell: Nombre, sort: ({ nombre }) => nombre },
  {
    id: 'sede',
    title: 'Sede',
    cell: ({ nombre }) => sitioDe(nombre).nombre,
    sort: ({ nombre }) => sitioDe(nombre).nombre,
    says: () => Object.keys(club.centros).length > 1,
  },
  {
    id: 'ahora',
    title: 'Ahora',
    cell: ({ enJuego }) => (enJuego ? <EnJuego partido={enJuego} /> : <Badge>Libre</Badge>),
    says: ({ enJuego }) => enJuego !== undefined,
  },
  {
    id: 'despues',
    title: 'Después',
    cell: (fila) => despuesDe(fila, hoy),
    sort: ({ siguiente }) => siguiente?.fecha ?? '9999',
  },
  {
    id: 'semana',
    title: 'Próximos 7 días',
    cell: ({ suyos }) => <EnSieteDias hoy={hoy} suyos={suyos} />,
    sort: ({ suyos }) => antesDe(suyos, sumarDias(hoy, 7)),
  },
  {
    id: 'estado',
    title: 'Estado',
    cell: ({ estado }) => <InsigniaActiva estado={estado} />,
    sort: ({ estado }) => estado,
    says: ({ estado }) => estado !== 'activa',
  },
];

type EnSieteDiasProps = Pick<Fila, 'suyos'> & { hoy: Dia; children?: string };

const EnSieteDias = ({ hoy, suyos, children }: EnSieteDiasProps) => (
  <span className={styles.enSiete}>
    <Ocupacion hoy={hoy} partidos={suyos} />
    {cuantos(antesDe(suyos, sumarDias(hoy, 7)), 'partido', 'partidos')} {children}
  </span>
);

const quienes = ({ jugador1, jugador2 }: PartidoEncontrado): string => `${jugador1} – ${jugador2}`;

const ahoraEn = (partido: PartidoEncontrado): string =>
  `${quienes(partido)}, hasta las ${horaDe(sumarMinutos(partido.fecha, partido.duracion))}`;

const EnJuego = ({ partido }: { partido: PartidoEncontrado }) => (
  <>
    <Badge tone="ok">En juego</Badge> {ahoraEn(partido)}
  </>
);

function despuesDe({ siguiente }: Fila, hoy: Dia): string {
  if (!siguiente) return 'Sin partidos';
  const cuando = diaDe(siguiente.fecha) === hoy ? `Hoy, ${horaDe(siguiente.fecha)}` : cuandoEs(siguiente);
  return `${cuando} · ${quienes(siguiente)}`;
}

/** Under its site: its name, how busy it is, and what comes next. */
const enElTelefono = (hoy: Dia) => ({
  groupOf: ({ nombre }: Fila) => sitioDe(nombre).nombre,
  row: (fila: Fila) => (
    <span className={styles.fila}>
      <strong>
        {fila.nombre} {fila.estado === 'activa' ? null : <InsigniaActiva estado={fila.estado} />}
      </strong>
      <EnSieteDias hoy={hoy} suyos={fila.suyos}>
        en 7 días
      </EnSieteDias>
      {fila.enJuego ? (
        <small>
          <b>Ahora:</b> {ahoraEn(fila.enJuego)}
        </small>
      ) : null}
      <small>
        <b>Después:</b> {despuesDe(fila, hoy)}
      </small>
    </span>
  ),
});

const antesDe = (partidos: readonly PartidoEncontrado[], hasta: string): number =>
  partidos.filter(({ fecha }) => fecha < hasta).length;

function resumen(pistas: readonly Pista[]): string {
  const cerradas = pistas.filter(({ estado }) => estado !== 'activa').length;
  const todas = cuantos(pistas.length, 'pista', 'pistas');
  return cerradas === 0 ? todas : `${todas} · ${cuantos(cerradas, 'inactiva', 'inactivas')}`;
}

export default function PistasList() {
  const consulta = usePistas();
  const state = useListState();
  const pistas = consulta.data ?? [];
  const ahora = ahoraDelClub();
  const hoy = diaDe(ahora);
  const { data: porJugar = [] } = usePorJugarDesde(hoy);
  const porPista = Map.groupBy(porJugar, ({ idPista }) => idPista);
  const filas = pistas.map((pista) => {
    const suyos = porPista.get(pista.id) ?? [];
    return { ...pista, ...deAhora(suyos, ahora), suyos };
  });
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
