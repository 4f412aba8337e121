import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { Campos, type CamposProps } from './campos.tsx';
import styles from './solicitudes.module.css';

type ReservadoProps = Pick<CamposProps, 'dudosos'> & {
  titulo: string;
  que: string;
  nota: ReactNode;
  leer: () => Promise<readonly Campo[]>;
};

/** What is not for whoever passes by the screen: asked for when somebody wants to see it, and forgotten on hiding it. */
export function Reservado({ titulo, que, nota, leer, dudosos }: ReservadoProps) {
  const [campos, setCampos] = useState<readonly Campo[] | null>(null);
  const { mutate, isPending } = useMutation({ mutationFn: leer, onSuccess: setCampos, onError: avisarFallo });
  return (
    <Section title={titulo} hint={nota}>
      {campos ? <Campos campos={campos} {...(dudosos && { dudosos })} /> : null}
      <div className={styles.botones}>
        <Button busy={isPending} onClick={() => (campos ? setCampos(null) : mutate())}>
          {campos ? 'Ocultar' : 'Mostrar'} {que}
        </Button>
      </div>
    </Section>
  );
}
