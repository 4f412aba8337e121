import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './pedido.module.css';

/** The server answers with the best found by then. proposal.md */
const LIMITE_S = 10;
const SEGUNDO = 1000;

/** How long it has been, of how long it can be, and the way out. */
export function Calculando({ cancelar }: { cancelar: () => void }) {
  const [segundos, setSegundos] = useState(0);
  useEffect(() => {
    const cada = setInterval(() => setSegundos((antes) => antes + 1), SEGUNDO);
    return () => clearInterval(cada);
  }, []);
  return (
    <div className={styles.calculando}>
      <p role="status">Buscando la mejor propuesta…</p>
      <progress max={LIMITE_S} value={Math.min(segundos, LIMITE_S)} aria-label="Tiempo de cálculo" />
      <span className={styles.reloj} aria-hidden="true">
        {segundos} s
      </span>
      <Button size="s" onClick={cancelar}>
        Cancelar
      </Button>
    </div>
  );
}
