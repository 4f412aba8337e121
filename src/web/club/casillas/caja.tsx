import type { ChangeEvent, CSSProperties, KeyboardEvent } from 'react';
import type { Casilla } from '#domain/partido/marcador.ts';
import styles from './casillas.module.css';
import { anterior, destinoDe, estaCompleta, soloDigitos } from './teclas.ts';

type CajaProps = {
  nombre: Casilla;
  /** "Set 1, Ana". */
  label: string;
  valor: number | null;
  posicion: CSSProperties;
  disabled: boolean;
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

/** One score box: two digits at most, and the keyboard moves through all of them. look.md, "Private pages". */
export function Caja(props: CajaProps) {
  const { nombre, label, valor, posicion, disabled, estado, describedBy } = props;
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
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      disabled={disabled}
      value={valor ?? ''}
      onChange={alEscribir(props)}
      onKeyDown={alPulsar(props)}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
