import { MarcaDibujo } from '#web/club/marca.tsx';
import type { Outline } from '#web/platform/contexts.ts';
import { fueraDe, type Seccion } from './dibujos.ts';
import { Palabras, type Trazar } from './palabras.tsx';
import { PistaDeSeccion } from './pista-de-seccion.tsx';

/** Pixels, as networks ask for them. */
export const TARJETA = { ancho: 1200, alto: 630 };
const MARGEN = 72;
const ANCHO_TEXTO = 640;
/** The largest body in which a title fits, and where its lines end. */
const CUERPOS_TITULO = [92, 72, 58, 46] as const;
const ALTO_TEXTO = 400;
const CUERPO_CLUB = 34;
const INTERLINEA = 1.04;
/** As many words a line as fit. */
function enLineas(titulo: string, cuerpo: number, trazar: Trazar): Outline[] {
  const cabe = (palabras: string): boolean => {
    const { width, size } = trazar(palabras);
    return (width / size) * cuerpo <= ANCHO_TEXTO;
  };
  const lineas: string[] = [];
  for (const palabra of titulo.split(' ')) {
    const ultima = lineas.at(-1);
    const junta = ultima === undefined ? palabra : `${ultima} ${palabra}`;
    if (ultima !== undefined && cabe(junta)) lineas[lineas.length - 1] = junta;
    else lineas.push(palabra);
  }
  return lineas.map(trazar);
}

function compuesto(titulo: string, trazar: Trazar): { cuerpo: number; lineas: Outline[] } {
  const pruebas = CUERPOS_TITULO.map((cuerpo) => ({ cuerpo, lineas: enLineas(titulo, cuerpo, trazar) }));
  const cabe = pruebas.find(({ cuerpo, lineas }) => lineas.length * cuerpo * INTERLINEA <= ALTO_TEXTO);
  const [menor] = pruebas.toReversed();
  return cabe ?? menor ?? { cuerpo: CUERPO_CLUB, lineas: [] };
}

type TarjetaProps = { titulo: string; club: string; seccion: Seccion; trazar: Trazar };

/** What a network shows of a shared page: its title on its section's court. */
export function Tarjeta({ titulo, club, seccion, trazar }: TarjetaProps) {
  const { ancho, alto } = TARJETA;
  const fuera = fueraDe(seccion);
  const { cuerpo, lineas } = compuesto(titulo, trazar);
  const desde = MARGEN + cuerpo * 0.8;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ancho} height={alto} aria-hidden="true">
      <linearGradient id="orilla">
        <stop offset="0" stopColor={fuera} />
        <stop offset="1" stopColor={fuera} stopOpacity="0" />
      </linearGradient>
      <rect width={ancho} height={alto} fill={fuera} />
      <PistaDeSeccion seccion={seccion} x={ancho - 700} ancho={700} alto={alto} />
      <rect x={ancho - 701} width="180" height={alto} fill="url(#orilla)" />
      {lineas.map((trazo, n) => (
        <Palabras
          key={trazo.d}
          trazo={trazo}
          cuerpo={cuerpo}
          x={MARGEN}
          y={desde + n * cuerpo * INTERLINEA}
        />
      ))}
      <g transform={`translate(${MARGEN} ${alto - MARGEN - 64})`}>
        <MarcaDibujo size={64} />
      </g>
      <Palabras trazo={trazar(club)} cuerpo={CUERPO_CLUB} x={MARGEN + 84} y={alto - MARGEN - 21} />
    </svg>
  );
}
