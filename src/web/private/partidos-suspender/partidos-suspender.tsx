import { Checkbox } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { fechaSemana, semanaBreve } from '#domain/fecha-texto.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { haAcabado } from '#domain/partido/suspension.ts';
import type { Sitio } from '#domain/partido/traslado.ts';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { useMeteo, usePartidosDelDia } from '#web/club/mesa/dia-de-juego.tsx';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { diaDeFiltro } from '#web/club/mesa/filtros.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { columnasDe, PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Lluvia, MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';
import { enResumen } from './destinos.ts';
import { Resultado } from './hecho.tsx';
import { QueSeHace } from './que-se-hace.tsx';
import {
  type Fallo,
  type Hecho,
  pedidoDe,
  SUSPENDER,
  type UsoSuspension,
  useSuspender,
  useSuspension,
} from './use-suspension.ts';

/** A match whose time is over may have been played, and then needs a score instead of another day. */
function QuizaJugados({ uso: { marcados } }: { uso: UsoSuspension }) {
  const ahora = ahoraDelClub();
  const n = marcados.filter((partido) => haAcabado(partido, ahora)).length;
  if (n === 0) return null;
  return (
    <Notice tone="warn" title="¿Alguno llegó a jugarse?">
      <p>
        {n === 1
          ? 'La hora de 1 partido marcado ya ha pasado. Si se jugó, desmárcalo y ponle'
          : `La hora de ${n} partidos marcados ya ha pasado. Desmarca los que se jugaron y ponles`}{' '}
        su resultado en <Link to={rutasPrivadas.puntuacionMasiva()}>Puntuación masiva</Link>.
      </p>
    </Notice>
  );
}

/** The new day failed to load: the error and a retry; what was chosen stays. */
function SinComprobar({ fallo: { mensaje, reintentar, reintentando } }: { fallo: Fallo }) {
  return (
    <div role="alert">
      <Notice tone="bad" title="No se ha podido comprobar el nuevo día">
        <p>{mensaje}</p>
        <Button size="s" onClick={reintentar} busy={reintentando}>
          Comprobarlo otra vez
        </Button>
      </Notice>
    </div>
  );
}

function Todos({ uso: { partidos, marcados, marcar } }: { uso: UsoSuspension }) {
  const todos = marcados.length === partidos.length;
  return (
    <Checkbox
      label="Suspender todos los de ese día"
      checked={todos}
      indeterminate={!todos && marcados.length > 0}
      onChange={({ currentTarget }) =>
        marcar(
          partidos.map(({ id }) => id),
          currentTarget.checked,
        )
      }
    />
  );
}

type ListaProps = { uso: UsoSuspension; rechazos: ReadonlyMap<number, string> };
type DePartido = ListaProps & { partido: PartidoEncontrado };

const enPalabras = ({ fecha, idPista }: Sitio, { pistas }: UsoSuspension): string =>
  `${semanaBreve(fecha)}, ${horaDe(fecha)} · ${pistas.get(idPista ?? 0) ?? 'Sin pista'}`;

/** Proposals place matches of some leagues: friendlies and play-offs are given a date by hand. */
function sinFecha({ idLiga }: PartidoEncontrado, { ligas }: UsoSuspension): string {
  const tipo = ligas.find(({ id }) => id === idLiga)?.tipo;
  return TIPOS_GESTIONADOS.some((uno) => uno === tipo)
    ? 'Aplazado: a la próxima propuesta'
    : 'Aplazado: habrá que darle día a mano';
}

const NOTA = cx('block text-xs leading-tight');

function Adonde({ uso, rechazos, partido }: DePartido) {
  const destino = uso.destinos.get(partido.id);
  const rechazo = rechazos.get(partido.id);
  if (destino === undefined) return <span className="text-ink-soft">Se queda como está</span>;
  if (uso.leyendo)
    return uso.fallo && !uso.fallo.reintentando
      ? 'No se sabe: ese día no se ha podido comprobar'
      : 'Comprobando ese día…';
  const { sitio, nota } = destino;
  return (
    <span>
      <span className="md:hidden" aria-hidden="true">
        →{' '}
      </span>
      {sitio === null ? sinFecha(partido, uso) : enPalabras(sitio, uso)}
      {nota === null ? null : <small className={cx(NOTA, 'text-warn')}>{nota}</small>}
      {rechazo === undefined ? null : <small className={cx(NOTA, 'text-bad')}>{rechazo}</small>}
    </span>
  );
}

