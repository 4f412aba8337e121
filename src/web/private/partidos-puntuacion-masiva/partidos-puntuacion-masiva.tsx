import { type FocusEvent, type FormEvent, Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { TIPO_PRINCIPAL, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { CuentaRaros } from '#web/club/casillas/indicadores.tsx';
import { quedaAplazado, tieneResultado } from '#web/club/casillas/valores.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { FiltroEleccion, filtrosPuestos, idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useShortcuts } from '#web/ui/desk/detail-frame.tsx';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { FilterForm, ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { tripFrom, useReturn } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';
import { useDichos, useRellenar } from './dicho.tsx';
import {
  type AlGuardar,
  type Borrador,
  filtrar,
  irAlPrimero,
  PUNTUAR,
  pedidoDe,
  rarosDe,
  type Tocado,
  tocadosDe,
  useBorrador,
  useGuardarPuntos,
} from './guardar.ts';
import { Partido } from './partido.tsx';
import {
  type Cuales,
  conDeportes,
  LoQueQueda,
  Pendientes,
  TODAS,
  tiposDe,
  usePendientes,
} from './pendientes.tsx';
import { Teclas } from './teclas.tsx';

const ligasDe = (guardados: readonly Tocado[]): [number, string][] => [
  ...new Map(guardados.map(({ partido: { idLiga, liga } }) => [idLiga, liga])),
];

const tipoDeLiga = (ligas: readonly Liga[], id: number): TipoLiga =>
  ligas.find((liga) => liga.id === id)?.tipo ?? TIPO_PRINCIPAL;

function Guardado({ tipo, guardado: { partido, puntos } }: { tipo: Cuales; guardado: Tocado }) {
  const vuelta = tripFrom(`${rutasPrivadas.puntuacionMasiva()}?tipo=${tipo}`);
  const nombres = parejaDe(partido);
  return (
    <li>
      {nombres}: <strong>{textoMarcador(conDesenlace(puntos))}</strong>{' '}
      <Link className="inline-block py-1" to={rutasPrivadas.partido(partido.id)} state={vuelta}>
        Corregir<span className="visually-hidden"> {nombres}</span>
      </Link>
    </li>
  );
}

/** What was saved since the screen was opened, to spot mistakes, with links to the tables. */
function Guardados({ tipo, guardados }: { tipo: Cuales; guardados: readonly Tocado[] }) {
  const ligas = useLigas().data ?? [];
  if (guardados.length === 0) return null;
  return (
    <section className="mb-4" aria-label="Recién guardados">
      <Notice tone="ok" title={cuantos(guardados.length, 'partido guardado', 'partidos guardados')}>
        <ul className="grid gap-1">
          {guardados.map((guardado) => (
            <Guardado key={guardado.partido.id} tipo={tipo} guardado={guardado} />
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          La clasificación está al día:{' '}
          {ligasDe(guardados).map(([id, nombre]) => (
            <Link key={id} to={rutas.clasificaciones(tipoDeLiga(ligas, id), id)}>
              {nombre}
            </Link>
          ))}
        </p>
      </Notice>
    </section>
  );
}

type ListaProps = {
  tipo: Cuales;
  /** Of every type: what was typed of those not shown stays. */
  pendientes: readonly PartidoFila[];
  /** All of the type: what was typed of any is kept. */
  partidos: readonly PartidoFila[];
  /** Only those of that day and that league are shown. */
  vistos: readonly PartidoFila[];
  alGuardar: AlGuardar;
};

/** Not on a touch screen, where it would open the keyboard, nor from a filter that is being chosen with the arrows. */
function usePrimerFoco(): void {
  useEffect(() => {
    const elige = document.activeElement?.matches('select');
    if (!elige && mayFocus()) irAlPrimero();
  }, []);
}

type PorPuntuar = { partidos: readonly PartidoFila[]; ligas: readonly Liga[] };

/** How many are odd, not counting the one being typed. */
function useRaros({ partidos, ligas }: PorPuntuar, borrador: Borrador) {
  const [enfocado, setEnfocado] = useState('');
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setEnfocado(target.closest('[data-partido]')?.id ?? '');
  const raros = rarosDe(tocadosDe(partidos, borrador), ligas);
  return { raros: raros.filter(({ partido: { id } }) => `partido-${id}` !== enfocado).length, onFocus };
}

type CuentaProps = Pick<ListaProps, 'vistos'> & { borrador: Borrador; raros: number };

/** How many of those in sight are dealt with: a postponed one waits for nobody's score. */
function Cuenta({ vistos, borrador, raros }: CuentaProps) {
  const hechos = vistos.filter(({ id }) => tieneResultado(borrador[id])).length;
  const aplazados = vistos.filter(({ id }) => quedaAplazado(borrador[id])).length;
  return (
    <span className="font-semibold tabular-nums max-md:flex-1" role="status">
      {hechos} de {vistos.length} con resultado
      {aplazados > 0 ? ` · ${cuantos(aplazados, 'aplazado', 'aplazados')}` : ''} <CuentaRaros n={raros} />
    </span>
  );
}

const Atajos = () => (
  <span className={cx(desk.keys, 'min-w-0 flex-1')} aria-hidden="true">
    <kbd>Intro</kbd> siguiente · <kbd>N</kbd> no se presenta · <kbd>A</kbd> aplaza · <kbd>R</kbd> se retira ·{' '}
    <kbd>S</kbd> se suspende · <kbd>U</kbd> deshace · <kbd>Ctrl</kbd>+<kbd>S</kbd> guarda
  </span>
);

const Guardar = ({ nuevos, guardando }: { nuevos: number; guardando: boolean }) => (
  <Button
    type="submit"
    look={nuevos > 0 ? 'action' : 'soft'}
    busy={guardando}
    data-guardar
    aria-keyshortcuts="Control+S"
  >
    Guardar
  </Button>
);

type DiasProps = Pick<ListaProps, 'vistos'> & { children: (partido: PartidoFila, n: number) => ReactNode };

/** A heading for each day, in the order they come. */
const PorDias = ({ vistos, children }: DiasProps) =>
  [...Map.groupBy(vistos, ({ fecha }) => diaDe(fecha))].map(([dia, suyos]) => (
    <Fragment key={dia}>
      <h2 className="mt-4 mb-1 heading-text text-m first:mt-0 first-letter:uppercase lg:mb-4">
        {fechaSemana(dia)}
      </h2>
      {suyos.map(children)}
    </Fragment>
  ));

function Lista({ tipo, pendientes, partidos, vistos, alGuardar }: ListaProps) {
  const { data, refetch } = useLigas();
  const ligas = data ?? [];
  const leerLigas = async () => data ?? (await refetch()).data ?? [];
  const uso = useBorrador(pendientes);
  const dichos = useDichos(tiposDe(tipo));
  useRellenar(partidos, dichos, uso);
  const tocados = tocadosDe(partidos, uso.borrador);
  const pedido = tocados.length > 0 ? pedidoDe(tocados) : null;
  const { nota, callar: quiet } = useAvisosDe(PUNTUAR, pedido, { enBarra: true });
  const { guardar, guardando, rechazosDe } = useGuardarPuntos(uso, { partidos, leerLigas, alGuardar, quiet });
  const { raros, onFocus } = useRaros({ partidos, ligas }, uso.borrador);
  const volver = useReturn(rutasPrivadas.partidos());
  useShortcuts({ onSave: guardar, onClose: volver });
  usePrimerFoco();
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    guardar();
  };
  return (
    <form className="grid" onSubmit={enviar} onFocus={onFocus} noValidate>
      <PorDias vistos={vistos}>
        {(partido, n) => (
          <Partido
            key={partido.id}
            partido={partido}
            puntos={uso.borrador[partido.id]}
            liga={ligas.find(({ id }) => id === partido.idLiga)}
            rechazos={rechazosDe(partido.id)}
            escribir={uso.escribir}
            primero={n === 0}
            dicho={dichos.get(partido.id)}
          />
        )}
      </PorDias>
      <div className={desk.bar} data-bar>
        <Guardar nuevos={tocados.length} guardando={guardando} />
        <Button onClick={() => volver()}>Volver</Button>
        <Cuenta vistos={vistos} borrador={uso.borrador} raros={raros} />
        {nota}
        <Atajos />
      </div>
      <Teclas guardar={guardar} tocados={tocados.length} />
    </form>
  );
}

export const meta = () => metaDe({ titulo: 'Puntuación masiva', oculta: true });

/** `liga` and `dia`: of that type, only the matches of that one and that day. */
const SIN_FILTROS = { tipo: '', liga: '', dia: '' };

const TIPOS: readonly Cuales[] = [TODAS, ...TIPOS_LIGA];

const tipoDe = (texto: string): Cuales | null => TIPOS.find((tipo) => tipo === texto) ?? null;

/** Enter in the filter: to the first box or, while the list is on its way, where it will come. */
function aPuntuar(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  irAlPrimero();
}

type Filtros = typeof SIN_FILTROS;

type AfinarProps = {
  partidos: readonly PartidoFila[];
  filtros: Filtros;
  mirar: (filtros: Partial<Filtros>) => void;
};

/** Of what was found: one day, one division. What is chosen acts at once, and only offers what there is. */
function Afinar({ partidos, filtros, mirar }: AfinarProps) {
  const ligas = useLigas().data ?? [];
  const dias = [...new Set(partidos.map(({ fecha }) => diaDe(fecha)))];
  const suyas = ligas.filter(({ id }) => partidos.some(({ idLiga }) => idLiga === id));
  if (dias.length < 2 && suyas.length < 2 && filtros.dia === '' && filtros.liga === '') return null;
  return (
    <>
      <FiltroEleccion
        label="Día"
        data={[
          { value: '', label: 'Todos' },
          ...dias.map((dia) => ({ value: dia, label: fechaConDia(dia) })),
        ]}
        valor={filtros.dia}
        cambiar={(dia) => mirar({ dia })}
      />
      <FiltroEleccion
        label="División"
        data={[
          { value: '', label: 'Todas' },
          ...suyas.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
        ]}
        valor={filtros.liga}
        cambiar={(liga) => mirar({ liga })}
      />
    </>
  );
}

/** What was saved of that type in this visit, last first, each match once. */
function useGuardados(tipo: Cuales | null) {
  const [guardados, setGuardados] = useState<readonly Tocado[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each type starts again
  useEffect(() => setGuardados([]), [tipo]);
  const alGuardar: AlGuardar = (nuevos) => {
    setGuardados((antes) => [
      ...nuevos,
      ...antes.filter(({ partido }) => !nuevos.some((uno) => uno.partido.id === partido.id)),
    ]);
    return () => setGuardados((antes) => antes.filter((uno) => !nuevos.includes(uno)));
  };
  return { guardados, alGuardar };
}

/** Without a type, the screen opens on the first that has something to score, or on the first of all. */
function useTipo(
  pedido: Cuales | null,
  { isPending, pendientes }: ReturnType<typeof usePendientes>,
  mirar: (tipo: TipoLiga) => void,
): void {
  const primero = TIPOS_LIGA.find((tipo) => pendientes.some((uno) => uno.tipo === tipo)) ?? TIPOS_LIGA[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (pedido === null && !isPending) mirar(primero);
  }, [pedido, isPending]);
}

export default function PartidosPuntuacionMasiva() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const tipo = tipoDe(filters.tipo);
  const consulta = usePendientes();
  const { data: ligas = [] } = useLigas();
  const { pendientes } = consulta;
  useTipo(tipo, consulta, (suyo) => search({ tipo: suyo }, { replace: true }));
  const partidos = pendientes.filter((uno) => tipo && tiposDe(tipo).includes(uno.tipo));
  const idLiga = idDeFiltro(filters.liga);
  const vistos = filtrar(partidos, { dia: filters.dia, idLiga });
  const { guardados, alGuardar } = useGuardados(tipo);
  return (
    <ListFrame
      title="Puntuación masiva"
      filters={
        tipo ? (
          <>
            <Guardados tipo={tipo} guardados={guardados} />
            <FilterForm onSearch={aPuntuar} given={filtrosPuestos({ ...filters, tipo: '' })}>
              <FiltroEleccion
                label="Tipo de liga"
                data={TIPOS.map((value) => ({ value, label: conDeportes(value, ligas) }))}
                valor={tipo}
                cambiar={(otro) => search({ tipo: otro, liga: '', dia: '' })}
              />
              <Afinar partidos={partidos} filtros={filters} mirar={search} />
            </FilterForm>
          </>
        ) : null
      }
      query={{ ...consulta, isPending: consulta.isPending || tipo === null }}
      summary={tipo ? <Pendientes cuales={tipo} pendientes={pendientes} vistos={vistos.length} /> : null}
      empty={tipo && vistos.length === 0 ? <LoQueQueda cuales={tipo} pendientes={pendientes} /> : null}
    >
      {tipo ? <Lista key={tipo} {...{ tipo, pendientes, partidos, vistos, alGuardar }} /> : null}
    </ListFrame>
  );
}
