import {
  type ChangeEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Casilla, NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Problema } from '#domain/problema.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './casillas.module.css';
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

type CajaProps = {
  nombre: Casilla;
  /** "Set 1, Ana". */
  label: string;
  valor: number | null;
  posicion: CSSProperties;
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
  const { nombre, label, valor, posicion, bloqueo, inputMode, estado, describedBy } = props;
  return (
    <input
      className={styles.caja}
      style={posicion}
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
};

const esDe = (nombre: Casilla) => (problema: Problema) => problema.path === nombre;

function estadoDe(nombre: Casilla, { errores, avisos }: Problemas): 'bien' | 'aviso' | 'error' {
  if (errores.some(esDe(nombre))) return 'error';
  return avisos.some(esDe(nombre)) ? 'aviso' : 'bien';
}

/** Where the grid of the stylesheet puts it. */
const posicionDe = (nombre: Casilla) =>
  ({ '--lado': ladoDe(nombre), '--set': setDe(nombre) }) as CSSProperties;

const irDentroDe = (cajas: RefObject<HTMLSpanElement | null>) => (nombre: Casilla) =>
  cajas.current?.parentElement?.querySelector<HTMLElement>(`[name="${nombre}"]`)?.focus();

/**
 * The twelve boxes in the order a score is said, so that Tab follows it too. Any no-show locks them all.
 */
export function Cajas({ valores, cambiar, nombres, problemas, idProblemas, ...resto }: CajasProps) {
  const { alCompletar, sets = NUMEROS_SET.length, legibles = false, inputMode = 'numeric' } = resto;
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
    <>
      <span ref={marca} hidden />
      {ORDEN.filter((nombre) => setDe(nombre) <= sets).map((nombre) => (
        <Caja
          key={nombre}
          nombre={nombre}
          label={`Set ${setDe(nombre)}, ${nombres[ladoDe(nombre) - 1]}`}
          valor={valores[nombre]}
          posicion={posicionDe(nombre)}
          bloqueo={bloqueada ? cerrada : 'no'}
          inputMode={inputMode}
          estado={estadoDe(nombre, problemas)}
          describedBy={hayProblemas ? idProblemas : undefined}
          onCambio={(valor) => cambiar(nombre, valor)}
          alCompletar={(valor) => completar(nombre, valor)}
          irA={irA}
        />
      ))}
    </>
  );
}

export const otro = (lado: Lado): Lado => (lado === 1 ? 2 : 1);

/** Away from the names, the first name says whose it is, unless both share it. */
export const comoSeLlama = (lado: Lado, nombres: readonly [string, string]): string => {
  const [suya, otra] = [lado, otro(lado)].map((uno) => nombres[uno - 1]?.split(' ')[0] ?? '');
  if (!suya) return `Jugador ${lado}`;
  return suya === otra ? (nombres[lado - 1] ?? '') : suya;
};

type ListaProblemasProps = Problemas & { id: string };

/** Errors keep the match from being saved; warnings only ask for a second look. Each is said once. */
export function ListaProblemas({ id, errores, avisos }: ListaProblemasProps) {
  const filas = [
    ...errores.map(({ message }) => ({ message, clase: styles.error })),
    ...avisos.map(({ message }) => ({ message, clase: styles.aviso })),
  ];
  return (
    <div className={styles.problemas} id={id} role="status">
      {[...new Map(filas.map((fila) => [fila.message, fila])).values()].map(({ message, clase }) => (
        <p key={message} className={clase}>
          <Icon name="alert" size={16} />
          {message}
        </p>
      ))}
    </div>
  );
}
