import { CAMPOS_RENOVACION } from './campos.ts';
import { CAMPOS_BANCO, type CampoInscripcion } from './datos.ts';
import { type Familia, familiaDe, type Subtipo, type TipoInscripcion } from './tipos.ts';

const COMUNES = [
  'nombre',
  'apellidos',
  'direccion',
  'cp',
  'poblacion',
  'fechaNacimiento',
  'email',
  'telefono',
] as const;

const CON_CUOTA: readonly CampoInscripcion[] = [...COMUNES, 'fotos', ...CAMPOS_BANCO];

const DE_ALTA: Record<Familia, readonly CampoInscripcion[]> = {
  escuela: CON_CUOTA,
  equipo: CON_CUOTA,
  liga: CON_CUOTA,
  socio: [...COMUNES, 'profesion', ...CAMPOS_BANCO],
  campus: [...COMUNES, 'fotos'],
};

/** The fields without which an enrolment is not sent. Spec §5, "Required fields by type". */
export function obligatorios(tipo: TipoInscripcion, subtipo: Subtipo): readonly CampoInscripcion[] {
  if (subtipo === 'renovacion' && tipo !== 'campusverano') return CAMPOS_RENOVACION;
  return DE_ALTA[familiaDe(tipo)];
}

const CON_CONDICIONES: readonly TipoInscripcion[] = [
  'ligasocialtenis',
  'ligainfantiltenis',
  'equipocompeticion',
];

type Conforme = 'conforme' | 'conformeinscripcion';

/** The boxes that must be ticked. Spec §5: conforme always; conformeinscripcion to join a league or the team. */
export function consentimientos(tipo: TipoInscripcion, subtipo: Subtipo): readonly Conforme[] {
  const conCondiciones = subtipo === 'alta' && CON_CONDICIONES.includes(tipo);
  return conCondiciones ? ['conforme', 'conformeinscripcion'] : ['conforme'];
}
