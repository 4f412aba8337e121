import type { SolicitudFila } from '#contract/solicitudes.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { iso, momento } from '#web/club/mesa/momento.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/desk/data-table.tsx';
import { quePide } from './palabras.ts';
import styles from './solicitudes.module.css';

/** Unread ones stand out by weight and by word. */
function Quien({ nombre, leida }: SolicitudFila) {
  return (
    <span className={styles.marcas}>
      <span className={leida ? styles.leida : styles.nueva}>{nombre}</span>
      {leida ? null : <Badge tone="tierra">Sin leer</Badge>}
    </span>
  );
}

/** What there is to do about it, and what has been done. */
export function Marcas({ atendida, avisos, correosPendientes, notas }: SolicitudFila) {
  return (
    <span className={styles.marcas}>
      {atendida ? <Badge tone="ok">Atendida</Badge> : <Badge>Sin atender</Badge>}
      {avisos > 0 ? <Badge tone="warn">{cuantos(avisos, 'aviso', 'avisos')}</Badge> : null}
      {correosPendientes > 0 ? (
        <Badge tone="azul">{cuantos(correosPendientes, 'correo pendiente', 'correos pendientes')}</Badge>
      ) : null}
      {notas ? <Badge>Con notas</Badge> : null}
    </span>
  );
}

const orden = ({ atendida, avisos }: SolicitudFila): string => `${atendida ? 1 : 0}${avisos > 0 ? 0 : 1}`;

export const COLUMNAS: readonly Column<SolicitudFila>[] = [
  { id: 'nombre', title: 'Nombre', cell: (fila) => <Quien {...fila} />, sort: ({ nombre }) => nombre },
  {
    id: 'solicitud',
    title: 'Solicitud',
    cell: (fila) => <span className={fila.leida ? styles.leida : styles.nueva}>{quePide(fila)}</span>,
    sort: quePide,
  },
  {
    id: 'recibida',
    title: 'Recibida',
    cell: ({ dt }) => (
      <time className={styles.cuando} dateTime={iso(dt)}>
        {momento(dt)}
      </time>
    ),
    sort: ({ dt }) => dt,
  },
  { id: 'estado', title: 'Estado', cell: (fila) => <Marcas {...fila} />, sort: orden },
];
