import { useState } from 'react';
import type { MarcaContenido } from '#contract/contenidos.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import styles from './editor.module.css';

const rotulo = ({ titulo, valor }: MarcaContenido): string => (valor ? `${titulo}: ${valor}` : titulo);

type InsertarMarcaProps = {
  marcas: readonly MarcaContenido[];
  onElegir: (nombre: string) => void;
};

/** The values of the club that a text can take, by name. Choosing one writes it where the cursor was. */
export function InsertarMarca({ marcas, onElegir }: InsertarMarcaProps) {
  const [veces, setVeces] = useState(0);
  const elegir = (indice: number | null) => {
    const marca = marcas[indice ?? -1];
    if (!marca) return;
    // A new one, with nothing typed in it, for the next time.
    setVeces(veces + 1);
    onElegir(marca.nombre);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from saving the page
    <div className={styles.datos} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <Elegir
        key={veces}
        label="Insertar un dato del club"
        placeholder="Cuota, teléfono, correo…"
        size="xs"
        opciones={marcas.map((marca, value) => ({ value, label: rotulo(marca) }))}
        value={null}
        onChange={elegir}
      />
    </div>
  );
}
