import { NativeSelect } from '@mantine/core';
import { NOMBRES_IMPRESOS, type NombresImpresos } from '#contract/opciones.ts';

const ROTULOS: Record<NombresImpresos, string> = {
  deportivos: 'Nombres deportivos, como en la web',
  completos: 'Nombres completos',
};

type Props = { value: NombresImpresos; onChange: (nombres: NombresImpresos) => void };

/** How minors are called on a sheet that hangs where anybody passes. */
export function ElegirNombres({ value, onChange }: Props) {
  return (
    <NativeSelect
      label="Los menores, en el papel"
      data={NOMBRES_IMPRESOS.toReversed().map((nombres) => ({ value: nombres, label: ROTULOS[nombres] }))}
      value={value}
      onChange={({ target }) => onChange(target.value as NombresImpresos)}
    />
  );
}
