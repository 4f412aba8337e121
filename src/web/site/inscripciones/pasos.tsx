import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CAMPOS_SALUD, SEMANAS } from '#domain/inscripcion/datos.ts';
import type { Problema } from '#domain/problema.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type Apartado, type Duda, loQueDetiene } from './apartados.ts';
import { idDeCampo } from './campo.tsx';
import { useFormulario } from './use-inscripcion.ts';

export type Marcha = {
  apartados: readonly Apartado[];
  /** Which of them is on the screen. */
  n: number;
  /** Takes the focus to a field, in whatever step it is. */
  irA: (campo: string) => void;
  /** Whether nothing is missing in this step, nor looks wrong and was not told; it is marked, and the first takes the focus. */
  pasa: () => boolean;
};

const enfocar = (selector: string, opciones?: FocusOptions) =>
  document.querySelector<HTMLElement>(selector)?.focus(opciones);

type Faltas = { errores: readonly Problema[]; duda: Duda | null; marcar: (campo: string) => void };

/** One step at a time. The address says which, so that going back in the browser is going back a step. */
export function usePasos(apartados: readonly Apartado[], { errores, duda, marcar }: Faltas): Marcha {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const pedido = useIsHydrated() ? apartados.findIndex(({ href }) => href === hash) : 0;
  const n = Math.max(0, pedido);
  const href = apartados[n]?.href;
  const anterior = useRef(href);
  const buscado = useRef<string | null>(null);
  const yaDicho = useRef('');
  useEffect(() => {
    if (!href || anterior.current === href) return;
    anterior.current = href;
    if (buscado.current) enfocar(buscado.current);
    else enfocar(href, { preventScroll: true });
    buscado.current = null;
  }, [href]);
  const irA = (campo: string) => {
    const suyo = apartados.find(({ campos }) => campos.includes(campo))?.href ?? href;
    const selector = `#${idDeCampo(campo)}`;
    if (!suyo || suyo === href) return enfocar(selector);
    buscado.current = selector;
    navigate(suyo, { preventScrollReset: true });
  };
  const pasa = (): boolean => {
    const paran = loQueDetiene(apartados[n] ?? { campos: [] }, { errores, duda }, yaDicho.current);
    if (duda && paran.includes(duda.path)) yaDicho.current = duda.escrito;
    for (const path of paran) marcar(path);
    if (paran[0]) irA(paran[0]);
    return paran.length === 0;
  };
  return { apartados, n, irA, pasa };
}

/** How a step stands: in a word, in its number and in the review. */
const ESTADOS: Record<Apartado['estado'], { dicho: string; numero: string; repaso: string }> = {
  falta: {
    dicho: 'falta algo',
    numero: cx('border-bad bg-surface text-bad'),
    repaso: cx('font-semibold text-bad'),
  },
  revisa: {
    dicho: 'revisa',
    numero: cx('border-border bg-surface'),
    repaso: cx('font-semibold text-warn'),
  },
  hecho: { dicho: 'completo', numero: cx('border-ok bg-ok-pale text-ok'), repaso: cx('text-ink-soft') },
  opcional: { dicho: 'opcional', numero: cx('border-border bg-surface'), repaso: cx('text-ink-soft') },
};

type PasoProps = {
  apartado: Apartado;
  /** Its number. */
  n: number;
  esActual: boolean;
  intentado: boolean;
  /** Of many: with no room for all the names, that of the step on the screen. */
  sonMuchos: boolean;
};

const ACTUAL = cx('border-primary bg-primary text-on-primary');

/** What is missing is told once sending was tried: before, everything is. */
function Paso({ apartado: { href, breve, estado }, n, esActual, intentado, sonMuchos }: PasoProps) {
  const dicho = estado === 'falta' && !intentado ? null : estado;
  return (
    <li className="relative flex-auto lg:flex-none">
      <Link
        to={href}
        aria-current={esActual ? 'step' : undefined}
        className="grid min-h-tap justify-items-center gap-1 py-1 text-ink text-xs leading-tight no-underline hover:underline current:font-bold lg:flex lg:items-center lg:gap-2 lg:bg-paper lg:px-2 lg:text-s"
      >
        <span
          aria-hidden
          className={cx(
            '@max-2xs:size-icon grid size-8 flex-none place-items-center rounded-full border font-bold text-xs',
            esActual ? ACTUAL : ESTADOS[dicho ?? 'opcional'].numero,
          )}
        >
          {estado === 'hecho' ? <Icon name="check" size={18} /> : n}
        </span>
        <span className={cx(!esActual && (sonMuchos ? '@max-xs:sr-only' : '@max-2xs:sr-only'))}>{breve}</span>
        {dicho ? <span className="visually-hidden">{` ${ESTADOS[dicho].dicho}`}</span> : null}
      </Link>
    </li>
  );
}

