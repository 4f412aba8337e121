import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Cambio } from '#contract/liga/partidos.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { metaDe } from '#web/club/meta.ts';
import type { Notified } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import type { Ajustes } from './campos.tsx';
import { useFicha } from './consultas.ts';
import { avisarHecho, type Cambios, type Consecuencias, useFichaRuta, type Volver } from './ficha.tsx';
import { type CamposDeFiltro, FormularioDeFiltros, useFiltros } from './filtros.tsx';
import { columnaDelCampo, Entrada, type Forma, useListasDe } from './formulario.tsx';
import { useEdicion } from './use-edicion.ts';
import { Vacio } from './vacio.tsx';

type Valores = Record<string, unknown>;
type Textos = Record<string, string>;
type Entidad = { id: number; version: number; nombre: string };
type Fila = { id: number; nombre: string };

/** What a list shows: its rows and its columns, of which those of the table of fields are told by their name. */
export type Vista<F> = {
  filas: readonly F[];
  columnas: readonly (Column<F> | string)[];
  /** Under which heading a row stands, and the column that puts the headings in order. */
  grupo?: { de: (fila: F) => string; por: string };
  resumen: ReactNode;
  /** The quiet actions, and what stands in the place of the main one. */
  mas?: ReactNode;
  principal?: ReactNode;
  /** What stands round the rows. */
  marco?: (filas: ReactNode) => ReactNode;
};

/** What the parts of a form are made with. */
export type Partes<E, V extends Valores> = {
  entidad: E | null;
  form: UseFormReturnType<V>;
  /** The box of a field, with what this screen says of it. */
  campo: (nombre: keyof V & string, ajustes?: Ajustes) => ReactNode;
  /** Those of all of them, in a row. */
  todos: ReactNode;
  /** What saving does to arranged matches, and whether another one is written after this. */
  pie: ReactNode;
  cambios: Cambios;
  volver: Volver;
};

/** A list and its details. What they need beyond this is no option: the screen is written by hand. */
type Recurso<E extends Entidad, F extends Fila, V extends Valores, S extends Textos> = {
  palabras: {
    /** Of the list, and of one. */
    titulo: string;
    una: string;
    nueva: string;
    borrar: string;
    borrada: string;
    /** Of a list with nothing in it: that, and the next step. Of one whose filters leave nothing: that. */
    vacia: readonly [titulo: string, texto: string];
    ninguna?: string;
  };
  llamadas: {
    /** Names them in the cache. */
    clave: string;
    lista: string;
    ruta: (id: number) => string;
    useTodas: (filtros: S) => UseQueryResult<F[], Error>;
    leer: (id: number) => Promise<E>;
    guardar: (id: number, valores: V & { version: number | null }, como: Notified) => Promise<E>;
    borrar: (id: number) => Promise<unknown>;
  };
  forma: Forma<V>;
  lista: {
    // biome-ignore lint/suspicious/noExplicitAny: what a row is joined with is each list's
    useVista: (datos: readonly F[], filtros: S) => Vista<any>;
    filtros?: {
      /** Those of the address, empty. */
      vacios: S;
      /** Those that say which list it is: they are not counted, and stay when the others are taken away. */
      vista?: readonly (keyof S)[];
      /** None is typed. */
      elegidos?: boolean;
      campos: CamposDeFiltro<S>;
      /** One beside them, in sight also where they are folded. */
      aparte?: CamposDeFiltro<S>;
    };
  };
  ficha: {
    /** What is said once it is saved. */
    guardada: (una: E) => string;
    /** Beside its name. */
    cabeza?: (entidad: E) => ReactNode;
    Partes?: (partes: Partes<E, V>) => ReactNode;
    toca?: (entidad: E | null, valores: V) => Cambio[];
    /** Whom saving it tells. */
    useAviso?: (entidad: E | null, valores: V) => { nota: ReactNode; callar: boolean };
    borrarSi: (
      entidad: E,
      form: UseFormReturnType<V>,
      guardar: () => Promise<void>,
    ) => Promise<Consecuencias>;
    alGuardar?: (guardada: E, antes: E | null) => void;
    /** How a new one begins, by the address that leads to it; or after another one, by the name of that. */
    empieza?: (address: URLSearchParams, tras: string) => Partial<V>;
    /** A second one is written after a new one. */
    otraDespues?: boolean;
  };
};

