import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { estaPuesto } from '#domain/partido/ocupacion.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Proximos as Puestos } from '#web/club/mesa/partido.tsx';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';

export type Marcha = Resumen['marcha'][number];

const NADA: Resumen['marcha'] = [];

export const useResumen = () =>
  useQuery({ queryKey: ['resumen'], queryFn: () => call('GET /api/private/resumen', {}) });

/** How far a league has got, once it is known; null of those that are over. */
export function useMarcha(): (liga: Pick<Liga, 'id'>) => Marcha | null {
  const { data } = useResumen();
  const marcha = data?.marcha ?? NADA;
  return ({ id }) => marcha.find((una) => una.id === id) ?? null;
}

export const totalDe = ({ jugados, debidos }: Marcha): number => jugados + debidos;

type AvanceProps = {
  marcha: Marcha | null;
  /** After what it counts. */
  palabra?: string;
  /** After the number alone. */
  suelto?: string;
  /** Its bar takes all the room. */
  ancho?: boolean;
};

/** "27 de 45", and its bar; of friendlies, which owe nothing, only how many. */
export function Avance({ marcha, palabra = '', suelto = palabra, ancho = false }: AvanceProps) {
  if (!marcha) return null;
  const { jugados, debidos } = marcha;
  if (debidos === 0) return <span>{jugados > 0 ? `${jugados}${suelto}` : '–'}</span>;
  return (
    <span
      className={cx(
        'items-center gap-3 whitespace-nowrap tabular-nums',
        ancho ? 'flex' : 'inline-flex md:flex',
      )}
    >
      <progress
        className={cx('advance min-w-12 flex-1', !ancho && 'max-w-4xs')}
        max={totalDe(marcha)}
        value={jugados}
        aria-hidden="true"
      />
      <span>
        {jugados} de {totalDe(marcha)}
        {palabra}
      </span>
    </span>
  );
}

/** What somebody has to write, and the way there. */
export function PorApuntar({ liga, marcha }: { liga: Pick<Liga, 'id' | 'tipo'>; marcha: Marcha | null }) {
  if (!marcha?.porPuntuar) return null;
  return (
    <Link className="font-semibold text-warn" to={rutasPrivadas.puntuacionDeLiga(liga.tipo, liga.id)}>
      {cuantos(marcha.porPuntuar, 'resultado por apuntar', 'resultados por apuntar')}
    </Link>
  );
}

const leerPartidos = (idLiga: number) =>
  call('POST /api/private/partidos', { body: { jugador: null, fecha: null, idPista: null, idLiga } });

function usePartidos(idLiga: number) {
  const { data } = useQuery({
    queryKey: ['partidos', 'de-liga', idLiga],
    queryFn: () => leerPartidos(idLiga),
  });
  return data?.map((partido) => conDesenlace(partido));
}

/** "10 jugadores", "27 partidos jugados" where no bar says it, "5 con fecha"; none until all of it is known. */
function useCuentas(idLiga: number, conJugados: boolean): string[] {
  const { data: jugadores } = useJugadores();
  const todos = usePartidos(idLiga);
  if (!jugadores || !todos) return [];
  const suyos = jugadores.filter((uno) => uno.idLiga === idLiga && uno.estado !== 'eliminado').length;
  const jugados = todos.filter(estaDecidido).length;
  const ahora = ahoraDelClub();
  const puestos = todos.filter((partido) => estaPuesto(partido, ahora)).length;
  return [
    ...(suyos > 0 ? [cuantos(suyos, 'jugador', 'jugadores')] : []),
    ...(conJugados ? [cuantos(jugados, 'partido jugado', 'partidos jugados')] : []),
    ...(puestos > 0 ? [`${puestos} con fecha`] : []),
  ];
}

/** Who leads it, and everybody under them. */
function Tabla({ liga }: { liga: Liga }) {
  const { id, nombre } = liga;
  const { data } = useQuery({
    queryKey: ['ligas', 'tabla', id],
    queryFn: () => call('GET /api/clasificaciones/ver', { query: { idLiga: id } }),
    retry: false,
  });
  const filas = data?.clasificaciones ?? [];
  if (filas.length === 0) return null;
  return (
    <LeagueTable
      titulo={`Clasificación de ${nombre}`}
      liga={liga}
      filas={filas}
      columnas={[PUNTOS, JUGADOS]}
      enlace={rutasPrivadas.jugador}
    />
  );
}

const PRIMEROS = 5;

/** The next matches of the league, and where all of them are. */
export function Proximos({ liga: { id } }: { liga: Liga }) {
  const ahora = ahoraDelClub();
  const suyos = (usePartidos(id) ?? []).filter((partido) => estaPuesto(partido, ahora)).sort(porFecha);
  if (suyos.length === 0) return null;
  return (
    <Section title="Próximos partidos">
      <Puestos partidos={suyos.slice(0, PRIMEROS)} parts={['pista']} desde={rutasPrivadas.liga(id)} />
      {suyos.length > PRIMEROS ? (
        <p className="text-s max-md:*:py-2">
          <Link to={rutasPrivadas.partidosDeLiga(id)}>Y {suyos.length - PRIMEROS} más</Link>
        </p>
      ) : null}
    </Section>
  );
}

/** How the league goes: its progress, its table, and where to see the rest. */
export function ComoVa({ liga }: { liga: Liga }) {
  const { id, tipo, estado, reglas } = liga;
  const marcha = useMarcha()(liga);
  const publica = estado === 'activa' && reglas.clasifica;
  return (
    <Section title="Cómo va">
      <div className="font-semibold">
        <Avance marcha={marcha} palabra=" partidos jugados" ancho />
      </div>
      <p className="flex flex-wrap gap-x-4 text-s text-ink-soft tabular-nums">
        <span>{useCuentas(id, marcha === null).join(' · ')}</span>
        <PorApuntar liga={liga} marcha={marcha} />
      </p>
      <nav aria-label="De esta liga" className={fields.buttons}>
        <ButtonLink size="s" to={rutasPrivadas.partidosDeLiga(id)}>
          Partidos
        </ButtonLink>
        <ButtonLink size="s" to={`${rutasPrivadas.jugadores()}?liga=${id}`}>
          Jugadores
        </ButtonLink>
        {publica ? (
          <ButtonLink size="s" to={rutas.clasificaciones(tipo, id)}>
            Verla en la web
          </ButtonLink>
        ) : null}
      </nav>
      {publica ? <Tabla liga={liga} /> : null}
    </Section>
  );
}
