import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { club } from '#club';
import { type DatosClub, SEDES } from '#domain/club/datos.ts';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { Button } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { CASILLAS, CORTOS, Falta, GRUPOS, Grupo } from './grupo.tsx';
import type { FormClub } from './use-club.ts';
import { nombreDePrograma } from './valores.ts';

type Props = { form: FormClub };
type Cual = (typeof SEDES)[number];

/** A site that is renamed keeps the courts it had. */
function susPistas(cual: Cual, nombre: string): string {
  const { nombre: guardado, comienzos = [] } = club.centros[cual] ?? { nombre };
  const todos = [...new Set([nombre.trim(), guardado, ...comienzos])].filter(Boolean);
  return `Son suyas las pistas que empiezan por ${todos.map((uno) => `«${uno}»`).join(' o ')}.`;
}

const DEPORTES = [
  { value: 'tenis', label: 'Tenis' },
  { value: 'padel', label: 'Pádel' },
  { value: 'pickleball', label: 'Pickleball' },
];

function Pistas({ form, cual }: Props & { cual: Cual }) {
  const campo = `${cual}.pistas`;
  return (
    <>
      {(form.values[cual]?.pistas ?? []).map((_, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
        <div key={lugar} className={CORTOS}>
          <NativeSelect
            label="Pistas de"
            data={DEPORTES}
            {...form.getInputProps(`${campo}.${lugar}.deporte`)}
          />
          <CampoNumero label="Cuántas" {...form.getInputProps(`${campo}.${lugar}.numero`)} />
          <TextInput label="Suelo" maxLength={40} {...form.getInputProps(`${campo}.${lugar}.superficie`)} />
          <Button size="s" look="ghost" onClick={() => form.removeListItem(campo, lugar)}>
            Quitar<span className="visually-hidden"> esas pistas</span>
          </Button>
        </div>
      ))}
      <div className={fields.pair}>
        <Button
          size="s"
          onClick={() => form.insertListItem(campo, { deporte: 'tenis', numero: 1, superficie: '' })}
        >
          Añadir pistas<span className="visually-hidden"> a {TITULOS[cual].toLowerCase()}</span>
        </Button>
      </div>
    </>
  );
}

const TITULOS: Record<Cual, string> = {
  prado: 'Sede principal',
  reston: 'Segunda sede',
  tercera: 'Tercera sede',
};

/** As many as maps give. */
const GRADOS = 14;

function Sede({ form, cual }: Props & { cual: Cual }) {
  return (
    <Grupo titulo={TITULOS[cual]}>
      <div className={fields.row}>
        <TextInput
          label="Nombre de la sede"
          description={susPistas(cual, form.values[cual]?.nombre ?? '')}
          maxLength={40}
          {...form.getInputProps(`${cual}.nombre`)}
        />
        <TextInput label="Dirección" maxLength={150} {...form.getInputProps(`${cual}.direccion`)} />
      </div>
      <div className={CORTOS}>
        <CampoNumero label="Latitud" decimales={GRADOS} {...form.getInputProps(`${cual}.latitud`)} />
        <CampoNumero label="Longitud" decimales={GRADOS} {...form.getInputProps(`${cual}.longitud`)} />
      </div>
      <Pistas form={form} cual={cual} />
    </Grupo>
  );
}

export function Sedes({ form }: Props) {
  const { prado } = form.values;
  const nueva = (): DatosClub['prado'] => ({
    nombre: '',
    comienzos: [],
    direccion: '',
    latitud: prado.latitud,
    longitud: prado.longitud,
    pistas: [],
  });
  return SEDES.map((cual) => (
    <div key={cual} className="grid min-w-0 content-start gap-2">
      {cual === 'prado' ? null : (
        <Checkbox
          label={`El club tiene ${cual === 'reston' ? 'una segunda' : 'una tercera'} sede`}
          checked={form.values[cual] !== null}
          onChange={({ currentTarget }) => form.setFieldValue(cual, currentTarget.checked ? nueva() : null)}
        />
      )}
      {form.values[cual] ? <Sede form={form} cual={cual} /> : null}
    </div>
  ));
}

/** When a programme has its classes and where. */
function Clase({ form, lugar }: Props & { lugar: number }) {
  const clase = form.values.clases[lugar];
  if (!clase) return null;
  const campo = `clases.${lugar}`;
  const hay = SEDES.filter((cual) => form.values[cual] !== null);
  const cambiar = (sede: Cual, esta: boolean) =>
    form.setFieldValue(
      `${campo}.centros`,
      SEDES.filter((una) => (una === sede ? esta : clase.centros.includes(una))),
    );
  const mal = form.errors[`${campo}.centros`];
  return (
    <Grupo titulo={nombreDePrograma(clase.id)}>
      <TextInput label="Días" maxLength={80} {...form.getInputProps(`${campo}.dias`)} />
      <div className={CORTOS}>
        <TextInput label="De lunes a jueves" maxLength={60} {...form.getInputProps(`${campo}.semana`)} />
        <TextInput label="Viernes" maxLength={60} {...form.getInputProps(`${campo}.viernes`)} />
        <TextInput label="Fin de semana" maxLength={60} {...form.getInputProps(`${campo}.finDeSemana`)} />
      </div>
      {hay.length > 1 ? (
        <div className={CASILLAS}>
          {hay.map((sede) => (
            <Checkbox
              key={sede}
              label={form.values[sede]?.nombre || TITULOS[sede]}
              checked={clase.centros.includes(sede)}
              aria-invalid={mal ? true : undefined}
              onChange={({ currentTarget }) => cambiar(sede, currentTarget.checked)}
            />
          ))}
        </div>
      ) : null}
      <Falta>{mal}</Falta>
    </Grupo>
  );
}

export function Clases({ form }: Props) {
  return (
    <div className={GRUPOS}>
      {form.values.clases.map(({ id }, lugar) => (
        <Clase key={id} form={form} lugar={lugar} />
      ))}
    </div>
  );
}
