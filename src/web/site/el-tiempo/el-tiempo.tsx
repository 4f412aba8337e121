import { Link, useLoaderData } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { seHaDicho } from '#contract/sitio/sitio.ts';
import { type Dia, diaDe, type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { diaBreve, fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import { cieloDe, enteros, esProbable, grados, kmPorHora, queCae } from '#domain/meteo/cielo.ts';
import { type DiaMeteo, type HoraMeteo, mensajes, type Weather } from '#domain/meteo/weather.ts';
import { conMayuscula } from '#domain/texto.ts';
import { metaDe } from '#web/club/meta.ts';
import { HorasSiguientes, IconoCielo, InsigniaUv, Lluvia, MeteoAhora } from '#web/club/piezas/tiempo.tsx';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PAGE } from '#web/ui/page.ts';
import { cuando, type Frase, type Pistas, pistasSegun, porDia, seJuega } from './se-juega.ts';

/** A card or, on a phone, a row like those of the hours. */
function UnDia({ dia: { dt, icon, tempMin, tempMax, windSpeed, uvi, lluvia } }: { dia: DiaMeteo }) {
  const fecha = diaDe(cuando(dt));
  const [semana] = fechaSemana(fecha).split(', ');
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-hairline py-2 text-s break-inside-avoid md:surface md:flex-col md:gap-1 md:px-3 md:py-4 md:text-center">
      <h3 className="heading-text min-w-figure text-m md:min-w-0">
        <time dateTime={fecha}>
          <span className="block first-letter:uppercase">{semana}</span>{' '}
          <small className="block text-xs font-normal text-ink-soft">{diaBreve(fecha)}</small>
        </time>
      </h3>
      <span className="w-8 md:w-18">
        <IconoCielo icono={icon} talla={72} />
      </span>
      <div className="min-w-thumb grow basis-0 md:min-w-0 md:grow-0 md:basis-auto">
        <p className="text-l font-bold tabular-nums">
          <small className="font-normal text-ink-soft">Máx. </small>
          {enteros(tempMax)}° <small className="font-normal text-ink-soft">mín. {enteros(tempMin)}°</small>
        </p>
        <p>{cieloDe(icon)}</p>
      </div>
      <div className="grid justify-items-end gap-1 md:justify-items-center">
        <Lluvia lluvia={lluvia} icon={icon} />
        <p className="text-ink-soft">
          {/* As over the hours, where figures are enough. */}
          <span className="max-md:sr-only">Viento hasta </span>
          {kmPorHora(windSpeed)}
        </p>
        <InsigniaUv uvi={uvi} conPalabra />
      </div>
    </li>
  );
}

export const Dias = ({ dias }: { dias: readonly DiaMeteo[] }) => (
  <section aria-labelledby="titulo-dias" className="grid grid-cols-1 gap-4">
    <h2 id="titulo-dias" className="text-xl">
      Por días
    </h2>
    <ol className="grid md:grid-cols-5 md:gap-2">
      {dias.map((dia) => (
        <UnDia key={dia.dt} dia={dia} />
      ))}
    </ol>
  </section>
);

const DATO = cx('grow basis-0');

/** What decides whether one plays, in a line. */
function Hora({ hora }: { hora: HoraMeteo }) {
  const fecha = cuando(hora.dt);
  return (
    <li
      className={cx(
        'flex min-h-control flex-wrap items-center gap-x-2 border-b border-hairline px-2 text-s whitespace-nowrap tabular-nums break-inside-avoid',
        esProbable(hora.lluvia) && 'bg-azul-pale',
      )}
    >
      <time dateTime={fecha} className="w-row font-semibold text-ink-soft">
        {horaDe(fecha)}
      </time>
      <IconoCielo icono={hora.icon} talla={32} />
      <strong className={cx(DATO, 'text-m')}>{grados(hora.temp)}</strong>
      <span className={DATO}>
        <Lluvia lluvia={hora.lluvia} icon={hora.icon} />
      </span>
      <span className={DATO}>
        <span className="visually-hidden">Viento </span>
        {kmPorHora(hora.windSpeed)}
      </span>
      <InsigniaUv uvi={hora.uvi} />
    </li>
  );
}

