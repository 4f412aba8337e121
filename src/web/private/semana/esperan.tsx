import { useState } from 'react';
import { Link } from 'react-router';
import type { Cambio, PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Huecos, useAcciones } from '#web/club/afectados/afectados.tsx';
import { useAplazados } from '#web/club/mesa/consultas.ts';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';

const SIN_CAMBIOS: Cambio[] = [];
const DESPUES = () => {};
/** At first; the others are one press away. */
const PRIMEROS = { telefono: 5, mesa: 8 };

type EsperaProps = { partido: PartidoEncontrado; mover: ReturnType<typeof useAcciones> };

/** One of them: pressed, the places where it fits, and one more press puts it there. */
function Espera({ partido, mover }: EsperaProps) {
  const [abierto, abrir] = useState(false);
  const [uno, otro] = nombresDe(partido);
  return (
    <li>
      <details
        className="disclose"
        open={abierto}
        onToggle={({ currentTarget }) => abrir(currentTarget.open)}
      >
        <summary className="grid grid-cols-both items-baseline gap-1 border-t border-hairline py-2 text-s leading-snug">
          <span>
            {uno} <span className="visually-hidden">–</span>
            <br />
            {otro}
          </span>
          <small className="text-ink-soft">
            <LigaCorta id={partido.idLiga} nombre={partido.liga} />
          </small>
        </summary>
        {abierto ? (
          <div className="pb-3">
            <Huecos
              partido={{ ...partido, aplazado: true, sePropone: true, motivos: [] }}
              cambios={SIN_CAMBIOS}
              ocupado={mover.haciendo === partido.id}
              hacer={mover.hacer}
            />
          </div>
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
    <section aria-labelledby="esperan">
      <h2 id="esperan" className="flex justify-between gap-2 pb-1 heading-text text-s">
        {cuantos(data.length, 'aplazado espera', 'aplazados esperan')}{' '}
        <Link to={rutasPrivadas.partidosAplazados()}>Verlos</Link>
      </h2>
      {/* Beside the courts it scrolls by itself, with the words only heard inside: they stay in sight. */}
      <ul className="lg:relative lg:max-h-sheet lg:overflow-y-auto">
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
