import { useQuery } from '@tanstack/react-query';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import styles from './panel.module.css';

/** While the club is made up, or nobody has said whose it is: where one begins. docs/reglas/arranque.md */
export function PrimerosPasos() {
  const { data } = useQuery({
    queryKey: ['arranque'],
    queryFn: () => call('GET /api/private/club/arranque', {}),
  });
  if (!data || !(data.muestra || (data.inventado && !data.dicho) || !data.dicho)) return null;
  const deMuestra = data.muestra !== null || data.inventado;
  return (
    <div className={styles.danos}>
      <Notice
        tone="info"
        title={deMuestra ? 'Estás mirando un club inventado' : 'Falta decir de quién es esta web'}
      >
        <p>
          {deMuestra
            ? 'Toca lo que quieras. Cuando lo tengas visto, lo quitas de una vez y pones el tuyo.'
            : 'Te lo preguntamos en unos pocos pasos.'}
        </p>
        <ButtonLink size="s" look="action" to={rutasPrivadas.paso(2)}>
          Empezar con mi club
        </ButtonLink>
      </Notice>
    </div>
  );
}
