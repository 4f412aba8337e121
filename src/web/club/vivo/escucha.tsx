import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router';
import type { Hoy } from '#contract/liga/horarios.ts';
import { keeping } from '#web/platform/keep.ts';
import { follow } from '#web/platform/live.ts';
import { avisoDe, cambiosEntre, filasDe, iluminar, type LoVisto } from './cambios.ts';

/** What changed is told to who listens to the page, and lit for who looks: the rows carry their `clave` in `data-fila`. */
export default function Escucha(visto: LoVisto) {
  const filas = filasDe(visto);
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
