import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CeldaNoEntendida, FilaDeHoja, LoQueHaria } from '#contract/liga/importar.ts';
import { type QueSeTrae, tituloDeCampo } from '#domain/hoja/columnas.ts';
import { enLista } from '#domain/texto.ts';
import { Datos, tituloDe } from '#web/club/afectados/afectados.tsx';
import { EfectoDeRegla, haceAlgo } from '#web/club/afectados/al-irse.tsx';
import { mensajeDe } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Pager, pageOf } from '#web/ui/desk/pages.tsx';
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx';
import type { Revision } from './use-revision.ts';

export const LISTA = cx('surface divide-y divide-hairline');

export const Ojo = ({ children }: { children: ReactNode }) => (
  <p className="text-s">
    <strong>Ojo: </strong>
    {children}
  </p>
);

type CeldaProps = {
  linea: number;
  celda: CeldaNoEntendida;
  escrito: string;
  mendar: (texto: string) => void;
};

/** A cell that is not understood, to be written again here; Enter or leaving it asks what it would do now. */
function Celda({ linea, celda: { campo, mensaje, propuestas }, escrito, mendar }: CeldaProps) {
  const [texto, setTexto] = useState(escrito);
  const dejar = () => {
    if (texto !== escrito) mendar(texto);
  };
  return (
    <div className="grid items-start gap-x-3 gap-y-2 py-1 md:grid-cols-2">
      <TextInput
        label={`Fila ${linea}, ${tituloDeCampo(campo)}`}
        value={texto}
        error={mensaje}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        onBlur={dejar}
        onKeyDown={({ key }) => key === 'Enter' && dejar()}
      />
      {propuestas.length > 0 ? (
        // Beside the box, and not beside its words.
        <div className={cx(fields.buttons, 'md:pt-6')}>
          {propuestas.map((una) => (
            <Button key={una.texto} size="s" onClick={() => mendar(una.texto)}>
              {una.etiqueta}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const OTRA = 'otra';

/** Whether it is somebody who is already there, or one more. */
function Quien({ fila, esQuien }: { fila: FilaDeHoja; esQuien: (quien: number | 'otra') => void }) {
  const { linea, titulo, posibles, idJugador, repite } = fila;
  if (repite !== null)
    return (
      <Button size="s" onClick={() => esQuien(OTRA)}>
        Son dos personas
      </Button>
    );
  if (posibles.length === 0) return null;
  return (
    <NativeSelect
      className="max-w-lg"
      label={`¿Quién es ${titulo}, de la fila ${linea}?`}
      value={idJugador === null ? OTRA : String(idJugador)}
      onChange={({ currentTarget: { value } }) => esQuien(value === OTRA ? OTRA : Number(value))}
      data={[
        ...posibles.map(({ id, etiqueta }) => ({
          value: String(id),
          label: `Es la misma persona: ${etiqueta}`,
        })),
        { value: OTRA, label: 'Es otra persona, nueva' },
      ]}
    />
  );
}

const QUE: Record<FilaDeHoja['que'], { palabra: string; tono: BadgeTone }> = {
  nueva: { palabra: 'Se crea', tono: 'ok' },
  cambia: { palabra: 'Cambia', tono: 'azul' },
  igual: { palabra: 'Ya está igual', tono: 'neutral' },
  mala: { palabra: 'Con errores', tono: 'bad' },
};

type FilaProps = { fila: FilaDeHoja; revision: Revision };

function Fila({ fila, revision }: FilaProps) {
  const { linea, titulo, que, detalle, avisos, fallos } = fila;
  const celdas = revision.filas.find((una) => una.linea === linea)?.celdas ?? {};
  return (
    <li
      className="grid grid-cols-start items-start gap-x-3 gap-y-2 px-4 py-2 max-md:px-3 md:grid-cols-both"
      data-linea={linea}
    >
      <span className="min-w-8 text-ink-soft tabular-nums">
        <span className="visually-hidden">Fila </span>
        {linea}
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p>
          <strong>{titulo}</strong> <Badge tone={QUE[que].tono}>{QUE[que].palabra}</Badge>
        </p>
        {detalle ? <p className="text-s text-ink-soft">{detalle}</p> : null}
        {avisos.map((aviso) => (
          <Ojo key={aviso}>{aviso}</Ojo>
        ))}
        {fallos.map((celda) => (
          <Celda
            key={`${celda.campo} ${celdas[celda.campo] ?? ''}`}
            linea={linea}
            celda={celda}
            escrito={celdas[celda.campo] ?? ''}
            mendar={(texto) => revision.mendar(linea, celda.campo, texto)}
          />
        ))}
        <Quien fila={fila} esQuien={(quien) => revision.esQuien(linea, quien)} />
      </div>
      <Button
        size="s"
        className="max-md:col-start-2 max-md:justify-self-start"
        onClick={() => revision.dejarFuera([linea])}
        aria-label={`Dejar fuera la fila ${linea}`}
      >
        Dejar fuera
      </Button>
    </li>
  );
}

/** What is looked at: each row is in as many as it deserves. */
const VISTAS = {
  mala: { titulo: 'Con errores', es: ({ que }) => que === 'mala' },
  mirar: { titulo: 'Para mirar', es: ({ avisos, posibles }) => avisos.length > 0 || posibles.length > 0 },
  nueva: { titulo: 'Se crean', es: ({ que }) => que === 'nueva' },
  cambia: { titulo: 'Cambian', es: ({ que }) => que === 'cambia' },
  igual: { titulo: 'Ya están igual', es: ({ que }) => que === 'igual' },
  todas: { titulo: 'Todas', es: () => true },
} satisfies Record<string, { titulo: string; es: (fila: FilaDeHoja) => boolean }>;
type Vista = keyof typeof VISTAS;

const NOMBRES = Object.keys(VISTAS) as Vista[];

const COSAS: Record<QueSeTrae, readonly [string, string]> = {
  jugadores: ['jugador', 'jugadores'],
  ligas: ['jugador', 'jugadores'],
  partidos: ['partido', 'partidos'],
};

/** How many of each view. */
const cuentas = (filas: readonly FilaDeHoja[]): Record<Vista, number> =>
  Object.fromEntries(NOMBRES.map((vista) => [vista, filas.filter(VISTAS[vista].es).length])) as Record<
    Vista,
    number
  >;

/** Arranged matches of who is struck off or goes to another league. */
function Tocados({ afectados }: Pick<LoQueHaria, 'afectados'>) {
  if (afectados.length === 0) return null;
  return (
    <Notice tone="warn" title={tituloDe(afectados)}>
      <p>
        Los de quien deja su liga o queda eliminado salen del horario al importar, aplazados. Los demás
        siguen: ábrelos para cambiarlos o suspenderlos.
      </p>
      <ul className={fields.list}>
        {afectados.map((partido) => (
          <li key={partido.id}>
            <Datos partido={partido} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What the leagues that somebody leaves say of their matches. */
function SegunReglas({ reglas }: Pick<LoQueHaria, 'reglas'>) {
  const hacen = reglas.filter(haceAlgo);
  if (hacen.length === 0) return null;
  return (
    <Notice tone="warn" title="Quien deja una liga, según su regla">
      {hacen.map((una) => (
        <EfectoDeRegla key={una.liga} regla={una} />
      ))}
    </Notice>
  );
}

function Resumen({ haria: { filas, ligas, afectados, reglas } }: { haria: LoQueHaria }) {
  const { nueva, cambia, igual, mala } = cuentas(filas);
  const partes = [
    nueva > 0 && cuantos(nueva, 'se crea', 'se crean'),
    cambia > 0 && cuantos(cambia, 'cambia', 'cambian'),
    igual > 0 && cuantos(igual, 'ya está igual', 'ya están igual'),
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
      <SegunReglas reglas={reglas} />
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

type BarraProps = Omit<Props, 'volver'> & { malas: readonly number[]; cuantas: number };

function Barra({ que, revision, malas, cuantas }: BarraProps) {
  const { ensayo, nota, guardando, importar, dejarFuera } = revision;
  const [uno, varios] = COSAS[que];
  return (
    <div className={fields.bar} data-bar>
      <Button
        look="action"
        data-importar
        disabled={cuantas === 0 || malas.length > 0 || ensayo.isFetching}
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
      {nota}
    </div>
  );
}

/** What is looked at first: what is wrong, or else all of it. */
function useVista(filas: readonly FilaDeHoja[]) {
  const [elegida, setElegida] = useState<Vista | null>(null);
  const [pagina, setPagina] = useState(1);
  const numeros = cuentas(filas);
  const deOficio: Vista = numeros.mala > 0 ? 'mala' : 'todas';
  const vista = elegida !== null && (numeros[elegida] > 0 || elegida === 'todas') ? elegida : deOficio;
  const suyas = filas.filter(VISTAS[vista].es);
  const { shown, ...pager } = pageOf(suyas, pagina);
  const elegir = (una: Vista) => {
    setElegida(una);
    setPagina(1);
  };
  return { numeros, vista, elegir, shown, pager: { ...pager, total: suyas.length, onGo: setPagina } };
}

/** What was just mended is gone with its focus: it goes to what is wrong yet in its row, or else to the next. */
function useSeguir({ ensayo: { data }, tocada }: Revision) {
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
  const { ensayo, haria, dicho, fuera, incluir } = props.revision;
  const zona = useSeguir(props.revision);
  const filas = haria?.filas.filter(({ linea }) => !fuera.has(linea)) ?? [];
  const { numeros, vista, elegir, shown, pager } = useVista(filas);
  if (ensayo.isError && !haria)
    return <ErrorState onRetry={() => ensayo.refetch()}>{mensajeDe(ensayo.error)}</ErrorState>;
  if (!haria) return <Skeleton rows={6} kind="row" />;
  return (
    <div className={fields.stack} ref={zona}>
      <Resumen haria={{ ...haria, filas }} />
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
      <ul className={LISTA}>
        {shown.map((fila) => (
          <Fila key={fila.linea} fila={fila} revision={props.revision} />
        ))}
      </ul>
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
