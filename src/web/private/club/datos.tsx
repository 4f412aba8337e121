import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Link } from 'react-router';
import { club } from '#club';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { nombreMes } from '#domain/fecha-texto.ts';
import { destinoDe, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { CASILLAS, CORTOS, Falta, GRUPOS, Grupo } from './grupo.tsx';
import { RESUMENES } from './resumenes.ts';
import type { FormClub } from './use-club.ts';

type Props = { form: FormClub };

export function Contacto({ form }: Props) {
  return (
    <Section
      folded
      icon={IconPhone}
      title="Contacto"
      hint="Se leen en Contacto, al pie de cada página y de cada correo."
      summary={RESUMENES.contacto(form.values)}
    >
      <TextInput label="Teléfono" type="tel" maxLength={20} {...form.getInputProps('telefono')} />
      <TextInput label="Correo general" type="email" maxLength={120} {...form.getInputProps('email')} />
    </Section>
  );
}

const CORREOS =
  'Adónde llega lo que se escribe desde la web, según de qué se trate, y quién lo contesta. Se leen en Contacto y en Nuestro equipo. A los que llegan inscripciones los cambia quien ve los datos bancarios, con su contraseña; donde hay servidor de correo, se avisa a la dirección de antes.';

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
    <Section
      folded
      icon={IconMail}
      title="Correos de cada asunto"
      hint={CORREOS}
      summary={RESUMENES.correos(form.values)}
    >
      <div className={fields.stack}>
        {form.values.buzones.map(({ proposito }, lugar) =>
          proposito === 'campus' && !form.values.campus ? null : (
            <Buzon key={proposito} form={form} proposito={proposito} lugar={lugar} />
          ),
        )}
      </div>
    </Section>
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
    <Section
      folded
      icon={IconClock}
      title="Horarios"
      hint="Los días sin horario, cerrado. Se leen en Contacto y al pie de la web."
      summary={RESUMENES.horarios(form.values)}
    >
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
    </Section>
  );
}

const CUENTA =
  'A esta cuenta se dice que se hagan las transferencias, y en ella cobra el banco las remesas. El identificador sale en la orden de domiciliación que se firma al inscribirse y en las remesas.';

export function Cuenta({ form }: Props) {
  const cobra = usePuede('POST /api/private/cobros/acreedor');
  return (
    <Section
      folded
      icon={IconCreditCard}
      title="Cuenta para los pagos"
      hint={CUENTA}
      summary={RESUMENES.cuenta(form.values)}
    >
      <div className={fields.row}>
        <TextInput label="IBAN" maxLength={42} readOnly={!cobra} {...form.getInputProps('iban')} />
        <TextInput
          label="Identificador del acreedor"
          maxLength={40}
          readOnly={!cobra}
          {...form.getInputProps('acreedor')}
        />
      </div>
      {cobra ? (
        <p>
          Son los mismos de «Cobros por el banco», en{' '}
          <Link to={rutasPrivadas.configuracion()}>Configuración</Link>.
        </p>
      ) : (
        <p>Los cambia quien lleva los cobros.</p>
      )}
    </Section>
  );
}

const VIDEOS =
  'Lo que sigue a «list=» en la dirección de la lista de YouTube. Vacío, Noticias no tiene vídeos.';

export function Redes({ form }: Props) {
  const enlace = (red: keyof DatosClub['redes'], label: string) => (
    <TextInput label={label} type="url" maxLength={200} {...form.getInputProps(`redes.${red}`)} />
  );
  return (
    <Section
      folded
      icon={IconShare}
      title="Redes sociales"
      hint="La dirección entera de la página del club; vacía, no se enlaza."
      summary={RESUMENES.redes(form.values)}
    >
      <div className={fields.row}>
        {enlace('instagram', 'Instagram')}
        {enlace('facebook', 'Facebook')}
        {enlace('youtube', 'YouTube')}
      </div>
      <TextInput
        label="Lista de vídeos"
        description={VIDEOS}
        maxLength={60}
        {...form.getInputProps('videos')}
      />
    </Section>
  );
}

const ARTICULOS = [
  { value: 'el', label: 'del … (el Club)' },
  { value: 'la', label: 'de la … (la Asociación)' },
  { value: '', label: 'de … (sin artículo)' },
];

export function Nombre({ form }: Props) {
  return (
    <Section
      folded
      icon={IconBuilding}
      title="Quién es el club"
      hint="El nombre está en todas las páginas, en los correos y en los PDF."
      summary={RESUMENES.nombre(form.values)}
    >
      <TextInput label="Nombre" maxLength={80} {...form.getInputProps('nombre')} />
      <div className={fields.row}>
        <TextInput label="Nombre corto" maxLength={30} {...form.getInputProps('nombreCorto')} />
        <NativeSelect label="Cómo se dice «de»" data={ARTICULOS} {...form.getInputProps('articulo')} />
      </div>
      <TextInput label="Frase de la portada" maxLength={120} {...form.getInputProps('claim')} />
      <div className={fields.row}>
        <TextInput label="Municipio" maxLength={60} {...form.getInputProps('municipio')} />
        <TextInput label="Provincia" maxLength={60} {...form.getInputProps('provincia')} />
        <CampoNumero label="Fundado en" {...form.getInputProps('desde')} />
      </div>
      <div className={fields.row}>
        <TextInput label="NIF" maxLength={20} {...form.getInputProps('nif')} />
        <TextInput
          label="Dirección de la web"
          description="Sin https: tuclub.es"
          maxLength={100}
          {...form.getInputProps('dominio')}
        />
      </div>
      <TextInput
        label="Registro de entidades deportivas"
        maxLength={150}
        {...form.getInputProps('registro')}
      />
    </Section>
  );
}

const OFRECE = (
  <>
    Lo que no está marcado desaparece de los menús, de las páginas y de las inscripciones; nada se borra. Con
    el campus marcado, sus semanas y precios están en{' '}
    <Link to={rutasPrivadas.configuracion()}>Configuración</Link>.
  </>
);

export function Ofrece({ form }: Props) {
  return (
    <Section
      folded
      icon={IconListCheck}
      title="Campus y liga infantil"
      hint={OFRECE}
      summary={RESUMENES.ofrece(form.values)}
    >
      <Checkbox label="Campus de verano" {...form.getInputProps('campus', { type: 'checkbox' })} />
      <Checkbox label="Liga infantil" {...form.getInputProps('menores', { type: 'checkbox' })} />
    </Section>
  );
}
