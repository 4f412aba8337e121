import { NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FilaAMano, PreviaAMano } from '#contract/liga/importar.ts';
import type { QueSeTrae } from '#domain/hoja/columnas.ts';
import { enLista } from '#domain/texto.ts';
import { Tocados } from '#web/club/hoja/importar.tsx';
import { mensajeDe } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { PAGE_ROWS, Pager } from '#web/ui/desk/pages.tsx';
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx';
import { Fila, LISTA } from './fila.tsx';

import type { Revision } from './use-revision.ts';

/** What is looked at: each row is in as many as it deserves. */
const VISTAS = {
  mala: { titulo: 'Con errores', es: ({ que }) => que === 'mala' },
  mirar: { titulo: 'Para mirar', es: ({ avisos, posibles }) => avisos.length > 0 || posibles.length > 0 },
  nueva: { titulo: 'Se crean', es: ({ que }) => que === 'nueva' },
  cambia: { titulo: 'Cambian', es: ({ que }) => que === 'cambia' },
  igual: { titulo: 'Ya están igual', es: ({ que }) => que === 'igual' },
  todas: { titulo: 'Todas', es: () => true },
} satisfies Record<string, { titulo: string; es: (fila: FilaAMano) => boolean }>;
type Vista = keyof typeof VISTAS;

const NOMBRES = Object.keys(VISTAS) as Vista[];

const COSAS: Record<QueSeTrae, readonly [string, string]> = {
  jugadores: ['jugador', 'jugadores'],
  ligas: ['jugador', 'jugadores'],
  partidos: ['partido', 'partidos'],
};

/** How many of each view. */
const cuentas = (filas: readonly FilaAMano[]): Record<Vista, number> =>
  Object.fromEntries(NOMBRES.map((vista) => [vista, filas.filter(VISTAS[vista].es).length])) as Record<
    Vista,
    number
  >;

function Resumen({ previa: { filas, ligas, afectados } }: { previa: PreviaAMano }) {
  const { nueva, cambia, igual, mala } = cuentas(filas);
  const partes = [
    nueva > 0 && `${nueva} ${nueva === 1 ? 'se crea' : 'se crean'}`,
    cambia > 0 && `${cambia} ${cambia === 1 ? 'cambia' : 'cambian'}`,
    igual > 0 && `${igual} ya ${igual === 1 ? 'está' : 'están'} igual`,
    mala > 0 && `${mala} con errores`,
  ].filter((parte) => parte !== false);
  return (
    <>
      <Notice
        tone={mala > 0 ? 'warn' : 'info'}
        title={`${cuantos(filas.length, 'fila', 'filas')}: ${enLista(partes)}.`}
      >
        {mala > 0
          ? 'Arregla aquí las celdas que no se entienden, o deja fuera sus filas. Todavía no se ha guardado nada.'
          : 'Todavía no se ha guardado nada.'}
        {ligas.length > 0 ? <p>Se crean {enLista(ligas)}.</p> : null}
      </Notice>
      <Tocados afectados={afectados} />
    </>
  );
}

type Props = { que: QueSeTrae; revision: Revision; volver: () => void };

function Fuera({ fuera, incluir }: Pick<Revision, 'fuera' | 'incluir'>) {
  if (fuera.size === 0) return null;
  return (
    <details>
      <summary>{cuantos(fuera.size, 'fila que se deja fuera', 'filas que se dejan fuera')}</summary>
      <div className={fields.buttons}>
        {[...fuera].map((linea) => (
          <Button key={linea} size="s" onClick={() => incluir(linea)}>
            Volver a incluir la fila {linea}
          </Button>
        ))}
      </div>
    </details>
  );
}

function Filas({ revision, filas }: { revision: Revision; filas: readonly FilaAMano[] }) {
  const celdas = new Map(revision.filas.map((fila) => [fila.linea, fila.celdas]));
  return (
    <ul className={LISTA}>
      {filas.map((fila) => (
        <Fila
          key={fila.linea}
          fila={fila}
          celdas={celdas.get(fila.linea) ?? {}}
          mendar={(campo, texto) => revision.mendar(fila.linea, campo, texto)}
          esQuien={(quien) => revision.esQuien(fila.linea, quien)}
          dejarFuera={() => revision.dejarFuera([fila.linea])}
        />
      ))}
    </ul>
  );
}

