import { useEffect, useState } from 'react';
import type { Juicio } from '#contract/cuenta.ts';
import { CLAVE_MINIMA, NIVELES, rechazoInmediato } from '#domain/cuenta/clave.ts';
import { cx } from '#web/ui/cx.ts';
import { CheckField, TextField } from '#web/ui/field.tsx';
import styles from './clave.module.css';

/** Long enough for a pause between words, short enough to be read while one still looks at it. */
const PAUSA_MS = 350;

/** Asks the server whether a password will do. It has to be the same function from one draw to the next. */
export type Juzgar = (clave: string) => Promise<Juicio>;

/** What is thought of a password while it is being written; null while nothing is known. The server decides. */
function useJuicio(clave: string, juzgar: Juzgar): Juicio | null {
  const [ultimo, setUltimo] = useState<{ clave: string; juicio: Juicio } | null>(null);
  const inmediato = clave === '' ? null : rechazoInmediato(clave);
  const hayQuePreguntar = clave !== '' && inmediato === null;
  useEffect(() => {
    if (!hayQuePreguntar) return;
    let vigente = true;
    const preguntar = async () => {
      const juicio = await juzgar(clave).catch(() => null);
      if (vigente && juicio) setUltimo({ clave, juicio });
    };
    const espera = setTimeout(preguntar, PAUSA_MS);
    return () => {
      vigente = false;
      clearTimeout(espera);
    };
  }, [clave, juzgar, hayQuePreguntar]);
  return inmediato ?? (ultimo?.clave === clave ? ultimo.juicio : null);
}

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
