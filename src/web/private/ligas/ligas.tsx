import { useMemo, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { ligasOfrecidas, tiposPublicos } from '#contract/club/ofrecido.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { NombresImpresos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { nombreCompeticion, nombreDivision, nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { FiltroEleccion } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { recurso, type Vista } from '#web/club/mesa/recurso.tsx';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DialogButton } from '#web/ui/desk/modal.tsx';
import { useTableState } from '#web/ui/desk/pages.tsx';
import { Acciones, ElegirNombres, imprimir } from './acciones.tsx';
import { Avance, type Marcha, PorApuntar, totalDe, useMarcha } from './como-va.tsx';
import { borrarSi, Cabeza, cambiosDe, forma, GUARDAR, Partes, useAviso } from './ficha.tsx';

/** Its season is in the column beside it, or in the heading over it. */
const sinTemporada = ({ nombre, anio }: Liga): string =>
  nombre.replace(new RegExp(` (- )?${nombreTemporada(anio)}$`), '');

/** What its heading says, its row need not. */
const sinGrupo = (liga: Liga): string => nombreDivision(liga.tipo, liga.division) ?? sinTemporada(liga);

type Cuantos = (liga: Liga) => number;

/** How many play in each league, and how many were struck off it, whose matches are in its count. */
function useCuantosJuegan(): { juegan: Cuantos; eliminados: Cuantos } {
  const { data } = useJugadores();
  return useMemo(() => {
    const de = (fuera: boolean): Cuantos => {
      const suyos = (data ?? []).filter(({ estado }) => (estado === 'eliminado') === fuera);
      const deLiga = Map.groupBy(suyos, ({ idLiga }) => idLiga);
      return ({ id }) => deLiga.get(id)?.length ?? 0;
    };
    return { juegan: de(false), eliminados: de(true) };
  }, [data]);
}

/** Why there are more matches than those who play would have: ", ida y vuelta", ", con 1 eliminado". */
const porQueTantos = ({ idaVuelta }: Liga, eliminados: number): string =>
  [
    idaVuelta ? ', ida y vuelta' : '',
    eliminados > 0 ? `, con ${cuantos(eliminados, 'eliminado', 'eliminados')}` : '',
  ].join('');

/** From 0 to 1. */
const parteJugada = (marcha: Marcha | null): number =>
  marcha ? marcha.jugados / Math.max(1, totalDe(marcha)) : 0;

type Como = ReturnType<typeof useCuantosJuegan> & {
  marchaDe: ReturnType<typeof useMarcha>;
  agrupada: boolean;
};

const columnasDe = ({ juegan, eliminados, marchaDe, agrupada }: Como): Vista<Liga>['columnas'] => [
  {
    id: 'nombre',
    title: 'Liga',
    cell: (liga) => (
      <>
        {agrupada ? sinGrupo(liga) : sinTemporada(liga)}
        {liga.estado === 'activa' ? null : <Badge>(inactiva)</Badge>}
      </>
    ),
    sort: ({ nombre }) => nombre,
  },
  {
    id: 'temporada',
    title: 'Temporada',
    phone: 'hidden',
    cell: ({ anio }) => nombreTemporada(anio),
    sort: ({ anio }) => anio,
    // With those that are over in sight, there are several.
    says: ({ estado }) => estado === 'inactiva',
  },
  {
    id: 'jugados',
    title: 'Partidos jugados',
    cell: (liga) => (
      <Avance marcha={marchaDe(liga)} suelto=" jugados" palabra={porQueTantos(liga, eliminados(liga))} />
    ),
    sort: (liga) => parteJugada(marchaDe(liga)),
    says: (liga) => marchaDe(liga) !== null,
  },
  {
    id: 'jugadores',
    title: 'Jugadores',
    phone: 'end',
    cell: (liga) => (
      <>
        {juegan(liga)}
        <span className="md:hidden"> {juegan(liga) === 1 ? 'jugador' : 'jugadores'}</span>
      </>
    ),
    sort: juegan,
    says: (liga) => juegan(liga) > 0,
  },
  {
    id: 'apuntar',
    title: 'Pendiente',
    phone: 'line',
    cell: (liga) => <PorApuntar liga={liga} marcha={marchaDe(liga)} />,
    sort: (liga) => -(marchaDe(liga)?.porPuntuar ?? 0),
    says: (liga) => (marchaDe(liga)?.porPuntuar ?? 0) > 0,
  },
];

const SIN_FILTROS = { tipo: '', estado: '' };
type Filtros = typeof SIN_FILTROS;

const TODAS = 'todas';
const ESTADOS = [
  { value: '', label: 'Activas' },
  { value: 'inactiva', label: 'Inactivas' },
  { value: TODAS, label: 'Todas' },
];
const tipos = () => [
  { value: '', label: 'Todas' },
  ...tiposPublicos().map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];

/** Those of past seasons only when they are asked for. */
export const filtrar = (ligas: readonly Liga[], { tipo, estado }: Filtros): Liga[] =>
  ligas.filter(
    (liga) =>
      (tipo === '' || liga.tipo === tipo) && (estado === TODAS || liga.estado === (estado || 'activa')),
  );

const impresos = () =>
  ligasOfrecidas()
    .map((tipo) => CLASES[tipo])
    .flatMap(
      ({ deTitulo, idTodas }) =>
        [
          [`Clasificaciones ${deTitulo}`, 'clasificacion', idTodas],
          [`Horarios ${deTitulo}`, 'horarios', idTodas],
        ] as const,
    );

function Imprimir() {
  const [nombres, setNombres] = useState<NombresImpresos>('deportivos');
  return (
    <DialogButton label="Imprimir" title="Imprimir para el tablón">
      {() => (
        <div className={fields.stack}>
          <ElegirNombres value={nombres} onChange={setNombres} />
          {impresos().map(([rotulo, impreso, idLiga]) => (
            <Button key={rotulo} onClick={() => imprimir(impreso, idLiga, nombres)}>
              {rotulo}
            </Button>
          ))}
        </div>
      )}
    </DialogButton>
  );
}

type CuantasProps = { ligas: readonly Liga[]; inactivas: number; filtros: Filtros };

function Cuantas({ ligas, inactivas, filtros: { tipo, estado } }: CuantasProps) {
  const total = cuantos(ligas.length, 'liga', 'ligas');
  if (estado !== '' || inactivas === 0) return total;
  return (
    <>
      {total} ·{' '}
      <Link to={`?${new URLSearchParams({ ...(tipo && { tipo }), estado: TODAS })}`}>
        Ver también {cuantos(inactivas, 'inactiva', 'inactivas')}
      </Link>
    </>
  );
}

function useVista(todas: readonly Liga[], filtros: Filtros): Vista<Liga> {
  const lleva = usePuede('POST /api/private/ligas/:id');
  const { sort } = useTableState();
  const agrupada = sort === null || sort.column === 'nombre';
  const columnas = columnasDe({ ...useCuantosJuegan(), marchaDe: useMarcha(), agrupada });
  const acciones = {
    id: 'acciones',
    title: 'Acciones',
    phone: 'beside' as const,
    cell: (liga: Liga) => <Acciones liga={liga} />,
  };
  const filas = filtrar(todas, filtros);
  const inactivas = filtrar(todas, { ...filtros, estado: 'inactiva' }).length;
  return {
    filas,
    columnas: lleva ? [...columnas, acciones] : columnas,
    grupo: { de: (liga) => `${nombreCompeticion(liga)} ${nombreTemporada(liga.anio)}`, por: 'nombre' },
    resumen: <Cuantas ligas={filas} inactivas={inactivas} filtros={filtros} />,
    mas: (
      <>
        <ButtonLink to={rutasPrivadas.temporada()}>Cerrar la temporada</ButtonLink>
        <Imprimir />
        <ButtonLink to={rutasPrivadas.copia()}>Copia de seguridad</ButtonLink>
      </>
    ),
  };
}

const ligas = recurso({
  palabras: {
    titulo: 'Ligas',
    una: 'Liga',
    nueva: 'Nueva liga',
    borrar: 'Borrar la liga',
    borrada: 'Liga borrada',
    vacia: ['Todavía no hay ligas', 'Crea la primera para apuntar jugadores y partidos.'],
    ninguna: 'Ninguna liga es así',
  },
  llamadas: {
    clave: 'ligas',
    lista: rutasPrivadas.ligas(),
    ruta: rutasPrivadas.liga,
    useTodas: useLigas,
    leer: (id) => call('GET /api/private/ligas/:id', { params: { id } }),
    guardar: (id, body, como) => call(GUARDAR, { params: { id }, body }, como),
    borrar: (id) => call('DELETE /api/private/ligas/:id', { params: { id } }),
  },
  forma,
  lista: {
    useVista,
    filtros: {
      vacios: SIN_FILTROS,
      elegidos: true,
      campos: (campo) => (
        <>
          <FiltroEleccion label="Tipo" data={tipos()} {...campo('tipo')} />
          <FiltroEleccion label="Estado" data={ESTADOS} {...campo('estado')} />
        </>
      ),
    },
  },
  ficha: {
    guardada: ({ nombre }) => `Liga guardada: ${nombre}`,
    cabeza: Cabeza,
    Partes,
    toca: cambiosDe,
    useAviso,
    borrarSi,
  },
});

export const { meta } = ligas;

/** Where the backup used to be. */
const COPIA = '#copia';

export default function Ligas() {
  return useLocation().hash === COPIA ? <Navigate to={rutasPrivadas.copia()} replace /> : <ligas.Pantalla />;
}
