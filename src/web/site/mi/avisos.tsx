import { call } from '#web/platform/call.ts';
import { CheckField } from '#web/ui/field.tsx';
import type { Hacer } from './hacer.ts';
import styles from './mi.module.css';

type AvisosProps = { token: string; avisos: boolean; hacer: Hacer };

/** Whether they are mailed of what changes in their matches. docs/reglas/avisos.md */
export function Avisos({ token, avisos, hacer }: AvisosProps) {
  return (
    <section className={styles.tarjeta}>
      <h2>Mis avisos</h2>
      <CheckField
        label="Quiero que el club me avise por correo de mis partidos"
        hint="Cuando se pone, se cambia o se suspende un partido tuyo, o se apunta su resultado, si tu liga avisa y el club tiene tu correo."
        checked={avisos}
        onChange={({ currentTarget: { checked } }) =>
          hacer(
            call('POST /api/mi/avisos', { body: { token, avisos: checked } }),
            checked ? 'Te avisaremos' : 'No te avisaremos',
          )
        }
      />
    </section>
  );
}
