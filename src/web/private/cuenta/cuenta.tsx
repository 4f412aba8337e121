import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { SesionPropia } from '#contract/cuentas/cuenta.ts';
import { CampoClave } from '#web/club/campo-clave.tsx';
import { iso, momento } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError, erroresDeCampos } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './cuenta.module.css';

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
      <Section
        title="Cambiar la contraseña"
        hint="Al cambiarla se cierran las sesiones que tengas abiertas en otros sitios. Esta sigue."
      >
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
    <li className={styles.sesion}>
      <div>
        <p className={styles.equipo}>{donde}</p>
        <p>
          {esta ? (
            'La estás usando ahora'
          ) : (
            <>
              Último uso: <time dateTime={iso(usada)}>{momento(usada)}</time>
            </>
          )}
        </p>
        <p className={styles.usada}>
          Abierta desde el <time dateTime={iso(creada)}>{abierta}</time>
          {recordada ? ' · Recordada en ese equipo' : null}
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
      <ul className={styles.sesiones}>
        {sesiones.map((sesion) => (
          <Sesion key={sesion.id} {...sesion} />
        ))}
      </ul>
      <div>
        {otras === 0 ? (
          <p role="status" className={styles.usada}>
            No hay otras sesiones.
          </p>
        ) : (
          <Button busy={isPending} onClick={() => mutate()}>
            {otras === 1 ? 'Cerrar la otra sesión' : 'Cerrar las demás sesiones'}
          </Button>
        )}
      </div>
    </Section>
  );
}

export const meta = () => metaDe({ titulo: 'Mi cuenta', oculta: true });

/** One's own account: password and open sessions. docs/reglas/cuentas.md. */
export default function MiCuenta() {
  const consulta = useQuery({ queryKey: ['cuenta'], queryFn: () => call('GET /api/private/cuenta', {}) });
  const cuenta = consulta.data;
  return (
    <ListFrame
      title="Mi cuenta"
      query={consulta}
      summary={cuenta ? `Entras como ${cuenta.usuario}` : null}
      empty={null}
    >
      {cuenta ? (
        <div className={styles.partes}>
          <CambiarClave usuario={cuenta.usuario} />
          <Sesiones sesiones={cuenta.sesiones} />
        </div>
      ) : null}
    </ListFrame>
  );
}
