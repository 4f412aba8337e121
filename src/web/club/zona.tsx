import type { ReactNode } from 'react';
import { NOMBRES_ZONA, ZONAS, type Zona } from '#domain/clasificacion/fila.ts';
import { ESTADO_DE_JUGADOR, type EstadoJugador, type EstadoLiga } from '#domain/liga/liga.ts';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

const COLOR: Record<Zona, string> = {
  ascenso: cx('border-ok'),
  promocionAscenso: cx('border-dashed border-ok print:inset-y-1'),
  porDecidir: cx('border-ink-soft'),
  promocionDescenso: cx('border-dashed border-bad print:inset-y-1'),
  descenso: cx('border-bad'),
};

/** A stripe at the start of the row it is in. That of a play-off is broken, not only of its colour; on paper, row by row. */
export const Franja = ({ zona }: { zona: Zona | null }) =>
  zona && <span className={cx('absolute inset-y-0 start-0 border-0 border-s-4', COLOR[zona])} />;

/** Beside a place, what its stripe means, for those who do not see it. */
export const ZonaDicha = ({ zona }: { zona: Zona | null }) =>
  zona && <span className="visually-hidden">{NOMBRES_ZONA[zona]}</span>;

export const ZonaEnLeyenda = ({ zona, children }: { zona: Zona; children: ReactNode }) => (
  <li className="relative ps-3">
    <Franja zona={zona} />
    {children}
  </li>
);

type LeyendaZonasProps = {
  zonas: readonly (Zona | null)[];
  /** What stands before them. */
  children?: ReactNode;
};

/** Only the zones that the table above has. */
export function LeyendaZonas({ zonas, children }: LeyendaZonasProps) {
  const presentes = ZONAS.filter((zona) => zonas.includes(zona));
  if (presentes.length === 0 && !children) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-s" aria-label="Leyenda de zonas">
      {children}
      {presentes.map((zona) => (
        <ZonaEnLeyenda key={zona} zona={zona}>
          {NOMBRES_ZONA[zona]}
        </ZonaEnLeyenda>
      ))}
    </ul>
  );
}

const TONOS: Record<EstadoJugador, BadgeTone> = { activo: 'ok', lesion: 'warn', eliminado: 'bad' };

/** In public: only who is out of the league. */
export const InsigniaEliminado = ({ estado }: { estado: EstadoJugador }) =>
  estado === 'eliminado' ? <InsigniaEstado estado={estado} /> : null;

export const InsigniaEstado = ({ estado }: { estado: EstadoJugador }) => (
  <Badge tone={TONOS[estado]}>{ESTADO_DE_JUGADOR[estado]}</Badge>
);

/** For leagues and courts, which share their two states. */
export const InsigniaActiva = ({ estado }: { estado: EstadoLiga }) =>
  estado === 'activa' ? <Badge tone="ok">Activa</Badge> : <Badge>Inactiva</Badge>;
