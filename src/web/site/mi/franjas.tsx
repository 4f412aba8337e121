import { type FormEvent, useState } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import { errorDeFranjas, leerFranjas } from '#domain/persona/franjas.ts';
import { FranjasField } from '#web/club/franjas/franjas.tsx';
import { useBusy } from '#web/platform/busy.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Apartado, FORMULARIO, type Hacer, SUAVE, useLlave } from './apartado.tsx';

const QUE_HACE = {
  firme: 'Donde digas «No puedo nunca» no te pondremos partidos.',
  suave:
    'Lo tenemos en cuenta cuando da igual una hora que otra, pero puede tocarte jugar a una que te vaya mal.',
} as const;

/** When they would rather play, or cannot, told by themselves. */
export default function CuandoPuedo({ mi, hacer }: { mi: Mi; hacer: Hacer }) {
  const token = useLlave();
  const [franjas, setFranjas] = useState(mi.franjas);
  const cambia = franjas !== mi.franjas;
  const { busy, run } = useBusy(() =>
    hacer(
      call('POST /api/mi/franjas', { body: { token, franjas: franjas ?? '' } }),
      'Guardado: lo miraremos al poner tus partidos',
    ),
  );
  const guardar = (event: FormEvent) => {
    event.preventDefault();
    if (errorDeFranjas(leerFranjas(franjas), mi.ventana) === null) run();
  };
  return (
    <Apartado titulo="Cuándo puedo">
      <p className={SUAVE}>
        Marca solo las horas de las que tengas algo que decir: las demás te dan igual. Cuenta la hora a la que
        empieza el partido. {mi.franjasFirmes ? QUE_HACE.firme : QUE_HACE.suave}
      </p>
      <form className={FORMULARIO} onSubmit={guardar}>
        <FranjasField quien="jugador" valor={franjas} ventana={mi.ventana} alCambiar={setFranjas} />
        <Button type="submit" className="justify-self-start" look="action" busy={busy} disabled={!cambia}>
          Guardar
        </Button>
        {cambia ? <p role="status">Sin guardar todavía.</p> : null}
      </form>
    </Apartado>
  );
}
