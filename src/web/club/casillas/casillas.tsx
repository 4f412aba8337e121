import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Casilla, NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Problema } from '#domain/problema.ts';
import { dePila } from '#domain/texto.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import {
  anterior,
  type ConMarcador,
  destinoDe,
  estaCompleta,
  ladoDe,
  ORDEN,
  type Problemas,
  setDe,
  siguiente,
  soloDigitos,
} from './valores.ts';

/**
 * Whether the focus is in a score box, or left it with a press that is not over: what is unfinished waits meanwhile. Said
 * while something below is being pressed, it would move it from under the finger.
 */
export function useEscribiendo() {
  const [dentro, setDentro] = useState(false);
  const [pulsa, setPulsa] = useState(false);
  const escribiendo = dentro || pulsa;
  useEffect(() => {
    if (!escribiendo) return;
    const baja = () => setPulsa(true);
    // Its click comes first.
    const sube = () => setTimeout(() => setPulsa(false));
    addEventListener('mousedown', baja, true);
    addEventListener('mouseup', sube, true);
    return () => {
      removeEventListener('mousedown', baja, true);
      removeEventListener('mouseup', sube, true);
    };
  }, [escribiendo]);
  const mirar = ({ target, type }: FocusEvent<HTMLElement>) =>
    setDentro(type === 'focus' && target.matches('[data-caja]'));
  return { escribiendo, onFocus: mirar, onBlur: mirar };
}

/** `grande`: of a saved match, whose score is seen from afar. */
type Tamano = 'normal' | 'grande';

const TAMANOS: Record<Tamano, string> = {
  normal: cx('h-tap w-tap self-end lg:h-control'),
  grande: cx('h-12 w-full max-w-12 min-w-8 self-center text-xl'),
};
const ESTADOS = {
  bien: cx('border border-border bg-surface'),
  aviso: cx('border-2 border-warn bg-surface'),
  error: cx('border-2 border-bad bg-surface'),
};
const LADOS = { 1: cx('row-start-2'), 2: cx('row-start-3') };

type CajaProps = {
  nombre: Casilla;
  /** "Set 1, Ana". */
  label: string;
  valor: number | null;
  tamano: Tamano;
  /** Nothing can be typed in it. `legible`, the focus still enters, so that keys act on its match. */
  bloqueo: 'no' | 'cerrada' | 'legible';
  inputMode: 'numeric' | 'none';
  estado: 'bien' | 'aviso' | 'error';
  describedBy: string | undefined;
  onCambio: (valor: number | null) => void;
  /** Nothing is left to type in it. */
  alCompletar: (valor: number | null) => void;
  irA: (nombre: Casilla) => void;
};

const cursorDe = ({ selectionStart, selectionEnd, value }: HTMLInputElement) => ({
  alPrincipio: selectionStart === 0,
  alFinal: selectionEnd === value.length,
  trasEscribir: value !== '' && selectionStart === selectionEnd,
});

/** Digits alone; once there are as many as it takes, on to the next. */
const alEscribir =
  ({ nombre, onCambio, alCompletar }: CajaProps) =>
  ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const texto = soloDigitos(currentTarget.value);
    const escritoAhora = texto === '' ? null : Number(texto);
    onCambio(escritoAhora);
    const escrito = (nativeEvent as InputEvent).inputType?.startsWith('insert') ?? false;
    if (escrito && estaCompleta(nombre, texto)) alCompletar(escritoAhora);
  };

/** The keys that leave the box for another one. */
const alPulsar =
  ({ nombre, irA }: CajaProps) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const vuelve = key === 'Backspace' && currentTarget.value === '';
    const destino = vuelve ? anterior(nombre) : destinoDe(key, nombre, cursorDe(currentTarget));
    if (!destino) return;
    event.preventDefault();
    irA(destino);
  };

