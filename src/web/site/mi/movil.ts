import { useEffect, useState } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import { call } from '#web/platform/call.ts';
import { registered } from '#web/platform/offline.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { Hacer } from './hacer.ts';

/** Why this browser cannot be told anything, or whether it is. */
export type EstadoMovil = 'mirando' | 'sinInstalar' | 'noSabe' | 'bloqueado' | 'no' | 'si';

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
export function useMovil(token: string, { moviles, clavePush }: Mi, hacer: Hacer) {
  const [estado, setEstado] = useState<EstadoMovil>('mirando');
  const [ocupado, setOcupado] = useState(false);
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
  const poner = async (si: boolean) => {
    setOcupado(true);
    try {
      await (si ? activar() : quitar());
    } catch {
      showToast(SIN_SERVICIO, 'error');
    }
    setOcupado(false);
  };
  const quitarTodos = () =>
    hacer(
      call('POST /api/mi/movil/quitar', { body: { token, endpoint: null } }),
      'Ya no te avisaremos en ninguno',
    );
  return { estado, ocupado, poner, quitarTodos };
}
