import { type ReactNode, useId } from 'react';
import { type Club, club } from '#club';
import { sobre } from '#domain/club/colores.ts';

/** Splits "Club de Tenis Valdecierzo" so that the place, the short name if it ends in it, gets the weight. */
function enDosLineas({ nombre, nombreCorto }: Club): [string, string] {
  const corto = ` ${nombreCorto}`;
  const corte = nombre.endsWith(corto) ? nombre.length - corto.length : nombre.lastIndexOf(' ');
  return [nombre.slice(0, Math.max(corte, 0)), nombre.slice(corte + 1)];
}

type DeQuien = Pick<Club, 'colores' | 'marca'>;

const REDONDO = 9;
/** Of the square, how much the initials fill. */
const [ANCHO_INICIALES, ALTO_INICIALES] = [30, 22];
const NEGRITA = 0.05;

/** A corner of a court and the ball that has just caught its line. */
const Pista = ({ colores: { pista, pistaFuera, bola, tinta } }: DeQuien) => (
  <>
    <path d="M0 0H40V40H0z" fill={pistaFuera} />
    <path d="M11 -2H42V29H11z" fill={pista} />
    <path d="M11 -2V29H42M24 -2V29" fill="none" stroke={sobre(pista, tinta)} strokeWidth="2.4" />
    <path d="M9.5 25L40 42V52L14 40z" fill="#0b1226" fillOpacity="0.3" />
    <circle cx="12.5" cy="28" r="7.5" fill={bola} />
    <path
      d="M8 22.5Q13.5 28 8 33.5M17 22.5Q12.5 28.5 18.2 32.5"
      fill="none"
      stroke="#fff"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </>
);

/** As an outline, which needs no typeface; until the server makes it, as text. */
function Iniciales({ marca: { iniciales, trazo }, colores }: DeQuien) {
  const fondo = <path d="M0 0H40V40H0z" fill={colores.pista} />;
  const color = sobre(colores.pista, colores.tinta);
  if (!trazo)
    return (
      <>
        {fondo}
        <text x="20" y="26" textAnchor="middle" fontSize="17" fontWeight="700" fill={color}>
          {iniciales}
        </text>
      </>
    );
  const escala = Math.min(ANCHO_INICIALES / trazo.width, ALTO_INICIALES / trazo.size);
  const x = 20 - (trazo.width * escala) / 2;
  return (
    <>
      {fondo}
      <path
        d={trazo.d}
        transform={`translate(${x} ${20 + 0.35 * trazo.size * escala}) scale(${escala} ${-escala})`}
        fill={color}
        stroke={color}
        strokeWidth={NEGRITA * trazo.size}
        strokeLinejoin="round"
      />
    </>
  );
}

/** On white, as it was taken in. */
const Imagen = ({ marca }: DeQuien) => (
  <>
    <path d="M0 0H40V40H0z" fill="#fff" />
    <image href={marca.imagen} width="40" height="40" preserveAspectRatio="xMidYMid meet" />
  </>
);

const DIBUJOS = { pista: Pista, iniciales: Iniciales, imagen: Imagen } as const satisfies Record<
  Club['marca']['tipo'],
  (quien: DeQuien) => ReactNode
>;

type DibujoProps = {
  size?: number;
  className?: string | undefined;
  /** Whose, when it is not that of the club in force. */
  de?: DeQuien;
};

/** What stands for the club where it is small. */
export function MarcaDibujo({ size = 40, className, de = club }: DibujoProps) {
  const id = useId();
  const Suya = DIBUJOS[de.marca.tipo];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={id}>
        <rect width="40" height="40" rx={REDONDO} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Suya {...de} />
      </g>
    </svg>
  );
}

/** The mark and the name of the club. */
export function Marca({ size = 40 }: { size?: number }) {
  const [arriba, abajo] = enDosLineas(club);
  return (
    <span className="inline-flex items-center gap-2 font-display leading-none">
      <MarcaDibujo size={size} className="flex-none" />
      {/* With no room for it, the drawing alone. */}
      <span className="grid @max-3xs:hidden">
        {arriba ? <span className="text-xs">{arriba} </span> : null}
        <span className="text-l font-bold">{abajo}</span>
      </span>
    </span>
  );
}
