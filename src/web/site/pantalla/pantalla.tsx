import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { club } from '#club';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { MarcaDibujo } from '#web/club/marca.tsx';
import { Partido } from '#web/club/piezas/partido.tsx';
import { fraseDe } from '#web/club/piezas/partido-visto.ts';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { useAhora } from '#web/club/use-ahora.ts';
import { cambiosEntre, iluminar } from '#web/club/vivo/cambios.ts';
import { inBrowser, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { cargarAqui, cargarEnServidor, type Datos, type TiempoVisto } from './datos.ts';
import {
  cuandoFue,
  diaBreve,
  type PartidoEnPantalla,
  type TablaVista,
  type Turno,
  turnosDe,
} from './turnos.ts';
import { useDatos, useReapertura, useSinApagar, useTurno } from './use-pantalla.ts';

type ListaProps = {
  titulo: string;
  partidos: readonly PartidoEnPantalla[];
  cuando: (fecha: FechaHora) => string;
  /** As large as so many rows let them be; under others there is room for less. */
  corta?: boolean;
};

/** The fewer, the larger. */
function letraDe(cuantos: number): string {
  if (cuantos <= 4) return cx('text-xl portrait:text-m');
  return cuantos <= 6 ? cx('text-l portrait:text-m') : cx('text-m');
}

const Lista = ({ titulo, partidos, cuando, corta = false }: ListaProps) => (
  <>
    <h2 className="truncate py-2 text-2xl text-bola">{titulo}</h2>
    <ul className={cx('grid min-h-0 auto-rows-fr', !corta && 'flex-1', letraDe(corta ? 8 : partidos.length))}>
      {partidos.map((partido) => (
        <Partido
          key={partido.id}
          size="lejos"
          partido={partido}
          cuando={cuando(partido.fecha)}
          parts={['liga', 'pista']}
        />
      ))}
    </ul>
  </>
);

const Tabla = ({ tabla: { titulo, liga, filas } }: { tabla: TablaVista }) => (
  <div className="self-start">
    <h3 className="figure text-l">{titulo}</h3>
    <LeagueTable size="lejos" titulo={titulo} liga={liga} filas={filas} columnas={[JUGADOS, PUNTOS]} />
    {filas.some(({ ajustes }) => ajustes) ? <p className="text-s">* Con puntos a mano</p> : null}
  </div>
);

/** What one turn shows. */
function VistaDeTurno({ turno }: { turno: Turno }) {
  switch (turno.clase) {
    case 'pistas':
      return (
        <>
          <Lista titulo={turno.titulo} partidos={turno.partidos} cuando={horaDe} />
          {turno.luego ? <Lista {...turno.luego} cuando={horaDe} corta /> : null}
        </>
      );
    case 'resultados':
      return <Lista titulo={turno.titulo} partidos={turno.partidos} cuando={diaBreve} />;
    case 'tablas':
      return (
        <>
          <h2 className="py-2 text-2xl text-bola">Clasificaciones</h2>
          <div className="grid gap-x-12 gap-y-6 landscape:grid-cols-2">
            {turno.tablas.map((tabla) => (
              <Tabla key={`${tabla.id} ${tabla.titulo}`} tabla={tabla} />
            ))}
          </div>
        </>
      );
    case 'nada':
      return <h2 className="py-2 text-2xl text-bola">Ahora mismo no hay partidos programados</h2>;
    default:
      return turno satisfies never;
  }
}

export const loader = onServer(cargarEnServidor);
export const clientLoader = inBrowser(cargarAqui);

export const meta = () => [{ title: `Pantalla | ${club.nombre}` }, { name: 'robots', content: 'noindex' }];

const Tiempo = ({ tiempo: { icono, temperatura, lluvia } }: { tiempo: TiempoVisto }) => (
  <div className="flex items-center gap-3 text-s leading-tight portrait:order-1 portrait:w-full">
    <IconoCielo icono={icono} talla={64} className="size-12" />
    <span>
      <b className="block text-l">{temperatura}</b>
      {lluvia}
    </span>
  </div>
);

type CabeceraProps = Pick<Datos, 'tiempo' | 'cerrado'> & { ahora: FechaHora };

function Cabecera({ ahora, tiempo, cerrado }: CabeceraProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-b py-3">
      <MarcaDibujo className="size-12" />
      <h1 className="flex-1 whitespace-nowrap text-l leading-tight">
        {club.nombre}
        <span className="block font-normal text-ink-soft text-s first-letter:uppercase">
          {fechaSemana(diaDe(ahora))}
        </span>
        {cerrado.map((dicho) => (
          <span key={dicho} className="block font-semibold text-bola text-s">
            {dicho}
          </span>
        ))}
      </h1>
      {tiempo ? <Tiempo tiempo={tiempo} /> : null}
      <time className="figure ms-2 text-4xl">{horaDe(ahora)}</time>
    </header>
  );
}

const Pie = ({ desde, ahora }: { desde: FechaHora | null; ahora: FechaHora }) => (
  <footer className="py-1 text-end text-s">
    {desde ? (
      <span className="rounded-m bg-bola px-3 font-semibold text-on-bola">
        Sin conexión: datos de {cuandoFue(desde, ahora)}
      </span>
    ) : null}
  </footer>
);

const huellas = (partidos: readonly PartidoEnPantalla[]) =>
  partidos.map((uno) => ({ clave: `p${uno.id}`, huella: fraseDe(uno) + uno.fecha + uno.pista, frase: '' }));

/** A match that changed while somebody looks is lit. */
function useLuz({ porJugar, jugados }: Datos): void {
  const vistos = useRef({ porJugar, jugados });
  useEffect(() => {
    const antes = vistos.current;
    vistos.current = { porJugar, jugados };
    const { nuevas, otras } = cambiosEntre(
      huellas([...antes.porJugar, ...antes.jugados]),
      huellas([...porJugar, ...jugados]),
    );
    iluminar([...nuevas, ...otras]);
  }, [porJugar, jugados]);
}

/** Read from five metres, on any screen: as large as it is. */
const PANTALLA = cx(
  'tele fixed inset-0 m-auto grid cursor-none overflow-hidden bg-azul-deep px-6 font-display text-ink text-m leading-tight',
);

export default function Pantalla() {
  const { datos, desde } = useDatos(useLoaderData<Datos>());
  const ahora = useAhora(datos.ahora, 1_000);
  const pasados = useTurno();
  useSinApagar();
  useLuz(datos);
  const turnos = turnosDe(datos, ahora);
  const turno: Turno | undefined = turnos[pasados % turnos.length];
  return (
    <div className={PANTALLA}>
      <Cabecera ahora={ahora} tiempo={datos.tiempo} cerrado={datos.cerrado} />
      <main className="min-h-0 overflow-y-auto">
        {turno ? (
          <section key={pasados} className="flex min-h-full flex-col transition-opacity starting:opacity-0">
            <VistaDeTurno turno={turno} />
          </section>
        ) : null}
      </main>
      <Pie desde={desde} ahora={ahora} />
    </div>
  );
}

/** Nobody is there to press anything. */
export function ErrorBoundary() {
  useReapertura();
  return (
    <div className={PANTALLA}>
      <main className="row-span-full grid place-content-center justify-items-center gap-4">
        <MarcaDibujo className="size-12" />
        <h1 className="text-l">{club.nombre}</h1>
        <p>La pantalla vuelve sola en cuanto la web responda.</p>
      </main>
    </div>
  );
}
