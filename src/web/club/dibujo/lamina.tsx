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

/** Pixels, as networks ask for them. */
export const TARJETA = { ancho: 1200, alto: 630 };
const { ancho: ANCHO, alto: ALTO } = TARJETA;

type SueloProps = {
  seccion: Seccion;
  alto: number;
  /** How wide its court is, and its edge. */
  pista: number;
  orilla: number;
};

/** The court of that section at the end of a picture: its edge melts into the ground. */
function Suelo({ seccion, alto, pista, orilla }: SueloProps) {
  const x = ANCHO - pista;
  const fuera = fueraDe(seccion);
  const svg = (ficheroDe(seccion) ?? '').replace(
    /^<svg [^>]*>/,
    (marco) =>
      `${marco.slice(0, -1).replace(/ (?:x|y|width|height)="[^"]*"/g, '')} x="${x}" width="${pista}" height="${alto}">`,
  );
  return (
    <>
      <linearGradient id="orilla">
        <stop offset="0" stopColor={fuera} />
        <stop offset="1" stopColor={fuera} stopOpacity="0" />
      </linearGradient>
      <rect width={ANCHO} height={alto} fill={fuera} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, of which nothing is typed by anybody */}
      <g dangerouslySetInnerHTML={{ __html: svg }} />
      <rect x={x - 1} width={orilla} height={alto} fill="url(#orilla)" />
    </>
  );
}

const ORILLA = 72;
const ANCHO_TEXTO = 640;
/** The largest body in which a title fits, and where its lines end. */
const CUERPOS_TITULO = [92, 72, 58, 46] as const;
const ALTO_TEXTO = 400;
const CUERPO_CLUB = 34;
const INTERLINEA = 1.04;
/** As many words a line as fit. */
function enLineas(titulo: string, cuerpo: number, trazar: Trazar): Outline[] {
  const cabe = (palabras: string): boolean => anchoDe(trazar(palabras), cuerpo) <= ANCHO_TEXTO;
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
  return cabe ?? pruebas.at(-1) ?? { cuerpo: CUERPO_CLUB, lineas: [] };
}

type TarjetaProps = { titulo: string; seccion: Seccion; trazar: Trazar };

/** What a network shows of a shared page: its title on its section's court. */
export function Tarjeta({ titulo, seccion, trazar }: TarjetaProps) {
  const { cuerpo, lineas } = compuesto(titulo, trazar);
  const desde = ORILLA + cuerpo * 0.8;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ANCHO} height={ALTO} aria-hidden="true">
      <Suelo seccion={seccion} alto={ALTO} pista={700} orilla={180} />
      {lineas.map((trazo, n) => (
        <Palabras
          key={trazo.d}
          trazo={trazo}
          cuerpo={cuerpo}
          x={ORILLA}
          y={desde + n * cuerpo * INTERLINEA}
        />
      ))}
      <g transform={`translate(${ORILLA} ${ALTO - ORILLA - 64})`}>
        <MarcaDibujo size={64} />
      </g>
      <Palabras trazo={trazar(club.nombre)} cuerpo={CUERPO_CLUB} x={ORILLA + 84} y={ALTO - ORILLA - 21} />
    </svg>
  );
}

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
  const util = ANCHO - 2 * MARGEN;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ANCHO} height={alto} aria-hidden="true">
      <clipPath id="cabecera">
        <rect width={ANCHO} height={CABECERA} />
      </clipPath>
      <rect width={ANCHO} height={alto} fill={club.colores.papel} />
      <g clipPath="url(#cabecera)">
        <Suelo seccion={seccion} alto={CABECERA} pista={420} orilla={260} />
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

type CeldasProps = {
  textos: readonly string[];
  columnas: readonly Columna[];
  y: number;
  cuerpo: number;
  trazar: Trazar;
};

/** A row: each text in its column. */
const Celdas = ({ textos, columnas, y, cuerpo, trazar }: CeldasProps) =>
  columnas.map(({ x, ancho, alinea, negrita = false, suave }, c) => {
    const texto = textos[c] ?? '';
    if (texto === '') return null;
    const trazo = ajustadas(texto, cuerpo, ancho, trazar);
    const desde = alinea === 'fin' ? x + ancho - anchoDe(trazo, cuerpo) : x;
    const color = suave ? SUAVE : club.colores.tinta;
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
    return <Palabras key={c} {...{ trazo, cuerpo, y, color, negrita }} x={desde} />;
  });

const Raya = ({ y }: { y: number }) => (
  <rect x={MARGEN} y={y} width={ANCHO - 2 * MARGEN} height="1.5" fill={LINEA} />
);

type LaminaProps = Hoja & { columnas: readonly Columna[]; filas: readonly (readonly string[])[] };

/** A list as a picture, as tall as its rows need. */
export function Lamina({ columnas, filas, ...hoja }: LaminaProps) {
  const alto = Math.max(ALTO, CABECERA + 28 + filas.length * FILA + PIE);
  return (
    <Marco {...hoja} alto={alto}>
      {filas.map((textos, n) => {
        const y = CABECERA + 14 + n * FILA;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
          <g key={n}>
            <Celdas {...{ textos, columnas }} y={y + 42} cuerpo={CUERPO} trazar={hoja.trazar} />
            <Raya y={y + FILA - 1} />
          </g>
        );
      })}
    </Marco>
  );
}

export type LadoDeLamina = { nombre: string; gana: boolean; juegos: readonly string[] };

/** How wide the games of a set are. */
const SET = 84;

/** That of a name and, up to the end, those of its games, which may be words. */
function columnasDe({ juegos, gana }: LadoDeLamina): Columna[] {
  const sitio = ANCHO - MARGEN - juegos.length * SET;
  return [
    { x: MARGEN + 44, ancho: sitio - MARGEN - 60, negrita: gana },
    ...juegos.map((_, s): Columna => ({ x: 0, ancho: sitio + (s + 1) * SET, alinea: 'fin', negrita: gana })),
  ];
}

/** A match as a picture: the two names, one over the other, with their games. */
export const LaminaDePartido = ({ lados, ...hoja }: Hoja & { lados: readonly LadoDeLamina[] }) => (
  <Marco {...hoja} alto={ALTO}>
    {lados.map((lado, n) => {
      const y = CABECERA + 140 + n * 130;
      return (
        <g key={lado.nombre}>
          {lado.gana ? (
            <circle
              cx={MARGEN + 13}
              cy={y - 19}
              r="13"
              fill={club.colores.bola}
              stroke={club.colores.tinta}
              strokeWidth="2"
            />
          ) : null}
          <Celdas
            textos={[lado.nombre, ...lado.juegos]}
            columnas={columnasDe(lado)}
            y={y}
            cuerpo={56}
            trazar={hoja.trazar}
          />
        </g>
      );
    })}
    <Raya y={CABECERA + 184} />
  </Marco>
);
