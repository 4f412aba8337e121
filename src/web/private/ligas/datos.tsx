import { Checkbox, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  DURACIONES,
  divisionesDe,
  nombreDivision,
  nombreLiga,
  nombreTemporada,
  temporadasOfrecidas,
} from '#domain/liga/liga.ts';
import { CLASES, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { CampoActiva } from '#web/club/mesa/campo-activa.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { cambiarTipo, type ValoresLiga } from './valores.ts';

type Props = { form: UseFormReturnType<ValoresLiga> };

const TIPOS = TIPOS_LIGA.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre }));

const opcion = (numero: number, label = String(numero)) => ({ value: String(numero), label });

/** A league keeps its season even when it is no longer offered. */
function temporadas(anio: number) {
  const ofrecidas = temporadasOfrecidas(hoyDelClub());
  const todas = ofrecidas.includes(anio) ? ofrecidas : [anio, ...ofrecidas];
  return todas.toReversed().map((una) => opcion(una, nombreTemporada(una)));
}

const divisiones = (tipo: TipoLiga) =>
  divisionesDe(tipo).map((division) => opcion(division, nombreDivision(tipo, division) ?? 'Única'));

type Numerico = 'division' | 'anio' | 'duracion';

/** A native select over a number of the form. */
const numerico = ({ form }: Props, campo: Numerico) => ({
  value: String(form.values[campo]),
  onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    form.setFieldValue(campo, Number(currentTarget.value) as never),
  error: form.errors[campo],
});

/** Changing the type changes the rules and what hangs on it. */
function Tipo({ form }: Props) {
  const elegir = ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    form.setValues(cambiarTipo(form.getValues(), currentTarget.value as TipoLiga));
  const { tipo } = form.values;
  return (
    <NativeSelect
      label="Tipo"
      data={TIPOS}
      value={tipo}
      autoFocus
      onChange={elegir}
      error={form.errors.tipo}
    />
  );
}

/** What the league is: its name is made from this. Spec §3, "Liga". */
export function Datos({ form }: Props) {
  const { tipo, anio } = form.values;
  return (
    <Section title="Liga">
      <p aria-live="polite">
        Se llamará <strong data-testid="nombre-liga">{nombreLiga(form.values)}</strong>
      </p>
      <div className={fields.row}>
        <Tipo form={form} />
        <NativeSelect
          label="División"
          data={divisiones(tipo)}
          disabled={divisionesDe(tipo).length === 1}
          {...numerico({ form }, 'division')}
        />
        <NativeSelect label="Temporada" data={temporadas(anio)} {...numerico({ form }, 'anio')} />
        <CampoActiva {...form.getInputProps('estado')} />
      </div>
    </Section>
  );
}

const DURACIONES_OPCIONES = DURACIONES.map((minutos) => opcion(minutos, `${minutos} minutos`));

export function Duracion({ form }: Props) {
  return (
    <NativeSelect
      label="Duración de los partidos"
      data={DURACIONES_OPCIONES}
      {...numerico({ form }, 'duracion')}
    />
  );
}

export function Notificar({ form }: Props) {
  return (
    <Checkbox
      label="Notificar"
      description="Una nota para quien la organiza: esta web no manda avisos a los jugadores."
      {...form.getInputProps('notificar', { type: 'checkbox' })}
    />
  );
}
