import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cuenta, EnlaceDado } from '#contract/cuentas.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { useSession } from '#web/platform/session.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { FichaCuenta } from './ficha-cuenta.tsx';
import { NuevaCuenta } from './nueva-cuenta.tsx';
import styles from './usuarios.module.css';
import { VerEnlace } from './ver-enlace.tsx';

export const meta = () => metaDe({ titulo: 'Usuarios', oculta: true });

function resumen(cuentas: readonly Cuenta[]): string {
  const activas = cuentas.filter(({ estado }) => estado === 'activo').length;
  return `${cuantos(cuentas.length, 'cuenta', 'cuentas')} · ${cuantos(activas, 'activa', 'activas')}`;
}

/** Who may work at the desk. docs/reglas/cuentas.md. */
export default function Usuarios() {
  const consulta = useQuery({ queryKey: ['cuentas'], queryFn: () => call('GET /api/private/cuentas', {}) });
  const [enlace, setEnlace] = useState<EnlaceDado | null>(null);
  const propio = claveDeCuenta(useSession()?.name ?? '');
  const cuentas = consulta.data ?? [];
  return (
    <>
      <ListFrame
        title="Usuarios"
        filters={<NuevaCuenta alDarEnlace={setEnlace} />}
        query={consulta}
        summary={resumen(cuentas)}
        empty={null}
      >
        <ul className={styles.cuentas}>
          {cuentas.map((cuenta) => (
            <li key={cuenta.usuario}>
              <FichaCuenta
                cuenta={cuenta}
                esPropia={claveDeCuenta(cuenta.usuario) === propio}
                alDarEnlace={setEnlace}
              />
            </li>
          ))}
        </ul>
      </ListFrame>
      <VerEnlace enlace={enlace} alCerrar={() => setEnlace(null)} />
    </>
  );
}
