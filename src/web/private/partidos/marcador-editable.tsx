import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import { type Casilla, NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace, conEmpate, SIN_EMPATES } from '#domain/partido/plano.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { AlLado, Cajas, ListaProblemas, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import { FICHA, FinesDeLosDos, Indicadores } from '#web/club/casillas/indicadores.tsx';
import { type Problemas, setsALaVista, visibles } from '#web/club/casillas/valores.ts';
import type { Listas } from '#web/club/mesa/consultas.ts';
import { Contacto, quienesDe } from '#web/club/mesa/contacto.tsx';
import { Elegir, jugadoresConSuLiga, jugadoresOfrecidos } from '#web/club/mesa/elegir.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { enLiga, nombresDe, problemasDe, type ValoresPartido } from './partido.ts';

export type DatosProps = { form: UseFormReturnType<ValoresPartido>; listas: Listas };

type JugadorProps = DatosProps & { lado: Lado; liga: Liga | undefined; problemas: Problemas };

/** Of the league; while it is not chosen, of any. Who has an incident that day is not offered. */
function opcionesDe({ form, listas, lado, liga }: JugadorProps) {
  const { idJugador1, idJugador2, dia } = form.values;
  const fuera = (dia && listas.ausentes[dia]) || [];
  if (!liga) {
    const jugadores = listas.jugadores.filter(({ id }) => !fuera.includes(id));
    return jugadoresConSuLiga({ ...listas, jugadores });
  }
  const [elegido, rival] = lado === 1 ? [idJugador1, idJugador2] : [idJugador2, idJugador1];
  return jugadoresOfrecidos({ ...listas, liga, dia }, elegido, rival);
}

/** Somebody chosen without a league brings theirs. */
function conSuLiga({ form, listas: { ligas, jugadores }, liga }: JugadorProps, id: number | null) {
  const suya = jugadores.find((jugador) => jugador.id === id)?.idLiga;
  const nueva = liga ? undefined : ligas.find((otra) => otra.id === suya);
  return nueva && enLiga(form.values, nueva);
}

/** Whose match it is. `enVivo`: what the score says of it as it is typed. */
function ElegirJugador(props: JugadorProps) {
  const { form, lado, problemas } = props;
  const campo = `idJugador${lado}` as const;
  const enVivo = problemas.errores.find(({ path }) => path === campo)?.message;
  return (
    <Elegir
      label={`Jugador ${lado}`}
      required
      placeholder="Escribe para buscar"
      opciones={opcionesDe(props)}
      value={form.values[campo]}
      onChange={(id) => form.setValues({ [campo]: id, ...conSuLiga(props, id) })}
      error={form.errors[campo] ?? enVivo}
    />
  );
}

/** Both players of a saved match, which seldom change. */
export function ElegirJugadores({ form, listas }: DatosProps) {
  const liga = listas.ligas.find(({ id }) => id === form.values.idLiga);
  const jugador = { form, listas, liga, problemas: problemasDe(form.values, liga?.reglas) };
  return (
    <div className={fields.row}>
      <ElegirJugador {...jugador} lado={1} />
      <ElegirJugador {...jugador} lado={2} />
    </div>
  );
}

/** At the start of a line of the score: to be chosen or, of a saved match, the name. */
function Jugador({ grande, ...props }: JugadorProps & { grande: boolean }) {
  const { form, listas, lado } = props;
  const quien = listas.jugadores.find(({ id }) => id === form.values[`idJugador${lado}`]);
  const gana = ganadorDe(conDesenlace(form.values)) === lado;
  return (
    <div
      className={cx(
        'flex gap-x-1',
        grande ? 'items-center @max-md:flex-col @max-md:items-start' : 'items-end',
      )}
    >
      {grande ? (
        <p
          className={cx(
            'text-m leading-tight font-bold wrap-anywhere @md:min-w-0 @md:flex-1 @md:font-display @md:text-l',
            gana && 'text-ok',
          )}
        >
          {nombresDe(listas, form.values)[lado - 1]}
        </p>
      ) : (
        <div className="min-w-0 flex-1">
          <ElegirJugador {...props} />
        </div>
      )}
      {(quien ? quienesDe(quien, listas.jugadores) : []).map((persona) => (
        <Contacto key={persona.id} quien={{ ...persona, email: null }} corto />
      ))}
    </div>
  );
}

