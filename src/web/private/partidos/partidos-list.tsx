import { Link, useSearchParams } from 'react-router';
import type { PartidoBuscar, PartidoFila } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { sinJugar } from '#domain/partido/resultado.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import {
  diaDeFiltro,
  FiltroEleccion,
  FiltroFecha,
  FiltroJugador,
  FiltroLiga,
  FiltroPista,
  Filtros,
  idDeFiltro,
  useBusqueda,
} from '#web/club/mesa/filtros.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { columnasDe, EnElMovil } from '#web/club/mesa/partido.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { Aplazados } from './aplazados.tsx';

/** The year only when it is another one. */
function diaConAnio(fecha: string): string {
  const hoy = hoyDelClub();
  if (diaDe(fecha) === hoy) return `Hoy, ${fechaSemana(fecha)}`;
  return fecha.slice(0, 4) === hoy.slice(0, 4)
    ? fechaSemana(fecha)
    : `${fechaSemana(fecha)} de ${fecha.slice(0, 4)}`;
}

const COLUMNAS = columnasDe(['fecha', 'pista', 'jugadores', 'liga', 'resultado']);

/** By days; where those to come are followed by those that are over, the first of these says so. */
function enElMovil(partidos: readonly PartidoFila[], hoy: Dia) {
  const esPasado = ({ fecha }: PartidoFila) => diaDe(fecha) < hoy;
  const primero = partidos.findIndex(esPasado);
  const corte = primero > 0 ? diaDe(partidos[primero]?.fecha ?? '') : null;
  return {
    groupOf: ({ fecha }: PartidoFila) =>
      diaDe(fecha) === corte ? `Antes de hoy · ${diaConAnio(fecha)}` : diaConAnio(fecha),
    row: EnElMovil,
    groupedBy: 'fecha',
  };
}

const SOLO_APLAZADOS = '1';
const POR_REANUDAR = '1';
const FUERA_DE_PLAZO = '1';

/** All of them, or those put off, is which list it is: no filter. */
const VISTA = ['todos', 'aplazados', 'reanudar', 'plazo'] as const;

const ESTADOS = [
  { value: 'todos', label: 'Todos' },
  { value: 'aplazados', label: 'Aplazados' },
  { value: 'reanudar', label: 'Por reanudar' },
];

/** Offered where some league sets a deadline. */
const DE_PLAZO = { value: 'plazo', label: 'Fuera de plazo' };

/** `todos` asks for every match instead of those of today and pending. */
export const SIN_FILTROS = {
  jugador: '',
  fecha: '',
  pista: '',
  liga: '',
  aplazados: '',
  reanudar: '',
  todos: '',
  plazo: '',
};

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({
  jugador,
  fecha,
  pista,
  liga,
  aplazados,
  reanudar,
  plazo,
}: typeof SIN_FILTROS): PartidoBuscar => ({
  jugador: jugador.trim() || null,
  fecha: diaDeFiltro(fecha),
  idPista: idDeFiltro(pista),
  idLiga: idDeFiltro(liga),
  aplazados: aplazados === SOLO_APLAZADOS,
  porReanudar: reanudar === POR_REANUDAR,
  fueraDePlazo: plazo === FUERA_DE_PLAZO,
});

type EstadoProps = {
  campo: (nombre: keyof typeof SIN_FILTROS) => { valor: string };
  pedir: (filtros: Partial<typeof SIN_FILTROS>) => void;
};

/** Those that are seen alone. */
const SOLOS = ['aplazados', 'reanudar', 'plazo'] as const;

const OTROS_FILTROS = ['jugador', 'fecha', 'pista', 'liga'] as const;

/** With nothing else to search by, the list is of today's and the pending ones; with something, of all that are so. */
function FiltroEstado({ campo, pedir }: EstadoProps) {
  const { data: ligas = [] } = useLigas();
  const atrasado = campo('plazo').valor === FUERA_DE_PLAZO;
  const hayPlazo = atrasado || ligas.some(({ reglas }) => reglas.plazoResultado > 0);
  const busca = OTROS_FILTROS.some((nombre) => campo(nombre).valor !== '');
  const deEntrada = busca ? [] : [{ value: '', label: 'Hoy y pendientes' }];
  const deTodos = busca || campo('todos').valor !== '' ? 'todos' : '';
  return (
    <FiltroEleccion
      label="Estado"
      data={[...deEntrada, ...ESTADOS, ...(hayPlazo ? [DE_PLAZO] : [])]}
      valor={SOLOS.find((nombre) => campo(nombre).valor === '1') ?? deTodos}
      cambiar={(valor) =>
        pedir({
          aplazados: valor === 'aplazados' ? SOLO_APLAZADOS : '',
          reanudar: valor === 'reanudar' ? POR_REANUDAR : '',
          todos: valor === 'todos' && !busca ? '1' : '',
          plazo: valor === DE_PLAZO.value ? FUERA_DE_PLAZO : '',
        })
      }
    />
  );
}

const espera = (partido: PartidoFila): boolean => sinJugar(conDesenlace(partido));

/** The newest day first and, within each, its hours as they come. */
const porDias = (a: PartidoFila, b: PartidoFila): number =>
  diaDe(a.fecha) === diaDe(b.fecha) ? porFecha(a, b) : porFecha(b, a);

/** All of them: from today on as they come, and then what is past, the newest day first. */
export function desdeHoy(partidos: readonly PartidoFila[], hoy: Dia): PartidoFila[] {
  const [pasados, porVenir] = [false, true].map((viene) =>
    partidos.filter(({ fecha }) => diaDe(fecha) >= hoy === viene),
  );
  return [...(porVenir?.sort(porFecha) ?? []), ...(pasados?.sort(porDias) ?? [])];
}

