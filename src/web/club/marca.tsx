import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './marca.module.css';

type MarcaProps = {
  /** The club's name; without it only the mark is drawn, as decoration. */
  nombre?: string;
  size?: number;
  className?: string | undefined;
};

/** Splits "Club de Tenis Valdecierzo" so that the place gets the weight. */
function enDosLineas(nombre: string): [string, string] {
  const corte = nombre.lastIndexOf(' ');
  return [nombre.slice(0, Math.max(corte, 0)), nombre.slice(corte + 1)];
}

/** A corner of a court and the ball that has just caught its line. */
export function MarcaDibujo({ size = 40, className }: Pick<MarcaProps, 'size' | 'className'>) {
  const id = useId();
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={id}>
        <rect width="40" height="40" rx="9" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0H40V40H0z" fill="#2c4379" />
        <path d="M11 -2H42V29H11z" fill="#4862a0" />
        <path d="M11 -2V29H42M24 -2V29" fill="none" stroke="#fff" strokeWidth="2.4" />
        <path d="M9.5 25L40 42V52L14 40z" fill="#0b1226" fillOpacity="0.3" />
        <circle cx="12.5" cy="28" r="7.5" fill="#d9e84a" />
        <path
          d="M8 22.5Q13.5 28 8 33.5M17 22.5Q12.5 28.5 18.2 32.5"
          fill="none"
          stroke="#fff"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}

export function Marca({ nombre, size = 40, className }: MarcaProps) {
  if (!nombre) return <MarcaDibujo size={size} className={className} />;
  const [arriba, abajo] = enDosLineas(nombre);
  return (
    <span className={cx(styles.marca, className)}>
      <MarcaDibujo size={size} />
      <span className={styles.nombre}>
        {arriba ? <span className={styles.arriba}>{arriba} </span> : null}
        <span className={styles.abajo}>{abajo}</span>
      </span>
    </span>
  );
}
