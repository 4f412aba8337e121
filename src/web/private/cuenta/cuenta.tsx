import { useForm } from '@mantine/form';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import { useQuery } from '@tanstack/react-query';
import type { SesionPropia } from '#contract/cuentas/cuenta.ts';
import type { AccesoCuenta } from '#contract/cuentas/cuentas.ts';
import type { Rol } from '#domain/cuenta/permisos.ts';
import { CampoClave } from '#web/club/campo-clave.tsx';
import { iso, momento, momentoDicho } from '#web/club/mesa/dias.tsx';
import { enSusCampos, useHacer } from '#web/club/mesa/ficha.tsx';
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

const avisoDe = (cerradas: number): string =>
  cerradas === 0
    ? 'Contraseña cambiada'
    : `Contraseña cambiada. Se ${cerradas === 1 ? 'ha' : 'han'} cerrado ${cuantos(cerradas, 'sesión', 'sesiones')} que tenías abiertas en otros sitios.`;

/** What was typed stays when the server refuses it. */
function CambiarClave({ usuario }: { usuario: string }) {
  const form = useForm({ initialValues: { actual: '', nueva: '' } });
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/cuenta/clave', { body: form.getValues() }),
    ({ cerradas }) => {
      form.reset();
      showToast(avisoDe(cerradas), 'success');
    },
    enSusCampos(form),
  );
  return (
    <form onSubmit={form.onSubmit(() => hacer())} noValidate>
      <Section title="Contraseña" summary="Al cambiarla se cierran tus otras sesiones" folded>
        <div className={fields.stack}>
          <TextField
            label="Contraseña actual"
            name="actual"
            type="password"
            autoComplete="current-password"
            required
            {...form.getInputProps('actual')}
          />
          <CampoClave
            label="Contraseña nueva"
            name="nueva"
            usuario={usuario}
            {...form.getInputProps('nueva')}
            value={form.values.nueva}
          />
          <div>
            <Button type="submit" look="action" busy={haciendo}>
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
  const { hacer, haciendo } = useHacer(
    () => call('DELETE /api/private/cuenta/sesiones/:id', { params: { id } }),
    () => void showToast(`Sesión cerrada: ${equipo}`, 'success'),
  );
  return (
    <Button size="s" busy={haciendo} onClick={() => hacer()}>
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

/** Open sessions. Of the device only what its browser calls itself is stored, and no address. */
function Sesiones({ sesiones }: { sesiones: readonly SesionPropia[] }) {
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/cuenta/cerrar-otras', {}),
    ({ cerradas }) =>
      void showToast(`Hecho: ${cuantos(cerradas, 'sesión cerrada', 'sesiones cerradas')}`, 'success'),
  );
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
          <Button busy={haciendo} onClick={() => hacer()}>
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
