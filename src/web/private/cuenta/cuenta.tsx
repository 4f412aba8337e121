import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { SesionPropia } from '#contract/cuentas/cuenta.ts';
import type { AccesoCuenta } from '#contract/cuentas/cuentas.ts';
import type { Rol } from '#domain/cuenta/permisos.ts';
import { CampoClave } from '#web/club/campo-clave.tsx';
import { iso, momento, momentoDicho } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError, erroresDeCampos } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';

const VACIA = { actual: '', nueva: '' };
type Claves = typeof VACIA;

const avisoDe = (cerradas: number): string =>
  cerradas === 0
    ? 'Contraseña cambiada'
    : `Contraseña cambiada. Se ${cerradas === 1 ? 'ha' : 'han'} cerrado ${cuantos(cerradas, 'sesión', 'sesiones')} que tenías abiertas en otros sitios.`;

/** The form that changes one's password: what was typed stays when the server refuses it. */
function useCambiar() {
  const cliente = useQueryClient();
  const [claves, setClaves] = useState(VACIA);
  const enviando = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Claves) => call('POST /api/private/cuenta/clave', { body }),
    onSuccess: ({ cerradas }) => {
      setClaves(VACIA);
      showToast(avisoDe(cerradas), 'success');
      cliente.invalidateQueries();
    },
    onError: (fallo) => {
      if (Object.keys(erroresDeCampos(fallo)).length === 0) avisarFallo(fallo);
      enfocarPrimerError();
    },
    onSettled: () => {
      enviando.current = false;
    },
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (enviando.current) return;
    enviando.current = true;
    mutate(claves);
  };
  const poner = (campo: keyof Claves) => (valor: string) =>
    setClaves((antes) => ({ ...antes, [campo]: valor }));
  return { claves, poner, enviar, enviando: isPending, errores: erroresDeCampos(error) };
}

type CamposProps = Pick<ReturnType<typeof useCambiar>, 'claves' | 'poner' | 'errores'> & { usuario: string };

function Campos({ usuario, claves, poner, errores }: CamposProps) {
  return (
    <>
      <TextField
        label="Contraseña actual"
        name="actual"
        type="password"
        autoComplete="current-password"
        required
        value={claves.actual}
        error={errores.actual}
        onChange={({ currentTarget }) => poner('actual')(currentTarget.value)}
      />
      <CampoClave
        label="Contraseña nueva"
        name="nueva"
        value={claves.nueva}
        onChange={poner('nueva')}
        usuario={usuario}
        error={errores.nueva}
      />
    </>
  );
}

function CambiarClave({ usuario }: { usuario: string }) {
  const { enviar, enviando, ...campos } = useCambiar();
  return (
    <form onSubmit={enviar} noValidate>
      <Section title="Contraseña" summary="Al cambiarla se cierran tus otras sesiones" folded>
        <div className={fields.stack}>
          <Campos {...campos} usuario={usuario} />
          <div>
            <Button type="submit" look="action" busy={enviando}>
              Cambiar la contraseña
            </Button>
          </div>
          {/* So that the browser keeps the new password with its account. */}
          <input type="hidden" autoComplete="username" value={usuario} readOnly />
        </div>
      </Section>
    </form>
  );
}

type CerrarProps = { id: string; equipo: string; abierta: string };

function CerrarSesion({ id, equipo, abierta }: CerrarProps) {
  const cliente = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/private/cuenta/sesiones/:id', { params: { id } }),
    onSuccess: () => showToast(`Sesión cerrada: ${equipo}`, 'success'),
    onError: avisarFallo,
    onSettled: () => cliente.invalidateQueries(),
  });
  return (
    <Button size="s" busy={isPending} onClick={() => mutate()}>
      Cerrar
      <span className="visually-hidden">
        {' '}
        la sesión de {equipo} del {abierta}
      </span>
    </Button>
  );
}

