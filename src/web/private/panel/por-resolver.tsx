import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Division = Resumen['porResolver'][number];

const MOTIVOS: Record<Division['motivo'], string> = {
  jugada: 'Ya se han jugado todos sus partidos',
  terminada: 'Su temporada ha terminado',
};

/** Divisions to close: resolver división and nueva temporada are in the league's own page. */
export function PorResolver({ divisiones }: { divisiones: readonly Division[] }) {
  return (
    <Tarjeta
      titulo="Divisiones por cerrar"
      cuantos={divisiones.length}
      vacia="Ninguna división está lista para cerrarse todavía."
    >
      <Lista>
        {divisiones.map(({ id, nombre, motivo }) => (
          <Fila key={id} to={rutasPrivadas.liga(id)} titulo={nombre} detalle={MOTIVOS[motivo]} />
        ))}
      </Lista>
    </Tarjeta>
  );
}
