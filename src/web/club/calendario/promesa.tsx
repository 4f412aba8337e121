import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './calendario.module.css';
import type { Cita } from './calendario.tsx';
import { dondeEsta, horaDeSitio, lugar, type Puesto, type Sitio, sitioDe, type Tablero } from './sitio.ts';

/** Of the courts. */
type Nombres = ReadonlyMap<number, string>;

/** What would happen, were it put down there. */
export type Caida = {
  /** Where each one would be: the one in hand first and, if they swap places, the other. */
  quedan: readonly Puesto[];
  /** What that would break. */
  reparos: readonly string[];
};

type Mesa = { citas: readonly Cita[]; caeria: (clave: number, sitio: Sitio) => Caida };

/** One of the two that move: who they are, and where they would be. */
type Destino = { cita: Cita; sitio: Sitio };

export type Promesa = { este: Destino; otro: Destino | undefined; reparos: readonly string[] };

/** What is shown while it is held is what letting go does. */
export function promesaDe(
  { citas, caeria }: Mesa,
  enMano: { clave: number; sitio: Sitio } | null,
): Promesa | null {
  if (!enMano) return null;
  const { quedan, reparos } = caeria(enMano.clave, enMano.sitio);
  const [este, otro] = quedan.flatMap((puesto): Destino[] => {
    const cita = citas.find(({ clave, fija }) => clave === puesto.clave && !fija);
    const sitio = sitioDe(puesto);
    return cita && sitio ? [{ cita, sitio }] : [];
  });
  return este ? { este, otro, reparos } : null;
}

type Revisar<P> = (todos: readonly P[]) => (uno: P) => readonly string[];

/** What those break in their new places that they did not break before: of the second one, saying who they are. */
export function reparosAl<P extends Puesto>(
  antes: readonly P[],
  quedan: readonly P[],
  citas: readonly Cita[],
  revisar: Revisar<P>,
): string[] {
  const despues = antes.map((uno) => quedan.find(({ clave }) => clave === uno.clave) ?? uno);
  const [previos, nuevos] = [revisar(antes), revisar(despues)];
  return quedan.flatMap((uno, n) => {
    const previo = antes.find(({ clave }) => clave === uno.clave);
    const sabidos = previo ? previos(previo) : [];
    const suya = citas.find(({ clave, fija }) => clave === uno.clave && !fija);
    return nuevos(uno)
      .filter((mensaje) => !sabidos.includes(mensaje))
      .map((mensaje) => (n === 0 ? mensaje : `${suya?.nombres.join(' – ')}: ${mensaje}`));
  });
}

type SombraProps = { dia: Dia; tablero: Tablero; pistas: Nombres; promesa: Promesa | null };

const quienes = ({ cita }: Destino): string => cita.nombres.join(' – ');

/** What it says is read whole: towards the middle of its day. */
function formaDe({ este, otro, reparos }: Promesa, { franja, pistas }: Tablero): string {
  const { sitio } = este;
  const [cambia, rompe] = [otro !== undefined, reparos.length > 0];
  return cx(
    'pointer-events-none z-3 flex h-max min-h-full flex-col rounded-s border-2 border-dashed text-start text-ink shadow-pop',
    rompe ? 'border-bad bg-bad-pale' : cambia ? 'border-warn bg-warn-pale' : 'border-ok bg-ok-pale',
    (cambia || rompe) && 'w-max max-w-2xs min-w-full',
    2 * pistas.indexOf(sitio.idPista) >= pistas.length && 'justify-self-end',
    2 * sitio.inicio >= franja.desde + franja.hasta ? 'self-end' : 'self-start',
  );
}

/** Where what is in hand would be put down: who it is, where, who would go to its place, and what that breaks. */
export function Sombra({ dia, tablero, pistas, promesa }: SombraProps) {
  if (promesa?.este.sitio.dia !== dia) return null;
  const { este, otro, reparos } = promesa;
  const donde = ({ sitio }: Destino): string =>
    `${sitio.dia === dia ? '' : `${fechaSemana(sitio.dia)}, `}${pistas.get(sitio.idPista) ?? ''}, ${horaDeSitio(sitio)}`;
  return (
    <span
      className={cx(styles.sitio, styles.letra, formaDe(promesa, tablero))}
      style={lugar(este.sitio, este.cita.duracion, tablero)}
      aria-hidden="true"
    >
      <strong>{quienes(este)}</strong>
      <span>→ {donde(este)}</span>
      {otro ? (
        <span>
          ⇄ {quienes(otro)} → {donde(otro)}
        </span>
      ) : null}
      {reparos.map((reparo) => (
        <span key={reparo} className="font-semibold text-bad">
          <Icon name="alert" size={11} className={cx('inline align-baseline')} /> {reparo}
        </span>
      ))}
    </span>
  );
}

/** The same, for who does not see it. */
export function enPalabras({ este, otro, reparos }: Promesa, pistas: Nombres): string {
  const donde = ({ sitio }: Destino): string => `${dondeEsta(sitio, pistas)} ${horaDeSitio(sitio)}`;
  const cambio = otro ? [`Cambia con ${quienes(otro)}, que va a ${donde(otro)}`] : [];
  return [donde(este), ...cambio, ...reparos].join('. ');
}
