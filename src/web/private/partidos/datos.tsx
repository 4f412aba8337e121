import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { DURACIONES, type Duracion, PASO_MINUTOS } from '#domain/liga/liga.ts';
import { ListaProblemas } from '#web/club/casillas/lista-problemas.tsx';
import { DiaYHora } from '#web/club/mesa/dia-y-hora.tsx';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { opcionesActivas } from '#web/club/mesa/opciones.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import type { Listas } from './listas.ts';
import { useAvisosDeCita } from './use-avisos-cita.ts';
import type { FormPartido } from './use-partido.ts';

type Props = { form: FormPartido; listas: Listas };

const DURACIONES_OPCIONES = DURACIONES.map((minutos) => ({
  value: String(minutos),
  label: `${minutos} minutos`,
}));

/** Spec §4: choosing a league sets the duration to that league's. */
function ElegirLiga({ form, listas: { ligas } }: Props) {
  const elegir = (idLiga: number | null) => {
    const liga = ligas.find(({ id }) => id === idLiga);
    form.setValues(liga ? { idLiga, duracion: liga.duracion } : { idLiga });
  };
  return (
    <Elegir
      label="Liga"
      required
      placeholder="Escribe para buscar"
      opciones={opcionesActivas(ligas, form.values.idLiga)}
      value={form.values.idLiga}
      onChange={elegir}
      error={form.errors.idLiga}
    />
  );
}

function Cuando({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <DiaYHora form={form} dia="Fecha" hora="Hora" paso={PASO_MINUTOS} />
      <NativeSelect
        label="Duración"
        data={DURACIONES_OPCIONES}
        value={String(form.values.duracion)}
        onChange={({ currentTarget }) =>
          form.setFieldValue('duracion', Number(currentTarget.value) as Duracion)
        }
        error={form.errors.duracion}
      />
    </>
  );
}

const SIN_ERRORES = [] as const;

/** Where and when, and what deserves a look in it as it is filled. Spec §2, "Partido detail". */
export function Datos({ id, form, listas }: Props & { id: number }) {
  const avisos = useAvisosDeCita(id, form.values, listas);
  return (
    <Section title="Partido">
      <div className={fields.row}>
        <ElegirLiga form={form} listas={listas} />
        <Elegir
          label="Pista"
          placeholder="Sin pista"
          clearable
          opciones={opcionesActivas(listas.pistas, form.values.idPista)}
          value={form.values.idPista}
          onChange={(idPista) => form.setFieldValue('idPista', idPista)}
          error={form.errors.idPista}
        />
      </div>
      <div className={fields.row}>
        <Cuando form={form} />
      </div>
      <ListaProblemas id="avisos-de-la-cita" errores={SIN_ERRORES} avisos={avisos} />
    </Section>
  );
}

/** What is not always needed. */
export function Notas({ form }: Pick<Props, 'form'>) {
  return (
    <Section title="Notas">
      <Textarea
        label="Observaciones"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        description="Se publican tal cual en el horario y en la página del partido: sin datos personales."
        {...form.getInputProps('observaciones')}
      />
      <Checkbox
        label="Cancelado"
        description="No se jugará: sale del horario, deja libre su pista y queda como historial."
        {...form.getInputProps('cancelado', { type: 'checkbox' })}
      />
      <Checkbox
        label="Partido de resolución"
        description="Se adjudica sin jugarse, para cerrar la división."
        {...form.getInputProps('sintetico', { type: 'checkbox' })}
      />
    </Section>
  );
}
