import { useSearchParams } from 'react-router';
import { mensajesVisita as mensajes } from '#contract/solicitudes/mensajes-visita.ts';
import { erroresDeContacto } from '#domain/inscripcion/consulta.ts';
import {
  Conforme,
  DosEnLinea,
  FormularioBreve,
  Hecho,
  PieFormulario,
  useConsulta,
} from '#web/club/envio/envio.tsx';
import { call } from '#web/platform/call.ts';
import { TextAreaField, TextField } from '#web/ui/field.tsx';

const CAMPOS = ['nombre', 'email', 'telefono', 'mensaje'] as const;

/** What a page that leads here has begun to write. */
const EMPEZADOS: Record<string, string> = {
  pista: 'Quiero reservar una pista.\nCuál: \nDía y hora: ',
  amistoso: 'Quiero jugar un amistoso.\nMi división o mi nivel: \nDías y horas en que puedo: ',
};

/** A message to the club. */
export function Formulario() {
  const [pedido] = useSearchParams();
  const empezado = EMPEZADOS[pedido.get('asunto') ?? ''];
  const { field, form, conforme, pie, enviado } = useConsulta({
    nombre: 'contacto',
    nombres: CAMPOS,
    inicial: empezado ? { mensaje: empezado } : undefined,
    textos: { exito: mensajes.formularioEnviado, fallo: mensajes.contactoFallido },
    erroresDe: erroresDeContacto,
    mandar: (datos, sobre) => call('POST /api/contacto', { body: { ...datos, ...sobre, conforme: true } }),
  });
  return (
    <FormularioBreve {...form}>
      <TextField label="Nombre" {...field('nombre')} autoComplete="name" maxLength={100} required />
      <DosEnLinea>
        <TextField
          label="Email"
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          hint="Basta con el email o el teléfono."
          unmarked
        />
        <TextField
          label="Teléfono"
          {...field('telefono')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          hint="Por si prefieres que te llamemos."
          unmarked
        />
      </DosEnLinea>
      <TextAreaField label="Mensaje" {...field('mensaje')} maxLength={5000} required />
      <Conforme {...conforme} />
      <PieFormulario {...pie}>Enviar mensaje</PieFormulario>
      <div role="status">{enviado ? <Hecho>{mensajes.formularioEnviado}</Hecho> : null}</div>
    </FormularioBreve>
  );
}
