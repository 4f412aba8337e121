import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { cubreDia } from '#domain/incidencia/incidencia.ts';
import { estaPorJugar, estaPuesto } from '#domain/partido/ocupacion.ts';
import { juega } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { type Balance, balanceDe } from '#domain/persona/balance.ts';
import { Signo } from '#web/club/competicion/forma.tsx';
import { EquidadDeJugador, useSuParte } from '#web/club/equidad/equidad.tsx';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import { periodoCorto } from '#web/club/mesa/dias.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { tanteoDe } from '#web/club/piezas/lados.tsx';
import { InsigniaEstado } from '#web/club/piezas/partido.tsx';
import { type PartidoVisto, vistoDeMesa, vistoDesde } from '#web/club/piezas/partido-visto.ts';
import { Persona } from '#web/club/piezas/persona.tsx';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Read } from '#web/ui/states.tsx';
import { NivelDeJugador } from './nivel.tsx';

/** Of each kind: the others are in the list of matches. */
const PRIMEROS = { movil: 3, mesa: 5 } as const;

const leerSuyos = async ({ id, nombre }: Pick<Jugador, 'id' | 'nombre'>) => {
  const encontrados = await call('POST /api/private/partidos', {
    body: { jugador: nombre, fecha: null, idPista: null, idLiga: null },
  });
  return encontrados.filter((partido) => juega(partido, id));
};

const leerVistos = async (jugador: Pick<Jugador, 'id' | 'nombre'>) => {
  const ahora = ahoraDelClub();
  return (await leerSuyos(jugador)).map((partido) => ({
    ...conDesenlace(partido),
    visto: vistoDesde(jugador.id, vistoDeMesa(partido, ahora)),
  }));
};

type Suyo = Awaited<ReturnType<typeof leerVistos>>[number];

/** Their matches, and how many of them are still to be played. */
export async function partidosDe(jugador: Pick<Jugador, 'id' | 'nombre'>) {
  const suyos = (await leerSuyos(jugador)).map(conDesenlace);
  return { suyos, porJugar: suyos.filter(estaPorJugar).length };
}

const hace = (dias: number | null): string => {
  if (dias === null) return 'Aún no ha jugado';
  if (dias === 0) return 'Ha jugado hoy';
  return dias === 1 ? 'Jugó ayer' : `Lleva ${dias} días sin jugar`;
};

type Cuentas = { balance: Balance<Suyo>; enLiga: Balance<Suyo> };

/** Of all their matches, and of those of the league under whose name they are counted. */
export function cuentasDe(
  partidos: readonly Suyo[],
  { id, idLiga }: Pick<Jugador, 'id' | 'idLiga'>,
): Cuentas {
  const cuando = { hoy: hoyDelClub(), ahora: ahoraDelClub() };
  const suyos = idLiga === null ? partidos : partidos.filter((uno) => uno.idLiga === idLiga);
  return { balance: balanceDe(partidos, id, cuando), enLiga: balanceDe(suyos, id, cuando) };
}

/** "Lleva 3 días sin jugar · En otras ligas: 8 jugados, 1 por jugar". */
const dicho = ({ balance, enLiga }: Cuentas): string => {
  const jugados = balance.jugados - enLiga.jugados;
  const porJugar = balance.porVenir.length - enLiga.porVenir.length;
  const otras = [
    jugados > 0 && cuantos(jugados, 'jugado', 'jugados'),
    porJugar > 0 && `${porJugar} por jugar`,
  ]
    .filter(Boolean)
    .join(' y ');
  return [hace(balance.diasSinJugar), otras && `En otras ligas: ${otras}`].filter(Boolean).join(' · ');
};

const plural = (n: number, uno: string, varios: string) => [n, n === 1 ? uno : varios] as const;

const CIFRA = cx('figure block text-xl text-ink');

/** Their place in the table of their league; nothing where there is none. */
function Puesto({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['jugadores', id, 'ficha-publica'],
    queryFn: () => call('GET /api/clasificaciones/jugador/:id/ficha', { params: { id } }),
    retry: false,
  });
  const situacion = data?.situacion;
  if (!situacion?.liga.activa || situacion.puesto === null) return null;
  return (
    <li>
      <Link
        className="block text-inherit no-underline hover:underline"
        to={rutas.clasificaciones(situacion.liga.tipo, situacion.liga.id)}
      >
        <strong className={CIFRA}>
          {lugarDe({ puesto: situacion.puesto, empatado: situacion.empatado })}
        </strong>{' '}
        de {situacion.de}
      </Link>
    </li>
  );
}

