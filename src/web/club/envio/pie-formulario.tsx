import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './envio.module.css';
import { SinScripts } from './sin-scripts.tsx';
import type { Fallo } from './use-envio.ts';

type PieFormularioProps = {
  ocupado: boolean;
  listo: boolean;
  fallo: Fallo | null;
  /** While something is missing: what. */
  falta?: string | undefined;
  children: ReactNode;
};

/** The end of a form: what went wrong, what is missing, and the button. */
export function PieFormulario({ ocupado, listo, fallo, falta, children }: PieFormularioProps) {
  const id = useId();
  return (
    <div className={styles.pie}>
      {fallo?.detalle ? (
        <p className={styles.fallo} role="alert">
          {fallo.detalle} Lo que has escrito sigue aquí.
        </p>
      ) : null}
      <SinScripts />
      <Button
        type="submit"
        look="action"
        size="l"
        busy={ocupado}
        disabled={!listo}
        aria-describedby={falta ? id : undefined}
      >
        {ocupado ? 'Enviando…' : children}
      </Button>
      {falta ? (
        <p className={styles.falta} id={id}>
          {falta}
        </p>
      ) : null}
    </div>
  );
}
