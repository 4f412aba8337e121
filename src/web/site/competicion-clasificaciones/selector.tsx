import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { tiposPublicos } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { divisionConDeporte } from '#domain/liga/competiciones.ts';
import { nombreCiclo, nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { pressAgain } from '#web/ui/pressed-early.ts';
import { type Eleccion, EN_JUEGO } from './temporada.ts';

type Liga = Eleccion['ligas'][number];

const division = (liga: Liga): string =>
  [divisionConDeporte(liga) ?? liga.nombre, ...nombreCiclo(liga)].join(' · ');

/** Of two divisions of one name, which: until when it was played, of two that ended; of two in play, the season. */
function rotulo(liga: Liga, ligas: readonly Liga[]): string {
  const unica = ligas.every((otra) => otra.id === liga.id || division(otra) !== division(liga));
  if (unica) return division(liga);
  return 'hasta' in liga
    ? `${division(liga)} (hasta el ${fechaLarga(liga.hasta)})`
    : `${division(liga)} (${nombreTemporada(liga.anio)})`;
}

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

type ListaProps = {
  rotulo: string;
  /** In the query, which is what is sent without scripts. */
  nombre: string;
  valor: string | number;
  opciones: readonly (readonly [valor: string | number, texto: string])[];
  /** Where each leads. */
  ruta: (valor: string) => string;
};

/**
 * A list that shows what the address says, and meanwhile what the visitor has chosen. It is the same one from an
 * address to the next: who chooses with the keyboard stays on it. On a phone three stand side by side.
 */
function Lista({ rotulo, nombre, valor, opciones, ruta }: ListaProps) {
  const navigate = useNavigate();
  const lista = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (lista.current && !pressAgain(lista.current)) lista.current.value = String(valor);
  }, [valor]);
  return (
    <div className="grow basis-thumb lg:grow-0 lg:basis-auto">
      <SelectField
        label={rotulo}
        name={nombre}
        required
        beside
        className="ps-2 pe-8 text-s"
        ref={lista}
        defaultValue={valor}
        {...useAlElegir((elegido) => navigate(ruta(elegido), { preventScrollReset: true }))}
      >
        {opciones.map(([una, texto]) => (
          <option key={una} value={una}>
            {texto}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type SelectorProps = Eleccion & { tipo: TipoLiga; temporadas: readonly number[] };

/** Type, division and season, kept in the URL; without JavaScript the form sends them. */
export const Selector = ({ tipo, ligas, liga, temporada, temporadas }: SelectorProps) => (
  <form
    action={rutas.clasificaciones()}
    className="flex grow flex-wrap lg:grow-0 items-end gap-x-2 gap-y-2 lg:gap-x-4"
  >
    <Lista
      rotulo="Competición"
      nombre="tipo"
      valor={tipo}
      opciones={tiposPublicos().map((uno) => [uno, CLASES[uno].titulo])}
      ruta={rutas.clasificaciones}
    />
    {ligas.length > 1 ? (
      <Lista
        rotulo="División"
        nombre="liga"
        valor={liga?.id ?? ''}
        opciones={ligas.map((una) => [una.id, rotulo(una, ligas)])}
        ruta={(id) => rutas.clasificaciones(tipo, Number(id))}
      />
    ) : null}
    {/* Of a league begun again in its own year, there is one that is over with the name of the one in play. */}
    {temporadas.length > 0 ? (
      <Lista
        rotulo="Temporada"
        nombre="temporada"
        valor={temporada ?? EN_JUEGO}
        opciones={[
          [EN_JUEGO, 'En juego'],
          ...temporadas.map((anio) => [anio, nombreTemporada(anio)] as const),
        ]}
        ruta={(cual) =>
          cual === EN_JUEGO ? rutas.clasificaciones(tipo) : rutas.clasificacionesDe(tipo, Number(cual))
        }
      />
    ) : null}
    <noscript>
      <Button type="submit">Ver</Button>
    </noscript>
  </form>
);
