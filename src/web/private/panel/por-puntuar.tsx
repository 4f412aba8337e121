import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Props = Pick<Resumen, 'porPuntuar'>;

export function PorPuntuar({ porPuntuar }: Props) {
  const total = porPuntuar.reduce((suma, uno) => suma + uno.cuantos, 0);
  return (
    <Tarjeta
      titulo="Resultados por apuntar"
      cuantos={total}
      vacia="Todos los partidos jugados tienen su resultado."
    >
      <Lista>
        {porPuntuar.map(({ tipo, cuantos: n }) => (
          <Fila
            key={tipo}
            to={`${rutasPrivadas.puntuacionMasiva()}?tipo=${tipo}`}
            titulo={CLASES[tipo].nombre}
            lado={cuantos(n, 'partido', 'partidos')}
          />
        ))}
      </Lista>
    </Tarjeta>
  );
}
