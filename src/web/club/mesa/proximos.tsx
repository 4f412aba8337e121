import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import type { PartidoVisto } from '#web/club/piezas/partido-visto.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { tripFrom } from '#web/ui/desk/return-to.ts';

/** "sáb 28 nov, 10:00". */
export const cuandoEs = ({ fecha }: Pick<PartidoVisto, 'fecha'>): string =>
  `${semanaCorta(fecha)}, ${horaDe(fecha)}`;

type Props = {
  partidos: readonly PartidoVisto[];
  /** Where each comes back to. */
  desde: string;
  /** Under who plays. */
  dice: (partido: PartidoVisto) => string;
};

/** What comes next, a match in a row: when, who, and what else is told there. */
export const Proximos = ({ partidos, desde, dice }: Props) => (
  <ul className="divide-y divide-hairline text-s">
    {partidos.map((partido) => (
      <li key={partido.id}>
        <Link
          className="-mx-2 grid rounded-m p-2 text-ink no-underline hover:bg-azul-pale md:flex md:gap-3"
          to={rutasPrivadas.partido(partido.id)}
          state={tripFrom(desde)}
        >
          <time className="font-semibold tabular-nums md:w-4xs md:flex-none" dateTime={partido.fecha}>
            {partido.estado === 'enJuego' ? 'Ahora' : cuandoEs(partido)}
          </time>
          <span className="grid min-w-0 wrap-anywhere">
            {partido.lados.map(({ nombre }) => nombre).join(' – ')}
            <small className={fields.small}>{dice(partido)}</small>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
