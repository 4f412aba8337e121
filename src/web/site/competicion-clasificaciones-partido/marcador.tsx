import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaBreve } from '#domain/fecha-texto.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { tieneFinal } from '#domain/partido/resultado.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { InsigniaEstado } from '#web/club/piezas/partido.tsx';
import type { PartidoVisto } from '#web/club/piezas/partido-visto.ts';
import { Tablero } from '#web/club/piezas/tablero.tsx';
import { Amistoso, Cita, type Lados } from './comun.tsx';

type DeMarcador = {
  partido: PartidoPublico;
  visto: PartidoVisto;
  encuentro: Encuentro;
  /** What was arranged is not played then. */
  retirado: boolean;
  ahora: FechaHora;
};

const Jugado = ({ partido: { fecha, pista, tipo }, encuentro: { relato, cambio } }: DeMarcador) => (
  <>
    <p className="figure text-l">
      <time dateTime={fecha}>
        {fechaBreve(fecha)}, {horaDe(fecha)}
      </time>
    </p>
    <p>{pista}</p>
    <Amistoso tipo={tipo} />
    {relato ? <p className="font-semibold text-m">{relato}</p> : null}
    {cambio ? <p>{cambio}</p> : null}
  </>
);

const Retirado = ({ visto: { fecha, estado, sets } }: DeMarcador) => (
  <>
    <del className="figure inline-block text-l first-letter:uppercase">
      {semanaBreve(fecha)}, {horaDe(fecha)}
    </del>
    <p>
      {estado === 'anulado' && sets.length > 0 ? 'Se jugó' : 'Estaba previsto'}{' '}
      <InsigniaEstado estado={estado} />
    </p>
  </>
);

const FALTA: Partial<Record<PartidoVisto['estado'], string>> = {
  sinResultado: 'Sin resultado aún',
  enJuego: 'En juego',
};

function Centro(datos: DeMarcador) {
  const { visto, partido, retirado, ahora } = datos;
  const { fecha, pista, tipo } = partido;
  if (tieneFinal(partido)) return <Jugado {...datos} />;
  if (retirado) return <Retirado {...datos} />;
  const falta =
    visto.estado === 'suspendido'
      ? textoMarcador(conDesenlace(partido))
      : (FALTA[visto.estado] ?? cuentaAtras(diaDe(fecha), diaDe(ahora)));
  return <Cita fecha={fecha} falta={falta} pista={pista} liga={tipo} />;
}

type MarcadorProps = DeMarcador & {
  lados: Lados;
  /** What can be done with it. */
  children: ReactNode;
};

/** The match on the board: the score or, until there is one, how long there is to go; and what they have played until then. */
export function MarcadorDePartido({ lados, children, ...datos }: MarcadorProps) {
  const { partido, encuentro, visto, retirado } = datos;
  return (
    <Tablero
      lados={lados}
      partido={visto}
      pie={
        encuentro.antes ? (
          <p className="border-deep-line border-t pt-3 text-center text-s">{encuentro.antes}</p>
        ) : null
      }
    >
      <Centro {...datos} />
      {retirado && !tieneFinal(partido) ? null : (
        <p className="text-on-deep-soft">
          {encuentro.historia}{' '}
          <Link to={rutas.caraACara(partido.idJugador1, partido.idJugador2)} className="text-on-deep">
            Cara a cara
          </Link>
        </p>
      )}
      {children}
    </Tablero>
  );
}
