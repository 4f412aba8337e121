import { TextInput } from '@mantine/core';
import type { CSSProperties } from 'react';
import { club } from '#club';
import { coloresDe, queSirven } from '#contract/club/club-colores.ts';
import { BLANCO, contraste, esClaro, sobre } from '#domain/club/colores.ts';
import { COLOR, type DatosClub } from '#domain/club/datos.ts';
import { type Tokens, tokensDe } from '#web/club/colores/tokens.ts';
import { MarcaDibujo } from '#web/club/marca.tsx';
import { type Campos, en } from '#web/club/mesa/campos.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import type { FormClub } from './club.tsx';

type Colores = DatosClub['colores'];

/** What is typed, once it is a colour. */
const queSeVen = ({ principal, accion }: Colores): Colores => ({
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

function Color({ form, cual, label }: { form: FormClub; cual: keyof Colores; label: string }) {
  const campo = form.getInputProps(`colores.${cual}`);
  return (
    <div className="grid grid-cols-end items-start gap-3">
      <TextInput label={label} description={enmienda(cual, form.values.colores)} maxLength={7} {...campo} />
      <TextInput
        label={
          <>
            Elegir<span className="visually-hidden"> el {label.toLowerCase()}</span>
          </>
        }
        type="color"
        className="w-figure"
        value={queSeVen(form.values.colores)[cual]}
        onChange={campo.onChange}
      />
    </div>
  );
}

const MARCAS = [
  { value: 'pista', label: 'El rincón de una pista, con su bola' },
  { value: 'iniciales', label: 'Las iniciales del club' },
  { value: 'imagen', label: 'Una imagen: el escudo' },
];

const DE_MARCA = 'Arriba y abajo de la web, en la pestaña, en el móvil y en lo que se comparte.';
const DE_IMAGEN = 'Cuadrada y sin márgenes se ve mejor. Lo transparente queda en blanco.';

/** The two as they are: nobody reads six digits. */
export function DosColores({ colores }: { colores: Colores }) {
  const { principal, accion } = queSeVen(colores);
  return (
    <svg className="me-1 inline-block h-4 align-middle" viewBox="0 0 36 16" aria-hidden="true">
      <circle cx={8} cy={8} r={7.5} fill={principal} />
      <circle cx={27} cy={8} r={7.5} fill={accion} />
    </svg>
  );
}

/** How the club looks, beside a piece of the site that follows what is typed. */
export function Aspecto({ form, campos }: { form: FormClub; campos: Campos }) {
  const { nombre, claim, colores, marca } = form.values;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        <Color form={form} cual="principal" label="Color principal" />
        <Color form={form} cual="accion" label="Color de los botones" />
        {en(
          'linea',
          campos.lista('marca.tipo', 'Marca', MARCAS, { description: DE_MARCA }),
          marca.tipo === 'iniciales' ? campos.texto('marca.iniciales', 'Iniciales', 3) : null,
        )}
        {marca.tipo === 'imagen' ? campos.foto('marca.imagen', 'Imagen de la marca', DE_IMAGEN) : null}
      </div>
      <Muestra datos={{ nombre, claim, colores: queSeVen(colores), marca }} />
    </div>
  );
}

const comoEstilo = (tokens: Tokens, colorScheme: 'light' | 'dark'): CSSProperties => ({
  ...Object.fromEntries([...tokens].map(([token, hex]) => [`--${token}`, hex])),
  colorScheme,
});

type Datos = Pick<DatosClub, 'nombre' | 'claim' | 'colores' | 'marca'>;

/** The corner of a court with its ball, as the head of the home page. */
const Pista = ({ linea }: { linea: string }) => (
  <svg
    className="absolute inset-y-0 end-0 -z-1 h-full w-1/2 mask-l-from-30%"
    viewBox="0 0 160 120"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid slice"
  >
    <path d="M30 0H160V120H30z" fill="var(--azul)" />
    <path d="M30 0V120M94 0V120" fill="none" stroke={linea} strokeWidth="3" />
    <circle cx="126" cy="40" r="9" fill="var(--bola)" />
  </svg>
);

function Pagina({ datos: { nombre, claim, colores, marca } }: { datos: Datos }) {
  const de = { colores: coloresDe(colores), marca: { ...marca, trazo: null } };
  return (
    <>
      <div className="flex items-center gap-2 bg-surface px-3 py-2 wrap-anywhere">
        <MarcaDibujo size={28} de={de} /> <strong>{nombre}</strong>
      </div>
      <div className="relative isolate grid gap-3 bg-azul-out px-3 py-4 text-on-deep">
        <Pista linea={sobre(de.colores.pista, de.colores.tinta)} />
        <span className="w-2/3 figure text-l wrap-anywhere">{claim}</span>
        <span className="flex flex-wrap gap-2">
          <span className={buttonClass({ look: 'action', size: 's' })}>Hazte socio</span>
          <span className={buttonClass({ look: 'light', size: 's' })}>Ver los partidos</span>
        </span>
      </div>
      <div className="m-3 grid justify-items-start gap-1 rounded-m border border-hairline bg-surface p-3">
        <strong>Liga social</strong>
        <span className="text-s text-ink-soft">Hoy, 19:30 · Pista 2</span>
        <span className="text-azul-text underline">Ver la clasificación</span>
        <span className={buttonClass({ look: 'primary', size: 's' })}>Apuntarse</span>
      </div>
    </>
  );
}

const ESQUEMAS = [
  { cual: 'claro', pie: 'De día', esquema: 'light' },
  { cual: 'oscuro', pie: 'De noche', esquema: 'dark' },
] as const;

/** How the site would look with what is written, before it is saved. */
function Muestra({ datos }: { datos: Datos }) {
  const tokens = tokensDe(datos.colores);
  return (
    <div className="grid grid-fit-2xs content-start gap-4">
      {ESQUEMAS.map(({ cual, pie, esquema }) => (
        <figure key={cual} className="m-0 min-w-0">
          <div
            className="overflow-clip rounded-m border border-border bg-paper text-ink"
            style={comoEstilo(tokens[cual], esquema)}
            aria-hidden="true"
          >
            <Pagina datos={datos} />
          </div>
          <figcaption className="mt-1 text-s">{pie}</figcaption>
        </figure>
      ))}
    </div>
  );
}
