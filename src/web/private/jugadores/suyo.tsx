import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { conSets, vistoDesde } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { juega } from '#domain/partido/partido.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { type Balance, balanceDe } from '#domain/persona/balance.ts';
import { EquidadDeJugador } from '#web/club/equidad/equidad.tsx';
import { textoMarcador } from '#web/club/marcador.tsx';
import { periodoConDias } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import fields from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import styles from './jugadores.module.css';

/** Of each kind: the others are in the list of matches. */
const PRIMEROS = 5;

const leerSuyos = async ({ id, nombre }: Pick<Jugador, 'id' | 'nombre'>) => {
  const encontrados = await call('POST /api/private/partidos', {
    body: { jugador: nombre, fecha: null, idPista: null, idLiga: null },
  });
  return encontrados.filter((partido) => juega(partido, id)).map(conSets);
};

type Suyo = Awaited<ReturnType<typeof leerSuyos>>[number];

/** Their matches, and how many of them are still to be played. */
export async function partidosDe(jugador: Pick<Jugador, 'id' | 'nombre'>) {
  const suyos = await leerSuyos(jugador);
  return { suyos, porJugar: suyos.filter(estaPorJugar).length };
}

const hace = (dias: number): string => {
  if (dias === 0) return 'Ha jugado hoy';
  return dias === 1 ? 'Jugó ayer' : `Lleva ${dias} días sin jugar`;
};

/** "12 jugados · 7 ganados · 2 por jugar · Lleva 6 días sin jugar". */
function EnUnaLinea({ balance }: { balance: Balance<Suyo> }) {
  const { jugados, ganados, porVenir, aplazados, diasSinJugar } = balance;
  const partes = [
    cuantos(jugados, 'jugado', 'jugados'),
    cuantos(ganados, 'ganado', 'ganados'),
    `${porVenir.length} por jugar`,
    aplazados > 0 && cuantos(aplazados, 'aplazado', 'aplazados'),
    diasSinJugar === null ? 'Aún no ha jugado' : hace(diasSinJugar),
  ];
  return (
    <ul className={styles.resumen} aria-label="Cómo va">
      {partes
        .filter((parte) => parte !== false)
        .map((parte) => (
          <li key={parte}>{parte}</li>
        ))}
    </ul>
  );
}

/** "sáb 28 nov". */
const enCorto = (fecha: string): string => semanaBreve(fecha).replace(/^(\p{L}{3})\p{L}*/u, '$1');

type PartidoProps = {
  partido: Suyo;
  idJugador: number;
  /** The league that is already named. */
  ligaDicha: string;
};

function Partido({ partido, idJugador, ligaDicha }: PartidoProps) {
  const { id, fecha, liga } = partido;
  const lado = partido.idJugador1 === idJugador ? 1 : 2;
  const rival: PartidoEncontrado['jugador1'] = lado === 1 ? partido.jugador2 : partido.jugador1;
  const ganador = ganadorDe(partido);
  const como = ganador === null ? '' : ganador === lado ? 'Gana ' : 'Pierde ';
  return (
    <li>
      <Link to={rutasPrivadas.partido(id)} state={tripFrom(rutasPrivadas.jugador(idJugador))}>
        {enCorto(fecha)}, {horaDe(fecha)}
      </Link>
      <strong>{rival}</strong>
      <span>
        {como}
        {textoMarcador(vistoDesde(lado, partido))}
      </span>
      {liga === ligaDicha ? null : <small>{liga}</small>}
    </li>
  );
}

type ListaProps = Omit<PartidoProps, 'partido'> & { titulo: string; partidos: readonly Suyo[] };

function Lista({ titulo, partidos, ...suyo }: ListaProps) {
  if (partidos.length === 0) return null;
  return (
    <div>
      <p className={styles.subtitulo}>{titulo}</p>
      <ul className={styles.partidos} aria-label={titulo}>
        {partidos.slice(0, PRIMEROS).map((partido) => (
          <Partido key={partido.id} partido={partido} {...suyo} />
        ))}
      </ul>
    </div>
  );
}

/** The league of the first is said once, and of the others where it is another. */
function Listas({
  balance: { porVenir, ultimos },
  idJugador,
}: {
  balance: Balance<Suyo>;
  idJugador: number;
}) {
  const ligaDicha = [...porVenir, ...ultimos][0]?.liga ?? '';
  return (
    <>
      {ligaDicha ? <p className={styles.liga}>{ligaDicha}</p> : null}
      <Lista titulo="Por jugar" partidos={porVenir} {...{ idJugador, ligaDicha }} />
      <Lista titulo="Los últimos" partidos={ultimos} {...{ idJugador, ligaDicha }} />
    </>
  );
}

/** Their matches to come, the last ones and how they stand; and where all of it is. */
export function SusPartidos({ jugador }: { jugador: Jugador }) {
  const { id, nombre, idLiga } = jugador;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['partidos', 'de', id, nombre],
    queryFn: () => leerSuyos({ id, nombre }),
  });
  const balance = data && balanceDe(data, id, { hoy: hoyDelClub(), ahora: ahoraDelClub() });
  // Who is in no league and never played has no page.
  const tienePagina = idLiga !== null || (data?.length ?? 0) > 0;
  return (
    <Section title="Sus partidos">
      {error && !data ? (
        <ErrorState onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : null}
      {data || error ? null : <Skeleton kind="row" rows={3} />}
      {balance ? (
        <>
          <EnUnaLinea balance={balance} />
          {idLiga === null ? null : <EquidadDeJugador idLiga={idLiga} idJugador={id} />}
          <Listas balance={balance} idJugador={id} />
        </>
      ) : null}
      <div className={fields.row}>
        <Link to={rutasPrivadas.partidosDe(nombre)}>Verlos y corregirlos</Link>
        {tienePagina ? <Link to={rutas.jugador(id)}>Su página en la web</Link> : null}
      </div>
    </Section>
  );
}

function Tabla({ incidencias }: { incidencias: readonly IncidenciaFila[] }) {
  if (incidencias.length === 0) return <p>{mensajes.sinIncidencias}</p>;
  return (
    <TableFrame label="Ausencias" dense>
      <table>
        <thead>
          <tr>
            <th scope="col">Días</th>
            <th scope="col">Liga</th>
            <th scope="col">Motivo</th>
          </tr>
        </thead>
        <tbody>
          {incidencias.map(({ id, idJugador, liga, motivo, ...dias }) => (
            <tr key={id}>
              <td>
                <Link to={rutasPrivadas.incidencia(id)} state={tripFrom(rutasPrivadas.jugador(idJugador))}>
                  {periodoConDias(dias)}
                </Link>
              </td>
              <td>{liga}</td>
              <td>{motivo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

export function Incidencias({ idJugador }: { idJugador: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['incidencias', 'jugador', idJugador],
    queryFn: () => call('GET /api/private/incidencias/jugador/:id', { params: { id: idJugador } }),
  });
  return (
    <Section title="Ausencias" hint="Esos días no se le ofrece para jugar.">
      {error && !data ? (
        <ErrorState onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : null}
      {data ? <Tabla incidencias={data} /> : null}
      {data || error ? null : <Skeleton kind="row" rows={2} />}
    </Section>
  );
}
