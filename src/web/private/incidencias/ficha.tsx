import { SegmentedControl } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { useSearchParams } from 'react-router';
import type { Incidencia } from '#contract/liga/incidencias.ts';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import type { Partes as DePartes } from '#web/club/mesa/recurso.tsx';
import { Section, useFirstField } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { jugadoresDe, type Modo, type ValoresIncidencia } from './valores.ts';

type Form = UseFormReturnType<ValoresIncidencia>;

/**
 * Another league has other players: the one chosen before stays only if they play in it. Somebody chosen without a
 * league brings theirs.
 */
export function elecciones(form: Form, jugadores: readonly Pick<JugadorFila, 'id' | 'idLiga'>[]) {
  const { idLiga, idJugador } = form.values;
  const ligaDe = (quien: number | null) => jugadores.find(({ id }) => id === quien)?.idLiga ?? null;
  return {
    elegirLiga: (elegida: number | null) =>
      form.setValues({ idLiga: elegida, idJugador: ligaDe(idJugador) === elegida ? idJugador : null }),
    elegirJugador: (elegido: number | null) =>
      form.setValues({ idLiga: idLiga ?? ligaDe(elegido), idJugador: elegido }),
  };
}

/** A month on which each press takes a day or leaves it. */
function Sueltos({ form }: { form: Form }) {
  const { sueltos } = form.values;
  return (
    <div className="flex flex-wrap gap-4">
      <DatePicker
        type="multiple"
        value={sueltos}
        onChange={(dias) => form.setFieldValue('sueltos', dias)}
        ariaLabels={{ previousMonth: 'Mes anterior', nextMonth: 'Mes siguiente' }}
      />
      <div className={fields.stack}>
        <p role="status">
          {sueltos.length === 0 ? 'Pulsa cada día que no puede.' : cuantos(sueltos.length, 'día', 'días')}
        </p>
        <ul className="columns-4xs text-s tabular-nums">
          {sueltos.toSorted().map((dia) => (
            <li key={dia}>{fechaConDia(dia)}</li>
          ))}
        </ul>
        {form.errors.sueltos ? (
          <p role="alert" className="font-semibold text-bad">
            {form.errors.sueltos}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const MODOS = [
  { value: 'periodo', label: 'Un día o un periodo' },
  { value: 'sueltos', label: 'Varios días sueltos' },
] as const;

/** Who, and when: from a day to another or, of a new one, days one by one. */
export function Partes({ entidad, form, campo, pie }: DePartes<Incidencia, ValoresIncidencia>) {
  const [address] = useSearchParams();
  // Of one that exists, or of somebody whose page led here, what is to be written is the day.
  useFirstField(entidad || address.has('jugador') ? 'input[data-dates-input]' : undefined);
  const [{ data: ligas = [] }, { data: jugadores = [] }] = [useLigas(), useJugadores()];
  const { modo, fecha } = form.values;
  const { elegirLiga, elegirJugador } = elecciones(form, jugadores);
  return (
    <Section title="Incidencia" hint="Esos días no se ofrece al jugador para ningún partido.">
      <div className={fields.row}>
        {campo('idJugador', {
          placeholder: 'Escribe su nombre',
          opciones: jugadoresDe({ ligas, jugadores }, form.values),
          onChange: elegirJugador,
        })}
        {campo('idLiga', { placeholder: 'La del jugador', onChange: elegirLiga })}
      </div>
      {modo === 'sueltos' ? (
        <Sueltos form={form} />
      ) : (
        <div className={fields.row}>
          {campo('fecha', { label: 'Desde' })}
          {campo('hasta', { abreEn: fecha })}
        </div>
      )}
      {entidad ? null : (
        <SegmentedControl
          className="max-w-full justify-self-start"
          classNames={{ label: 'max-sm:px-2 max-sm:text-xs max-sm:whitespace-normal' }}
          aria-label="Qué días"
          data={[...MODOS]}
          value={modo}
          onChange={(elegido) => form.setFieldValue('modo', elegido as Modo)}
        />
      )}
      {campo('motivo')}
      {pie}
    </Section>
  );
}
