import { useQuery } from '@tanstack/react-query';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { CambiarClave } from './cambiar-clave.tsx';
import styles from './cuenta.module.css';
import { Sesiones } from './sesiones.tsx';

export const meta = () => metaDe({ titulo: 'Mi cuenta', oculta: true });

/** One's own account: password and open sessions. docs/reglas/cuentas.md. */
export default function MiCuenta() {
  const consulta = useQuery({ queryKey: ['cuenta'], queryFn: () => call('GET /api/private/cuenta', {}) });
  const cuenta = consulta.data;
  return (
    <ListFrame
      title="Mi cuenta"
      query={consulta}
      summary={cuenta ? `Entras como ${cuenta.usuario}` : null}
      empty={null}
    >
      {cuenta ? (
        <div className={styles.partes}>
          <CambiarClave usuario={cuenta.usuario} />
          <Sesiones sesiones={cuenta.sesiones} />
        </div>
      ) : null}
    </ListFrame>
  );
}
