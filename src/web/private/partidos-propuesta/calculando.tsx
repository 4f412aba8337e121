import { useEffect, useState } from 'react';
import type { Avance } from '#contract/liga/propuesta.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

/** The server answers with the best found by then. */
const LIMITE_S = 10;
const LIMITE_MEJORA_S = 60;
const SEGUNDO = 1000;

/** What the engine is doing, in the order in which it does it. */
const FASES = [
  ['preparar', 'Reunir partidos, pistas y ausencias'],
  ['lineas', 'Contar cuántos partidos caben'],
  ['equidad', 'Elegir quién juega'],
  ['calidad', 'Afinar horas y pistas'],
  ['completar', 'Completar y explicar'],
] as const satisfies readonly (readonly [Avance['fase'], string])[];

const ESPERA = 'Esperando turno';

/** The phases, those behind ticked; the one under way is read out when it starts. */
function Fases({ avance }: { avance: Avance | null }) {
  const actual = FASES.findIndex(([fase]) => fase === avance?.fase);
  const espera = avance?.fase === 'espera';
  return (
    <>
      <p className={espera ? undefined : 'visually-hidden'} role="status">
        {espera ? ESPERA : FASES[actual]?.[1]}
      </p>
      <ol className="flex basis-full flex-wrap gap-x-4 gap-y-1 text-s text-ink-soft" aria-hidden="true">
        {FASES.map(([fase, nombre], n) => (
          <li key={fase} className={n === actual ? cx('font-semibold text-ink') : undefined}>
            {n === actual ? '▸' : n < actual ? '✓' : '○'} {nombre}
          </li>
        ))}
      </ol>
    </>
  );
}

function useSegundos(): number {
  const [segundos, setSegundos] = useState(0);
  useEffect(() => {
    const cada = setInterval(() => setSegundos((antes) => antes + 1), SEGUNDO);
    return () => clearInterval(cada);
  }, []);
  return segundos;
}

type CalculandoProps = { avance: Avance | null; mejorando: boolean; cancelar: () => void };

/** What is being done, how long it has been of how long it can be, and the way out. */
export function Calculando({ avance, mejorando, cancelar }: CalculandoProps) {
  const segundos = useSegundos();
  const limite = mejorando ? LIMITE_MEJORA_S : LIMITE_S;
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label="Cálculo en marcha">
      <p role="status">{mejorando ? 'Buscando algo mejor…' : 'Buscando la mejor propuesta…'}</p>
      <progress
        className="advance max-w-xs grow basis-4xs"
        max={limite}
        value={Math.min(segundos, limite)}
        aria-label="Tiempo de cálculo"
      />
      <span className="min-w-8 tabular-nums" aria-hidden="true">
        {segundos} s
      </span>
      <Button size="s" onClick={cancelar}>
        Cancelar
      </Button>
      <Fases avance={avance} />
    </section>
  );
}
