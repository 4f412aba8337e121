import { useEffect, useRef } from 'react';
import { mensajesVisita as mensajes } from '#contract/solicitudes/mensajes-visita.ts';
import { faltasDePrueba } from '#domain/inscripcion/consulta.ts';
import {
  Conforme,
  FormularioBreve,
  Hecho,
  PieFormulario,
  QuienEscribe,
  useConsulta,
} from '#web/club/envio/envio.tsx';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';

const CAMPOS = ['nombre', 'telefono', 'email', 'observaciones'] as const;

type EnviadaProps = { telefono: string; email: string; onClose: () => void };

/** In the place of the form: what happens now. */
export function Enviada({ telefono, email, onClose }: EnviadaProps) {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => caja.current?.focus(), []);
  const numero = telefono.trim();
  return (
    <Hecho ref={caja} role="status" tabIndex={-1}>
      <p>
        <strong>{mensajes.solicitudEnviada}</strong>
      </p>
      <p>
        {numero ? 'Te llamamos al ' : 'Te escribimos a '}
        <strong>{numero || email.trim()}</strong> para buscar día y grupo. Ven con ropa cómoda y zapatillas de
        deporte.
      </p>
      <Button look="primary" onClick={onClose}>
        Entendido
      </Button>
    </Hecho>
  );
}

type Props = { onClose: () => void };

/** The call takes less: without a name and a way to answer, the club could only throw it away. */
function Formulario({ onClose }: Props) {
  const { field, form, conforme, pie, enviado } = useConsulta({
    nombre: 'prueba',
    nombres: CAMPOS,
    textos: { exito: mensajes.solicitudEnviada, fallo: mensajes.solicitudFallida },
    erroresDe: faltasDePrueba,
    mandar: (datos, sobre) => call('POST /api/pruebanivel', { body: { ...datos, ...sobre, conforme: true } }),
  });
  if (enviado) return <Enviada telefono={enviado.telefono} email={enviado.email} onClose={onClose} />;
  return (
    <FormularioBreve {...form}>
      <QuienEscribe field={field} donde={[['telefono', 'Con el teléfono o el email basta.'], ['email']]} />
      <TextAreaField
        label="Observaciones"
        {...field('observaciones')}
        rows={3}
        maxLength={2000}
        hint="Edad, experiencia, días que te vienen bien…"
      />
      <Conforme {...conforme} />
      <PieFormulario {...pie} espera={!conforme.checked}>
        Enviar solicitud
      </PieFormulario>
    </FormularioBreve>
  );
}

/** The trial-class modal. */
export default function PruebaNivelDialog({ onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Solicitud clase de prueba"
      description="Te llamamos o te escribimos para buscar día y grupo."
    >
      <Formulario onClose={onClose} />
    </Dialog>
  );
}
