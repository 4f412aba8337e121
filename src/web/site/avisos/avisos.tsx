import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { club } from '#club';
import type { DeEnlace } from '#contract/club/avisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { SinEnlace } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call, messageOf } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { PAGE } from '#web/ui/page.ts';
import { Notice, Skeleton } from '#web/ui/states.tsx';

const PAGINA = paginaDe('/avisos/:token?');

export const meta = () => metaDe(PAGINA);

/** `cambiado`: it has been changed here, and the page says what was done. */
type Estado = { suyo: DeEnlace; cambiado: boolean; fallo: string | null } | { motivo: string } | null;

/** The key is only in the address of the browser: the server draws the page without it. */
function useAvisos(token: string) {
  const [estado, setEstado] = useState<Estado>(null);
  useEffect(() => {
    if (token === '') return;
    call('POST /api/avisos', { body: { token } }).then(
      (suyo) => setEstado({ suyo, cambiado: false, fallo: null }),
      (error) => setEstado({ motivo: messageOf(error) }),
    );
  }, [token]);
  const { busy, run } = useBusy(async (avisos: boolean) => {
    try {
      const suyo = await call('POST /api/avisos/poner', { body: { token, avisos } });
      setEstado({ suyo, cambiado: true, fallo: null });
    } catch (error) {
      setEstado((antes) => (antes && 'suyo' in antes ? { ...antes, fallo: messageOf(error) } : antes));
    }
  });
  return { estado, poner: run, ocupado: busy };
}

type Frases = { titulo: string; texto: string; accion: string };

export function frasesDe({ nombre, avisos, seMandan }: DeEnlace, cambiado: boolean): Frases {
  if (avisos)
    return {
      titulo: cambiado ? 'Hecho: volverás a recibir los avisos' : 'Recibes los avisos de tus partidos',
      texto: seMandan
        ? `El club escribe un correo a ${nombre} cuando se pone, se cambia o se suspende un partido suyo.`
        : `Ahora mismo el club no manda avisos a nadie: si vuelve a mandarlos, ${nombre} los recibirá.`,
      accion: 'Dejar de recibirlos',
    };
  return {
    titulo: cambiado ? 'Hecho: no recibirás más avisos' : 'No recibes avisos de tus partidos',
    texto: `El club no escribirá a ${nombre} cuando cambien sus partidos: habrá que mirarlos en la web.`,
    accion: 'Volver a recibirlos',
  };
}

type ContenidoProps = ReturnType<typeof useAvisos>;

function Contenido({ estado, poner, ocupado }: ContenidoProps): ReactNode {
  if (estado === null) return <Skeleton kind="text" rows={4} />;
  if ('motivo' in estado)
    return (
      <Notice tone="warn" title="No se puede abrir">
        <p>{estado.motivo}</p>
        <p>Teléfono del club: {club.telefono}.</p>
      </Notice>
    );
  const { suyo, cambiado, fallo } = estado;
  const { titulo, texto, accion } = frasesDe(suyo, cambiado);
  return (
    <>
      <div role="status">
        <Notice tone={cambiado ? 'ok' : 'info'} title={titulo}>
          <p>{texto}</p>
        </Notice>
      </div>
      {fallo === null ? null : <p role="alert">{fallo}</p>}
      <p>
        <Button look="primary" busy={ocupado} onClick={() => poner(!suyo.avisos)}>
          {accion}
        </Button>
      </p>
    </>
  );
}

/** Where the link of a mail leads: nothing changes until somebody presses. docs/reglas/avisos.md */
export default function AvisosPagina() {
  const { token = '' } = useParams();
  const uso = useAvisos(token);
  return (
    <>
      <Portada
        seccion="ligaSocial"
        talla="datos"
        titulo="Tus avisos"
        entradilla="Los correos del club cuando cambian tus partidos"
      />
      <div className={PAGE}>
        <div className="grid max-w-xl gap-4 pt-8 pb-12">
          {token === '' ? (
            <SinEnlace abre="Cada correo que avisa de un partido lleva abajo un enlace para dejar de recibirlos: ábrelo desde el correo." />
          ) : (
            <>
              <noscript>
                <form method="post">
                  <button type="submit">Dejar de recibir los avisos de mis partidos</button>
                </form>
              </noscript>
              <Contenido {...uso} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
