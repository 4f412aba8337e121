import type { ReactElement } from 'react';
import { Cuerpo, type CuerpoProps, RaquetaDeJuego } from './cuerpo.tsx';
import { Arbol, Bola, Fondo, lugar, Nube, Sol, TONOS, veces } from './figuras.tsx';
import { trazarNoticia } from './noticias.tsx';
import { Pickleball } from './noticias-de-juego.tsx';
import { Barba, Coletas, Flequillo, Melena, Mono, Rizos, Trenza, Tupe } from './personajes.tsx';

/** What is done in each class; what matters is in the middle of the picture, where narrow places crop it. */

const { azul, bola, rojo, noche, tierra, fuera, verde, tinta, blanco, sol } = TONOS;

/** The ground from y = 52 on, with the court on it. */
const Suelo = ({ color, lejos }: { color: string; lejos: string }) => (
  <>
    <path d="M0 52H160V90H0z" fill={lejos} />
    <path d="M24 56H136L172 90H-12z" fill={color} />
    <path d="M24 56H136L172 90M24 56L-12 90M4 75H156" fill="none" stroke="#fff" strokeWidth="1.3" />
  </>
);

/** A net across, from x on, so low or so tall. */
const Red = ({ x, ancho, y, alto }: { x: number; ancho: number; y: number; alto: number }) => (
  <>
    <rect x={x} y={y} width={ancho} height={alto} fill={tinta} fillOpacity="0.35" />
    <path
      d={`M${x} ${y + alto / 2}h${ancho}`}
      stroke="#fff"
      strokeOpacity="0.3"
      strokeWidth={alto}
      strokeDasharray="0.5 3"
    />
    <path d={`M${x} ${y}h${ancho}`} stroke="#fff" strokeWidth="2.4" />
    <path d={`M${x} ${y - 1}v${alto + 2}M${x + ancho} ${y - 1}v${alto + 2}`} stroke={tinta} strokeWidth="2" />
  </>
);

/** The way of a ball, in dots. */
const Vuelo = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" strokeDasharray="0.1 4" />
);

const Cono = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-2-12H2L5.5 0H-5.5z" fill="#f2662b" />
    <path d="M-3.2-8H3.2L4.2-4.5H-4.2z" fill="#fff" />
    <path d="M-7-1H7V1.5H-7z" fill="#c94b17" />
  </g>
);

const Minitenis = () => (
  <>
    <Fondo color="#ffe9a6" />
    <Sol x={24} y={20} r={10} />
    <Nube x={146} y={24} />
    <Suelo color="#f0b25c" lejos="#c9822e" />
    <Red x={98} ancho={84} y={56} alto={12} />
    <Cono x={30} y={72} />
    <Cono x={16} y={84} />
    <Cono x={136} y={82} />
    <Vuelo d="M100 38Q104 31 110 28" />
    <Cuerpo
      quien={Coletas}
      x={60}
      y={84}
      escala={1.06}
      cabeza={0.36}
      piel="#f5d3b8"
      ropa="#e874a8"
      falda
      inclina={4}
      brazos={['-7 -41 -15 -34 -19 -42', '7 -41 14 -34 21 -30']}
      piernas={['-3 -18 -9 -10 -13 -3', '3 -18 7 -9 6 -1']}
    >
      <RaquetaDeJuego giro={62} color="#2f78d0" />
    </Cuerpo>
    <Bola x={118} y={24} r={8.5} color={rojo} />
  </>
);

/** The balls of a class, in their trolley. */
const Carro = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-9-18L-11 0M9-18L11 0" stroke={tinta} strokeWidth="2" strokeLinecap="round" />
    {veces(7, (i) => (
      <Bola key={i} x={-9 + (i % 4) * 6 + (i > 3 ? 3 : 0)} y={i > 3 ? -36 : -32} r={3.6} />
    ))}
    <path d="M-13-32H13L10-16H-10z" fill="#dfe6f5" stroke={tinta} strokeWidth="1.6" strokeLinejoin="round" />
    <path d="M-6-31L-5-17M0-31V-17M6-31L5-17M-12-26H12M-11-21H11" stroke={tinta} strokeWidth="0.7" />
  </g>
);

