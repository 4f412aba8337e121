import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { Badge } from '#web/ui/card.tsx';
import styles from './fila.module.css';
import { Fila } from './fila.tsx';

type Props = {
  ficha: FichaJugador;
  proximos: readonly PartidoPublico[];
  esperan: readonly PartidoPublico[];
  idJugador: number;
  hoy: Dia;
};

const SIN_RESULTADO = <Badge>Sin resultado aún</Badge>;

/** With whom a match is left and nobody has said when. */
const SinFecha = ({ idJugador, rival }: { idJugador: number; rival: FichaJugador['sinPartido'][number] }) => (
  <li className={styles.partido}>
    <p className={styles.contra}>
      <Link to={rutas.caraACara(idJugador, rival.id)}>{rival.nombre}</Link>
    </p>
    <p className={styles.cuando}>Sin fecha aún</p>
  </li>
);

/** All that the player has left but what the board tells: with a day, waiting for a result or for another, and with none. */
export function Pendientes({ ficha, proximos, esperan, idJugador, hoy }: Props) {
  const { situacion, proximo, sinPartido } = ficha;
  const otros = proximos.filter(({ id }) => id !== proximo?.id);
  if (otros.length + esperan.length + sinPartido.length === 0) return null;
  const enElTablero = proximos.find(({ id }) => id === proximo?.id);
  const quedan = (situacion?.quedan ?? 0) - (enElTablero?.idLiga === situacion?.liga.id ? 1 : 0);
  const amistosos = otros.concat(esperan).filter(({ tipo }) => CLASES[tipo].amistosa).length;
  const cuantos = [
    quedan > 0 ? `${quedan} de liga` : '',
    amistosos > 0 ? `${amistosos} amistoso${amistosos === 1 ? '' : 's'}` : '',
  ];
  const estadoDe = ({ fecha }: PartidoPublico) => {
    if (!proximo || fecha < proximo.fecha) return SIN_RESULTADO;
    const dia = diaDe(fecha);
    return dia === hoy ? <Badge tone="bola">Hoy</Badge> : cuentaAtras(dia, hoy);
  };
  return (
    <section>
      <h2>
        {proximo ? 'Otros por jugar' : 'Por jugar'} <small>{cuantos.filter(Boolean).join(' y ')}</small>
      </h2>
      <ul className={styles.lista}>
        {otros.map((partido) => (
          <Fila
            key={partido.id}
            partido={partido}
            idJugador={idJugador}
            cuando={`${semanaCorta(partido.fecha)}, ${horaDe(partido.fecha)}`}
            estado={estadoDe(partido)}
          />
        ))}
        {esperan.map((partido) => {
          const motivo = motivoDeRetirado(partido);
          const dia = semanaBreve(partido.fecha);
          return (
            <Fila
              key={partido.id}
              partido={partido}
              idJugador={idJugador}
              cuando={motivo ? `Era el ${dia}` : dia}
              donde={motivo ? null : undefined}
              estado={motivo ? undefined : SIN_RESULTADO}
            >
              {partido.fecha < hoy ? null : motivo}
            </Fila>
          );
        })}
        {sinPartido.map((rival) => (
          <SinFecha key={rival.id} idJugador={idJugador} rival={rival} />
        ))}
      </ul>
    </section>
  );
}
