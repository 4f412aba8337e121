import type { Cambio } from '#contract/partidos.ts';
import type { Resumen } from '#contract/resumen.ts';
import { ListaAfectados } from '#web/club/afectados/lista-afectados.tsx';
import styles from './panel.module.css';
import { Tarjeta } from './tarjeta.tsx';

/** What is told here is saved already. */
const GUARDADOS: Cambio[] = [];

/** Arranged matches of who is away, injured or struck off, with what can be done about each. docs/reglas/panel.md */
export function NoPueden({ cuantos, primeros }: Resumen['noPueden']) {
  const resto = cuantos - primeros.length;
  return (
    // The focus stays here when the last of them is gone.
    <div tabIndex={-1} data-afectados className={styles.foco}>
      <Tarjeta
        titulo="No pueden jugar y tienen partido"
        cuantos={cuantos}
        vacia="Nadie que no pueda jugar tiene partido puesto."
      >
        <ListaAfectados partidos={primeros} cambios={GUARDADOS} />
        {resto > 0 ? (
          <p className={styles.resto}>Y {resto} más, que saldrán cuando resuelvas estos.</p>
        ) : null}
      </Tarjeta>
    </div>
  );
}
