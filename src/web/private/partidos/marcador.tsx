import type { CSSProperties } from 'react';
import type { Liga } from '#contract/ligas.ts';
import { NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { Cajas } from '#web/club/casillas/cajas.tsx';
import casillas from '#web/club/casillas/casillas.module.css';
import { Indicadores } from '#web/club/casillas/indicadores.tsx';
import { ListaProblemas } from '#web/club/casillas/lista-problemas.tsx';
import { type Problemas, visibles } from '#web/club/casillas/problemas.ts';
import { useEscribiendo } from '#web/club/casillas/use-escribiendo.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { jugadoresConSuLiga, jugadoresOfrecidos } from '#web/club/mesa/ofrecidos.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import type { Listas } from './listas.ts';
import { problemasDe } from './problemas.ts';
import { nombresDe } from './resumen.ts';
import type { FormPartido } from './use-partido.ts';

type Props = { form: FormPartido; listas: Listas };

type JugadorProps = Props & { lado: Lado; liga: Liga | undefined; problemas: Problemas };

/** Of the league; while it is not chosen, of any. Who has an incident that day is not offered. Spec §4. */
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

/** Somebody chosen without a league brings theirs, and how long it plays. Spec §4. */
function conSuLiga({ listas: { ligas, jugadores }, liga }: JugadorProps, id: number | null) {
  const suya = jugadores.find((jugador) => jugador.id === id)?.idLiga;
  const nueva = liga ? undefined : ligas.find((otra) => otra.id === suya);
  return nueva && { idLiga: nueva.id, duracion: nueva.duracion };
}

function Jugador(props: JugadorProps) {
  const { form, lado, problemas } = props;
  const campo = `idJugador${lado}` as const;
  const enVivo = problemas.errores.find(({ path }) => path === campo)?.message;
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
    </div>
  );
}

const ID_PROBLEMAS = 'problemas-del-marcador';

/** Both players with their boxes, and what the rules say of the score as it is typed. domain.md, "A match". */
export function MarcadorEditable({ form, listas }: Props) {
  const { escribiendo, ...oyentes } = useEscribiendo();
  const liga = listas.ligas.find(({ id }) => id === form.values.idLiga);
  const sinErrores = Object.keys(form.errors).length === 0;
  const problemas = visibles(problemasDe(form.values, liga?.reglas), escribiendo && sinErrores);
  const nombres = nombresDe(listas, form.values);
  const jugador = { form, listas, liga, problemas };
  return (
    <Section title="Jugadores y marcador">
      <div className={casillas.rejilla} {...oyentes}>
        <Jugador {...jugador} lado={1} />
        <Jugador {...jugador} lado={2} />
        {NUMEROS_SET.map((n) => (
          <span key={n} className={casillas.set} style={{ '--set': n } as CSSProperties} aria-hidden="true">
            Set {n}
          </span>
        ))}
        <Cajas
          valores={form.values}
          cambiar={(nombre, valor) => form.setFieldValue(nombre, valor)}
          nombres={nombres}
          problemas={problemas}
          idProblemas={ID_PROBLEMAS}
        />
        <Indicadores valores={form.values} cambiar={(valores) => form.setValues(valores)} nombres={nombres} />
      </div>
      <ListaProblemas id={ID_PROBLEMAS} {...problemas} />
    </Section>
  );
}
