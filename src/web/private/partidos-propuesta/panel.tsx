import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Avance } from '#contract/liga/propuesta.ts';
import { enfocar } from '#web/club/calendario/use-arrastre.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import type { Listas } from './entorno.ts';
import { puestosEn } from './estado.ts';
import {
  CuantasFuera,
  ID_PEDIDO,
  MOTIVO,
  MOTIVOS,
  Solos,
  seDiceEncima,
  Veredicto,
  YA_DICHO,
} from './explicacion.tsx';
import { LoPedido, Pedido } from './pedido.tsx';
import { dondeVa, idMotivo } from './plano.tsx';
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

function useSegundos(): number {
  const [segundos, setSegundos] = useState(0);
  useEffect(() => {
    const cada = setInterval(() => setSegundos((antes) => antes + 1), SEGUNDO);
    return () => clearInterval(cada);
  }, []);
  return segundos;
}

type CalculandoProps = { avance: Avance | null; mejorando: boolean; cancelar: () => void };

/** What is being done, how long it has been of how long it can be, and the way out. */
function Calculando({ avance, mejorando, cancelar }: CalculandoProps) {
  const segundos = useSegundos();
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
  listas: Listas;
  guardando: boolean;
  /** What whoever saves should know first. */
  nota: ReactNode;
};

/** The form, folded once there is a proposal: what was asked for stays in a line. */
function QuePedir({ mesa, listas }: Omit<Props, 'guardando' | 'nota'>) {
  const { estado, generador } = mesa;
  const hay = estado.lineas.length > 0;
  const [abierto, setAbierto] = useState(!hay);
  const { calculada } = estado;
  const [habia, setHabia] = useState({ hay, calculada });
  // Each proposal that comes folds it: who is left out is read below.
  if (habia.hay !== hay || habia.calculada !== calculada) {
    setHabia({ hay, calculada });
    setAbierto(!hay);
  }
  const titulo = useRef<HTMLElement>(null);
  // What had the focus is folded away with the form.
  useEffect(() => {
    const suyo = document.activeElement;
    if (!abierto && suyo !== titulo.current && titulo.current?.parentElement?.contains(suyo))
      titulo.current.focus({ preventScroll: true });
  }, [abierto]);
  // On a phone the form goes below the courts: what came is seen from its start.
  useEffect(() => {
    if (calculada) scrollTo({ top: 0, behavior: 'instant' });
  }, [calculada]);
  return (
    <details
      id={ID_PEDIDO}
      className={cx('disclose surface', !abierto && seDiceEncima(estado) && YA_DICHO)}
      open={abierto}
      onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}
    >
      <summary ref={titulo} className="px-3 py-2 text-s font-semibold">
        {hay ? <LoPedido opciones={estado.opciones} /> : 'Qué proponer'}{' '}
        {hay && !abierto ? <b className="block ps-4 text-azul-text">Cambiar lo pedido</b> : null}
      </summary>
      <Pedido
        opciones={estado.opciones}
        pistas={listas.pistas}
        generando={generador.generando}
        otra={hay}
        yaPuestos={puestosEn(listas.puestos, estado.opciones)}
        cambiar={mesa.opcionar}
        pedirTipo={mesa.pedirTipo}
        generar={mesa.generar}
      />
    </details>
  );
}

/** Every reason, with the way to its match. */
function PorMirar({ mesa }: Pick<Props, 'mesa'>) {
  const { estado, problemas, entorno } = mesa;
  const conProblemas = estado.lineas.flatMap((linea) => {
    const suyos = problemas.get(linea.clave) ?? [];
    return suyos.length > 0 ? [{ linea, suyos }] : [];
  });
  if (conProblemas.length === 0) return null;
  return (
    <section aria-labelledby="titulo-por-mirar">
      <h2 id="titulo-por-mirar" className="heading-text text-s">
        {cuantos(conProblemas.length, 'partido para mirar', 'partidos para mirar')}
      </h2>
      <ul className={MOTIVOS}>
        {conProblemas.map(({ linea, suyos }) => (
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
              {entorno.jugadores.get(linea.idJugador1 ?? 0) ?? '¿?'} –{' '}
              {entorno.jugadores.get(linea.idJugador2 ?? 0) ?? '¿?'} ({dondeVa(linea, mesa)})
            </button>{' '}
            {suyos.map(({ mensaje }) => mensaje).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deshacer({ mesa: { deshacer, rehacer } }: Pick<Props, 'mesa'>) {
  return (
    <div className="flex items-center gap-2 lg:basis-full">
      <Button
        size="s"
        look="ghost"
        className="max-lg:px-2"
        disabled={!deshacer}
        onClick={() => deshacer?.()}
        aria-keyshortcuts="Control+Z"
      >
        Deshacer
      </Button>
      <Button
        size="s"
        look="ghost"
        className="max-lg:px-2"
        disabled={!rehacer}
        onClick={() => rehacer?.()}
        aria-keyshortcuts="Control+Shift+Z"
      >
        Rehacer
      </Button>
      <span className={desk.keys} aria-hidden="true">
        <kbd>Ctrl</kbd>+<kbd>Z</kbd>
      </span>
    </div>
  );
}

/** As it will be saved, with how many. The form it sends is the one of the lines. */
function Guardar({ mesa, guardando }: Pick<Props, 'mesa' | 'guardando'>) {
  const llenas = mesa.estado.lineas.filter(
    ({ idJugador1, idJugador2 }) => idJugador1 !== null || idJugador2 !== null,
  );
  return (
    <Button
      type="submit"
      form="lineas"
      look="action"
      className="flex-auto whitespace-nowrap max-lg:px-2 max-lg:text-s"
      busy={guardando}
      aria-keyshortcuts="Control+S"
    >
      {`Guardar ${cuantos(llenas.length, 'partido', 'partidos')}`}
    </Button>
  );
}

/** Beside the courts: what to propose, how good what came is, what to look at, and saving it. */
export function Panel({ mesa, listas, guardando, nota }: Props) {
  const { estado, generador } = mesa;
  const { generando, mejorando, avance, cancelar } = generador;
  const hay = estado.lineas.length > 0;
  return (
    <aside
      className="flex flex-col gap-3 lg:sticky lg:top-bar lg:max-h-below-head lg:w-panel lg:flex-none"
      aria-label="La propuesta"
    >
      <div className="grid grid-cols-1 content-start gap-3 overscroll-contain lg:min-h-0 lg:overflow-y-auto">
        <QuePedir mesa={mesa} listas={listas} />
        {generando ? <Calculando avance={avance} mejorando={mejorando} cancelar={cancelar} /> : null}
        {estado.resultado ? (
          <Veredicto estado={estado} resultado={estado.resultado} mejorar={generando ? null : mesa.mejorar} />
        ) : null}
        {hay ? <PorMirar mesa={mesa} /> : null}
        {estado.resultado ? <Solos resultado={estado.resultado} mesa={mesa} listas={listas} /> : null}
        {estado.resultado ? <CuantasFuera resultado={estado.resultado} /> : null}
      </div>
      {hay ? (
        <footer
          data-bar
          className={cx(
            desk.bar,
            'max-lg:fixed low:static max-lg:inset-x-0 max-lg:mx-0 max-lg:px-gutter max-lg:py-1',
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
