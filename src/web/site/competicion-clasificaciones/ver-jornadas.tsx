import { type ReactNode, useState } from 'react';
import { ApiError, call } from '#web/platform/call.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { PARTE_QUE_FALTA } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './clasificaciones.module.css';

/** Its data and its code come when somebody wants it. */
async function leerJornadas(idLiga: number): Promise<ReactNode> {
  const [{ Jornadas }, evolucion] = await Promise.all([
    import('./jornadas.tsx'),
    call('GET /api/clasificaciones/evolucion', { query: { idLiga } }),
  ]);
  return <Jornadas evolucion={evolucion} />;
}

export default function VerJornadas({ idLiga }: { idLiga: number }) {
  const [jornadas, setJornadas] = useState<ReactNode>(null);
  const [cargando, setCargando] = useState(false);
  const [fallo, setFallo] = useState('');
  const lista = useIsHydrated();
  const ver = async () => {
    setCargando(true);
    setFallo('');
    await leerJornadas(idLiga).then(setJornadas, (error: unknown) =>
      setFallo(error instanceof ApiError ? error.message : PARTE_QUE_FALTA),
    );
    setCargando(false);
  };
  return (
    <section className={cx(styles.jornadas, !lista && styles.espera)} aria-labelledby="jornadas">
      <h2 id="jornadas" className={cx(!jornadas && 'visually-hidden')}>
        Evolución de los puestos
      </h2>
      {jornadas ?? (
        <Button size="s" onClick={ver} busy={cargando}>
          Evolución de los puestos
        </Button>
      )}
      <p role="alert">{fallo}</p>
    </section>
  );
}
