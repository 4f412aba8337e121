import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Props = Resumen['solicitudes'];

export function Solicitudes({ sinLeer, sinAtender }: Props) {
  const lista = rutasPrivadas.solicitudes();
  return (
    <Tarjeta
      titulo="Solicitudes"
      cuantos={Math.max(sinLeer, sinAtender)}
      vacia="No queda ninguna solicitud por leer ni por atender."
    >
      <Lista>
        {sinLeer > 0 ? <Fila to={`${lista}?leida=false`} titulo="Sin leer" lado={sinLeer} /> : null}
        {sinAtender > 0 ? (
          <Fila to={`${lista}?atendida=false`} titulo="Sin atender" lado={sinAtender} />
        ) : null}
      </Lista>
    </Tarjeta>
  );
}
