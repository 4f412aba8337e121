import type { ReactElement } from 'react';
import { ESCENAS_NOTICIA, type EscenaNoticia } from '#web/club/escena-de-noticia.ts';
import { Arbol, Bola, Digito, Figura, Fondo, Nube, PistaDeFrente, Raqueta, Sol, TONOS } from './figuras.tsx';

const { cielo, tierra, fuera, verde, hierba, azul, noche, tinta, rojo, blanco, crema, bola, sol } = TONOS;
const [MORENO, RUBIO, CASTANO, GRIS] = ['#2a1d18', '#e0b45c', '#7a4a2a', '#c9ccd6'];

const veces = <T,>(n: number, cada: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => cada(i));

/** The places of many small things, spread without a pattern over a width and a height (the R2 sequence). */
const lugar = (i: number, ancho: number, alto: number) => ({
  x: Math.round(((i * 0.7549) % 1) * ancho),
  y: Math.round(((i * 0.5698) % 1) * alto),
});

const Lluvia = () => (
  <>
    <Fondo color="#a9bfd4" />
    <PistaDeFrente suelo="#4d9b8a" fuera="#2f7468" />
    <ellipse cx="58" cy="78" rx="19" ry="4.5" fill="#cfe6f5" fillOpacity="0.85" />
    <ellipse cx="58" cy="77.5" rx="10" ry="2" fill="#fff" fillOpacity="0.6" />
    <g transform="translate(62 20) scale(2.1)">
      <Nube x={0} y={0} color="#5f7591" />
    </g>
    <Nube x={124} y={14} color="#7d92ab" />
    {veces(16, (i) => (
      <path
        key={i}
        d={`M${20 + lugar(i, 84, 34).x} ${36 + lugar(i, 84, 34).y}l-2.5 7`}
        stroke="#f2f9ff"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    ))}
    <Figura x={118} y={80} ropa={sol} pelo={MORENO} escala={1.1}>
      <path d="M0 0V-22" stroke={tinta} strokeWidth="1" />
      <path d="M-19-14A19 17 0 0 1 19-14Q12.6-18 6.3-14Q0-18-6.3-14Q-12.6-18-19-14z" fill={rojo} />
    </Figura>
  </>
);

const CONFETI = [rojo, bola, blanco, '#6fd0c5', sol];

const Copa = () => (
  <>
    <Fondo color="#3f6fd0" />
    <circle cx="80" cy="44" r="40" fill="#6b97ea" />
    <circle cx="80" cy="44" r="28" fill="#93b6f4" />
    {veces(40, (i) => {
      const { x, y } = lugar(i + 1, 160, 88);
      return (
        <rect
          key={i}
          x={x}
          y={y}
          width="3.6"
          height="2"
          fill={CONFETI[i % CONFETI.length]}
          transform={`rotate(${i * 47} ${x} ${y})`}
        />
      );
    })}
    <g fill="none" stroke="#e0a52c" strokeWidth="3.4">
      <path d="M64 26Q50 26 54 37Q57 45 68 46M96 26Q110 26 106 37Q103 45 92 46" />
    </g>
    <path d="M61 20H99Q99 52 80 54Q61 52 61 20z" fill="#f6c343" />
    <path d="M67 20H74Q73 42 80 54Q66 49 67 20z" fill="#ffe08a" />
    <path d="M77 53H83V66H77z" fill="#e0a52c" />
    <path d="M67 66H93V72H67z" fill="#f6c343" />
    <path d="M61 72H99V81H61z" fill={tinta} />
    <Bola x={80} y={34} r={7} />
  </>
);

const Asamblea = () => (
  <>
    <Fondo color="#ffd9a8" />
    <path d="M0 66H160V90H0z" fill="#c88954" />
    <path d="M48 8H112V44H48z" fill="#fff" stroke={tinta} strokeWidth="2" />
    <path d="M56 36V27H64V36zM70 36V20H78V36zM84 36V24H92V36zM98 36V14H106V36z" fill={azul} />
    <path d="M98 36V14H106V36z" fill={rojo} />
    <Figura x={128} y={68} ropa={azul} pelo={CASTANO} escala={1.1} gira />
    <path d="M16 10H36V30H16z" fill={cielo} stroke="#fff" strokeWidth="2" />
    <path d="M26 10V30M16 20H36" stroke="#fff" strokeWidth="1.5" />
    <path d="M42 88L48 58" stroke="#e6b08a" strokeWidth="3.6" strokeLinecap="round" />
    {veces(6, (i) => (
      <g key={i} transform={`translate(${14 + i * 21} 90)`}>
        <path d="M-9 0Q-9-13 0-13Q9-13 9 0z" fill={[rojo, '#2f7468', bola, azul, '#7a5a9c', sol][i]} />
        <circle cy="-18" r="6.4" fill={[MORENO, GRIS, RUBIO, CASTANO, GRIS, MORENO][i]} />
      </g>
    ))}
  </>
);

