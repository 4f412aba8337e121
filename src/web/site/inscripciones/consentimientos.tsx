import { consentimientos } from '#domain/inscripcion/errores.ts';
import type { Subtipo, TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { Conforme } from '#web/club/envio/envio.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { idDeCampo } from './campo.tsx';
import { Bloque } from './secciones.tsx';
import { useFormulario } from './use-formulario.ts';

type Props = { tipo: TipoInscripcion; subtipo: Subtipo };

/** The boxes without which nothing is sent; they reset after sending. */
export function Consentimientos({ tipo, subtipo }: Props) {
  const { check, error } = useFormulario();
  const pideCondiciones = consentimientos(tipo, subtipo).includes('conformeinscripcion');
  return (
    <Bloque titulo="Consentimiento">
      <Conforme {...check('conforme')} id={idDeCampo('conforme')} error={error('conforme')} />
      {pideCondiciones ? (
        <CheckField
          {...check('conformeinscripcion')}
          id={idDeCampo('conformeinscripcion')}
          label="Acepto las condiciones y las normas de la competición en la que me inscribo"
          error={error('conformeinscripcion')}
        />
      ) : null}
    </Bloque>
  );
}
