import {
  Arbol,
  Bola,
  CASTANO,
  Digito,
  Figura,
  Fondo,
  GRIS,
  lugar,
  MORENO,
  Nube,
  PistaDeFrente,
  Raqueta,
  RUBIO,
  Sol,
  TONOS,
  veces,
} from './figuras.tsx';

const { cielo, azul, tinta, rojo, blanco, crema, bola, sol } = TONOS;

const CONFETI = [rojo, bola, blanco, '#6fd0c5', sol];

export const Copa = () => (
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

export const Asamblea = () => (
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

const BOMBILLAS = [rojo, bola, '#6fd0c5', sol, '#e874a8'];

export const Fiesta = () => (
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

export const Resultados = () => (
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
            color={Number(n) > 5 && Number(n) > Number(TANTEO[1 - f]?.[i]) ? bola : '#aab4d6'}
          />
        ))}
      </g>
    ))}
    <Bola x={140} y={74} r={11} />
  </>
);

export const Calendario = () => (
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

export const Sede = () => (
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