const Campus = () => (
  <>
    <Fondo color="#ffe9a6" />
    <Sol x={132} y={20} r={13} />
    <path d="M0 58Q40 40 84 56T160 50V90H0z" fill="#a5d66e" />
    <path d="M0 66H160V90H0z" fill={hierba} />
    <path d="M12 78L36 45L60 78z" fill={rojo} />
    <path d="M36 45L30 78H44z" fill="#a8341f" />
    <path d="M36 45V39L46 41.5L36 44" fill={bola} stroke={tinta} strokeWidth="0.6" />
    <Arbol x={70} y={62} />
    <ellipse cx="128" cy="79" rx="26" ry="7" fill="#5cc3e8" />
    <ellipse cx="128" cy="78" rx="20" ry="4" fill="#9fe0f5" />
    <Figura x={84} y={82} ropa={azul} pelo={RUBIO} escala={0.9} />
    <Figura x={104} y={76} ropa={bola} pelo={MORENO} piel="#a86f4a" escala={0.85} gira />
    <Figura x={130} y={79} ropa="#e874a8" pelo={CASTANO} escala={0.8} />
    <Bola x={95} y={46} r={4.5} />
  </>
);

const Maraton = () => (
  <>
    <Fondo color={noche} />
    {veces(26, (i) => (
      <circle
        key={i}
        cx={lugar(i + 1, 160, 46).x}
        cy={lugar(i + 1, 160, 46).y}
        r={i % 3 ? 0.6 : 1}
        fill="#fff"
      />
    ))}
    <path d="M30 12L4 90H84zM130 12L76 90H156z" fill="#fff7c9" fillOpacity="0.16" />
    <PistaDeFrente suelo="#4a76e0" fuera="#2c4a9c" />
    <path d="M30 12V54M130 12V54" stroke="#8d9ac4" strokeWidth="1.8" />
    <path d="M23 9H37V14H23zM123 9H137V14H123z" fill="#fff7c9" />
    <circle cx="80" cy="26" r="18" fill={crema} />
    <circle cx="80" cy="26" r="18" fill="none" stroke={bola} strokeWidth="3" />
    <path d="M80 26V14M80 26L88 30" stroke={tinta} strokeWidth="2.2" strokeLinecap="round" />
    <path d="M80 10.5V12M80 40V41.5M64.5 26H66M94 26H95.5" stroke={tinta} strokeWidth="1.6" />
    <Figura x={46} y={84} ropa="#6ea0ff" pelo={MORENO}>
      <Raqueta />
    </Figura>
    <Figura x={114} y={84} ropa={rojo} pelo={RUBIO} gira>
      <Raqueta />
    </Figura>
  </>
);

const Cordaje = () => (
  <>
    <Fondo color="#b79ae0" />
    <circle cx="52" cy="46" r="46" fill="#c9b1ec" />
    <g transform="rotate(38 80 45)">
      <path d="M80 78V128" stroke={tinta} strokeWidth="8" />
      <path d="M66 62L80 82L94 62" fill="none" stroke={rojo} strokeWidth="5" />
      <ellipse cx="80" cy="34" rx="27" ry="34" fill="#fff" fillOpacity="0.35" />
      {veces(7, (i) => (
        <path
          key={i}
          d={`M${62 + i * 6} ${i % 6 ? 3 : 10}V${i % 6 ? 65 : 58}`}
          stroke="#fff"
          strokeWidth="1"
        />
      ))}
      {veces(9, (i) => (
        <path
          key={i}
          d={`M${i % 8 ? 54 : 61} ${8 + i * 6.5}H${i % 8 ? 106 : 99}`}
          stroke="#fff"
          strokeWidth="1"
        />
      ))}
      <ellipse cx="80" cy="34" rx="27" ry="34" fill="none" stroke={rojo} strokeWidth="5" />
    </g>
    <path
      d="M118 22C140 14 152 30 138 38S112 30 122 48S158 52 150 66"
      fill="none"
      stroke={bola}
      strokeWidth="2"
    />
    <Bola x={28} y={70} r={11} />
  </>
);

/** A paddle with its holes, and where they go. */
const Pala = ({ color, canto, conAgujeros }: { color: string; canto: string; conAgujeros: boolean }) => (
  <g transform="rotate(32 84 44)">
    <path d="M78 60H90V96H78z" fill={tinta} />
    <rect x="56" y="-6" width="56" height="68" rx={conAgujeros ? 27 : 15} fill={color} />
    <rect
      x="59"
      y="-3"
      width="50"
      height="62"
      rx={conAgujeros ? 24 : 12}
      fill="none"
      stroke={canto}
      strokeWidth="3"
    />
    {conAgujeros
      ? veces(16, (i) => (
          <circle
            key={i}
            cx={69 + (i % 4) * 10}
            cy={10 + Math.floor(i / 4) * 10}
            r="2"
            fill={tinta}
            fillOpacity="0.7"
          />
        ))
      : null}
  </g>
);

