import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { subtiposDe, tieneCampo } from '#domain/inscripcion/datos.ts';
import type { Subtipo, TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { FormValues } from '#web/platform/form.ts';
import { cx } from '#web/ui/cx.ts';
import { CheckField, FieldGroup } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { anchoDe, RADIOS } from './campo.tsx';
import { campoCambiados, campoSubtipo } from './datos.ts';
import { useFormulario } from './use-formulario.ts';

const ETIQUETAS: Record<Subtipo, string> = {
  alta: 'Primera vez',
  renovacion: 'Renuevo plaza',
};

/** Of what only members may, where nobody has said what that costs: how to become one. */
export function SoloSocios({ tipo }: { tipo: TipoInscripcion }) {
  if (club.cuota > 0 || !tieneCampo(tipo, 'altaSocio')) return null;
  return (
    <p className="col-span-full grid grid-cols-start gap-2 text-balance rounded-m bg-azul-pale px-4 py-3">
      <Icon name="alert" size={20} className="rotate-180 text-azul-text" />
      <span>
        Hace falta ser socio del club. Si aún no lo eres, envía también la inscripción de{' '}
        <Link to={rutas.inscripciones('nuevosocio')}>alta de nuevo socio</Link>.
      </span>
    </p>
  );
}

function HanCambiado({ tipo, campos }: Pick<Props, 'tipo' | 'campos'>) {
  return (
    <CheckField
      label="Han cambiado mis datos"
      hint="Márcalo si cambian la dirección, la cuenta, los días o cualquier otra cosa."
      {...campos.check(campoCambiados(tipo))}
    />
  );
}

type Props = { tipo: TipoInscripcion; subtipo: Subtipo; campos: FormValues };

/** alta or renovacion, where both are possible; a renovation only asks for the rest if it has changed. */
export function ElegirSubtipo({ tipo, subtipo, campos }: Props) {
  const { visibles } = useFormulario();
  const subtipos = subtiposDe(tipo);
  if (subtipos.length < 2) return null;
  const { name, onChange } = campos.field(campoSubtipo(tipo));
  const hayOtra = visibles.includes('altaSocio');
  return (
    <div className={cx('grid', hayOtra ? anchoDe('altaSocio') : 'col-span-full')}>
      <FieldGroup label="¿Primera vez o renovación?">
        <div className={RADIOS}>
          {subtipos.map((valor) => (
            <CheckField
              key={valor}
              type="radio"
              boxed="plain"
              label={ETIQUETAS[valor]}
              name={name}
              onChange={onChange}
              value={valor}
              checked={subtipo === valor}
            />
          ))}
        </div>
        {subtipo === 'renovacion' ? <HanCambiado tipo={tipo} campos={campos} /> : null}
      </FieldGroup>
    </div>
  );
}
