import { enVezDeSet } from '#domain/partido/resultado.ts';
import {
  Arbol,
  Bola,
  Figura,
  Fondo,
  GRIS,
  lugar,
  MORENO,
  Nube,
  RUBIO,
  Sol,
  TONOS,
  veces,
} from './figuras.tsx';
import { ajustadas, anchoDe, Palabras, type Trazar } from './palabras.tsx';
import { Barba, Bigote, Busto, Coletas, Flequillo, Mono, Rizos } from './personajes.tsx';

const { azul, tinta, rojo, blanco, crema, bola, sol } = TONOS;

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

/** A glass of lemonade on a table. */
const Vaso = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-3-9H3L2.4 0H-2.4z" fill="#fff" fillOpacity="0.9" />
    <path d="M-2.7-6H2.7L2.3-.6H-2.3z" fill={sol} />
    <path d="M.5-6L3.5-12" stroke={rojo} strokeWidth="0.9" strokeLinecap="round" />
  </g>
);

/** Members around a table of the terrace, one of them asking for the word; behind them, the courts. */
export const Asamblea = () => (
  <>
    <Fondo color="#aee0ff" />
    <Arbol x={8} y={46} />
    <Arbol x={152} y={46} color="#57a572" />
    <path d="M0 44H160V90H0z" fill="#7fc25c" />
    <path d="M34 46H126L160 78V90H0V78z" fill={azul} />
    <path d="M50 46L28 74M110 46L132 74" stroke="#fff" strokeWidth="1" />
    <path d="M20 38H140V50H20z" fill={tinta} fillOpacity="0.3" />
    <path d="M20 38H140" stroke="#fff" strokeWidth="1.6" />
    <path d="M20 37V52M140 37V52" stroke={tinta} strokeWidth="1.6" />
    {veces(10, (i) => (
      <path key={i} d={`M${i * 16} 0h16v15a8 6 0 0 1-16 0z`} fill={i % 2 ? blanco : rojo} />
    ))}
    <Busto quien={Mono} x={30} y={82} escala={0.46} />
    <path d="M69 79Q80 76 83 59" fill="none" stroke="#d9e84a" strokeWidth="7" strokeLinecap="round" />
    <path d="M83 57L84 46" stroke="#d9a37a" strokeWidth="4" strokeLinecap="round" />
    <circle cx="84" cy="43" r="3.2" fill="#d9a37a" />
    <Busto quien={Barba} x={62} y={82} escala={0.46} />
    <Busto quien={Rizos} x={104} y={82} escala={0.46} gira />
    <Busto quien={Bigote} x={136} y={82} escala={0.46} gira />
    <path d="M0 76H160V90H0z" fill="#c88954" />
    <path d="M0 76H160V79H0z" fill="#e2ab74" />
    <Vaso x={46} y={84} />
    <Vaso x={83} y={85} />
    <Vaso x={120} y={84} />
    <Bola x={97} y={83} r={3} />
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

/** The lines of a figure on a board, clockwise from the top, and the middle one; and those of each figure. */
const LINEAS = [
  'M1.5 0H5.5',
  'M7 1.5V5',
  'M7 8V11.5',
  'M1.5 13H5.5',
  'M0 8V11.5',
  'M0 1.5V5',
  'M1.5 6.5H5.5',
];
const CIFRAS = '012345,12,01346,01236,1256,02356,023456,012,0123456,012356'.split(',');

const HUECO = 3.5;
const TALLA = 1.2;

/** A one has no left half: it stands close to its figure, and far from the set before it. */
const anchoDeNumero = (n: string): number =>
  [...n].reduce((ancho, cifra) => ancho + (cifra === '1' ? 0 : 7), HUECO * (n.length - 1));

/** A set that was won is lit, whoever won the match. */
const LUCE = { stroke: bola, strokeWidth: 2.1 };
const PERDIDO = { stroke: '#8fa0cf', strokeWidth: 1.9 };

type NumeroProps = { x: number; y: number; n: string; tono: { stroke: string; strokeWidth: number } };

/** A seven has nothing at its left but the end of its roof: it stands a little to the left of the middle. */
const inclinado = (n: string): number => (n.endsWith('7') ? 1 : 0);

/** A number, centred. */
const Numero = ({ x, y, n, tono }: NumeroProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${TALLA}) translate(${-anchoDeNumero(n) / 2 - inclinado(n)} -6.5)`}
    fill="none"
    strokeLinecap="round"
    {...tono}
  >
    {veces(n.length, (i) => (
      <path
        key={i}
        transform={`translate(${anchoDeNumero(n.slice(0, i + 1)) - 7} 0)`}
        d={[...(CIFRAS[Number(n[i])] ?? '')].map((linea) => LINEAS[Number(linea)]).join('')}
      />
    ))}
  </g>
);

const Aro = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r={5.5} fill="none" stroke="#4a5784" strokeWidth="2" />
);

type Sets = readonly (readonly [string, string])[];

/** A comeback: the first set lost, the next two won. */
const REMONTADA: Sets = [
  ['', 'x'],
  ['x', ''],
  ['x', ''],
];

export type MarcadorProps = { sets: Sets; nombres?: readonly string[]; trazar?: Trazar | undefined };

/** Where the names begin and the figures end, and what is between two sets, a figure's width. */
const PRIMERO = 20;
const ULTIMO = 139;
const ENTRE_SETS = 14.6;
const LETRA = 13;

/** The middle of each set's column, from the last one, and where they begin. */
function columnasDe(sets: Sets): { columnas: number[]; desde: number } {
  let desde = ULTIMO + ENTRE_SETS;
  const columnas = sets.toReversed().map((set) => {
    const ancho = TALLA * Math.max(...set.map(anchoDeNumero));
    desde -= ancho + ENTRE_SETS;
    return desde + ancho / 2;
  });
  return { columnas: columnas.reverse(), desde };
}

/** By the light, and by its own size: smaller, no heads over the sets; as small as a stamp, large figures alone. */
const estiloDe = (desde: number, [una, otra]: readonly [number, number]): string => `
@media (prefers-color-scheme:dark){.s{fill:#5d9a52}.r{fill:#528d48}.m{stroke:#dfe4ee}}
@media (max-width:320px){.c{display:none}.t{transform:translateY(${41.5 - (una + otra) / 2}px)}}
@media (max-width:200px){.q,.l,.p{display:none}.t{transform:none}.m{x:24px;width:112px}
.f0{transform:translate(${80 - 0.65 * (desde + ULTIMO)}px,${28.5 - 1.3 * una}px) scale(1.3)}
.f1{transform:translate(${80 - 0.65 * (desde + ULTIMO)}px,${55.5 - 1.3 * otra}px) scale(1.3)}}`;

type QuienProps = {
  nombre: string | undefined;
  ancho: number;
  y: number;
  trazar: Trazar | undefined;
  raya: string;
  gana: boolean;
};

/** Who is in each row: a name as large as its room, or a stripe of a colour. The winner's is lit, and has a mark. */
const Quien = ({ nombre, ancho, y, trazar, raya, gana }: QuienProps) => {
  if (!(nombre && trazar)) return <rect x={PRIMERO} y={y - 3} width="36" height="6" rx="3" fill={raya} />;
  const cuerpo = LETRA * Math.min(1, Math.max(0.7, ancho / anchoDe(trazar(nombre), LETRA)));
  const trazo = ajustadas(nombre, cuerpo, ancho, trazar);
  return (
    <>
      {gana ? <rect x="11.25" y={y - 9.5} width="3" height="20" fill={bola} /> : null}
      <Palabras
        {...{ trazo, cuerpo }}
        x={PRIMERO}
        y={y + 4.5}
        negrita={gana}
        color={gana ? '#fff' : '#b4c0e4'}
      />
    </>
  );
};

/** Over each set its number, and over what is played in place of one, what it is. */
function Cabeza({ sets, columnas, trazar }: { sets: Sets; columnas: readonly number[]; trazar: Trazar }) {
  return (
    <g className="c">
      {sets.map(([uno, dos], i) => {
        const trazo = trazar(enVezDeSet([Number(uno), Number(dos)], i) ? 'Super' : `${i + 1}`);
        const x = (columnas[i] ?? 0) - anchoDe(trazo, 5) / 2;
        // biome-ignore lint/suspicious/noArrayIndexKey: sets have no other name
        return <Palabras key={i} trazo={trazo} cuerpo={5} x={x} y={20.5} color="#b4c0e4" />;
      })}
    </g>
  );
}

/** Whether the first row has won more sets. */
const vaDelante = (sets: Sets): boolean =>
  sets.reduce((suma, [uno, dos]) => suma + Math.sign(Number(uno) - Number(dos)), 0) > 0;

type FilaProps = { sets: Sets; columnas: readonly number[]; y: number };

/** The sets of one of the two, each with the other one's beside. */
function Fila({ sets, columnas, y }: FilaProps) {
  return columnas.map((x, i) => {
    const [n, otro] = sets[i] ?? ['', ''];
    if (n === 'x') return <Bola key={x} x={x} y={y} r={6.5} />;
    if (n === '') return <Aro key={x} x={x} y={y} />;
    return <Numero key={x} x={x} y={y} n={n} tono={Number(n) > Number(otro) ? LUCE : PERDIDO} />;
  });
}

/** The sets of who is told in the first row; without figures, a ball for each that is won. */
export function Marcador({ sets, nombres = [], trazar }: MarcadorProps) {
  const { columnas, desde } = columnasDe(sets);
  const alturas = trazar ? ([33, 56] as const) : ([27.5, 55.5] as const);
  const filas = [
    { y: alturas[0], suyos: sets },
    { y: alturas[1], suyos: sets.map(([uno, dos]) => [dos, uno] as const) },
  ];
  return (
    <>
      <style>{estiloDe(desde, alturas)}</style>
      <rect className="s" width="160" height="90" fill="#9fdc8a" />
      {veces(8, (i) => (
        <path
          className="r"
          key={i}
          d={`M${i * 40 - 60} 90L${i * 40 - 30} 0h20L${i * 40 - 40} 90z`}
          fill="#86cc70"
        />
      ))}
      <path d="M44 70V90M116 70V90" stroke="#7a5233" strokeWidth="5" />
      <rect
        className="m"
        x="10"
        y="12"
        width="140"
        height="60"
        rx="6"
        fill={tinta}
        stroke="#fff"
        strokeWidth="2.5"
      />
      {trazar ? <Cabeza sets={sets} columnas={columnas} trazar={trazar} /> : null}
      <g className="t">
        <path className="l" d={`M${PRIMERO} ${(alturas[0] + alturas[1]) / 2}H140`} stroke="#4a5784" />
        {filas.map(({ y, suyos }, f) => (
          <g key={y}>
            <g className="q">
              <Quien
                nombre={nombres[f]}
                ancho={desde - PRIMERO - 6}
                y={y}
                trazar={trazar}
                raya={f ? '#6ea0ff' : '#ff8f70'}
                gana={vaDelante(suyos)}
              />
            </g>
            <g className={`f${f}`}>
              <Fila sets={suyos} columnas={columnas} y={y} />
            </g>
          </g>
        ))}
      </g>
      <g className="p">
        <Bola x={146} y={76} r={8.5} />
      </g>
    </>
  );
}

export const Resultados = () => <Marcador sets={REMONTADA} />;

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

/** Who one meets there, before the house of the club. */
export const Sede = () => (
  <>
    <Fondo color="#aee0ff" />
    <Sol x={136} y={20} r={9} />
    <Nube x={26} y={22} />
    <Arbol x={14} y={58} />
    <Arbol x={30} y={56} color="#57a572" />
    <Arbol x={146} y={58} />
    <path d="M0 54H160V90H0z" fill="#7fc25c" />
    <path d="M40 32H120V58H40z" fill={crema} />
    <path d="M34 34L80 19L126 34z" fill={rojo} />
    <path d="M72 42H88V58H72z" fill={azul} />
    <path d="M47 38H63V50H47zM97 38H113V50H97z" fill="#8fd0f5" stroke="#fff" strokeWidth="1.5" />
    <path d="M80 20V12.5" stroke={tinta} strokeWidth="1.2" />
    <path d="M80 12.5L91 15L80 17.5z" fill={bola} />
    <Busto quien={Mono} x={28} y={94} escala={0.5} />
    <Busto quien={Barba} x={80} y={93} escala={0.5} />
    <Busto quien={Bigote} x={132} y={94} escala={0.5} gira />
    <Busto quien={Coletas} x={54} y={98} escala={0.42} />
    <Busto quien={Flequillo} x={106} y={98} escala={0.42} gira />
  </>
);
