import { TimePicker } from '@mantine/dates';
import type { FormErrors } from '@mantine/form';
import type { Dia } from '#domain/fecha.ts';
import { CampoDia } from './campo-dia.tsx';

type DiaYHoraProps = {
  /** A form that sends both as one `fecha`, which is what the server may find wrong. */
  form: {
    values: { dia: Dia | null; hora: string };
    errors: FormErrors;
    setFieldValue(campo: 'dia', valor: Dia | null): void;
    setFieldValue(campo: 'hora', valor: string): void;
  };
  /** What each is called. */
  dia: string;
  hora: string;
  /** Minutes of the drop-down; without it there is none. */
  paso?: number;
};

/** When something is: a day and a time, in two fields. */
export function DiaYHora({ form, dia, hora, paso }: DiaYHoraProps) {
  const { values, errors } = form;
  return (
    <>
      <CampoDia
        label={dia}
        required
        value={values.dia}
        onChange={(nuevo) => form.setFieldValue('dia', nuevo)}
        error={errors.dia ?? errors.fecha}
      />
      <TimePicker
        label={hora}
        withAsterisk
        hoursInputLabel="Hora"
        minutesInputLabel="Minutos"
        {...(paso && { withDropdown: true, minutesStep: paso, maxDropdownContentHeight: 220 })}
        value={values.hora}
        onChange={(nueva) => form.setFieldValue('hora', nueva)}
        error={errors.hora}
      />
    </>
  );
}
