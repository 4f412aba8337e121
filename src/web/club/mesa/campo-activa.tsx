import { NativeSelect } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

const ESTADOS = [
  { value: 'activa', label: 'Activa' },
  { value: 'inactiva', label: 'Inactiva' },
];

/** Whether a league or a court is in use. */
export const CampoActiva = (campo: GetInputPropsReturnType) => (
  <NativeSelect
    label="Estado"
    description="Solo las activas se ofrecen para partidos nuevos."
    data={ESTADOS}
    {...campo}
  />
);
