import { Textarea, TextInput } from '@mantine/core';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { FORMATOS } from '#domain/cobro/remesa.ts';
import { DATOS_DE_PLANTILLA, MAX_PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { type Caja, texto } from '#web/club/mesa/cajas.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { RESUMENES } from './resumenes.ts';
import type { FormConfiguracion } from './use-configuracion.ts';
import type { ValoresConfiguracion } from './valores.ts';

type FormProps = { form: FormConfiguracion };

const DATOS = Object.entries(DATOS_DE_PLANTILLA)
  .map(([dato, que]) => `{${dato}}, ${que}`)
  .join('; ');

const NUEVA = { titulo: '', asunto: '{club}: ', texto: 'Hola, {nombre}:\n\n\n\nUn saludo,\n{club}' };

type PlantillaProps = FormProps & {
  lugar: number;
  /** It has just been added. */
  abierta: boolean;
};

/** Folded by its name. */
function UnaPlantilla({ form, lugar, abierta }: PlantillaProps) {
  const numero = lugar + 1;
  const [desplegada, desplegar] = useState(abierta);
  const { titulo = '' } = form.values.plantillas[lugar] ?? {};
  return (
    <li>
      <details
        className={cx('rounded-m border border-hairline', fields.disclose)}
        open={desplegada}
        onToggle={({ currentTarget }) => desplegar(currentTarget.open)}
      >
        <summary className="p-3 font-semibold wrap-anywhere">{titulo || `Plantilla ${numero}`}</summary>
        <div className={cx('px-3 pb-3', fields.stack)}>
          <div className={fields.row}>
            <TextInput
              label={`Nombre de la plantilla ${numero}`}
              maxLength={60}
              {...form.getInputProps(`plantillas.${lugar}.titulo`)}
            />
            <TextInput
              label={`Asunto de la plantilla ${numero}`}
              maxLength={150}
              {...form.getInputProps(`plantillas.${lugar}.asunto`)}
            />
          </div>
          <Textarea
            label={`Texto de la plantilla ${numero}`}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={5000}
            {...form.getInputProps(`plantillas.${lugar}.texto`)}
          />
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
function Plantillas({ form }: FormProps) {
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
          <UnaPlantilla key={lugar} form={form} lugar={lugar} abierta={lugar === anadida} />
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

export const PLANTILLAS: Caja<ValoresConfiguracion> = {
  icon: IconMail,
  title: 'Plantillas de respuesta',
  hint: `Para contestar solicitudes. Se rellenan solos: ${DATOS}.`,
  summary: RESUMENES.plantillas,
  dentro: (form) => <Plantillas form={form} />,
};

const QUE_ES =
  'Van en la remesa con la que el banco cobra las inscripciones. El identificador lo da el banco al firmar el contrato de adeudos.';

/** As whom the club collects. docs/reglas/cobros.md */
export const ACREEDOR: Caja<ValoresConfiguracion> = {
  icon: IconCreditCard,
  title: 'Cobros por el banco',
  hint: QUE_ES,
  summary: RESUMENES.acreedor,
  campos: [
    texto('acreedor.iban', 'IBAN del club', 42),
    [
      texto('acreedor.nombre', 'Nombre del acreedor', 70),
      texto('acreedor.identificador', 'Identificador del acreedor', 40),
    ],
    {
      es: 'lista',
      name: 'acreedor.formato',
      label: 'Formato del archivo para el banco',
      description: 'El .08 es el de ahora; el .02, el de antes, por si tu banco todavía lo pide.',
      data: FORMATOS.map((value) => ({ value, label: value })),
    },
  ],
  dentro: () => (
    <p>
      El IBAN y el identificador son los mismos de <Link to={rutasPrivadas.club()}>Datos del club</Link>: si
      los cambias aquí, cambian allí.
    </p>
  ),
};
