import { useId } from 'react';
import { DibujoDetalle } from './dibujo-detalles.tsx';
import { Bola, Cierre, Red, Tintas } from './dibujo-piezas.tsx';
import { Suelo } from './dibujo-suelo.tsx';
import { type Dibujo, ventanaDe } from './dibujos.ts';
import { lineasDe, trazos } from './geometria.ts';
import { SUPERFICIES, type Tonos } from './superficies.ts';

type Formato = {
  /** Pixels of the picture, when it stands alone; without them it fills its place in another drawing. */
  ancho?: number;
  alto?: number;
  x?: number;
  y?: number;
};

const PIXELES_POR_METRO = 60;
/** Of a drawing that is only lines: it can be seen on light and on dark. */
const CALCO = '#7d849b';

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

/** A court seen from above, to scale: a whole picture. Only the server draws it; pages show it as a file. */
export function PistaTrazada({ dibujo, x = 0, y = 0, ...talla }: Formato & { dibujo: Dibujo }) {
  const id = useId();
  const ventana = ventanaDe(dibujo);
  const { ancho = ventana.ancho * PIXELES_POR_METRO, alto = ventana.alto * PIXELES_POR_METRO } = talla;
  const marco = [-ventana.ancho / 2, -ventana.alto / 2, ventana.ancho, ventana.alto].map((n) => n.toFixed(2));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={marco.join(' ')}
      {...{ x, y }}
      width={Math.round(ancho)}
      height={Math.round(alto)}
      preserveAspectRatio="xMinYMid slice"
      color={CALCO}
      aria-hidden="true"
    >
      <Tintas id={id} />
      <g transform={`rotate(${dibujo.giro ?? 0}) translate(${-ventana.x} ${-ventana.y})`}>
        <Pista dibujo={dibujo} id={id} />
      </g>
    </svg>
  );
}
