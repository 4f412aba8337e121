import { useState } from 'react';
import { type NombresImpresos, TODAS_INFANTIL, TODAS_SOCIAL } from '#contract/opciones.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { CopiaDeSeguridad } from './copia.tsx';
import { imprimir } from './imprimir.ts';
import { ElegirNombres } from './nombres-impresos.tsx';

const IMPRESOS = [
  ['Clasificaciones de la liga social', 'clasificacion', TODAS_SOCIAL],
  ['Horarios de la liga social', 'horarios', TODAS_SOCIAL],
  ['Clasificaciones de la liga infantil', 'clasificacion', TODAS_INFANTIL],
  ['Horarios de la liga infantil', 'horarios', TODAS_INFANTIL],
] as const;

function Imprimir() {
  const [abierto, setAbierto] = useState(false);
  const [nombres, setNombres] = useState<NombresImpresos>('deportivos');
  return (
    <>
      <Button onClick={() => setAbierto(true)} aria-haspopup="dialog">
        Imprimir
      </Button>
      <DeskModal opened={abierto} onClose={() => setAbierto(false)} title="Imprimir para el tablón">
        <div className={fields.stack}>
          <ElegirNombres value={nombres} onChange={setNombres} />
          {IMPRESOS.map(([rotulo, impreso, idLiga]) => (
            <Button key={rotulo} onClick={() => imprimir(impreso, idLiga, nombres)}>
              {rotulo}
            </Button>
          ))}
        </div>
      </DeskModal>
    </>
  );
}

/** Of all leagues at once: sheets for the board, and the backup. Spec §7. */
export function AccionesLista() {
  return (
    <>
      <Imprimir />
      <CopiaDeSeguridad />
    </>
  );
}