/** Their place, "15 jugados", "12 ganados", "2 con fecha", "1 sin fecha": a figure and its word each. */
function Cifras({ balance, id, debe }: { balance: Balance<Suyo>; id: number; debe: number }) {
  const { jugados, ganados, empatados, porVenir, aplazados } = balance;
  const sinFecha = debe - porVenir.length - aplazados;
  const cifras = [
    plural(jugados, 'jugado', 'jugados'),
    plural(ganados, 'ganado', 'ganados'),
    ...(empatados > 0 ? [plural(empatados, 'empatado', 'empatados')] : []),
    [porVenir.length, 'con fecha'] as const,
    ...(sinFecha > 0 ? [[sinFecha, 'sin fecha'] as const] : []),
    ...(aplazados > 0 ? [plural(aplazados, 'aplazado', 'aplazados')] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-xs text-ink-soft md:gap-x-6" aria-label="Cómo va">
      <Puesto id={id} />
      {cifras.map(([n, palabra]) => (
        <li key={palabra}>
          <strong className={CIFRA}>{n}</strong> {palabra}
        </li>
      ))}
    </ul>
  );
}

type PartidoProps = { partido: Suyo; jugador: Jugador };

/** Whether it was won, and by what; of one that was not played, why. */
function Resultado({ visto: { estado, ganador, ausente, sets } }: { visto: PartidoVisto }) {
  if (estado !== 'jugado') return <InsigniaEstado estado={estado} />;
  const gana = ganador === null ? null : ganador === 1;
  return (
    <>
      <span aria-hidden="true">
        <Signo gana={gana} />
      </span>
      <span className="visually-hidden">{gana === null ? 'Empata' : gana ? 'Gana' : 'Pierde'} </span>
      <span className="font-semibold tabular-nums">{tanteoDe(sets)}</span>
      {ausente === null ? null : (
        <abbr className="text-ink-soft no-underline" title="No presentado">
          W.O.
        </abbr>
      )}
    </>
  );
}

const useAusencias = (idJugador: number) =>
  useQuery({
    queryKey: ['incidencias', 'jugador', idJugador],
    queryFn: () => call('GET /api/private/incidencias/jugador/:id', { params: { id: idJugador } }),
  });

/** A match in a line: when, against whom, and where or how it ended; on a phone, in two. */
function Partido({ partido, jugador }: PartidoProps) {
  const { id, fecha, idLiga, liga, pista, visto } = partido;
  const porVenir = estaPuesto(partido, ahoraDelClub());
  const { data: ausencias = [] } = useAusencias(jugador.id);
  const noPuede = porVenir && ausencias.some((una) => cubreDia(una, diaDe(fecha)));
  return (
    <li>
      <Link
        className="flex min-h-control items-center gap-3 py-1 text-ink no-underline hover:bg-azul-pale"
        to={rutasPrivadas.partido(id)}
        state={tripFrom(rutasPrivadas.jugador(jugador.id))}
      >
        <span className="flex min-w-0 flex-1 max-md:flex-col-reverse md:items-center md:gap-3">
          <span className="text-ink-soft md:w-4xs md:flex-none">
            {semanaCorta(fecha)}
            {porVenir ? `, ${horaDe(fecha)}` : null}
          </span>
          <strong className="font-semibold">
            <Persona persona={visto.lados[1]} />
          </strong>
        </span>
        <span className="flex items-center gap-2 whitespace-nowrap">
          {noPuede ? <Badge tone="bad">No puede</Badge> : null}
          {idLiga === jugador.idLiga || noPuede ? null : (
            <Badge>
              <LigaCorta id={idLiga} nombre={liga} />
            </Badge>
          )}
          {porVenir ? (pista ?? 'Sin pista') : <Resultado visto={visto} />}
        </span>
      </Link>
    </li>
  );
}

type ListaProps = Omit<PartidoProps, 'partido'> & {
  titulo: string;
  /** What its signs mean. */
  nota?: string;
  partidos: readonly Suyo[];
  /** What comes stands apart from what is over. */
  apart?: boolean;
};

function Lista({ titulo, nota, partidos, apart = false, jugador }: ListaProps) {
  const isPhone = useIsPhone();
  if (partidos.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-s font-semibold">
        {titulo}{' '}
        {nota ? (
          <small className="ms-2 text-xs font-normal text-ink-soft" aria-hidden="true">
            {nota}
          </small>
        ) : null}
      </p>
      <ul
        className={cx('divide-y divide-hairline text-s tabular-nums', apart && 'rounded-m bg-azul-pale px-2')}
        aria-label={titulo}
      >
        {partidos.slice(0, PRIMEROS[isPhone ? 'movil' : 'mesa']).map((partido) => (
          <Partido key={partido.id} partido={partido} jugador={jugador} />
        ))}
      </ul>
    </div>
  );
}

type TemporadaProps = Cuentas & { jugador: Jugador };

function Temporada({ balance, enLiga, jugador }: TemporadaProps) {
  const { porVenir, ultimos } = balance;
  const parte = useSuParte(jugador);
  return (
    <>
      <Cifras balance={enLiga} id={jugador.id} debe={parte?.debe ?? 0} />
      <NivelDeJugador jugador={jugador} />
      <EquidadDeJugador fila={parte} />
      <Lista titulo="Por jugar" partidos={porVenir} apart jugador={jugador} />
      <Lista titulo="Los últimos" nota="G, ganado; P, perdido" partidos={ultimos} jugador={jugador} />
    </>
  );
}

/** Their season: how they stand, what they have to play and how the last ones ended; and where all of it is. */
export function SusPartidos({ jugador }: { jugador: Jugador }) {
  const { id, nombre, idLiga } = jugador;
  const consulta = useQuery({
    queryKey: ['partidos', 'de', id, nombre],
    queryFn: () => leerVistos({ id, nombre }),
  });
  const { data } = consulta;
  // Who is in no league and never played has no page.
  const tienePagina = idLiga !== null || (data?.length ?? 0) > 0;
  return (
    <Section title="Sus partidos" hint={data && dicho(cuentasDe(data, jugador))}>
      <Read query={consulta} rows={6}>
        {(suyos) => <Temporada {...cuentasDe(suyos, jugador)} jugador={jugador} />}
      </Read>
      <div className="flex flex-wrap gap-x-6 text-s max-md:*:py-2">
        <Link to={rutasPrivadas.partidosDe(nombre)}>Verlos y corregirlos</Link>
        {tienePagina ? <Link to={rutas.jugador(id)}>Su página en la web</Link> : null}
      </div>
    </Section>
  );
}

type DiasProps = { incidencias: readonly IncidenciaFila[]; idLiga: number | null };

/** Each in a line: when, why where somebody said it, and of which league where it is not theirs. */
function Dias({ incidencias, idLiga: suya }: DiasProps) {
  if (incidencias.length === 0) return <p className="text-s text-ink-soft">{mensajes.sinIncidencias}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-s tabular-nums">
      {incidencias.map((una) => (
        <li key={una.id}>
          <Link to={rutasPrivadas.incidencia(una.id)} state={tripFrom(rutasPrivadas.jugador(una.idJugador))}>
            {periodoCorto(una)}
          </Link>
          {una.motivo || una.idLiga !== suya ? (
            <small className="ms-2 text-ink-soft">
              {[una.motivo, una.idLiga === suya ? null : una.liga].filter(Boolean).join(' · ')}
            </small>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** On a phone, folded: the next ones, or that there is none. */
function enUnaLinea(incidencias: readonly IncidenciaFila[]): string {
  const faltan = incidencias.filter(({ fecha, hasta }) => (hasta ?? fecha) >= hoyDelClub()).toReversed();
  if (faltan.length === 0) return incidencias.length === 0 ? mensajes.sinIncidencias : 'Ninguna por venir';
  return faltan.map(periodoCorto).join(' · ');
}

export function Incidencias({ jugador: { id: idJugador, idLiga } }: { jugador: Jugador }) {
  const isPhone = useIsPhone();
  const consulta = useAusencias(idJugador);
  return (
    <Section
      title="Incidencias"
      hint="Esos días no se le ofrece para jugar."
      summary={isPhone && consulta.data ? enUnaLinea(consulta.data) : undefined}
    >
      <Read query={consulta} rows={2}>
        {(suyas) => <Dias incidencias={suyas} idLiga={idLiga} />}
      </Read>
    </Section>
  );
}
