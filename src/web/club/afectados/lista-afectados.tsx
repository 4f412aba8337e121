import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cambio, PartidoAfectado } from '#contract/afectados.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fraseDeCambio, ladoDeCambio } from '#domain/partido/afectados.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { Button } from '#web/ui/button.tsx';
import { type Accion, nombresDe, useAcciones } from './acciones.ts';
import styles from './afectados.module.css';
import { useHuecos } from './use-afectados.ts';

const cuando = (fecha: string, pista: string | null): string =>
  [`${fechaConDia(diaDe(fecha))}, ${horaDe(fecha)}`, pista].filter(Boolean).join(' · ');

const fraseDe = (motivo: Cambio, partido: PartidoAfectado): string => {
  const lado = ladoDeCambio(motivo, partido);
  return fraseDeCambio(motivo, lado === null ? '' : partido[`jugador${lado}`]);
};

const SIN_HUECO = 'No queda ningún hueco libre en tres semanas. Suspéndelo, o abre el partido y ponle día.';

type FilaProps = {
  partido: PartidoAfectado;
  cambios: Cambio[];
  ocupado: boolean;
  hacer: (accion: Accion) => void;
};

/** The places it could go to: one press moves it. */
function Huecos({ partido, cambios, ocupado, hacer }: FilaProps) {
  const { data, error } = useHuecos(partido, cambios);
  if (error) return <p>{error.message}</p>;
  if (!data) return <p>Buscando…</p>;
  if (data.huecos.length === 0) return <p>{data.motivo ?? SIN_HUECO}</p>;
  return (
    <ul className={styles.huecos} aria-label={`Huecos para ${nombresDe(partido)}`}>
      {data.huecos.map((hueco) => (
        <li key={hueco.fecha}>
          <Button size="s" busy={ocupado} onClick={() => hacer({ partido, hueco })}>
            {cuando(hueco.fecha, hueco.pista)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Datos({ partido }: { partido: PartidoAfectado }) {
  return (
    <div className={styles.texto}>
      <Link to={rutasPrivadas.partido(partido.id)}>
        {partido.aplazado
          ? `Aplazado: era el ${cuando(partido.fecha, null)}`
          : cuando(partido.fecha, partido.pista ?? 'Pista por decidir')}
      </Link>
      <strong>{nombresDe(partido)}</strong>
      <span className={styles.detalle}>{partido.liga}</span>
      {partido.motivos.map((motivo) => (
        <span key={motivo.tipo} className={styles.motivo}>
          {fraseDe(motivo, partido)}
        </span>
      ))}
    </div>
  );
}

function Fila(props: FilaProps) {
  const { partido, ocupado, hacer } = props;
  const [buscando, setBuscando] = useState(false);
  const id = useId();
  return (
    <li className={styles.fila}>
      <Datos partido={partido} />
      <div className={styles.botones}>
        {partido.aplazado ? null : (
          <Button
            size="s"
            busy={ocupado}
            onClick={() => hacer({ partido, hueco: null })}
            aria-label={`Suspender ${nombresDe(partido)}`}
          >
            Suspender
          </Button>
        )}
        <Button
          size="s"
          aria-expanded={buscando}
          aria-controls={id}
          aria-label={`Buscar otro hueco a ${nombresDe(partido)}`}
          onClick={() => setBuscando(!buscando)}
        >
          Buscar otro hueco
        </Button>
      </div>
      <div id={id} className={styles.sitio} aria-live="polite">
        {buscando ? <Huecos {...props} /> : null}
      </div>
    </li>
  );
}

type ListaProps = { partidos: readonly PartidoAfectado[]; cambios: Cambio[] };

/**
 * Arranged matches that something touches, each with why and what can be done about it at once. `cambios` are those
 * not saved yet: no place is offered that they would take away. docs/reglas/consecuencias.md.
 */
export function ListaAfectados({ partidos, cambios }: ListaProps) {
  const lista = useRef<HTMLUListElement>(null);
  const suMarco = useRef<HTMLElement | null>(null);
  useEffect(() => {
    suMarco.current = lista.current?.closest<HTMLElement>('[data-afectados]') ?? null;
  }, []);
  // The row is gone and, with the last one, the list too.
  const despues = () => {
    const queda = lista.current ?? suMarco.current;
    queda?.focus({ preventScroll: true });
    // Its margin keeps it out from under the notice that offers to undo.
    queda?.scrollIntoView({ block: 'nearest' });
  };
  const { hacer, haciendo } = useAcciones(despues);
  return (
    <ul ref={lista} className={styles.lista} tabIndex={-1} aria-label="Partidos afectados">
      {partidos.map((partido) => (
        <Fila
          key={partido.id}
          partido={partido}
          cambios={cambios}
          ocupado={haciendo === partido.id}
          hacer={hacer}
        />
      ))}
    </ul>
  );
}
