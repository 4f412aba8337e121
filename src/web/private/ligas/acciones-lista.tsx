import { useState } from 'react';
import type { NombresImpresos } from '#contract/opciones.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { CopiaDeSeguridad } from './copia.tsx';
import { imprimir } from './imprimir.ts';
import { ElegirNombres } from './nombres-impresos.tsx';

const IMPRESOS = TIPOS_GESTIONADOS.map((tipo) => CLASES[tipo]).flatMap(
  ({ deTitulo, idTodas }) =>
    [
      [`Clasificaciones ${deTitulo}`, 'clasificacion', idTodas],
      [`Horarios ${deTitulo}`, 'horarios', idTodas],
    ] as const,
);

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
