import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router';
import type { Hoy } from '#contract/horarios.ts';
import { follow } from '#web/platform/live.ts';
import { keeping } from '#web/platform/load.ts';
import { avisoDe, cambiosEntre, type FilaVista } from './cambios.ts';

const LIT_MS = 4_000;

/** Lights the rows for a moment; where movement is not wanted, all at once and out again. */
export function iluminar(filas: readonly FilaVista[]): void {
  const quieto = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const luz = 'color-mix(in srgb, var(--bola) 38%, transparent)';
  for (const { clave } of filas)
    document
      .querySelector(`[data-fila="${clave}"]`)
      ?.animate([{ backgroundColor: luz }, { backgroundColor: luz, offset: 0.6 }, {}], {
        duration: LIT_MS,
        easing: quieto ? 'step-end' : 'ease-out',
      });
}

type Props = { filas: readonly FilaVista[] };

/**
 * Keeps the page that it stands in as the data are, while somebody sees it. What changed is told to who listens to the
 * page, and lit for who looks at it: the rows carry their `clave` in `data-fila`.
 */
export function EnVivo({ filas }: Props) {
  const datos = useLoaderData<unknown>();
  const version = useRouteLoaderData<Hoy | null>('layout/public-layout')?.version ?? null;
  const { revalidate } = useRevalidator();
  const [aviso, avisar] = useState('');
  const vistas = useRef(filas);
  const solo = useRef(false);
  const ahora = useRef({ datos, version, revalidate });
  ahora.current = { datos, version, revalidate };

  useEffect(
    () =>
      follow({
        from: ahora.current.version,
        refresh: () => {
          solo.current = true;
          return keeping(ahora.current.datos, ahora.current.revalidate);
        },
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are of these data
  useEffect(() => {
    const antes = vistas.current;
    vistas.current = filas;
    if (!solo.current) return;
    solo.current = false;
    const cambios = cambiosEntre(antes, filas);
    avisar(avisoDe(cambios));
    iluminar([...cambios.nuevas, ...cambios.otras]);
  }, [datos]);

  return (
    <p role="status" className="visually-hidden">
      {aviso}
    </p>
  );
}
