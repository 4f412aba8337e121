import { useState } from 'react';
import { CLAVE_MINIMA, rechazoDeClave } from '#domain/cuenta/clave.ts';
import { CheckField, TextField } from '#web/ui/field.tsx';

const CONSEJO = `Al menos ${CLAVE_MINIMA} caracteres. Lo más fácil: cuatro palabras que no tengan que ver entre sí. No hacen falta símbolos ni mayúsculas.`;

/** What browsers and password managers need to know of it. */
const ES_NUEVA = {
  autoComplete: 'new-password',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

type CampoClaveProps = {
  label: string;
  name: string;
  /** Of the account whose password it is. */
  usuario: string;
  value: string;
  onChange: (clave: string) => void;
  error?: string | undefined;
};

/** Where somebody chooses a password: as they write, they are told what to change. The server has the last word. */
export function CampoClave({ label, name, usuario, value, onChange, error }: CampoClaveProps) {
  const [aLaVista, setALaVista] = useState(false);
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        name={name}
        type={aLaVista ? 'text' : 'password'}
        hint={CONSEJO}
        {...ES_NUEVA}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {/* Its line is kept: what follows does not jump while one types. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField
          label="Mostrar lo que escribo"
          checked={aLaVista}
          onChange={({ currentTarget }) => setALaVista(currentTarget.checked)}
        />
        <p className="text-s" role="status">
          {value === '' || error ? '' : (rechazoDeClave(value, usuario) ?? 'La longitud es buena.')}
        </p>
      </div>
    </div>
  );
}
