import { Checkbox, NumberInput } from '@mantine/core';
import { etiquetaDeCampo } from '#domain/inscripcion/datos.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import styles from './configuracion.module.css';
import type { FormConfiguracion } from './use-configuracion.ts';
import { LIMITES } from './valores.ts';

type Props = { form: FormConfiguracion };

const ENTERO = {
  hideControls: true,
  allowDecimal: false,
  allowNegative: false,
  clampBehavior: 'none',
} as const;

function Semana({ form, lugar }: Props & { lugar: number }) {
  const { id } = form.values.semanas[lugar] ?? { id: 'semana1' };
  const etiqueta = etiquetaDeCampo(id);
  const dia = (cual: 'desde' | 'hasta') => ({
    value: form.values.semanas[lugar]?.[cual] ?? null,
    onChange: (valor: string | null) => form.setFieldValue(`semanas.${lugar}.${cual}`, valor),
    error: form.errors[`semanas.${lugar}.${cual}`],
  });
  return (
    <li className={styles.semana}>
      <Checkbox
        className={styles.ofrecida ?? ''}
        label={`Se ofrece la ${etiqueta.toLowerCase()}`}
        {...form.getInputProps(`semanas.${lugar}.ofrecida`, { type: 'checkbox' })}
      />
      <CampoDia label={`${etiqueta}, primer día`} {...dia('desde')} />
      <CampoDia label={`${etiqueta}, último día`} {...dia('hasta')} />
    </li>
  );
}

function Precio({ form, opcion, horario }: Props & { opcion: 'a' | 'c'; horario: string }) {
  return (
    <NumberInput
      label={`Precio de ${horario}`}
      suffix=" €"
      {...ENTERO}
      {...LIMITES.precio}
      {...form.getInputProps(`precios.${opcion}`)}
    />
  );
}

const NOTA =
  'Una semana se puede elegir hasta el día antes de que empiece. Sin marcar no aparece en la web: así se cierra una semana completa.';

/** The weeks, prices and minimum of the summer camp. Spec §9. */
export function Campus({ form, horarios }: Props & { horarios: Record<'a' | 'c', string> }) {
  return (
    <Section title="Campus de verano" hint={NOTA}>
      <ol className={styles.semanas}>
        {form.values.semanas.map(({ id }, lugar) => (
          <Semana key={id} form={form} lugar={lugar} />
        ))}
      </ol>
      <div className={fields.row}>
        <Precio form={form} opcion="a" horario={horarios.a} />
        <Precio form={form} opcion="c" horario={horarios.c} />
        <NumberInput
          label="Mínimo de inscripciones por semana"
          {...ENTERO}
          {...LIMITES.minimo}
          {...form.getInputProps('minimoPorSemana')}
        />
      </div>
    </Section>
  );
}
