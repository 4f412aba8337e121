import type { ReactNode } from 'react';
import { club } from '#club';
import { MarcaDibujo } from '#web/club/marca.tsx';
import type { Outline } from '#web/platform/contexts.ts';
import { fueraDe, type Seccion } from './dibujos.ts';
import { ficheroDe } from './ficheros.ts';

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

type Sitio = { seccion: Seccion; x: number; ancho: number; alto: number };

/** The court of that section as a part of another picture. */
function PistaDeSeccion({ seccion, x, ancho, alto }: Sitio) {
  const svg = (ficheroDe(seccion) ?? '').replace(
    /^<svg [^>]*>/,
    (marco) =>
      `${marco.slice(0, -1).replace(/ (?:x|y|width|height)="[^"]*"/g, '')} x="${x}" width="${ancho}" height="${alto}">`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, of which nothing is typed by anybody
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Pixels, as networks ask for them. */
export const TARJETA = { ancho: 1200, alto: 630 };
const ORILLA = 72;
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
  const desde = ORILLA + cuerpo * 0.8;
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
          x={ORILLA}
          y={desde + n * cuerpo * INTERLINEA}
        />
      ))}
      <g transform={`translate(${ORILLA} ${alto - ORILLA - 64})`}>
        <MarcaDibujo size={64} />
      </g>
      <Palabras trazo={trazar(club)} cuerpo={CUERPO_CLUB} x={ORILLA + 84} y={alto - ORILLA - 21} />
    </svg>
  );
}

const { ancho: ANCHO, alto: ALTO } = TARJETA;
const MARGEN = 56;
const CABECERA = 190;
const PIE = 96;
const FILA = 62;
const CUERPO = 31;
const SUAVE = '#4f5a78';
const LINEA = '#e4e2da';

/** A column of the rows: where it begins and how wide it is, in pixels. */
export type Columna = { x: number; ancho: number; alinea?: 'fin'; negrita?: boolean; suave?: boolean };

type Hoja = { seccion: Seccion; titulo: string; subtitulo: string; trazar: Trazar };

type MarcoProps = Hoja & { alto: number; children: ReactNode };

/** What all of them have: a head on the court of their section, and whose it is. */
function Marco({ seccion, titulo, subtitulo, trazar, alto, children }: MarcoProps) {
  const fuera = fueraDe(seccion);
  const util = ANCHO - 2 * MARGEN;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ANCHO} height={alto} aria-hidden="true">
      <linearGradient id="orilla">
        <stop offset="0" stopColor={fuera} />
        <stop offset="1" stopColor={fuera} stopOpacity="0" />
      </linearGradient>
      <clipPath id="cabecera">
        <rect width={ANCHO} height={CABECERA} />
      </clipPath>
      <rect width={ANCHO} height={alto} fill={club.colores.papel} />
      <rect width={ANCHO} height={CABECERA} fill={fuera} />
      <g clipPath="url(#cabecera)">
        <PistaDeSeccion seccion={seccion} x={ANCHO - 420} ancho={420} alto={CABECERA} />
        <rect x={ANCHO - 421} width="260" height={CABECERA} fill="url(#orilla)" />
      </g>
      <Palabras trazo={ajustadas(titulo, 58, util, trazar)} cuerpo={58} x={MARGEN} y={92} />
      <Palabras
        trazo={ajustadas(subtitulo, 34, util, trazar)}
        cuerpo={34}
        x={MARGEN}
        y={148}
        color={club.colores.bola}
        negrita={false}
      />
      {children}
      <g transform={`translate(${MARGEN} ${alto - PIE + 20})`}>
        <MarcaDibujo size={52} />
      </g>
      <Palabras
        trazo={trazar(club.nombre)}
        cuerpo={30}
        x={MARGEN + 70}
        y={alto - PIE + 56}
        color={club.colores.tinta}
      />
    </svg>
  );
}

type CeldaProps = { texto: string; columna: Columna; y: number; trazar: Trazar };

function Celda({ texto, columna: { x, ancho, alinea, negrita = false, suave }, y, trazar }: CeldaProps) {
  if (texto === '') return null;
  const trazo = ajustadas(texto, CUERPO, ancho, trazar);
  const desde = alinea === 'fin' ? x + ancho - anchoDe(trazo, CUERPO) : x;
  return (
    <Palabras
      trazo={trazo}
      cuerpo={CUERPO}
      x={desde}
      y={y}
      color={suave ? SUAVE : club.colores.tinta}
      negrita={negrita}
    />
  );
}

type LaminaProps = Hoja & { columnas: readonly Columna[]; filas: readonly (readonly string[])[] };

/** A list as a picture, as tall as its rows need. */
export function Lamina({ columnas, filas, ...hoja }: LaminaProps) {
  const alto = Math.max(ALTO, CABECERA + 28 + filas.length * FILA + PIE);
  return (
    <Marco {...hoja} alto={alto}>
      {filas.map((celdas, n) => {
        const y = CABECERA + 14 + n * FILA;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
          <g key={n}>
            {columnas.map((columna, c) => (
              <Celda
                key={columna.x}
                texto={celdas[c] ?? ''}
                columna={columna}
                y={y + 42}
                trazar={hoja.trazar}
              />
            ))}
            <rect x={MARGEN} y={y + FILA - 1} width={ANCHO - 2 * MARGEN} height="1.5" fill={LINEA} />
          </g>
        );
      })}
    </Marco>
  );
}

export type LadoDeLamina = { nombre: string; gana: boolean; juegos: readonly string[] };

/** A match as a picture: the two names, one over the other, with their games. */
export function LaminaDePartido({ lados, ...hoja }: Hoja & { lados: readonly LadoDeLamina[] }) {
  const [cuerpo, set, fin] = [56, 84, ANCHO - MARGEN];
  return (
    <Marco {...hoja} alto={ALTO}>
      {lados.map(({ nombre, gana, juegos }, n) => {
        const y = CABECERA + 140 + n * 130;
        const sitio = fin - juegos.length * set;
        return (
          <g key={nombre}>
            {gana ? (
              <circle
                cx={MARGEN + 13}
                cy={y - 19}
                r="13"
                fill={club.colores.bola}
                stroke={club.colores.tinta}
                strokeWidth="2"
              />
            ) : null}
            <Palabras
              trazo={ajustadas(nombre, cuerpo, sitio - MARGEN - 60, hoja.trazar)}
              cuerpo={cuerpo}
              x={MARGEN + 44}
              y={y}
              color={club.colores.tinta}
              negrita={gana}
            />
            {juegos.map((juego, s) => {
              const trazo = hoja.trazar(juego);
              const x = sitio + (s + 1) * set - anchoDe(trazo, cuerpo);

              return (
                <Palabras
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
                  key={s}
                  trazo={trazo}
                  cuerpo={cuerpo}
                  x={x}
                  y={y}
                  color={club.colores.tinta}
                  negrita={gana}
                />
              );
            })}
          </g>
        );
      })}
      <rect x={MARGEN} y={CABECERA + 184} width={ANCHO - 2 * MARGEN} height="1.5" fill={LINEA} />
    </Marco>
  );
}
