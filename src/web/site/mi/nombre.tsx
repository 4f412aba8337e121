import { type FormEvent, useState } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Apartado, FORMULARIO, SUAVE } from './apartado.tsx';
import type { Hacer } from './hacer.ts';

/** How they are called in public, and how they would rather be. */
export function Nombre({ token, mi, hacer }: { token: string; mi: Mi; hacer: Hacer }) {
  const [nombre, setNombre] = useState(mi.nombrePropuesto ?? '');
  const proponer = (event: FormEvent) => {
    event.preventDefault();
    hacer(
      call('POST /api/mi/nombre', { body: { token, nombre } }),
      nombre.trim() ? 'Enviado: el club lo mira y te lo cambia' : 'Propuesta retirada',
    );
  };
  return (
    <Apartado titulo="Cómo aparezco en la web">
      <p>
        Ahora: <strong>{mi.nombre}</strong>
      </p>
      <form className={FORMULARIO} onSubmit={proponer}>
        <TextField
          label="Prefiero aparecer como"
          hint="El club lo mira antes de cambiarlo."
          maxLength={MAX_NOMBRE_DEPORTIVO}
          autoComplete="off"
          value={nombre}
          onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        />
        {mi.nombrePropuesto ? (
          <p className={SUAVE}>Has propuesto «{mi.nombrePropuesto}»: está por mirar.</p>
        ) : null}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={nombre.trim() === (mi.nombrePropuesto ?? '')}
        >
          Proponer
        </Button>
      </form>
    </Apartado>
  );
}
