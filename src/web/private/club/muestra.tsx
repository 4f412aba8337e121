import type { CSSProperties } from 'react';
import { coloresDe } from '#contract/club/club-colores.ts';
import { sobre } from '#domain/club/contraste.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { type Tokens, tokensDe } from '#web/club/colores/tokens.ts';
import { MarcaDibujo } from '#web/club/marca.tsx';
import { buttonClass } from '#web/ui/button.tsx';

const comoEstilo = (tokens: Tokens, colorScheme: 'light' | 'dark'): CSSProperties => ({
  ...Object.fromEntries([...tokens].map(([token, hex]) => [`--${token}`, hex])),
  colorScheme,
});

type Datos = Pick<DatosClub, 'nombre' | 'claim' | 'colores' | 'marca'>;

/** The corner of a court with its ball, as the head of the home page. */
const Pista = ({ linea }: { linea: string }) => (
  <svg
    className="absolute inset-y-0 end-0 -z-1 h-full w-1/2 mask-l-from-30%"
    viewBox="0 0 160 120"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid slice"
  >
    <path d="M30 0H160V120H30z" fill="var(--azul)" />
    <path d="M30 0V120M94 0V120" fill="none" stroke={linea} strokeWidth="3" />
    <circle cx="126" cy="40" r="9" fill="var(--bola)" />
  </svg>
);

function Pagina({ datos: { nombre, claim, colores, marca } }: { datos: Datos }) {
  const de = { colores: coloresDe(colores), marca: { ...marca, trazo: null } };
  return (
    <>
      <div className="flex items-center gap-2 bg-surface px-3 py-2 wrap-anywhere">
        <MarcaDibujo size={28} de={de} /> <strong>{nombre}</strong>
      </div>
      <div className="relative isolate grid gap-3 bg-azul-out px-3 py-4 text-on-deep">
        <Pista linea={sobre(de.colores.pista, de.colores.tinta)} />
        <span className="w-2/3 figure text-l wrap-anywhere">{claim}</span>
        <span className="flex flex-wrap gap-2">
          <span className={buttonClass({ look: 'action', size: 's' })}>Hazte socio</span>
          <span className={buttonClass({ look: 'light', size: 's' })}>Ver los partidos</span>
        </span>
      </div>
      <div className="m-3 grid justify-items-start gap-1 rounded-m border border-hairline bg-surface p-3">
        <strong>Liga social</strong>
        <span className="text-s text-ink-soft">Hoy, 19:30 · Pista 2</span>
        <span className="text-azul-text underline">Ver la clasificación</span>
        <span className={buttonClass({ look: 'primary', size: 's' })}>Apuntarse</span>
      </div>
    </>
  );
}

const ESQUEMAS = [
  { cual: 'claro', pie: 'De día', esquema: 'light' },
  { cual: 'oscuro', pie: 'De noche', esquema: 'dark' },
] as const;

/** How the site would look with what is written, before it is saved. */
export function Muestra({ datos }: { datos: Datos }) {
  const tokens = tokensDe(datos.colores);
  return (
    <div className="grid grid-fit-2xs content-start gap-4">
      {ESQUEMAS.map(({ cual, pie, esquema }) => (
        <figure key={cual} className="m-0 min-w-0">
          <div
            className="overflow-clip rounded-m border border-border bg-paper text-ink"
            style={comoEstilo(tokens[cual], esquema)}
            aria-hidden="true"
          >
            <Pagina datos={datos} />
          </div>
          <figcaption className="mt-1 text-s">{pie}</figcaption>
        </figure>
      ))}
    </div>
  );
}
