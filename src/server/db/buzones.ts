import { randomUUID } from 'node:crypto';
import { club } from '#club';
import { dominioDeCorreos } from '#contract/solicitudes/buzones.ts';
import { buzonCambiado } from '#domain/inscripcion/correo.ts';
import { esEmail } from '#domain/inscripcion/datos.ts';
import { buzonesQueCambian, CLAVE_CLUB, datosGuardados, fabricaEnVigor } from './lecturas/club.ts';
import { encolarCorreo } from './tables/correo.ts';
import type { Tx } from './transact.ts';
import { type Change, netChanges, type Row } from './undo/rows.ts';

const datosEn = (fila: Row | null) => datosGuardados(fila ? String(fila.valor) : undefined, fabricaEnVigor());

const esDelClub = ({ tabla, antes, despues }: Change): boolean =>
  tabla === 'configuracion' && (antes ?? despues)?.clave === CLAVE_CLUB;

/** Who received enrolments until now is told, also when it is an undo that changes it. docs/reglas/el-club.md */
export async function avisarALosBuzones(
  tx: Tx,
  { autor: { usuario }, changes }: { autor: { usuario: string }; changes: readonly Change[] },
  ahora: number,
): Promise<void> {
  const [guardado] = netChanges(changes.filter(esDelClub)).values();
  if (!guardado) return;
  const cambian = buzonesQueCambian(datosEn(guardado.antes), datosEn(guardado.despues));
  for (const [era, suyos] of Map.groupBy(cambian, (uno) => uno.era)) {
    if (!esEmail(era)) continue;
    const ahoraVan = [...new Set(suyos.map(({ es }) => es))];
    const carta = { ...buzonCambiado({ usuario, ahoraVan }, club), lleva: 'nada' as const, enlace: null };
    const messageId = `<${randomUUID()}@${dominioDeCorreos()}>`;
    const deNadie = { idSolicitud: null, idJugador: null, responderA: null };
    await encolarCorreo(tx, { para: era, ...carta, ...deNadie, messageId }, ahora);
  }
}
