import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Dia } from '#domain/fecha.ts';
import { noticiaDeSuspension } from '#domain/partido/suspension.ts';
import { Aviso, PorMirar } from '#web/club/mesa/aviso.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import type { Hecho } from './use-suspension.ts';

type HechoProps = { dia: Dia; hecho: Hecho };

const noticiaDe = ({ dia, hecho }: HechoProps) => ({
  ...noticiaDeSuspension(dia, hecho.suspendidos),
  link: rutas.horarios(),
  fecha: ahoraDelClub(),
  publicada: true,
  fijada: false,
});

/** A link to the item, which takes the focus of the button that is gone. */
function Publicada({ id }: { id: number }) {
  const enlace = useRef<HTMLAnchorElement>(null);
  useEffect(() => enlace.current?.focus(), []);
  return (
    <p role="status">
      Publicado en la portada y en Noticias.{' '}
      <Link ref={enlace} to={rutasPrivadas.noticia(id)}>
        Ver o cambiar la noticia
      </Link>
    </p>
  );
}

/** Publishes the suspension on the site in one press, for whoever does not read the players' group. */
function EnNoticias(props: HechoProps) {
  const { hacer, haciendo, respuesta } = useHacer(
    () => call('POST /api/private/noticias/:id', { params: { id: 0 }, body: noticiaDe(props) }),
    () => {},
  );
  if (respuesta) return <Publicada id={respuesta.id} />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => hacer()} busy={haciendo} aria-describedby="que-es-publicar">
        Publicarlo en Noticias
      </Button>
      <small id="que-es-publicar" className="text-ink-soft">
        Cuántos partidos y a qué día pasan, sin nombres; sale en la portada.
      </small>
    </div>
  );
}

function partes({ suspendidos }: Hecho): string {
  const movidos = suspendidos.filter(({ fecha }) => fecha !== null).length;
  const aplazados = suspendidos.length - movidos;
  return [
    movidos > 0 && `${cuantos(movidos, 'partido pasa', 'partidos pasan')} a otro día`,
    aplazados > 0 && cuantos(aplazados, 'queda aplazado, sin fecha', 'quedan aplazados, sin fecha'),
  ]
    .filter(Boolean)
    .join('; ');
}

/** What was done, what deserves a look, and the news as it is sent to the players. */
export function Resultado({ dia, hecho }: HechoProps) {
  const hayPropuesta = hecho.suspendidos.some(({ fecha }) => fecha === null);
  const seccion = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the list, and what was done is further up.
  useEffect(() => {
    seccion.current?.focus({ preventScroll: true });
    // Taller than the window, the focus alone would leave its beginning out of sight.
    seccion.current?.scrollIntoView();
  }, []);
  return (
    <section ref={seccion} tabIndex={-1} className="grid max-w-xl gap-4" aria-label="Partidos suspendidos">
      <Notice tone="ok" title="Suspendidos">
        <p role="status">{partes(hecho)}. El horario de la web ya lo dice.</p>
      </Notice>
      <PorMirar avisos={hecho.avisos} />
      <Aviso label="Aviso para los jugadores" partidos={hecho.suspendidos} suspendido={dia} />
      <EnNoticias dia={dia} hecho={hecho} />
      <div className="flex flex-wrap items-center gap-2">
        {hayPropuesta ? <ButtonLink to={rutasPrivadas.propuesta()}>Nueva propuesta</ButtonLink> : null}
        <ButtonLink to={rutasPrivadas.partidos()}>Volver a partidos</ButtonLink>
      </div>
      <p className="text-ink-soft">
        ¿Ha escampado? En Registros, «Deshacer» lo deja todo como estaba; la noticia, si la publicaste, se
        deshace aparte.
      </p>
    </section>
  );
}