/** How much is left, over the form: on a phone it stays in sight. */
export function Pasos() {
  const {
    pasos: { apartados, n },
    intentado,
  } = useFormulario();
  return (
    <nav
      className="@container sticky top-bar z-2 -mx-gutter mb-2 border-hairline border-b bg-paper px-gutter py-1 lg:static lg:col-span-full lg:-mx-2 lg:mb-0 lg:border-0 lg:p-0 low:static noscript:hidden"
      aria-label="Apartados de la inscripción"
    >
      <ol className="relative flex justify-between gap-1 before:absolute before:inset-x-8 before:top-4 before:h-px before:bg-hairline lg:before:top-1/2">
        {apartados.map((apartado, i) => (
          <Paso
            key={apartado.href}
            apartado={apartado}
            n={i + 1}
            esActual={i === n}
            intentado={intentado}
            sonMuchos={apartados.length > 5}
          />
        ))}
      </ol>
    </nav>
  );
}

/** What each step before was filled in with, where it is short and nobody else's business. */
const SE_REPASAN: readonly string[] = [
  'nombre',
  'apellidos',
  'fechaNacimiento',
  'conPareja',
  'email',
  'telefono',
  'centro',
  'dias',
  'prueba',
  ...SEMANAS,
  ...CAMPOS_SALUD,
  'cuentaIBAN',
  'fotos',
  'firma',
];

/** Nobody is said to have declared what they were not asked to say. */
const SIN_RELLENAR = 'sin rellenar';

/** Whatever of it is filled in, it says what; `hecho` alone would say that nothing is left to be said. */
function loDicho({ id, estado, porque, campos }: Apartado, valores: RepasoProps['valores']): string {
  if (id === 'salud' && estado === 'opcional') return SIN_RELLENAR;
  if (estado === 'revisa' && porque) return porque;
  const puesto = campos.flatMap((campo) => (SE_REPASAN.includes(campo) && valores[campo]) || []);
  return estado === 'hecho' && puesto.length > 0 ? puesto.join(' · ') : ESTADOS[estado].dicho;
}

const LINEA = cx('grid grid-cols-label items-center gap-x-4 border-hairline border-b py-1');
type RepasoProps = {
  apartados: readonly Apartado[];
  valores: Readonly<Record<string, string>>;
  /** What is asked for, and what it costs. */
  pedido: { nombre: string; precios: readonly string[] };
};

/** Before sending: what has been said, what is missing, and the way back to each. */
export const Repaso = ({ apartados, valores, pedido }: RepasoProps) => (
  <ul className="noscript:hidden" aria-label="Lo que has puesto">
    <li className={LINEA}>
      <b>{pedido.nombre}</b>
      <span className="figure">
        {pedido.precios.map((precio) => (
          <span key={precio} className="block">
            {precio}{' '}
          </span>
        ))}
      </span>
    </li>
    {apartados.slice(0, -1).map((apartado) => (
      <li key={apartado.href} className={LINEA}>
        <Link to={apartado.href} className="flex min-h-tap items-center">
          {apartado.titulo}
        </Link>
        <span className={cx('wrap-anywhere', ESTADOS[apartado.estado].repaso)}>
          {loDicho(apartado, valores)}
        </span>
      </li>
    ))}
  </ul>
);

/** What is still wrong, each with the way to its field, in whatever step it is. */
export const Resumen = ({ errores, irA }: { errores: readonly Problema[]; irA: (campo: string) => void }) => (
  <div className="grid gap-3 rounded-m border-bad border-s-4 bg-bad-pale px-6 py-4" role="alert">
    <p>
      {errores.length === 1 ? 'Falta una cosa por revisar:' : `Faltan ${errores.length} cosas por revisar:`}
    </p>
    <ul className="list-disc ps-4">
      {errores.map(({ path, message }) => (
        <li key={`${path}-${message}`}>
          <a
            href={`#${idDeCampo(path)}`}
            className="inline-block py-2 text-ink"
            onClick={(event) => {
              event.preventDefault();
              irA(path);
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