type BarraProps = Omit<Props, 'volver'> & { malas: readonly number[]; cuantas: number };

function Barra({ que, revision, malas, cuantas }: BarraProps) {
  const { previa, guardando, importar, dejarFuera } = revision;
  const [uno, varios] = COSAS[que];
  return (
    <div className={fields.bar} data-bar>
      <Button
        look="action"
        data-importar
        disabled={cuantas === 0 || malas.length > 0 || previa.isFetching}
        busy={guardando}
        onClick={() => importar()}
      >
        {cuantas > 0 ? `Importar ${cuantos(cuantas, uno, varios)}` : 'Importar'}
      </Button>
      {malas.length > 0 ? (
        <Button onClick={() => dejarFuera(malas)}>
          Dejar fuera {malas.length === 1 ? 'la que tiene errores' : `las ${malas.length} con errores`}
        </Button>
      ) : null}
    </div>
  );
}

/** What is looked at first: what is wrong, or else all of it. */
function useVista(filas: readonly FilaAMano[]) {
  const [elegida, setElegida] = useState<Vista | null>(null);
  const [pagina, setPagina] = useState(1);
  const numeros = cuentas(filas);
  const deOficio: Vista = numeros.mala > 0 ? 'mala' : 'todas';
  const vista = elegida !== null && (numeros[elegida] > 0 || elegida === 'todas') ? elegida : deOficio;
  const suyas = filas.filter(VISTAS[vista].es);
  const paginas = Math.max(1, Math.ceil(suyas.length / PAGE_ROWS));
  const page = Math.min(pagina, paginas);
  const elegir = (una: Vista) => {
    setElegida(una);
    setPagina(1);
  };
  const vistas = suyas.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  return {
    numeros,
    vista,
    elegir,
    vistas,
    pager: { page, pages: paginas, total: suyas.length, onGo: setPagina },
  };
}

/** What was just mended is gone with its focus: it goes to what is wrong yet in its row, or else to the next. */
function useSeguir({ previa: { data }, tocada }: Revision) {
  const zona = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another answer that takes the focus away
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const mal = '[aria-invalid="true"]';
    const [primero] = [`[data-linea="${tocada}"] ${mal}`, mal, '[data-importar]'].flatMap(
      (donde) => zona.current?.querySelector<HTMLElement>(donde) ?? [],
    );
    primero?.focus();
  }, [data]);
  return zona;
}

export function Revisar(props: Props) {
  const { previa, dicho, fuera, incluir } = props.revision;
  const zona = useSeguir(props.revision);
  const filas = previa.data?.filas.filter(({ linea }) => !fuera.has(linea)) ?? [];
  const { numeros, vista, elegir, vistas, pager } = useVista(filas);
  if (previa.isError && !previa.data)
    return <ErrorState onRetry={() => previa.refetch()}>{mensajeDe(previa.error)}</ErrorState>;
  if (!previa.data) return <Skeleton rows={6} kind="row" />;
  return (
    <div className={fields.stack} ref={zona}>
      <Resumen previa={{ ...previa.data, filas }} />
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          className="basis-2xs"
          label="Mostrar"
          value={vista}
          onChange={({ currentTarget }) => elegir(currentTarget.value as Vista)}
          data={NOMBRES.filter((una) => numeros[una] > 0 || una === 'todas').map((una) => ({
            value: una,
            label: `${VISTAS[una].titulo} (${numeros[una]})`,
          }))}
        />
        <Button onClick={props.volver}>Volver a las columnas</Button>
      </div>
      <p role="status" className="empty:hidden">
        {dicho}
      </p>
      <Filas revision={props.revision} filas={vistas} />
      <Pager {...pager} />
      <Fuera fuera={fuera} incluir={incluir} />
      <Barra
        que={props.que}
        revision={props.revision}
        malas={filas.filter(VISTAS.mala.es).map(({ linea }) => linea)}
        cuantas={numeros.nueva + numeros.cambia}
      />
    </div>
  );
}
