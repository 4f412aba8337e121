import { type ReactNode, useEffect, useState } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import { rutas } from '#contract/rutas.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call } from '#web/platform/call.ts';
import { registered } from '#web/platform/offline.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type Hacer, SUAVE, useLlave } from './apartado.tsx';

/** Why this browser cannot be told anything, or whether it is. */
type EstadoMovil = 'mirando' | 'sinInstalar' | 'noSabe' | 'bloqueado' | 'no' | 'si';

/** iPads say that they are Macs. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const suscripcion = async (): Promise<PushSubscription | null> =>
  (await (await registered)?.pushManager.getSubscription()) ?? null;

async function huellaDe(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

async function estadoCon(moviles: readonly string[]): Promise<EstadoMovil> {
  if (!canBePushed()) return isApple() ? 'sinInstalar' : 'noSabe';
  if (Notification.permission === 'denied') return 'bloqueado';
  const suya = Notification.permission === 'granted' ? await suscripcion() : null;
  return suya && moviles.includes(await huellaDe(suya.endpoint)) ? 'si' : 'no';
}

/** One that was made for another key takes nothing from this one. */
async function suscribir(clave: string): Promise<PushSubscription> {
  const registro = await registered;
  if (!registro) throw new Error('There is no worker');
  const opciones = { userVisibleOnly: true, applicationServerKey: clave };
  try {
    return await registro.pushManager.subscribe(opciones);
  } catch (error) {
    const vieja = await suscripcion();
    if (!vieja) throw error;
    await vieja.unsubscribe();
    return registro.pushManager.subscribe(opciones);
  }
}

const SIN_SERVICIO =
  'El servicio de avisos de este navegador no responde. Prueba más tarde, o con otro navegador.';

/** Whether this very browser is told, and how to have it so or not. docs/reglas/avisos.md */
function useMovil({ moviles, clavePush }: Mi, hacer: Hacer) {
  const token = useLlave();
  const [estado, setEstado] = useState<EstadoMovil>('mirando');
  useEffect(() => {
    estadoCon(moviles).then(setEstado, () => setEstado('noSabe'));
  }, [moviles]);
  const activar = async () => {
    const permiso = await Notification.requestPermission();
    if (permiso !== 'granted') return setEstado(permiso === 'denied' ? 'bloqueado' : 'no');
    const { endpoint = '', keys = {} } = (await suscribir(clavePush)).toJSON();
    const { p256dh = '', auth = '' } = keys;
    await hacer(call('POST /api/mi/movil', { body: { token, endpoint, p256dh, auth } }), ({ seAvisa }) =>
      seAvisa ? 'Hecho: te avisaremos aquí' : 'Guardado',
    );
  };
  const quitar = async () => {
    const endpoint = (await suscripcion())?.endpoint ?? '';
    await hacer(call('POST /api/mi/movil/quitar', { body: { token, endpoint } }), 'Aquí no te avisaremos');
  };
  const { busy: ocupado, run: poner } = useBusy((si: boolean) =>
    (si ? activar() : quitar()).catch(() => showToast(SIN_SERVICIO, 'error')),
  );
  const quitarTodos = () =>
    hacer(
      call('POST /api/mi/movil/quitar', { body: { token, endpoint: null } }),
      'Ya no te avisaremos en ninguno',
    );
  return { estado, ocupado, poner, quitarTodos };
}

type SinPoder = Exclude<EstadoMovil, 'mirando' | 'si' | 'no'>;

const POR_QUE = {
  sinInstalar: (
    <>
      <strong>En un iPhone o iPad</strong> hay que poner antes tu página en la pantalla de inicio: pulsa
      Compartir, «Añadir a pantalla de inicio», y ábrela desde su icono. Allí podrás activar los avisos.
    </>
  ),
  noSabe: 'Este navegador no sabe recibir avisos: prueba con otro, o quédate con los del correo.',
  bloqueado: (
    <>
      <strong>Los avisos de esta web están bloqueados aquí.</strong> Para recibirlos, abre los ajustes del
      sitio (el icono que hay junto a la dirección; en un iPhone, Ajustes, Notificaciones), permite las
      notificaciones y vuelve a cargar la página.
    </>
  ),
} satisfies Record<SinPoder, ReactNode>;

const esOrdenador = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** Added to the home screen, an icon opens this page and not the cover: what the manifest says then. */
function usePaginaDeInicio(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const antes = link?.getAttribute('href');
    if (!link || !antes) return;
    link.href = rutas.manifiestoDeMiPagina();
    return () => {
      link.href = antes;
    };
  }, []);
}

/** Whether they are told on this very phone, and why they cannot be. Drawn in the browser alone. */
export default function AvisosMovil({ mi, hacer }: { mi: Mi; hacer: Hacer }) {
  const { estado, ocupado, poner, quitarTodos } = useMovil(mi, hacer);
  usePaginaDeInicio();
  if (estado === 'mirando') return null;
  const otros = mi.moviles.length - (estado === 'si' ? 1 : 0);
  const aqui = esOrdenador() ? 'este ordenador' : 'este móvil';
  return (
    <>
      <h3 className="border-hairline border-t pt-3 text-l">Avisos en {aqui}</h3>
      {estado === 'si' || estado === 'no' ? (
        <CheckField
          label={`Quiero que el club me avise en ${aqui}`}
          hint={
            mi.seAvisa
              ? 'Sale una notificación aunque la web no esté abierta, con lo mismo y a las mismas horas que el correo.'
              : 'Ahora el club no avisa a nadie. Si empieza, saldrá aquí una notificación aunque la web no esté abierta.'
          }
          checked={estado === 'si'}
          disabled={ocupado}
          onChange={({ currentTarget: { checked } }) => void poner(checked)}
        />
      ) : (
        <p role="status">{POR_QUE[estado]}</p>
      )}
      {otros > 0 ? (
        <>
          <p className={SUAVE}>
            {otros === 1 ? 'También se avisa en otro tuyo.' : `También se avisa en otros ${otros} tuyos.`}
          </p>
          <Button size="s" className="justify-self-start" onClick={quitarTodos}>
            Dejar de avisar en todos
          </Button>
        </>
      ) : null}
    </>
  );
}
