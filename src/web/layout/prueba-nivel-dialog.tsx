import { mensajesVisita as mensajes } from '#contract/mensajes-visita.ts';
import { erroresDePrueba } from '#domain/inscripcion/consulta.ts';
import styles from '#web/club/envio/envio.module.css';
import { Conforme, PieFormulario, useConsulta } from '#web/club/envio/envio.tsx';
import { call } from '#web/platform/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';

const CAMPOS = ['nombre', 'telefono', 'email', 'observaciones'] as const;
const TEXTOS = { exito: mensajes.solicitudEnviada, fallo: mensajes.solicitudFallida };

type Props = { onClose: () => void };

/** Only the consent is required. */
function Formulario({ onClose }: Props) {
  const { field, form, conforme, pie } = useConsulta({
    nombre: 'prueba',
    nombres: CAMPOS,
    textos: TEXTOS,
    erroresDe: erroresDePrueba,
    mandar: (datos, sobre) => call('POST /api/pruebanivel', { body: { ...datos, ...sobre, conforme: true } }),
    alEnviar: onClose,
  });
  return (
    <form className={styles.formulario} {...form}>
      <TextField label="Nombre" {...field('nombre')} autoComplete="name" maxLength={100} />
      <TextField label="Teléfono" {...field('telefono')} type="tel" autoComplete="tel" maxLength={40} />
      <TextField label="Email" {...field('email')} type="email" autoComplete="email" maxLength={200} />
      <TextAreaField
        label="Observaciones"
        {...field('observaciones')}
        rows={3}
        maxLength={2000}
        hint="Edad, experiencia, días que te vienen bien…"
      />
      <Conforme {...conforme} />
      <PieFormulario {...pie}>Enviar solicitud</PieFormulario>
    </form>
  );
}

/** The trial-class modal. */
export default function PruebaNivelDialog({ onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Solicitud clase de prueba"
      description="Es gratis y te dejamos la raqueta. Te llamamos para buscar día y grupo."
    >
      <Formulario onClose={onClose} />
    </Dialog>
  );
}
