import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { type Dia, diaDe, horaDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { usePistas } from '#web/club/mesa/consultas.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { cuandoEs } from '#web/club/mesa/proximos.tsx';
import { Quienes } from '#web/club/mesa/quienes.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { deAhora } from './proximos.tsx';
import { LLENO, OCHO, Ocupacion } from './siete-dias.tsx';

export const meta = () => metaDe({ titulo: 'Pistas', oculta: true });

type Fila = Pista & ReturnType<typeof deAhora>;

const Nombre = ({ nombre }: Fila) => <span className="whitespace-nowrap">{nombre}</span>;

const columnas = (hoy: Dia): readonly Column<Fila>[] => [
  { id: 'nombre', title: 'Pista', cell: Nombre, sort: ({ nombre }) => nombre },
  {
    id: 'sede',
    title: 'Sede',
    cell: ({ nombre }) => sitioDe(nombre).nombre,
    sort: ({ nombre }) => sitioDe(nombre).nombre,
    // A court that begins with its site's name has said it.
    says: ({ nombre }) => Object.keys(club.centros).length > 1 && !nombre.startsWith(sitioDe(nombre).nombre),
  },
  {
    id: 'ahora',
    title: 'Ahora',
    cell: ({ enJuego, siguiente }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Estado enJuego={enJuego} />{' '}
        {enJuego ? (
          <EnPista partido={enJuego} />
        ) : (
          <span className="text-ink-soft">{libreHasta(siguiente, hoy)}</span>
        )}
      </span>
    ),
  },
  {
    id: 'despues',
    title: 'Después',
    cell: (fila) => <Despues {...fila} hoy={hoy} />,
    sort: ({ siguiente }) => siguiente?.fecha ?? '9999',
  },
  {
    id: 'semana',
    title: 'Próximos 8 días',
    cell: ({ quedan }) => <EnSieteDias hoy={hoy} quedan={quedan} />,
    sort: ({ quedan }) => antesDe(quedan, sumarDias(hoy, OCHO)),
  },
  {
    id: 'estado',
    title: 'Estado',
    cell: ({ estado }) => <InsigniaActiva estado={estado} />,
    sort: ({ estado }) => estado,
    says: ({ estado }) => estado !== 'activa',
  },
];

type EnSieteDiasProps = Pick<Fila, 'quedan'> & { hoy: Dia; children?: string };

const EnSieteDias = ({ hoy, quedan, children }: EnSieteDiasProps) => (
  <span className="inline-flex items-center gap-2 py-1 align-middle whitespace-nowrap">
    <Ocupacion hoy={hoy} partidos={quedan} />
    {cuantos(antesDe(quedan, sumarDias(hoy, OCHO)), 'partido', 'partidos')} {children}
  </span>
);

const Estado = ({ enJuego }: Pick<Fila, 'enJuego'>) =>
  enJuego ? <Badge tone="ok">En juego</Badge> : <Badge>Libre</Badge>;

const EnPista = ({ partido }: { partido: PartidoEncontrado }) => (
  <span>
    <Quienes {...partido} />, hasta las {horaDe(sumarMinutos(partido.fecha, partido.duracion))}
  </span>
);

const libreHasta = (siguiente: Fila['siguiente'], hoy: Dia): string =>
  siguiente && diaDe(siguiente.fecha) === hoy ? `hasta las ${horaDe(siguiente.fecha)}` : 'el resto del día';

function Despues({ siguiente, hoy }: Pick<Fila, 'siguiente'> & { hoy: Dia }) {
  if (!siguiente) return 'Sin partidos';
  const cuando = diaDe(siguiente.fecha) === hoy ? `Hoy, ${horaDe(siguiente.fecha)}` : cuandoEs(siguiente);
  return (
    <span>
      {cuando} · <Quienes {...siguiente} />
    </span>
  );
}

/** Under its site: its name and whether it is free, who has it and who comes next, and how busy it is. */
const porSedes = (hoy: Dia) => ({
  ...(Object.keys(club.centros).length > 1 && { groupedBy: 'nombre' }),
  groupOf: ({ nombre }: Fila) => sitioDe(nombre).nombre,
  row: (fila: Fila) => (
    <span className="grid gap-px">
      <strong className="flex items-center justify-between gap-2 text-m">
        {fila.nombre}{' '}
        {fila.estado === 'activa' ? (
          <Estado enJuego={fila.enJuego} />
        ) : (
          <InsigniaActiva estado={fila.estado} />
        )}
      </strong>
      <small className={fields.small}>
        <b>Ahora:</b>{' '}
        {fila.enJuego ? <EnPista partido={fila.enJuego} /> : `libre ${libreHasta(fila.siguiente, hoy)}`}
      </small>
      <small className={fields.small}>
        <b>Después:</b> <Despues siguiente={fila.siguiente} hoy={hoy} />
      </small>
      <small className={fields.small}>
        <EnSieteDias hoy={hoy} quedan={fila.quedan}>
          en 8 días
        </EnSieteDias>
      </small>
    </span>
  ),
});

const antesDe = (partidos: readonly PartidoEncontrado[], hasta: string): number =>
  partidos.filter(({ fecha }) => fecha < hasta).length;

function resumen(pistas: readonly Pista[]): string {
  const cerradas = pistas.filter(({ estado }) => estado !== 'activa').length;
  return [
    cuantos(pistas.length, 'pista', 'pistas'),
    ...(cerradas === 0 ? [] : [cuantos(cerradas, 'inactiva', 'inactivas')]),
    ...(pistas.length === 0 ? [] : [`cada barra es un día: llena, ${LLENO / 60} horas`]),
  ].join(' · ');
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
    return { ...pista, ...deAhora(porPista.get(pista.id) ?? [], ahora) };
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
        phone={porSedes(hoy)}
      />
    </ListFrame>
  );
}
