import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { useLigas } from './consultas.ts';

type Props = { id: number | null; nombre: string | null };

/** A league by its short label, with its season once that is over; whole for whoever hears it or stops at it. */
export function LigaCorta({ id, nombre }: Props) {
  const liga = useLigas().data?.find((una) => una.id === id);
  if (!liga) return nombre ?? 'Sin liga';
  return (
    <span title={liga.nombre}>
      <span aria-hidden="true">
        {etiquetaDe(liga)}
        {liga.estado === 'activa' ? '' : ` ${nombreTemporada(liga.anio)}`}
      </span>
      <span className="visually-hidden">{liga.nombre}</span>
    </span>
  );
}
