import type { Persona } from './dibujos.ts';

/** Larger than life, like the balls: a true one would be a dot. */
const ESCALA = 1.9;

const SUJETA = 'translate(0.3 0.34) rotate(28)';

/** The racket, in the hand on the right. */
const Raqueta = () => (
  <g transform={SUJETA}>
    <path d="M0 0H.3" stroke="#17203a" strokeWidth="0.05" />
    <ellipse
      cx="0.52"
      rx="0.22"
      ry="0.16"
      fill="#fff"
      fillOpacity="0.35"
      stroke="#17203a"
      strokeWidth="0.045"
    />
  </g>
);

/** That of padel: short, and solid but for its holes. */
const Pala = () => (
  <g transform={SUJETA}>
    <path d="M0 0H.16" stroke="#17203a" strokeWidth="0.07" />
    <ellipse cx="0.29" rx="0.17" ry="0.16" fill="#e39a3c" stroke="#17203a" strokeWidth="0.03" />
    <path d="M.22 -.05H.38M.22 .05H.38" stroke="#17203a" strokeWidth="0.035" strokeDasharray="0.035 0.045" />
  </g>
);

type Props = { persona: Persona; dePadel: boolean; id: string; sol: number };

/** Shoulders, arms and head from above, with the afternoon's long shadow. */
function Figura({ persona: { x, y, mira, ropa, pelo }, dePadel, id, sol }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${ESCALA})`}>
      <path
        d="M0-.26L2.3-.2a.2.2 0 0 1 0 .4L0 .26z"
        fill={`url(#${id}-sombra)`}
        transform={`rotate(${sol})`}
      />
      <g transform={`rotate(${mira})`}>
        {dePadel ? <Pala /> : <Raqueta />}
        <path
          d="M.02 -.3Q.2 -.36 .34 -.2"
          fill="none"
          stroke="#c98e69"
          strokeWidth="0.11"
          strokeLinecap="round"
        />
        <path
          d="M.02 .3Q.16 .4 .32 .34"
          fill="none"
          stroke="#c98e69"
          strokeWidth="0.11"
          strokeLinecap="round"
        />
        <ellipse rx="0.17" ry="0.36" fill={ropa} />
        <circle r="0.155" cx="0.03" fill={pelo} />
        <path d="M.13 -.1A.17 .17 0 0 1 .13 .1L.24 .07V-.07z" fill={ropa} fillOpacity="0.9" />
      </g>
    </g>
  );
}

/** Everybody on a court; `sol` is where their shadows fall, in the axes of the court. */
export const Personas = ({ personas, ...resto }: Omit<Props, 'persona'> & { personas: readonly Persona[] }) =>
  personas.map((persona) => <Figura key={`${persona.x} ${persona.y}`} persona={persona} {...resto} />);
