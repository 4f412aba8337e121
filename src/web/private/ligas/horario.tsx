import { Checkbox, Input, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { useUsuarios } from '#web/club/mesa/consultas.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { Duracion, Notificar } from './datos.tsx';
import type { ValoresLiga } from './valores.ts';

type Props = { form: UseFormReturnType<ValoresLiga> };

const dos = (numero: number): string => String(numero).padStart(2, '0');
const opcion = (numero: number) => ({ value: String(numero), label: dos(numero) });
const HORAS = Array.from({ length: 24 }, (_, hora) => opcion(hora));
const MINUTOS = [0, 1, 2, 3].map((paso) => paso * PASO_MINUTOS);

/** Minutes step by 15 (spec §9); a league that has others keeps them. */
const minutos = (actual: number) =>
  (MINUTOS.includes(actual) ? MINUTOS : [...MINUTOS, actual].sort((a, b) => a - b)).map(opcion);

type HoraProps = Props & { cual: 'Inicio' | 'Final'; titulo: string };

function Hora({ form, cual, titulo }: HoraProps) {
  const [hora, minuto] = [`horaBase${cual}`, `minutoBase${cual}`] as const;
  const fijar = (campo: typeof hora | typeof minuto, texto: string) =>
    form.setFieldValue(campo, Number(texto) as never);
  return (
    <Input.Wrapper label={titulo} error={form.errors[hora] ?? form.errors[minuto]} labelElement="div">
      <div className={fields.pair}>
        <NativeSelect
          aria-label={`${titulo}: hora`}
          data={HORAS}
          value={String(form.values[hora])}
          onChange={({ currentTarget }) => fijar(hora, currentTarget.value)}
          error={Boolean(form.errors[hora])}
        />
        <NativeSelect
          aria-label={`${titulo}: minutos`}
          data={minutos(form.values[minuto])}
          value={String(form.values[minuto])}
          onChange={({ currentTarget }) => fijar(minuto, currentTarget.value)}
          error={Boolean(form.errors[minuto])}
        />
      </div>
    </Input.Wrapper>
  );
}

const SIN_FECHA = 'Mientras no pongas el día, solo se juega la ida: la vuelta no empieza.';

/** Spec §5, "Liga form": the day of the second leg only where there is one. */
function Vuelta({ form }: Props) {
  const { idaVuelta, fechaIdaVuelta } = form.values;
  return (
    <div className={fields.row}>
      <Checkbox
        label="Ida y vuelta"
        description="Cada pareja juega dos partidos."
        {...form.getInputProps('idaVuelta', { type: 'checkbox' })}
      />
      <CampoDia
        label="La vuelta se juega desde"
        value={fechaIdaVuelta}
        onChange={(dia) => form.setFieldValue('fechaIdaVuelta', dia)}
        error={form.errors.fechaIdaVuelta}
        {...(idaVuelta && fechaIdaVuelta === null && { description: SIN_FECHA })}
        disabled={!idaVuelta}
        clearable
      />
    </div>
  );
}

function Responsable({ form }: Props) {
  const { data = [] } = useUsuarios();
  const nombres = new Set([...data.map(({ usuario }) => usuario), form.values.usuario ?? '']);
  nombres.delete('');
  return (
    <NativeSelect
      label="Responsable (opcional)"
      data={[{ value: '', label: 'Nadie en particular' }, ...nombres]}
      value={form.values.usuario ?? ''}
      onChange={({ currentTarget }) => form.setFieldValue('usuario', currentTarget.value || null)}
      error={form.errors.usuario}
    />
  );
}

/** When its matches are played and who looks after them. */
export function Horario({ form }: Props) {
  return (
    <Section title="Partidos" hint="Los partidos empiezan y acaban dentro de este horario.">
      <div className={fields.row}>
        <Hora form={form} cual="Inicio" titulo="Desde las" />
        <Hora form={form} cual="Final" titulo="Hasta las" />
        <Duracion form={form} />
      </div>
      <Vuelta form={form} />
      <div className={fields.row}>
        <Responsable form={form} />
        <Notificar form={form} />
      </div>
    </Section>
  );
}
