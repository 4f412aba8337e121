import type { Encuentro, Siguiente } from '#contract/liga/seguimiento.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { Partido } from '#web/club/piezas/partido.tsx';
import { vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { Seccion } from './comun.tsx';

type ProximosProps = {
  titulo: string;
  partidos: readonly (Omit<Siguiente, 'rival'> & Partial<Pick<Siguiente, 'rival'>>)[];
};

/** Matches to come: when, where and of whom, and what is known of the rival and of the weather. */
export const Proximos = ({ titulo, partidos }: ProximosProps) =>
  partidos.length > 0 ? (
    <Seccion titulo={titulo}>
      <ul className="grid">
        {partidos.map((partido) => (
          <Partido
            key={partido.id}
            size="fila"
            partido={vistoDeResultado(partido, 'porJugar')}
            cuando={`${semanaCorta(partido.fecha)}, ${horaDe(partido.fecha)}`}
            parts={seGestiona(partido.liga) ? ['pista'] : ['pista', 'liga']}
          >
            {partido.rival ? (
              <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-s">
                Rival: {partido.rival.lugar} <Forma forma={partido.rival.forma} />
              </p>
            ) : null}
            {partido.tiempo ? <p className="text-ink-soft text-s">{partido.tiempo}</p> : null}
          </Partido>
        ))}
      </ul>
    </Seccion>
  ) : null;

/** What each of the two plays next, the first to be played before. */
export const Siguientes = ({ siguientes }: Pick<Encuentro, 'siguientes'>) => (
  <Proximos
    titulo="Siguiente partido de cada uno"
    partidos={[...new Map(siguientes.flat().map((uno) => [uno.id, uno])).values()].sort((uno, otro) =>
      uno.fecha.localeCompare(otro.fecha),
    )}
  />
);
