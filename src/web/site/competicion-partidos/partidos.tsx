import { Link, useLoaderData } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { cerradoAparte, cerradoEl } from '#domain/clausura/dicha.ts';
import { diaDe, esDia, type Dia as Fecha, type FechaHora, proximoCambio, sumarDias } from '#domain/fecha.ts';
import { fechaCompleta, fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import { esDeMenores, TIPO_PRINCIPAL, type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { mensajes as meteo } from '#domain/meteo/weather.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { MiProximo } from '#web/club/competicion/mi-proximo.tsx';
import { separar } from '#web/club/competicion/separar.ts';
import { Suscribirse } from '#web/club/competicion/suscribirse.tsx';
import {
  Cambio,
  conFiltros,
  esDe,
  estaFiltrada,
  type Filtros,
  filtrosDe,
  NadaAsi,
  tipoDe,
  Vistas,
} from '#web/club/competicion/vistas.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { laminas } from '#web/club/lamina/rutas.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { Dia, Plegado } from '#web/club/piezas/dia.tsx';
import { Partido } from '#web/club/piezas/partido.tsx';
import {
  type PartidoVisto,
  porDia,
  vistoDeHorario,
  vistoDeResultado,
} from '#web/club/piezas/partido-visto.ts';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { useAhora } from '#web/club/use-ahora.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type LoadArgs, type Loaded, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PAGE } from '#web/ui/page.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { ComoSeLee } from './como-se-lee.tsx';
import { Cerrado, DiaDeHorario, estaSinTiempo } from './horario.tsx';

/** What is to come and what was played: two addresses, one screen. */
type Vista = 'horarios' | 'resultados';

const PAGINAS = {
  horarios: paginaDe('/competicion-horarios/:tipo?'),
  resultados: paginaDe('/competicion-resultados/:tipo?'),
} as const satisfies Record<Vista, unknown>;

const DE: Record<TipoLiga, string> = {
  social: 'de la liga social',
  infantil: 'de la liga infantil',
  amistosos: 'de los amistosos',
  playoff: 'del play-off',
};

const tituloDe = ({ vista, tipo }: { vista: Vista; tipo: TipoLiga | null }): string =>
  tipo ? `${PAGINAS[vista].titulo} ${DE[tipo]}` : PAGINAS[vista].titulo;

type Pedido = { tipo: TipoLiga | null; filtros: Filtros; hasta: Fecha | null };

/** Those, and the day to ask for next; null: there is nothing earlier. */
const leerResultados = (call: Call, { tipo, filtros, hasta }: Pedido) =>
  call('GET /api/horarios/resultados', {
    query: {
      ...(tipo && { tipo }),
      ...(filtros.liga !== null && { idLiga: filtros.liga }),
      ...(filtros.deporte && { deporte: filtros.deporte }),
      ...(filtros.nombre !== '' && { nombre: filtros.nombre }),
      ...(hasta && { hasta }),
    },
  });

const leerCerrado = async (call: Call, vista: Vista) =>
  vista === 'horarios' ? call('GET /api/horarios/clausuras', {}) : [];

const vistaDe = (path: string): Vista => (path.startsWith(rutas.resultados()) ? 'resultados' : 'horarios');

async function cargar(call: Call, { params, url }: LoadArgs) {
  const vista = vistaDe(url.pathname);
  const tipo = tipoDe(rutas[vista], params.tipo, url);
  const ahora = ahoraDelClub();
  const pedido = url.searchParams.get('hasta') ?? '';
  const hasta = vista === 'resultados' && esDia(pedido) ? pedido : null;
  const [ligas, filas, completos] = await Promise.all([
    call('GET /api/clasificaciones/ligas', {}),
    hasta ? [] : call('GET /api/horarios/proximos', tipo ? { query: { tipo } } : {}),
    tipo !== TIPO_PRINCIPAL && leerNombresCompletos(call),
  ]);
  const tipos = tiposDelHorario(tipo ?? undefined);
  const filtros = filtrosDe(
    url.searchParams,
    ligas.filter((una) => tipos.includes(una.tipo)),
  );
  const suyas = filas.filter(esDe(filtros));
  const deHorarios = vista === 'horarios';
  const cerrado = await leerCerrado(call, vista);
  const resultados = deHorarios ? null : await leerResultados(call, { tipo, filtros, hasta });
  return {
    ...{ vista, tipo, ligas, filtros, ahora, completos, cerrado },
    /** Until when what is told at `ahora` is so. */
    cambia: proximoCambio(suyas, ahora),
    /** The schedule; among the results, what is over today and has no score yet. */
    filas: deHorarios ? suyas : separar(suyas, ahora).pasados,
    /** The last day of results that was asked for; null: the latest there is. */
    hasta,
    partidos: resultados?.partidos ?? [],
    anterior: resultados?.anterior ?? null,
  };
}

type Datos = Loaded<typeof cargar>;

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** Where minors are going to be is found here, and not by searching for them. docs/reglas/datos-personales.md */
const hayMenores = ({ tipo, filas, partidos }: Pick<Datos, 'tipo' | 'filas' | 'partidos'>): boolean =>
  (tipo !== null && esDeMenores(tipo)) || [...filas, ...partidos].some(({ conMenores }) => conMenores);

type MetaArgs = { loaderData?: Datos; location: { pathname: string } };

/** What minors did or will do is not for search engines, nor is each narrowing of a list. */
export const meta = ({ loaderData: datos, location }: MetaArgs) => {
  if (!datos) return metaDe(PAGINAS[vistaDe(location.pathname)]);
  const oculta = hayMenores(datos) || datos.hasta !== null || estaFiltrada(datos.filtros);
  return metaDe({ ...PAGINAS[datos.vista], titulo: tituloDe(datos), oculta });
};

const NADA = {
  horarios: {
    titulo: 'No hay partidos programados',
    texto: 'Los de la próxima jornada aparecerán aquí en cuanto se publiquen.',
    otra: 'Ver cómo van las clasificaciones',
    ruta: rutas.clasificaciones,
  },
  resultados: {
    titulo: 'No hay resultados que contar',
    texto: 'Aparecen aquí en cuanto se apuntan.',
    otra: 'Ver los próximos partidos',
    ruta: rutas.horarios,
  },
} as const satisfies Record<Vista, object>;

function Nada({ vista, tipo, filtros }: Pick<Datos, 'vista' | 'tipo' | 'filtros'>) {
  if (estaFiltrada(filtros)) return <NadaAsi direccion={rutas[vista]} />;
  const { titulo, texto, otra, ruta } = NADA[vista];
  return (
    <EmptyState
      title={titulo}
      drawing={<PistaDibujo seccion="vacio" />}
      action={<ButtonLink to={ruta(tipo ?? undefined)}>{otra}</ButtonLink>}
    >
      {texto}
    </EmptyState>
  );
}

/** That of the division which is shown, or the club's. */
const calendarioDe = (liga: number | null) =>
  liga === null
    ? { path: rutas.calendarioDelClub(), que: 'Todos los partidos del club' }
    : { path: rutas.calendarioDe('division', liga), que: 'Los partidos de esta división' };

/** The picture is of the first day that is told. */
function CompartirDia(datos: Datos) {
  const [primero] = datos.filas;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  return (
    <Compartir titulo={`${tituloDe(datos)}, ${fechaSemana(dia)}`} imagen={laminas.jornada(dia, datos.tipo)} />
  );
}

type ListadoProps = Datos & { yo: number | null };

/** Of a day without matches, what is shut is told so many days before. */
const PRONTO = 14;

/** The schedule, day by day. Who comes to see about tonight is told that there is nothing, not left to find it out. */
function Horarios({ filas, ahora, cerrado, yo }: ListadoProps) {
  const dias = porDia(filas);
  const sinTiempo = dias.find(([, suyas]) => estaSinTiempo(suyas))?.[0];
  const hoy = diaDe(ahora);
  const aparte = { dias: dias.map(([dia]) => dia), hasta: sumarDias(hoy, PRONTO) };
  return (
    <>
      <Cerrado dichos={cerradoAparte(cerrado, aparte)} />
      {dias.length > 0 && !dias.some(([dia]) => dia === hoy) ? (
        <p className="text-ink-soft">Hoy, {semanaBreve(ahora)}, no hay partidos. Los próximos:</p>
      ) : null}
      {dias.map(([dia, suyas], indice) => (
        <DiaDeHorario
          key={dia}
          dia={dia}
          ahora={ahora}
          partidos={suyas}
          yo={yo}
          cerrado={cerradoEl(cerrado, dia)}
          sinTiempo={dia === sinTiempo && (indice > 0 ? 'Aún sin previsión' : meteo.sinMeteo)}
        />
      ))}
    </>
  );
}

const partidosDe = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 partido' : `${length} partidos`;

const Lista = ({ partidos, yo }: { partidos: readonly PartidoVisto[]; yo: number | null }) => (
  <ul className="grid">
    {partidos.map((partido) => (
      <Partido key={partido.id} size="fila" partido={partido} yo={yo} />
    ))}
  </ul>
);

/** The results, the newest day first, and before them what is over today and waits for its score. */
function Resultados({ filas, partidos, tipo, filtros, hasta, anterior, ahora, yo }: ListadoProps) {
  return (
    <>
      {hasta ? (
        <p className="text-ink-soft">
          Hasta el {fechaCompleta(hasta)}.{' '}
          <Link to={rutas.resultados(tipo ?? undefined)}>Ver los últimos</Link>
        </p>
      ) : null}
      {filas.length > 0 ? (
        <Plegado titulo={`Hoy: ${partidosDe(filas)} sin resultado aún`}>
          <Lista partidos={filas.map((fila) => vistoDeHorario(fila, ahora))} yo={yo} />
        </Plegado>
      ) : null}
      {porDia(partidos).map(([dia, suyos]) => (
        <Dia key={dia} dia={dia} hoy={diaDe(ahora)} cuantos={partidosDe(suyos)}>
          <Lista partidos={suyos.toReversed().map((fila) => vistoDeResultado(fila))} yo={yo} />
        </Dia>
      ))}
      <ComoSeLee partidos={partidos} />
      {anterior ? (
        <p className="print:hidden">
          <ButtonLink to={conFiltros(rutas.resultados(tipo ?? undefined), filtros, anterior)}>
            Ver días anteriores
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

export default function Partidos() {
  const leidos = useLoaderData<Datos>();
  const datos = { ...leidos, ahora: useAhora(leidos.ahora) };
  const { vista, tipo, ligas, filtros, filas, partidos } = datos;
  const yo = useYo()?.id ?? null;
  const deHorarios = vista === 'horarios';
  const contados: readonly { fecha: FechaHora }[] = deHorarios ? filas : partidos;
  const Listado = deHorarios ? Horarios : Resultados;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        titulo={tituloDe(datos)}
        migas={[{ titulo: 'Competiciones' }, { titulo: PAGINAS[vista].titulo }]}
        talla="datos"
        junto={<Cambio tipo={tipo} filtros={filtros} />}
      />
      <div className={`${PAGE} grid grid-cols-1 gap-3 py-2 md:gap-6 md:py-4 print:p-0`}>
        <Vistas
          direccion={rutas[vista]}
          tipo={tipo}
          ligas={ligas}
          filtros={filtros}
          dias={porDia(contados).map(([dia]) => dia)}
          hoy={diaDe(datos.ahora)}
        >
          {deHorarios ? (
            <Acciones>
              <Suscribirse {...calendarioDe(filtros.liga)} />
              <CompartirDia {...datos} />
            </Acciones>
          ) : null}
        </Vistas>
        {deHorarios ? <MiProximo /> : null}
        {contados.length === 0 ? <Nada vista={vista} tipo={tipo} filtros={filtros} /> : null}
        <Listado {...datos} yo={yo} />
        {contados.length + filas.length > 0 && hayMenores(datos) ? (
          <NotaMenores completos={datos.completos} />
        ) : null}
        <EnVivo {...(deHorarios ? { horario: filas } : { resultados: partidos })} />
      </div>
    </>
  );
}
