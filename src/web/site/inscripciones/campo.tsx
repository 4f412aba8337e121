import { type ReactNode, useId } from 'react';
import { club } from '#club';
import { centroForzado, centrosDeTipo } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { PARA_DESPUES } from '#domain/inscripcion/acuse.ts';
import {
  type CampoInscripcion,
  conBarras,
  etiquetaDeCampo,
  opcionesDeDias,
} from '#domain/inscripcion/datos.ts';
import { CENTROS, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { queEsNombreDeportivo } from '#domain/persona/mensajes.ts';
import { TICKED } from '#web/platform/typed-early.ts';
import { cx } from '#web/ui/cx.ts';
import { CheckField, FieldGroup, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { esDeNinos } from './apartados.ts';
import { CONTROLES } from './controles.ts';
import { YA_ES_SOCIO } from './datos.ts';
import { tarifasDe } from './precio.ts';
import { useFormulario } from './use-formulario.ts';

/** Where the summary of errors leads to. */
export const idDeCampo = (campo: string): string => `campo-${campo}`;

type Opcion<Etiqueta = string> = { valor: string; etiqueta: Etiqueta };

const SI_NO: readonly Opcion[] = [
  { valor: 'si', etiqueta: 'Sí' },
  { valor: 'no', etiqueta: 'No' },
];

/** Kept as they are read. */
const DE_SALUD: readonly Opcion[] = [
  { valor: 'Sí', etiqueta: 'Sí' },
  { valor: 'No', etiqueta: 'No' },
];

const OPCIONES: Partial<Record<CampoInscripcion, (tipo: TipoInscripcion) => readonly Opcion[]>> = {
  centro: (tipo) =>
    CENTROS.filter((uno) => centrosDeTipo(tipo).includes(uno)).flatMap((valor) => {
      const centro = club.centros[valor];
      return centro ? [{ valor, etiqueta: centro.nombre }] : [];
    }),
  dias: opcionesDeDias,
  calendariovacunal: () => DE_SALUD,
  nadar: () => DE_SALUD,
};

const DE_RADIO: readonly CampoInscripcion[] = ['fotos', 'prueba'];
const DE_QUIEN_VIENE: readonly CampoInscripcion[] = ['nombre', 'apellidos', 'fechaNacimiento'];
const LARGOS: readonly CampoInscripcion[] = ['otrosdatos', 'observaciones'];

/** The name of what an enrolment is sent without, and is asked for all the same; `breve`, in half a line of a phone. */
export const ParaDespues = ({ breve, children }: { breve?: boolean; children: ReactNode }) => (
  <>
    {children}{' '}
    <span className="font-normal text-ink-soft">
      ({PARA_DESPUES.marca}
      <span className={cx(breve && 'max-sm:sr-only')}> {PARA_DESPUES.cuando}</span>)
    </span>
  </>
);

const LINEA = cx('col-span-full');
const MEDIA = cx('col-span-full sm:col-span-3');
const MEDIA_SIEMPRE = cx('@max-xs:col-span-full col-span-3');

/** How much of a line each takes. */
const ANCHO: Partial<Record<CampoInscripcion, string>> = {
  fechaNacimiento: MEDIA_SIEMPRE,
  dni: MEDIA_SIEMPRE,
  cp: cx('col-span-2 sm:col-span-3'),
  poblacion: cx('col-span-4 sm:col-span-3'),
  altaSocio: cx('@lg:col-span-3 col-span-full'),
  profesion: LINEA,
  direccion: LINEA,
  nombrePadreMadreTutor: LINEA,
  otrosdatos: LINEA,
  observaciones: LINEA,
  prueba: LINEA,
  cuentaIBAN: LINEA,
};
export const anchoDe = (campo: CampoInscripcion): string => ANCHO[campo] ?? MEDIA;

type Props = { campo: CampoInscripcion };

const DUDOSO = cx('block border-warn border-s-4 ps-3 font-semibold text-warn');

/** What every control of the form is told: value, mistake, warning, whether it must be filled. */
function useCampo(campo: CampoInscripcion) {
  const { field: cablear, values, set, error, aviso, requerido, alSalir, nombresCompletos } = useFormulario();
  const alDejarlo = () => {
    const escrito = values[campo] ?? '';
    const ordenado = campo === 'fechaNacimiento' ? conBarras(escrito) : escrito;
    if (ordenado !== escrito) set(campo, ordenado);
    alSalir(campo);
  };
  const mal = error(campo);
  const dudoso = mal ? undefined : aviso(campo);
  const ayuda = campo === 'nombreDeportivo' ? queEsNombreDeportivo(nombresCompletos) : CONTROLES[campo]?.hint;
  const hint = dudoso ? <span className={DUDOSO}>{dudoso}</span> : ayuda;
  return {
    ...cablear(campo),
    id: idDeCampo(campo),
    label: etiquetaDeCampo(campo),
    error: mal,
    hint,
    hintUnder: true,
    required: requerido(campo),
    onBlur: alDejarlo,
  };
}

function Elegir({ campo }: Props) {
  const { tipo } = useFormulario();
  const comunes = useCampo(campo);
  const forzado = campo === 'centro' ? centroForzado(tipo) : null;
  const opciones = OPCIONES[campo]?.(tipo) ?? [];
  return (
    <SelectField {...comunes} {...(forzado && { value: forzado, disabled: true })}>
      <option value="">Elige…</option>
      {opciones.map(({ valor, etiqueta }) => (
        <option key={valor} value={valor}>
          {etiqueta}
        </option>
      ))}
    </SelectField>
  );
}

type RadiosProps = Props & {
  pregunta?: string;
  opciones?: readonly (Opcion<ReactNode> & { hint?: string })[];
};

/** Answers side by side. */
export const RADIOS = cx('grid-fit-4xs gap-3');

function Radios({ campo, pregunta, opciones = SI_NO }: RadiosProps) {
  const { id, label, error, hint, hintUnder: _, required, value, ...comunes } = useCampo(campo);
  const grupo = useId();
  return (
    <FieldGroup label={pregunta ?? (required ? label : `${label} (opcional)`)} hint={hint} error={error}>
      <div className={RADIOS}>
        {opciones.map(({ valor, etiqueta, hint }, i) => (
          <CheckField
            key={valor}
            {...comunes}
            id={i === 0 ? id : `${grupo}-${valor}`}
            type="radio"
            boxed={error ? 'wrong' : 'plain'}
            label={etiqueta}
            hint={hint}
            value={valor}
            checked={value === valor}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Largo({ campo }: Props) {
  return <TextAreaField {...useCampo(campo)} rows={3} maxLength={2000} className="min-h-figure" />;
}

function Texto({ campo }: Props) {
  const { hint: _, ...control } = CONTROLES[campo] ?? {};
  const comunes = useCampo(campo);
  // What the browser knows is of who writes.
  const ajeno = esDeNinos(useFormulario().tipo) && DE_QUIEN_VIENE.includes(campo) && { autoComplete: 'off' };
  const despues = campo === 'dni' && {
    label: <ParaDespues breve>{comunes.label}</ParaDespues>,
    unmarked: true,
  };
  return <TextField enterKeyHint="next" {...control} {...ajeno} {...comunes} {...despues} />;
}

const conPrecio = (respuesta: string, tarifa?: { precio: string }): ReactNode => (
  <>
    {respuesta} <b className="figure whitespace-nowrap">{tarifa?.precio}</b>
  </>
);

/** What is only for members also makes one: nobody has to send two forms. */
function AltaSocio() {
  const { tipo } = useFormulario();
  const [suya, conAlta] = tarifasDe(tipo);
  const cuota = enEuros(club.cuota);
  const hint = suya ? `${suya.precio} + ${cuota} de alta` : `Alta: ${cuota} al año`;
  return (
    <Radios
      campo="altaSocio"
      pregunta={`¿${esDeNinos(tipo) ? 'Es' : 'Eres'} socio del club?`}
      opciones={[
        { valor: YA_ES_SOCIO, etiqueta: conPrecio('Sí', suya), hint: 'O ya pedí el alta' },
        { valor: TICKED, etiqueta: conPrecio('Aún no', conAlta), hint },
      ]}
    />
  );
}

/** One field of the enrolment, as its kind asks for. */
export function Campo({ campo }: Props) {
  if (campo === 'altaSocio') return <AltaSocio />;
  if (campo in OPCIONES) return <Elegir campo={campo} />;
  if (DE_RADIO.includes(campo)) return <Radios campo={campo} />;
  if (LARGOS.includes(campo)) return <Largo campo={campo} />;
  return <Texto campo={campo} />;
}