const Pickleball = () => (
  <>
    <Fondo color="#2fa9a6" />
    <path d="M0 62L160 30V90H0z" fill="#e09a3e" />
    <path d="M0 62L160 30M52 90L98 42" stroke="#fff" strokeWidth="2.4" />
    <Pala color="#f4f0ff" canto={rojo} conAgujeros={false} />
    <circle cx="34" cy="36" r="15" fill="#f5f06a" />
    {veces(9, (i) => (
      <circle key={i} cx={26 + (i % 3) * 8} cy={28 + Math.floor(i / 3) * 8} r="2" fill="#8f8a1c" />
    ))}
  </>
);

const Padel = () => (
  <>
    <Fondo color="#8fd0f5" />
    <path d="M0 52H160V90H0z" fill="#2f78d0" />
    <path d="M0 8H160V52H0z" fill="#d8f1ff" fillOpacity="0.6" />
    <path d="M0 8H160M20 8V52M60 8V52M100 8V52M140 8V52" stroke={tinta} strokeWidth="1.6" />
    <path d="M0 70H160" stroke="#fff" strokeWidth="2" />
    <Pala color={rojo} canto={crema} conAgujeros />
    <Bola x={32} y={40} r={11} />
  </>
);

const BOMBILLAS = [rojo, bola, '#6fd0c5', sol, '#e874a8'];

const Fiesta = () => (
  <>
    <Fondo color="#5b3f8c" />
    <path d="M0 68H160V90H0z" fill="#402a6b" />
    {[10, 24].map((y) => (
      <g key={y}>
        <path d={`M0 ${y}Q40 ${y + 16} 80 ${y}T160 ${y}`} fill="none" stroke="#2a1b4a" strokeWidth="1" />
        {veces(9, (i) => (
          <circle
            key={i}
            cx={10 + i * 18}
            cy={y + (i < 5 ? 8 - Math.abs(2 - i) * 3 : -4)}
            r="3"
            fill={BOMBILLAS[(i + y) % 5]}
          />
        ))}
      </g>
    ))}
    <path d="M126 30L144 56H136L150 76H102L116 56H108z" fill="#3fa06a" />
    <path d="M122 76H130V84H122z" fill="#7a5233" />
    <Bola x={126} y={29} r={4} />
    <Bola x={118} y={66} r={3} />
    <Bola x={134} y={68} r={3} />
    <Figura x={34} y={76} ropa={rojo} pelo={MORENO} escala={0.95} />
    <Figura x={56} y={76} ropa={bola} pelo={GRIS} escala={1.05} />
    <Figura x={78} y={76} ropa={azul} pelo={RUBIO} escala={0.95} gira />
    <path d="M20 66H92V70H20zM26 70V88M86 70V88" fill={crema} stroke={crema} strokeWidth="2" />
  </>
);

const TANTEO = [
  ['6', '3', '7'],
  ['4', '6', '6'],
];

const Resultados = () => (
  <>
    <Fondo color="#9fdc8a" />
    {veces(8, (i) => (
      <path key={i} d={`M${i * 40 - 60} 90L${i * 40 - 30} 0h20L${i * 40 - 40} 90z`} fill="#86cc70" />
    ))}
    <path d="M48 70V90M112 70V90" stroke="#7a5233" strokeWidth="5" />
    <rect x="22" y="12" width="116" height="60" rx="6" fill={tinta} />
    <rect x="22" y="12" width="116" height="60" rx="6" fill="none" stroke="#fff" strokeWidth="2.5" />
    <path d="M28 42H132" stroke="#4a5784" strokeWidth="1" />
    {TANTEO.map((fila, f) => (
      <g key={fila.join('')}>
        <rect x="32" y={24 + f * 28} width="30" height="6" rx="3" fill={f ? '#6ea0ff' : '#ff8f70'} />
        {fila.map((n, i) => (
          <Digito
            key={n}
            n={n}
            x={76 + i * 20}
            y={20 + f * 28}
            color={
              Number(n) > 5 && n !== TANTEO[1 - f]?.[i] && Number(n) > Number(TANTEO[1 - f]?.[i])
                ? bola
                : '#aab4d6'
            }
          />
        ))}
      </g>
    ))}
    <Bola x={140} y={74} r={11} />
  </>
);

