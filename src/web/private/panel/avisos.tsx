import type { Resumen } from '#contract/resumen.ts';
import { Notice } from '#web/ui/states.tsx';
import styles from './panel.module.css';

type Aviso = Resumen['avisos'][number];

const TEXTOS: Readonly<Record<Aviso, { titulo: string; texto: string }>> = {
  proxySinDeclarar: {
    titulo: 'Las visitas llegan a través de un proxy que el programa no conoce',
    texto:
      'Mientras siga así, todas cuentan como una sola persona y pueden quedarse fuera a la vez. Avisa a quien mantiene el servidor: tiene que indicar TRUST_PROXY y reiniciar. Si no hay ningún proxy, alguien ha inventado la cabecera y no hay que hacer nada.',
  },
};

/** What whoever keeps the server has to set right, and the desk is the first to see. */
export const Avisos = ({ avisos }: { avisos: readonly Aviso[] }) =>
  avisos.map((aviso) => (
    <div key={aviso} className={styles.aviso}>
      <Notice tone="warn" title={TEXTOS[aviso].titulo}>
        <p>{TEXTOS[aviso].texto}</p>
      </Notice>
    </div>
  ));
