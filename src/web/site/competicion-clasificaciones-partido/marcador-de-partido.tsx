import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { diaDe, haPasado, horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaBreve } from '#domain/fecha-texto.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ausenteDe, enVezDeSet, setsDe } from '#domain/partido/resultado.ts';
import { InsigniaRetirado, motivoDeRetirado, textoMarcador } from '#web/club/marcador.tsx';
import styles from './datos.module.css';
import type { Lado } from './lado.ts';
import type { DatosDePartido } from './por-venir.ts';
import { Amistoso, Cita, type Columna, Tablero } from './tablero.tsx';

/** Set by set; of a no-show, who came. */
function columnasDe(partido: PartidoPublico): Columna[] {
  const resultado = conDesenlace(partido);
  const ausente = ausenteDe(resultado);
  if (ausente !== null) return [{ de: ausente === 1 ? ['', 'W.O.'] : ['W.O.', ''], menor: true }];
  return setsDe(resultado).map((set, indice) => ({ de: set, menor: enVezDeSet(set, indice) }));
}

/** What they have played until then, and the way to it. */
const Historia = ({ partido, encuentro }: Pick<DatosDePartido, 'partido' | 'encuentro'>) => (
  <p className={styles.mudo}>
    {encuentro.historia} <Link to={rutas.caraACara(partido.idJugador1, partido.idJugador2)}>Cara a cara</Link>
  </p>
);

const Jugado = ({ partido, encuentro }: DatosDePartido) => (
  <>
    <p className={styles.titular}>
      <time dateTime={partido.fecha}>
        {fechaBreve(partido.fecha)}, {horaDe(partido.fecha)}
      </time>
    </p>
    <p>{partido.pista}</p>
    <Amistoso tipo={partido.tipo} />
    <p>{encuentro.relato}</p>
    <p>{encuentro.cambio}</p>
    <Historia partido={partido} encuentro={encuentro} />
  </>
);

function Centro(datos: DatosDePartido) {
  const { partido, encuentro, ahora } = datos;
  const { fecha, pista, ganador, tipo } = partido;
  if (ganador !== null) return <Jugado {...datos} />;
  if (motivoDeRetirado(partido) !== null)
    return (
      <>
        <p className={styles.titular}>
          <del>
            {semanaBreve(fecha)}, {horaDe(fecha)}
          </del>
        </p>
        <p>
          Estaba previsto <InsigniaRetirado resultado={conDesenlace(partido)} />
        </p>
      </>
    );
  const falta = () => {
    if (haPasado({ fecha, duracion: encuentro.duracion }, ahora)) return 'Sin resultado aún';
    return fecha <= ahora ? 'En juego' : cuentaAtras(diaDe(fecha), diaDe(ahora));
  };
  return (
    <Cita fecha={fecha} falta={falta()} pista={pista} liga={tipo}>
      <Historia {...datos} />
    </Cita>
  );
}

/** The match on the board: the score or, until there is one, how long there is to go. */
export const MarcadorDePartido = ({
  lados,
  children,
  ...datos
}: DatosDePartido & { lados: readonly [Lado, Lado]; children: ReactNode }) => (
  <Tablero
    fila={`p${datos.partido.id}`}
    lados={lados}
    gana={datos.partido.ganador}
    columnas={datos.partido.ganador === null ? [] : columnasDe(datos.partido)}
    dicho={textoMarcador(conDesenlace(datos.partido))}
    pie={datos.encuentro.antes}
  >
    <Centro {...datos} />
    {children}
  </Tablero>
);
