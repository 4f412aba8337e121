import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Dia } from '#domain/fecha.ts';
import { noticiaDeSuspension } from '#domain/partido/suspension.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './suspender.module.css';
import type { Hecho } from './use-suspender.ts';

type Props = { dia: Dia; hecho: Hecho };

const noticiaDe = ({ dia, hecho }: Props) => ({
  ...noticiaDeSuspension(dia, hecho.suspendidos),
  link: rutas.horarios(),
  fecha: ahoraDelClub(),
  publicada: true,
  fijada: false,
});

/** Where the item is now; it takes the focus that the button had. */
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

/** Who comes to the court without looking at the group finds it on the front page: one press, and it is out. */
export function EnNoticias(props: Props) {
  const recargar = useRecargar();
  const { mutateAsync, data, isPending } = useMutation({
    mutationFn: () => call('POST /api/private/noticias/:id', { params: { id: 0 }, body: noticiaDe(props) }),
    onSuccess: recargar,
    onError: avisarFallo,
  });
  const publicar = useUnaVez(mutateAsync);
  if (data) return <Publicada id={data.id} />;
  return (
    <div className={styles.acciones}>
      <Button onClick={() => publicar()} busy={isPending} aria-describedby="que-es-publicar">
        Publicarlo en Noticias
      </Button>
      <small id="que-es-publicar" className={styles.nada}>
        Cuántos partidos y a qué día pasan, sin nombres; sale en la portada.
      </small>
    </div>
  );
}
