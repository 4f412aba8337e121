import type { EstadoJugador, EstadoLiga } from '#domain/liga/liga.ts';
import { ESTADO_DE_JUGADOR } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

type Rotulo = { texto: string; tone: BadgeTone };

const JUGADOR: Record<EstadoJugador, Rotulo> = {
  activo: { texto: ESTADO_DE_JUGADOR.activo, tone: 'ok' },
  lesion: { texto: ESTADO_DE_JUGADOR.lesion, tone: 'warn' },
  eliminado: { texto: ESTADO_DE_JUGADOR.eliminado, tone: 'bad' },
};

const TIPO: Record<TipoLiga, Rotulo> = {
  social: { texto: 'Liga social', tone: 'tierra' },
  infantil: { texto: 'Liga infantil', tone: 'ok' },
  amistosos: { texto: 'Amistoso', tone: 'neutral' },
  playoff: { texto: 'Play-off', tone: 'bola' },
};

type InsigniaEstadoProps = {
  estado: EstadoJugador;
  /** Public tables mention only what is out of the ordinary. */
  soloExcepciones?: boolean;
};

export function InsigniaEstado({ estado, soloExcepciones = false }: InsigniaEstadoProps) {
  if (soloExcepciones && estado === 'activo') return null;
  const { texto, tone } = JUGADOR[estado];
  return <Badge tone={tone}>{texto}</Badge>;
}

export function InsigniaTipo({ tipo }: { tipo: TipoLiga }) {
  const { texto, tone } = TIPO[tipo];
  return <Badge tone={tone}>{texto}</Badge>;
}

/** For leagues and courts, which share their two states. */
export function InsigniaActiva({ estado }: { estado: EstadoLiga }) {
  return estado === 'activa' ? <Badge tone="ok">Activa</Badge> : <Badge>Inactiva</Badge>;
}
