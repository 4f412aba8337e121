import type { Cierre } from '#contract/temporadas.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { confirm } from '#web/ui/desk/confirm.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { type Cambios, conCambios, recuento } from './reparto.ts';

/** Everything that will happen, with numbers. */
export function confirmarCierre(cierre: Cierre, cambios: Cambios): Promise<boolean> {
  const { tipo, anio, destinos, divisiones } = cierre;
  const n = recuento(cierre, conCambios(destinos, cambios));
  return confirm({
    title: `¿Cerrar la temporada ${nombreTemporada(anio)} de ${CLASES[tipo].nombre}?`,
    action: 'Cerrar la temporada',
    children: (
      <>
        <ul className={fields.list}>
          <li>
            {cuantos(divisiones.length, 'división queda inactiva', 'divisiones quedan inactivas')}, con{' '}
            {cuantos(n.resueltos, 'partido de resolución', 'partidos de resolución')} y{' '}
            {cuantos(n.quitados, 'partido quitado', 'partidos quitados')} del horario.
          </li>
          <li>
            {cuantos(n.ligas, 'liga', 'ligas')} de {nombreTemporada(anio + 1)} con{' '}
            {cuantos(n.dentro, 'jugador', 'jugadores')}: {cuantos(n.suben, 'sube', 'suben')} y{' '}
            {cuantos(n.bajan, 'baja', 'bajan')}.
          </li>
          <li>{n.fuera === 1 ? '1 jugador se queda' : `${n.fuera} jugadores se quedan`} sin liga.</li>
        </ul>
        <p>Se puede deshacer entero desde Registros durante 30 días.</p>
      </>
    ),
  });
}