/** A day that opens; from when it may rain is told before that. */
function DiaPorHoras({ dia, horas, abierto }: { dia: Dia; horas: readonly HoraMeteo[]; abierto: boolean }) {
  const mojada = horas.find(({ lluvia }) => esProbable(lluvia));
  return (
    <details className="group border-t border-hairline" open={abierto}>
      <summary className="flex flex-wrap items-center gap-x-4 py-3">
        <h3 className="heading-text text-m">{conMayuscula(fechaSemana(dia))}</h3>
        {mojada ? (
          <span className="text-s font-semibold text-azul-text">{`${conMayuscula(queCae(mojada.icon))} probable desde las ${horaDe(cuando(mojada.dt))}`}</span>
        ) : null}
        <Icon name="chevron" size={18} className="ms-auto group-open:rotate-180" />
      </summary>
      {/* Read downwards, also where there is room for several columns. */}
      <ol className="columns-xs gap-x-8 pb-4">
        {horas.map((hora) => (
          <Hora key={hora.dt} hora={hora} />
        ))}
      </ol>
    </details>
  );
}

/** With fewer hours left of today, tomorrow is what is looked for. */
const POCAS = 6;

/** Each day on request, but for the one that is looked for. */
export function Horas({ horas }: { horas: readonly HoraMeteo[] }) {
  const dias = porDia(horas);
  const quedaPoco = (dias[0]?.[1].length ?? 0) < POCAS;
  return (
    <section aria-labelledby="titulo-horas" className="grid grid-cols-1 gap-4">
      <h2 id="titulo-horas" className="text-xl">
        Por horas
      </h2>
      <p className="text-s text-ink-soft">Temperatura, probabilidad de lluvia y viento.</p>
      <div>
        {dias.map(([dia, suyas], n) => (
          <DiaPorHoras key={dia} dia={dia} horas={suyas} abierto={n === 0 || (n === 1 && quedaPoco)} />
        ))}
      </div>
    </section>
  );
}

const PAGINA = paginaDe('/el-tiempo');

type Datos = { weather: Weather | null; pistas: Pistas | null; frases: Frase[]; ahora: FechaHora };

