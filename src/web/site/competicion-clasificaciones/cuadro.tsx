import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import { Draw } from '#web/club/piezas/cuadro.tsx';
import { PistaDibujo } from '#web/club/portada.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { LaFinal } from './la-final.tsx';
import { Lista } from './lista.tsx';

const cuandoDe = ({ fecha, ganador }: FilaResultado): string =>
  `${diaBreve(fecha)}${ganador === null ? `, ${horaDe(fecha)}` : ''}`;

/** A play-off: its final, its rounds one beside another, and what is in none by date. */
export function Cuadro({ partidos, hoy }: { partidos: readonly FilaResultado[]; hoy: Dia }) {
  const { rondas, sueltos } = cuadroDe(partidos);
  if (partidos.length === 0)
    return <EmptyState title="Todavía no hay partidos" drawing={<PistaDibujo seccion="vacio" />} />;
  return (
    <>
      <LaFinal rondas={rondas} hoy={hoy} />
      {rondas.length > 0 ? <Draw rondas={rondas} cuandoDe={cuandoDe} /> : null}
      <Lista
        titulo={rondas.length > 0 ? 'Otros partidos' : 'Los partidos, por fecha'}
        partidos={sueltos}
        hoy={hoy}
      />
      <p className="text-s text-ink-soft">
        Son eliminatorias que no cuentan para la clasificación.{' '}
        <Link to="/competicion-liga-social-normas">Quién las juega y qué se gana, en las normas</Link>
      </p>
    </>
  );
}
