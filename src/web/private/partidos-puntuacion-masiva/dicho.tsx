import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DichoDePartido } from '#contract/cuentas/mis-partidos.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { type Contado, enCajas, fraseDeContado } from '#domain/partido/dicho.ts';
import { type Puntos, puntosDe } from '#web/club/casillas/valores.ts';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import type { Borrador } from './guardar.ts';

const SIN_DICHOS: readonly DichoDePartido[] = [];

/** What players say of the matches of those types, by match. */
export function useDichos(tipos: readonly TipoLiga[]): ReadonlyMap<number, DichoDePartido> {
  const consultas = useQueries({
    queries: tipos.map((tipo) => ({
      queryKey: ['partidos', 'dichos', tipo],
      queryFn: () => call('GET /api/private/partidos/dichos', { query: { tipo } }),
    })),
  });
  return new Map(consultas.flatMap(({ data = SIN_DICHOS }) => data).map((dicho) => [dicho.id, dicho]));
}

type Escribir = (id: number, puntos: Puntos) => void;

/** The match with that score; what else it has stays. */
const conContado = (partido: PartidoFila, contado: Contado): Puntos => ({
  ...puntosDe(partido),
  ...enCajas(contado),
});

type Uso = { borrador: Borrador; escribir: Escribir };

/** What both agree on comes filled in, once: whoever empties it, or types something else, has the last word. */
export function useRellenar(
  partidos: readonly PartidoFila[],
  dichos: ReadonlyMap<number, DichoDePartido>,
  { borrador, escribir }: Uso,
): void {
  const rellenados = useRef(new Set<number>());
  useEffect(() => {
    for (const partido of partidos) {
      const dicho = dichos.get(partido.id);
      if (!dicho?.vale || borrador[partido.id] || rellenados.current.has(partido.id)) continue;
      rellenados.current.add(partido.id);
      escribir(partido.id, conContado(partido, dicho.contado));
    }
  });
}

function rotuloDe({ estado, vencido }: DichoDePartido): { texto: string; tono: 'ok' | 'warn' | 'bad' } {
  switch (estado) {
    case 'conformes':
      return { texto: 'confirmado', tono: 'ok' };
    case 'desacuerdo':
      return { texto: 'en desacuerdo', tono: 'bad' };
    case 'espera':
      return { texto: vencido ? 'sin respuesta' : 'falta que conteste su rival', tono: 'warn' };
    default:
      return estado satisfies never;
  }
}

type DiceProps = {
  quien: string;
  contado: Contado | null;
  nota: string | null;
  nombres: readonly [string, string];
  poner: ((contado: Contado) => void) | null;
};

/** One of the two versions, and the press that writes it in the boxes. */
const Dice = ({ quien, contado, nota, nombres, poner }: DiceProps) => (
  <li className="flex flex-wrap items-center gap-2">
    <span>
      {quien}: {contado ? fraseDeContado(contado, nombres) : 'no fue así'}
      {nota ? <em> «{nota}»</em> : null}
    </span>
    {contado && poner ? (
      <Button size="s" onClick={() => poner(contado)}>
        Poner este<span className="visually-hidden"> resultado, el que dice {quien}</span>
      </Button>
    ) : null}
  </li>
);

type Props = { partido: PartidoFila; dicho: DichoDePartido; escribir: Escribir };

/** What players say of that match: what both agree on is in the boxes already; otherwise each with its version. */
export function Dicho({ partido, dicho, escribir }: Props) {
  const [uno, dos] = nombresDe(partido);
  const nombres = [uno, dos] as const;
  const { lado, contado, nota, otro, vale } = dicho;
  const { texto, tono } = rotuloDe(dicho);
  const poner = vale ? null : (suyo: Contado) => escribir(partido.id, conContado(partido, suyo));
  const [primero, segundo] = lado === 1 ? nombres : ([dos, uno] as const);
  const rotulo = <Badge tone={tono}>{`Lo dice ${primero} · ${texto}`}</Badge>;
  if (vale && nota === null && !otro?.nota) return <p className="text-s">{rotulo}</p>;
  return (
    <div className="grid justify-items-start gap-1 text-s">
      {rotulo}
      <ul className="grid gap-1">
        <Dice quien={primero} contado={contado} nota={nota} nombres={nombres} poner={poner} />
        {otro ? <Dice quien={segundo} {...otro} nombres={nombres} poner={poner} /> : null}
      </ul>
    </div>
  );
}
