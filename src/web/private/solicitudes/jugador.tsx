import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import {
  type Duda,
  dudaDe,
  esMenor,
  jugadorDeInscripcion,
  parecidos,
  tipoDeLigaDe,
} from '#domain/inscripcion/jugador.ts';
import { camposDe, en } from '#web/club/mesa/campos.tsx';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { enfocarPrimerError, erroresDeCampos } from '#web/club/mesa/ficha.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Notice, Skeleton } from '#web/ui/states.tsx';
import { ParejaDeSolicitud } from './pareja.tsx';
import { direcciones, enDialogo, type Hecho, useConVuelta } from './solicitud.tsx';

const asignar = (id: number, idJugador: number | null) =>
  call('POST /api/private/solicitudes/:id/jugador', { params: { id }, body: { idJugador } });

/** Of who is still to be made a member, it stays open. */
const como = ({ altaSocio }: Pick<Solicitud, 'altaSocio'>): string =>
  altaSocio ? 'Falta su alta de socio, y sigue sin atender' : 'La solicitud queda atendida';

const asignacion = (
  solicitud: Solicitud,
  { id: idJugador, nombre }: Pick<JugadorFila, 'id' | 'nombre'>,
): Hecho => ({
  hacer: () => asignar(solicitud.id, idJugador),
  texto: `Asignada a ${nombre}. ${como(solicitud)}`,
  deshacer: () => asignar(solicitud.id, null),
});

type Propuesto = ReturnType<typeof jugadorDeInscripcion>;

const creacion = ({ id, ...solicitud }: Solicitud, propuesto: Propuesto): Hecho => ({
  hacer: () =>
    call('POST /api/private/solicitudes/:id/jugador/nuevo', {
      params: { id },
      body: { ...propuesto, estado: 'activo', disponibleAmistosos: false },
    }),
  texto: `Jugador creado: ${propuesto.nombre}. ${como(solicitud)}`,
  deshacer: () => call('DELETE /api/private/solicitudes/:id/jugador', { params: { id } }),
});

type Uso = {
  solicitud: Solicitud;
  propuesto: Propuesto;
  ligas: readonly Liga[];
  jugadores: readonly JugadorFila[];
  hacer: (hecho: Hecho) => void;
};