const Iniciacion = () => (
  <>
    <Fondo color="#c9ecff" />
    <Arbol x={12} y={52} />
    <Arbol x={30} y={52} color="#57a572" />
    <Nube x={66} y={16} />
    <Suelo color={verde} lejos="#3d8f63" />
    <Vuelo d="M101 44Q84 22 66 44" />
    <Cuerpo
      quien={Flequillo}
      x={46}
      y={84}
      escala={0.94}
      cabeza={0.34}
      piel="#b97f56"
      ropa={sol}
      brazos={['-6 -41 2 -34 13 -35', '7 -41 10 -33 15 -36']}
      piernas={['-4 -18 -8 -9 -11 -1', '4 -18 8 -10 9 -1']}
    >
      <RaquetaDeJuego giro={18} />
    </Cuerpo>
    <Cuerpo
      quien={Rizos}
      x={112}
      y={85}
      escala={1.14}
      piel="#8d5a3c"
      ropa={fuera}
      gira
      brazos={['-7 -42 -13 -34 -17 -31', '7 -42 9 -33 14 -38']}
      piernas={['-4 -18 -5 -9 -6 -1', '4 -18 5 -9 7 -1']}
    />
    <Carro x={138} y={86} />
    <Bola x={82} y={33} r={4.5} />
  </>
);

const Perfeccionamiento = () => (
  <>
    <Fondo color="#8fd0f5" />
    <Nube x={28} y={22} />
    <Nube x={136} y={30} />
    {veces(6, (i) => (
      <Arbol key={i} x={4 + i * 31} y={50} color={i % 2 ? '#57a572' : '#3f8f5f'} />
    ))}
    <path d="M0 44H160V60H0z" fill="#2c6b4f" />
    <path d="M0 44H160" stroke="#fff" strokeOpacity="0.6" strokeWidth="1.4" />
    <path d="M0 56H160V90H0z" fill="#35549c" />
    <path d="M0 60H160V90H0z" fill={azul} />
    <path d="M0 79H160M130 60L156 79" stroke="#fff" strokeWidth="2.2" />
    <Vuelo d="M93 33Q95 28 96 24" />
    <Cuerpo
      quien={Melena}
      x={76}
      y={84}
      escala={1.02}
      cabeza={0.26}
      mira={-10}
      piel="#f7d9c4"
      ropa="#2a9aa1"
      falda
      abajo={blanco}
      inclina={-4}
      brazos={['7 -42 14 -49 18 -58', '-7 -42 -17 -47 -15 -55']}
      piernas={['-3 -18 -8 -9 -12 -1', '3 -18 7 -9 8 -1']}
    >
      <RaquetaDeJuego giro={-24} />
    </Cuerpo>
    <Bola x={97} y={15} r={5} />
  </>
);

const CONFETI = [rojo, bola, blanco, '#6fd0c5', sol];

/** Who has won, with a medal and a hand at the cup. */
const Ganador = (quien: Pick<CuerpoProps, 'quien' | 'x' | 'piel' | 'falda' | 'gira'>) => (
  <>
    <Cuerpo
      {...quien}
      y={73}
      escala={0.9}
      ropa={tinta}
      abajo={blanco}
      brazos={['-7 -42 -14 -35 -8 -28', '7 -42 15 -46 18 -54']}
      piernas={['-4 -18 -4 -9 -5 -1', '4 -18 4 -9 5 -1']}
    />
    <g transform={`translate(${quien.x} 44.5)`}>
      <path d="M-3-12L0-1L3-12" fill="none" stroke={rojo} strokeWidth="1.6" />
      <circle cy="0.5" r="2.6" fill={sol} />
    </g>
  </>
);

