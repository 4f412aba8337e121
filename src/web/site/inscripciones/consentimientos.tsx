import { consentimientos } from '#domain/inscripcion/errores.ts';
import type { Subtipo, TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { Conforme } from '#web/club/envio/envio.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { idDeCampo } from './campo.tsx';
import { useFormulario } from './use-formulario.ts';

/** The rules that are accepted: of its league, or of the school whose team it is. */
function normasDe(tipo: TipoInscripcion): string {
  const liga = ligaDe(tipo);
  return liga ? `/competicion-liga-${liga}-normas` : '/escuela-normas';
}

type Props = { tipo: TipoInscripcion; subtipo: Subtipo };

/** The boxes without which nothing is sent; they reset after sending. */
export function Consentimientos({ tipo, subtipo }: Props) {
  const { check, error } = useFormulario();
  const pideCondiciones = consentimientos(tipo, subtipo).includes('conformeinscripcion');
  return (
    <>
      <Conforme {...check('conforme')} id={idDeCampo('conforme')} error={error('conforme')} />
      {pideCondiciones ? (
        <CheckField
          {...check('conformeinscripcion')}
          id={idDeCampo('conformeinscripcion')}
          label={
            <>
              Acepto las condiciones y las{' '}
              <a href={normasDe(tipo)} target="_blank" rel="noopener">
                normas de la competición<span className="visually-hidden"> (se abre en otra pestaña)</span>
              </a>{' '}
              en la que me inscribo
            </>
          }
          error={error('conformeinscripcion')}
        />
      ) : null}
    </>
  );
}
