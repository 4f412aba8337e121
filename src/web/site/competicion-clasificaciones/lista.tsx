import type { FilaResultado } from '#contract/liga/resultados.ts';
import { horaDe } from '#domain/fecha.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { Resultado } from '#web/club/competicion/resultado.tsx';
import { useYo } from '#web/club/competicion/yo.ts';

export type Partidos = { partidos: readonly FilaResultado[] };

export const cuandoDe = ({ fecha, ganador }: FilaResultado): string => {
  const dia = diaBreve(fecha);
  return ganador === null ? `${dia}, ${horaDe(fecha)}` : dia;
};

/** Matches of several days, each with its own. */
export function Lista({ partidos }: Partidos) {
  const yo = useYo();
  return (
    <ul>
      {partidos.map((partido) => (
        <Resultado
          key={partido.id}
          partido={partido}
          yo={yo?.id ?? null}
          cuando={cuandoDe(partido)}
          deUnaLiga
        />
      ))}
    </ul>
  );
}
