import { Form, Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { useIsHydrated } from '#web/platform/document.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './soy-yo.module.css';
import { olvidarme, soyYo, useYo, type Yo } from './yo.ts';

/** Says on this device who one is, or that one is not any more. Without the program there is nothing to press. */
export function BotonSoyYo({ jugador }: { jugador: Yo }) {
  const yo = useYo();
  if (!useIsHydrated()) return null;
  return yo?.id === jugador.id ? (
    <Button onClick={olvidarme}>Olvidarme en este dispositivo</Button>
  ) : (
    <Button onClick={() => soyYo(jugador)}>Soy yo</Button>
  );
}

const Eres = ({ yo }: { yo: Yo }) => (
  <p className={styles.eres}>
    <span>
      En este dispositivo eres <Link to={rutas.jugador(yo.id)}>{yo.nombre}</Link>.
    </span>
    <Button size="s" onClick={olvidarme}>
      Olvidarme
    </Button>
  </p>
);

/** Finds a player from any page of the competition; whoever has said who they are is told so. */
export function BuscarJugador({ nombre = '' }: { nombre?: string }) {
  const yo = useYo();
  return (
    <section aria-label="Buscar un jugador" className={styles.buscar}>
      <Form action={rutas.jugadores()} role="search" className={styles.campos}>
        <TextField
          label="Busca a un jugador"
          name="nombre"
          type="search"
          autoComplete="off"
          required
          defaultValue={nombre}
        />
        <Button type="submit">Buscar</Button>
      </Form>
      {yo ? (
        <Eres yo={yo} />
      ) : (
        <p className={styles.pista}>
          Si eres tú, este dispositivo puede recordarlo y enseñarte tu próximo partido.
        </p>
      )}
    </section>
  );
}