/** Overrides the common day for one match. */
function SuDia({ uso, partido }: DePartido) {
  const [abierto, setAbierto] = useState(false);
  const { id } = partido;
  if (uso.modo !== 'otro-dia' || !uso.destinos.has(id)) return null;
  const suyo = uso.suyos.get(id) ?? null;
  if (suyo === null && !abierto)
    return (
      <Button
        size="s"
        look="ghost"
        className="flex-none px-1 max-md:text-xs"
        onClick={() => setAbierto(true)}
      >
        Otro día<span className="visually-hidden"> para {parejaDe(partido)}</span>
      </Button>
    );
  return (
    <CampoDia
      label="Su día"
      size="xs"
      aria-label={`Día de ${parejaDe(partido)}`}
      clearable
      value={suyo ?? uso.otroDia}
      onChange={(dia) => {
        uso.ponerDia(id, dia);
        if (dia === null) setAbierto(false);
      }}
      error={suyo && uso.reparoDelDia(suyo)}
    />
  );
}

const Tiempo = ({ meteo }: { meteo: MeteoFila | null }) =>
  meteo && (
    <span className="flex items-center gap-2">
      <MeteoPartido weather={meteo} talla={24} />
      {meteo.lluvia === null ? null : <Lluvia lluvia={meteo.lluvia} icon={meteo.icon} />}
    </span>
  );

const DEL_PARTIDO = columnasDe(['hora', 'pista', 'quienes', 'liga']);

/** Each box has its own name. */
const Marcar = () => <span className="visually-hidden">Suspender</span>;

const Marca = ({ uso, partido }: DePartido) => (
  <Checkbox
    aria-label={`Suspender ${parejaDe(partido)}`}
    checked={uso.marcados.includes(partido)}
    onChange={({ currentTarget }) => uso.marcar([partido.id], currentTarget.checked)}
  />
);

/** Where it goes, and beside it the way to another day. */
const PasaA = (de: DePartido) => (
  <div className="flex items-center justify-between gap-x-2 md:min-h-12">
    <Adonde {...de} />
    <SuDia {...de} />
  </div>
);

function Tabla(lista: ListaProps) {
  const meteo = useMeteo();
  const { partidos } = lista.uso;
  const columnas: Column<PartidoEncontrado>[] = [
    {
      id: 'marca',
      title: 'Suspender',
      head: <Marcar />,
      cell: (partido) => <Marca {...lista} partido={partido} />,
    },
    ...DEL_PARTIDO,
    {
      id: 'tiempo',
      title: 'Tiempo',
      cell: ({ fecha }) => <Tiempo meteo={meteo(fecha)} />,
      says: ({ fecha }) => meteo(fecha) !== null,
    },
    { id: 'adonde', title: 'Pasa a', cell: (partido) => <PasaA {...lista} partido={partido} /> },
  ];
  return (
    <div className="@container">
      <DataTable
        label="Partidos por jugar"
        columns={columnas}
        rows={partidos}
        to={({ id }) => rutasPrivadas.partido(id)}
        nameOf={parejaDe}
      />
    </div>
  );
}

