import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import type { DeJugador } from '#contract/club/avisos.ts';
import type { EnlacePersonal as Enlace } from '#contract/cuentas/mi.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import { useModoDeAvisos } from '#web/club/mesa/consultas.ts';
import { momento } from '#web/club/mesa/dias.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Secreto } from '#web/club/mesa/secreto.tsx';
import { call } from '#web/platform/call.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { askFirst } from '#web/ui/desk/modal.tsx';
import { Read } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

const CORREO: Record<NonNullable<Enlace['correo']>, string> = {
  pendiente: 'El correo con el enlace está en la cola: sale en cuanto se pueda.',
  enviado: 'El correo con el enlace ha salido.',
  fallido: 'El correo con el enlace no ha podido salir: revisa la dirección.',
};

const NO_CIFRAS = /[^\d+]/g;

/** A number of nine digits is of Spain. */
function paraWhatsApp(telefono: string): string {
  const numero = telefono.replace(NO_CIFRAS, '').replace(/^(?:\+|00)/, '');
  return numero.length === 9 ? `34${numero}` : numero;
}

const mensajeDe = (direccion: string): string =>
  `Tu página ${club.conArticulo.en}: tus partidos y los días que no puedes jugar. Es solo para ti: ${direccion}`;

const direccionDe = (token: string): string => `${window.location.origin}${rutas.mi(token)}`;

/** The calls of the section. */
function useEnlace({ id }: Pick<Jugador, 'id'>) {
  const params = { id };
  const consulta = useQuery({
    queryKey: ['jugadores', id, 'enlace'],
    queryFn: () => call('GET /api/private/jugadores/:id/enlace', { params }),
  });
  const [token, setToken] = useState<string | null>(null);
  const crear = useHacer(
    () => call('POST /api/private/jugadores/:id/enlace', { params }),
    (creado) => setToken(creado.token),
  );
  const mandar = useHacer(
    (suyo: string) =>
      call('POST /api/private/jugadores/:id/enlace/correo', { params, body: { token: suyo } }),
    () => {},
  );
  const revocar = useHacer(
    () => call('POST /api/private/jugadores/:id/enlace/revocar', { params }),
    () => {
      setToken(null);
      showToast('Enlace quitado: ya no abre nada', 'success');
    },
  );
  const resolver = useHacer(
    (body: { nombre: string; aceptar: boolean }) =>
      call('POST /api/private/jugadores/:id/enlace/nombre', { params, body }),
    (_, { aceptar }) =>
      void showToast(aceptar ? 'Nombre cambiado en la web' : 'Propuesta descartada', 'success'),
  );
  return { consulta, token, crear, mandar, revocar, resolver };
}

type Acciones = ReturnType<typeof useEnlace>;

/** What has come of mailing it, or why it cannot be. */
function porCorreo(mandado: boolean, email: string | null): string {
  if (mandado) return 'Mandado por correo. ';
  if (email === null) return 'Sin email en su ficha: no se le puede mandar por correo. ';
  return club.mandaCorreos ? '' : 'Sin servidor de correo: mándaselo tú. ';
}

/** The link itself, which is only known until the page is left. */
function Recien({ token, jugador, mandar }: { token: string; jugador: Jugador } & Pick<Acciones, 'mandar'>) {
  const direccion = direccionDe(token);
  const { email, telefono } = jugador;
  const numero = telefono === null ? '' : paraWhatsApp(telefono);
  const mandado = mandar.respuesta !== undefined;
  return (
    <Secreto
      label="Enlace personal"
      description="No se volverá a mostrar: mándaselo ahora. Si se pierde, se hace otro."
      valor={direccion}
      hecho={porCorreo(mandado, email)}
    >
      <a
        className={buttonClass()}
        href={`https://wa.me/${numero}?text=${encodeURIComponent(mensajeDe(direccion))}`}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </a>
      {email === null || mandado || !club.mandaCorreos ? null : (
        <Button busy={mandar.haciendo} onClick={() => mandar.hacer(token)}>
          Mandar por correo
        </Button>
      )}
    </Secreto>
  );
}

const RESPUESTAS = [
  [true, 'Aceptar'],
  [false, 'Descartar'],
] as const;

const Propuesta = ({ nombre, resolver }: { nombre: string } & Pick<Acciones, 'resolver'>) => (
  <>
    <p>
      Propone aparecer en la web como <strong>«{nombre}»</strong>
    </p>
    <div className={fields.buttons}>
      {RESPUESTAS.map(([aceptar, rotulo]) => (
        <Button
          key={rotulo}
          size="s"
          busy={resolver.haciendo}
          onClick={() => resolver.hacer({ nombre, aceptar })}
        >
          {rotulo}
        </Button>
      ))}
    </div>
  </>
);

function estadoDe({ enlace }: Enlace): string {
  if (enlace === null) return 'No tiene enlace.';
  const { creado, caduca, usado } = enlace;
  const uso = usado === null ? 'todavía no lo ha usado' : `usado por última vez el ${momento(usado)}`;
  return `Tiene uno desde el ${momento(creado)}, hasta el ${fechaCompleta(caduca)}; ${uso}.`;
}

