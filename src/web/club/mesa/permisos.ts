import { PERMISOS, type Privada } from '#contract/permisos.ts';
import { type Acceso, puede } from '#domain/cuenta/permisos.ts';
import { useSession } from '#web/platform/session.ts';

/** Until it is known, the least. */
const SIN_SABER: Acceso = { rol: 'resultados', reservados: false };

/** What the account that is signed in may do. */
export const useAcceso = (): Acceso => useSession()?.access ?? SIN_SABER;

/** Whether it may make that call: what it may not do is not drawn. docs/reglas/cuentas.md */
export const usePuede = (llamada: Privada): boolean => puede(useAcceso(), PERMISOS[llamada]);
