import { type CSSProperties, type FocusEvent, useState } from 'react';
import type { Liga } from '#contract/ligas.ts';
import { NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cajas, ID_PROBLEMAS } from './cajas.tsx';
import { Indicadores } from './indicadores.tsx';
import type { Listas } from './listas.ts';
import { jugadoresOfrecidos } from './ofrecidos.ts';
import styles from './partidos.module.css';
import { type Problemas, problemasDe, visibles } from './problemas.ts';
import { nombresDe } from './resumen.ts';
import type { FormPartido } from './use-partido.ts';

type Props = { form: FormPartido; listas: Listas };

type JugadorProps = Props & { lado: Lado; liga: Liga | undefined; problemas: Problemas };

function Jugador({ form, listas: { jugadores, ausentes }, lado, liga, problemas }: JugadorProps) {
  const campo = `idJugador${lado}` as const;
  const { idJugador1, idJugador2, dia } = form.values;
  const [elegido, rival] = lado === 1 ? [idJugador1, idJugador2] : [idJugador2, idJugador1];
  const enVivo = problemas.errores.find(({ path }) => path === campo)?.message;
  return (
    <div className={styles.jugador} style={{ '--lado': lado } as CSSProperties}>
      <Elegir
        label={`Jugador ${lado}`}
        required
        placeholder={liga ? 'Escribe para buscar' : 'Elige antes la liga'}
        opciones={jugadoresOfrecidos({ jugadores, liga, dia, ausentes }, elegido, rival)}
        value={elegido}
        onChange={(id) => form.setFieldValue(campo, id)}
        error={form.errors[campo] ?? enVivo}
      />
    </div>
  );
}

/** Errors keep the match from being saved; warnings only ask for a second look. */
function Lista({ errores, avisos }: Problemas) {
  const filas = [
    ...errores.map(({ message }) => ({ message, clase: styles.error })),
    ...avisos.map(({ message }) => ({ message, clase: styles.aviso })),
  ];
  return (
    <div className={styles.problemas} id={ID_PROBLEMAS} role="status">
      {[...new Map(filas.map((fila) => [fila.message, fila])).values()].map(({ message, clase }) => (
        <p key={message} className={clase}>
          <Icon name="alert" size={16} />
          {message}
        </p>
      ))}
    </div>
  );
}

/** Whether the focus is in a score box: what is unfinished waits meanwhile. */
function useEscribiendo() {
  const [escribiendo, setEscribiendo] = useState(false);
  const mirar = ({ target, type }: FocusEvent<HTMLElement>) =>
    setEscribiendo(type === 'focus' && target.matches(`.${styles.caja}`));
  return { escribiendo, onFocus: mirar, onBlur: mirar };
}

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
      <div className={styles.rejilla} {...oyentes}>
        <Jugador {...jugador} lado={1} />
        <Jugador {...jugador} lado={2} />
        {NUMEROS_SET.map((n) => (
          <span key={n} className={styles.set} style={{ '--set': n } as CSSProperties} aria-hidden="true">
            Set {n}
          </span>
        ))}
        <Cajas form={form} nombres={nombres} problemas={problemas} />
        <Indicadores form={form} nombres={nombres} />
      </div>
      <Lista {...problemas} />
    </Section>
  );
}
