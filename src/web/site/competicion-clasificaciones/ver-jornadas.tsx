import { type ReactNode, useState } from 'react';
import { useBusy } from '#web/platform/busy.ts';
import { ApiError, call } from '#web/platform/call.ts';
import { PARTE_QUE_FALTA } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

/** Its data and its code come when somebody wants it. */
async function leerJornadas(idLiga: number): Promise<ReactNode> {
  const [{ Jornadas }, evolucion] = await Promise.all([
    import('./jornadas.tsx'),
    call('GET /api/clasificaciones/evolucion', { query: { idLiga } }),
  ]);
  return <Jornadas evolucion={evolucion} />;
}

export function VerJornadas({ idLiga }: { idLiga: number }) {
  const [jornadas, setJornadas] = useState<ReactNode>(null);
  const [fallo, setFallo] = useState('');
  const { busy, run } = useBusy(() => {
    setFallo('');
    return leerJornadas(idLiga).then(setJornadas, (error: unknown) =>
      setFallo(error instanceof ApiError ? error.message : PARTE_QUE_FALTA),
    );
  });
  return (
    <section
      className={cx(
        'noscript:hidden',
        jornadas !== null && 'order-1 col-span-full grid min-w-0 basis-full gap-3 pt-3',
      )}
      aria-labelledby="jornadas"
    >
      <h2 id="jornadas" className={cx(!jornadas && 'visually-hidden')}>
        Evolución de los puestos
      </h2>
      {jornadas ?? (
        <Button size="s" className="max-md:w-full" onClick={run} busy={busy}>
          Evolución de los puestos
        </Button>
      )}
      <p role="alert">{fallo}</p>
    </section>
  );
}
