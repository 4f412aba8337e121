import { Checkbox, TextInput } from '@mantine/core';
import type { Liga } from '#contract/liga/ligas.ts';
import type { QuienJuega } from '#contract/liga/parejas.ts';
import { etiquetaDe } from '#domain/campo.ts';
import { PERSONA } from '#domain/campos.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { useJugadores } from './consultas.ts';
import { Elegir, personasDe } from './elegir.tsx';

export const esDeParejas = ({ modo }: Pick<Liga, 'modo'>): boolean => modo === 'parejas';

export type Escrita = { nueva: boolean; id: number | null; nombre: string; telefono: string; email: string };

export const NADIE: Escrita = { nueva: false, id: null, nombre: '', telefono: '', email: '' };

/** Null while it is not said who. */
export const quienDe = ({ nueva, id, nombre, telefono, email }: Escrita): QuienJuega | null => {
  if (nueva) return nombre.trim() === '' ? null : { nombre, telefono, email };
  return id === null ? null : { id };
};

type QuienProps = { label: string; valor: Escrita; cambiar: (valor: Escrita) => void };

/** Somebody the club has, or who is new. */
export function Quien({ label, valor, cambiar }: QuienProps) {
  const { data = [] } = useJugadores();
  const casilla = (campo: 'nombre' | 'telefono' | 'email') => ({
    label: etiquetaDe(PERSONA[campo]),
    maxLength: PERSONA[campo].max,
    value: valor[campo],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      cambiar({ ...valor, [campo]: currentTarget.value }),
  });
  return (
    <fieldset className={fields.stack}>
      <legend>
        <strong>{label}</strong>
      </legend>
      {valor.nueva ? (
        <div className={fields.row}>
          <TextInput {...casilla('nombre')} required autoComplete="off" />
          <TextInput {...casilla('telefono')} type="tel" autoComplete="off" />
          <TextInput {...casilla('email')} type="email" autoComplete="off" />
        </div>
      ) : (
        <Elegir
          label={`Quién es (${label.toLowerCase()})`}
          placeholder="Escribe su nombre"
          opciones={personasDe(data)}
          value={valor.id}
          onChange={(id) => cambiar({ ...valor, id })}
        />
      )}
      <Checkbox
        label={`El club no tiene a esta persona (${label.toLowerCase()})`}
        checked={valor.nueva}
        onChange={({ currentTarget }) => cambiar({ ...valor, nueva: currentTarget.checked })}
      />
    </fieldset>
  );
}
