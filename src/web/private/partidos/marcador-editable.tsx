import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type CSSProperties, useState } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import { NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import casillas from '#web/club/casillas/casillas.module.css';
import { Cajas, ListaProblemas, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import { Indicadores } from '#web/club/casillas/indicadores.tsx';
import { setsALaVista } from '#web/club/casillas/puntos.ts';
import { type Problemas, visibles } from '#web/club/casillas/valores.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { Elegir, jugadoresConSuLiga, jugadoresOfrecidos } from '#web/club/mesa/elegir.tsx';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { type Listas, nombresDe, problemasDe, type ValoresPartido } from './partido.ts';

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

/** Somebody chosen without a league brings theirs, and how long it plays. */
function conSuLiga({ listas: { ligas, jugadores }, liga }: JugadorProps, id: number | null) {
  const suya = jugadores.find((jugador) => jugador.id === id)?.idLiga;
  const nueva = liga ? undefined : ligas.find((otra) => otra.id === suya);
  return nueva && { idLiga: nueva.id, duracion: nueva.duracion };
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
    <div className={casillas.jugador} style={{ '--lado': lado } as CSSProperties}>
      {grande ? (
        <p className={casillas.nombre} data-gana={gana || undefined}>
          {nombresDe(listas, form.values)[lado - 1]}
        </p>
      ) : (
        <ElegirJugador {...props} />
      )}
      {quien ? <Contacto quien={{ ...quien, email: null }} corto /> : null}
    </div>
  );
}

const ID_PROBLEMAS = 'problemas-del-marcador';

const Sets = ({ sets }: { sets: number }) =>
  NUMEROS_SET.slice(0, sets).map((n) => (
    <span key={n} className={casillas.set} style={{ '--set': n } as CSSProperties} aria-hidden="true">
      Set {n}
    </span>
  ));

type MarcadorProps = DatosProps & {
  /** Of a saved match, which is opened to score it: names and large boxes, as wide as the screen. */
  grande: boolean;
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
      <div className={casillas.marco}>
        <div
          className={casillas.rejilla}
          data-sets={sets}
          data-grande={grande || undefined}
          style={{ '--sets': sets } as CSSProperties}
          {...oyentes}
        >
          <Jugador {...jugador} lado={1} />
          <Jugador {...jugador} lado={2} />
          <Sets sets={sets} />
          <Cajas
            valores={form.values}
            cambiar={(nombre, valor) => form.setFieldValue(nombre, valor)}
            nombres={nombres}
            problemas={problemas}
            idProblemas={ID_PROBLEMAS}
            sets={sets}
          />
          {sets < NUMEROS_SET.length ? (
            <Button size="s" look="ghost" className={casillas.otro} onClick={() => pedirSets(sets + 1)}>
              + set
            </Button>
          ) : null}
          {grande ? <p className={casillas.siNo}>Si no se juega</p> : null}
          <Indicadores
            valores={form.values}
            cambiar={(valores) => form.setValues(valores)}
            nombres={nombres}
          />
          <Checkbox
            className={casillas.club}
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
