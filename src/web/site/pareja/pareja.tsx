import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { Invitacion } from '#contract/solicitudes/invitacion.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import { metaDe } from '#web/club/meta.ts';
import { SinEnlace } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call, messageOf } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PAGE } from '#web/ui/page.ts';
import { Notice, Skeleton } from '#web/ui/states.tsx';

const PAGINA = paginaDe('/pareja/:token?');

export const meta = () => metaDe(PAGINA);

/** `dicho`: it has been answered here, just now. */
type Estado = { suya: Invitacion; dicho: boolean; fallo: string | null } | { motivo: string } | null;

/** The key is only in the address of the browser: the server draws the page without it. */
function useInvitacion(token: string) {
  const [estado, setEstado] = useState<Estado>(null);
  useEffect(() => {
    if (token === '') return;
    call('POST /api/inscripcion/pareja', { body: { token } }).then(
      (suya) => setEstado({ suya, dicho: false, fallo: null }),
      (error) => setEstado({ motivo: messageOf(error) }),
    );
  }, [token]);
  const { busy, run } = useBusy(async (confirma: boolean) => {
    try {
      const suya = await call('POST /api/inscripcion/pareja/respuesta', { body: { token, confirma } });
      setEstado({ suya, dicho: true, fallo: null });
    } catch (error) {
      setEstado((antes) => (antes && 'suya' in antes ? { ...antes, fallo: messageOf(error) } : antes));
    }
  });
  return { estado, responder: run, ocupado: busy };
}

type Frases = { titulo: string; texto: string };

function frasesDe({ quien, liga, respuesta }: Invitacion): Frases {
  switch (respuesta) {
    case 'si':
      return {
        titulo: 'Confirmado: sois pareja',
        texto: `El club ya sabe que juegas con ${quien} en la ${liga}. Si algo cambia, dilo en el club.`,
      };
    case 'no':
      return {
        titulo: 'Has dicho que no',
        texto: `El club ya sabe que no juegas con ${quien} en la ${liga}. No tienes que hacer nada más.`,
      };
    case null:
      return {
        titulo: `${quien} dice que juega contigo`,
        texto: `Se ha inscrito en la ${liga}, y falta que lo confirmes.`,
      };
    default:
      return respuesta satisfies never;
  }
}

const SUAVE = cx('text-ink-soft text-s');

/** What is pressed. Nothing is answered by opening the page. */
function Respuestas({ suya, responder, ocupado }: { suya: Invitacion } & Omit<ContenidoProps, 'estado'>) {
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button look="primary" busy={ocupado} onClick={() => responder(true)}>
          Confirmar
        </Button>
        <Button busy={ocupado} onClick={() => responder(false)}>
          No puedo
        </Button>
      </p>
      <p className={SUAVE}>
        El enlace vale hasta el {fechaCompleta(suya.caduca)}. Si confirmas, el club te apunta con tu nombre y
        tu email, que le ha dado {suya.quien}:{' '}
        <Link to={rutas.proteccionDatos()}>qué hacemos con los datos</Link>. Si no, se borran solos.
      </p>
    </>
  );
}

type ContenidoProps = ReturnType<typeof useInvitacion>;

function Contenido({ estado, ...uso }: ContenidoProps): ReactNode {
  if (estado === null) return <Skeleton kind="text" rows={4} />;
  if ('motivo' in estado)
    return (
      <Notice tone="warn" title="No se puede abrir">
        <p>{estado.motivo}</p>
        <p>Teléfono del club: {club.telefono}.</p>
      </Notice>
    );
  const { suya, dicho, fallo } = estado;
  const { titulo, texto } = frasesDe(suya);
  return (
    <>
      <div role="status">
        <Notice tone={dicho ? 'ok' : 'info'} title={titulo}>
          <p>{texto}</p>
        </Notice>
      </div>
      {fallo === null ? null : <p role="alert">{fallo}</p>}
      {suya.respuesta === null ? (
        <Respuestas suya={suya} {...uso} />
      ) : (
        <p className={SUAVE}>Si ha cambiado algo, dilo en el club: {club.telefono}.</p>
      )}
    </>
  );
}

/** Where the link leads of whom somebody says they enrol with. docs/reglas/inscripciones.md */
export default function ParejaPagina() {
  const { token = '' } = useParams();
  const uso = useInvitacion(token);
  return (
    <>
      <Portada
        seccion="inscripciones"
        talla="datos"
        titulo="Tu pareja"
        entradilla="Confirma si juegas con quien te ha apuntado"
      />
      <div className={PAGE}>
        <div className="grid max-w-xl gap-4 pt-8 pb-12">
          {token === '' ? (
            <SinEnlace abre="Cuando alguien se inscribe contigo en una liga por parejas, el club te manda un enlace para confirmarlo: ábrelo desde el correo." />
          ) : (
            <>
              <noscript>Para confirmar hace falta JavaScript. También puedes decírselo al club.</noscript>
              <Contenido {...uso} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
