import type { ParejaFuera } from '#contract/liga/propuesta.ts';
import { horaDeMinutos } from '#domain/fecha.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { aparte, type Motivo } from '#domain/propuesta/datos.ts';
import { causasDe } from '#domain/propuesta/explicacion.ts';
import { conMayuscula } from '#domain/texto.ts';
import { cuantos, parejaDe, sinTemporada } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/states.tsx';
import { DondeCabria } from './donde-cabria.tsx';
import {
  cambiadas,
  diasPedidos,
  type Estado,
  halladas,
  jugadoresEnPista,
  otraPeticion,
  type Resultado,
  veredicto,
} from './estado.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

const DICHO = cx('flex flex-wrap items-center gap-x-3 gap-y-2 text-s text-ink-soft');
/** Reasons, one under another beside the courts. */
export const MOTIVOS = cx('mt-1 grid gap-2 text-xs leading-snug');
export const MOTIVO = cx('border-s-2 ps-2');
/** On a phone, what is said over the courts already is only heard. */
const YA_DICHO = cx('max-lg:not-has-focus-visible:sr-only');
export const YA_DICHO_PLEGADO = cx('not-open:max-lg:not-has-focus-visible:sr-only');

type Props = { mesa: MesaPropuesta };
type DeResultado = Props & { resultado: Resultado };

/** Players without any match, whom a line put by hand takes off the list. */
function solosDe({ sinPartido }: Resultado, { lineas }: Estado): Resultado['sinPartido'] {
  const juega = (id: number) => lineas.some((linea) => linea.idJugador1 === id || linea.idJugador2 === id);
  return sinPartido.filter(({ idJugador }) => !juega(idJugador));
}

/** Not proven best: a longer search from here may better it or prove it. */
function Mejorar({ mejorar }: { mejorar: () => void }) {
  return (
    <div className={DICHO}>
      <Button size="s" onClick={mejorar} aria-describedby="que-es-mejorar">
        Mejorar
      </Button>
      <small id="que-es-mejorar">
        Busca hasta un minuto más a partir de estos partidos; nunca los empeora.
      </small>
    </div>
  );
}

const huecos = (cuantas: number): string =>
  cuantas === 0
    ? 'No queda ningún hueco libre.'
    : `${cuantos(cuantas, 'hueco libre', 'huecos libres')}, sin jugadores.`;

/** "30 partidos de liga y 16 amistosos": the engine counts only those of the league, and fills with the others; "(84 jugadores en pista)" where it counts those. */
function partidosDe(estado: Estado, { lineas, gente }: Resultado): string {
  const amistosos = halladas(estado).length - lineas;
  const partidos = cuantos(lineas, 'partido de liga', 'partidos de liga');
  const deLiga = gente ? `${partidos} (${jugadoresEnPista(gente.juegan)})` : partidos;
  return amistosos > 0
    ? `${deLiga} y ${cuantos(amistosos, 'partido amistoso', 'partidos amistosos')}`
    : deLiga;
}

/** How good what was found is; once the lines are others, it is said of the one that was found. */
function Calidad({ estado, resultado }: { estado: Estado } & Pick<DeResultado, 'resultado'>) {
  const { demostrado, lineas } = resultado;
  const partidos = partidosDe(estado, resultado);
  if (estado.calculada?.vacio) return <span>{huecos(halladas(estado).length)}</span>;
  if (cambiadas(estado))
    return (
      <>
        <Badge tone="warn">Cambiada a mano</Badge>
        <span>
          La calculada: {veredicto(resultado)}, {partidos}.
        </span>
      </>
    );
  return (
    <>
      <Badge tone={demostrado && lineas > 0 ? 'ok' : 'warn'}>{veredicto(resultado)}</Badge>
      <span>{partidos}</span>
    </>
  );
}

const OTRA_PETICION =
  'Has cambiado el tipo, los días, las pistas o las opciones: estos partidos son de lo que pediste antes. Genera otra propuesta o vuelve a dejarlo como estaba.';

const ID_RESULTADO = 'resultado';
export const ID_PEDIDO = 'pedido';

/** Opened, the form gets the focus where it is: below the courts. */
function abrirPedido(): void {
  const pedido = document.querySelector<HTMLDetailsElement>(`#${ID_PEDIDO}`);
  if (!pedido) return;
  pedido.open = true;
  pedido.scrollIntoView();
  pedido.querySelector('summary')?.focus({ preventScroll: true });
}

