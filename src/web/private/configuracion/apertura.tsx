import { Checkbox, NumberInput } from '@mantine/core';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import styles from './configuracion.module.css';
import { conOSin, MESES, PLAZOS_FIJOS } from './inscripciones.ts';
import type { FormConfiguracion } from './use-configuracion.ts';
import type { Ajustes } from './valores.ts';

type Props = { form: FormConfiguracion };

const CERRADAS =
  'Las que no están marcadas avisan de que el plazo está cerrado y no dejan enviar el formulario.';

/** Which enrolments are open. domain.md, "Enrolment types". */
export function Abiertas({ form, tipos }: Props & Pick<Ajustes, 'tipos'>) {
  const { abiertas } = form.values;
  const cambiar = (tipo: TipoInscripcion, abierta: boolean) =>
    form.setFieldValue('abiertas', conOSin(tipos, abiertas, { tipo, abierta }));
  return (
    <Section title="Inscripciones abiertas" hint={CERRADAS}>
      <div className={styles.tipos}>
        {tipos.map(({ tipo, etiqueta }) => (
          <Checkbox
            key={tipo}
            label={etiqueta}
            checked={abiertas.includes(tipo)}
            onChange={({ currentTarget }) => cambiar(tipo, currentTarget.checked)}
          />
        ))}
      </div>
    </Section>
  );
}

/** How long enrolments are kept. */
export function Conservacion({ form }: Props) {
  return (
    <Section title="Cuánto se guardan las solicitudes" hint={PLAZOS_FIJOS}>
      <NumberInput
        className={styles.corto ?? ''}
        label="Meses que se guarda una inscripción"
        description="Pasado ese tiempo se borra sola, con sus archivos."
        hideControls
        allowDecimal={false}
        allowNegative={false}
        {...MESES}
        clampBehavior="none"
        {...form.getInputProps('meses')}
      />
    </Section>
  );
}