/** Weather that does not load is silently ignored: the page says that there is none. */
const cargar: Load<Datos> = async (call) => {
  const [weather, filas] = await Promise.all([
    call('GET /api/weather', {}).catch(() => null),
    call('GET /api/horarios/proximos', {}).catch(() => []),
  ]);
  const ahora = ahoraDelClub();
  return { weather, pistas: pistasSegun(weather, ahora), frases: seJuega(filas, weather, ahora), ahora };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe(PAGINA);

const Frases = ({ frases, pistas }: Pick<Datos, 'frases' | 'pistas'>) => (
  <div className="grid content-stretch gap-3">
    <div
      className={cx(
        'grid content-center gap-2 rounded-l border px-6 py-4 lg:text-l',
        pistas?.mojadas ? 'border-azul bg-azul-pale' : 'border-ok bg-ok-pale',
      )}
    >
      {pistas ? (
        <>
          <h2 className="text-xl lg:text-2xl">{pistas.titulo}</h2>
          {pistas.detalle ? <p>{pistas.detalle}</p> : null}
        </>
      ) : null}
      {frases.map(({ texto, aviso }) => (aviso ? null : <p key={texto}>{texto}</p>))}
      <p>
        <Link to={rutas.horarios()}>Ver los horarios</Link>
      </p>
    </div>
    {frases.map(({ texto, aviso }) =>
      aviso ? (
        <p
          key={texto}
          className="rounded-l border border-warn bg-warn-pale px-6 py-3 font-semibold text-balance"
        >
          {texto}
        </p>
      ) : null,
    )}
  </div>
);

const SUAVE = cx('text-s text-ink-soft');
const VIEJA = cx('rounded-m bg-warn-pale px-3 py-2 text-s font-semibold text-warn');

/** An hour without a newer one, in minutes, is three questions without an answer. */
const ATRASADA = 60;

/** From when it is; of an old one, that nobody has answered since. */
function DeCuando({ pedida, ahora }: { pedida: number; ahora: FechaHora }) {
  const fecha = cuando(pedida);
  const dia = diaDe(fecha) === diaDe(ahora) ? '' : `${semanaBreve(fecha)}, `;
  const esVieja = sumarMinutos(fecha, ATRASADA) < ahora;
  return (
    <p className={esVieja ? VIEJA : SUAVE}>
      Previsión {dia === '' ? 'de las' : 'del'} <time dateTime={fecha}>{`${dia}${horaDe(fecha)}`}</time>
      {esVieja ? ': el servicio no contesta desde entonces y puede haber cambiado.' : '.'}
    </p>
  );
}

const Ahora = ({ weather, ahora }: { weather: Weather; ahora: FechaHora }) => (
  <section aria-labelledby="titulo-ahora" className="surface grid grid-cols-1 gap-2 px-6 py-4">
    <h2 id="titulo-ahora" className="text-xl">
      Ahora en el club
    </h2>
    <MeteoAhora weather={weather} />
    <HorasSiguientes weather={weather} />
    <DeCuando pedida={weather.pedida} ahora={ahora} />
  </section>
);

/** Whom to ask, in the place of the forecast. */
const SinPrevision = () => (
  <section aria-labelledby="titulo-ahora" className="surface grid overflow-hidden md:grid-cols-2">
    <img
      src="/dibujos/noticia-lluvia.svg"
      alt=""
      width={1280}
      height={720}
      decoding="async"
      className="h-full max-h-thumb w-full object-cover md:max-h-none"
    />
    <div className="grid content-center gap-3 p-6">
      <h2 id="titulo-ahora" className="text-xl">
        {mensajes.sinMeteo}
      </h2>
      <p>
        {seHaDicho(club.coordenadas)
          ? 'El servicio de la previsión no contesta. Lo seguimos preguntando: vuelve a mirarlo dentro de un rato. '
          : 'Falta decir en el mapa dónde están las pistas. '}
        Si vas a salir de casa, llámanos y te decimos cómo están las pistas.
      </p>
      <p className="flex flex-wrap gap-2">
        <a className={buttonClass({ look: 'action' })} href={`tel:${club.telefonoEnlace}`}>
          Llamar al {club.telefono}
        </a>
        <a
          className={buttonClass()}
          href="https://www.aemet.es/es/eltiempo/prediccion/municipios"
          rel="noopener"
        >
          Previsión de la AEMET
        </a>
      </p>
    </div>
  </section>
);

export default function ElTiempo() {
  const { weather, pistas, frases, ahora } = useLoaderData<Datos>();
  const hayRespuesta = frases.length > 0 || pistas !== null;
  return (
    <>
      <Portada
        seccion="tiempo"
        titulo={PAGINA.titulo}
        entradilla={`Previsión para ${club.municipio}, por días y horas.`}
        migas={[{ titulo: 'Servicios' }, { titulo: PAGINA.titulo }]}
        talla="datos"
      />
      <div className={cx(PAGE, 'grid grid-cols-1 gap-8 pt-4 pb-18')}>
        {/* What of today's matches, beside what it does now. */}
        <div className={cx('grid grid-cols-1 gap-6', hayRespuesta && weather && 'lg:grid-cols-2')}>
          {hayRespuesta ? <Frases frases={frases} pistas={pistas} /> : null}
          {weather ? <Ahora weather={weather} ahora={ahora} /> : <SinPrevision />}
        </div>
        {weather ? (
          <>
            <Dias dias={weather.daily} />
            <Horas horas={weather.hourly} />
          </>
        ) : null}
        {weather ? (
          <p className={SUAVE}>
            Previsión de <a href="https://open-meteo.com/">Open-Meteo</a>, con licencia CC BY 4.0. Se renueva
            cada veinte minutos.
          </p>
        ) : null}
      </div>
    </>
  );
}
