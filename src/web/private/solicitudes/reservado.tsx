import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { Campos, type CamposProps } from './campos.tsx';
import styles from './solicitudes.module.css';

type ReservadoProps = CamposProps & { titulo: string; que: string; nota: ReactNode };

/** What is not for whoever passes by the screen: shown when somebody asks for it, and only while it is open. */
export function Reservado({ titulo, que, nota, ...campos }: ReservadoProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Section title={titulo} hint={nota}>
      {visible ? <Campos {...campos} /> : null}
      <div className={styles.botones}>
        <Button onClick={() => setVisible(!visible)}>
          {visible ? 'Ocultar' : 'Mostrar'} {que}
        </Button>
      </div>
    </Section>
  );
}
