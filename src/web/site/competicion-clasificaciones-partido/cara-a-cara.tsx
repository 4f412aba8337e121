import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { CaraACara, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Forma } from '#web/club/competicion/forma.tsx';
import { metaDe } from '#web/club/meta.ts';
import { IconoCielo } from '#web/club/piezas/tiempo.tsx';
import { Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import balanza from './balanza.module.css';
import { Balanzas, Barra } from './balanza.tsx';
import cara from './cara-a-cara.module.css';
import cita from './datos.module.css';
import { cortos, type Lado } from './lado.ts';
import styles from './partido.module.css';
import { PorJugar } from './por-jugar.tsx';
import { Otros, SusPartidos } from './sus-partidos.tsx';
import tablero from './tablero.module.css';
import { Cita, LadoDeTablero } from './tablero.tsx';

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
const parte = ({ ganados, perdidos }: Balance): number => ganados / (ganados + perdidos);
const balanceDe = ({ ganados, perdidos }: Balance): string =>
  `${ganados}\u00a0ganado${ganados === 1 ? '' : 's'}, ${perdidos}\u00a0perdido${perdidos === 1 ? '' : 's'}`;

type Dato = {
  rotulo: string;
  /** Of each, as the two parts of a bar: who has more is lit. */
  de: readonly [number, number];
  dicho: readonly [ReactNode, ReactNode];
};

const ganadosDe = (forma: Situacion['forma']): number => forma.filter(({ gana }) => gana).length;

/** Won since the last one that was lost; of one alone nobody says a run. */
const seguidosDe = ({ racha, forma }: Situacion): number =>
  racha ? ganadosDe(forma.slice(forma.findLastIndex(({ gana }) => !gana) + 1)) : 0;

const hanJugado = ({ uno, otro }: CaraACara): boolean =>
  [uno, otro].every(({ situacion }) => situacion?.forma.length);

const enUnaTabla = ({ uno: { situacion: una }, otro: { situacion: otra } }: CaraACara): boolean =>
  Boolean(una?.puesto && otra?.puesto) && una?.liga.id === otra?.liga.id;

/** What can be measured of both: how they go and, of one table, where they are. */
function enSuTabla(datos: CaraACara): Dato[] {
  const { situacion: una } = datos.uno;
  const { situacion: otra } = datos.otro;
  if (!una || !otra || !hanJugado(datos)) return [];
  const dos = <T,>(de: (uno: Situacion) => T) => [de(una), de(otra)] as const;
  const enTabla: Dato[] = [
    {
      rotulo: 'Puesto',
      de: dos(({ puesto, de }) => de - (puesto ?? de) + 1),
      dicho: dos(({ puesto, empatado, de }) => `${lugarDe({ puesto: puesto ?? de, empatado })} de ${de}`),
    },
    { rotulo: 'Puntos', de: dos(({ puntos }) => puntos), dicho: dos(({ puntos }) => puntos) },
  ];
  return [
    ...(enUnaTabla(datos) ? enTabla : []),
    {
      rotulo: 'Últimos de liga',
      de: dos(({ forma }) => ganadosDe(forma)),
      dicho: dos(({ forma, idJugador }) => <Forma key={idJugador} forma={forma} />),
    },
    ...(una.racha || otra.racha
      ? [{ rotulo: 'Racha', de: dos(seguidosDe), dicho: dos(({ racha }) => racha ?? 'Sin racha') }]
      : []),
  ];
}

/** That nothing is left between them: a line, where a match or its lack of a date has a strip. */
const Acabado = ({ acabado, porJugar, pendiente }: Datos) =>
  acabado && !pendiente && porJugar.length === 0 ? (
    <p className={cara.acabado}>Entre ellos no queda ningún partido de liga</p>
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
  const nunca = (
    <>
      <p>Nunca se han enfrentado</p>
      <Acabado {...datosDeAmbos} />
    </>
  );
  if (datos.length === 0) return nunca;
  return (
    <>
      {nunca}
      <ul className={balanza.datos}>
        {datos.map(({ rotulo, de, dicho }) => (
          <li key={rotulo}>
            <span>{rotulo}</span>
            {cortos(uno, otro).map((nombre, n) => (
              <b key={nombre} className={cx((de[n] ?? 0) > Math.min(...de) && balanza.va)}>
                <span className="visually-hidden">{nombre}: </span>
                {dicho[n]}
              </b>
            ))}
            <Barra de={de} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What each has won from the other. */
const Cuenta = (datos: Datos) => (
  <div className={balanza.cuenta}>
    {datos.entreLosDos.length > 0 ? (
      <>
        <p>{datos.historia}</p>
        <Acabado {...datos} />
        <Balanzas balance={datos.balance} nombres={cortos(datos.uno, datos.otro)} />
      </>
    ) : (
      <PorSeparado {...datos} />
    )}
  </div>
);

/** When they meet next, with the way to all that there is to know of it; that it has no date, only where one is left. */
function Proximo({ porJugar: [proximo], pendiente, hoy }: Datos) {
  if (!proximo)
    return pendiente ? (
      <p className={cara.pendiente}>Les queda un partido de liga, todavía sin fecha</p>
    ) : null;
  return (
    <div className={cx(cita.datos, cita.pie)}>
      <Cita {...proximo} falta={cuentaAtras(diaDe(proximo.fecha), hoy)}>
        <p className={proximo.weather ? cita.tiempo : cita.mudo}>
          {proximo.weather ? <IconoCielo icono={proximo.weather.icon} talla={24} /> : null}
          {proximo.tiempo}
        </p>
      </Cita>
      <Acciones>
        <Link to={rutas.partido(proximo.id)} className={buttonClass({ look: 'white', size: 's' })}>
          Ver el partido
        </Link>
      </Acciones>
    </div>
  );
}

/** What they play after the match of the board. */
const Despues = ({ porJugar: [, ...demas] }: Pick<Datos, 'porJugar'>) => (
  <PorJugar titulo="Después" partidos={demas.map((partido) => ({ partido, contra: partido.nombreLiga }))} />
);

/** Any two players, also those who have never met: where each one is, and what they have played and will play. */
export default function PaginaCaraACara() {
  const datos = useLoaderData<Datos>();
  const { uno, otro } = datos;
  const { situacion } = uno;
  const lados = [uno, otro] as const;
  /** What the bars of those who never met tell is not told under their names. */
  const bajoSuNombre = (lado: Lado): Lado => {
    if (!lado.situacion || datos.entreLosDos.length > 0 || !hanJugado(datos)) return lado;
    return { ...lado, situacion: enUnaTabla(datos) ? null : { ...lado.situacion, forma: [] } };
  };
  return (
    <>
      <Portada
        seccion={seccionDeLiga(situacion?.liga.tipo)}
        talla="datos"
        titulo={<span className="visually-hidden">{titulo(datos)}</span>}
        migas={[
          {
            titulo:
              situacion && situacion.liga.id === otro.situacion?.liga.id
                ? situacion.liga.titulo
                : 'Clasificaciones',
            href: rutas.clasificaciones(situacion?.liga.tipo, situacion?.liga.id),
          },
          { titulo: PAGINA.titulo },
        ]}
      >
        <div className={cx(tablero.tablero, tablero.cara, cara.tablero)}>
          <p className={cara.rotulo}>
            <span aria-hidden="true">{PAGINA.titulo}</span>
            <Link to={rutas.rivalPara(uno.id)}>Cambiar rival</Link>
          </p>
          <LadoDeTablero lado={bajoSuNombre(uno)} />
          <LadoDeTablero lado={bajoSuNombre(otro)} />
          <Cuenta {...datos} />
          <Proximo {...datos} />
        </div>
      </Portada>
      <div className={cx(page.container, styles.pagina, cara.pagina)}>
        <Despues {...datos} />
        <SusPartidos {...datos} lados={lados} />
        <Otros {...datos} lados={lados} titulo="Otros partidos" />
      </div>
    </>
  );
}
