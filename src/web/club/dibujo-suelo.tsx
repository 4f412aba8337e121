import { type Deporte, MEDIDAS } from './geometria.ts';
import type { Textura, Tonos } from './superficies.ts';

/** Far enough for any crop, any turn and the strip of a wide screen. */
const LEJOS = 90;

const TESELAS: Record<
  Exclude<Textura, 'liso'>,
  { ancho: number; alto: number; d: string; fuerza: number }
> = {
  /** Mown grass: one stripe in two. */
  bandas: { ancho: 3.2, alto: 3.2, d: 'M0 0H1.6V3.2H0z', fuerza: 0.07 },
  /** Clay after the drag net. */
  barrido: { ancho: 0.5, alto: 0.5, d: 'M0 0H.5V.06H0zM0 .22H.5V.25H0z', fuerza: 0.09 },
  /** The sand of artificial turf. */
  arena: {
    ancho: 0.3,
    alto: 0.3,
    d: 'M.05 .05h.03v.03h-.03zM.2 .18h.03v.03h-.03zM.1 .25h.02v.02h-.02z',
    fuerza: 0.35,
  },
};

function Grano({ textura, id }: { textura: Textura; id: string }) {
  if (textura === 'liso') return null;
  const { ancho, alto, d, fuerza } = TESELAS[textura];
  return (
    <>
      <pattern id={`${id}-grano`} width={ancho} height={alto} patternUnits="userSpaceOnUse">
        <path d={d} fill="#fff" fillOpacity={fuerza} />
      </pattern>
      <rect x={-LEJOS} y={-LEJOS} width={2 * LEJOS} height={2 * LEJOS} fill={`url(#${id}-grano)`} />
    </>
  );
}

type SueloProps = { deporte: Deporte; tonos: Tonos; id: string; conPista: boolean };

/** Out of bounds, the court on it, and its grain. */
export function Suelo({ deporte, tonos, id, conPista }: SueloProps) {
  const { largo, ancho, servicio } = MEDIDAS[deporte];
  const fondo = <rect x={-LEJOS} y={-LEJOS} width={2 * LEJOS} height={2 * LEJOS} fill={tonos.fuera} />;
  if (!conPista) return fondo;
  return (
    <>
      {fondo}
      <rect x={-largo / 2} y={-ancho / 2} width={largo} height={ancho} fill={tonos.suelo} />
      {tonos.caja ? (
        <rect x={-servicio} y={-ancho / 2} width={2 * servicio} height={ancho} fill={tonos.caja} />
      ) : null}
      <Grano textura={tonos.textura} id={id} />
    </>
  );
}
