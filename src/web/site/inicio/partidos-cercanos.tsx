import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { type Cercanos, sinJugar } from './cercanos.ts';
import { Jornadas, jornadasDe } from './jornadas.tsx';
import { TarjetaDeHoy } from './tarjeta-de-hoy.tsx';

type Props = Cercanos & { hoy: Dia; ahora: FechaHora };

/** Tonight's match in one glance, for who comes in through the front page; who plays of the minors is in the schedule. */
export const PartidosCercanos = ({ filas, todos, hoy, ahora }: Props) => (
  <TarjetaDeHoy
    titulo={filas.some(({ fecha }) => fecha <= ahora) ? 'En juego y próximos partidos' : 'Próximos partidos'}
    to={rutas.horarios()}
  >
    {todos > 0 ? (
      <>
        <Jornadas
          jornadas={jornadasDe(filas.map((fila) => sinJugar(fila, fila.fecha <= ahora ? 'En juego' : null)))}
          hoy={hoy}
        />
        <p className="mt-auto">
          <Link to={rutas.horarios()} className="-my-3 inline-block py-3">
            {todos === 1 ? 'Ver el partido' : `Ver los ${todos} partidos`}
          </Link>
        </p>
      </>
    ) : (
      <p className="text-ink-soft">Ahora mismo no hay partidos programados.</p>
    )}
  </TarjetaDeHoy>
);
