import type { Persona } from './dibujos.ts';

/** Larger than life, like the balls: a true one would be a dot. */
const ESCALA = 1.9;

const [TINTA, PIEL, BLANCO] = ['#17203a', '#d69a74', '#ffffff'];

/** The racket, from the hands on. */
const Raqueta = () => (
  <>
    <path d="M.36 0H.62" stroke={TINTA} strokeWidth="0.06" />
    <ellipse
      cx="0.88"
      rx="0.24"
      ry="0.19"
      fill="#fff"
      fillOpacity="0.35"
      stroke={TINTA}
      strokeWidth="0.045"
    />
  </>
);

/** That of padel: short, and solid but for its holes. */
const Pala = () => (
  <>
    <path d="M.36 0H.5" stroke={TINTA} strokeWidth="0.07" />
    <ellipse cx="0.69" rx="0.19" ry="0.17" fill="#e39a3c" stroke={TINTA} strokeWidth="0.03" />
    <path d="M.62-.05H.78M.62 .05H.78" stroke={TINTA} strokeWidth="0.035" strokeDasharray="0.01 0.075" />
  </>
);

type Props = { persona: Persona; dePadel: boolean; id: string; sol: number };

/** Ready, from above: racket in both hands, shoulders, hair and the cap over it, with the afternoon's long shadow. */
function Figura({ persona: { x, y, mira, ropa, pelo }, dePadel, id, sol }: Props) {
  const gorra = ropa === BLANCO ? TINTA : BLANCO;
  return (
    <g transform={`translate(${x} ${y}) scale(${ESCALA})`}>
      <path d="M0-.2H2.3a.2.2 0 0 1 0 .4H0z" fill={`url(#${id}-sombra)`} transform={`rotate(${sol})`} />
      <g transform={`rotate(${mira})`} fill="none" strokeLinecap="round">
        {dePadel ? <Pala /> : <Raqueta />}
        <path d="M.04-.27L.4-.02M.04 .27L.46 .02" stroke={PIEL} strokeWidth="0.095" />
        <path d="M-.02-.24V.24M0-.25L.13-.185M0 .25L.13 .185" stroke={ropa} strokeWidth="0.2" />
        <circle cx="-0.01" r="0.165" fill={pelo} />
        <path d="M.04-.16Q.3-.15 .3 0T.04 .16z" fill={gorra} />
        <circle cx="0.03" r="0.155" fill={gorra} />
        <path d="M.14-.11A.155 .155 0 0 1 .14 .11" stroke={TINTA} strokeOpacity="0.3" strokeWidth="0.025" />
      </g>
    </g>
  );
}

/** Everybody on a court; `sol` is where their shadows fall, in the axes of the court. */
export const Personas = ({ personas, ...resto }: Omit<Props, 'persona'> & { personas: readonly Persona[] }) =>
  personas.map((persona) => <Figura key={`${persona.x} ${persona.y}`} persona={persona} {...resto} />);
