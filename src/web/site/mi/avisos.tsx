import type { Mi } from '#contract/cuentas/mi.ts';
import { NoHaLlegado } from '#web/club/competicion/no-ha-llegado.tsx';
import { call } from '#web/platform/call.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { CheckField } from '#web/ui/field.tsx';
import { late } from '#web/ui/late.tsx';
import { Apartado } from './apartado.tsx';
import type { Hacer } from './hacer.ts';

const AvisosMovil = late(() => lateCode(() => import('./avisos-movil.tsx')), { failed: NoHaLlegado });

type AvisosProps = { token: string; mi: Mi; hacer: Hacer };

/** Whether they are mailed of what changes in their matches, and told on this phone. docs/reglas/avisos.md */
export function Avisos({ token, mi, hacer }: AvisosProps) {
  return (
    <Apartado titulo="Mis avisos">
      <CheckField
        label="Quiero que el club me avise por correo de mis partidos"
        hint={
          mi.seAvisa
            ? 'Cuando se pone, se cambia o se suspende un partido tuyo, o se apunta su resultado, si tu liga avisa y el club tiene tu correo.'
            : 'Ahora el club no avisa a nadie de sus partidos: míralos aquí. Lo que marques valdrá si empieza a hacerlo.'
        }
        checked={mi.avisos}
        onChange={({ currentTarget: { checked } }) =>
          hacer(
            call('POST /api/mi/avisos', { body: { token, avisos: checked } }),
            checked && mi.seAvisa ? 'Te avisaremos' : checked ? 'Guardado' : 'No te avisaremos',
          )
        }
      />
      <AvisosMovil token={token} mi={mi} hacer={hacer} />
    </Apartado>
  );
}
