import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { Badge } from '#web/ui/card.tsx';
import { Fila } from './fila.tsx';
import styles from './jugador.module.css';

type Props = {
  partidos: readonly PartidoPublico[];
  idJugador: number;
  hoy: Dia;
  /** When the first that is not over begins; null: all of them are. */
  desde: string | null;
};

/** What the player comes for: when, where and against whom is the next one. */
export function Proximos({ partidos, idJugador, hoy, desde }: Props) {
  if (partidos.length === 0) return null;
  const estadoDe = ({ fecha }: PartidoPublico) => {
    if (desde === null || fecha < desde) return <Badge>Sin resultado aún</Badge>;
    const dia = diaDe(fecha);
    return dia === hoy ? <Badge tone="bola">Hoy</Badge> : cuentaAtras(dia, hoy);
  };
  return (
    <section>
      <h2>{partidos.length === 1 ? 'Próximo partido' : 'Próximos partidos'}</h2>
      <ul className={styles.lista}>
        {partidos.map((partido) => (
          <Fila
            key={partido.id}
            partido={partido}
            idJugador={idJugador}
            cuando={`${semanaBreve(partido.fecha)}, ${horaDe(partido.fecha)}`}
            estado={estadoDe(partido)}
          />
        ))}
      </ul>
    </section>
  );
}

/** With whom a match is left and nobody has said when. */
export function SinPartido({ rivales }: { rivales: FichaJugador['sinPartido'] }) {
  if (rivales.length === 0) return null;
  return (
    <p className={styles.sinPartido}>
      Sin fecha aún:{' '}
      {rivales.map(({ id, nombre }, lugar) => (
        <Fragment key={id}>
          {lugar > 0 ? ', ' : null}
          <Link to={rutas.jugador(id)}>{nombre}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