/** A bag with two rackets in it. */
const Bolsa = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-12)`}>
    <path d="M-3-30V-42M4-30V-42" stroke={tinta} strokeWidth="3" strokeLinecap="round" />
    <rect x="-9" y="-33" width="18" height="36" rx="7" fill="#2a9aa1" />
    <rect x="-6" y="-18" width="12" height="16" rx="3" fill="#1d7479" />
    <path d="M-9-24H9" stroke="#fff" strokeWidth="1.4" />
  </g>
);

const Competicion = () => (
  <>
    <Fondo color="#f3a27b" />
    <path
      d="M80 46L-30-10V24zM80 46L-30 60V100zM80 46L20-30H56zM80 46L104-30H140zM80 46L190-10V24zM80 46L190 60V100z"
      fill="#f7b795"
    />
    {veces(26, (i) => {
      const { x, y } = lugar(i + 1, 160, 60);
      return (
        <rect
          key={i}
          x={x}
          y={y}
          width="3.4"
          height="2"
          fill={CONFETI[i % 5]}
          transform={`rotate(${i * 47} ${x} ${y})`}
        />
      );
    })}
    <path d="M0 73H160V90H0z" fill={fuera} />
    <path d="M34 73H126V90H34z" fill="#dfe6f5" />
    <path d="M77.5 77.5L80.5 76V83" fill="none" stroke={tierra} strokeWidth="2" />
    <Bolsa x={18} y={81} />
    <Ganador quien={Tupe} x={60} piel="#f5d3b8" />
    <Ganador quien={Trenza} x={100} piel="#c98e63" falda gira />
    <g transform="translate(80 20) scale(.9)">
      <path d="M-8-13H8Q8 0 0 1Q-8 0-8-13z" fill="#f6c343" />
      <path
        d="M-8-11Q-14-11-12-6Q-11-3-6-3M8-11Q14-11 12-6Q11-3 6-3"
        fill="none"
        stroke="#e0a52c"
        strokeWidth="1.8"
      />
      <path d="M-1.5 0H1.5V4H-1.5zM-5 4H5V7H-5z" fill="#e0a52c" />
    </g>
  </>
);

const Focos = () => (
  <>
    <path d="M13 90V14M147 90V14" stroke="#8b95b8" strokeWidth="2" />
    <path d="M5 8H21V14H5zM139 8H155V14H139z" fill="#fff6c9" />
    <path d="M5 14H21L86 90H-36zM139 14H155L196 90H74z" fill="#fff6c9" fillOpacity="0.13" />
  </>
);

/** Night doubles, from the other side of the net. */
const Adultos = () => (
  <>
    <Fondo color={noche} />
    {veces(14, (i) => (
      <circle
        key={i}
        cx={lugar(i + 1, 160, 40).x}
        cy={lugar(i + 1, 160, 40).y}
        r={i % 3 ? 0.6 : 1}
        fill="#fff"
      />
    ))}
    <path d="M0 50H160V90H0z" fill="#2c4a9c" />
    <path d="M28 52H132L160 90H0z" fill={azul} />
    <path d="M28 52H132L160 90M28 52L0 90M80 52V90" fill="none" stroke="#fff" strokeWidth="1.2" />
    <Focos />
    <Cuerpo
      quien={Barba}
      x={60}
      y={86}
      escala={1.06}
      piel="#d9a37a"
      ropa={bola}
      brazos={['7 -42 12 -34 8 -29', '-7 -42 -15 -36 -18 -30']}
      piernas={['-4 -18 -8 -9 -9 -1', '4 -18 7 -9 8 -1']}
    >
      <RaquetaDeJuego giro={-40} />
    </Cuerpo>
    <Cuerpo
      quien={Mono}
      x={102}
      y={86}
      escala={1.02}
      piel="#eec3a0"
      ropa="#b48adf"
      falda
      abajo={blanco}
      brazos={['-7 -42 -13 -35 -12 -28', '7 -42 14 -48 18 -54']}
      piernas={['-4 -18 -7 -9 -8 -1', '4 -18 6 -9 7 -1']}
    >
      <RaquetaDeJuego giro={24} color="#6fd0c5" />
    </Cuerpo>
    <Bola x={82} y={16} r={4.5} />
    <Red x={-4} ancho={168} y={70} alto={24} />
  </>
);

/** Balls for a whole week. */
const Intensivos = () => (
  <>
    <Fondo color="#ffdf9e" />
    <Sol x={124} y={24} r={13} />
    <Nube x={34} y={20} />
    <Suelo color={tierra} lejos={fuera} />
    <Red x={-4} ancho={168} y={52} alto={10} />
    <g transform="translate(80 87) scale(1.75)">
      <Carro x={0} y={0} />
    </g>
    <Bola x={36} y={76} r={5} />
    <Bola x={121} y={80} r={5} />
    <Bola x={134} y={69} r={4} />
  </>
);

type AlumnoProps = Omit<CuerpoProps, 'brazos' | 'piernas'> & { alza?: boolean };

/** Standing, perhaps with what they hold raised. */
const Alumno = ({ alza = false, ...quien }: AlumnoProps) => (
  <Cuerpo
    {...quien}
    brazos={['-7 -42 -13 -35 -12 -28', alza ? '7 -42 14 -41 17 -49' : '7 -42 13 -35 12 -28']}
    piernas={['-4 -18 -5 -9 -6 -1', '4 -18 5 -9 6 -1']}
  />
);

/** Of every age, with who teaches them; `o` are those who step out where only two fit. */
export const Grupo = () => (
  <>
    <Alumno quien={Mono} x={119} y={79} piel="#eec3a0" ropa="#b48adf" abajo={blanco} falda alza>
      <RaquetaDeJuego giro={12} color="#6fd0c5" />
    </Alumno>
    <g className="o">
      <Alumno quien={Rizos} x={80} y={79} escala={1.12} piel="#8d5a3c" ropa={azul} />
      <Alumno quien={Tupe} x={41} y={79} piel="#f5d3b8" ropa="#2a9aa1" gira alza>
        <RaquetaDeJuego giro={12} color={sol} />
      </Alumno>
      <Alumno
        quien={Coletas}
        x={60}
        y={85}
        escala={0.84}
        cabeza={0.36}
        piel="#f5d3b8"
        ropa="#e874a8"
        falda
        gira
      >
        <RaquetaDeJuego giro={160} color="#2f78d0" />
      </Alumno>
    </g>
    <Alumno quien={Flequillo} x={100} y={85} escala={0.88} cabeza={0.35} piel="#b97f56" ropa={sol}>
      <RaquetaDeJuego giro={160} />
    </Alumno>
  </>
);

/** When the class is over. */
const Todas = () => (
  <>
    <Fondo color="#c9ecff" />
    <Nube x={62} y={12} />
    <Nube x={112} y={16} />
    {veces(6, (i) => (
      <Arbol key={i} x={4 + i * 31} y={50} color={i % 2 ? '#57a572' : '#3f8f5f'} />
    ))}
    <Suelo color={tierra} lejos={fuera} />
    <Red x={-4} ancho={168} y={46} alto={12} />
    <Grupo />
    <Bola x={33} y={85} r={3.6} />
    <Bola x={128} y={85} r={3.6} />
  </>
);

const CLASES: Readonly<Record<string, () => ReactElement>> = {
  minitenis: Minitenis,
  iniciacion: Iniciacion,
  perfeccionamiento: Perfeccionamiento,
  competicion: Competicion,
  adultos: Adultos,
  intensivos: Intensivos,
  pickleball: Pickleball,
  todas: Todas,
};

/** A programme of the school; the others have the scene of their sport, or that of any class. */
export function trazarClase(nombre: string): ReactElement | null {
  const Clase = Object.hasOwn(CLASES, nombre) ? CLASES[nombre] : undefined;
  if (!Clase) return trazarNoticia(nombre) ?? trazarNoticia('escuela');
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="1280" height="720" aria-hidden="true">
      <Clase />
    </svg>
  );
}
