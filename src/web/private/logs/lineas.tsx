import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LineaRegistro, Deshacer as Previa } from '#contract/operaciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CON_ENLACE, PROGRAMA } from '#domain/cuenta/cuenta.ts';
import { type Dia, diaDe, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaLarga, semanaBreve } from '#domain/fecha-texto.ts';
import { DIAS_DESHACER } from '#domain/registro/deshacer.ts';
import { frasesDeEfectos } from '#domain/registro/efectos.ts';
import { resumenDeLineas } from '#domain/registro/linea.ts';
import { conMayuscula } from '#domain/texto.ts';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { useHacer, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { Pager, pageOf, useTableState } from '#web/ui/desk/pages.tsx';
import { Waiting } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** What was written at once: one row of the screen. Newest first, as the lines come. */
export type Grupo = { primera: LineaRegistro; lineas: LineaRegistro[] };

/** Lines written at once are one row; the others are a row each. */
export function enGrupos(lineas: readonly LineaRegistro[]): Grupo[] {
  const grupos: Grupo[] = [];
  for (const linea of lineas) {
    const ultimo = grupos.at(-1);
    const junta = linea.deUnaVez !== null && ultimo?.primera.deUnaVez === linea.deUnaVez;
    if (junta) ultimo.lineas.push(linea);
    else grupos.push({ primera: linea, lineas: [linea] });
  }
  return grupos;
}

/** What a row says while it is folded: of what was found, in the order it was done. */
export const tituloDe = ({ lineas }: Grupo): string => resumenDeLineas(lineas.toReversed());

const ENTRE_COMILLAS = /«(.+?)(?:, \d.*?)?»/;

/** Of whom, "Ana – Luis y 6 más": the first, and how many more; null of what is told as a whole. */
export function deQuienes({ primera, lineas }: Grupo): string | null {
  if (lineas.some(({ acto }) => acto === null)) return null;
  const [quien] = ENTRE_COMILLAS.exec(lineas.at(-1)?.texto ?? '')?.slice(1) ?? [];
  return quien ? `${quien} y ${primera.juntas - 1} más` : null;
}

/** Of how many lines the search found these, when it did not find all that were written at once. */
export const queFaltan = ({ primera, lineas }: Grupo): number => primera.juntas - lineas.length;

/** Those of each day of the club, in their order. */
export const porDias = (grupos: readonly Grupo[]): [Dia, Grupo[]][] => [
  ...Map.groupBy(grupos, ({ primera }) => diaDe(primera.cuando)),
];

/** Of the list of the log: where the focus goes when the line it was on has changed. */
const ID_LISTA = 'registros';

const RUTA = 'POST /api/private/log/operaciones/:id/deshacer';

/** The button that was pressed is gone with what it took back; whoever is elsewhere by then stays there. */
function tomarElFoco(): void {
  if (document.activeElement === document.body) document.getElementById(ID_LISTA)?.focus();
}

const Lista = ({ frases }: { frases: readonly string[] }) => (
  <ul className={fields.list}>
    {frases.map((frase) => (
      <li key={frase}>{frase}</li>
    ))}
  </ul>
);

/** What was done, as the log tells it. */
function LoHecho({ lineas, cuantas }: Pick<Previa, 'lineas' | 'cuantas'>) {
  const resto = cuantas - lineas.length;
  return (
    <section aria-label="Lo que se hizo">
      <p>Lo que se hizo:</p>
      <Lista frases={lineas} />
      {resto > 0 ? <p>Y {cuantos(resto, 'cambio más', 'cambios más')}.</p> : null}
    </section>
  );
}

type PreguntaProps = { previa: Previa; cerrar: () => void };

const NoSePuede = ({ previa, cerrar }: PreguntaProps) => (
  <div className={fields.stack}>
    <LoHecho {...previa} />
    <section aria-label="Por qué no se puede deshacer">
      <p>
        <strong>Ahora no se puede deshacer:</strong>
      </p>
      <p>{previa.impedimento}</p>
    </section>
    <div className={fields.pair}>
      <Button onClick={cerrar} autoFocus data-autofocus>
        Cerrar
      </Button>
    </div>
  </div>
);

/** In the list and in its dialog alike: as many as the log tells. */
const rotuloDe = (cuantas: number): string => (cuantas > 1 ? `Deshacer los ${cuantas}` : 'Deshacer');

function Pregunta({ previa, cerrar }: PreguntaProps) {
  const recargar = useRecargar();
  const { nota, callar, mirando } = useAvisosDe(RUTA, { params: { id: previa.id } });
  const { hacer, haciendo } = useHacer(
    () => call(RUTA, { params: { id: previa.id } }, { quiet: callar }),
    async () => {
      showToast('Deshecho: todo está como antes, y así consta en los registros.', 'success');
      cerrar();
      await recargar();
      requestAnimationFrame(tomarElFoco);
    },
  );
  return (
    <DialogForm
      action={rotuloDe(previa.cuantas)}
      look="danger"
      startsOnCancel
      disabled={mirando}
      busy={haciendo}
      onSubmit={() => hacer()}
      onCancel={cerrar}
    >
      <LoHecho {...previa} />
      <section aria-label="Lo que pasará">
        <p>
          <strong>Al deshacerlo:</strong>
        </p>
        <Lista frases={frasesDeEfectos(previa.efectos)} />
      </section>
      <p>Quedará en los registros, y también se podrá deshacer.</p>
      {nota}
    </DialogForm>
  );
}

function Dialogo({ id, cerrar }: { id: number; cerrar: () => void }) {
  // What is in the way may have changed since the list was read.
  const previa = useQuery({
    queryKey: ['registros', 'operacion', id],
    queryFn: () => call('GET /api/private/log/operaciones/:id', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { data, isError } = previa;
  if (isError || !data) return <Waiting query={previa} kind="text" rows={4} />;
  const Contenido = data.impedimento !== null ? NoSePuede : Pregunta;
  return <Contenido previa={data} cerrar={cerrar} />;
}

/** For the head of the list. */
const AVISO_DESHACER = `Lo guardado o borrado en los últimos ${DIAS_DESHACER} días se puede deshacer, con el botón de su fila.`;

export const SIN_CUENTA: Readonly<Record<string, string>> = {
  [CON_ENLACE]: 'Con su enlace',
  [PROGRAMA]: 'La web, sola',
};

/** Whose account it was, or who acts without one. */
export const quienEs = (usuario: string): string => SIN_CUENTA[usuario] ?? usuario;

type FilaProps = { grupo: Grupo; desplegado: boolean; abrir: (operacion: number) => void };

/** What was done at once unfolds into its lines; whoever searched sees what they found. */
function Hecho({ grupo, desplegado }: Omit<FilaProps, 'abrir'>) {
  const { primera, lineas } = grupo;
  const faltan = queFaltan(grupo);
  const quienes = deQuienes(grupo);
  if (primera.juntas === 1)
    return (
      <>
        {primera.texto}
        {primera.solicitud === null ? null : (
          <>
            {' '}
            <Link to={rutasPrivadas.solicitud(primera.solicitud)}>Verla</Link>
          </>
        )}
      </>
    );
  return (
    <details open={desplegado} className={fields.disclose}>
      <summary>
        {tituloDe(grupo)}
        {quienes ? <span className="text-ink-soft">: {quienes}</span> : null}
      </summary>
      <ul className={cx(fields.list, 'my-2')}>
        {lineas.toReversed().map(({ id, texto }) => (
          <li key={id}>{texto}</li>
        ))}
      </ul>
      {faltan > 0 ? (
        <p className="text-ink-soft">
          Y {cuantos(faltan, 'cambio más', 'cambios más')} de la misma vez que no buscabas.
        </p>
      ) : null}
    </details>
  );
}

function Accion({ grupo, abrir }: Omit<FilaProps, 'desplegado'>) {
  const { operacion, deshecha, juntas, texto } = grupo.primera;
  if (operacion === null) return null;
  if (deshecha) return <span className="px-3 text-ink-soft italic">Deshecho</span>;
  const que = juntas === 1 ? texto : tituloDe(grupo);
  const rotulo = rotuloDe(juntas);
  return (
    <Button
      size="s"
      look="ghost"
      onClick={() => abrir(operacion)}
      aria-haspopup="dialog"
      aria-label={`${rotulo}: ${que}`}
    >
      {rotulo}
    </Button>
  );
}

/** On a phone: when, who and the way back, and under them what was done. */
const Fila = ({ grupo, desplegado, abrir }: FilaProps) => (
  <li className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 wrap-anywhere md:flex-nowrap">
    <time className="flex-none text-ink-soft tabular-nums md:w-12" dateTime={grupo.primera.cuando}>
      {horaDe(grupo.primera.cuando)}
    </time>
    <span className="font-semibold">
      {quienEs(grupo.primera.usuario)}
      <span className="font-normal text-ink-soft max-md:hidden" aria-hidden="true">
        {' '}
        ·
      </span>
    </span>
    <div className="min-w-0 max-md:order-1 max-md:basis-full md:flex-1">
      <Hecho grupo={grupo} desplegado={desplegado} />
    </div>
    <span className="-my-1 -me-3 ms-auto flex-none">
      <Accion grupo={grupo} abrir={abrir} />
    </span>
  </li>
);

/** "Hoy, domingo 22 nov": of these days, also which one it is. */
function tituloDeDia(dia: Dia, hoy: Dia): string {
  if (dia === hoy) return `Hoy, ${semanaBreve(dia)}`;
  if (dia === sumarDias(hoy, -1)) return `Ayer, ${semanaBreve(dia)}`;
  return dia.slice(0, 4) === hoy.slice(0, 4) ? conMayuscula(semanaBreve(dia)) : fechaLarga(dia);
}

/** The log: a row for everything that was done at once. `desplegado`: what it holds is what was looked for. */
export function Lineas({ grupos, desplegado }: { grupos: readonly Grupo[]; desplegado: boolean }) {
  const { page: pedida, goTo } = useTableState();
  const { shown, page, pages } = pageOf(grupos, pedida);
  const [abierta, setAbierta] = useState<number | null>(null);
  const cerrar = () => setAbierta(null);
  const hoy = hoyDelClub();
  return (
    <>
      {grupos.some(({ primera }) => primera.operacion !== null) ? (
        <p className="-mt-2 mb-4 text-s text-ink-soft">{AVISO_DESHACER}</p>
      ) : null}
      <section
        id={ID_LISTA}
        tabIndex={-1}
        className="surface divide-y divide-hairline overflow-clip text-s leading-snug focus:outline-none"
        aria-label="Registros"
      >
        {porDias(shown).map(([dia, suyos]) => (
          <section key={dia} className="lg:flex">
            <h2 className="heading-text px-4 py-2 text-s font-semibold max-md:border-b max-md:border-hairline max-md:bg-surface-sunk lg:w-3xs lg:flex-none">
              {tituloDeDia(dia, hoy)}
            </h2>
            <ol
              className="min-w-0 divide-y divide-hairline lg:flex-1 lg:border-s lg:border-hairline"
              aria-label={`Registros de ${fechaLarga(dia)}`}
            >
              {suyos.map((grupo) => (
                <Fila key={grupo.primera.id} grupo={grupo} desplegado={desplegado} abrir={setAbierta} />
              ))}
            </ol>
          </section>
        ))}
      </section>
      <DeskModal opened={abierta !== null} onClose={cerrar} title="Deshacer">
        {abierta === null ? null : <Dialogo id={abierta} cerrar={cerrar} />}
      </DeskModal>
      <Pager page={page} pages={pages} total={grupos.length} onGo={goTo} />
    </>
  );
}
