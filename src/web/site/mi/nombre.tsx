import { type FormEvent, useState } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Hacer } from './hacer.ts';
import styles from './mi.module.css';

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
    <section className={styles.tarjeta}>
      <h2>Cómo aparezco en la web</h2>
      <p>
        Ahora: <strong>{mi.nombre}</strong>
      </p>
      <form className={styles.formulario} onSubmit={proponer}>
        <TextField
          label="Prefiero aparecer como"
          hint="El club lo mira antes de cambiarlo."
          maxLength={MAX_NOMBRE_DEPORTIVO}
          autoComplete="off"
          value={nombre}
          onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        />
        {mi.nombrePropuesto ? (
          <p className={styles.suave}>Has propuesto «{mi.nombrePropuesto}»: está por mirar.</p>
        ) : null}
        <Button type="submit" disabled={nombre.trim() === (mi.nombrePropuesto ?? '')}>
          Proponer
        </Button>
      </form>
    </section>
  );
}