/** Folded, what waits for an answer is said. */
function enUnaLinea({ enlace, nombrePropuesto }: Enlace): string {
  if (nombrePropuesto) return `Propone aparecer como «${nombrePropuesto}»`;
  return enlace ? 'Tiene uno' : 'No tiene';
}

type ContenidoProps = { data: Enlace; jugador: Jugador; acciones: Acciones };

function Contenido({ data, jugador, acciones }: ContenidoProps) {
  const { token, crear, mandar, revocar, resolver } = acciones;
  const { enlace, nombrePropuesto, correo } = data;
  const pregunta = {
    title: `¿Quitar el enlace de ${jugador.nombre}?`,
    children: 'Dejará de abrir en este instante y no puede recuperarse; si hace falta, se le da otro.',
    action: 'Quitar el enlace',
  };
  return (
    <>
      <p>{estadoDe(data)}</p>
      {nombrePropuesto ? <Propuesta nombre={nombrePropuesto} resolver={resolver} /> : null}
      {token ? <Recien token={token} jugador={jugador} mandar={mandar} /> : null}
      {correo ? <p>{CORREO[correo]}</p> : null}
      <div className={fields.buttons}>
        <Button size="s" busy={crear.haciendo} onClick={() => crear.hacer()}>
          {enlace ? 'Hacer otro (este deja de valer)' : 'Crear enlace'}
        </Button>
        {enlace ? (
          <Button size="s" busy={revocar.haciendo} onClick={() => askFirst(pregunta, revocar.hacer)}>
            Quitar el enlace
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The link with which a player sees and says what is theirs. docs/reglas/enlaces-personales.md */
export function EnlacePersonal({ jugador }: { jugador: Jugador }) {
  const acciones = useEnlace(jugador);
  const { consulta } = acciones;
  return (
    <Section
      title="Enlace personal"
      folded
      summary={consulta.data ? enUnaLinea(consulta.data) : ''}
      hint="Con él ve sus partidos, los lleva a su calendario y apunta los días que no puede, sin contraseña."
    >
      <Read query={consulta} rows={1}>
        {(data) => <Contenido data={data} jugador={jugador} acciones={acciones} />}
      </Read>
    </Section>
  );
}

const ULTIMO: Record<NonNullable<DeJugador['ultimo']>, string> = {
  pendiente: 'Hay un aviso esperando: sale en cuanto se pueda, de 9:00 a 21:00.',
  enviado: 'El último aviso ha salido.',
  fallido: 'El último aviso no ha podido salir: revisa el email de su ficha.',
};

const SIN_SERVIDOR = 'El programa no tiene servidor de correo: no sale ningún aviso';

/** What the club does with all of them comes before what this one chose. */
const APAGADOS: Partial<Record<ModoAviso, string>> = {
  no: 'Ahora el club no avisa a nadie',
  pruebas: 'En pruebas: los correos van al club',
};

/** Whether this player is mailed of what changes in their matches: it is saved at once. docs/reglas/avisos.md */
export function Avisos({ jugador: { id, email } }: { jugador: Jugador }) {
  const cliente = useQueryClient();
  const queryKey = ['jugadores', id, 'avisos'];
  const params = { id };
  const modo = useModoDeAvisos() ?? 'si';
  const { data } = useQuery({
    queryKey,
    queryFn: () => call('GET /api/private/jugadores/:id/avisos', { params }),
  });
  const { hacer: cambiar, haciendo } = useHacer(
    (avisos: boolean) => call('POST /api/private/jugadores/:id/avisos', { params, body: { avisos } }),
    (suyos) => {
      cliente.setQueryData(queryKey, suyos);
      showToast(suyos.avisos ? 'Recibirá los avisos de sus partidos' : 'Ya no recibirá avisos', 'success');
    },
  );
  return (
    <Section
      title="Avisos"
      folded
      summary={
        (modo !== 'no' && !club.mandaCorreos ? SIN_SERVIDOR : APAGADOS[modo]) ??
        (data?.avisos === false ? 'No los recibe' : 'Recibe los de sus partidos')
      }
    >
      {modo === 'no' ? (
        <p>
          El club no avisa a nadie: se cambia en <Link to={rutasPrivadas.configuracion()}>Configuración</Link>
          .
        </p>
      ) : null}
      <Checkbox
        label="Recibe por correo los avisos de sus partidos"
        description={
          email === null
            ? 'No tiene email en su ficha: aunque quiera, no se le puede avisar.'
            : 'Se guarda al momento. El jugador también lo cambia desde su enlace personal y desde cada correo.'
        }
        checked={data?.avisos ?? true}
        disabled={data === undefined || haciendo}
        onChange={({ currentTarget }) => cambiar(currentTarget.checked)}
      />
      {data && data.moviles > 0 ? (
        <p>
          También se le avisa en {cuantos(data.moviles, 'móvil', 'móviles')}, que ha activado desde su enlace.
        </p>
      ) : null}
      {data?.ultimo ? <p>{ULTIMO[data.ultimo]}</p> : null}
    </Section>
  );
}
