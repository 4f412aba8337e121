import { TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useRef } from 'react';
import type { EnlaceDado } from '#contract/cuentas.ts';
import { rutas } from '#contract/rutas.ts';
import { momento } from '#web/club/mesa/momento.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';

/** The token goes behind the #: browsers send it nowhere. */
const direccionDe = ({ token }: EnlaceDado): string =>
  `${window.location.origin}${rutas.nuevaClave()}#${token}`;

const COPIADO_MS = 4000;

function Contenido({ enlace, alCerrar }: { enlace: EnlaceDado; alCerrar: () => void }) {
  const campo = useRef<HTMLInputElement>(null);
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS });
  const direccion = direccionDe(enlace);
  return (
    <div className={fields.stack}>
      <p>
        Mándaselo a <strong>{enlace.usuario}</strong>, y a nadie más: con él elige su contraseña. Vale una
        sola vez, hasta el {momento(enlace.caduca)}. <strong>No se volverá a mostrar</strong>; si se pierde,
        se hace otro.
      </p>
      <TextInput
        ref={campo}
        label="Enlace de un solo uso"
        readOnly
        data-autofocus
        value={direccion}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={fields.pair}>
        <Button look="action" onClick={() => copy(direccion)}>
          Copiar el enlace
        </Button>
        <Button onClick={alCerrar}>Ya lo tengo</Button>
      </div>
      <p role="status">
        {copied ? 'Copiado.' : ''}
        {error ? 'No se ha podido copiar: selecciónalo y cópialo a mano.' : ''}
      </p>
    </div>
  );
}

type Props = { enlace: EnlaceDado | null; alCerrar: () => void };

/** The only time a link is seen. */
export function VerEnlace({ enlace, alCerrar }: Props) {
  return (
    <DeskModal opened={enlace !== null} onClose={alCerrar} title={`Enlace para ${enlace?.usuario ?? ''}`}>
      {enlace ? <Contenido enlace={enlace} alCerrar={alCerrar} /> : null}
    </DeskModal>
  );
}
