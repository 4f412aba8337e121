import { useInterval } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Avance } from '#contract/liga/propuesta.ts';
import { enfocar } from '#web/club/calendario/use-arrastre.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import {
  CuantasFuera,
  ID_PEDIDO,
  MOTIVO,
  MOTIVOS,
  Solos,
  seDiceEncima,
  Veredicto,
  YA_DICHO_PLEGADO,
} from './explicacion.tsx';
import { LoPedido, Pedido } from './pedido.tsx';
import { dondeVa, idMotivo, quienesSon } from './plano.tsx';
import { conJugadores, problemasDe } from './problemas.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

/** The server answers with the best found by then. */
const LIMITE_S = 10;
const LIMITE_MEJORA_S = 60;
const SEGUNDO = 1000;

/** What the engine is doing, in the order in which it does it. */
const FASES = [
  ['preparar', 'Reunir partidos, pistas y ausencias'],
  ['lineas', 'Contar cuántos partidos caben'],
  ['equidad', 'Elegir quién juega'],
  ['calidad', 'Afinar horas y pistas'],
  ['completar', 'Completar y explicar'],
] as const satisfies readonly (readonly [Avance['fase'], string])[];

const ESPERA = 'Esperando turno';

/** The phases, those behind ticked; the one under way is read out when it starts. */
function Fases({ avance }: { avance: Avance | null }) {
  const actual = FASES.findIndex(([fase]) => fase === avance?.fase);
  const espera = avance?.fase === 'espera';
  return (
    <>
      <p className={espera ? undefined : 'visually-hidden'} role="status">
        {espera ? ESPERA : FASES[actual]?.[1]}
      </p>
      <ol className="flex basis-full flex-wrap gap-x-4 gap-y-1 text-s text-ink-soft" aria-hidden="true">
        {FASES.map(([fase, nombre], n) => (
          <li key={fase} className={n === actual ? cx('font-semibold text-ink') : undefined}>
            {n === actual ? '▸' : n < actual ? '✓' : '○'} {nombre}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is being done, how long it has been of how long it can be, and the way out. */
function Calculando({ mesa }: Pick<Props, 'mesa'>) {
  const { avance, mejorando, cancelar } = mesa.generador;
  const [segundos, contar] = useState(0);
  useInterval(() => contar((antes) => antes + 1), SEGUNDO, { autoInvoke: true });
  const limite = mejorando ? LIMITE_MEJORA_S : LIMITE_S;
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label="Cálculo en marcha">
      <p role="status">{mejorando ? 'Buscando algo mejor…' : 'Buscando la mejor propuesta…'}</p>
      <progress
        className="advance max-w-xs grow basis-4xs"
        max={limite}
        value={Math.min(segundos, limite)}
        aria-label="Tiempo de cálculo"
      />
      <span className="min-w-8 tabular-nums" aria-hidden="true">
        {segundos} s
      </span>
      <Button size="s" onClick={cancelar}>
        Cancelar
      </Button>
      <Fases avance={avance} />
    </section>
  );
}

type Props = {
  mesa: MesaPropuesta;
  guardando: boolean;
  /** What whoever saves should know first. */
  nota: ReactNode;
};

/** The form, folded once there is a proposal: what was asked for stays in a line. */
function QuePedir({ mesa }: Pick<Props, 'mesa'>) {
  const { opciones, lineas, resultado } = mesa.estado;
  const hay = lineas.length > 0;
  const pliegue = useRef<HTMLDetailsElement>(null);
  // Each proposal that comes folds it, and what had the focus with it: who is left out is read below. On a phone the
  // form goes below the courts: what came is seen from its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another one comes
  useEffect(() => {
    const suyo = pliegue.current;
    if (!resultado || !suyo) return;
    suyo.open = !hay;
    if (hay && suyo.contains(document.activeElement))
      suyo.querySelector('summary')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [resultado]);
  return (
    <details
      ref={pliegue}
      id={ID_PEDIDO}
      className={cx('group/pedido disclose surface', seDiceEncima(mesa.estado) && YA_DICHO_PLEGADO)}
      open={!hay}
    >
      <summary className="px-3 py-2 text-s font-semibold">
        {hay ? <LoPedido opciones={opciones} ligas={mesa.listas.ligas} /> : 'Qué proponer'}{' '}
        {hay ? <b className="block ps-4 text-azul-text group-open/pedido:hidden">Cambiar lo pedido</b> : null}
      </summary>
      <Pedido mesa={mesa} />
    </details>
  );
}

/** Every reason, with the way to its match. */
function PorMirar({ mesa }: Pick<Props, 'mesa'>) {
  const conProblemas = mesa.estado.lineas.filter(({ clave }) => mesa.problemas.has(clave));
  if (conProblemas.length === 0) return null;
  return (
    <section aria-labelledby="titulo-por-mirar">
      <h2 id="titulo-por-mirar" className="heading-text text-s">
        {cuantos(conProblemas.length, 'partido para mirar', 'partidos para mirar')}
      </h2>
      <ul className={MOTIVOS}>
        {conProblemas.map((linea) => {
          const suyos = problemasDe(mesa.problemas, linea.clave);
          return (
            <li
              key={linea.clave}
              id={idMotivo(linea.clave)}
              className={cx(MOTIVO, suyos.some(({ esError }) => esError) ? 'border-bad' : 'border-warn')}
            >
              <button
                type="button"
                className="border-0 bg-transparent p-0 text-start font-semibold text-azul-text underline"
                onClick={() => enfocar(linea.clave)}
              >
                {quienesSon(linea, mesa)} ({dondeVa(linea, mesa)})
              </button>{' '}
              {suyos.map(({ mensaje }) => mensaje).join(' ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const PASOS = [
  ['Deshacer', 'deshacer', 'atras', 'Control+Z'],
  ['Rehacer', 'rehacer', 'adelante', 'Control+Shift+Z'],
] as const;

const Deshacer = ({ mesa }: Pick<Props, 'mesa'>) => (
  <div className="flex items-center gap-2 lg:basis-full">
    {PASOS.map(([nombre, hacer, hacia, teclas]) => (
      <Button
        key={hacer}
        size="s"
        look="ghost"
        className="max-lg:px-1"
        disabled={mesa.estado[hacia].length === 0}
        onClick={mesa[hacer]}
        aria-keyshortcuts={teclas}
      >
        {nombre}
      </Button>
    ))}
    <span className={desk.keys} aria-hidden="true">
      <kbd>Ctrl</kbd>+<kbd>Z</kbd>
    </span>
  </div>
);

/** As it will be saved, with how many. The form it sends is the one of the lines. */
const Guardar = ({ mesa, guardando }: Pick<Props, 'mesa' | 'guardando'>) => (
  <Button
    type="submit"
    form="lineas"
    look="action"
    className="flex-auto whitespace-nowrap max-lg:px-2 max-lg:text-s"
    busy={guardando}
    aria-keyshortcuts="Control+S"
  >
    {`Guardar ${cuantos(conJugadores(mesa.estado.lineas).length, 'partido', 'partidos')}`}
  </Button>
);

/** Beside the courts: what to propose, how good what came is, what to look at, and saving it. */
export function Panel({ mesa, guardando, nota }: Props) {
  const { lineas, resultado } = mesa.estado;
  const hay = lineas.length > 0;
  return (
    <aside
      className="flex flex-col gap-3 lg:sticky lg:top-bar lg:max-h-below-head lg:w-panel lg:flex-none"
      aria-label="La propuesta"
    >
      <div className="grid grid-cols-1 content-start gap-3 overscroll-contain lg:min-h-0 lg:overflow-y-auto">
        <QuePedir mesa={mesa} />
        {mesa.generador.generando ? <Calculando mesa={mesa} /> : null}
        {resultado ? <Veredicto mesa={mesa} resultado={resultado} /> : null}
        {hay ? <PorMirar mesa={mesa} /> : null}
        {resultado ? <Solos mesa={mesa} resultado={resultado} /> : null}
        {resultado ? <CuantasFuera resultado={resultado} /> : null}
      </div>
      {hay ? (
        <footer
          data-bar
          className={cx(
            desk.bar,
            // As wide as the page, under the margins that the bar of a phone has.
            'max-lg:fixed low:static max-lg:inset-x-0 max-md:inset-x-gutter max-lg:px-gutter max-lg:py-1',
          )}
        >
          <Deshacer mesa={mesa} />
          {nota}
          <Guardar mesa={mesa} guardando={guardando} />
        </footer>
      ) : null}
    </aside>
  );
}
