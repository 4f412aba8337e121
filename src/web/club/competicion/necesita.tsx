import { useEffect, useRef, useState } from 'react';
import type { Necesita } from '#contract/liga/clasificaciones.ts';
import { enLista } from '#domain/texto.ts';
import { type ApiError, call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { porConseguir, principal } from './metas.ts';

const VEREDICTO: Record<Necesita['estado'], string> = {
  hecho: 'conseguido',
  propio: 'está en su mano',
  otros: 'depende también de otros',
  imposible: 'ya no puede ser',
  sinProbar: 'todavía no se sabe',
};

const DESPLIEGA = cx('min-h-tap w-fit content-center font-semibold text-azul-text text-s underline');

/** Own matches are in the sentence; those of others, of which there may be many, fold. */
const Lista = ({ estado, lista }: Necesita) => {
  if (lista.length === 0) return null;
  const puntos = (
    <ul className="mt-1 grid list-disc gap-1 ps-6">
      {lista.map((uno) => (
        <li key={uno}>{uno}</li>
      ))}
    </ul>
  );
  if (estado !== 'otros') return puntos;
  return (
    <details>
      <summary className={DESPLIEGA}>
        {lista.length === 1 ? 'El resultado de otros' : `Los ${lista.length} resultados de otros`}
      </summary>
      {puntos}
    </details>
  );
};

const Meta = ({ meta }: { meta: Necesita }) => (
  <div>
    <dt className="font-bold">
      {meta.titulo}: {VEREDICTO[meta.estado]}
    </dt>
    <dd>
      {meta.frase}
      <Lista {...meta} />
    </dd>
  </div>
);

/** The verdict on one thing that may be wanted; the rest folds under it. */
function Metas({ metas }: { metas: readonly Necesita[] }) {
  const primera = principal(metas);
  const resto = metas.filter((una) => una !== primera);
  return (
    <>
      <dl className="grid gap-3">{primera ? <Meta meta={primera} /> : null}</dl>
      {resto.length > 0 ? (
        <details>
          <summary className={DESPLIEGA}>{enLista(resto.map(({ titulo }) => titulo))}</summary>
          <dl className="grid gap-3 pt-2">
            {resto.map((una) => (
              <Meta key={una.meta} meta={una} />
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}

type Props = { idLiga: number; idJugador: number; esPrimero: boolean; alCerrar: () => void };

/** Takes the place of the button that asked for it, and its focus. */
export default function QueNecesita({ idLiga, idJugador, esPrimero, alCerrar }: Props) {
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
      className="surface relative grid w-full gap-2 border-s-4 border-s-azul py-3 ps-4 pe-12"
    >
      <Button size="s" look="ghost" className="absolute end-1 top-1" onClick={alCerrar} aria-label="Cerrar">
        <Icon name="close" size={16} />
      </Button>
      {dicho ? <p>{dicho}</p> : <Metas metas={porConseguir(metas, esPrimero)} />}
    </div>
  );
}