/** Over the courts, on a phone, how good it is is said in a line. */
export const seDiceEncima = ({ resultado, calculada, lineas }: Estado): boolean =>
  lineas.length > 0 && resultado !== null && !calculada?.vacio;

/** How good the proposal is, and what to know before reading it. */
export function Veredicto({ mesa: { estado, generador, mejorar }, resultado }: DeResultado) {
  const { demostrado, avisos } = resultado;
  const otra = otraPeticion(estado);
  return (
    <>
      <p id={ID_RESULTADO} className={cx(DICHO, seDiceEncima(estado) && YA_DICHO)} role="status">
        <Calidad estado={estado} resultado={resultado} />
      </p>
      {otra ? <Notice tone="warn">{OTRA_PETICION}</Notice> : null}
      {demostrado || otra || generador.generando ? null : <Mejorar mejorar={mejorar} />}
      {avisos.length > 0 ? (
        <Notice tone="warn">
          {avisos.map((aviso) => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}

/** On a phone, over the courts: how good it is in a line that leads to the rest, below them. */
export function VeredictoBreve({ mesa: { estado } }: Props) {
  const { resultado } = estado;
  if (resultado === null || !seDiceEncima(estado)) return null;
  const solos = solosDe(resultado, estado).length;
  return (
    <div className="surface flex items-center justify-between gap-3 px-3 py-2 text-s lg:hidden">
      <a className="flex-1 text-ink no-underline" href={`#${ID_RESULTADO}`}>
        <strong>
          {cambiadas(estado) ? 'Cambiada a mano' : veredicto(resultado).replace(' (comprobado)', '')}
        </strong>
        {solos > 0 ? ` · ${solos} sin partido` : ''} <span aria-hidden="true">↓</span>
        <small className="block text-s text-ink-soft">
          {partidosDe(estado, resultado).replaceAll(/partidos? /g, '')}
        </small>
      </a>
      <Button look="ghost" onClick={abrirPedido}>
        Cambiar
        <span className="visually-hidden"> lo pedido</span>
      </Button>
    </div>
  );
}

const DE_LA_CALCULADA = 'Es de la propuesta calculada: lo que hayas quitado a mano no sale aquí.';

/** When a league plays, which is where courts may be full while others stay free. */
function Horario({ mesa, idLiga }: Props & { idLiga: number }) {
  const liga = mesa.listas.ligas.find(({ id }) => id === idLiga);
  if (!liga) return null;
  const { inicio, fin } = horarioDe(liga);
  return (
    <p className="ps-4 text-s text-ink-soft">
      Su horario es de {horaDeMinutos(inicio)} a {horaDeMinutos(fin)}.
    </p>
  );
}

type GrupoProps = Props & { titulo: string; parejas: readonly ParejaFuera[] };

function Grupo({ titulo, parejas, mesa }: GrupoProps) {
  const [primera] = parejas;
  return (
    <details className="disclose border-b border-hairline lg:open:col-span-full">
      <summary className="py-2 font-semibold">
        {titulo}{' '}
        <small className="font-normal text-ink-soft">{cuantos(parejas.length, 'pareja', 'parejas')}</small>
      </summary>
      {primera && aparte(primera) === null ? <Horario mesa={mesa} idLiga={primera.idLiga} /> : null}
      <dl className="text-s sm:ps-4">
        {parejas.map((pareja) => (
          <div
            key={`${pareja.idJugador1}-${pareja.idJugador2}`}
            className="gap-x-4 border-b border-hairline py-1 sm:grid sm:grid-cols-5"
          >
            <dt className="max-sm:font-semibold sm:col-span-2">{parejaDe(pareja)}</dt>
            <dd className="text-ink-soft sm:col-span-3">
              {pareja.frase} <DondeCabria pareja={pareja} mesa={mesa} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** As many as are read at a glance; more are opened. */
const A_LA_VISTA = 8;

export function Solos({ resultado, mesa: { estado, listas } }: DeResultado) {
  const solos = solosDe(resultado, estado);
  if (solos.length === 0)
    return estado.lineas.length === 0 ? null : <p>Todos los que deben algún partido juegan al menos uno.</p>;
  const corta = (id: number, nombre: string): string => {
    const liga = listas.ligas.find((una) => una.id === id);
    return liga ? etiquetaDe(liga) : nombre;
  };
  return (
    <details className="disclose" open={solos.length <= A_LA_VISTA}>
      <summary className="py-1 text-s font-bold">
        Se quedan sin partido <small>{cuantos(solos.length, 'jugador', 'jugadores')}</small>
      </summary>
      <ul className={MOTIVOS}>
        {solos.map(({ idJugador, jugador, idLiga, liga, frase }) => (
          <li key={idJugador} className={cx(MOTIVO, 'border-hairline')}>
            <strong>{jugador}</strong> <small title={liga}>{corta(idLiga, liga)}</small>
            <br />
            {frase}
          </li>
        ))}
      </ul>
    </details>
  );
}

const APARTES: Partial<Record<Motivo, string>> = {
  lesion: 'Con un lesionado',
  vueltaNoAbierta: 'A la espera de la vuelta',
};

/** By league; at the end, those whom no proposal could give a match. */
function gruposDe(fuera: readonly ParejaFuera[]): [string, ParejaFuera[]][] {
  const ultimas = fuera.toSorted((una, otra) => Number(aparte(una) !== null) - Number(aparte(otra) !== null));
  return [
    ...Map.groupBy(ultimas, (pareja) => {
      const motivo = aparte(pareja);
      return (motivo && APARTES[motivo]) ?? sinTemporada(pareja.liga);
    }),
  ];
}

const sinSitio = ({ fuera }: Resultado): number => fuera.filter((pareja) => aparte(pareja) === null).length;

const ID_FUERA = 'fuera';

/** Beside the courts: the reasons are below them. */
export function CuantasFuera({ resultado }: Pick<DeResultado, 'resultado'>) {
  const cuantas = sinSitio(resultado);
  if (cuantas === 0 || resultado.cuantosFuera > resultado.fuera.length) return null;
  return (
    <a href={`#${ID_FUERA}`} className="text-s font-semibold">
      {cuantos(cuantas, 'pareja se queda', 'parejas se quedan')} fuera <span aria-hidden="true">↓</span>
    </a>
  );
}

/** Placed and left out are all there was; then why, each cause with its pairs, and last those told apart. */
function Cuentan({ resultado, mesa: { estado } }: DeResultado) {
  const { lineas, fuera } = resultado;
  const faltan = sinSitio(resultado);
  const dias = diasPedidos(estado.calculada ?? estado.opciones);
  const [otras, cuentan] = [true, false].map((si) => fuera.filter((una) => (aparte(una) !== null) === si));
  return (
    <>
      <p className="text-s">
        De {cuantos(lineas + faltan, 'partido', 'partidos')} por poner, uno por pareja, entran {lineas}
        {faltan > 0 ? ` y ${cuantos(faltan, 'se queda', 'se quedan')} fuera` : ''}.
      </p>
      <table className="justify-self-start text-s">
        <caption className="visually-hidden">Parejas fuera, por motivo</caption>
        <tbody>
          {[cuentan, otras].flatMap((suyas = [], aparte) =>
            causasDe(suyas, dias).map(([causa, n]) => (
              <tr key={causa} className={aparte === 1 ? cx('text-ink-soft') : cx('font-semibold')}>
                <th scope="row" className="py-1 font-normal">
                  {conMayuscula(causa)}
                </th>
                <td className="py-1 ps-6 text-end whitespace-nowrap">{cuantos(n, 'pareja', 'parejas')}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {halladas(estado).length > lineas && faltan > 0 ? (
        <small className="max-w-2xl text-xs text-ink-soft">
          Los amistosos van a horas en las que no juega la división que falta, o juntan a quienes ese día se
          quedan sin rival.
        </small>
      ) : null}
    </>
  );
}

/** What was left out, and why. */
export function Fuera({ resultado, mesa }: DeResultado) {
  const { fuera, cuantosFuera, resumen } = resultado;
  if (resumen === null) return null;
  const enteras = cuantosFuera === fuera.length;
  return (
    <section
      id={ID_FUERA}
      className="mt-6 grid max-w-page gap-2 inert:opacity-50"
      inert={mesa.generador.generando}
    >
      <h2 className="text-l">Quién queda fuera y por qué</h2>
      {enteras ? <Cuentan resultado={resultado} mesa={mesa} /> : <p className="text-s">{resumen}</p>}
      {cambiadas(mesa.estado) ? <p className="text-s">{DE_LA_CALCULADA}</p> : null}
      {enteras ? null : <p>Se detallan las {fuera.length} primeras.</p>}
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        {gruposDe(fuera).map(([titulo, parejas]) => (
          <Grupo key={titulo} titulo={titulo} parejas={parejas} mesa={mesa} />
        ))}
      </div>
    </section>
  );
}
