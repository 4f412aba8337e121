import { Link } from 'react-router';
import type { Encontrado, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { diaDe, haPasado, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { disciplinaDe } from '#domain/liga/deportes.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { ladosDe, rivalDe } from '#web/club/piezas/partido-visto.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import type { Call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { CAJA, SUAVE } from './clases.ts';

const leerFilas = async (call: Call, idLiga: number) =>
  (await call('GET /api/clasificaciones/ver', { query: { idLiga } })).clasificaciones.filter(
    ({ enLiga, estado }) => enLiga && estado !== 'eliminado',
  );

/** Those of a league, in the order of its table. */
export const leerTabla = async (call: Call, liga: Situacion['liga']): Promise<Encontrado[]> =>
  (await leerFilas(call, liga.id)).map(({ idJugador, jugador, puesto, empatado }) => ({
    id: idJugador,
    nombre: jugador,
    liga: liga.nombre,
    tipo: liga.tipo,
    ...disciplinaDe(liga),
    division: liga.division,
    puesto,
    empatado,
  }));

export async function leerDivisiones(call: Call) {
  const ligas = await call('GET /api/clasificaciones/ligas', {});
  const deLiga = ligas.filter(({ tipo }) => seGestiona(tipo));
  return Promise.all(
    deLiga.map(async ({ nombre: _, anio: __, ...liga }) => {
      const filas = await leerFilas(call, liga.id);
      const [fila] = filas;
      /** null: nobody has a point yet, or nobody is alone in the first place. */
      const primero =
        fila && (fila.puntos > 0 || fila.sinPuntos) && !fila.empatado
          ? { id: fila.idJugador, nombre: fila.jugador }
          : null;
      return { ...liga, jugadores: filas.length, primero };
    }),
  );
}

const DE_QUIEN = cx('text-inherit no-underline hover:underline');

/** Where to look for somebody whose name one does not know. */
export const Divisiones = ({ divisiones }: { divisiones: Awaited<ReturnType<typeof leerDivisiones>> }) => (
  <section aria-labelledby="divisiones">
    <h2 id="divisiones" className="mt-3 mb-2 text-l">
      Por divisiones
    </h2>
    <ul className="grid-fill-4xs gap-2 sm:grid-fill-xs sm:gap-3">
      {divisiones.map(({ jugadores, primero, ...liga }) => (
        <li key={liga.id} className={CAJA}>
          {/* All of the card leads to the table, but for its leader. */}
          <Link
            to={rutas.clasificaciones(liga.tipo, liga.id)}
            className="font-bold no-underline after:absolute after:inset-0 hover:underline"
          >
            {divisionLarga(liga)}
          </Link>
          <p className={SUAVE}>{jugadores} jugadores</p>
          {primero ? (
            <p className="relative basis-full">
              1.º{' '}
              <Link to={rutas.jugador(primero.id)} className={DE_QUIEN}>
                {primero.nombre}
              </Link>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  </section>
);

/** With whom each of those plays next and, in another line, "hoy 21:00, Prado 2"; nothing of who has no match. */
export async function leerProximos(
  call: Call,
  jugadores: readonly Encontrado[],
): Promise<Record<number, string>> {
  if (jugadores.length === 0) return {};
  const ahora = ahoraDelClub();
  const filas = await call('GET /api/horarios/proximos', {}).catch(() => []);
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  return Object.fromEntries(
    jugadores.flatMap(({ id }) => {
      const suyo = quedan.find(({ idJugador1, idJugador2 }) => idJugador1 === id || idJugador2 === id);
      if (!suyo) return [];
      const dia = diaDe(suyo.fecha) === diaDe(ahora) ? 'hoy' : semanaCorta(suyo.fecha);
      const rival = rivalDe(id, { lados: ladosDe(suyo) });
      return [
        [id, `con ${rival.nombre}\n${dia} ${horaDe(suyo.fecha)}${suyo.pista ? `, ${suyo.pista}` : ''}`],
      ];
    }),
  );
}
