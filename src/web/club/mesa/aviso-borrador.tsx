import { Button } from '#web/ui/button.tsx';
import styles from './aviso-borrador.module.css';
import type { Guardia } from './use-borrador.ts';

/** Says that what is on screen was recovered, and lets it go. */
export function AvisoBorrador({ recuperado, descartar }: Guardia) {
  if (!recuperado) return null;
  return (
    <div className={styles.aviso} role="status">
      <p>Hemos recuperado lo que escribiste y no llegaste a guardar.</p>
      <Button size="s" onClick={descartar}>
        Descartarlo
      </Button>
    </div>
  );
}
