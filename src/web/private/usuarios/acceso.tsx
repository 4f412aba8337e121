import { Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import type { AccesoCuenta, Cuenta } from '#contract/cuentas/cuentas.ts';
import {
  EXPLICACION_DE_ROL,
  leerRol,
  NOMBRE_DE_ROL,
  palabrasDeAcceso,
  ROLES,
} from '#domain/cuenta/permisos.ts';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { useAcceso } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { RadioCard } from '#web/ui/desk/radio-card.tsx';
import { showToast } from '#web/ui/toast.tsx';

const SIN_RESERVADOS = 'Solo con «Todo», y solo los da quien los ve.';

type AccesoProps = { acceso: AccesoCuenta; poner: (acceso: AccesoCuenta) => void };

/** What an account may do: its role and, beside it, what is most private. */
export function CampoAcceso({ acceso, poner }: AccesoProps) {
  const { rol, reservados } = acceso;
  const puedeDarlos = useAcceso().reservados && rol === 'todo';
  return (
    <>
      <Radio.Group
        label="Qué puede hacer"
        value={rol}
        onChange={(valor) => {
          const elegido = leerRol(valor);
          poner({ rol: elegido, reservados: reservados && elegido === 'todo' });
        }}
      >
        <div className="grid gap-2 pt-1">
          {ROLES.map((uno) => (
            <RadioCard
              key={uno}
              chosen={uno === rol}
              value={uno}
              label={NOMBRE_DE_ROL[uno]}
              description={EXPLICACION_DE_ROL[uno]}
            />
          ))}
        </div>
      </Radio.Group>
      <Checkbox
        label="Ve los datos bancarios y de salud"
        description={
          puedeDarlos ? 'De las inscripciones, con sus documentos, y la copia de seguridad.' : SIN_RESERVADOS
        }
        disabled={!puedeDarlos}
        checked={reservados}
        onChange={({ currentTarget }) => poner({ rol, reservados: currentTarget.checked })}
      />
    </>
  );
}

type CambiarProps = { cuenta: Cuenta; alCerrar: () => void };

function FormularioAcceso({ cuenta, alCerrar }: CambiarProps) {
  const { usuario } = cuenta;
  const [acceso, poner] = useState<AccesoCuenta>({ rol: cuenta.rol, reservados: cuenta.reservados });
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/cuentas/:usuario/rol', { params: { usuario }, body: acceso }),
    () => {
      showToast(`${usuario} puede hacer ahora: ${palabrasDeAcceso(acceso)}`, 'success');
      alCerrar();
    },
  );
  return (
    <DialogForm action="Guardar" busy={haciendo} onSubmit={() => hacer()} onCancel={alCerrar}>
      <CampoAcceso acceso={acceso} poner={poner} />
      <p>Vale desde ahora mismo, también donde tenga la mesa abierta.</p>
    </DialogForm>
  );
}

export const CambiarAcceso = ({ cuenta }: { cuenta: Cuenta }) => (
  <DialogButton
    size="s"
    look="ghost"
    className="px-2"
    label={
      <>
        Cambiar<span className="lg:sr-only"> lo que puede hacer</span>
        <span className="visually-hidden"> {cuenta.usuario}</span>
      </>
    }
    title={`Qué puede hacer ${cuenta.usuario}`}
  >
    {(cerrar) => <FormularioAcceso cuenta={cuenta} alCerrar={cerrar} />}
  </DialogButton>
);

export function alDesactivar({ usuario, sesiones, ligas, enlaceCaduca }: Cuenta): string {
  const frases = [`«${usuario}» no podrá entrar hasta que alguien active su cuenta.`];
  if (sesiones > 0)
    frases.push(
      `${sesiones === 1 ? 'Se cerrará' : 'Se cerrarán'} ahora mismo ${cuantos(sesiones, 'sesión abierta', 'sesiones abiertas')}.`,
    );
  if (enlaceCaduca !== null) frases.push('Su enlace dejará de valer.');
  if (ligas > 0)
    frases.push(
      `Seguirá siendo responsable de ${cuantos(ligas, 'liga activa', 'ligas activas')}: si lo lleva otra persona, cámbialo en cada liga.`,
    );
  return [...frases, 'Lo que hizo sigue en el registro.'].join(' ');
}

export function alDarEnlace({ usuario, tieneClave, enlaceCaduca }: Cuenta): string {
  const frases = [
    `Con el enlace, «${usuario}» elegirá ${tieneClave ? 'una contraseña nueva' : 'su contraseña'}.`,
  ];
  if (enlaceCaduca !== null) frases.push('El enlace que tenía deja de valer ahora.');
  if (tieneClave)
    frases.push(
      'Su contraseña de siempre vale hasta que lo use; si crees que la sabe alguien más, desactiva la cuenta.',
    );
  return frases.join(' ');
}
