import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { EnlaceDado } from '#contract/cuentas.ts';
import { avisarFallo, erroresDeCampos } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './usuarios.module.css';

/** Browsers neither correct nor suggest it. */
const DE_NOMBRE = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, maxLength: 60 } as const;

type Props = { alDarEnlace: (enlace: EnlaceDado) => void };

/** Creates the account; a name that will not do stays written, with the focus on it. */
function useCrear({ alDarEnlace }: Props) {
  const [usuario, setUsuario] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const recargar = useRecargar();
  const { mutateAsync, isPending, error, reset } = useMutation({
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
  const escribir = (nombre: string) => {
    setUsuario(nombre);
    if (error) reset();
  };
  return {
    usuario,
    escribir,
    campo,
    crear: useUnaVez(() => mutateAsync()),
    creando: isPending,
    error: erroresDeCampos(error).usuario,
  };
}

/** A name is all it takes: the password is for its person to choose. */
export function NuevaCuenta(props: Props) {
  const { usuario, escribir, campo, crear, creando, error } = useCrear(props);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    crear();
  };
  return (
    <form className={styles.nueva} onSubmit={enviar} noValidate>
      <TextInput
        ref={campo}
        label="Persona nueva"
        description="El nombre con el que entrará: sin espacios. La contraseña la elige ella con un enlace."
        placeholder="por ejemplo, berta.gil"
        {...DE_NOMBRE}
        value={usuario}
        error={error}
        onChange={({ currentTarget }) => escribir(currentTarget.value)}
      />
      <Button type="submit" look="action" busy={creando} disabled={usuario.trim() === ''}>
        Crear cuenta y enlace
      </Button>
    </form>
  );
}
