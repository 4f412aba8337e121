import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { QuienJuega } from '#contract/liga/parejas.ts';
import { rutas } from '#contract/rutas.ts';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import type { EstadoInvitacion } from '#domain/inscripcion/invitacion.ts';
import { ligaDeParejaPropuesta } from '#domain/inscripcion/invitacion.ts';
import { jugadorDeInscripcion, parecidos } from '#domain/inscripcion/jugador.ts';
import { enLista } from '#domain/texto.ts';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { momento } from '#web/club/mesa/dias.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { type Escrita, esDeParejas, NADIE, Quien, quienDe } from '#web/club/mesa/quien-juega.tsx';
import { Secreto } from '#web/club/mesa/secreto.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal, DialogForm } from '#web/ui/desk/modal.tsx';
import { Notice, Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type Hecho, useConVuelta, useSolicitudCambiada } from './solicitud.tsx';

const PAREJA = '/api/private/solicitudes/:id/pareja';

type Companero = NonNullable<Solicitud['companero']>;

const deElla = (cuando: number | null): string => (cuando === null ? '' : ` el ${momento(cuando)}`);

/** "Falta que confirme Luis Mora, hasta el 13 de diciembre." */
function estadoEnPalabras(estado: EstadoInvitacion, { nombre, caduca, respondida }: Companero): string {
  switch (estado) {
    case 'sinMandar':
      return `A ${nombre} no se le ha mandado el enlace para confirmar.`;
    case 'pendiente':
      return `Falta que confirme ${nombre}${caduca === null ? '' : `, hasta el ${fechaCompleta(caduca)}`}.`;
    case 'caducada':
      return `El enlace de ${nombre} ha caducado sin que confirme.`;
    case 'confirmada':
      return `${nombre} confirmó${deElla(respondida)}.`;
    case 'rechazada':
      return `${nombre} dijo que no${deElla(respondida)}.`;
    default:
      return estado satisfies never;
  }
}

const CORREO: Record<NonNullable<Companero['correo']>, string> = {
  pendiente: 'El correo con el enlace está en la cola: sale en cuanto se pueda.',
  enviado: 'El correo con el enlace ha salido.',
  fallido: 'El correo con el enlace no ha podido salir: revisa la dirección, o cópialo y mándaselo.',
};

/** Another link, by mail or to be copied: the one before is dead. */
function Enlace({ solicitud, companero }: Parte) {
  const { id, hayServidorDeCorreo, pareja } = solicitud;
  const mostrar = useSolicitudCambiada();
  const [token, setToken] = useState<string | null>(null);
  const { hacer, haciendo } = useHacer(
    (mandar: boolean) => call(`POST ${PAREJA}/enlace`, { params: { id }, body: { mandar } }),
    (hecho, mandar) => {
      mostrar(hecho.solicitud);
      setToken(hecho.token);
      if (mandar) showToast(`Enlace nuevo para ${companero.nombre}, por correo`, 'success');
    },
  );
  return (
    <>
      {token === null ? null : (
        <Secreto
          label={`Enlace de ${companero.nombre}`}
          description="No se volverá a mostrar: mándaselo ahora. Los de antes ya no valen."
          valor={`${window.location.origin}${rutas.pareja(token)}`}
        />
      )}
      <div className={fields.buttons}>
        {hayServidorDeCorreo ? (
          <Button size="s" busy={haciendo} onClick={() => hacer(true)}>
            {pareja === 'sinMandar' ? 'Mandar enlace' : 'Reenviar enlace'}
          </Button>
        ) : null}
        <Button size="s" busy={haciendo} onClick={() => hacer(false)}>
          Enlace para copiar
        </Button>
      </div>
      {hayServidorDeCorreo ? null : (
        <p className={fields.small}>Sin servidor de correo: copia el enlace y mándaselo tú.</p>
      )}
    </>
  );
}

type Persona = { nombre: string; email: string | null; telefono: string | null };

type LadoProps = {
  label: string;
  de: Persona;
  jugadores: readonly JugadorFila[];
  valor: Escrita;
  cambiar: (valor: Escrita) => void;
};

