import { etiquetaEntera } from '#domain/liga/etiqueta.ts';
import { esDeMenores, seGestiona, type TipoLiga } from '#domain/liga/tipos.ts';
import { Badge } from '#web/ui/card.tsx';

type DivisionProps = { liga: TipoLiga; division: number; className?: string | undefined };

/** Of what a match is, short: children and what is no league are told apart at a glance too. */
export const InsigniaDivision = ({ liga, division, className }: DivisionProps) => (
  <Badge tone={esDeMenores(liga) ? 'azul' : seGestiona(liga) ? 'neutral' : 'tierra'} className={className}>
    {etiquetaEntera({ tipo: liga, division })}
  </Badge>
);
