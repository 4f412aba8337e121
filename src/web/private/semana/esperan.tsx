import { useState } from 'react';
import { Link } from 'react-router';
import type { Cambio, PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Huecos, useAcciones } from '#web/club/afectados/afectados.tsx';
import { useAplazados } from '#web/club/mesa/consultas.ts';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import styles from './semana.module.css';

const SIN_CAMBIOS: Cambio[] = [];
const DESPUES = () => {};
/** At first; the others are one press away. */
const PRIMEROS = { telefono: 5, mesa: 8 };

type EsperaProps = { partido: PartidoEncontrado; mover: ReturnType<typeof useAcciones> };

/** One of them: pressed, the places where it fits, and one more press puts it there. */
function Espera({ partido, mover }: EsperaProps) {
  const [abierto, abrir] = useState(false);
  return (
    <li>
      <details
        className={desk.disclose}
        open={abierto}
        onToggle={({ currentTarget }) => abrir(currentTarget.open)}
      >
        <summary>
          <span>
            {partido.jugador1} <span className="visually-hidden">–</span>
            <br />
            {partido.jugador2}
          </span>
          <small>
            <LigaCorta id={partido.idLiga} nombre={partido.liga} />
          </small>
        </summary>
        {abierto ? (
          <Huecos
            partido={{ ...partido, aplazado: true, sePropone: true, motivos: [] }}
            cambios={SIN_CAMBIOS}
            ocupado={mover.haciendo === partido.id}
            hacer={mover.hacer}
          />
        ) : null}
      </details>
    </li>
  );
}

/** What was put off and is still owed, who has waited longest first. */
export function Esperan() {
  const { data = [] } = useAplazados();
  const mover = useAcciones(DESPUES);
  const isPhone = useIsPhone();
  const [abierta, abrir] = useState(false);
  const vistos = PRIMEROS[isPhone ? 'telefono' : 'mesa'];
  const quedan = data.length - vistos;
  if (data.length === 0) return null;
  return (
    <section className={styles.esperan} aria-labelledby="esperan">
      <h2 id="esperan">
        {cuantos(data.length, 'aplazado espera', 'aplazados esperan')}{' '}
        <Link to={rutasPrivadas.partidosAplazados()}>Verlos</Link>
      </h2>
      <ul>
        {data
          .toSorted((a, b) => a.fecha.localeCompare(b.fecha))
          .slice(0, abierta ? undefined : vistos)
          .map((partido) => (
            <Espera key={partido.id} partido={partido} mover={mover} />
          ))}
      </ul>
      {quedan > 0 ? (
        <Button size="s" look="ghost" aria-expanded={abierta} onClick={() => abrir(!abierta)}>
          {abierta ? 'Ver menos' : `Y ${quedan} más`}
        </Button>
      ) : null}
    </section>
  );
}
