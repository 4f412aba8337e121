import { useState } from 'react';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type FechaHora, haPasado } from '#domain/fecha.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { Proximos } from '#web/club/mesa/proximos.tsx';
import { vistoDeMesa } from '#web/club/piezas/partido-visto.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { SieteDias } from './siete-dias.tsx';

export const enOrden = (partidos: readonly PartidoEncontrado[]): readonly PartidoEncontrado[] =>
  partidos.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));

/** By the clock: the one on court, and what begins later. What is over is neither. */
export function deAhora(partidos: readonly PartidoEncontrado[], ahora: FechaHora) {
  const quedan = enOrden(partidos).filter((partido) => !haPasado(partido, ahora));
  return {
    enJuego: quedan.find(({ fecha }) => fecha <= ahora),
    siguiente: quedan.find(({ fecha }) => fecha > ahora),
    quedan,
  };
}

function useSuyos(idPista: number): readonly PartidoEncontrado[] | null {
  const { data } = usePorJugarDesde(hoyDelClub());
  return data?.filter((partido) => partido.idPista === idPista) ?? null;
}

type Props = { idPista: number };

/** Today and the next seven days of a court, drawn. */
export function SuSemana({ idPista }: Props) {
  const suyos = useSuyos(idPista);
  return (
    suyos && (
      <Section title="Sus próximos ocho días">
        <SieteDias ahora={ahoraDelClub()} partidos={suyos} />
      </Section>
    )
  );
}

const DE_ENTRADA = 8;

/** What is still to be played on it, match by match. */
export function Lista({ idPista, aLaVista = DE_ENTRADA }: Props & { aLaVista?: number }) {
  const suyos = useSuyos(idPista);
  const [todos, verTodos] = useState(false);
  if (!suyos) return null;
  const ahora = ahoraDelClub();
  const { quedan } = deAhora(suyos, ahora);
  return (
    <Section title="Próximos partidos">
      {quedan.length === 0 ? <p>Ninguno puesto de aquí en adelante.</p> : null}
      <Proximos
        partidos={(todos ? quedan : quedan.slice(0, aLaVista)).map((partido) => vistoDeMesa(partido, ahora))}
        desde={rutasPrivadas.pista(idPista)}
        dice={({ liga }) => liga.entera}
      />
      {todos || quedan.length <= aLaVista ? null : (
        <Button size="s" look="ghost" onClick={() => verTodos(true)}>
          Ver los {quedan.length}
        </Button>
      )}
    </Section>
  );
}
