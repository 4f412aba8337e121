import type { Arranque } from '#contract/club/arranque.ts';
import { mensajes } from '#contract/mensajes.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useQuitar } from './quitar.tsx';

/** The fictional season, to look around: put in an empty club, and taken out again. */
export function PasoMuestra({ arranque }: { arranque: Arranque }) {
  const recargar = useRecargar();
  const quitar = useQuitar();
  const sembrar = useUnaVez(async () => {
    try {
      await call('POST /api/private/club/muestra', {});
      showToast(mensajes.muestraPuesta, 'success');
      await recargar();
    } catch (error) {
      avisarFallo(error);
    }
  });
  if (arranque.muestra)
    return (
      <>
        <Notice tone="info" title="Está puesta la temporada de muestra">
          <p>Mira, toca y prueba lo que quieras: nadie de ella existe. Se ve también en la web.</p>
        </Notice>
        <p>
          <Button onClick={() => quitar(arranque)}>Quitar la muestra</Button>
        </p>
      </>
    );
  if (!arranque.vacio) return null;
  return (
    <>
      <p>
        ¿Quieres ver cómo queda antes de meter a nadie? La temporada de muestra llena la web y la mesa de
        jugadores y partidos inventados. <strong>Se quita de una vez</strong>, desde aquí, cuando quieras
        empezar de verdad.
      </p>
      <p>
        <Button onClick={() => sembrar()}>Poner la temporada de muestra</Button>
      </p>
    </>
  );
}
