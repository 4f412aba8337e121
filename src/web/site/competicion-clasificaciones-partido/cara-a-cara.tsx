import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { CaraACara, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Forma } from '#web/club/competicion/forma.tsx';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { type LadoDeTablero, Tablero } from '#web/club/piezas/tablero.tsx';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { PAGE } from '#web/ui/page.ts';
import { Balanza, type BalanzaProps, Balanzas } from './balanza.tsx';
import { BAJO_EL_TABLERO, BOTON, Cita, cortos } from './comun.tsx';
import { Proximos } from './siguientes.tsx';
import { Otros, SusPartidos } from './sus-partidos.tsx';

const PAGINA = paginaDe('/competicion-cara-a-cara/:uno/:otro');

type Datos = CaraACara & { hoy: Dia };

const cargar: Load<Datos> = async (call, { params: { uno = '', otro = '' } }) => ({
  ...(await call('GET /api/clasificaciones/cara-a-cara', { query: { uno, otro } })),
  hoy: hoyDelClub(),
});

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const titulo = ({ uno, otro }: CaraACara): string => `${PAGINA.titulo}: ${uno.nombre} – ${otro.nombre}`;

export const meta = ({ loaderData }: { loaderData?: CaraACara }) =>
  metaDe({ ...PAGINA, titulo: loaderData ? titulo(loaderData) : PAGINA.titulo });

type Balance = CaraACara['enComun']['uno'];
const parte = ({ ganados, perdidos, empatados }: Balance): number =>
  ganados / (ganados + perdidos + empatados);
const son = (n: number, que: string): string => `${n}\u00a0${que}${n === 1 ? '' : 's'}`;
const balanceDe = ({ ganados, perdidos, empatados }: Balance): string =>
  [
    son(ganados, 'ganado'),
    ...(empatados > 0 ? [son(empatados, 'empatado')] : []),
    son(perdidos, 'perdido'),
  ].join(', ');

type Dato = Pick<BalanzaProps, 'rotulo' | 'de' | 'dicho'>;

const ganadosDe = (forma: Situacion['forma']): number => forma.filter(({ gana }) => gana).length;

/** Won since the last one that was not; of one alone nobody says a run. */
const seguidosDe = ({ racha, forma }: Situacion): number =>
  racha ? ganadosDe(forma.slice(forma.findLastIndex(({ gana }) => !gana) + 1)) : 0;

const hanJugado = ({ uno, otro }: CaraACara): boolean =>
  [uno, otro].every(({ situacion }) => situacion?.forma.length);

const enUnaTabla = ({ uno: { situacion: una }, otro: { situacion: otra } }: CaraACara): boolean =>
  Boolean(una?.puesto && otra?.puesto) && una?.liga.id === otra?.liga.id;

/** What can be measured of both: how they go and, of one table, where they are. */
function enSuTabla(datos: CaraACara): Dato[] {
  const [una, otra] = [datos.uno.situacion, datos.otro.situacion];
  if (!una || !otra || !hanJugado(datos)) return [];
  const dato = (
    rotulo: string,
    de: (suya: Situacion) => number,
    dicho: (suya: Situacion) => ReactNode = de,
  ): Dato => ({ rotulo, de: [de(una), de(otra)], dicho: [dicho(una), dicho(otra)] });
  const enTabla = [
    dato(
      'Puesto',
      ({ puesto, de }) => de - (puesto ?? de) + 1,
      ({ puesto, empatado, de }) => `${lugarDe({ puesto: puesto ?? de, empatado })} de ${de}`,
    ),
    ...(una.sinPuntos ? [] : [dato('Puntos', ({ puntos }) => puntos)]),
  ];
  return [
    ...(enUnaTabla(datos) ? enTabla : []),
    dato(
      'Últimos de liga',
      ({ forma }) => ganadosDe(forma),
      ({ forma }) => <Forma forma={forma} />,
    ),
    ...(una.racha || otra.racha ? [dato('Racha', seguidosDe, ({ racha }) => racha ?? 'Sin racha')] : []),
  ];
}

/** That nothing is left between them: a line, where a match or its lack of a date has a strip. */
const Acabado = ({ acabado, porJugar, pendiente }: Datos) =>
  acabado && !pendiente && porJugar.length === 0 ? (
    <p className="text-on-deep-soft text-s">Entre ellos no queda ningún partido de liga</p>
  ) : null;

