import { NativeSelect, TextInput } from '@mantine/core';
import { club } from '#club';
import { queSirven } from '#contract/club/club-colores.ts';
import { BLANCO, contraste, esClaro } from '#domain/club/contraste.ts';

import { COLOR, type DatosClub } from '#domain/club/datos.ts';
import { tokensDe } from '#web/club/colores/tokens.ts';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { GRUPOS, Grupo } from './grupo.tsx';
import { Muestra } from './muestra.tsx';
import type { FormClub } from './use-club.ts';

type Props = { form: FormClub };
type Colores = DatosClub['colores'];

/** What is typed, once it is a colour. */
export const queSeVen = ({ principal, accion }: Colores): Colores => ({
  principal: COLOR.test(principal) ? principal : club.colores.pista,
  accion: COLOR.test(accion) ? accion : club.colores.tierra,
});

const SE_LEE = 4.5;

/** What has been done to the colour so that it is read, if anything. */
export function enmienda(cual: keyof Colores, escritos: Colores): string | null {
  if (!COLOR.test(escritos[cual])) return null;
  const colores = queSeVen(escritos);
  if (esClaro(colores[cual])) return 'Es claro: se queda tal como es, con las letras oscuras.';
  if (contraste(colores[cual], BLANCO) >= SE_LEE) return 'Se lee bien tal como es.';
  const suyo = cual === 'principal' ? queSirven(colores).principal : tokensDe(colores).claro.get('action');
  const donde = cual === 'principal' ? 'las letras blancas que lleva encima' : 'las letras de los botones';
  return `Lo hemos oscurecido a ${suyo} para que se lean ${donde}.`;
}

function Color({ form, cual, label }: Props & { cual: keyof Colores; label: string }) {
  const { value, onChange, ...campo } = form.getInputProps(`colores.${cual}`);
  return (
    <div className="grid grid-cols-end items-start gap-3">
      <TextInput
        label={label}
        description={enmienda(cual, form.values.colores)}
        maxLength={7}
        value={value}
        onChange={onChange}
        {...campo}
      />
      <TextInput
        label={
          <>
            Elegir<span className="visually-hidden"> el {label.toLowerCase()}</span>
          </>
        }
        type="color"
        className="w-figure"
        value={queSeVen(form.values.colores)[cual]}
        onChange={onChange}
      />
    </div>
  );
}

const MARCAS = [
  { value: 'pista', label: 'El rincón de una pista, con su bola' },
  { value: 'iniciales', label: 'Las iniciales del club' },
  { value: 'imagen', label: 'Una imagen: el escudo' },
];

function Marca({ form }: Props) {
  const { tipo, imagen } = form.values.marca;
  return (
    <>
      <div className={fields.row}>
        <NativeSelect
          label="Marca"
          description="Arriba y abajo de la web, en la pestaña, en el móvil y en lo que se comparte."
          data={MARCAS}
          {...form.getInputProps('marca.tipo')}
        />
        {tipo === 'iniciales' ? (
          <TextInput label="Iniciales" maxLength={3} {...form.getInputProps('marca.iniciales')} />
        ) : null}
      </div>
      {tipo === 'imagen' ? (
        <ElegirFoto
          label="Imagen de la marca"
          description="Cuadrada y sin márgenes se ve mejor. Lo transparente queda en blanco."
          decorative
          value={imagen === '' ? null : { src: imagen, alt: '' }}
          onChange={(foto) => form.setFieldValue('marca.imagen', foto?.src ?? '')}
          error={form.errors['marca.imagen']}
        />
      ) : null}
    </>
  );
}

/** The two as they are: nobody reads six digits. */
export const DosColores = ({ colores }: { colores: Colores }) => (
  <svg className="me-1 inline-block h-4 align-middle" viewBox="0 0 36 16" aria-hidden="true">
    <circle cx={8} cy={8} r={7.5} fill={colores.principal} />
    <circle cx={27} cy={8} r={7.5} fill={colores.accion} />
  </svg>
);

/** How the club looks, beside a piece of the site that follows what is typed. */
export function Aspecto({ form }: Props) {
  const { nombre, claim, colores, marca } = form.values;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        <Color form={form} cual="principal" label="Color principal" />
        <Color form={form} cual="accion" label="Color de los botones" />
        <Marca form={form} />
      </div>
      <Muestra datos={{ nombre, claim, colores: queSeVen(colores), marca }} />
    </div>
  );
}

const NUEVO = { nombre: '', siglas: '', url: '', imagen: '' };

function Patrocinador({ form, lugar }: Props & { lugar: number }) {
  const campo = `patrocinadores.${lugar}`;
  const imagen = form.values.patrocinadores[lugar]?.imagen ?? '';
  return (
    <li>
      <Grupo titulo={`Patrocinador ${lugar + 1}`}>
        <div className={fields.row}>
          <TextInput label="Nombre" maxLength={80} {...form.getInputProps(`${campo}.nombre`)} />
          <TextInput
            label="Siglas, si no hay imagen"
            maxLength={8}
            {...form.getInputProps(`${campo}.siglas`)}
          />
        </div>
        <TextInput label="Su página" type="url" maxLength={200} {...form.getInputProps(`${campo}.url`)} />
        <ElegirFoto
          label="Su imagen"
          description="Sin ella se escriben sus siglas."
          decorative
          value={imagen === '' ? null : { src: imagen, alt: '' }}
          onChange={(foto) => form.setFieldValue(`${campo}.imagen`, foto?.src ?? '')}
          error={form.errors[`${campo}.imagen`]}
        />
        <div className={fields.pair}>
          <Button size="s" look="ghost" onClick={() => form.removeListItem('patrocinadores', lugar)}>
            Quitar<span className="visually-hidden"> el patrocinador {lugar + 1}</span>
          </Button>
        </div>
      </Grupo>
    </li>
  );
}

export function Patrocinadores({ form }: Props) {
  return (
    <>
      <ol className={GRUPOS}>
        {form.values.patrocinadores.map((_, lugar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
          <Patrocinador key={lugar} form={form} lugar={lugar} />
        ))}
      </ol>
      <div className={fields.pair}>
        <Button onClick={() => form.insertListItem('patrocinadores', NUEVO)}>Añadir un patrocinador</Button>
      </div>
    </>
  );
}
