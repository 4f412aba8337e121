import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router';
import { tiposPublicos } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { nombreDivision, nombreTemporada } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { pressAgain } from '#web/ui/pressed-early.ts';
import { type Eleccion, EN_JUEGO } from './temporada.ts';

/** Three side by side on a phone. */
const Lista = ({ children }: { children: ReactNode }) => (
  <div className="grow basis-thumb lg:grow-0 lg:basis-auto">{children}</div>
);

const SUYA = cx('ps-2 pe-8 text-s');

type Liga = Eleccion['ligas'][number];

const division = (liga: Liga): string => nombreDivision(liga.tipo, liga.division) ?? liga.nombre;

/** Of two divisions of one name, which: until when it was played, of two that ended; of two in play, the season. */
function rotulo(liga: Liga, ligas: readonly Liga[]): string {
  const unica = ligas.every((otra) => otra.id === liga.id || division(otra) !== division(liga));
  if (unica) return division(liga);
  return 'hasta' in liga
    ? `${division(liga)} (hasta el ${fechaLarga(liga.hasta)})`
    : `${division(liga)} (${nombreTemporada(liga.anio)})`;
}

type SelectorProps = Eleccion & { tipo: TipoLiga; temporadas: readonly number[] };
type Ir = { ir: (destino: string) => void };

/**
 * Goes there once somebody has chosen: at once from the open list, and with it closed when they press Enter or leave
 * it, not at each arrow on the way. The change that an arrow makes comes before its key event ends.
 */
function useAlElegir(ir: (valor: string) => void) {
  const [conFlechas, elegido] = [useRef(false), useRef(false)];
  const irYa = (lista: HTMLSelectElement) => {
    if (elegido.current) ir(lista.value);
    elegido.current = false;
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      if (event.key === 'Enter' && elegido.current) {
        event.preventDefault();
        irYa(event.currentTarget);
        return;
      }
      conFlechas.current = true;
      setTimeout(() => {
        conFlechas.current = false;
      });
    },
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      elegido.current = true;
      if (!conFlechas.current) irYa(event.currentTarget);
    },
    onBlur: (event: FocusEvent<HTMLSelectElement>) => irYa(event.currentTarget),
  };
}

/**
 * A list that shows what the address says, and meanwhile what the visitor has chosen. It is the same one from an
 * address to the next: who chooses with the keyboard stays on it.
 */
function useSegunDireccion(valor: string | number): {
  ref: RefObject<HTMLSelectElement | null>;
  defaultValue: string | number;
} {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (ref.current && !pressAgain(ref.current)) ref.current.value = String(valor);
  }, [valor]);
  return { ref, defaultValue: valor };
}

const ElegirTipo = ({ tipo, ir }: Pick<SelectorProps, 'tipo'> & Ir) => (
  <SelectField
    label="Competición"
    name="tipo"
    required
    beside
    className={SUYA}
    {...useSegunDireccion(tipo)}
    {...useAlElegir((valor) => ir(rutas.clasificaciones(valor)))}
  >
    {tiposPublicos().map((valor) => (
      <option key={valor} value={valor}>
        {CLASES[valor].titulo}
      </option>
    ))}
  </SelectField>
);

const ElegirDivision = ({ tipo, ligas, liga, ir }: SelectorProps & Ir) => (
  <SelectField
    label="División"
    name="liga"
    required
    beside
    className={SUYA}
    {...useSegunDireccion(liga?.id ?? '')}
    {...useAlElegir((valor) => ir(rutas.clasificaciones(tipo, Number(valor))))}
  >
    {ligas.map((una) => (
      <option key={una.id} value={una.id}>
        {rotulo(una, ligas)}
      </option>
    ))}
  </SelectField>
);

/** Of a league begun again in its own year, there is one that is over with the name of the one in play. */
const ElegirTemporada = ({ tipo, temporada, temporadas, ir }: SelectorProps & Ir) => (
  <SelectField
    label="Temporada"
    name="temporada"
    required
    beside
    className={SUYA}
    {...useSegunDireccion(temporada ?? EN_JUEGO)}
    {...useAlElegir((valor) =>
      ir(valor === EN_JUEGO ? rutas.clasificaciones(tipo) : rutas.clasificacionesDe(tipo, Number(valor))),
    )}
  >
    <option value={EN_JUEGO}>En juego</option>
    {temporadas.map((anio) => (
      <option key={anio} value={anio}>
        {nombreTemporada(anio)}
      </option>
    ))}
  </SelectField>
);

/** Type, division and season, kept in the URL; without JavaScript the form sends them. */
export function Selector(props: SelectorProps) {
  const { tipo, ligas, temporadas } = props;
  const navigate = useNavigate();
  const ir = (destino: string) => navigate(destino, { preventScrollReset: true });
  return (
    <form
      action={rutas.clasificaciones()}
      className="flex grow flex-wrap lg:grow-0 items-end gap-x-2 gap-y-2 lg:gap-x-4"
    >
      <Lista>
        <ElegirTipo tipo={tipo} ir={ir} />
      </Lista>
      {ligas.length > 1 ? (
        <Lista>
          <ElegirDivision {...props} ir={ir} />
        </Lista>
      ) : null}
      {temporadas.length > 0 ? (
        <Lista>
          <ElegirTemporada {...props} ir={ir} />
        </Lista>
      ) : null}
      <noscript>
        <Button type="submit">Ver</Button>
      </noscript>
    </form>
  );
}
