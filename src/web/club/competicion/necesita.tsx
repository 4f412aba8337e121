import { useEffect, useRef, useState } from 'react';
import type { Necesita } from '#contract/liga/futuro.ts';
import { type ApiError, call } from '#web/platform/call.ts';
import { porConseguir } from './metas.ts';
import styles from './necesita.module.css';

const Metas = ({ metas }: { metas: readonly Necesita[] }) => (
  <dl className={styles.metas}>
    {metas.map(({ meta, titulo, frase, lista }) => (
      <div key={meta}>
        <dt>{titulo}</dt>
        <dd>
          {frase}
          {lista.length > 0 ? (
            <ul>
              {lista.map((uno) => (
                <li key={uno}>{uno}</li>
              ))}
            </ul>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
);

type Props = { idLiga: number; idJugador: number; esPrimero: boolean };

/** Takes the place of the button that asked for it, and its focus. */
export default function QueNecesita({ idLiga, idJugador, esPrimero }: Props) {
  const [metas, setMetas] = useState<Necesita[]>([]);
  const [dicho, decir] = useState('Haciendo cuentas…');
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    caja.current?.focus();
    call('GET /api/clasificaciones/necesita', { query: { idLiga, idJugador } }).then(
      (suyas) => {
        setMetas(suyas);
        decir(suyas.length === 0 ? 'En esta liga no hay ascensos ni descensos.' : '');
      },
      (error: ApiError) => decir(error.message),
    );
  }, [idLiga, idJugador]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={caja}
      tabIndex={-1}
      role="group"
      aria-label="Qué necesita"
      aria-live="polite"
      className={styles.necesita}
    >
      {dicho ? <p>{dicho}</p> : <Metas metas={porConseguir(metas, esPrimero)} />}
    </div>
  );
}
