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
  /** With nothing missing, what it would be sent with all the same. */
  aviso?: string | null;
  children: ReactNode;
};

/** Some sentences are the specification's, and end without a full stop. */
const conPunto = (frase: string): string => (/[.!?…]$/.test(frase) ? frase : `${frase}.`);

const QUE_HACER = 'Mientras tanto: ';

/** The notice in the box too, and after it what can be done now: both have to tell one story. */
function fraseDe({ aviso, detalle }: Fallo): string {
  const resto =
    detalle === '' || detalle === aviso
      ? ''
      : `${QUE_HACER}${detalle.charAt(0).toLowerCase()}${detalle.slice(1)}`;
  return [aviso, resto, 'Lo que has escrito sigue aquí.'].filter(Boolean).map(conPunto).join(' ');
}

/** The end of a form: what went wrong, what is missing, and the button. */
export function PieFormulario({ ocupado, listo, fallo, falta, aviso, children }: PieFormularioProps) {
  const id = useId();
  return (
    <div className={styles.pie}>
      {fallo ? (
        <p className={styles.fallo} role="alert">
          {fraseDe(fallo)}
        </p>
      ) : null}
      <p className={styles.aviso} aria-live="polite">
        {listo ? aviso : null}
      </p>
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
