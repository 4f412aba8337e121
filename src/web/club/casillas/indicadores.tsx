import { Checkbox } from '@mantine/core';
import { useRef } from 'react';
import type { MarcadorPlano } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { cx } from '#web/ui/cx.ts';
import { comoSeLlama, otro } from './casillas.tsx';
import { type ConMarcador, marcadorEscrito, marcarNoPresenta } from './valores.ts';

type IndicadoresProps<V extends ConMarcador> = {
  valores: V;
  cambiar: (valores: V) => void;
  nombres: readonly [string, string];
};

/** On a phone each is a chip for a thumb. */
export const FICHA = cx(
  'max-sm:flex-1 max-sm:rounded-m max-sm:border max-sm:border-border max-sm:px-3 max-sm:py-2',
);

/** The visible words are short; whose they are is for those who do not see the row. */
const rotulo = (texto: string, nombre: string) => ({ label: texto, 'aria-label': `${texto}: ${nombre}` });

/** No-show and postponed of both players; one's locks the other's. */
export function Indicadores<V extends ConMarcador>({ valores, cambiar, nombres }: IndicadoresProps<V>) {
  const antes = useRef<MarcadorPlano | null>(null);
  const noPresenta = (lado: Lado, marcado: boolean) => {
    if (marcado) antes.current = marcadorEscrito(valores);
    cambiar(marcarNoPresenta(valores, lado, marcado, antes.current));
  };
  return ([1, 2] as const).map((lado) => {
    const nombre = nombres[lado - 1] ?? '';
    return (
      <div
        key={lado}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 whitespace-nowrap max-sm:gap-x-2"
      >
        <span className="truncate text-s text-ink-soft max-sm:basis-full @2xl:hidden" aria-hidden="true">
          {comoSeLlama(lado, nombres)}
        </span>
        <Checkbox
          className={FICHA}
          name={`jugador${lado}NoPresenta`}
          {...rotulo('No se presenta', nombre)}
          checked={valores[`jugador${lado}NoPresenta`]}
          disabled={valores[`jugador${otro(lado)}NoPresenta`]}
          onChange={({ currentTarget }) => noPresenta(lado, currentTarget.checked)}
        />
        <Checkbox
          className={FICHA}
          name={`jugador${lado}Aplaza`}
          {...rotulo('Aplaza', nombre)}
          checked={valores[`jugador${lado}Aplaza`]}
          disabled={valores[`jugador${otro(lado)}Aplaza`]}
          onChange={({ currentTarget }) =>
            cambiar({ ...valores, [`jugador${lado}Aplaza`]: currentTarget.checked })
          }
        />
      </div>
    );
  });
}
