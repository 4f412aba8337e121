import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { FichaJugador } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { useYo, type Yo } from './yo.ts';

type Ficha = FichaJugador & { id: number; hoy: Dia };

/** What the club knows of whoever this device is of; asked for once the page is there, and again for another one. */
function useFicha(id: number | undefined): Ficha | null {
  const [ficha, poner] = useState<Ficha | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const control = new AbortController();
    call('GET /api/clasificaciones/jugador/:id/ficha', { params: { id } }, { signal: control.signal })
      .then((suya) => poner({ ...suya, id, hoy: hoyDelClub() }))
      // Without it the page is that of anybody.
      .catch(() => {});
    return () => control.abort();
  }, [id]);
  return ficha?.id === id ? ficha : null;
}

type ProximoProps = { yo: Yo; ficha: FichaJugador | null };

/** Until it comes, or where it does not, the way to all of them. */
function Proximo({ yo, ficha }: ProximoProps) {
  if (!ficha) return <Link to={rutas.jugador(yo.id)}>Ver tus partidos</Link>;
  if (!ficha.proximo)
    return (
      <p>
        <Link to={rutas.jugador(yo.id)}>{ficha.nombre}</Link>: ahora mismo no tienes ninguno puesto.
      </p>
    );
  const { id, fecha, rival, pista } = ficha.proximo;
  return (
    <>
      <p className="figure text-l">
        <Link to={rutas.partido(id)} className="text-inherit after:absolute after:inset-0">
          <time dateTime={fecha} className="inline-block first-letter:uppercase">
            {fechaSemana(fecha)}, {horaDe(fecha)}
          </time>
        </Link>
      </p>
      <p>
        contra {rival}
        {pista ? `, ${pista}` : null}
      </p>
    </>
  );
}

/** The next match of whoever this device is of, on top of what is of everybody. Its place is there before it. */
export function MiProximo() {
  const yo = useYo();
  const ficha = useFicha(yo?.id);
  return (
    <section
      aria-label="Tu próximo partido"
      className="relative hidden min-h-figure content-start rounded-m border-bola border-s-4 bg-azul-pale px-4 py-3 text-ink leading-snug yo:grid"
    >
      <p className="text-ink-soft text-s">
        Tu próximo partido
        {ficha?.proximo ? `, ${cuentaAtras(diaDe(ficha.proximo.fecha), ficha.hoy)}` : ''}
      </p>
      {yo ? <Proximo yo={yo} ficha={ficha} /> : null}
    </section>
  );
}