/** One score box: two digits at most, and the keyboard moves through all of them. */
function Caja(props: CajaProps) {
  const { nombre, label, valor, tamano, bloqueo, inputMode, estado, describedBy } = props;
  return (
    <input
      className={cx(
        'rounded-m p-0 text-center font-semibold tabular-nums read-only:border-hairline read-only:bg-surface-sunk read-only:text-ink-soft focus-visible:-outline-offset-1',
        TAMANOS[tamano],
        ESTADOS[estado],
        LADOS[ladoDe(nombre)],
      )}
      name={nombre}
      aria-label={label}
      aria-invalid={estado === 'error' || undefined}
      aria-describedby={describedBy}
      data-estado={estado}
      data-caja
      inputMode={inputMode}
      autoComplete="off"
      maxLength={2}
      disabled={bloqueo === 'cerrada'}
      readOnly={bloqueo === 'legible'}
      value={valor ?? ''}
      onChange={alEscribir(props)}
      onKeyDown={alPulsar(props)}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

type CajasProps = {
  valores: ConMarcador;
  cambiar: (nombre: Casilla, valor: number | null) => void;
  nombres: readonly [string, string];
  problemas: Problemas;
  /** Of the list that tells them. */
  idProblemas: string;
  /** Where to go once a box is full; true when it has gone. Without it, or with false, to the next box. */
  alCompletar?: (nombre: Casilla, valor: number | null) => boolean;
  /** How many sets are drawn; all of them unless told. */
  sets?: number;
  /** Locked by a no-show, the boxes can still be entered. */
  legibles?: boolean;
  /** `none` where the screen brings its own keys. */
  inputMode?: 'numeric' | 'none';
  tamano?: Tamano;
  /** `columnas`: a player under the other. `linea`: so on a phone, and where there is room in one line. */
  forma?: keyof typeof FORMAS;
  /** Each set says which one it is. */
  rotulos?: boolean;
};

/**
 * Rows of the grid it is in: what the sets are called, and each player. Past the third, the sets of a line go below.
 */
const FORMAS = {
  columnas: {
    sets: cx('row-span-3 grid grid-flow-col grid-rows-subgrid justify-start gap-x-1'),
    set: cx('row-span-3 grid grid-rows-subgrid justify-items-center'),
    rotulo: cx('row-start-1 pt-1 text-xs whitespace-nowrap text-ink-soft'),
  },
  linea: {
    sets: cx('grid grid-cols-3 gap-1 max-lg:grid-rows-subgrid lg:gap-3'),
    set: cx('relative grid max-lg:row-span-3 max-lg:grid-rows-subgrid lg:flex lg:gap-1'),
    rotulo: cx(
      'row-start-1 text-center text-xs whitespace-nowrap text-ink-soft lg:absolute lg:inset-x-0 lg:bottom-full lg:pb-2',
    ),
  },
};
const FILAS = {
  tres: cx('max-lg:col-start-2 max-lg:row-span-3 max-lg:row-start-1'),
  seis: cx('max-lg:col-start-2 max-lg:row-span-6 max-lg:row-start-1'),
};
/** Those that a match may have at most in its columns. */
const A_LO_ANCHO = 3;

const esDe = (nombre: Casilla) => (problema: Problema) => problema.path === nombre;

function estadoDe(nombre: Casilla, { errores, avisos }: Problemas): 'bien' | 'aviso' | 'error' {
  if (errores.some(esDe(nombre))) return 'error';
  return avisos.some(esDe(nombre)) ? 'aviso' : 'bien';
}

const irDentroDe = (cajas: RefObject<HTMLSpanElement | null>) => (nombre: Casilla) =>
  cajas.current?.querySelector<HTMLElement>(`[name="${nombre}"]`)?.focus();

/**
 * The twelve boxes in the order a score is said, so that Tab follows it too. Any no-show locks them all.
 */
export function Cajas({ valores, cambiar, nombres, problemas, idProblemas, ...resto }: CajasProps) {
  const { alCompletar, sets = NUMEROS_SET.length, legibles = false, inputMode = 'numeric' } = resto;
  const { tamano = 'normal', forma = 'columnas', rotulos = false } = resto;
  const clases = FORMAS[forma];
  const bloqueada = valores.jugador1NoPresenta || valores.jugador2NoPresenta;
  const cerrada = legibles ? 'legible' : 'cerrada';
  const marca = useRef<HTMLSpanElement>(null);
  const irA = irDentroDe(marca);
  const hayProblemas = problemas.errores.length + problemas.avisos.length > 0;
  const completar = (nombre: Casilla, valor: number | null) => {
    const despues = siguiente(nombre);
    if (!alCompletar?.(nombre, valor) && despues) irA(despues);
  };
  return (
    <span
      ref={marca}
      className={cx(clases.sets, forma === 'linea' && (sets > A_LO_ANCHO ? FILAS.seis : FILAS.tres))}
    >
      {NUMEROS_SET.slice(0, sets).map((set) => (
        <span key={set} className={clases.set}>
          {rotulos ? (
            <small
              className={cx(clases.rotulo, forma === 'linea' && set > A_LO_ANCHO && 'lg:hidden')}
              aria-hidden="true"
            >
              Set {set}
            </small>
          ) : null}
          {ORDEN.filter((nombre) => setDe(nombre) === set).map((nombre) => (
            <Caja
              key={nombre}
              nombre={nombre}
              label={`Set ${set}, ${nombres[ladoDe(nombre) - 1]}`}
              valor={valores[nombre]}
              tamano={tamano}
              bloqueo={bloqueada ? cerrada : 'no'}
              inputMode={inputMode}
              estado={estadoDe(nombre, problemas)}
              describedBy={hayProblemas ? idProblemas : undefined}
              onCambio={(valor) => cambiar(nombre, valor)}
              alCompletar={(valor) => completar(nombre, valor)}
              irA={irA}
            />
          ))}
        </span>
      ))}
    </span>
  );
}

/** Each player at the start of their boxes. */
export const AlLado = ({ children }: { children: readonly [ReactNode, ReactNode] }) => (
  <span className="row-span-3 grid min-w-0 grid-rows-subgrid">
    {children.map((quien, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two players who never change places
      <span key={n} className={cx('grid min-w-0 items-center', LADOS[n === 0 ? 1 : 2])}>
        {quien}
      </span>
    ))}
  </span>
);

/** Three sets at the end of two names. */
export function MarcadorBreve({ cortos, ...cajas }: CajasProps & { cortos: readonly [string, string] }) {
  const quien = (lado: Lado) => (
    <strong className="wrap-anywhere" aria-hidden="true">
      {cortos[lado - 1]}
    </strong>
  );
  return (
    <div className="grid grid-cols-end gap-x-2 gap-y-1">
      <AlLado>{[quien(1), quien(2)]}</AlLado>
      <Cajas {...cajas} sets={A_LO_ANCHO} />
    </div>
  );
}

export const otro = (lado: Lado): Lado => (lado === 1 ? 2 : 1);

/** Away from the names, the first name says whose it is, unless both share it; of a pair, both. */
export const comoSeLlama = (lado: Lado, nombres: readonly [string, string]): string => {
  const [suya, otra] = [lado, otro(lado)].map((uno) => dePila(nombres[uno - 1] ?? ''));
  if (!suya) return `Jugador ${lado}`;
  return suya === otra ? (nombres[lado - 1] ?? '') : suya;
};

/** Errors keep the match from being saved; warnings only ask for a second look. Each is said once. */
export function ListaProblemas({ id, errores, avisos }: Problemas & { id: string }) {
  const filas = [
    ...errores.map(({ message }) => ({ message, clase: cx('text-bad') })),
    ...avisos.map(({ message }) => ({ message, clase: cx('text-warn') })),
  ];
  return (
    <div className="grid gap-1 text-s font-semibold" id={id} role="status">
      {[...new Map(filas.map((fila) => [fila.message, fila])).values()].map(({ message, clase }) => (
        <p key={message} className={cx('flex items-center gap-2', clase)}>
          <Icon name="alert" size={16} className={cx('shrink-0')} />
          {message}
        </p>
      ))}
    </div>
  );
}
