import type { Zona } from '#domain/clasificacion/fila.ts';
import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { Partido } from '#web/club/piezas/partido.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { diaBreve, type FilaVista, type PartidoEnPantalla, type TablaVista, type Turno } from './turnos.ts';

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

const FLECHA: Record<Zona, IconName | null> = {
  ascenso: 'up',
  promocionAscenso: 'up',
  porDecidir: null,
  promocionDescenso: 'down',
  descenso: 'down',
};

const Fila = ({ fila: { puesto, jugador, jugados, puntos, zona } }: { fila: FilaVista }) => {
  const flecha = zona && FLECHA[zona];
  return (
    <tr className="border-hairline border-b">
      <td className="whitespace-nowrap pe-3 text-ink-soft">
        {puesto} {flecha ? <Icon name={flecha} size={16} className="inline text-bola" /> : null}
      </td>
      <th scope="row" className="w-full max-w-0 truncate py-1 font-normal">
        {jugador}
      </th>
      <td className="px-3 text-end">{jugados}</td>
      <td className="px-3 text-end font-bold">{puntos}</td>
    </tr>
  );
};

const Tabla = ({ tabla: { titulo, filas } }: { tabla: TablaVista }) => (
  <table className="w-full self-start text-m leading-tight">
    <caption className="figure text-start text-l">{titulo}</caption>
    <thead className="text-ink-soft text-xs">
      <tr>
        <th scope="col">
          <span className="visually-hidden">Puesto</span>
        </th>
        <th scope="col">
          <span className="visually-hidden">Jugador</span>
        </th>
        <th scope="col" className="px-3 text-end">
          PJ
        </th>
        <th scope="col" className="px-3 text-end">
          Puntos
        </th>
      </tr>
    </thead>
    <tbody>
      {filas.map((fila) => (
        <Fila key={fila.id} fila={fila} />
      ))}
    </tbody>
  </table>
);

/** What one turn shows. */
export function VistaDeTurno({ turno }: { turno: Turno }) {
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
