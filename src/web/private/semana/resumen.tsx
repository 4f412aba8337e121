import { useState } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { haPasado } from '#domain/fecha.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { porFecha } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { HuecosDeAplazado, useAcciones } from '#web/club/afectados/afectados.tsx';
import calendario from '#web/club/calendario/calendario.module.css';
import { useAplazados } from '#web/club/mesa/consultas.ts';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { PartidoDeMesa } from '#web/club/mesa/partido.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';

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
        className="disclose"
        open={abierto}
        onToggle={({ currentTarget }) => abrir(currentTarget.open)}
      >
        <summary className="grid grid-cols-start items-center gap-1 border-t border-hairline py-2">
          <PartidoDeMesa size="pila" partido={partido} parts={[]}>
            <small className="text-ink-soft">
              <LigaCorta id={partido.idLiga} nombre={partido.liga} />
            </small>
          </PartidoDeMesa>
        </summary>
        {abierto ? (
          <div className="pb-3">
            <HuecosDeAplazado partido={partido} mover={mover} />
          </div>
        ) : null}
      </details>
    </li>
  );
}

/** What was put off and is still owed, who has waited longest first. */
function Esperan() {
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
          .toSorted(porFecha)
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

type Partidos = { partidos: readonly PartidoEncontrado[]; ligas: readonly Liga[] };

/** What each colour is, and how many there are of it. */
function Leyenda({ partidos, ligas }: Partidos) {
  const tipoDe = new Map(ligas.map(({ id, tipo }) => [id, tipo]));
  const suyos = Map.groupBy(partidos, ({ idLiga }) => tipoDe.get(idLiga));
  const ahora = ahoraDelClub();
  const enJuego = partidos.filter(
    (partido) => partido.fecha <= ahora && !haPasado(partido, ahora) && estaPorJugar(conDesenlace(partido)),
  ).length;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {TIPOS_LIGA.filter((tipo) => suyos.has(tipo)).map((tipo) => (
        <li key={tipo} className={cx(calendario.tipo, calendario.filo, 'ps-2')} data-tipo={tipo}>
          {CLASES[tipo].nombre}{' '}
          <small className="text-ink-soft tabular-nums">{suyos.get(tipo)?.length}</small>
        </li>
      ))}
      {enJuego > 0 ? (
        <li>
          <span className="rounded-s bg-ok px-1 text-surface">En juego</span>{' '}
          <small className="text-ink-soft tabular-nums">{enJuego}</small>
        </li>
      ) : null}
    </ul>
  );
}

/** While nothing is in hand: how many there are, of which leagues, and how the screen is used, for who asks. */
export function NadaElegido({ partidos, ligas, mueve }: Partidos & { mueve: boolean }) {
  return (
    <>
      <details>
        <summary className="flex min-h-8 items-center justify-between gap-2 font-semibold">
          {cuantos(partidos.length, 'partido puesto', 'partidos puestos')}
          <span
            className="grid size-6 flex-none place-items-center rounded-full border border-border text-azul-text"
            aria-hidden="true"
          >
            ?
          </span>{' '}
          <span className="visually-hidden">Cómo se usa</span>
        </summary>
        {mueve
          ? 'Pulsa uno para ver quién juega, llamar, anotarlo o aplazarlo; arrástralo para moverlo. Pulsa un hueco para ver qué aplazados caben en él. ¿Llueve? Arrastra por los huecos, o pulsa una hora o el nombre de una pista.'
          : 'Pulsa uno para ver quién juega, llamar o anotarlo.'}
      </details>
      <Leyenda partidos={partidos} ligas={ligas} />
      {mueve ? <Esperan /> : null}
    </>
  );
}
