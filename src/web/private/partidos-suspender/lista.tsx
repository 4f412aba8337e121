import { Checkbox } from '@mantine/core';
import type { PartidoEncontrado } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import type { Sitio } from '#domain/partido/traslado.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { useMeteo } from '#web/club/mesa/dia-de-juego.ts';
import { MeteoPartido } from '#web/club/meteo.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import type { Destino } from './destinos.ts';
import { useNombresDePistas } from './nombres-de-pistas.ts';
import styles from './suspender.module.css';
import type { UsoSuspension } from './use-suspension.ts';

const nombreDe = ({ jugador1, jugador2 }: PartidoEncontrado): string => `${jugador1} – ${jugador2}`;

type AdondeProps = {
  destino: Destino | undefined;
  /** What is written of the match, such as how it was going: off the calendar it goes with it. */
  observaciones: string | null;
  /** The day it would go to is still being read. */
  leyendo: boolean;
  /** It could not be read. */
  sinLeer: boolean;
  pistas: Nombres;
  rechazo: string | undefined;
  /** Whether proposals place matches of its league: friendlies and play-offs are given a date by hand. */
  seProponen: boolean;
};
type Nombres = ReadonlyMap<number, string>;

const enPalabras = ({ fecha, idPista }: Sitio, pistas: Nombres): string =>
  `${fechaSemana(fecha)}, ${horaDe(fecha)} · ${pistas.get(idPista ?? 0) ?? 'Sin pista'}`;

/** Where it goes, and why not as it was. */
function Adonde({ destino, observaciones, leyendo, sinLeer, pistas, rechazo, seProponen }: AdondeProps) {
  if (destino === undefined) return <span className={styles.nada}>Se queda como está</span>;
  if (leyendo) return sinLeer ? 'No se sabe: ese día no se ha podido comprobar' : 'Comprobando ese día…';
  const { sitio, nota } = destino;
  const sePierde = sitio === null ? observaciones : null;
  const sinFecha = seProponen ? 'Sin fecha: a la próxima propuesta' : 'Se quita: habrá que ponerlo a mano';
  return (
    <span className={styles.adonde}>
      {sitio === null ? sinFecha : enPalabras(sitio, pistas)}
      {nota === null ? null : <small className={styles.aviso}>{nota}</small>}
      {sePierde === null ? null : (
        <small className={styles.aviso}>Sus observaciones se borran: «{sePierde}»</small>
      )}
      {rechazo === undefined ? null : <small className={styles.error}>{rechazo}</small>}
    </span>
  );
}

const Tiempo = ({ meteo }: { meteo: MeteoFila | null }) => (meteo ? <MeteoPartido weather={meteo} /> : '–');

type ListaProps = { uso: UsoSuspension; rechazos: ReadonlyMap<number, string> };

function useLigasDePropuesta(): ReadonlySet<number> {
  const { data: ligas = [] } = useLigas();
  return new Set(ligas.filter(({ tipo }) => seGestiona(tipo)).map(({ id }) => id));
}

/** What is known of the match. */
const DEL_PARTIDO: readonly Column<PartidoEncontrado>[] = [
  { id: 'hora', title: 'Hora', cell: ({ fecha }) => <strong>{horaDe(fecha)}</strong> },
  { id: 'partido', title: 'Partido', cell: nombreDe },
  { id: 'pista', title: 'Pista', cell: ({ pista }) => pista ?? 'Sin pista' },
  { id: 'liga', title: 'Liga', cell: ({ liga }) => liga },
];

const columnaMarca = (uso: UsoSuspension): Column<PartidoEncontrado> => ({
  id: 'marca',
  title: 'Suspender',
  cell: (partido) => (
    <Checkbox
      aria-label={`Suspender ${nombreDe(partido)}`}
      checked={uso.marcados.includes(partido)}
      onChange={({ currentTarget }) => uso.marcar([partido.id], currentTarget.checked)}
    />
  ),
});

function useColumnas({ uso, rechazos }: ListaProps): Column<PartidoEncontrado>[] {
  const meteo = useMeteo();
  const pistas = useNombresDePistas();
  const propuestas = useLigasDePropuesta();
  return [
    columnaMarca(uso),
    ...DEL_PARTIDO,
    { id: 'tiempo', title: 'Tiempo', cell: ({ fecha }) => <Tiempo meteo={meteo(fecha)} /> },
    {
      id: 'adonde',
      title: 'Pasa a',
      cell: ({ id, idLiga, observaciones }) => (
        <Adonde
          destino={uso.destinos.get(id)}
          observaciones={observaciones}
          leyendo={uso.leyendo}
          sinLeer={uso.fallo !== null && !uso.fallo.reintentando}
          pistas={pistas}
          rechazo={rechazos.get(id)}
          seProponen={propuestas.has(idLiga)}
        />
      ),
    },
  ];
}

/** The matches of the day that can be suspended, each with where it would go. */
export function Lista(props: ListaProps) {
  const { uso } = props;
  const columnas = useColumnas(props);
  return (
    <DataTable
      label="Partidos por jugar"
      columns={columnas}
      rows={uso.partidos}
      to={({ id }) => rutasPrivadas.partido(id)}
      nameOf={nombreDe}
    />
  );
}
