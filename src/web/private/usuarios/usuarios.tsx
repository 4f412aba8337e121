import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccesoCuenta, Cuenta, EnlaceDado } from '#contract/cuentas/cuentas.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { EXPLICACION_DE_ROL, NOMBRE_DE_ROL, ROLES, type Rol } from '#domain/cuenta/permisos.ts';
import { enLista } from '#domain/texto.ts';
import { iso, momento, momentoDicho } from '#web/club/mesa/dias.tsx';
import { enSusCampos, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { useAcceso } from '#web/club/mesa/permisos.ts';
import { Secreto } from '#web/club/mesa/secreto.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { useSession } from '#web/platform/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { askFirst, DeskModal, DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { More } from '#web/ui/desk/more.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { alDarEnlace as alDar, alDesactivar, CambiarAcceso, CampoAcceso } from './acceso.tsx';

/** Enabling asks nothing; disabling says first what it does. */
export function useCambiarEstado(cuenta: Cuenta) {
  const { usuario } = cuenta;
  const estado = cuenta.estado === 'activo' ? 'inactivo' : 'activo';
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/cuentas/:usuario/estado', { params: { usuario }, body: { estado } }),
    () => {
      const aviso = estado === 'activo' ? 'Cuenta activada' : 'Cuenta desactivada y sesiones cerradas';
      showToast(`${aviso}: ${usuario}`, 'success');
    },
  );
  const pregunta = { title: `Desactivar a ${usuario}`, children: alDesactivar(cuenta), action: 'Desactivar' };
  const cambiarEstado = async () => (estado === 'activo' ? hacer() : askFirst(pregunta, hacer));
  return { cambiarEstado, cambiando: haciendo };
}

function Estado({ estado, tieneClave }: Cuenta) {
  if (estado === 'inactivo') return <Badge>Inactivo</Badge>;
  return tieneClave ? <Badge tone="ok">Activo</Badge> : <Badge tone="warn">Sin contraseña todavía</Badge>;
}

const QUE_HACE: Record<Rol, string> = {
  resultados: 'Apunta resultados',
  ligas: 'Lleva las ligas',
  todo: 'Puede hacer todo',
};

/** What it may do and what it has been doing, in two lines. */
function Datos({ cuenta }: { cuenta: Cuenta }) {
  const { ultimoAcceso, sesiones, ligas, enlaceCaduca } = cuenta;
  const abiertas = sesiones > 0 ? ` · ${cuantos(sesiones, 'sesión abierta', 'sesiones abiertas')}` : '';
  return (
    <div className="col-span-2 col-start-2 text-s tabular-nums lg:flex-1">
      <p>
        {QUE_HACE[cuenta.rol]}
        {cuenta.reservados ? ', y ve los datos bancarios y de salud' : ''}
        {ligas > 0 ? ` · ${cuantos(ligas, 'liga', 'ligas')} a su cargo` : ''}
      </p>
      <p className="text-ink-soft">
        {ultimoAcceso === null ? 'Nunca ha entrado' : 'Entró '}
        {ultimoAcceso === null ? null : (
          <time dateTime={iso(ultimoAcceso)}>{momentoDicho(ultimoAcceso)}</time>
        )}
        {abiertas}
      </p>
      {enlaceCaduca === null ? null : (
        <p>
          Tiene un enlace sin usar, hasta el <time dateTime={iso(enlaceCaduca)}>{momento(enlaceCaduca)}</time>
        </p>
      )}
    </div>
  );
}

type AccionesProps = { cuenta: Cuenta; alDarEnlace: (enlace: EnlaceDado) => void };
type FichaProps = AccionesProps & { esPropia: boolean };

