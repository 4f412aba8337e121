import { Checkbox, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { etiquetaDeCampo } from '#domain/inscripcion/datos.ts';
import { MAX_PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { type Campos, en } from '#web/club/mesa/campos.tsx';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { alQuedar, COMO_SE_QUEDA, comoSeQueda, type ValoresConfiguracion } from './valores.ts';

type FormProps = { form: UseFormReturnType<ValoresConfiguracion> };

/** What heads the column is said to whoever does not see it. */
const OIDA = { className: 'visually-hidden' };

const SEMANA = cx('flex items-center gap-2 text-s');
const CUAL = cx('w-figure flex-none sm:w-4xs');

function Semana({ form, lugar }: FormProps & { lugar: number }) {
  const { id } = form.values.semanas[lugar] ?? { id: 'semana1' };
  const etiqueta = etiquetaDeCampo(id);
  const dia = (cual: 'desde' | 'hasta') => ({
    value: form.values.semanas[lugar]?.[cual] ?? null,
    onChange: (valor: string | null) => form.setFieldValue(`semanas.${lugar}.${cual}`, valor),
    error: form.errors[`semanas.${lugar}.${cual}`],
    labelProps: OIDA,
    className: cx('min-w-0 flex-1'),
    // On a phone a whole date fits.
    classNames: { input: cx('max-md:px-2') },
  });
  return (
    <li className={SEMANA}>
      <Checkbox
        className={CUAL}
        label={
          <>
            <span className="visually-hidden">Se ofrece la </span>
            {etiqueta}
          </>
        }
        {...form.getInputProps(`semanas.${lugar}.ofrecida`, { type: 'checkbox' })}
      />
      <CampoDia label={`${etiqueta}, primer día`} {...dia('desde')} />
      <CampoDia label={`${etiqueta}, último día`} {...dia('hasta')} />
    </li>
  );
}

/** The weeks of the camp, a line each. */
export const Semanas = ({ form }: FormProps) => (
  <ol className="grid gap-2">
    <li className={SEMANA} aria-hidden="true">
      <span className={CUAL} />
      <span className="flex-1">Primer día</span>
      <span className="flex-1">Último día</span>
    </li>
    {form.values.semanas.map(({ id }, lugar) => (
      <Semana key={id} form={form} lugar={lugar} />
    ))}
  </ol>
);

const NUEVA = { titulo: '', asunto: '{club}: ', texto: 'Hola, {nombre}:\n\n\n\nUn saludo,\n{club}' };

type PlantillaProps = FormProps & {
  campos: Campos;
  lugar: number;
  /** It has just been added. */
  abierta: boolean;
};

/** Folded by its name. */
function UnaPlantilla({ form, campos, lugar, abierta }: PlantillaProps) {
  const numero = lugar + 1;
  const [desplegada, desplegar] = useState(abierta);
  const titulo = form.values.plantillas[lugar]?.titulo || `Plantilla ${numero}`;
  return (
    <li>
      <details
        className={cx('rounded-m border border-hairline', fields.disclose)}
        open={desplegada}
        onToggle={({ currentTarget }) => desplegar(currentTarget.open)}
      >
        <summary className="p-3 font-semibold wrap-anywhere">{titulo}</summary>
        <div className={cx('px-3 pb-3', fields.stack)}>
          {en(
            'linea',
            campos.texto(`plantillas.${lugar}.titulo`, `Nombre de la plantilla ${numero}`, 60),
            campos.texto(`plantillas.${lugar}.asunto`, `Asunto de la plantilla ${numero}`, 150),
          )}
          {campos.parrafo(`plantillas.${lugar}.texto`, `Texto de la plantilla ${numero}`, 5000, {
            minRows: 3,
            maxRows: 12,
          })}
          <div className={fields.pair}>
            <Button size="s" look="ghost" onClick={() => form.removeListItem('plantillas', lugar)}>
              Quitar la plantilla {numero}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}

/** What is answered to requests. docs/guia/solicitudes.md */
export function Plantillas({ form, campos }: Omit<PlantillaProps, 'lugar' | 'abierta'>) {
  const { plantillas } = form.values;
  const [anadida, setAnadida] = useState<number | null>(null);
  const anadir = () => {
    setAnadida(plantillas.length);
    form.insertListItem('plantillas', NUEVA);
  };
  return (
    <>
      <ol className="grid gap-2">
        {plantillas.map((_, lugar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
          <UnaPlantilla key={lugar} {...{ form, campos, lugar }} abierta={lugar === anadida} />
        ))}
      </ol>
      <div className={fields.pair}>
        <Button disabled={plantillas.length >= MAX_PLANTILLAS} onClick={anadir}>
          Añadir una plantilla
        </Button>
      </div>
    </>
  );
}

export const enLista = (textos: Record<string, string>) =>
  Object.entries(textos).map(([value, label]) => ({ value, label }));

/** Two settings asked as one. */
export const QuienPoneFecha = ({ form }: FormProps) => (
  <NativeSelect
    label="Quién les pone fecha"
    description="Si quedan los jugadores, dicen con su enlace personal qué huecos les vienen bien entre los que quedan libres en tres semanas."
    data={enLista(COMO_SE_QUEDA)}
    value={comoSeQueda(form.values)}
    onChange={({ currentTarget }) =>
      form.setValues(alQuedar(currentTarget.value as keyof typeof COMO_SE_QUEDA))
    }
  />
);
