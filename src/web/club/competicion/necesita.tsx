import { useState } from 'react';
import type { Necesita } from '#contract/futuro.ts';
import { type ApiError, call } from '#web/platform/call.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './necesita.module.css';

type Props = { idLiga: number; jugador: { id: number; nombre: string } };

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

/** What a player needs for each thing that may be wanted in the league; asked for when somebody wants to know. */
export function QueNecesita({ idLiga, jugador: { id, nombre } }: Props) {
  const [metas, setMetas] = useState<Necesita[] | null>(null);
  const [dicho, decir] = useState('');
  const [ocupado, setOcupado] = useState(false);
  if (!useIsHydrated()) return null;
  const preguntar = async () => {
    setOcupado(true);
    decir('Haciendo cuentas…');
    try {
      setMetas(await call('GET /api/clasificaciones/necesita', { query: { idLiga, idJugador: id } }));
      decir('');
    } catch (error) {
      decir((error as ApiError).message);
    } finally {
      setOcupado(false);
    }
  };
  return (
    <div className={styles.necesita} aria-live="polite">
      {metas ? (
        <Metas metas={metas} />
      ) : (
        <Button size="s" busy={ocupado} onClick={preguntar} aria-label={`¿Qué necesita ${nombre}?`}>
          ¿Qué necesita?
        </Button>
      )}
      {dicho ? <p>{dicho}</p> : null}
    </div>
  );
}
