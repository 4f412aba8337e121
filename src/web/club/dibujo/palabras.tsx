import type { Outline } from '#web/platform/contexts.ts';

export type Trazar = (palabras: string) => Outline;

/** The outline has the regular weight; a stroke of so many ems makes it bold. */
const NEGRITA = 0.034;

type PalabrasProps = {
  trazo: Outline;
  cuerpo: number;
  x: number;
  y: number;
  color?: string;
  negrita?: boolean;
};

/** Words of that body whose first line stands on `y`. */
export function Palabras({ trazo, cuerpo, x, y, color = '#fff', negrita = true }: PalabrasProps) {
  const escala = cuerpo / trazo.size;
  return (
    <path
      d={trazo.d}
      transform={`translate(${x} ${y}) scale(${escala} ${-escala})`}
      fill={color}
      {...(negrita && { stroke: color, strokeWidth: NEGRITA * trazo.size, strokeLinejoin: 'round' })}
    />
  );
}

export const anchoDe = ({ width, size }: Outline, cuerpo: number): number => (width / size) * cuerpo;

/** Those words, with an ellipsis where they do not fit. */
export function ajustadas(palabras: string, cuerpo: number, ancho: number, trazar: Trazar): Outline {
  let letras = [...palabras];
  let trazo = trazar(palabras);
  while (anchoDe(trazo, cuerpo) > ancho && letras.length > 1) {
    letras = letras.slice(
      0,
      Math.min(letras.length - 1, Math.floor((letras.length * ancho) / anchoDe(trazo, cuerpo))),
    );
    trazo = trazar(`${letras.join('').trimEnd()}…`);
  }
  return trazo;
}
