import { Link } from 'react-router';
import type { Mi } from '#contract/cuentas/mi.ts';
import type { Cita } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula } from '#domain/texto.ts';
import { Partido } from '#web/club/piezas/partido.tsx';
import { vistoDeCita } from '#web/club/piezas/partido-visto.ts';
import { Badge } from '#web/ui/card.tsx';
import { Apartado, type Hacer } from './apartado.tsx';
import { OtroDia } from './ausencias.tsx';

type SuyoProps = { mi: Mi; hoy: Dia; hacer: Hacer };

function Fila({ cita, hoy, ...suyo }: SuyoProps & { cita: Cita }) {
  const { id, fecha, estado } = cita;
  const puesto = suyo.mi.enPie.find((uno) => uno.id === id && uno.fecha === fecha);
  return (
    <Partido
      size="fila"
      partido={vistoDeCita(cita)}
      cuando={`${conMayuscula(semanaBreve(fecha))}, ${horaDe(fecha)}`}
    >
      <span className="flex flex-wrap items-center gap-2 text-s">
        {diaDe(fecha) === hoy ? <Badge tone="bola">Hoy</Badge> : null}
        {puesto?.pareja ? <span>En pareja: {puesto.pareja}</span> : null}
        {puesto?.noPuedo ? <Badge tone="warn">No puedes</Badge> : null}
        {estado === 'puesto' ? (
          <a className="py-1" href={rutas.calendario(id)} download>
            Al calendario
          </a>
        ) : null}
      </span>
      {puesto ? <OtroDia partido={puesto} {...suyo} /> : null}
    </Partido>
  );
}

/** What is to come, and what was going to be and has been put off. */
export function Partidos({ citas, ...suyo }: SuyoProps & { citas: readonly Cita[] }) {
  const { mi, hoy } = suyo;
  const porVenir = citas.filter(({ fecha }) => diaDe(fecha) >= hoy);
  return (
    <Apartado titulo="Mis partidos">
      {porVenir.length === 0 ? <p>No tienes ninguno puesto. Cuando lo haya, estará aquí.</p> : null}
      <ul className="grid empty:hidden">
        {porVenir.map((cita) => (
          <Fila key={cita.id} cita={cita} {...suyo} />
        ))}
      </ul>
      {mi.sinPagina ? null : (
        <p>
          <Link to={rutas.jugador(mi.idJugador)}>Resultados y clasificación</Link>
        </p>
      )}
    </Apartado>
  );
}
