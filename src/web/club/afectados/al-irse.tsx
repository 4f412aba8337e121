import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AlIrsePedido, LoQueDejan } from '#contract/liga/jugadores.ts';
import { AL_IRSE, type AlIrse } from '#domain/clasificacion/al-irse.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';

type ComoQuedan = AlIrsePedido['jugadores'];

const NADA: LoQueDejan = { faltan: 0, puestos: 0 };

export const leerLoQueDejan = (jugadores: ComoQuedan): Promise<LoQueDejan> =>
  call('POST /api/private/jugadores/dejan', { body: { jugadores } });

/** What those players would leave without playing, while it is only in a form; nobody leaves with none. */
export function useLoQueDejan(jugadores: ComoQuedan): LoQueDejan {
  const { data = NADA } = useQuery({
    queryKey: ['jugadores', 'dejan', jugadores],
    queryFn: () => leerLoQueDejan(jugadores),
    enabled: jugadores.length > 0,
    staleTime: 0,
  });
  return jugadores.length > 0 ? data : NADA;
}

const salen = (puestos: number): string =>
  puestos === 0 ? '' : `${cuantos(puestos, 'partido sale', 'partidos salen')} del horario. `;

const TEXTOS: Record<AlIrse, (dejan: LoQueDejan) => { label: string; description: string }> = {
  adjudicar: ({ faltan, puestos }) => ({
    label: `Dar por ganado a sus rivales lo que falta: ${cuantos(faltan, 'partido', 'partidos')}`,
    description: `${salen(puestos)}Cuentan 6-0 6-0 en la tabla desde ahora.`,
  }),
  abierto: ({ faltan, puestos }) => ({
    label: 'Dejarlo abierto',
    description: `${salen(puestos)}Al resolver la división o cerrar la temporada se ${
      faltan === 1 ? 'dará por ganado a su rival' : 'darán por ganados a sus rivales'
    }. Hasta entonces, lo que dependa de ellos no sale como seguro.`,
  }),
};

type Props = { dejan: LoQueDejan; valor: AlIrse; elegir: (valor: AlIrse) => void };

/** What becomes of what somebody who leaves has left; nothing where they leave nothing. */
export function ElegirAlIrse({ dejan, valor, elegir }: Props) {
  if (dejan.faltan === 0) return dejan.puestos === 0 ? null : <p>Al guardar, {salen(dejan.puestos)}</p>;
  return (
    <Radio.Group
      label="Lo que falta por jugar"
      value={valor}
      onChange={(elegido) => elegir(elegido as AlIrse)}
    >
      <div className="grid gap-3">
        {AL_IRSE.toReversed().map((uno) => (
          <Radio key={uno} value={uno} {...TEXTOS[uno](dejan)} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** In a question that is asked once: what was chosen is told as it is. */
export function ElegirAlIrseSuelto({ dejan, elegir }: Omit<Props, 'valor'>) {
  const [valor, setValor] = useState<AlIrse>('abierto');
  return (
    <ElegirAlIrse
      dejan={dejan}
      valor={valor}
      elegir={(elegido) => {
        setValor(elegido);
        elegir(elegido);
      }}
    />
  );
}
