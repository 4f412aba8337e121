import { Checkbox, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import type { DeJugador } from '#contract/club/avisos.ts';
import type { EnlacePersonal as Enlace } from '#contract/cuentas/mi.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { fechaCompleta, fechaCorta } from '#domain/fecha-texto.ts';
import { useModoDeAvisos } from '#web/club/mesa/consultas.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { enElClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { Read } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

const COPIADO_MS = 3_000;
const MS = 1_000;
const CORREO: Record<NonNullable<Enlace['correo']>, string> = {
  pendiente: 'El correo con el enlace está en la cola: sale en cuanto se pueda.',
  enviado: 'El correo con el enlace ha salido.',
  fallido: 'El correo con el enlace no ha podido salir: revisa la dirección.',
};

const momento = (dt: number): string => fechaCorta(enElClub(dt * MS));

const NO_CIFRAS = /[^\d+]/g;

/** A number of nine digits is of Spain. */
function paraWhatsApp(telefono: string): string {
  const numero = telefono.replace(NO_CIFRAS, '').replace(/^(?:\+|00)/, '');
  return numero.length === 9 ? `34${numero}` : numero;
}

const mensajeDe = (direccion: string): string =>
  `Tu página ${club.conArticulo.en}: tus partidos y los días que no puedes jugar. Es solo para ti: ${direccion}`;

const direccionDe = (token: string): string => `${window.location.origin}${rutas.mi(token)}`;

/** The calls of the section; every one leaves on screen what it answers. */
function useEnlace({ id }: Pick<Jugador, 'id'>) {
  const cliente = useQueryClient();
  const clave = ['jugadores', id, 'enlace'];
  const params = { id };
  const consulta = useQuery({
    queryKey: clave,
    queryFn: () => call('GET /api/private/jugadores/:id/enlace', { params }),
  });
  const [token, setToken] = useState<string | null>(null);
  const poner = (visto: Enlace) => cliente.setQueryData(clave, visto);
  const crear = useMutation({
    mutationFn: () => call('POST /api/private/jugadores/:id/enlace', { params }),
    onSuccess: (creado) => {
      setToken(creado.token);
      return consulta.refetch();
    },
    onError: avisarFallo,
  });
  const mandar = useMutation({
    mutationFn: (suyo: string) =>
      call('POST /api/private/jugadores/:id/enlace/correo', { params, body: { token: suyo } }),
    onSuccess: poner,
    onError: avisarFallo,
  });
  const revocar = useMutation({
    mutationFn: () => call('POST /api/private/jugadores/:id/enlace/revocar', { params }),
    onSuccess: (visto) => {
      setToken(null);
      poner(visto);
      showToast('Enlace quitado: ya no abre nada', 'success');
    },
    onError: avisarFallo,
  });
  const resolver = useMutation({
    mutationFn: (body: { nombre: string; aceptar: boolean }) =>
      call('POST /api/private/jugadores/:id/enlace/nombre', { params, body }),
    onSuccess: async (visto, { aceptar }) => {
      poner(visto);
      showToast(aceptar ? 'Nombre cambiado en la web' : 'Propuesta descartada', 'success');
      if (aceptar) await cliente.invalidateQueries({ queryKey: ['jugadores'] });
    },
    onError: avisarFallo,
  });
  return { consulta, token, crear, mandar, revocar, resolver };
}

type Acciones = ReturnType<typeof useEnlace>;

/** The link itself, which is only known until the page is left. */
function Recien({ token, jugador, mandar }: { token: string; jugador: Jugador } & Pick<Acciones, 'mandar'>) {
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS });
  const direccion = direccionDe(token);
  const { email, telefono } = jugador;
  const numero = telefono === null ? '' : paraWhatsApp(telefono);
  return (
    <>
      <TextInput
        label="Enlace personal"
        description="No se volverá a mostrar: mándaselo ahora. Si se pierde, se hace otro."
        readOnly
        value={direccion}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={fields.buttons}>
        <Button look="primary" onClick={() => copy(direccion)}>
          Copiar
        </Button>
        <a
          className={buttonClass()}
          href={`https://wa.me/${numero}?text=${encodeURIComponent(mensajeDe(direccion))}`}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </a>
        {email === null || mandar.isSuccess || !club.mandaCorreos ? null : (
          <Button busy={mandar.isPending} onClick={() => mandar.mutate(token)}>
            Mandar por correo
          </Button>
        )}
      </div>
      {email === null ? <p>Sin email en su ficha: no se le puede mandar por correo.</p> : null}
      {email === null || club.mandaCorreos ? null : <p>Sin servidor de correo: mándaselo tú.</p>}
      <p role="status">
        {mandar.isSuccess ? 'Mandado por correo. ' : ''}
        {copied ? 'Copiado.' : ''}
        {error ? 'No se ha podido copiar: selecciónalo y cópialo a mano.' : ''}
      </p>
    </>
  );
}

function Propuesta({ nombre, resolver }: { nombre: string } & Pick<Acciones, 'resolver'>) {
  return (
    <>
      <p>
        Propone aparecer en la web como <strong>«{nombre}»</strong>
      </p>
      <div className={fields.buttons}>
        <Button size="s" busy={resolver.isPending} onClick={() => resolver.mutate({ nombre, aceptar: true })}>
          Aceptar
        </Button>
        <Button
          size="s"
          busy={resolver.isPending}
          onClick={() => resolver.mutate({ nombre, aceptar: false })}
        >
          Descartar
        </Button>
      </div>
    </>
  );
}

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

const preguntar = ({ nombre }: Jugador): Promise<boolean> =>
  confirm({
    title: `¿Quitar el enlace de ${nombre}?`,
    children: 'Dejará de abrir en este instante y no puede recuperarse; si hace falta, se le da otro.',
    action: 'Quitar el enlace',
  });

type ContenidoProps = { data: Enlace; jugador: Jugador; acciones: Acciones };

function Contenido({ data, jugador, acciones }: ContenidoProps) {
  const { token, crear, mandar, revocar, resolver } = acciones;
  const { enlace, nombrePropuesto, correo } = data;
  const quitar = async () => {
    if (await preguntar(jugador)) revocar.mutate();
  };
  return (
    <>
      <p>{estadoDe(data)}</p>
      {nombrePropuesto ? <Propuesta nombre={nombrePropuesto} resolver={resolver} /> : null}
      {token ? <Recien token={token} jugador={jugador} mandar={mandar} /> : null}
      {correo ? <p>{CORREO[correo]}</p> : null}
      <div className={fields.buttons}>
        <Button size="s" busy={crear.isPending} onClick={() => crear.mutate()}>
          {enlace ? 'Hacer otro (este deja de valer)' : 'Crear enlace'}
        </Button>
        {enlace ? (
          <Button size="s" busy={revocar.isPending} onClick={quitar}>
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
  const { mutate, isPending } = useMutation({
    mutationFn: (avisos: boolean) =>
      call('POST /api/private/jugadores/:id/avisos', { params, body: { avisos } }),
    onSuccess: (suyos) => {
      cliente.setQueryData(queryKey, suyos);
      showToast(suyos.avisos ? 'Recibirá los avisos de sus partidos' : 'Ya no recibirá avisos', 'success');
    },
    onError: avisarFallo,
  });
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
        disabled={data === undefined || isPending}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
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
