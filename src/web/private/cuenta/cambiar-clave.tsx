import { CampoClave } from '#web/club/clave/campo-clave.tsx';
import type { Juzgar } from '#web/club/clave/use-juicio.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { TextField } from '#web/ui/field.tsx';
import { useCambiar } from './use-cambiar.ts';

const juzgar: Juzgar = (clave) => call('POST /api/private/cuenta/juicio', { body: { clave } });

type CamposProps = Pick<ReturnType<typeof useCambiar>, 'claves' | 'poner' | 'errores'>;

function Campos({ claves, poner, errores }: CamposProps) {
  return (
    <>
      <TextField
        label="Contraseña actual"
        name="actual"
        type="password"
        autoComplete="current-password"
        required
        value={claves.actual}
        error={errores.actual}
        onChange={({ currentTarget }) => poner('actual')(currentTarget.value)}
      />
      <CampoClave
        label="Contraseña nueva"
        name="nueva"
        value={claves.nueva}
        onChange={poner('nueva')}
        juzgar={juzgar}
        error={errores.nueva}
      />
    </>
  );
}

export function CambiarClave({ usuario }: { usuario: string }) {
  const { enviar, enviando, ...campos } = useCambiar();
  const completa = campos.claves.actual !== '' && campos.claves.nueva !== '';
  return (
    <form onSubmit={enviar} noValidate>
      <Section
        title="Cambiar la contraseña"
        hint="Al cambiarla se cierran las sesiones que tengas abiertas en otros sitios. Esta sigue."
      >
        <div className={fields.stack}>
          <Campos {...campos} />
          <div>
            <Button type="submit" look="action" busy={enviando} disabled={!completa}>
              Cambiar la contraseña
            </Button>
          </div>
          {/* So that the browser keeps the new password with its account. */}
          <input type="hidden" autoComplete="username" value={usuario} readOnly />
        </div>
      </Section>
    </form>
  );
}
