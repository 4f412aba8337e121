import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './bloque.module.css';
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

type SombraProps = { dia: Dia; tablero: Tablero; pistas: Nombres; promesa: Promesa | null };

const quienes = ({ cita }: Destino): string => cita.nombres.join(' – ');

/** Where what is in hand would be put down: who it is, where, who would go to its place, and what that breaks. */
export function Sombra({ dia, tablero, pistas, promesa }: SombraProps) {
  if (promesa?.este.sitio.dia !== dia) return null;
  const { este, otro, reparos } = promesa;
  const { desde, hasta } = tablero.franja;
  const donde = ({ sitio }: Destino): string =>
    `${sitio.dia === dia ? '' : `${fechaSemana(sitio.dia)}, `}${pistas.get(sitio.idPista) ?? ''}, ${horaDeSitio(sitio)}`;
  return (
    <span
      className={styles.sombra}
      style={lugar(este.sitio, este.cita.duracion, tablero)}
      data-cambia={otro !== undefined || undefined}
      data-final={2 * tablero.pistas.indexOf(este.sitio.idPista) >= tablero.pistas.length || undefined}
      data-abajo={2 * este.sitio.inicio >= desde + hasta || undefined}
      data-rompe={reparos.length > 0 || undefined}
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
        <span key={reparo} className={styles.reparo}>
          <Icon name="alert" size={11} /> {reparo}
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
