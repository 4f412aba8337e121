import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PreviewFrame, type PreviewFrameProps } from '#web/ui/desk/preview-frame.tsx';
import styles from './vista.module.css';

type Ancho = PreviewFrameProps['width'];
type Luz = PreviewFrameProps['scheme'];

const ANCHOS: { value: Ancho; label: string }[] = [
  { value: 'phone', label: 'Móvil' },
  { value: 'full', label: 'Ordenador' },
];
const LUCES: { value: Luz; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
];

/** What is being written, as visitors will see it: on a phone or wide, by day or by night. */
export function Vista({ children }: { children: ReactNode }) {
  const [ancho, setAncho] = useState<Ancho>('phone');
  const [luz, setLuz] = useState<Luz>('light');
  return (
    <div className={styles.vista}>
      <div className={styles.mandos}>
        <SegmentedControl
          aria-label="Ancho de la vista previa"
          data={ANCHOS}
          value={ancho}
          onChange={(valor) => setAncho(valor as Ancho)}
        />
        <SegmentedControl
          aria-label="Colores de la vista previa"
          data={LUCES}
          value={luz}
          onChange={(valor) => setLuz(valor as Luz)}
        />
      </div>
      <PreviewFrame title="Vista previa" width={ancho} scheme={luz}>
        {children}
      </PreviewFrame>
    </div>
  );
}
