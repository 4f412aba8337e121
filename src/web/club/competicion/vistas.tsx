import type { KeyboardEvent, ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { seOfreceLiga, tiposPublicos } from '#contract/club/ofrecido.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { divisionConDeporte } from '#domain/liga/competiciones.ts';
import { CLASES_DE_DEPORTE, type Deporte, deportesDe } from '#domain/liga/deportes.ts';
import type { ConNombreDeLiga } from '#domain/liga/liga.ts';
import { CLASES, esTipoLiga, type TipoLiga } from '#domain/liga/tipos.ts';
import { tienePalabras } from '#domain/texto.ts';
import { ladosDe } from '#web/club/piezas/partido-visto.ts';
import { notFound } from '#web/platform/load.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** A league that the list can be narrowed to. */
type LigaElegible = Omit<ConNombreDeLiga, 'anio'> & { id: number; nombre: string };

/** What the list has been narrowed to. */
export type Filtros = { liga: number | null; deporte: Deporte | null; nombre: string };

/** What the address asks for; whatever is no league is none. */
export function filtrosDe(pedido: URLSearchParams, ligas: readonly LigaElegible[]): Filtros {
  const liga = pedido.get('liga') ?? '';
  return {
    liga: ligas.some(({ id }) => String(id) === liga) ? Number(liga) : null,
    deporte: deportesDe(ligas).find((deporte) => deporte === liga) ?? null,
    nombre: (pedido.get('nombre') ?? '').trim().slice(0, 60),
  };
}

/** What of a schedule is seen. */
export const esDe =
  ({ liga, deporte, nombre }: Filtros) =>
  (fila: FilaHorario): boolean =>
    (liga === null || liga === fila.idLiga) &&
    (deporte === null || deporte === fila.deporte) &&
    ladosDe(fila).some((uno) => tienePalabras(uno.nombre, nombre));

type Direccion = (tipo?: string) => string;

export function conFiltros(
  direccion: string,
  { liga, deporte, nombre }: Filtros,
  hasta?: Dia | null,
): string {
  const cual = liga ?? deporte;
  const consulta = new URLSearchParams({
    ...(hasta && { hasta }),
    ...(cual !== null && { liga: String(cual) }),
    ...(nombre !== '' && { nombre }),
  });
  return consulta.size > 0 ? `${direccion}?${consulta}` : direccion;
}

/** The type of the address; one that is chosen among the divisions has an address of its own. */
export function tipoDe(direccion: Direccion, pedido: string | undefined, url: URL): TipoLiga | null {
  const elegido = url.searchParams.get('liga') ?? '';
  if (esTipoLiga(elegido)) {
    const Location = conFiltros(direccion(elegido), filtrosDe(url.searchParams, []));
    throw new Response(null, { status: 302, headers: { Location } });
  }
  if (pedido === undefined) return null;
  if (!esTipoLiga(pedido) || !seOfreceLiga(pedido)) throw notFound();
  return pedido;
}

type EleccionProps = { tipo: TipoLiga | null; filtros: Filtros };

type VistasProps = EleccionProps & {
  /** Of the page: the schedule or the results. */
  direccion: Direccion;
  ligas: readonly LigaElegible[];
};

const rotulo = (liga: LigaElegible): string => {
  const suyo = divisionConDeporte(liga);
  if (suyo === null) return liga.nombre;
  const { abreviado } = CLASES[liga.tipo];
  return abreviado === null ? suyo : `${abreviado}, ${suyo}`;
};

/** A list that is empty by what it was narrowed to, which is no news of the leagues. */
export const NadaAsi = ({ direccion }: Pick<VistasProps, 'direccion'>) => (
  <EmptyState title="Ningún partido es así" action={<ButtonLink to={direccion()}>Ver todos</ButtonLink>}>
    Cambia la división o el nombre.
  </EmptyState>
);

export const estaFiltrada = ({ liga, deporte, nombre }: Filtros): boolean =>
  liga !== null || deporte !== null || nombre !== '';

/** From what is coming to what was played and back, with the same narrowing. */
export const Cambio = ({ tipo, filtros }: EleccionProps) => (
  <nav aria-label="Partidos" className="flex flex-wrap rounded-m bg-azul-deep p-1 font-semibold text-s">
    {[
      { texto: 'Próximos', direccion: rutas.horarios },
      { texto: 'Resultados', direccion: rutas.resultados },
    ].map(({ texto, direccion }) => (
      <NavLink
        key={texto}
        to={conFiltros(direccion(tipo ?? undefined), filtros)}
        end
        className="flex min-h-8 items-center rounded-m px-3 no-underline hover:bg-deep-lit current:bg-on-deep current:text-azul-deep"
      >
        {texto}
      </NavLink>
    ))}
  </nav>
);

const ABRIR = cx(
  'flex min-h-tap items-center gap-1 rounded-m border border-border bg-surface px-3 font-semibold text-ink text-s hover:border-azul-text hover:text-azul-text group-open:border-azul-text group-open:bg-azul-pale group-open:text-azul-text',
);
/** Over the page, from the end of the bar. */
const PANEL = cx('surface absolute end-0 top-full z-3 w-full p-4 shadow-pop');

/** Escape closes what is over the page, and gives the focus back to what opened it. */
function alPulsar({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Folded where there is no room for it; another list begins with it folded, and nothing typed. */
function Filtro({ direccion, tipo, ligas, filtros }: VistasProps) {
  const cual = filtros.liga ?? filtros.deporte ?? tipo;
  const cuantos = Number(cual !== null) + Number(filtros.nombre !== '');
  return (
    <details
      key={conFiltros(direccion(tipo ?? undefined), filtros)}
      className="group lg:unfolded"
      name="vistas"
      onKeyDown={alPulsar}
    >
      <summary className={cx(ABRIR, 'lg:hidden')}>Filtrar{cuantos > 0 ? ` (${cuantos})` : ''}</summary>
      <div className={cx(PANEL, 'lg:static lg:w-auto lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none')}>
        <Form action={direccion()} preventScrollReset className="flex flex-wrap items-end gap-3">
          <TextField
            label="Jugador"
            name="nombre"
            required={false}
            placeholder="Nombre o apellido"
            defaultValue={filtros.nombre}
          />
          <SelectField label="División" name="liga" unmarked defaultValue={cual ?? ''}>
            <option value="">Todas las divisiones</option>
            {deportesDe(ligas).map((deporte) => (
              <option key={deporte} value={deporte}>
                {CLASES_DE_DEPORTE[deporte].titulo}
              </option>
            ))}
            {tiposPublicos().map((uno) => (
              <option key={uno} value={uno}>
                {CLASES[uno].titulo}
              </option>
            ))}
            {ligas
              .filter((una) => CLASES[una.tipo].divisiones)
              .map((una) => (
                <option key={una.id} value={una.id}>
                  {rotulo(una)}
                </option>
              ))}
          </SelectField>
          <Button type="submit" look="primary">
            Buscar
          </Button>
        </Form>
      </div>
    </details>
  );
}

/** What is being seen, in words, and the way back from each. */
function Filtrado({ direccion, tipo, ligas, filtros }: VistasProps) {
  const liga = ligas.find(({ id }) => id === filtros.liga);
  const suyos = [
    { texto: liga && rotulo(liga), sin: { ...filtros, liga: null } },
    {
      texto: filtros.deporte && CLASES_DE_DEPORTE[filtros.deporte].titulo,
      sin: { ...filtros, deporte: null },
    },
    { texto: filtros.nombre && `«${filtros.nombre}»`, sin: { ...filtros, nombre: '' } },
  ].filter(({ texto }) => texto);
  if (suyos.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-soft text-s print:hidden">
      Solo{' '}
      {suyos.map(({ texto, sin }) => (
        <Link
          key={texto}
          to={conFiltros(direccion(tipo ?? undefined), sin)}
          preventScrollReset
          aria-label={`Quitar ${texto}`}
          className="flex min-h-tap items-center gap-2 rounded-full bg-azul-pale px-3 font-semibold no-underline hover:underline"
        >
          {texto} <span aria-hidden="true">×</span>
        </Link>
      ))}
    </p>
  );
}

/** To the days of a list, of which the first is seen; the strip moves sideways where they are more than fit. */
export const Dias = ({ dias, hoy }: { dias: readonly Dia[]; hoy: Dia }) => (
  <nav aria-label="Días" className="-m-1 flex min-w-thumb flex-1 gap-1 overflow-x-auto p-1 md:gap-2">
    {dias.map((dia, indice) => {
      const [semana, numero, mes] = semanaCorta(dia).split(' ');
      const suyo = dia === hoy ? 'date' : true;
      return (
        <a
          key={dia}
          href={`#dia-${dia}`}
          aria-current={indice === 0 ? suyo : undefined}
          className="grid min-h-tap min-w-hour flex-none content-center justify-items-center rounded-m border border-border bg-surface px-2 text-ink text-xs leading-tight no-underline hover:border-azul-text hover:bg-azul-pale current:border-primary current:bg-primary current:text-on-primary"
        >
          {dia === hoy ? 'hoy' : semana}{' '}
          <span>
            <b className="text-s tabular-nums">{numero}</b> <span className="max-sm:hidden">{mes}</span>
          </span>
        </a>
      );
    })}
  </nav>
);

type BarraProps = VistasProps & { dias: readonly Dia[]; hoy: Dia; children?: ReactNode };

/** The days of the list, and what else can be done with it, folded. */
export const Vistas = ({ dias, hoy, children, ...props }: BarraProps) => (
  <>
    <div className="relative z-3 flex flex-wrap items-end gap-2 print:hidden">
      <Dias dias={dias} hoy={hoy} />
      {children ? (
        <details name="vistas" className="group lg:relative" onKeyDown={alPulsar}>
          <summary className={ABRIR}>Calendario</summary>
          <div className={cx(PANEL, 'lg:start-0 lg:end-auto lg:w-md')}>{children}</div>
        </details>
      ) : null}
      <Filtro {...props} />
    </div>
    <Filtrado {...props} />
  </>
);
