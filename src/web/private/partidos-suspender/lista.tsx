import { Checkbox } from '@mantine/core';
import type { PartidoFila } from '#contract/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import type { Sitio } from '#domain/partido/traslado.ts';
import { useMeteo } from '#web/club/mesa/dia-de-juego.ts';
import { MeteoPartido } from '#web/club/meteo.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import type { Destino } from './destinos.ts';
import { useNombresDePistas } from './nombres-de-pistas.ts';
import styles from './suspender.module.css';
import type { UsoSuspension } from './use-suspension.ts';

const nombreDe = ({ jugador1, jugador2 }: PartidoFila): string => `${jugador1} – ${jugador2}`;

type AdondeProps = { destino: Destino | undefined; pistas: Nombres; rechazo: string | undefined };
type Nombres = ReadonlyMap<number, string>;

const enPalabras = ({ fecha, idPista }: Sitio, pistas: Nombres): string =>
  `${fechaSemana(fecha)}, ${horaDe(fecha)} · ${pistas.get(idPista ?? 0) ?? 'Sin pista'}`;

/** Where it goes, and why not as it was. */
function Adonde({ destino, pistas, rechazo }: AdondeProps) {
  if (destino === undefined) return <span className={styles.nada}>Se queda como está</span>;
  const { sitio, nota } = destino;
  return (
    <span className={styles.adonde}>
      {sitio === null ? 'Sin fecha: a la próxima propuesta' : enPalabras(sitio, pistas)}
      {nota === null ? null : <small className={styles.aviso}>{nota}</small>}
      {rechazo === undefined ? null : <small className={styles.error}>{rechazo}</small>}
    </span>
  );
}

const Tiempo = ({ meteo }: { meteo: MeteoFila | null }) => (meteo ? <MeteoPartido weather={meteo} /> : '–');

type ListaProps = { uso: UsoSuspension; rechazos: ReadonlyMap<number, string> };

function useColumnas({ uso, rechazos }: ListaProps): Column<PartidoFila>[] {
  const meteo = useMeteo();
  const pistas = useNombresDePistas();
  return [
    {
      id: 'marca',
      title: 'Suspender',
      cell: (partido) => (
        <Checkbox
          aria-label={`Suspender ${nombreDe(partido)}`}
          checked={uso.marcados.includes(partido)}
          onChange={({ currentTarget }) => uso.marcar([partido.id], currentTarget.checked)}
        />
      ),
    },
    { id: 'hora', title: 'Hora', cell: ({ fecha }) => <strong>{horaDe(fecha)}</strong> },
    { id: 'partido', title: 'Partido', cell: nombreDe },
    { id: 'pista', title: 'Pista', cell: ({ pista }) => pista ?? 'Sin pista' },
    { id: 'liga', title: 'Liga', cell: ({ liga }) => liga },
    { id: 'tiempo', title: 'Tiempo', cell: ({ fecha }) => <Tiempo meteo={meteo(fecha)} /> },
    {
      id: 'adonde',
      title: 'Pasa a',
      cell: ({ id }) => <Adonde destino={uso.destinos.get(id)} pistas={pistas} rechazo={rechazos.get(id)} />,
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
      to={({ id }) => rutas.privado.partido(id)}
      nameOf={nombreDe}
    />
  );
}