/** One of the two: who is probably somebody the club has is suggested, and nobody is taken for another by themselves. */
function Lado({ label, de, jugadores, valor, cambiar }: LadoProps) {
  const posibles = valor.nueva ? parecidos(jugadores, de).slice(0, 3) : [];
  return (
    <>
      {posibles.length === 0 ? null : (
        <Notice tone="warn" title={`Puede que ${de.nombre} ya esté`}>
          <ul className="grid gap-2">
            {posibles.map(({ id, nombre, liga }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {nombre} <small>{liga ?? 'sin liga'}</small>
                </span>
                <Button size="s" onClick={() => cambiar({ ...NADIE, id })}>
                  Es {nombre}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Quien label={label} valor={valor} cambiar={cambiar} />
    </>
  );
}

const escrita = ({ nombre, email, telefono }: Persona): Escrita => ({
  ...NADIE,
  nueva: true,
  nombre,
  email: email ?? '',
  telefono: telefono ?? '',
});

/** "Quedan 2 jugadores nuevos y la pareja en Liga Social…": what is about to be. */
function loQueQueda(nuevos: number, liga: string | undefined, { altaSocio }: Solicitud): string {
  const quienes = nuevos === 0 ? '' : `${cuantos(nuevos, 'jugador nuevo', 'jugadores nuevos')} y `;
  const como = altaSocio
    ? 'La solicitud sigue sin atender: falta su alta de socio'
    : 'La solicitud queda atendida';
  return `Se hace${nuevos > 0 ? 'n' : ''} ${quienes}la pareja en ${liga ?? 'la liga que elijas'}. ${como}. Se puede deshacer de una vez.`;
}

type Parte = { solicitud: Solicitud; companero: Companero };
type Cargado = Parte & { ligas: readonly Liga[]; jugadores: readonly JugadorFila[] };

/** What is sent, or null while something is missing. A minor who is new goes by the name their family chose. */
function useQuienes({ solicitud, companero, ligas, jugadores }: Cargado) {
  const { idJugador } = solicitud;
  const suya = { ...companero, telefono: null };
  const [una, setUna] = useState(
    jugadores.some(({ id }) => id === idJugador) ? { ...NADIE, id: idJugador } : escrita(solicitud),
  );
  const [otra, setOtra] = useState(escrita(suya));
  const { nombreDeportivo } = jugadorDeInscripcion(solicitud, { ligas, hoy: hoyDelClub() });
  const [primera, segunda] = [quienDe(una), quienDe(otra)];
  const llamada = primera && una.nueva && nombreDeportivo !== '' ? { ...primera, nombreDeportivo } : primera;
  const personas: [QuienJuega, QuienJuega] | null = llamada && segunda ? [llamada, segunda] : null;
  const nuevos = [una, otra].filter(({ nueva }) => nueva).length;
  const lados = [
    { label: 'Quien se inscribe', de: solicitud, valor: una, cambiar: setUna },
    { label: 'Su pareja', de: suya, valor: otra, cambiar: setOtra },
  ];
  return { personas, nuevos, lados, menor: una.nueva ? nombreDeportivo : '' };
}

function Formulario({ cerrar, ...de }: Cargado & { cerrar: () => void }) {
  const { solicitud, companero, ligas, jugadores } = de;
  const { id, inscripcion, pareja } = solicitud;
  const { personas, nuevos, lados, menor } = useQuienes(de);
  const [idLiga, setLiga] = useState(ligaDeParejaPropuesta(inscripcion, companero.deporte, ligas));
  const [sinConfirmar, setSinConfirmar] = useState(false);
  const { hacer, haciendo } = useConVuelta(cerrar);
  const falta = pareja !== 'confirmada';
  const params = { id };
  const pasar = (quienes: [QuienJuega, QuienJuega], cual: number): Hecho => ({
    hacer: () => call(`POST ${PAREJA}`, { params, body: { idLiga: cual, personas: quienes, sinConfirmar } }),
    texto: `Pareja hecha: ${enLista([solicitud.nombre, companero.nombre])}`,
    deshacer: () => call(`DELETE ${PAREJA}`, { params }),
  });
  return (
    <DialogForm
      action="Pasar a pareja"
      disabled={personas === null || idLiga === null || (falta && !sinConfirmar)}
      busy={haciendo}
      onSubmit={() => personas && idLiga !== null && hacer(pasar(personas, idLiga))}
      onCancel={cerrar}
    >
      {lados.map((lado) => (
        <Lado key={lado.label} {...lado} jugadores={jugadores} />
      ))}
      {menor === '' ? null : <p className={fields.small}>Es menor: en la web sale como «{menor}».</p>}
      <Elegir
        label="Liga y división"
        placeholder="Solo las de parejas"
        opciones={opcionesActivas(ligas.filter(esDeParejas), idLiga)}
        value={idLiga}
        onChange={setLiga}
      />
      {falta ? (
        <Checkbox
          label={`Sé que ${companero.nombre} juega, aunque no ha confirmado`}
          checked={sinConfirmar}
          onChange={({ currentTarget }) => setSinConfirmar(currentTarget.checked)}
        />
      ) : null}
      <p>{loQueQueda(nuevos, ligas.find((liga) => liga.id === idLiga)?.nombre, solicitud)}</p>
    </DialogForm>
  );
}

function Pasar({ sinCambios, ...parte }: Parte & { sinCambios: () => boolean }) {
  const [abierto, setAbierto] = useState(false);
  const { data: ligas } = useLigas();
  const { data: todos } = useJugadores();
  const jugadores = todos?.filter(({ personas }) => personas.length === 1);
  const cerrar = () => setAbierto(false);
  return (
    <>
      <Button look="action" onClick={() => sinCambios() && setAbierto(true)}>
        Pasar a pareja…
      </Button>
      <DeskModal opened={abierto} onClose={cerrar} title="Pasar a pareja">
        {ligas && jugadores ? (
          <Formulario {...parte} {...{ ligas, jugadores, cerrar }} />
        ) : (
          <Skeleton kind="text" rows={6} />
        )}
      </DeskModal>
    </>
  );
}

/** With whom they enrol, how far that has got, and how both are made a pair. docs/reglas/inscripciones.md */
export function ParejaDeSolicitud(uso: Parte & { sinCambios: () => boolean }) {
  const { solicitud, companero } = uso;
  const { pareja = 'sinMandar' } = solicitud;
  const contestada = pareja === 'confirmada' || pareja === 'rechazada';
  return (
    <div className="col-span-full grid gap-2">
      <p>
        <strong>{companero.liga}.</strong> {estadoEnPalabras(pareja, companero)}{' '}
        <a href={`mailto:${companero.email}`}>{companero.email}</a>
      </p>
      {companero.correo && !contestada ? <p className={fields.small}>{CORREO[companero.correo]}</p> : null}
      {contestada || companero.hecha ? null : <Enlace {...{ solicitud, companero }} />}
      {companero.hecha || pareja === 'rechazada' ? null : <Pasar {...uso} />}
    </div>
  );
}
