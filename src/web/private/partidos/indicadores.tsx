import { Checkbox } from '@mantine/core';
import { type CSSProperties, useRef } from 'react';
import type { MarcadorPlano } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import styles from './partidos.module.css';
import type { FormPartido } from './use-partido.ts';
import { marcadorEscrito, marcarNoPresenta } from './valores.ts';

type Props = { form: FormPartido; nombres: readonly [string, string] };

const otro = (lado: Lado): Lado => (lado === 1 ? 2 : 1);

/** The visible words are short; whose they are is for those who do not see the row. */
function Rotulo({ texto, nombre }: { texto: string; nombre: string }) {
  return (
    <>
      {texto}
      <span className="visually-hidden">: {nombre}</span>
    </>
  );
}

/** No-show and postponed of both players; one's locks the other's. Spec §4, "Match scoring". */
export function Indicadores({ form, nombres }: Props) {
  const antes = useRef<MarcadorPlano | null>(null);
  const noPresenta = (lado: Lado, marcado: boolean) => {
    const valores = form.getValues();
    if (marcado) antes.current = marcadorEscrito(valores);
    form.setValues(marcarNoPresenta(valores, lado, marcado, antes.current));
  };
  return ([1, 2] as const).map((lado) => {
    const nombre = nombres[lado - 1] ?? '';
    return (
      <div key={lado} className={styles.indicadores} style={{ '--lado': lado } as CSSProperties}>
        <Checkbox
          name={`jugador${lado}NoPresenta`}
          label={<Rotulo texto="No se presenta" nombre={nombre} />}
          checked={form.values[`jugador${lado}NoPresenta`]}
          disabled={form.values[`jugador${otro(lado)}NoPresenta`]}
          onChange={({ currentTarget }) => noPresenta(lado, currentTarget.checked)}
        />
        <Checkbox
          name={`jugador${lado}Aplaza`}
          label={<Rotulo texto="Aplaza" nombre={nombre} />}
          checked={form.values[`jugador${lado}Aplaza`]}
          disabled={form.values[`jugador${otro(lado)}Aplaza`]}
          onChange={({ currentTarget }) => form.setFieldValue(`jugador${lado}Aplaza`, currentTarget.checked)}
        />
      </div>
    );
  });
}
