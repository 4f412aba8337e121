import { useId } from 'react';
import { DibujoDetalle } from './dibujo-detalles.tsx';
import { Bola, Cierre, Red, Tintas } from './dibujo-piezas.tsx';
import { Suelo } from './dibujo-suelo.tsx';
import { type Dibujo, ventanaDe } from './dibujos.ts';
import { lineasDe, trazos } from './geometria.ts';
import { SUPERFICIES, type Tonos } from './superficies.ts';

export type PistaDibujoProps = Dibujo & {
  /** What it shows, when it says something; without it the drawing is decorative. */
  titulo?: string;
  /** Which part survives when the frame has another shape: an SVG alignment. */
  anclaje?: string;
  className?: string | undefined;
};

function Lineas({ deporte, tonos, grosor }: Pick<Dibujo, 'deporte'> & { tonos: Tonos; grosor: number }) {
  return trazos(lineasDe(deporte)).map(({ ancho, d }) => (
    <path key={ancho} d={d} stroke={tonos.linea} strokeWidth={ancho * grosor} />
  ));
}

function Pista({ dibujo, id }: { dibujo: Dibujo; id: string }) {
  const { deporte, superficie, detalle, grosor = 1, giro = 0 } = dibujo;
  const tonos = SUPERFICIES[superficie];
  const tenue = superficie === 'calco';
  // The workshop's bench has no court on it.
  const conPista = detalle !== 'cuerdas';
  return (
    <>
      <Suelo deporte={deporte} tonos={tonos} id={id} conPista={conPista} />
      {conPista ? <Lineas deporte={deporte} tonos={tonos} grosor={grosor} /> : null}
      <DibujoDetalle detalle={detalle} id={id} />
      {conPista ? <Red deporte={deporte} tenue={tenue} giro={giro} /> : null}
      <Cierre deporte={deporte} />
      {(dibujo.pelotas ?? []).map((pelota) => (
        <Bola
          key={`${pelota.x} ${pelota.y}`}
          pelota={pelota}
          id={id}
          tenue={tenue}
          giro={giro}
          focos={detalle === 'focos'}
        />
      ))}
    </>
  );
}

/** A court seen from above, to scale. Fills its frame and keeps the window of `encuadre` in sight. */
export function PistaDibujo({ titulo, anclaje = 'xMidYMid', className, ...dibujo }: PistaDibujoProps) {
  const id = useId();
  const { x, y, ancho, alto } = ventanaDe(dibujo);
  const marco = [-ancho / 2, -alto / 2, ancho, alto].map((n) => n.toFixed(2)).join(' ');
  return (
    <svg
      className={className}
      viewBox={marco}
      preserveAspectRatio={`${anclaje} slice`}
      focusable="false"
      role="img"
      aria-label={titulo}
      aria-hidden={titulo ? undefined : true}
    >
      <Tintas id={id} />
      <g transform={`rotate(${dibujo.giro ?? 0}) translate(${-x} ${-y})`}>
        <Pista dibujo={dibujo} id={id} />
      </g>
    </svg>
  );
}
