import { Checkbox } from '@mantine/core';
import { type CSSProperties, useRef } from 'react';
import type { MarcadorPlano } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import styles from './casillas.module.css';
import { type ConMarcador, marcadorEscrito, marcarNoPresenta } from './valores.ts';

type IndicadoresProps<V extends ConMarcador> = {
  valores: V;
  cambiar: (valores: V) => void;
  nombres: readonly [string, string];
};

const otro = (lado: Lado): Lado => (lado === 1 ? 2 : 1);

/** The visible words are short; whose they are is for those who do not see the row. */
const rotulo = (texto: string, nombre: string) => ({ label: texto, 'aria-label': `${texto}: ${nombre}` });

/** On a phone the flags are away from the names: the first name says whose they are, unless both share it. */
const comoSeLlama = (lado: Lado, nombres: readonly [string, string]): string => {
  const [suya, otra] = [lado, otro(lado)].map((uno) => nombres[uno - 1]?.split(' ')[0] ?? '');
  if (!suya) return `Jugador ${lado}`;
  return suya === otra ? (nombres[lado - 1] ?? '') : suya;
};

/** No-show and postponed of both players; one's locks the other's. Spec §4, "Match scoring". */
export function Indicadores<V extends ConMarcador>({ valores, cambiar, nombres }: IndicadoresProps<V>) {
  const antes = useRef<MarcadorPlano | null>(null);
  const noPresenta = (lado: Lado, marcado: boolean) => {
    if (marcado) antes.current = marcadorEscrito(valores);
    cambiar(marcarNoPresenta(valores, lado, marcado, antes.current));
  };
  return ([1, 2] as const).map((lado) => {
    const nombre = nombres[lado - 1] ?? '';
    return (
      <div key={lado} className={styles.indicadores} style={{ '--lado': lado } as CSSProperties}>
        <span className={styles.quien} aria-hidden="true">
          {comoSeLlama(lado, nombres)}
        </span>
        <Checkbox
          name={`jugador${lado}NoPresenta`}
          {...rotulo('No se presenta', nombre)}
          checked={valores[`jugador${lado}NoPresenta`]}
          disabled={valores[`jugador${otro(lado)}NoPresenta`]}
          onChange={({ currentTarget }) => noPresenta(lado, currentTarget.checked)}
        />
        <Checkbox
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
