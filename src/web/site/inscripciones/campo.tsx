import { type ComponentProps, type ReactNode, useId } from 'react';
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
import { competicionDePareja } from '#domain/inscripcion/pareja.ts';
import { CENTROS, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { MAX_NOMBRE_DEPORTIVO, queEsNombreDeportivo } from '#domain/persona/mensajes.ts';
import { TICKED } from '#web/platform/typed-early.ts';
import { cx } from '#web/ui/cx.ts';
import { CheckField, FieldGroup, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { esDeNinos } from './apartados.ts';
import { YA_ES_SOCIO } from './datos.ts';
import { tarifasDe } from './precio.ts';
import { useFormulario } from './use-inscripcion.ts';

/** Where the summary of errors leads to. */
export const idDeCampo = (campo: string): string => `campo-${campo}`;

type Opcion<Etiqueta = string> = { valor: string; etiqueta: Etiqueta };

const SI_NO: readonly Opcion[] = [
  { valor: 'si', etiqueta: 'Sí' },
  { valor: 'no', etiqueta: 'No' },
];

/** Kept as they are read. */
const DE_SALUD = (): readonly Opcion[] => SI_NO.map(({ etiqueta }) => ({ valor: etiqueta, etiqueta }));

const centrosDe = (tipo: TipoInscripcion): readonly Opcion[] =>
  CENTROS.filter((uno) => centrosDeTipo(tipo).includes(uno)).flatMap((valor) => {
    const centro = club.centros[valor];
    return centro ? [{ valor, etiqueta: centro.nombre }] : [];
  });

const LINEA = cx('col-span-full');
const MEDIA = cx('col-span-full sm:col-span-3');
const MEDIA_SIEMPRE = cx('@max-xs:col-span-full col-span-3');

/**
 * What is asked, but for one line of text; how much of a line it takes; and how it helps who types on a phone: keyboard,
 * what the browser already knows, length.
 */
type Control = ComponentProps<'input'> & {
  es?: 'radios' | 'largo';
  opciones?: (tipo: TipoInscripcion) => readonly Opcion[];
  ancho?: string;
  hint?: string;
};

const CONTROLES: Partial<Record<CampoInscripcion, Control>> = {
  nombre: { autoComplete: 'given-name', maxLength: 100 },
  apellidos: { autoComplete: 'family-name', maxLength: 150 },
  dni: { ancho: MEDIA_SIEMPRE, autoCapitalize: 'characters', autoComplete: 'off', maxLength: 20 },
  fechaNacimiento: {
    ancho: MEDIA_SIEMPRE,
    autoComplete: 'bday',
    maxLength: 20,
    placeholder: 'dd/mm/aaaa',
  },
  altaSocio: { ancho: cx('@lg:col-span-3 col-span-full') },
  conPareja: { ancho: LINEA },
  parejaNombre: { autoComplete: 'off', maxLength: 100 },
  parejaApellidos: { autoComplete: 'off', maxLength: 150 },
  parejaDeporte: { ancho: LINEA },
  parejaEmail: {
    ancho: LINEA,
    type: 'email',
    autoComplete: 'off',
    maxLength: 200,
    hint: 'Ahí le llega un enlace para confirmar. Si es menor, el de su familia.',
  },
  nombrePadreMadreTutor: { ancho: LINEA, autoComplete: 'name', maxLength: 200, hint: 'Nombre y apellidos.' },
  nombreDeportivo: { autoComplete: 'off', maxLength: MAX_NOMBRE_DEPORTIVO },
  profesion: {
    ancho: LINEA,
    autoComplete: 'organization-title',
    maxLength: 100,
    hint: 'Si estudia, «estudiante».',
  },
  direccion: { ancho: LINEA, autoComplete: 'address-line1', maxLength: 200 },
  cp: {
    ancho: cx('col-span-2 sm:col-span-3'),
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 10,
  },
  poblacion: { ancho: cx('col-span-4 sm:col-span-3'), autoComplete: 'address-level2', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 200 },
  telefono: { type: 'tel', autoComplete: 'tel', maxLength: 40, hint: 'Por si hay que avisar de un cambio.' },
  centro: { opciones: centrosDe },
  dias: { opciones: opcionesDeDias },
  prueba: { es: 'radios', ancho: LINEA },
  cuentaTitular: { autoComplete: 'off', maxLength: 150, hint: 'Como aparece en el banco.' },
  cuentaEntidad: { autoComplete: 'off', maxLength: 100, hint: 'El nombre de tu banco.' },
  cuentaIBAN: {
    ancho: LINEA,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 50,
  },
  medicamentos: { maxLength: 500, autoComplete: 'off' },
  alergia: { maxLength: 500, autoComplete: 'off' },
  enfermedad: { maxLength: 500, autoComplete: 'off' },
  calendariovacunal: { opciones: DE_SALUD },
  nadar: { opciones: DE_SALUD },
  gruposanguineo: { maxLength: 10, autoComplete: 'off' },
  fotos: { es: 'radios', hint: 'En la web y las redes del club. Puedes retirarlo cuando quieras.' },
  otrosdatos: {
    es: 'largo',
    ancho: LINEA,
    hint: 'Tu nivel, familiares en el club, con quién quieres coincidir…',
  },
  observaciones: { es: 'largo', ancho: LINEA, hint: 'Lo que nos quieras decir o preguntar.' },
};

export const anchoDe = (campo: CampoInscripcion): string => CONTROLES[campo]?.ancho ?? MEDIA;

/** What the browser knows is of who writes. */
const DE_QUIEN_VIENE: readonly CampoInscripcion[] = ['nombre', 'apellidos', 'fechaNacimiento'];

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
  return {
    ...cablear(campo),
    id: idDeCampo(campo),
    label: etiquetaDeCampo(campo),
    error: mal,
    hint: dudoso ? <span className={DUDOSO}>{dudoso}</span> : ayuda,
    hintUnder: true,
    required: requerido(campo),
    onBlur: alDejarlo,
  };
}

function Elegir({ campo, opciones }: Props & { opciones: NonNullable<Control['opciones']> }) {
  const { tipo } = useFormulario();
  const comunes = useCampo(campo);
  const forzado = campo === 'centro' ? centroForzado(tipo) : null;
  return (
    <SelectField {...comunes} {...(forzado && { value: forzado, disabled: true })}>
      <option value="">Elige…</option>
      {opciones(tipo).map(({ valor, etiqueta }) => (
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

function Texto({ campo }: Props) {
  const { hint: _, ancho: __, es, ...control } = CONTROLES[campo] ?? {};
  const comunes = useCampo(campo);
  const tipo = useFormulario().tipo;
  if (es === 'largo')
    return <TextAreaField {...comunes} rows={3} maxLength={2000} className="min-h-figure" />;
  const ajeno = esDeNinos(tipo) && DE_QUIEN_VIENE.includes(campo) && { autoComplete: 'off' };
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

/** To play in a league by pairs with somebody, who confirms it. */
function ConPareja() {
  const { tipo, parejas, check, error } = useFormulario();
  const [una = '', ...otras] = parejas;
  const donde = otras.length > 0 ? 'una liga por parejas' : `la ${competicionDePareja(tipo, una)}`;
  return (
    <CheckField
      {...check('conPareja')}
      id={idDeCampo('conPareja')}
      label="Me apunto con pareja"
      hint={`Para jugar en ${donde}. Tu pareja lo confirma con un enlace que le llega.`}
      error={error('conPareja')}
    />
  );
}

/** Of several leagues by pairs, which. */
function LigaDePareja() {
  const { tipo, parejas } = useFormulario();
  return (
    <SelectField {...useCampo('parejaDeporte')}>
      <option value="">Elige…</option>
      {parejas.map((deporte) => (
        <option key={deporte} value={deporte}>
          {competicionDePareja(tipo, deporte)}
        </option>
      ))}
    </SelectField>
  );
}

/** One field of the enrolment, as its kind asks for. */
export function Campo({ campo }: Props) {
  if (campo === 'altaSocio') return <AltaSocio />;
  if (campo === 'conPareja') return <ConPareja />;
  if (campo === 'parejaDeporte') return <LigaDePareja />;
  const { es, opciones } = CONTROLES[campo] ?? {};
  if (opciones) return <Elegir campo={campo} opciones={opciones} />;
  if (es === 'radios') return <Radios campo={campo} />;
  return <Texto campo={campo} />;
}