const sinAviso = () => ({ nota: null, callar: false });

type DeFicha<E extends Entidad, V extends Valores> = Pick<
  Recurso<E, Fila, V, Textos>,
  'palabras' | 'llamadas' | 'forma' | 'ficha'
>;

type Otra = { quiere: boolean; querer: (quiere: boolean) => void; empezar: (tras: string) => void };

type Abierta<E> = { entidad: E | null; tras?: string; volver: Volver; otra: Otra };

/** The form of one of them, what it says on being saved and what deleting it does. */
function useFormulario<E extends Entidad, V extends Valores>(
  { palabras, llamadas, forma, ficha }: DeFicha<E, V>,
  { entidad, tras = '', volver, otra }: Abierta<E>,
) {
  const quiet = useRef(false);
  const ultima = useRef('');
  const { useAviso = sinAviso } = ficha;
  const [address] = useSearchParams();
  const uso = useEdicion<V, E, E>({
    entidad,
    nueva: () => ({ ...forma.valores(null), ...ficha.empieza?.(address, tras) }),
    valoresDe: forma.valores,
    validate: forma.faltas as never,
    leer: llamadas.leer,
    enviar: (id, valores, version) => llamadas.guardar(id, { ...valores, version }, { quiet: quiet.current }),
    resumen: forma.resumen,
    alGuardar: (guardada) => {
      ultima.current = guardada.nombre;
      avisarHecho(ficha.guardada(guardada));
      ficha.alGuardar?.(guardada, entidad);
    },
    volver: (fila) => (otra.quiere && ultima.current ? otra.empezar(ultima.current) : volver(fila)),
    borrado: {
      titulo: palabras.borrar,
      hecho: palabras.borrada,
      consecuencias: ficha.borrarSi,
      borrar: llamadas.borrar,
    },
  });
  const { nota, callar } = useAviso(entidad, uso.form.values);
  quiet.current = callar;
  return { ...uso, nota };
}

function Formulario<E extends Entidad, V extends Valores>({
  recurso,
  ...abierta
}: Abierta<E> & { recurso: DeFicha<E, V> }) {
  const { palabras, forma, ficha } = recurso;
  const { entidad, otra, volver } = abierta;
  const { form, cambios, marco, nota } = useFormulario(recurso, abierta);
  const tocan = ficha.toca?.(entidad, form.values) ?? [];
  const tocados = useAfectados(tocan);
  const campo = (nombre: string, ajustes?: Ajustes) => (
    <Entrada key={nombre} campos={forma.campos} {...{ nombre, form, ajustes }} />
  );
  const { Partes = SoloDatos } = ficha;
  return (
    <DetailFrame
      title={entidad?.nombre ?? palabras.nueva}
      badge={entidad && ficha.cabeza?.(entidad)}
      {...marco}
      saveLabel={conLoQueToca('Guardar', tocados)}
      saveNote={nota}
    >
      <Partes
        {...{ entidad, form, campo, cambios, volver }}
        todos={<div className={fields.row}>{Object.keys(forma.campos).map((nombre) => campo(nombre))}</div>}
        pie={
          <>
            <Afectados partidos={tocados} cambios={tocan} />
            {ficha.otraDespues && !entidad ? <OtraDespues {...otra} /> : null}
          </>
        }
      />
    </DetailFrame>
  );
}

const SoloDatos = ({ todos, pie }: Pick<Partes<unknown, Valores>, 'todos' | 'pie'>) => (
  <Section title="Datos">
    {todos}
    {pie}
  </Section>
);

const OtraDespues = ({ quiere, querer }: Otra) => (
  <Checkbox
    label="Añadir otra después"
    description="Al guardar, la siguiente queda preparada con su nombre."
    checked={quiere}
    onChange={({ currentTarget }) => querer(currentTarget.checked)}
  />
);

