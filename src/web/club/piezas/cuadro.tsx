import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import type { cuadroDe } from '#domain/partido/cuadro.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { enVezDeSet, ganadorDeSet } from '#domain/partido/resultado.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { cortosDe } from '#web/club/piezas/cortos.ts';
import { fraseDe, ladosDe, vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { cx } from '#web/ui/cx.ts';

/** Where there is room for whole names and every set, also on paper; the surname and how many sets elsewhere. */
const HOLGADO = cx('hidden print:block lg:block');
const JUSTO = cx('print:hidden lg:hidden');

/** "H. Palomar": what tells two of one surname apart comes first. */
function conInicial(nombre: string, corto: string): string {
  const [apellido = '', deNombre = ''] = corto.split(/ (\S+)\.$/u);
  if (corto === nombre) return nombre;
  return deNombre && nombre.startsWith(deNombre)
    ? `${deNombre}. ${apellido}`
    : `${nombre.charAt(0)}. ${corto}`;
}

const SETS = 3;

type LadoProps = { partido: FilaResultado; lado: Lado };

function Sets({ partido: { sets }, lado }: LadoProps) {
  return (
    <>
      {sets.map((set, indice) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
          key={indice}
          className={cx(
            HOLGADO,
            'w-8 text-end tabular-nums',
            ganadorDeSet(set) === lado && 'font-bold text-ink',
          )}
        >
          {enVezDeSet(set, indice, sets) ? `[${set[lado - 1]}]` : set[lado - 1]}
        </span>
      ))}
      {sets.length < SETS ? <span className={cx(HOLGADO, 'w-8')} /> : null}
      <span className={JUSTO}>{sets.filter((set) => ganadorDeSet(set) === lado).length}</span>
    </>
  );
}

const COLOR = { gana: cx('font-bold text-ink'), pierde: cx('text-ink-soft'), nadie: cx('text-ink') } as const;

function FilaDeLado({ partido, lado, cortoDe }: LadoProps & { cortoDe: (id: number) => string }) {
  const { ganador, ausente, sets } = partido;
  const { id, nombre } = ladosDe(partido)[lado === 1 ? 0 : 1];
  const como = ganador === null ? 'nadie' : ganador === lado ? 'gana' : 'pierde';
  return (
    <span className={cx('flex items-baseline gap-1', COLOR[como])}>
      <span className={cx(HOLGADO, 'min-w-0 flex-1 truncate print:whitespace-normal')}>{nombre}</span>
      <span className={cx(JUSTO, 'min-w-0 flex-1 wrap-anywhere')}>{conInicial(nombre, cortoDe(id))}</span>
      {ausente === null && sets.length > 0 ? <Sets partido={partido} lado={lado} /> : null}
      {ausente !== null && como === 'gana' ? <span>W.O.</span> : null}
    </span>
  );
}

const LINEA = cx('pointer-events-none absolute w-1 border-border lg:w-4');

/** Elbows: from each of a pair to the middle of the gap, and from there to the match they lead to. */
const Codos = ({ enPareja, deParejas, par }: Record<'enPareja' | 'deParejas' | 'par', boolean>) => (
  <>
    {enPareja ? (
      <span
        className={cx(
          LINEA,
          'start-full border-e',
          par ? 'top-1/2 bottom-0 border-t' : 'top-0 bottom-1/2 border-b',
        )}
      />
    ) : null}
    {deParejas ? <span className={cx(LINEA, 'end-full top-1/2 border-t')} /> : null}
  </>
);

type CasillaProps = {
  partido: FilaResultado;
  cuando: string;
  cortoDe: (id: number) => string;
  mia: boolean;
  esFinal: boolean;
};

/** A match of the bracket; all of it leads to its page. */
function Casilla({ partido, cuando, cortoDe, mia, esFinal }: CasillaProps) {
  const { id, pista, observaciones } = partido;
  return (
    <Link
      to={rutas.partido(id)}
      className={cx(
        'block rounded-m bg-surface px-1 py-1 text-s leading-snug text-ink-soft no-underline hover:border-azul-text hover:bg-azul-pale lg:px-3 lg:py-2 lg:text-m print:text-xs',
        esFinal ? 'border-2 border-azul-text' : 'border border-border',
        mia && 'border-s-4 bg-azul-pale',
      )}
    >
      <span className="visually-hidden">
        {[`${cuando}: ${fraseDe(vistoDeResultado(partido))}`, pista, observaciones]
          .filter(Boolean)
          .join('. ')}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs lg:text-s print:text-xs" aria-hidden="true">
        <span>{cuando}</span>
        {pista ? <span>{pista}</span> : null}
      </span>
      <span aria-hidden="true">
        <FilaDeLado partido={partido} lado={1} cortoDe={cortoDe} />
        <FilaDeLado partido={partido} lado={2} cortoDe={cortoDe} />
      </span>
      {observaciones ? (
        <span className={cx(HOLGADO, 'text-tierra-text')} aria-hidden="true">
          {observaciones}
        </span>
      ) : null}
    </Link>
  );
}

type Rondas = ReturnType<typeof cuadroDe<FilaResultado>>['rondas'];

type DrawProps = { rondas: Rondas; cuandoDe: (partido: FilaResultado) => string };

/** A draw: its rounds side by side, each centred on the matches it comes from, also on a phone. */
export function Draw({ rondas, cuandoDe }: DrawProps) {
  const yo = useYo()?.id;
  const cortoDe = cortosDe(rondas.flatMap(({ partidos }) => partidos.flatMap(ladosDe)));
  const cuantosEn = (n: number): number => rondas[n]?.partidos.length ?? 0;
  return (
    <div className="flex gap-2 overflow-x-auto lg:gap-8">
      {rondas.map(({ nombre, partidos }, i) => (
        <section key={nombre} aria-label={nombre} className="flex min-w-figure flex-1 basis-0 flex-col">
          <h2 className="min-h-tap content-end border-b-2 border-azul-text pb-1 text-s lg:min-h-0 lg:text-l">
            {nombre}
          </h2>
          <ul className="grid flex-1 auto-rows-fr pt-1">
            {partidos.map((partido, n) => (
              <li
                key={partido.id}
                className="relative grid grid-cols-1 content-center py-1"
                data-fila={`p${partido.id}`}
              >
                <Casilla
                  partido={partido}
                  cuando={cuandoDe(partido)}
                  cortoDe={cortoDe}
                  mia={ladosDe(partido).some(({ id }) => id === yo)}
                  esFinal={i === rondas.length - 1 && partidos.length === 1}
                />
                <Codos
                  enPareja={partidos.length === 2 * cuantosEn(i + 1)}
                  deParejas={2 * partidos.length === cuantosEn(i - 1)}
                  par={n % 2 === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
