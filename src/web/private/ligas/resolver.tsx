import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilaClasificacion } from '#contract/clasificaciones.ts';
import type { Liga } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Resolucion } from '#contract/temporadas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Puestos } from '#web/club/mesa/puestos.tsx';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { claseZona, FlechaZona, LeyendaZonas } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import fields from '#web/ui/desk/fields.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { avisarError } from './imprimir.ts';
import { Irreversible } from './irreversible.tsx';
import styles from './resolver.module.css';

type Previa = Resolucion & { clasificaciones: readonly FilaClasificacion[] };

export type AccionProps = { liga: Liga; cerrar: () => void; alTerminar: () => void };

const enTexto = (quitar: ReadonlySet<number>) => (quitar.size > 0 ? { quitar: [...quitar].join(',') } : {});

function usePrevia(idLiga: number, quitar: ReadonlySet<number>) {
  return useQuery({
    queryKey: ['ligas', 'previa', idLiga, [...quitar]],
    queryFn: () => call('GET /api/private/ligas/finalizar/previa', { query: { idLiga, ...enTexto(quitar) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

function useResolver(
  { liga, cerrar, alTerminar }: AccionProps,
  quitar: ReadonlySet<number>,
  mirarOtraVez: () => void,
) {
  const recargar = useRecargar();
  return useMutation({
    mutationFn: () =>
      call('POST /api/private/ligas/finalizar', { query: { idLiga: liga.id, ...enTexto(quitar) } }),
    onSuccess: () => {
      showToast(mensajes.ligaFinalizada, 'success');
      recargar();
      cerrar();
      alTerminar();
    },
    // Something of what was to be taken off may be there no more.
    onError: () => {
      avisarError();
      mirarOtraVez();
      recargar();
    },
  });
}

function Cabecera() {
  return (
    <thead>
      <tr>
        <th scope="col">Pos.</th>
        <th scope="col">Jugador</th>
        <th scope="col" data-num>
          Puntos
        </th>
        <th scope="col" data-num>
          Partidos
        </th>
      </tr>
    </thead>
  );
}

/** The table that would result: the order may differ from the one of now. domain.md, "Resolver división". */
function Resultante({ filas }: { filas: readonly FilaClasificacion[] }) {
  return (
    <>
      <TableFrame label="Clasificación resultante" dense>
        <table>
          <caption>Así quedaría la clasificación</caption>
          <Cabecera />
          <tbody>
            {filas.map(({ idJugador, jugador, puntos, partidosJugados, zona }, lugar) => (
              <tr key={idJugador}>
                <td className={claseZona(zona)}>
                  {lugar + 1} <FlechaZona zona={zona} />
                </td>
                <th scope="row">{jugador}</th>
                <td data-num>{puntos}</td>
                <td data-num>{partidosJugados}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <LeyendaZonas zonas={filas.map(({ zona }) => zona)} />
    </>
  );
}

function anuncio({ creados, quitados }: Resolucion): string {
  if (creados + quitados.length === 0) return 'No falta ningún partido: no se creará ninguno.';
  const crea =
    creados === 0
      ? 'No se creará ningún partido de resolución'
      : `${creados === 1 ? 'Se creará' : 'Se crearán'} ${cuantos(creados, 'partido', 'partidos')} de resolución, ganados por quien va por delante`;
  const quita =
    quitados.length === 0
      ? ', y no se quitará ninguno del horario.'
      : `, y ${quitados.length === 1 ? 'se quitará' : 'se quitarán'} ${cuantos(quitados.length, 'partido puesto', 'partidos puestos')}.`;
  return crea + quita;
}

type QuitarProps = { quitar: ReadonlySet<number>; marcar: (id: number, marcado: boolean) => void };

/** Those arranged from now on stay in the list once ticked, to be left where they were. */
function PorJugar({ previa, quitar, marcar }: QuitarProps & { previa: Previa }) {
  const quitables = [...previa.porJugar, ...previa.quitados.filter(({ id }) => quitar.has(id))];
  if (quitables.length === 0) return null;
  return (
    <section className={styles.parte}>
      <h3>Siguen por jugar</h3>
      <p>
        Los partidos puestos desde ahora se dejan donde están y no se adjudican. Marca los que no se vayan a
        jugar: se quitan del horario, su pista queda libre y se adjudican.
      </p>
      <Puestos
        titulo="Siguen por jugar"
        partidos={quitables.sort((a, b) => a.fecha.localeCompare(b.fecha) || a.id - b.id)}
        marcas={{ accion: 'Quitar', marcados: quitar, marcar }}
      />
    </section>
  );
}

function Quitados({ quitados }: Resolucion) {
  if (quitados.length === 0) return null;
  return (
    <section className={styles.parte}>
      <h3>Se quitan</h3>
      <Puestos
        titulo="Se quitan"
        partidos={quitados.map((partido) => ({
          ...partido,
          nota: partido.cancelado ? 'se cancela: la pareja ya no debe ninguno' : 'se adjudica',
        }))}
      />
    </section>
  );
}

/** Many, and all alike: folded. */
function Resueltos({ resueltos }: Resolucion) {
  if (resueltos.length === 0) return null;
  return (
    <details className={styles.plegado}>
      <summary>Los {cuantos(resueltos.length, 'partido', 'partidos')} de resolución, uno por uno</summary>
      <ul className={fields.list}>
        {resueltos.map(({ ganador, perdedor, aplazado }, indice) => (
          // Two legs of one pair read the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew whenever it changes
          <li key={indice}>
            {ganador} gana a {perdedor} {aplazado ? '(el que estaba aplazado)' : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What resolving would do, first; then the tick and the button. Spec §4, "Resolver división". */
export function Resolver(props: AccionProps) {
  const [quitar, setQuitar] = useState<ReadonlySet<number>>(new Set());
  const { data, isError, isFetching, error, refetch } = usePrevia(props.liga.id, quitar);
  const { mutateAsync, isPending } = useResolver(props, quitar, () => setQuitar(new Set()));
  const marcar = (id: number, marcado: boolean) =>
    setQuitar(new Set(marcado ? [...quitar, id] : [...quitar].filter((otro) => otro !== id)));
  if (isError)
    return (
      <ErrorState onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton kind="row" rows={6} />;
  return (
    <Irreversible
      accion="Resolver división"
      listo={!isFetching}
      ocupado={isPending}
      hacer={mutateAsync}
      cerrar={props.cerrar}
    >
      <p aria-live="polite">
        <strong>{anuncio(data)}</strong>
      </p>
      <PorJugar previa={data} quitar={quitar} marcar={marcar} />
      <Quitados {...data} />
      <Resueltos {...data} />
      <Resultante filas={data.clasificaciones} />
    </Irreversible>
  );
}