/** On a phone, the box at the left of its match, and under it where it goes. */
function Lineas(lista: ListaProps) {
  const { partidos, marcados } = lista.uso;
  const meteo = useMeteo();
  const state = useListState();
  return (
    <ul className="surface overflow-hidden" aria-label="Partidos por jugar">
      {partidos.map((partido) => (
        <li
          key={partido.id}
          className={cx(
            'grid gap-1 border-hairline px-2 py-2 text-xs text-ink-soft not-first:border-t',
            marcados.includes(partido) && 'bg-azul-pale',
          )}
        >
          <div className="flex items-center gap-4">
            <Marca {...lista} partido={partido} />
            <PartidoDeMesa size="pila" partido={partido} parts={['hora', 'liga', 'pista']} ida={state} />
          </div>
          <div className="ps-8">
            <Tiempo meteo={meteo(partido.fecha)} />
            <PasaA {...lista} partido={partido} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The matches of the day that can be suspended, each with where it would go. */
const Lista = (props: ListaProps) => (useIsPhone() ? <Lineas {...props} /> : <Tabla {...props} />);

export const meta = () => metaDe({ titulo: 'Suspender por lluvia', oculta: true });

/** `partidos`: those that come marked, by their ids with dots between them. */
const SIN_FILTROS = { dia: '', partidos: '' };

const elegidosDe = (texto: string): number[] | null => (texto === '' ? null : texto.split('.').map(Number));

const porJugar = (partidos: readonly PartidoEncontrado[]): PartidoEncontrado[] =>
  partidos.filter((partido) => estaPorJugar(conDesenlace(partido))).sort(porFecha);

/** What has ended may only lack its result: it is there to be marked, but it is not to come. */
function cuantosQuedan(partidos: readonly PartidoEncontrado[]): string {
  const terminados = partidos.filter((partido) => haAcabado(partido, ahoraDelClub())).length;
  if (terminados === 0) return cuantos(partidos.length, 'partido por jugar', 'partidos por jugar');
  const quedan = partidos.length - terminados;
  return `${quedan} por jugar o en juego · ${cuantos(terminados, 'ya terminado', 'ya terminados')}`;
}

type FormularioProps = {
  dia: Dia;
  partidos: readonly PartidoEncontrado[];
  elegidos: readonly number[] | null;
  /** Null: it was undone. */
  alTerminar: (hecho: Hecho | null) => void;
};

function Formulario({ dia, partidos, elegidos, alTerminar }: FormularioProps) {
  const uso = useSuspension(dia, partidos, elegidos);
  const pedido = uso.listo ? { body: pedidoDe(uso) } : null;
  const { nota, callar } = useAvisosDe(SUSPENDER, pedido, { enBarra: true });
  const { suspender, suspendiendo, rechazos } = useSuspender(uso, { alTerminar, quiet: callar });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    suspender();
  };
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={enviar} noValidate>
      <QueSeHace uso={uso} />
      {uso.fallo ? <SinComprobar fallo={uso.fallo} /> : null}
      <QuizaJugados uso={uso} />
      <Todos uso={uso} />
      <Lista uso={uso} rechazos={rechazos} />
      <div className={desk.bar} data-bar>
        <Button type="submit" look="action" disabled={!uso.listo} busy={suspendiendo}>
          {`Suspender ${cuantos(uso.marcados.length, 'partido', 'partidos')}`}
        </Button>
        {uso.leyendo ? null : (
          <span className="text-s empty:hidden max-md:order-first max-md:basis-full">
            {enResumen(uso.destinos.values())}
          </span>
        )}
        {nota}
        <ButtonLink to={rutasPrivadas.partidos()}>Volver</ButtonLink>
      </div>
    </form>
  );
}

/** A day of rain: its matches go to another one, or wait for a proposal, in one step. */
export default function PartidosSuspender() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const dia = diaDeFiltro(filters.dia) ?? hoyDelClub();
  const consulta = usePartidosDelDia(dia);
  const [hecho, setHecho] = useState<{ dia: Dia; que: Hecho } | null>(null);
  const partidos = porJugar(consulta.data ?? []);
  const terminado = hecho?.dia === dia ? hecho.que : null;
  return (
    <ListFrame
      title="Suspender por lluvia"
      filters={
        <search className="block max-w-3xs">
          <CampoDia
            label="Día suspendido"
            value={dia}
            onChange={(nuevo) => search({ dia: nuevo ?? '', partidos: '' })}
          />
        </search>
      }
      // A refetch that fails keeps the form and what was chosen: only the first load shows the error.
      query={{ ...consulta, isError: consulta.isLoadingError }}
      summary={terminado ? null : cuantosQuedan(partidos)}
      empty={
        !terminado && partidos.length === 0 ? (
          <Vacio
            titulo={`El ${fechaSemana(dia)} no queda ningún partido por jugar`}
            accion={<ButtonLink to={rutasPrivadas.partidos()}>Volver a partidos</ButtonLink>}
          >
            Elige arriba el día que ha llovido.
          </Vacio>
        ) : null
      }
    >
      {terminado ? (
        <Resultado dia={dia} hecho={terminado} />
      ) : (
        <Formulario
          key={`${dia} ${filters.partidos}`}
          dia={dia}
          elegidos={elegidosDe(filters.partidos)}
          partidos={partidos}
          alTerminar={(que) => setHecho(que && { dia, que })}
        />
      )}
    </ListFrame>
  );
}