/** Who is probably the same person: one press, and nobody is made twice. */
function Parecidos({ solicitud, jugadores, hacer }: Uso) {
  const suyos = parecidos(jugadores, solicitud).slice(0, 5);
  if (suyos.length === 0) return null;
  return (
    <Notice tone="warn" title="Puede que ya esté">
      <ul className="grid gap-2">
        {suyos.map((jugador) => (
          <li key={jugador.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <Link to={rutasPrivadas.jugador(jugador.id)}>{jugador.nombre}</Link>
              <small> {jugador.liga ?? 'sin liga'}</small>
            </span>
            <Button size="s" onClick={() => hacer(asignacion(solicitud, jugador))}>
              Es {jugador.nombre}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const DE_MENOR =
  'Con él sale en la web y en los avisos. Vacío, en una liga infantil se publica su nombre y la inicial del apellido; en las demás, su nombre entero.';

function Nuevo({ cerrar, ...uso }: Uso & { cerrar: () => void }) {
  const { solicitud, propuesto, ligas } = uso;
  const form = useForm({
    initialValues: propuesto,
    validate: { nombre: (nombre) => (nombre.trim() ? null : 'Escribe el nombre del jugador') },
  });
  const { hacer, haciendo } = useConVuelta(cerrar, (error) => form.setErrors(erroresDeCampos(error)));
  const c = camposDe(form);
  const menor = esMenor(solicitud, hoyDelClub());
  const enviar = () => {
    if (form.validate().hasErrors) enfocarPrimerError();
    else hacer(creacion(solicitud, form.getValues()));
  };
  return (
    <form className={fields.stack} onSubmit={enDialogo(enviar)} noValidate>
      <Parecidos {...uso} />
      <TextInput label="Nombre" maxLength={80} data-autofocus {...form.getInputProps('nombre')} />
      {en('linea', c.texto('telefono', 'Teléfono', 40), c.texto('email', 'Email', 200))}
      <Elegir
        label="Liga"
        placeholder="Sin liga"
        clearable
        opciones={opcionesActivas(ligas, form.values.idLiga)}
        value={form.values.idLiga}
        onChange={(idLiga) => form.setFieldValue('idLiga', idLiga)}
        error={form.errors.idLiga}
      />
      {menor || form.values.nombreDeportivo !== ''
        ? c.texto('nombreDeportivo', 'Nombre deportivo', 40, { description: DE_MENOR })
        : null}
      <div className={fields.pair}>
        <Button type="submit" look="action" busy={haciendo}>
          Crear jugador
        </Button>
      </div>
    </form>
  );
}

function Asignar(uso: Uso) {
  const { solicitud, jugadores, hacer } = uso;
  const opciones = jugadores.map(({ id, nombre, liga }) => ({
    value: id,
    label: liga === null ? nombre : `${nombre} · ${liga}`,
  }));
  const elegir = (id: number | null) => {
    const jugador = jugadores.find((uno) => uno.id === id);
    if (jugador) hacer(asignacion(solicitud, jugador));
  };
  return (
    <div className={fields.stack}>
      <Parecidos {...uso} />
      <Elegir
        label="Jugador"
        placeholder="Escribe parte de su nombre"
        opciones={opciones}
        value={null}
        onChange={elegir}
      />
    </div>
  );
}

function YaTiene({ solicitud, idJugador }: { solicitud: Solicitud; idJugador: number }) {
  const { hacer, haciendo } = useConVuelta();
  const quitar: Hecho = {
    hacer: () => asignar(solicitud.id, null),
    texto: 'La solicitud ya no es de nadie y queda por atender',
    deshacer: () => asignar(solicitud.id, idJugador),
  };
  return (
    <span className="col-span-full flex flex-wrap items-center gap-x-2">
      Jugador:{' '}
      <Link to={rutasPrivadas.jugador(idJugador)} state={tripFrom(direcciones.una(solicitud.id))}>
        {solicitud.jugador}
      </Link>
      <Button size="s" look="ghost" busy={haciendo} onClick={() => hacer(quitar)}>
        Quitar
      </Button>
    </span>
  );
}

/** An enrolment in a league whose player is still to be made or chosen. */
export const pideJugador = ({ idJugador, inscripcion }: Solicitud): boolean =>
  idJugador === null && tipoDeLigaDe(inscripcion) !== null;

const DUDAS: Record<Duda, string> = {
  parecido: 'Puede que ya esté: míralo antes.',
  aviso: 'Sus datos llegaron con avisos: revísalos antes.',
  liga: 'No hay ninguna liga en marcha para él.',
  contacto: 'Falta su teléfono o su email.',
};

/** Its season is not left alone in a line. */
const GUION = / - (?=\S+$)/;

const ligaEn = (ligas: readonly Liga[], { idLiga }: Propuesto) =>
  ligas.find(({ id }) => id === idLiga)?.nombre.replace(GUION, '\u00A0-\u00A0');

/** What is known to make it with; null until it is read. */
function useDatos(solicitud: Solicitud) {
  const { data: ligas } = useLigas();
  const { data: jugadores } = useJugadores();
  if (!ligas || !jugadores) return null;
  const propuesto = jugadorDeInscripcion(solicitud, { ligas, hoy: hoyDelClub() });
  const avisos = solicitud.detalles.map(({ path }) => path);
  return { solicitud, propuesto, ligas, jugadores, duda: dudaDe(propuesto, { jugadores, avisos }) };
}

export type JugadorProps = {
  solicitud: Solicitud;
  /** Whether nothing is left unsaved in the page: what is done here makes it be read again. */
  sinCambios: () => boolean;
};

/** Made with one press, which says where it goes; with a doubt, after looking at it. */
function PorHacer({ solicitud, sinCambios, look = 'action' }: JugadorProps & { look?: ButtonLook }) {
  const [abierto, setAbierto] = useState<'crear' | 'asignar' | null>(null);
  const cerrar = () => setAbierto(null);
  const { hacer, haciendo } = useConVuelta(cerrar);
  const datos = useDatos(solicitud);
  const abrir = (cual: typeof abierto) => sinCambios() && setAbierto(cual);
  const crear = () => datos && sinCambios() && hacer(creacion(solicitud, datos.propuesto));
  const suyos = datos && { ...datos, hacer };
  const esperando = <Skeleton kind="text" rows={6} />;
  return (
    <>
      <Button
        look={look}
        className="col-span-full"
        busy={haciendo || !datos}
        onClick={() => (datos?.duda ? abrir('crear') : crear())}
      >
        Crear jugador{datos?.duda ? '…' : ''}
      </Button>
      <p className="col-span-full flex items-center justify-between gap-2 text-s text-ink-soft">
        {datos?.duda ? DUDAS[datos.duda] : datos && `Entra en ${ligaEn(datos.ligas, datos.propuesto)}.`}
        {datos && !datos.duda ? (
          <Button size="s" look="ghost" onClick={() => abrir('crear')}>
            Cambiar
          </Button>
        ) : null}
      </p>
      <Button size="s" onClick={() => abrir('asignar')}>
        Ya es jugador…
      </Button>
      <DeskModal opened={abierto === 'crear'} onClose={cerrar} title="Crear jugador">
        {suyos ? <Nuevo {...suyos} cerrar={cerrar} /> : esperando}
      </DeskModal>
      <DeskModal opened={abierto === 'asignar'} onClose={cerrar} title="Enlazarla con un jugador">
        {suyos ? <Asignar {...suyos} /> : esperando}
      </DeskModal>
    </>
  );
}

/** Which player an enrolment in a league became, or how to make it one; of who enrols with a partner, of both. */
export function JugadorDeSolicitud({ solicitud, sinCambios }: JugadorProps) {
  const { idJugador, companero, pareja } = solicitud;
  const uso = { solicitud, sinCambios };
  const solo = !companero || pareja === 'rechazada';
  return (
    <>
      {companero ? <ParejaDeSolicitud {...uso} companero={companero} /> : null}
      {idJugador === null ? null : <YaTiene solicitud={solicitud} idJugador={idJugador} />}
      {pideJugador(solicitud) ? <PorHacer {...uso} look={solo ? 'action' : 'quiet'} /> : null}
    </>
  );
}
