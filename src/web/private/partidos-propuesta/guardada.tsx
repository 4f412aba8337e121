import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { TipoPedido } from '#contract/opciones.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Dia } from '#domain/fecha.ts';
import { AvisoDeDias } from '#web/club/mesa/aviso.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import type { FieldError } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';

/** A proposal that has just been saved. */
export type Hecha = {
  tipo: TipoPedido | null;
  dias: readonly Dia[];
  creados: number;
  avisos: readonly FieldError[];
};

function PorMirar({ avisos }: Pick<Hecha, 'avisos'>) {
  if (avisos.length === 0) return null;
  return (
    <Notice tone="warn" title="Conviene mirarlo">
      <ul>
        {avisos.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

type GuardadaProps = { hecha: Hecha; otra: () => void };

/** What comes after saving: telling the players, and where the matches are. What can be asked for waits to be asked for. */
export function Guardada({ hecha, otra }: GuardadaProps) {
  const seccion = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the lines it saved.
  useEffect(() => {
    seccion.current?.focus({ preventScroll: true });
    // It is the first of the page: the focus alone would leave its beginning out of sight.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { creados, dias, tipo, avisos } = hecha;
  const [dia = '', segundo] = dias;
  return (
    <section ref={seccion} tabIndex={-1} className="grid max-w-xl gap-3" aria-label="Propuesta guardada">
      <Notice tone="ok" title={cuantos(creados, 'partido puesto', 'partidos puestos')}>
        <p>
          Ya salen en el{' '}
          <Link to={rutas.horarios(tipo === 'ambos' ? undefined : (tipo ?? undefined))}>
            horario de la web
          </Link>
          . Queda avisar a los jugadores.
        </p>
      </Notice>
      <PorMirar avisos={avisos} />
      <AvisoDeDias dias={dias} />
      <p className="flex flex-wrap gap-2 border-t border-hairline pt-3">
        <ButtonLink to={segundo ? rutasPrivadas.findeDe(dia) : rutasPrivadas.semanaDe(dia)}>
          Ver en Semana
        </ButtonLink>
        <Button onClick={otra}>Otra propuesta</Button>
      </p>
    </section>
  );
}
