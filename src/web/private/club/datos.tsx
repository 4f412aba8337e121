import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { club } from '#club';
import type { DatosClub } from '#domain/club/datos.ts';
import { nombreMes } from '#domain/fecha-texto.ts';
import { destinoDe, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { CASILLAS, CORTOS, Falta, GRUPOS, Grupo } from './grupo.tsx';
import type { FormClub } from './use-club.ts';

type Props = { form: FormClub };

/** With their bank data and files. */
const RECIBEN: ReadonlySet<string> = new Set(TIPOS_INSCRIPCION.map(destinoDe));

function Buzon({ form, proposito, lugar }: Props & { proposito: string; lugar: number }) {
  const cobra = usePuede('POST /api/private/cobros/acreedor');
  const nombre = club.buzones.find((uno) => uno.proposito === proposito)?.nombre ?? proposito;
  return (
    <div className={fields.row}>
      <TextInput
        label={`Correo de ${nombre}`}
        type="email"
        maxLength={120}
        readOnly={!cobra && RECIBEN.has(proposito)}
        {...form.getInputProps(`buzones.${lugar}.email`)}
      />
      <TextInput
        label="Quién contesta"
        aria-label={`Quién contesta en ${nombre}`}
        maxLength={60}
        {...form.getInputProps(`buzones.${lugar}.quien`)}
      />
    </div>
  );
}

export function Correos({ form }: Props) {
  return (
    <div className={fields.stack}>
      {form.values.buzones.map(({ proposito }, lugar) =>
        proposito === 'campus' && !form.values.campus ? null : (
          <Buzon key={proposito} form={form} proposito={proposito} lugar={lugar} />
        ),
      )}
    </div>
  );
}

/** In the order of the week, and as the data number them. */
const DIAS = [1, 2, 3, 4, 5, 6, 0] as const;
const PALABRAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

type Cual = 'pistas' | 'secretaria';
const DE_QUE: Record<Cual, string> = { pistas: 'las pistas', secretaria: 'la secretaría' };
const NUEVO: DatosClub['pistas'][number] = { dias: [], desde: '', hasta: '' };

function Tramo({ form, cual, lugar }: Props & { cual: Cual; lugar: number }) {
  const campo = `${cual}.${lugar}`;
  const dias = form.values[cual][lugar]?.dias ?? [];
  const cambiar = (dia: number, abre: boolean) =>
    form.setFieldValue(
      `${campo}.dias`,
      DIAS.filter((uno) => (uno === dia ? abre : dias.includes(uno))),
    );
  const mal = form.errors[`${campo}.dias`];
  return (
    <li>
      <Grupo titulo={`Horario ${lugar + 1} de ${DE_QUE[cual]}`}>
        <div className={CASILLAS}>
          {DIAS.map((dia) => (
            <Checkbox
              key={dia}
              label={PALABRAS[dia]}
              checked={dias.includes(dia)}
              aria-invalid={mal ? true : undefined}
              onChange={({ currentTarget }) => cambiar(dia, currentTarget.checked)}
            />
          ))}
        </div>
        <Falta>{mal}</Falta>
        <div className={CORTOS}>
          <TextInput label="Abre a las" maxLength={5} {...form.getInputProps(`${campo}.desde`)} />
          <TextInput label="Cierra a las" maxLength={5} {...form.getInputProps(`${campo}.hasta`)} />
          <Button size="s" look="ghost" onClick={() => form.removeListItem(cual, lugar)}>
            Quitar<span className="visually-hidden"> el horario {lugar + 1}</span>
          </Button>
        </div>
      </Grupo>
    </li>
  );
}

function Horario({ form, cual }: Props & { cual: Cual }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <ol className="grid gap-4">
        {form.values[cual].map((_, lugar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
          <Tramo key={lugar} form={form} cual={cual} lugar={lugar} />
        ))}
      </ol>
      <Falta>{form.errors[cual]}</Falta>
      <div className={fields.pair}>
        <Button onClick={() => form.insertListItem(cual, NUEVO)}>Añadir un horario de {DE_QUE[cual]}</Button>
      </div>
    </div>
  );
}

const MESES = [
  { value: '0', label: 'Ninguno' },
  ...Array.from({ length: 12 }, (_, mes) => ({ value: String(mes + 1), label: nombreMes(mes + 1) })),
];

export function Horarios({ form }: Props) {
  return (
    <>
      <div className={GRUPOS}>
        <Horario form={form} cual="pistas" />
        <Horario form={form} cual="secretaria" />
      </div>
      <NativeSelect
        label="Mes en que cierra la secretaría"
        data={MESES}
        value={String(form.values.sinSecretaria)}
        error={form.errors.sinSecretaria}
        onChange={({ currentTarget }) => form.setFieldValue('sinSecretaria', Number(currentTarget.value))}
      />
    </>
  );
}