function Acciones({ cuenta, alDarEnlace }: AccionesProps) {
  const { usuario } = cuenta;
  const { hacer: darEnlace, haciendo: dando } = useHacer(
    () => call('POST /api/private/cuentas/:usuario/enlace', { params: { usuario } }),
    alDarEnlace,
  );
  const pregunta = { title: `Enlace para ${usuario}`, children: alDar(cuenta), action: 'Hacer el enlace' };
  const { cambiarEstado, cambiando } = useCambiarEstado(cuenta);
  const activo = cuenta.estado === 'activo';
  const deQuien = <span className="visually-hidden"> de {usuario}</span>;
  return (
    <>
      <CambiarAcceso cuenta={cuenta} />
      {activo ? (
        <Button
          size="s"
          look="ghost"
          className="px-2"
          busy={dando}
          onClick={() => askFirst(pregunta, darEnlace)}
        >
          Nuevo enlace{deQuien}
        </Button>
      ) : null}
      <Button size="s" look="ghost" className="px-2" busy={cambiando} onClick={cambiarEstado}>
        {activo ? 'Desactivar' : 'Activar'}
        <span className="lg:sr-only"> la cuenta</span>
        {deQuien}
      </Button>
    </>
  );
}

/** Who does not see bank data changes nothing of who does. */
function FichaCuenta({ cuenta, esPropia, alDarEnlace }: FichaProps) {
  const alcanza = useAcceso().reservados || !cuenta.reservados;
  return (
    <article className="grid grid-cols-both items-center gap-x-3 gap-y-2 px-4 py-3 lg:flex lg:gap-x-4">
      <span
        className="grid size-tap flex-none place-items-center rounded-full bg-azul-pale figure text-l text-azul-text uppercase"
        aria-hidden="true"
      >
        {cuenta.usuario.slice(0, 1)}
      </span>
      <header className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 md:max-lg:col-span-2 lg:w-2xs lg:flex-none">
        <h2 className="heading-text text-m font-semibold wrap-anywhere">{cuenta.usuario}</h2>
        <Estado {...cuenta} />
        {esPropia ? <Badge tone="azul">Tú</Badge> : null}
      </header>
      <Datos cuenta={cuenta} />
      <div
        className={cx(
          'flex flex-wrap gap-x-2 max-md:col-start-3 max-md:row-start-1 md:max-lg:col-span-2 md:max-lg:col-start-2',
          !esPropia && '-mx-2',
        )}
      >
        {esPropia ? (
          <ButtonLink size="s" to={rutasPrivadas.cuenta()}>
            Mi cuenta
          </ButtonLink>
        ) : null}
        {alcanza && !esPropia ? (
          <More>
            <Acciones cuenta={cuenta} alDarEnlace={alDarEnlace} />
          </More>
        ) : null}
      </div>
    </article>
  );
}

/** As little as is of use. */
const NUEVA: AccesoCuenta & { usuario: string } = { usuario: '', rol: ROLES[0], reservados: false };

type NuevaProps = { alDarEnlace: (enlace: EnlaceDado) => void; alCerrar: () => void };

/** A name and what it may do: the person chooses the password through the link. A refused name stays typed. */
function FormularioNueva({ alDarEnlace, alCerrar }: NuevaProps) {
  const form = useForm({ initialValues: NUEVA });
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/cuentas', { body: form.getValues() }),
    (enlace) => {
      alCerrar();
      alDarEnlace(enlace);
    },
    enSusCampos(form),
  );
  return (
    <DialogForm action="Crear cuenta y enlace" busy={haciendo} onSubmit={() => hacer()} onCancel={alCerrar}>
      <TextInput
        data-autofocus
        label="Persona nueva"
        description="El nombre con el que entrará: sin espacios. La contraseña la elige ella con un enlace."
        placeholder="por ejemplo, berta.gil"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        {...form.getInputProps('usuario')}
      />
      <CampoAcceso acceso={form.values} poner={form.setValues} />
    </DialogForm>
  );
}