function Ficha<E extends Entidad, V extends Valores>({ recurso }: { recurso: DeFicha<E, V> }) {
  const { llamadas, forma } = recurso;
  const { id, volver } = useFichaRuta(llamadas.lista);
  const consulta = useFicha(llamadas.clave, id, () => llamadas.leer(id));
  const [quiere, querer] = useState(false);
  const [tras, empezar] = useState('');
  return (
    <DetailLoad queries={[consulta, ...useListasDe(forma.campos)]} onBack={volver}>
      {() => (
        <Formulario
          key={`${id} ${tras}`}
          {...{ recurso, tras, volver }}
          entidad={consulta.data ?? null}
          otra={{ quiere, querer, empezar }}
        />
      )}
    </DetailLoad>
  );
}

type DeLista = Pick<Recurso<Entidad, Fila, Valores, Textos>, 'palabras' | 'llamadas'>;

function Nueva({ palabras, llamadas }: DeLista) {
  return (
    <ButtonLink look="action" to={llamadas.ruta(0)} state={useListState()}>
      {palabras.nueva}
    </ButtonLink>
  );
}

/** With nothing in it, or with filters that leave nothing. */
function Vacia({
  sinNada,
  nueva,
  palabras,
}: Pick<DeLista, 'palabras'> & { sinNada: boolean; nueva: ReactNode }) {
  const [titulo, texto] = palabras.vacia;
  if (!sinNada) return <Vacio titulo={palabras.ninguna ?? titulo}>Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo={titulo} accion={nueva}>
      {texto}
    </Vacio>
  );
}

const SIN_FILTROS = { vacios: {}, campos: () => null };

function Lista<E extends Entidad, F extends Fila, V extends Valores, S extends Textos>({
  recurso,
}: {
  recurso: Recurso<E, F, V, S>;
}) {
  const { palabras, llamadas, forma, lista } = recurso;
  const { campos, aparte, vacios, ...deVista } = lista.filtros ?? (SIN_FILTROS as never);
  const { filters, isEmpty, search } = useUrlFilters<S>(vacios);
  const consulta = llamadas.useTodas(filters);
  const busca = useFiltros(filters, (nuevos, paso) => {
    if (!search(nuevos, paso)) consulta.refetch();
  });
  const { data = [] } = consulta;
  // Where all are here, what is typed filters before the address says so.
  const vista = lista.useVista(data, busca.valores);
  const { filas, columnas, grupo, marco = (dentro: ReactNode) => dentro } = vista;
  const nueva = <Nueva {...(recurso as never as DeLista)} />;
  const filtros = (
    <>
      <FormularioDeFiltros busca={busca} sinFiltros={vacios} {...deVista}>
        {campos(busca.campo, busca.pedir)}
      </FormularioDeFiltros>
      {aparte?.(busca.campo, busca.pedir)}
    </>
  );
  return (
    <ListFrame
      title={palabras.titulo}
      actions={vista.principal || nueva}
      more={vista.mas}
      filters={lista.filtros ? filtros : null}
      query={consulta}
      summary={vista.resumen}
      empty={
        filas.length === 0 ? <Vacia sinNada={isEmpty && data.length === 0} {...{ nueva, palabras }} /> : null
      }
    >
      {marco(
        <DataTable
          label={palabras.titulo}
          columns={columnas.map((una) =>
            typeof una === 'string' ? columnaDelCampo(forma.campos, una) : una,
          )}
          rows={filas}
          to={({ id }) => llamadas.ruta(id)}
          nameOf={({ nombre }) => nombre}
          {...(grupo && { phone: { groupOf: grupo.de, groupedBy: grupo.por } })}
        />,
      )}
    </ListFrame>
  );
}

/** Both screens, each in its address, and what their tab says. docs/como/pantalla.md */
export function recurso<
  E extends Entidad,
  F extends Fila,
  V extends Valores,
  S extends Textos = Record<never, string>,
>(suyo: Recurso<E, F, V, S>) {
  const { titulo, una } = suyo.palabras;
  return {
    useFormulario: (abierta: Abierta<E>) => useFormulario<E, V>(suyo as never, abierta),
    meta: ({ params }: { params: { id?: string } }) =>
      metaDe({ titulo: params.id === undefined ? titulo : una, oculta: true }),
    Pantalla: () =>
      useParams().id === undefined ? (
        <Lista recurso={suyo} />
      ) : (
        <Ficha recurso={suyo as never as DeFicha<E, V>} />
      ),
  };
}
