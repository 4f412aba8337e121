import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { EnlaceDado } from '#contract/cuentas.ts';
import { avisarFallo, erroresDeCampos } from '#web/club/mesa/fallo.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './usuarios.module.css';

type Props = { alDarEnlace: (enlace: EnlaceDado) => void };

/** A name is all it takes: the password is for its person to choose. */
export function NuevaCuenta({ alDarEnlace }: Props) {
  const [usuario, setUsuario] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const recargar = useRecargar();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call('POST /api/private/cuentas', { body: { usuario } }),
    onSuccess: (enlace) => {
      setUsuario('');
      recargar();
      alDarEnlace(enlace);
    },
    onError: (fallo) => {
      if (!erroresDeCampos(fallo).usuario) avisarFallo(fallo);
      campo.current?.focus();
    },
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className={styles.nueva} onSubmit={enviar} noValidate>
      <TextInput
        ref={campo}
        label="Persona nueva"
        description="El nombre con el que entrará: sin espacios. La contraseña la elige ella con un enlace."
        placeholder="por ejemplo, berta.gil"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={usuario}
        error={erroresDeCampos(error).usuario}
        onChange={({ currentTarget }) => {
          setUsuario(currentTarget.value);
          if (error) reset();
        }}
      />
      <Button type="submit" look="action" busy={isPending} disabled={usuario.trim() === ''}>
        Crear cuenta y enlace
      </Button>
    </form>
  );
}