/** What the list opens with: today's matches, then the past ones without result, newest day first. */
export function hoyYPendientes(partidos: readonly PartidoFila[], hoy: Dia): PartidoFila[] {
  return partidos
    .filter((partido) => diaDe(partido.fecha) === hoy || (diaDe(partido.fecha) < hoy && espera(partido)))
    .sort(porDias);
}

function tituloDe(params: URLSearchParams): string {
  if (params.get('aplazados') === SOLO_APLAZADOS) return 'Aplazados';
  if (params.get('reanudar') === POR_REANUDAR) return 'Por reanudar';
  if (params.get('plazo') === FUERA_DE_PLAZO) return 'Fuera de plazo';
  return params.has('todos') ? 'Todos los partidos' : 'Partidos';
}

export const meta = ({ location }: { location: { search: string } }) =>
  metaDe({ titulo: tituloDe(new URLSearchParams(location.search)), oculta: true });

const SUSPENDER = { titulo: 'Suspender por lluvia', href: rutasPrivadas.suspender() };
const OTRAS = [
  { titulo: 'Nueva propuesta', href: rutasPrivadas.propuesta() },
  { titulo: 'Puntuación masiva', href: rutasPrivadas.puntuacionMasiva() },
  SUSPENDER,
  { titulo: 'Importar y exportar', href: rutasPrivadas.importar() },
];
const DE_APLAZADOS = [{ titulo: 'Nuevo partido', href: rutasPrivadas.partido(0) }, SUSPENDER];

const Otras = ({ otras }: { otras: typeof OTRAS }) =>
  otras.map(({ titulo, href }) => (
    <ButtonLink key={href} to={href}>
      {titulo}
    </ButtonLink>
  ));

function NuevoPartido() {
  const state = useListState();
  return (
    <ButtonLink look="action" to={rutasPrivadas.partido(0)} state={state}>
      Nuevo partido
    </ButtonLink>
  );
}

/** A proposal finds a place for those put off before any other. */
const ConPropuesta = () => (
  <ButtonLink look="action" to={rutasPrivadas.propuesta()}>
    Proponerles fecha
  </ButtonLink>
);

const VER_TODOS = rutasPrivadas.todosLosPartidos();

type CuantosProps = { partidos: readonly PartidoFila[]; deEntrada: boolean; aplazados: boolean };

/** Of many, those before today are pages away: it is said where. */
function Cuantos({ partidos, deEntrada, aplazados }: CuantosProps) {
  const total = cuantos(partidos.length, 'partido', 'partidos');
  const hoy = hoyDelClub();
  const antes = partidos.filter(({ fecha }) => diaDe(fecha) < hoy).length;
  if (!deEntrada)
    return antes === 0 || antes === partidos.length || aplazados
      ? total
      : `${total} · ${partidos.length - antes} desde hoy y, al final, ${antes} de antes`;
  return (
    <>
      {total} de hoy o sin resultado · <Link to={VER_TODOS}>Ver todos</Link>
    </>
  );
}

function Ninguno({ deEntrada }: { deEntrada: boolean }) {
  if (!deEntrada) return <Vacio titulo="Ningún partido es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio
      titulo="Hoy no hay partidos ni queda ninguno por puntuar"
      accion={
        <ButtonLink to={VER_TODOS} look="primary">
          Ver todos los partidos
        </ButtonLink>
      }
    >
      Busca por jugador, fecha, pista o liga, o crea uno nuevo.
    </Vacio>
  );
}

export default function PartidosList() {
  const {
    consulta,
    filas,
    vacios: deEntrada,
    filtros,
  } = useBusqueda({
    recurso: 'partidos',
    sinFiltros: SIN_FILTROS,
    busquedaDe: (escrito, porAtender) => ({ ...busquedaDe(escrito), porAtender }),
    leer: (body) => call('POST /api/private/partidos', { body }),
  });
  const [params] = useSearchParams();
  const titulo = tituloDe(params);
  const aplazados = titulo === 'Aplazados';
  // Of what was put off, day and court are those it no longer has.
  const sirve = (nombre: 'fecha' | 'pista') => !aplazados || params.has(nombre);
  const partidos = deEntrada ? hoyYPendientes(filas, hoyDelClub()) : desdeHoy(filas, hoyDelClub());
  return (
    <ListFrame
      title={titulo}
      actions={aplazados ? <ConPropuesta /> : <NuevoPartido />}
      more={<Otras otras={aplazados ? DE_APLAZADOS : OTRAS} />}
      filters={
        <Filtros {...filtros} vista={VISTA}>
          {(campo, pedir) => (
            <>
              <FiltroJugador {...campo('jugador')} />
              {sirve('fecha') ? <FiltroFecha {...campo('fecha')} /> : null}
              {sirve('pista') ? <FiltroPista {...campo('pista')} /> : null}
              <FiltroLiga {...campo('liga')} />
              <FiltroEstado campo={campo} pedir={pedir} />
            </>
          )}
        </Filtros>
      }
      query={consulta}
      summary={<Cuantos partidos={partidos} deEntrada={deEntrada} aplazados={aplazados} />}
      empty={partidos.length === 0 ? <Ninguno deEntrada={deEntrada} /> : null}
    >
      {aplazados ? (
        <Aplazados partidos={partidos} />
      ) : (
        <DataTable
          label="Partidos"
          columns={COLUMNAS}
          rows={partidos}
          to={({ id }) => rutasPrivadas.partido(id)}
          nameOf={parejaDe}
          phone={enElMovil(partidos, hoyDelClub())}
        />
      )}
    </ListFrame>
  );
}
