import { etiquetaEntera } from '#domain/liga/etiqueta.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';

/** Children and what is no league are told apart at a glance; a friendly, which is for no table, is the lightest. */
const TONOS: Record<TipoLiga, BadgeTone> = {
  social: 'neutral',
  infantil: 'azul',
  amistosos: 'linea',
  playoff: 'tierra',
};

type DivisionProps = { liga: TipoLiga; division: number; className?: string | undefined };

/** Of what a match is, short. */
export const InsigniaDivision = ({ liga, division, className }: DivisionProps) => (
  <Badge tone={TONOS[liga]} className={className}>
    {etiquetaEntera({ tipo: liga, division })}
  </Badge>
);
