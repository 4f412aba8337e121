import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaBreve } from '#domain/fecha-texto.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { InsigniaEstado } from '#web/club/piezas/partido.tsx';
import type { EstadoVisto } from '#web/club/piezas/partido-visto.ts';
import { Tablero } from '#web/club/piezas/tablero.tsx';
import { Amistoso, Cita } from './cita.tsx';
import type { Lados } from './lado.ts';
import { type DatosDePartido, vistoDe } from './por-venir.ts';

/** What they have played until then, and the way to it. */
const Historia = ({ partido, encuentro }: Pick<DatosDePartido, 'partido' | 'encuentro'>) => (
  <p className="text-on-deep-soft">
    {encuentro.historia}{' '}
    <Link to={rutas.caraACara(partido.idJugador1, partido.idJugador2)} className="text-on-deep">
      Cara a cara
    </Link>
  </p>
);

const Jugado = ({ partido: { fecha, pista, tipo }, encuentro: { relato, cambio } }: DatosDePartido) => (
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

const Retirado = (datos: DatosDePartido) => {
  const { fecha } = datos.partido;
  return (
    <>
      <del className="figure inline-block text-l first-letter:uppercase">
        {semanaBreve(fecha)}, {horaDe(fecha)}
      </del>
      <p>
        Estaba previsto <InsigniaEstado estado={vistoDe(datos).estado} />
      </p>
    </>
  );
};

const FALTA: Partial<Record<EstadoVisto, string>> = {
  sinResultado: 'Sin resultado aún',
  enJuego: 'En juego',
};

function Centro(datos: DatosDePartido) {
  const { partido, ahora } = datos;
  const { fecha, pista, tipo } = partido;
  if (partido.ganador !== null) return <Jugado {...datos} />;
  if (motivoDeRetirado(partido) !== null) return <Retirado {...datos} />;
  const falta = FALTA[vistoDe(datos).estado] ?? cuentaAtras(diaDe(fecha), diaDe(ahora));
  return <Cita fecha={fecha} falta={falta} pista={pista} liga={tipo} />;
}

type MarcadorProps = DatosDePartido & {
  lados: Lados;
  /** What can be done with it. */
  children: ReactNode;
};

/** The match on the board: the score or, until there is one, how long there is to go. */
export const MarcadorDePartido = ({ lados, children, ...datos }: MarcadorProps) => (
  <Tablero
    lados={lados}
    partido={vistoDe(datos)}
    pie={
      datos.encuentro.antes ? (
        <p className="border-deep-line border-t pt-3 text-center text-s">{datos.encuentro.antes}</p>
      ) : null
    }
  >
    <Centro {...datos} />
    {motivoDeRetirado(datos.partido) !== null && datos.partido.ganador === null ? null : (
      <Historia {...datos} />
    )}
    {children}
  </Tablero>
);
