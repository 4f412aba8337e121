import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SesionPropia } from '#contract/cuenta.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { iso, momento } from '#web/club/mesa/momento.ts';
import { call } from '#web/platform/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import styles from './cuenta.module.css';

function Sesion({ creada, usada, esta }: SesionPropia) {
  return (
    <li className={styles.sesion}>
      <div>
        <p>
          Abierta el <time dateTime={iso(creada)}>{momento(creada)}</time>
        </p>
        <p className={styles.usada}>
          Último uso: <time dateTime={iso(usada)}>{momento(usada)}</time>
        </p>
      </div>
      {esta ? <Badge tone="ok">Esta</Badge> : null}
    </li>
  );
}

function useCerrarOtras() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/private/cuenta/cerrar-otras', {}),
    onSuccess: ({ cerradas }) => {
      showToast(`Hecho: ${cuantos(cerradas, 'sesión cerrada', 'sesiones cerradas')}`, 'success');
      cliente.invalidateQueries();
    },
    onError: avisarFallo,
  });
}

/** Where one is signed in. Neither the device nor the place is kept, only the moments. */
export function Sesiones({ sesiones }: { sesiones: readonly SesionPropia[] }) {
  const { mutate, isPending } = useCerrarOtras();
  const otras = sesiones.filter(({ esta }) => !esta).length;
  return (
    <Section
      title="Sesiones abiertas"
      hint="Cada pestaña en la que has entrado es una. Si alguna no te suena, ciérralas y cambia la contraseña."
    >
      <ul className={styles.sesiones}>
        {sesiones.map((sesion, orden) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share both moments, and nothing else is known of them
          <Sesion key={orden} {...sesion} />
        ))}
      </ul>
      <div>
        <Button busy={isPending} disabled={otras === 0} onClick={() => mutate()}>
          {otras === 0
            ? 'No hay otras sesiones'
            : `Cerrar ${cuantos(otras, 'otra sesión', 'otras sesiones')}`}
        </Button>
      </div>
    </Section>
  );
}
