import { useMutation, useQuery } from '@tanstack/react-query';
import { club } from '#club';
import type { Quedando as EnCurso, Llamado } from '#contract/mis-partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { enlacesDe } from '#domain/persona/contacto.ts';
import { avisarFallo, avisarHecho, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './partidos.module.css';

const cuando = (fecha: string): string => `${fechaSemana(fecha)}, ${horaDe(fecha)}`;

const textoPara = (token: string): string =>
  `${club.nombre}: tienes un partido aplazado sin fecha. Marca aquí qué horas te vienen bien y queda puesto en cuanto coincidáis. Es tu enlace, solo para ti: ${window.location.origin}${rutas.mi(token)}`;

/** A link of their own goes with it, made for the occasion: the one they had opens nothing any more. */
async function recordar({ id, telefono }: Llamado): Promise<string> {
  const enlaces = enlacesDe(telefono);
  // Opened before waiting for the answer: after it, the browser takes it for a window that nobody asked for.
  const ventana = enlaces ? window.open('', '_blank') : null;
  try {
    const { token } = await call('POST /api/private/jugadores/:id/enlace', { params: { id } });
    if (ventana && enlaces) {
      ventana.opener = null;
      ventana.location.href = `${enlaces.whatsapp}?text=${encodeURIComponent(textoPara(token))}`;
      return 'Mensaje abierto en WhatsApp, con un enlace nuevo';
    }
    await call('POST /api/private/jugadores/:id/enlace/correo', { params: { id }, body: { token } });
    return 'Le mandamos su enlace por correo';
  } catch (error) {
    ventana?.close();
    throw error;
  }
}

function Recordar({ jugador }: { jugador: Llamado }) {
  const puede = usePuede('POST /api/private/jugadores/:id/enlace');
  const { mutate, isPending } = useMutation({
    mutationFn: () => recordar(jugador),
    onSuccess: (texto) => showToast(texto, 'success'),
    onError: avisarFallo,
  });
  const { nombre, telefono, email } = jugador;
  const [dePila] = nombre.split(' ');
  const porTelefono = enlacesDe(telefono) !== null;
  if (!porTelefono && !email) return <small>{nombre} no tiene teléfono ni email</small>;
  if (!puede) return <small>Sin contestar: {nombre}</small>;
  return (
    <Button size="s" busy={isPending} onClick={() => mutate()}>
      Recordar a {dePila} {porTelefono ? 'por WhatsApp' : 'por correo'}
      <span className="visually-hidden">({nombre})</span>
    </Button>
  );
}

function useConfirmar({ id, jugadores }: EnCurso) {
  const recargar = useRecargar();
  const { mutate, isPending } = useMutation({
    mutationFn: (fecha: string) =>
      call('POST /api/private/partidos/:id/quedan', { params: { id }, body: { fecha } }),
    onSuccess: (_, fecha) => {
      avisarHecho(`${jugadores.map(({ nombre }) => nombre).join(' – ')}: ${cuando(fecha)}.`);
      return recargar();
    },
    onError: (error) => {
      avisarFallo(error);
      recargar();
    },
  });
  return { confirmar: mutate, confirmando: isPending };
}

function Fila({ partido }: { partido: EnCurso }) {
  const { jugadores, liga, comunes } = partido;
  const { confirmar, confirmando } = useConfirmar(partido);
  const puede = usePuede('POST /api/private/partidos/:id/quedan');
  const callados = jugadores.filter(({ horas }) => horas === 0);
  const [fecha] = comunes;
  return (
    <li>
      <span className={styles.pareja}>
        <strong>{jugadores.map(({ nombre }) => nombre).join(' – ')}</strong> <small>{liga}</small>
      </span>
      {fecha ? <Badge tone="ok">Los dos pueden el {cuando(fecha)}</Badge> : null}
      {fecha && puede ? (
        <Button size="s" look="primary" busy={confirmando} onClick={() => confirmar(fecha)}>
          Ponerlo ahí
        </Button>
      ) : null}
      {!fecha && callados.length === 0 ? <small>Los dos han marcado horas, pero no coinciden</small> : null}
      {fecha ? null : callados.map((jugador) => <Recordar key={jugador.id} jugador={jugador} />)}
    </li>
  );
}

function fraseDe(partidos: readonly EnCurso[]): string {
  const conHora = partidos.filter(({ comunes }) => comunes.length > 0).length;
  const callados = partidos.filter(
    ({ comunes, jugadores }) => comunes.length === 0 && jugadores.some(({ horas }) => horas === 0),
  ).length;
  const partes = [
    conHora > 0 && `${cuantos(conHora, 'partido', 'partidos')} con hora para los dos`,
    callados > 0 && `${callados} con alguien sin contestar`,
  ].filter((parte) => parte !== false);
  return partes.join(' · ') || 'todos han contestado y ninguno coincide';
}

/** How the players of what was put off get on in arranging it. docs/reglas/enlaces-personales.md */
export function Quedando() {
  const { data } = useQuery({
    queryKey: ['partidos', 'quedando'],
    queryFn: () => call('GET /api/private/partidos/quedando', {}),
  });
  if (!data?.modo || data.partidos.length === 0) return null;
  return (
    <details className={styles.quedando} open={data.partidos.some(({ comunes }) => comunes.length > 0)}>
      <summary>Los jugadores quedan por su cuenta: {fraseDe(data.partidos)}</summary>
      <ul>
        {data.partidos.map((partido) => (
          <Fila key={partido.id} partido={partido} />
        ))}
      </ul>
    </details>
  );
}
