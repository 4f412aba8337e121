import { lineasDe, trazos } from './geometria.ts';

/** A strip of court along the top of the footer: the lines of a tennis court, seen lengthwise. */
export function PieTrazado() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-13.5 2.3 27 3.6"
      width="1620"
      height="216"
      aria-hidden="true"
    >
      {trazos(lineasDe('tenis')).map(({ ancho, d }) => (
        <path key={ancho} d={d} stroke="#3a4a78" strokeWidth={ancho} />
      ))}
      <path d="M0 -6.4V6.4" stroke="#5d70a8" strokeWidth="0.08" />
      <circle cx="4.2" cy="5" r="0.16" fill="#d9e84a" />
    </svg>
  );
}
