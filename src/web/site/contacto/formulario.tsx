import type { FormEvent } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { erroresDeContacto } from '#domain/inscripcion/formularios.ts';
import { Conforme } from '#web/club/envio/conforme.tsx';
import styles from '#web/club/envio/envio.module.css';
import { PieFormulario } from '#web/club/envio/pie-formulario.tsx';
import { useConsulta } from '#web/club/envio/use-consulta.ts';
import { call } from '#web/platform/call.ts';
import { TextAreaField, TextField } from '#web/ui/field.tsx';

const CAMPOS = ['nombre', 'email', 'telefono', 'mensaje'] as const;
const TEXTOS = { exito: mensajes.formularioEnviado, fallo: mensajes.contactoFallido };

/** A message to the club. Spec §2, "Contacto"; §5: the button waits for what is required. */
export function Formulario() {
  const { campos, conforme, setConforme, ocupado, fallo, alEntrar, alMandar } = useConsulta({
    nombre: 'contacto',
    nombres: CAMPOS,
    textos: TEXTOS,
    mandar: (datos, sobre) => call('POST /api/contacto', { body: { ...datos, ...sobre, conforme: true } }),
  });
  const faltas = erroresDeContacto({ ...campos.values, conforme });
  const alPulsar = (event: FormEvent) => {
    event.preventDefault();
    if (faltas.length === 0) alMandar();
  };
  const { field } = campos;
  return (
    <form className={styles.formulario} ref={campos.form} onSubmit={alPulsar} onFocus={alEntrar} noValidate>
      <TextField label="Nombre" {...field('nombre')} autoComplete="name" maxLength={100} required />
      <TextField
        label="Email"
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={200}
        hint="Con el email o el teléfono basta."
      />
      <TextField label="Teléfono" {...field('telefono')} type="tel" autoComplete="tel" maxLength={40} />
      <TextAreaField label="Mensaje" {...field('mensaje')} maxLength={5000} required />
      <Conforme marcada={conforme} onChange={setConforme} />
      <PieFormulario ocupado={ocupado} listo={faltas.length === 0} fallo={fallo} falta={faltas[0]?.message}>
        Enviar mensaje
      </PieFormulario>
    </form>
  );
}