const ID_PROBLEMAS = 'problemas-del-marcador';

type SiNoSeJuegaProps = Pick<DatosProps, 'form'> & { nombres: readonly [string, string] };

function SiNoSeJuega({ form, nombres }: SiNoSeJuegaProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid @2xl:ps-3 @max-2xl:col-span-full">
      <p className="row-start-1 pt-1 text-xs font-semibold text-ink-soft">Si no se juega, o no acaba</p>
      <Indicadores
        valores={form.values}
        cambiar={(valores) => form.setValues(valores)}
        nombres={nombres}
        raros
      />
    </div>
  );
}

/** As few as leave room for both names beside them on a phone. */
const CORTO = 3;

type MarcadorProps = DatosProps & {
  /** Of a saved match, which is opened to score it: names and large boxes, as wide as the screen. */
  grande: boolean;
};

/** A box, and the word for a draw, which hangs on all of them. */
const escribirEn =
  (form: DatosProps['form'], liga: Liga | undefined) =>
  (nombre: Casilla, valor: number | null): void => {
    form.setFieldValue(nombre, valor);
    const escritos = { ...form.values, [nombre]: valor };
    form.setFieldValue('desenlace', conEmpate(escritos, liga?.reglas ?? SIN_EMPATES).desenlace);
  };

/** Both players with their boxes, and what the rules say of the score as it is typed. docs/reglas/partidos.md */
export function MarcadorEditable({ form, listas, grande }: MarcadorProps) {
  const { escribiendo, ...oyentes } = useEscribiendo();
  const liga = listas.ligas.find(({ id }) => id === form.values.idLiga);
  const sinErrores = Object.keys(form.errors).length === 0;
  const problemas = visibles(problemasDe(form.values, liga?.reglas), escribiendo && sinErrores);
  const nombres = nombresDe(listas, form.values);
  const jugador = { form, listas, liga, problemas, grande };
  const isPhone = useIsPhone();
  const [pedidos, pedirSets] = useState(0);
  const sets = isPhone ? Math.max(pedidos, setsALaVista(form.values)) : NUMEROS_SET.length;
  return (
    <Section title={grande ? 'Marcador' : 'Jugadores y marcador'} wide={grande}>
      <div className="@container">
        <div
          className={cx(
            'grid gap-x-3 gap-y-2 @md:grid-cols-end @2xl:grid-flow-col @2xl:grid-cols-none @2xl:justify-start',
            grande && sets === CORTO && 'grid-cols-end',
          )}
          {...oyentes}
        >
          <AlLado>
            {[<Jugador key="1" {...jugador} lado={1} />, <Jugador key="2" {...jugador} lado={2} />]}
          </AlLado>
          <Cajas
            valores={form.values}
            cambiar={escribirEn(form, liga)}
            nombres={nombres}
            problemas={problemas}
            idProblemas={ID_PROBLEMAS}
            sets={sets}
            tamano={grande ? 'grande' : 'normal'}
            rotulos
          />
          {sets < NUMEROS_SET.length ? (
            <Button
              size="s"
              look="ghost"
              className="col-span-full justify-self-end"
              onClick={() => pedirSets(sets + 1)}
            >
              + set
            </Button>
          ) : null}
          <SiNoSeJuega form={form} nombres={nombres} />
        </div>
        <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-1">
          <FinesDeLosDos valores={form.values} cambiar={(valores) => form.setValues(valores)} explicados />
          <Checkbox
            className={FICHA}
            label="Lo aplaza el club"
            description="No cuenta en los aplazados de nadie. Sale del horario y queda pendiente."
            {...form.getInputProps('clubAplaza', { type: 'checkbox' })}
          />
        </div>
      </div>
      <ListaProblemas id={ID_PROBLEMAS} {...problemas} />
    </Section>
  );
}
