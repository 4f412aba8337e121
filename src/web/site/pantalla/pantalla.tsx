import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { club } from '#club';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { MarcaDibujo } from '#web/club/marca.tsx';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { useAhora } from '#web/club/use-ahora.ts';
import { cambiosEntre } from '#web/club/vivo/cambios.ts';
import { iluminar } from '#web/club/vivo/iluminar.ts';
import { inBrowser, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { cargarAqui, cargarEnServidor, type Datos, type TiempoVisto } from './datos.ts';
import styles from './pantalla.module.css';
import { VistaDeTurno } from './partes.tsx';
import { cuandoFue, type PartidoVisto, type Turno, turnosDe } from './turnos.ts';
import { useDatos, useReapertura, useSinApagar, useTurno } from './use-pantalla.ts';

export const loader = onServer(cargarEnServidor);
export const clientLoader = inBrowser(cargarAqui);

export const meta = () => [{ title: `Pantalla | ${club.nombre}` }, { name: 'robots', content: 'noindex' }];

const Tiempo = ({ tiempo: { icono, temperatura, lluvia } }: { tiempo: TiempoVisto }) => (
  <div className={styles.tiempo}>
    <IconoCielo icono={icono} talla={64} className={styles.cielo} />
    <span className={styles.grados}>{temperatura}</span>
    <span className={styles.lluvia}>{lluvia}</span>
  </div>
);

function Cabecera({ ahora, tiempo }: { ahora: FechaHora; tiempo: TiempoVisto | null }) {
  return (
    <header className={styles.cabecera}>
      <MarcaDibujo className={styles.marca} />
      <h1 className={styles.club}>
        {club.nombre}
        <span className={styles.dia}>{fechaSemana(diaDe(ahora))}</span>
      </h1>
      {tiempo ? <Tiempo tiempo={tiempo} /> : null}
      <time className={styles.reloj}>{horaDe(ahora)}</time>
    </header>
  );
}

const Pie = ({ desde, ahora }: { desde: FechaHora | null; ahora: FechaHora }) => (
  <footer className={styles.pie}>
    {desde ? (
      <span className={styles.sinConexion}>Sin conexión: datos de {cuandoFue(desde, ahora)}</span>
    ) : null}
  </footer>
);

const huellas = (partidos: readonly PartidoVisto[]) =>
  partidos.map((uno) => ({ clave: `p${uno.id}`, huella: JSON.stringify(uno), frase: '' }));

/** A match that changed while somebody looks is lit. */
function useLuz({ porJugar, jugados }: Datos): void {
  const vistos = useRef({ porJugar, jugados });
  useEffect(() => {
    const antes = vistos.current;
    vistos.current = { porJugar, jugados };
    const { nuevas, otras } = cambiosEntre(
      huellas([...antes.porJugar, ...antes.jugados]),
      huellas([...porJugar, ...jugados]),
    );
    iluminar([...nuevas, ...otras]);
  }, [porJugar, jugados]);
}

/** The turn that is on, over the one that leaves. */
function Escena({ turnos, pasados }: { turnos: readonly Turno[]; pasados: number }) {
  const solo = turnos.length === 1;
  const vistos = pasados === 0 || solo ? [solo ? 0 : pasados] : [pasados - 1, pasados];
  return (
    <main className={styles.escena}>
      {vistos.map((n) => {
        const turno = turnos[n % turnos.length];
        const sale = n !== pasados && !solo;
        return turno ? (
          <section
            key={n}
            className={cx(styles.turno, sale ? styles.sale : n > 0 && styles.entra)}
            aria-hidden={sale}
          >
            <VistaDeTurno turno={turno} />
          </section>
        ) : null;
      })}
    </main>
  );
}

export default function Pantalla() {
  const { datos, desde } = useDatos(useLoaderData<Datos>());
  const ahora = useAhora(datos.ahora, 1_000);
  const pasados = useTurno();
  useSinApagar();
  useLuz(datos);
  const turnos = turnosDe(datos, ahora);
  return (
    <div className={styles.pantalla}>
      <Cabecera ahora={ahora} tiempo={datos.tiempo} />
      <Escena turnos={turnos} pasados={pasados} />
      <Pie desde={desde} ahora={ahora} />
    </div>
  );
}

/** Nobody is there to press anything. */
export function ErrorBoundary() {
  useReapertura();
  return (
    <div className={styles.pantalla}>
      <main className={styles.averia}>
        <MarcaDibujo className={styles.marca} />
        <h1 className={styles.club}>{club.nombre}</h1>
        <p>La pantalla vuelve sola en cuanto la web responda.</p>
      </main>
    </div>
  );
}
