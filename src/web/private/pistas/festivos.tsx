import { useForm } from '@mantine/form';
import { CLAUSURA } from '#domain/campos.ts';
import type { Dia } from '#domain/fecha.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { camposDe, en, listaDe } from '#web/club/mesa/campos.tsx';
import { avisarHecho, senalar, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { DialogForm } from '#web/ui/desk/modal.tsx';
import { cambiosDe, forma } from './cerrada.ts';

type Festivo = { fecha: Dia | null; hasta: Dia | null; motivo: string };

const NUEVO: Festivo = { fecha: null, hasta: null, motivo: '' };

const comoCierre = ({ fecha, hasta, motivo }: Festivo) => ({
  ...forma.valores(null),
  que: 'club' as const,
  fecha: fecha ?? '',
  hasta: hasta ?? '',
  motivo,
});

/** What is wrong in them, by its box. */
export const faltasDe = (festivos: readonly Festivo[]): Record<string, string> =>
  Object.fromEntries(
    festivos.flatMap((festivo, n) =>
      Object.entries(forma.faltas(comoCierre(festivo))).flatMap(([campo, falta]) =>
        falta ? [[`festivos.${n}.${campo}`, falta]] : [],
      ),
    ),
  );

const quedan = (cuantas: number): string => cuantos(cuantas, 'festivo apuntado', 'festivos apuntados');

function useApuntar(cerrar: () => void) {
  const form = useForm({
    initialValues: { festivos: [NUEVO] },
    validate: ({ festivos }) => faltasDe(festivos),
  });
  const { hacer, haciendo } = useHacer(
    (festivos: readonly Festivo[]) =>
      call('POST /api/private/clausuras/festivos', {
        body: { festivos: festivos.map(({ fecha, ...resto }) => ({ fecha: fecha ?? '', ...resto })) },
      }),
    (creados) => {
      avisarHecho(quedan(creados));
      cerrar();
    },
    (fallo) => void senalar(form, fallo),
  );
  return { form, hacer, haciendo };
}

/** The holidays of a club, written at once: it closes whole on each. */
export function Festivos({ cerrar }: { cerrar: () => void }) {
  const { form, hacer, haciendo } = useApuntar(cerrar);
  const { festivos } = form.values;
  const cambios = festivos.flatMap((uno) => cambiosDe(comoCierre(uno)));
  const tocados = useAfectados(cambios);
  const c = camposDe(form);
  return (
    <DialogForm
      action={conLoQueToca('Apuntar festivos', tocados)}
      busy={haciendo}
      onSubmit={() => {
        if (!form.validate().hasErrors) hacer(festivos);
      }}
      onCancel={cerrar}
    >
      <p>El club cierra entero esos días, y la web lo dice. Los que ya están apuntados no se tocan.</p>
      {listaDe(festivos, (_, n) =>
        en(
          'pila',
          en(
            'pares',
            c.dia(`festivos.${n}.fecha`, 'Desde el día', { required: true }),
            c.dia(`festivos.${n}.hasta`, 'Hasta el día', { clearable: true }),
          ),
          c.texto(`festivos.${n}.motivo`, 'Motivo', CLAUSURA.motivo.max, {
            placeholder: 'Festivo',
            withAsterisk: true,
          }),
          festivos.length > 1 ? en('boton', c.quitar('festivos', n, `el festivo ${n + 1}`)) : null,
        ),
      )}
      {c.anadir('festivos', NUEVO, 'Añadir otro')}
      <Afectados partidos={tocados} cambios={cambios} />
    </DialogForm>
  );
}