function Sesion({ id, creada, usada, equipo, recordada, esta }: SesionPropia) {
  const donde = equipo ?? 'Un equipo sin identificar';
  const abierta = momento(creada);
  return (
    <li className="flex items-center gap-3 border-b border-hairline pb-3 tabular-nums last:border-0 last:pb-0">
      <IconDeviceLaptop size={20} className="flex-none text-ink-soft" aria-hidden="true" />
      <div className="flex-1">
        <p className="font-semibold">{donde}</p>
        <p className="text-s text-ink-soft">
          {esta ? null : (
            <>
              Último uso: <time dateTime={iso(usada)}>{momentoDicho(usada)}</time> ·{' '}
            </>
          )}
          Abierta <time dateTime={iso(creada)}>{momentoDicho(creada)}</time>
          {recordada ? ' · Recordada en ese dispositivo' : null}
        </p>
      </div>
      {esta ? <Badge tone="ok">Esta</Badge> : <CerrarSesion id={id} equipo={donde} abierta={abierta} />}
    </li>
  );
}

function useCerrarOtras() {
  const cliente = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/private/cuenta/cerrar-otras', {}),
    onSuccess: ({ cerradas }) => {
      showToast(`Hecho: ${cuantos(cerradas, 'sesión cerrada', 'sesiones cerradas')}`, 'success');
      cliente.invalidateQueries();
    },
    onError: avisarFallo,
  });
}

/** Open sessions. Of the device only what its browser calls itself is stored, and no address. */
function Sesiones({ sesiones }: { sesiones: readonly SesionPropia[] }) {
  const { mutate, isPending } = useCerrarOtras();
  const otras = sesiones.filter(({ esta }) => !esta).length;
  return (
    <Section title="Sesiones abiertas" hint="Si alguna no te suena, ciérrala y cambia la contraseña.">
      <ul className={fields.stack}>
        {sesiones.map((sesion) => (
          <Sesion key={sesion.id} {...sesion} />
        ))}
      </ul>
      {otras === 0 ? null : (
        <div>
          <Button busy={isPending} onClick={() => mutate()}>
            {otras === 1 ? 'Cerrar la otra sesión' : 'Cerrar las demás sesiones'}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Said to whoever has it; what it is called is for choosing among them. */
const PUEDES: Record<Rol, readonly [titulo: string, detalle: string]> = {
  resultados: ['Apuntas resultados', 'Ves las listas de la mesa y apuntas resultados.'],
  ligas: [
    'Llevas las ligas',
    'Los partidos, las ligas, los jugadores y las incidencias. No ves las solicitudes.',
  ],
  todo: [
    'Puedes hacer todo',
    'Los partidos y las ligas, los jugadores, las solicitudes, la web, los ajustes y las cuentas.',
  ],
};

type CuentaPropia = AccesoCuenta & { usuario: string; sesiones: readonly SesionPropia[] };

/** Who one is here, what one may do, and since when one is in. */
function Quien({ usuario, sesiones, rol, reservados }: CuentaPropia) {
  const esta = sesiones.find((sesion) => sesion.esta);
  const [titulo, detalle] = PUEDES[rol];
  return (
    <section className="surface flex items-start gap-4 p-4" aria-label="Quién eres">
      <span
        className="grid size-18 flex-none place-items-center rounded-full bg-azul-pale figure text-2xl text-azul-text uppercase"
        aria-hidden="true"
      >
        {usuario.slice(0, 1)}
      </span>
      <div className="grid min-w-0 gap-1 text-s">
        <header className="flex items-center gap-3">
          <h2 className="min-w-0 text-xl wrap-anywhere">
            <span className="visually-hidden">Entras como </span>
            {usuario}
          </h2>
          <Badge tone="azul">{titulo}</Badge>
        </header>
        <p>
          {detalle}
          {reservados ? ' También ves los datos bancarios y de salud.' : ''}
        </p>
        {esta ? (
          <p className="text-s text-ink-soft">
            Entraste <time dateTime={iso(esta.creada)}>{momentoDicho(esta.creada)}</time>
          </p>
        ) : null}
      </div>
    </section>
  );
}

export const meta = () => metaDe({ titulo: 'Mi cuenta', oculta: true });

/** One's own account: who one is, open sessions and password. docs/reglas/cuentas.md. */
export default function MiCuenta() {
  const consulta = useQuery({ queryKey: ['cuenta'], queryFn: () => call('GET /api/private/cuenta', {}) });
  const cuenta = consulta.data;
  return (
    <ListFrame title="Mi cuenta" query={consulta} empty={null}>
      {cuenta ? (
        <div className="grid max-w-xl items-start gap-3">
          <Quien {...cuenta} />
          <Sesiones sesiones={cuenta.sesiones} />
          <CambiarClave usuario={cuenta.usuario} />
        </div>
      ) : null}
    </ListFrame>
  );
}