/** Of two who have never met, one beside the other: where they are, how they go, and against whom both have met. */
function PorSeparado(datosDeAmbos: Datos) {
  const { uno, otro, enComun } = datosDeAmbos;
  const comunes: Dato = {
    rotulo: enComun.rivales === 1 ? 'Contra el rival común' : `Contra los ${enComun.rivales} rivales comunes`,
    de: [parte(enComun.uno), parte(enComun.otro)],
    dicho: [balanceDe(enComun.uno), balanceDe(enComun.otro)],
  };
  const datos = [...enSuTabla(datosDeAmbos), ...(enComun.rivales > 0 ? [comunes] : [])];
  return (
    <div className="grid gap-3 border-deep-line border-t pt-3">
      {datos.map((dato) => (
        <Balanza key={dato.rotulo} nombres={cortos(uno, otro)} oscura {...dato} />
      ))}
    </div>
  );
}

const seHanVisto = ({ entreLosDos }: CaraACara): boolean => entreLosDos.length > 0;

/** When they meet next, with the way to all that there is to know of it; that it has no date, only where one is left. */
function Proximo({ porJugar: [proximo], pendiente, hoy }: Datos) {
  if (!proximo)
    return pendiente ? (
      <p className={cx(FRANJA, 'text-on-deep-soft')}>Les queda un partido de liga, todavía sin fecha</p>
    ) : null;
  return (
    <div className={cx(FRANJA, 'grid justify-items-center gap-1')}>
      <Cita {...proximo} falta={cuentaAtras(diaDe(proximo.fecha), hoy)} />
      <p className="flex items-center gap-x-2 text-on-deep-soft">
        {proximo.weather ? <IconoCielo icono={proximo.weather.icon} talla={24} /> : null}
        {proximo.tiempo}
      </p>
      <Acciones>
        <Link to={rutas.partido(proximo.id)} className={BOTON}>
          Ver el partido
        </Link>
      </Acciones>
    </div>
  );
}

const FRANJA = cx('border-deep-line border-t pt-3 text-center text-s');

/** What the bars of those who never met tell is not told under their names. */
function bajoSuNombre(lado: LadoDeTablero, datos: Datos): LadoDeTablero {
  if (!lado.situacion || seHanVisto(datos) || !hanJugado(datos)) return lado;
  return { ...lado, situacion: enUnaTabla(datos) ? null : { ...lado.situacion, forma: [] } };
}

/** Both on their sides, and what each has won from the other. */
const TableroDeAmbos = (datos: Datos) => (
  <Tablero
    lados={[bajoSuNombre(datos.uno, datos), bajoSuNombre(datos.otro, datos)]}
    titulo={
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-s">
        <span className="figure text-l" aria-hidden="true">
          {PAGINA.titulo}
        </span>
        <Link to={rutas.rivalPara(datos.uno.id)} className="py-1">
          Cambiar rival
        </Link>
      </p>
    }
    pie={
      <>
        {seHanVisto(datos) ? null : <PorSeparado {...datos} />}
        <Proximo {...datos} />
      </>
    }
  >
    <p className="figure text-l">{seHanVisto(datos) ? datos.historia : 'Nunca se han enfrentado'}</p>
    <Acabado {...datos} />
    {seHanVisto(datos) ? (
      <Balanzas balance={datos.balance} nombres={cortos(datos.uno, datos.otro)} oscura />
    ) : null}
  </Tablero>
);

/** Any two players, also those who have never met: where each one is, and what they have played and will play. */
export default function PaginaCaraACara() {
  const datos = useLoaderData<Datos>();
  const { situacion } = datos.uno;
  const lados = [datos.uno, datos.otro] as const;
  const deUna = situacion && situacion.liga.id === datos.otro.situacion?.liga.id;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(situacion?.liga.tipo)}
        talla="datos"
        titulo={<span className="visually-hidden">{titulo(datos)}</span>}
        migas={[
          {
            titulo: deUna ? situacion.liga.titulo : 'Clasificaciones',
            href: rutas.clasificaciones(situacion?.liga.tipo, situacion?.liga.id),
          },
          { titulo: PAGINA.titulo },
        ]}
      >
        <TableroDeAmbos {...datos} />
      </Portada>
      <div className={`${PAGE} ${BAJO_EL_TABLERO}`}>
        {/* What they play after the match of the board. */}
        <Proximos titulo="Después" partidos={datos.porJugar.slice(1)} />
        <SusPartidos {...datos} lados={lados} />
        <Otros {...datos} lados={lados} titulo="Otros partidos" />
      </div>
    </>
  );
}
