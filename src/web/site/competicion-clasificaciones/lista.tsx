import { type ReactNode, useId } from 'react';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { diaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { tieneFinal } from '#domain/partido/resultado.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { Partido } from '#web/club/piezas/partido.tsx';
import { vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { TITULO } from './titulo.ts';

const cuandoDe = (fila: FilaResultado): string =>
  tieneFinal(fila) ? diaBreve(fila.fecha) : `${semanaCorta(fila.fecha)}, ${horaDe(fila.fecha)}`;

/** Of one without a result. */
const estadoDe = ({ fecha }: FilaResultado, hoy: Dia) => (diaDe(fecha) < hoy ? 'sinResultado' : 'porJugar');

type ListaProps = { titulo: string; partidos: readonly FilaResultado[]; hoy: Dia; children?: ReactNode };

/** Matches of several days, each with its own; nothing, where there is none. */
export function Lista({ titulo, partidos, hoy, children }: ListaProps) {
  const yo = useYo()?.id ?? null;
  const id = useId();
  if (partidos.length === 0) return null;
  return (
    <section aria-labelledby={id} className="@container">
      <h2 id={id} className={TITULO}>
        {titulo}
      </h2>
      <ul className="mb-3">
        {partidos.map((partido) => (
          <Partido
            key={partido.id}
            partido={vistoDeResultado(partido, estadoDe(partido, hoy))}
            size="fila"
            yo={yo}
            cuando={cuandoDe(partido)}
            parts={['pista', 'nota']}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}
