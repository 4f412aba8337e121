import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { CLASES, seGestiona } from '#domain/liga/tipos.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { Partido } from '#web/club/piezas/partido.tsx';
import { Badge } from '#web/ui/card.tsx';
import { vistoDe } from './historial.ts';

type Props = {
  ficha: FichaJugador;
  proximos: readonly PartidoPublico[];
  esperan: readonly PartidoPublico[];
  idJugador: number;
  hoy: Dia;
};

/** With whom a match is left and nobody has said when. */
const SinFecha = ({ idJugador, rival }: { idJugador: number; rival: FichaJugador['sinPartido'][number] }) => (
  <li className="relative flex gap-x-2 border-b border-hairline py-2 text-s hover:bg-azul-pale @2xl:text-m">
    <span className="w-18 text-s leading-snug text-ink-soft">Sin fecha</span>
    <Link
      to={rutas.caraACara(idJugador, rival.id)}
      className="text-inherit no-underline after:absolute after:inset-0"
    >
      {rival.nombre}
    </Link>
  </li>
);

type FilaProps = { partido: PartidoPublico; idJugador: number; hoy: Dia };

/** One that has not been played when it was to be: it waits for its result, or for another day. */
function Espera({ partido, idJugador, hoy }: FilaProps) {
  const motivo = motivoDeRetirado(partido);
  const dia = semanaBreve(partido.fecha);
  return (
    <Partido
      partido={vistoDe(partido, idJugador)}
      size="fila"
      cuando={motivo ? `Era el ${dia}` : dia}
      parts={motivo ? ['nota'] : ['pista', 'nota']}
    >
      {partido.fecha < hoy ? null : motivo}
    </Partido>
  );
}

const PorJugar = ({ partido, idJugador, hoy, pasado }: FilaProps & { pasado: boolean }) => (
  <Partido
    partido={vistoDe(partido, idJugador, pasado ? 'sinResultado' : 'porJugar')}
    size="fila"
    cuando={`${semanaCorta(partido.fecha)}, ${horaDe(partido.fecha)}`}
    parts={seGestiona(partido.tipo) ? ['pista', 'nota'] : ['liga', 'pista', 'nota']}
  >
    {!pasado && diaDe(partido.fecha) === hoy ? <Badge tone="bola">Hoy</Badge> : null}
  </Partido>
);

/** All that the player has left but what the board tells: with a day, waiting for a result or for another, and with none. */
export default function Pendientes({ ficha, proximos, esperan, idJugador, hoy }: Props) {
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
  return (
    <section>
      <h2 className="mb-3 text-l">
        {proximo ? 'Otros por jugar' : 'Por jugar'}{' '}
        <small className="font-text text-s font-normal text-ink-soft">
          {cuantos.filter(Boolean).join(' y ')}
        </small>
      </h2>
      <ul className="border-t border-hairline">
        {otros.map((partido) => (
          <PorJugar
            key={partido.id}
            {...{ partido, idJugador, hoy }}
            pasado={!proximo || partido.fecha < proximo.fecha}
          />
        ))}
        {esperan.map((partido) => (
          <Espera key={partido.id} {...{ partido, idJugador, hoy }} />
        ))}
        {sinPartido.map((rival) => (
          <SinFecha key={rival.id} idJugador={idJugador} rival={rival} />
        ))}
      </ul>
    </section>
  );
}
