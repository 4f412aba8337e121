import type { UseFormReturnType } from '@mantine/form';
import { type CSSProperties, useState } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import { NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import casillas from '#web/club/casillas/casillas.module.css';
import { Cajas, ListaProblemas, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import { Indicadores } from '#web/club/casillas/indicadores.tsx';
import { setsALaVista } from '#web/club/casillas/puntos.ts';
import { type Problemas, visibles } from '#web/club/casillas/valores.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { Elegir, jugadoresConSuLiga, jugadoresOfrecidos } from '#web/club/mesa/elegir.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
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

function Jugador(props: JugadorProps) {
  const { form, lado, problemas } = props;
  const campo = `idJugador${lado}` as const;
  const enVivo = problemas.errores.find(({ path }) => path === campo)?.message;
  const quien = props.listas.jugadores.find(({ id }) => id === form.values[campo]);
  return (
    <div className={casillas.jugador} style={{ '--lado': lado } as CSSProperties}>
      <Elegir
        label={`Jugador ${lado}`}
        required
        placeholder="Escribe para buscar"
        opciones={opcionesDe(props)}
        value={form.values[campo]}
        onChange={(id) => form.setValues({ [campo]: id, ...conSuLiga(props, id) })}
        error={form.errors[campo] ?? enVivo}
      />
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
  /** As wide as the screen: each player's line holds all that is said of them. */
  ancho: boolean;
};

/** Both players with their boxes, and what the rules say of the score as it is typed. docs/reglas/partidos.md */
export function MarcadorEditable({ form, listas, ancho }: MarcadorProps) {
  const { escribiendo, ...oyentes } = useEscribiendo();
  const liga = listas.ligas.find(({ id }) => id === form.values.idLiga);
  const sinErrores = Object.keys(form.errors).length === 0;
  const problemas = visibles(problemasDe(form.values, liga?.reglas), escribiendo && sinErrores);
  const nombres = nombresDe(listas, form.values);
  const jugador = { form, listas, liga, problemas };
  const [pedidos, pedirSets] = useState(0);
  const sets = Math.max(pedidos, setsALaVista(form.values));
  return (
    <Section title="Jugadores y marcador" wide={ancho}>
      <div className={casillas.marco}>
        <div
          className={casillas.rejilla}
          data-sets={sets}
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
          <Indicadores
            valores={form.values}
            cambiar={(valores) => form.setValues(valores)}
            nombres={nombres}
          />
        </div>
      </div>
      <ListaProblemas id={ID_PROBLEMAS} {...problemas} />
    </Section>
  );
}
