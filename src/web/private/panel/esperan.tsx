import { useQueries, useQuery } from '@tanstack/react-query';
import type { DichoDePartido } from '#contract/mis-partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Fila, Lista, Tarjeta } from './tarjetas.tsx';

type DeTipo = { tipo: TipoLiga; enDesacuerdo: number; acordados: number };

/** Of those that nobody has answered yet there is nothing to decide. */
const contar = (tipo: TipoLiga, dichos: readonly DichoDePartido[]): DeTipo => ({
  tipo,
  enDesacuerdo: dichos.filter(({ estado }) => estado === 'desacuerdo').length,
  acordados: dichos.filter(({ vale }) => vale).length,
});

const textoDe = ({ enDesacuerdo, acordados }: DeTipo): string =>
  [
    enDesacuerdo > 0 && `${enDesacuerdo} en desacuerdo`,
    acordados > 0 && cuantos(acordados, 'acordado por los dos', 'acordados por los dos'),
  ]
    .filter(Boolean)
    .join(' y ');

function useDichosDe(tipos: readonly TipoLiga[]): DeTipo[] {
  const consultas = useQueries({
    queries: tipos.map((tipo) => ({
      queryKey: ['partidos', 'dichos', tipo],
      queryFn: () => call('GET /api/private/partidos/dichos', { query: { tipo } }),
      staleTime: 0,
    })),
  });
  return tipos
    .map((tipo, lugar) => contar(tipo, consultas[lugar]?.data ?? []))
    .filter(({ enDesacuerdo, acordados }) => enDesacuerdo + acordados > 0);
}

/** Postponed matches whose players agree on an hour, where the club has the last word. */
function usePorConfirmar(): number {
  const { data } = useQuery({
    queryKey: ['partidos', 'quedando'],
    queryFn: () => call('GET /api/private/partidos/quedando', {}),
    staleTime: 0,
  });
  return data?.modo === 'confirma' ? data.partidos.filter(({ comunes }) => comunes.length > 0).length : 0;
}

/** What players said with their links and the club has to decide. Nothing while there is none. */
export function Esperan({ tipos }: { tipos: readonly TipoLiga[] }) {
  const dichos = useDichosDe(tipos);
  const porConfirmar = usePorConfirmar();
  const total = dichos.reduce((suma, uno) => suma + uno.enDesacuerdo + uno.acordados, porConfirmar);
  if (total === 0) return null;
  return (
    <Tarjeta titulo="Los jugadores esperan tu respuesta" cuantos={total} vacia="">
      <Lista>
        {dichos.map((uno) => (
          <Fila
            key={uno.tipo}
            to={`${rutasPrivadas.puntuacionMasiva()}?tipo=${uno.tipo}`}
            titulo={`Resultados de ${CLASES[uno.tipo].nombre}`}
            detalle={textoDe(uno)}
          />
        ))}
        {porConfirmar > 0 ? (
          <Fila
            to={rutasPrivadas.partidosAplazados()}
            titulo="Partidos aplazados con hora acordada"
            detalle="Les viene bien a los dos: confírmala con «Ponerlo ahí»."
            lado={cuantos(porConfirmar, 'partido', 'partidos')}
          />
        ) : null}
      </Lista>
    </Tarjeta>
  );
}