/** What each kind of account is for, and who has one. */
const Roles = ({ cuentas }: { cuentas: readonly Cuenta[] }) => (
  <section aria-labelledby="que-hace">
    <h2 id="que-hace" className="text-l">
      Qué puede hacer cada cuenta
    </h2>
    <ul className="mt-3 grid-fit-2xs gap-3">
      {ROLES.map((rol) => {
        const suyas = cuentas.filter((cuenta) => cuenta.rol === rol).map(({ usuario }) => usuario);
        return (
          <li key={rol} className="surface grid content-start gap-1 p-4 text-s">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 heading-text text-m font-semibold">
              {NOMBRE_DE_ROL[rol]}
              {suyas.length === 0 ? null : (
                <small className="text-s font-normal wrap-anywhere text-ink-soft">
                  La tiene{suyas.length > 1 ? 'n' : ''} {enLista(suyas)}
                </small>
              )}
            </h3>
            <p>{EXPLICACION_DE_ROL[rol]}</p>
          </li>
        );
      })}
    </ul>
  </section>
);

/** The token goes after the #, which browsers do not send. */
const direccionDe = ({ token }: EnlaceDado): string =>
  `${window.location.origin}${rutas.nuevaClave()}#${token}`;

type VerProps = { enlace: EnlaceDado | null; alCerrar: () => void };

/** The only time a link is seen. */
const VerEnlace = ({ enlace, alCerrar }: VerProps) => (
  <DeskModal opened={enlace !== null} onClose={alCerrar} title={`Enlace para ${enlace?.usuario ?? ''}`}>
    {enlace ? (
      <div className={fields.stack}>
        <p>
          Mándaselo a <strong>{enlace.usuario}</strong>, y a nadie más: con él elige su contraseña. Vale una
          sola vez, hasta el {momento(enlace.caduca)}. <strong>No se volverá a mostrar</strong>; si se pierde,
          se hace otro.
        </p>
        <Secreto
          label="Enlace de un solo uso"
          valor={direccionDe(enlace)}
          copiar="Copiar el enlace"
          look="action"
        >
          <Button onClick={alCerrar}>Ya lo tengo</Button>
        </Secreto>
      </div>
    ) : null}
  </DeskModal>
);

export const meta = () => metaDe({ titulo: 'Usuarios', oculta: true });

function resumen(cuentas: readonly Cuenta[]): string {
  const activas = cuentas.filter(({ estado }) => estado === 'activo').length;
  const todas = cuantos(cuentas.length, 'cuenta', 'cuentas');
  if (cuentas.length === 1) return `${todas}: estás tú solo. Invita a quien apunta los resultados.`;
  return activas === cuentas.length ? todas : `${todas} · ${cuantos(activas, 'activa', 'activas')}`;
}

/** Who may work at the desk. docs/reglas/cuentas.md. */
export default function Usuarios() {
  const consulta = useQuery({ queryKey: ['cuentas'], queryFn: () => call('GET /api/private/cuentas', {}) });
  const [enlace, setEnlace] = useState<EnlaceDado | null>(null);
  const propio = claveDeCuenta(useSession()?.name ?? '');
  const cuentas = consulta.data ?? [];
  return (
    <>
      <ListFrame
        title="Usuarios"
        actions={
          <DialogButton look="action" label="Invitar" title="Invitar a alguien">
            {(cerrar) => <FormularioNueva alDarEnlace={setEnlace} alCerrar={cerrar} />}
          </DialogButton>
        }
        query={consulta}
        summary={resumen(cuentas)}
        empty={null}
      >
        <div className="grid grid-cols-1 gap-4">
          <ul className="surface divide-y divide-hairline">
            {cuentas.map((cuenta) => (
              <li key={cuenta.usuario}>
                <FichaCuenta
                  cuenta={cuenta}
                  esPropia={claveDeCuenta(cuenta.usuario) === propio}
                  alDarEnlace={setEnlace}
                />
              </li>
            ))}
          </ul>
          <Roles cuentas={cuentas} />
        </div>
      </ListFrame>
      <VerEnlace enlace={enlace} alCerrar={() => setEnlace(null)} />
    </>
  );
}
