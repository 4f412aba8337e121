import { useState } from 'react';
import type { Juicio } from '#contract/cuenta.ts';
import { CLAVE_MINIMA, NIVELES } from '#domain/cuenta/clave.ts';
import { cx } from '#web/ui/cx.ts';
import { CheckField, TextField } from '#web/ui/field.tsx';
import styles from './clave.module.css';
import { type Juzgar, useJuicio } from './use-juicio.ts';

const TRAMOS = NIVELES.slice(1);

/** What the bar says, in a word. */
const palabraDe = ({ apta, nivel }: Juicio): string => {
  if (!apta) return 'Todavía no vale';
  return nivel === NIVELES.length - 1 ? 'Muy buena' : 'Vale';
};

function Medidor({ juicio }: { juicio: Juicio | null }) {
  return (
    <div className={styles.medidor} role="status">
      <span className={cx(styles.barra, juicio?.apta && styles.apta)} aria-hidden="true">
        {TRAMOS.map((tramo) => (
          <span key={tramo} className={cx(styles.tramo, juicio && juicio.nivel >= tramo && styles.lleno)} />
        ))}
      </span>
      {juicio ? (
        <p>
          <strong>{palabraDe(juicio)}.</strong> {juicio.consejos.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

const CONSEJO = `Al menos ${CLAVE_MINIMA} caracteres. Lo más fácil: cuatro palabras que no tengan que ver entre sí. No hacen falta símbolos ni mayúsculas.`;

/** What browsers and their keepers of passwords need to know of it. */
const ES_NUEVA = {
  autoComplete: 'new-password',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

type CampoClaveProps = {
  label: string;
  name: string;
  value: string;
  onChange: (clave: string) => void;
  juzgar: Juzgar;
  error?: string | undefined;
};

/** Where somebody chooses a password: as they write, they are told whether it will do and what to change. */
export function CampoClave({ label, name, value, onChange, juzgar, error }: CampoClaveProps) {
  const [aLaVista, setALaVista] = useState(false);
  const juicio = useJuicio(value, juzgar);
  return (
    <div className={styles.campo}>
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
      <Medidor juicio={juicio} />
      <CheckField
        label="Mostrar lo que escribo"
        checked={aLaVista}
        onChange={({ currentTarget }) => setALaVista(currentTarget.checked)}
      />
    </div>
  );
}
