import { DIAS_DESHACER } from '#domain/registro/deshacer.ts';

/** The end of what is said before a delete. docs/reglas/deshacer.md. */
export const SE_DESHACE = `Se podrá deshacer desde Registros durante ${DIAS_DESHACER} días.`;
