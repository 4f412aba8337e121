import type { ReactElement } from 'react';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ausenteDe, enVezDeSet, estaDecidido, setsDe } from '#domain/partido/resultado.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import { ajustadas, anchoDe, Palabras, type Trazar } from './lamina.tsx';

/** Sets that a board has room for. */
const CABEN = 3;

type Sets = readonly (readonly [string, string])[];

/** Of a match without a result, or without sets, or with more than fit. */
const SIN_CIFRAS: Sets = [
  ['', ''],
  ['', ''],
];

/** The sets of a match, which are empty while there is nothing to tell, and who plays it unless somebody is a minor. */
export function marcadorDibujado(partido: PartidoPublico) {
  const resultado = conDesenlace(partido);
  const sets = setsDe(resultado);
  const seCuenta = estaDecidido(resultado) && ausenteDe(resultado) === null && sets.length <= CABEN;
  const nombres = nombresCortos(
    new Map([
      [partido.idJugador1, partido.jugador1Nombre],
      [partido.idJugador2, partido.jugador2Nombre],
    ]),
  );
  return {
    sets: seCuenta ? sets.map(([uno, dos]) => [`${uno}`, `${dos}`] as const) : SIN_CIFRAS,
    nombres: partido.jugador1Infantil || partido.jugador2Infantil ? [] : [...nombres.values()],
  };
}

const [TINTA, BOLA] = ['#17203a', '#d9e84a'];

const veces = <T,>(n: number, cada: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => cada(i));

const Bola = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r})`}>
    <circle r="1" fill={BOLA} stroke={TINTA} strokeOpacity="0.35" strokeWidth="0.08" />
    <path
      d="M-.62-.78Q.1-.1-.82.57M.62-.78Q.02.2.78.62"
      fill="none"
      stroke="#fff"
      strokeWidth="0.16"
      strokeLinecap="round"
    />
  </g>
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
const LUCE = { stroke: BOLA, strokeWidth: 2.1 };
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

/** A comeback: the first set lost, the next two won. */
const REMONTADA: Sets = [
  ['', 'x'],
  ['x', ''],
  ['x', ''],
];

type MarcadorProps = { sets: Sets; nombres?: readonly string[]; trazar?: Trazar | undefined };

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
      {gana ? <rect x="11.25" y={y - 9.5} width="3" height="20" fill={BOLA} /> : null}
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

const enNumeros = (sets: Sets) => sets.map(([uno, dos]) => [Number(uno), Number(dos)] as const);

/** Over each set its number, and over what is played in place of one, what it is. */
const Cabeza = ({ sets, columnas, trazar }: { sets: Sets; columnas: readonly number[]; trazar: Trazar }) => (
  <g className="c">
    {enNumeros(sets).map((set, i, todos) => {
      const trazo = trazar(enVezDeSet(set, i, todos) ? 'Super' : `${i + 1}`);
      const x = (columnas[i] ?? 0) - anchoDe(trazo, 5) / 2;
      // biome-ignore lint/suspicious/noArrayIndexKey: sets have no other name
      return <Palabras key={i} trazo={trazo} cuerpo={5} x={x} y={20.5} color="#b4c0e4" />;
    })}
  </g>
);

/** Whether the first row has won more sets. */
const vaDelante = (sets: Sets): boolean =>
  sets.reduce((suma, [uno, dos]) => suma + Math.sign(Number(uno) - Number(dos)), 0) > 0;

/** The sets of one of the two, each with the other one's beside. */
const Fila = ({ sets, columnas, y }: { sets: Sets; columnas: readonly number[]; y: number }) =>
  columnas.map((x, i) => {
    const [n, otro] = sets[i] ?? ['', ''];
    if (n === 'x') return <Bola key={x} x={x} y={y} r={6.5} />;
    if (n === '') return <Aro key={x} x={x} y={y} />;
    return <Numero key={x} x={x} y={y} n={n} tono={Number(n) > Number(otro) ? LUCE : PERDIDO} />;
  });

/** The sets of who is told in the first row; without figures, a ball for each that is won. */
function Marcador({ sets, nombres = [], trazar }: MarcadorProps) {
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
        fill={TINTA}
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

/** The board of a match: its sets and, where they are to be told, who played. */
export const trazarMarcador = (marcador: MarcadorProps): ReactElement => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 160 90"
    width="1280"
    height="720"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <Marcador {...marcador} />
  </svg>
);

/** That of no match. */
export const trazarResultados = (): ReactElement => trazarMarcador({ sets: REMONTADA });
