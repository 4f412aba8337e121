/** What an account is for, from least to most. docs/reglas/cuentas.md */
export const ROLES = ['resultados', 'ligas', 'todo'] as const;
export type Rol = (typeof ROLES)[number];

export const NOMBRE_DE_ROL = {
  resultados: 'Resultados',
  ligas: 'Ligas',
  todo: 'Todo',
} as const satisfies Record<Rol, string>;

export const EXPLICACION_DE_ROL = {
  resultados: 'Ver las listas de la mesa y apuntar resultados. Nada más.',
  ligas: 'Llevar los partidos, las ligas, los jugadores y las incidencias, sin ver las solicitudes.',
  todo: 'Lo de Ligas y, además, la web, las solicitudes, los ajustes y las cuentas.',
} as const satisfies Record<Rol, string>;

/** `reservados`: also the bank and health data, and the documents, of enrolments. */
export type Acceso = { rol: Rol; reservados: boolean };

/** "Todo, con datos bancarios y de salud". */
export const palabrasDeAcceso = ({ rol, reservados }: Acceso): string =>
  `${NOMBRE_DE_ROL[rol]}${reservados ? ', con datos bancarios y de salud' : ''}`;

export type Permiso = 'mesa' | 'ligas' | 'todo' | 'reservado';

const DE_ROL = {
  mesa: ['resultados', 'ligas', 'todo'],
  ligas: ['ligas', 'todo'],
  todo: ['todo'],
  reservado: ['todo'],
} as const satisfies Record<Permiso, readonly Rol[]>;

export function puede({ rol, reservados }: Acceso, permiso: Permiso): boolean {
  const roles: readonly Rol[] = DE_ROL[permiso];
  return roles.includes(rol) && (permiso !== 'reservado' || reservados);
}

/** As it is stored; one that this program does not know is the least. */
export const leerRol = (texto: string): Rol => ROLES.find((rol) => rol === texto) ?? 'resultados';

type Cuenta = Acceso & { usuario: string; activo: boolean; tieneClave: boolean };

/** Whether, without that account, somebody who may do everything could still sign in. */
export const quedaQuienTodo = (cuentas: readonly Cuenta[], sin: string): boolean =>
  cuentas.some(
    ({ usuario, activo, tieneClave, ...acceso }) =>
      usuario !== sin && activo && tieneClave && puede(acceso, 'reservado'),
  );
