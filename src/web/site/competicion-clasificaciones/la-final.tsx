import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { conMayuscula } from '#domain/texto.ts';
import { fraseDe, nombresDe, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

const NOMBRE = cx('figure block text-xl lg:text-2xl');
const PARTE = cx('content-center gap-x-3 gap-y-2 border-hairline px-4 py-3 lg:px-8 lg:py-6');

type Ronda = { nombre: string; partidos: readonly FilaResultado[] };

/** Who plays it, or who may; how they came to it. */
type Finalista = { nombre: string; camino: string | null };

const ganadorDe = (partido: FilaResultado): string | null =>
  nombresDe(partido)[(partido.ganador ?? 0) - 1] ?? null;

/** Of a match before the final, who comes out of it. */
function saleDe(partido: FilaResultado): Finalista {
  const gana = ganadorDe(partido);
  if (gana !== null) return { nombre: gana, camino: 'Ya en la final' };
  return { nombre: nombresDe(partido).join(' o '), camino: `Se sabrá el ${fechaSemana(partido.fecha)}` };
}

/** Whom they beat to come to it. */
function finalista(nombre: string, antes: readonly FilaResultado[]): Finalista {
  const suyo = antes.find((partido) => ganadorDe(partido) === nombre);
  if (!suyo) return { nombre, camino: null };
  return { nombre, camino: `Ganó a ${nombresDe(suyo).find((otro) => otro !== nombre)}` };
}

const SEMIFINALES = 2;

/** The final, or the two matches it will come from; null while it is further away. */
function finalDe(rondas: readonly Ronda[]) {
  const [ultima, antes] = [rondas.at(-1), rondas.at(-2)];
  const [partido, otro] = ultima?.partidos ?? [];
  if (ultima?.nombre === 'Final' && partido && !otro) {
    const previos = antes?.partidos ?? [];
    return {
      partido,
      finalistas: nombresDe(partido).map((uno) => finalista(uno, previos)),
    };
  }
  const faltan = ultima?.nombre === 'Semifinales' && ultima.partidos.length === SEMIFINALES;
  return faltan ? { partido: null, finalistas: ultima.partidos.map(saleDe) } : null;
}

/** Where, when and how soon. */
function Cita({ partido: { id, fecha, pista, ganador }, hoy }: { partido: FilaResultado; hoy: Dia }) {
  return (
    <div
      className={cx(
        PARTE,
        'flex flex-wrap items-baseline border-t lg:flex-col lg:justify-center lg:border-s lg:border-t-0',
      )}
    >
      {ganador === null ? (
        <span className="print:hidden">
          <Badge tone="bola">{conMayuscula(cuentaAtras(diaDe(fecha), hoy))}</Badge>
        </span>
      ) : null}
      <time dateTime={fecha} className="flex flex-wrap items-baseline gap-x-2 lg:flex-col">
        <span className="font-semibold">{conMayuscula(fechaSemana(fecha))}</span>{' '}
        <b className="figure text-2xl">{horaDe(fecha)}</b>
      </time>
      {pista ? <span>{pista}</span> : null}
      <ButtonLink size="s" to={rutas.partido(id)}>
        Ver el partido
      </ButtonLink>
    </div>
  );
}

const Finalistas = ({ finalistas }: { finalistas: readonly Finalista[] }) => (
  <ul className="grid gap-2">
    {finalistas.map(({ nombre, camino }) => (
      <li key={nombre}>
        <strong className={NOMBRE}>{nombre}</strong>
        {camino ? <span className="text-s text-ink-soft">{camino}</span> : null}
      </li>
    ))}
  </ul>
);

/** The match that everything leads to, on top: who has won it, who plays it and when, or who may. */
export function LaFinal({ rondas, hoy }: { rondas: readonly Ronda[]; hoy: Dia }) {
  const final = finalDe(rondas);
  if (!final) return null;
  const { partido, finalistas } = final;
  const gana = partido && ganadorDe(partido);
  return (
    <section aria-labelledby="la-final" className="surface grid overflow-hidden lg:grid-cols-both">
      <div className="print:hidden">
        <img
          src="/dibujos/noticia-copa.svg"
          alt=""
          width={1280}
          height={720}
          decoding="async"
          className="aspect-5/2 w-full object-cover md:aspect-5/1 lg:aspect-auto lg:h-full lg:w-xs"
        />
      </div>
      <div className={cx(PARTE, 'grid justify-items-start')}>
        <h2 id="la-final" className="heading-text text-m text-ink-soft">
          {gana ? 'Gana el título' : 'La final'}
        </h2>
        {gana ? (
          <>
            <p className={NOMBRE}>{gana}</p>
            <p>{fraseDe(vistoDeResultado(partido))}.</p>
          </>
        ) : (
          <Finalistas finalistas={finalistas} />
        )}
      </div>
      {partido ? <Cita partido={partido} hoy={hoy} /> : null}
    </section>
  );
}
