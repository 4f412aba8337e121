import type { ReactElement } from 'react';
import { club } from '#club';
import { Grupo } from './clases.tsx';
import { Arbol, Bola, veces } from './figuras.tsx';

/** How far to each side the court goes on, for the widest window. */
const LEJOS = 400;

/** By its own size: smaller, nothing behind them; on a phone only two, larger. */
const ESTILO =
  '@media (max-width:400px){.l{display:none}}' +
  '@media (max-width:300px){.o{display:none}.dos{transform:translate(-240px,-79px) scale(2.7)}}';

/** The people of the club on their court, from the waist up. It has no ground of its own: it stands on that of the head. */
export function trazarBienvenida(): ReactElement {
  const { pista, pistaOscura } = club.colores;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 160 60"
      width="1280"
      height="480"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <style>{ESTILO}</style>
      <g className="l">
        <g opacity="0.3">
          {veces(26, (i) => (
            <Arbol key={i} x={-324 + i * 31} y={42} color={pistaOscura} />
          ))}
        </g>
        <path d={`M${-LEJOS} 43H${LEJOS}V70H${-LEJOS}z`} fill={pista} />
        <path d={`M${-LEJOS} 37H${LEJOS}V47H${-LEJOS}z`} fill={pistaOscura} fillOpacity="0.4" />
        <path d={`M${-LEJOS} 37H${LEJOS}`} stroke="#fff" strokeWidth="1.3" />
        <path d={`M${-LEJOS} 54H${LEJOS}`} stroke="#fff" strokeWidth="0.9" />
      </g>
      <g className="dos">
        <Grupo />
        <Bola x={100} y={10} r={4.2} />
      </g>
    </svg>
  );
}
