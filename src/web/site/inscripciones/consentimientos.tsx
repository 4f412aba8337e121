import { consentimientos } from '#domain/inscripcion/obligatorios.ts';
import type { Subtipo, TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { Conforme } from '#web/club/envio/conforme.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { idDeCampo } from './campo.tsx';
import type { Casillas } from './datos.ts';
import { Bloque } from './secciones.tsx';
import { useFormulario } from './use-formulario.ts';

type Props = {
  tipo: TipoInscripcion;
  subtipo: Subtipo;
  casillas: Casillas;
  alMarcar: (cambio: Partial<Casillas>) => void;
};

/** The boxes without which nothing is sent; they reset after sending. Spec §4, §5. */
export function Consentimientos({ tipo, subtipo, casillas, alMarcar }: Props) {
  const { error } = useFormulario();
  const pideCondiciones = consentimientos(tipo, subtipo).includes('conformeinscripcion');
  return (
    <Bloque titulo="Consentimiento">
      <Conforme
        id={idDeCampo('conforme')}
        marcada={casillas.conforme}
        onChange={(conforme) => alMarcar({ conforme })}
        error={error('conforme')}
      />
      {pideCondiciones ? (
        <CheckField
          id={idDeCampo('conformeinscripcion')}
          label="Acepto las condiciones y las normas de la competición en la que me inscribo"
          checked={casillas.conformeinscripcion}
          onChange={({ target }) => alMarcar({ conformeinscripcion: target.checked })}
          error={error('conformeinscripcion')}
        />
      ) : null}
    </Bloque>
  );
}