const Calendario = () => (
  <>
    <Fondo color="#ffc857" />
    <circle cx="24" cy="82" r="34" fill="#ffb52e" />
    <circle cx="146" cy="8" r="30" fill="#ffda8a" />
    <g transform="rotate(-6 80 45)">
      <rect x="42" y="14" width="80" height="68" rx="5" fill="#c98d1e" fillOpacity="0.4" />
      <rect x="38" y="10" width="80" height="68" rx="5" fill="#fff" />
      <path d="M38 26V15A5 5 0 0 1 43 10H113A5 5 0 0 1 118 15V26z" fill={rojo} />
      <path d="M54 5V16M102 5V16" stroke={tinta} strokeWidth="3" strokeLinecap="round" />
      {veces(21, (i) => (
        <rect
          key={i}
          x={45 + (i % 7) * 9.6}
          y={33 + Math.floor(i / 7) * 14}
          width="7"
          height="9"
          rx="1.5"
          fill={i % 7 > 4 ? '#cfe0ff' : '#eceef4'}
        />
      ))}
      <circle cx="106.5" cy="51.5" r="9" fill="none" stroke={rojo} strokeWidth="2.2" />
    </g>
    <Bola x={120} y={72} r={13} />
  </>
);

const Obra = () => (
  <>
    <Fondo color={cielo} />
    <Sol x={26} y={18} />
    <Nube x={104} y={16} />
    <Arbol x={10} y={54} />
    <Arbol x={148} y={54} color="#57a572" />
    <PistaDeFrente suelo={tierra} fuera={fuera} />
    <path d="M60 88L76 70H108L112 78L84 88z" fill="#e88f5f" />
    <Figura x={54} y={82} ropa={azul} pelo={MORENO} escala={1.25}>
      <path d="M0 4L34 14" stroke="#7a5233" strokeWidth="1.4" />
      <path d="M30 10L42 12L38 18L27 16z" fill={tinta} />
    </Figura>
    <Bola x={122} y={82} r={4} />
  </>
);

const Clase = () => (
  <>
    <Fondo color="#c9ecff" />
    <Sol x={136} y={16} />
    <Nube x={40} y={14} />
    <Arbol x={14} y={54} />
    <Arbol x={30} y={54} color="#57a572" />
    <PistaDeFrente suelo={verde} fuera="#3d8f63" />
    <Figura x={36} y={82} ropa={rojo} pelo={RUBIO} escala={0.95}>
      <Raqueta />
    </Figura>
    <Figura x={62} y={86} ropa={sol} pelo={MORENO} piel="#a86f4a" escala={0.9}>
      <Raqueta />
    </Figura>
    <Figura x={88} y={83} ropa="#e874a8" pelo={CASTANO} escala={0.95}>
      <Raqueta />
    </Figura>
    <Figura x={124} y={84} ropa={azul} pelo={MORENO} escala={1.4} gira>
      <Raqueta />
    </Figura>
    <Bola x={76} y={46} r={3.2} />
    <Bola x={100} y={50} r={3.2} />
  </>
);

const Sede = () => (
  <>
    <Fondo color="#aee0ff" />
    <Sol x={132} y={18} />
    <Nube x={34} y={16} />
    <Arbol x={22} y={56} />
    <Arbol x={142} y={56} color="#57a572" />
    <path d="M44 30H116V56H44z" fill={crema} />
    <path d="M38 30L80 12L122 30z" fill={rojo} />
    <path d="M72 40H88V56H72z" fill={azul} />
    <path d="M50 36H64V47H50zM96 36H110V47H96z" fill="#8fd0f5" stroke="#fff" strokeWidth="1.5" />
    <path d="M80 12V2" stroke={tinta} strokeWidth="1.2" />
    <path d="M80 2L94 5L80 8z" fill={bola} />
    <PistaDeFrente suelo={azul} fuera="#7fc25c" />
    <Figura x={44} y={84} ropa={blanco} pelo={CASTANO}>
      <Raqueta />
    </Figura>
    <Figura x={116} y={84} ropa={sol} pelo={GRIS} gira>
      <Raqueta />
    </Figura>
    <Bola x={82} y={42} r={3} />
  </>
);

const DIBUJOS = {
  lluvia: Lluvia,
  copa: Copa,
  asamblea: Asamblea,
  campus: Campus,
  maraton: Maraton,
  raqueta: Cordaje,
  pickleball: Pickleball,
  padel: Padel,
  fiesta: Fiesta,
  resultados: Resultados,
  calendario: Calendario,
  pista: Obra,
  escuela: Clase,
  club: Sede,
} satisfies Record<EscenaNoticia, () => ReactElement>;

/** The scene of that name; null when there is none. */
export function trazarNoticia(nombre: string): ReactElement | null {
  const escena = ESCENAS_NOTICIA.find((una) => una === nombre);
  if (!escena) return null;
  const Escena = DIBUJOS[escena];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 160 90"
      width="1280"
      height="720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Escena />
    </svg>
  );
}
