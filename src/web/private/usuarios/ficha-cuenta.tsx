import type { ReactNode } from 'react';
import type { Cuenta, EnlaceDado } from '#contract/cuentas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { iso, momento } from '#web/club/mesa/momento.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useCambiarEstado, useDarEnlace } from './use-cuenta.ts';
import styles from './usuarios.module.css';

function Estado({ estado, tieneClave }: Cuenta) {
  if (estado === 'inactivo') return <Badge>Inactivo</Badge>;
  return tieneClave ? <Badge tone="ok">Activo</Badge> : <Badge tone="warn">Sin contraseña todavía</Badge>;
}

function Dato({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div className={styles.dato}>
      <dt>{titulo}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Momento = ({ dt }: { dt: number }) => <time dateTime={iso(dt)}>{momento(dt)}</time>;

function Datos({ cuenta }: { cuenta: Cuenta }) {
  const { ultimoAcceso, sesiones, ligas, enlaceCaduca } = cuenta;
  return (
    <dl className={styles.datos}>
      <Dato titulo="Último acceso">{ultimoAcceso === null ? 'Nunca' : <Momento dt={ultimoAcceso} />}</Dato>
      <Dato titulo="Sesiones abiertas">{sesiones}</Dato>
      <Dato titulo="Ligas a su cargo">{ligas}</Dato>
      {enlaceCaduca === null ? null : (
        <Dato titulo="Enlace sin usar, hasta">
          <Momento dt={enlaceCaduca} />
        </Dato>
      )}
    </dl>
  );
}

type Props = { cuenta: Cuenta; esPropia: boolean; alDarEnlace: (enlace: EnlaceDado) => void };

function Acciones({ cuenta, alDarEnlace }: Omit<Props, 'esPropia'>) {
  const { darEnlace, dando } = useDarEnlace(cuenta, alDarEnlace);
  const { cambiarEstado, cambiando } = useCambiarEstado(cuenta);
  const activo = cuenta.estado === 'activo';
  const deQuien = <span className="visually-hidden"> de {cuenta.usuario}</span>;
  return (
    <>
      {activo ? (
        <Button size="s" busy={dando} onClick={darEnlace}>
          Nuevo enlace{deQuien}
        </Button>
      ) : null}
      <Button size="s" look={activo ? 'danger' : 'quiet'} busy={cambiando} onClick={cambiarEstado}>
        {activo ? 'Desactivar' : 'Activar'} la cuenta{deQuien}
      </Button>
    </>
  );
}

/** One account and what can be done with it. One's own is looked after elsewhere. */
export function FichaCuenta({ cuenta, esPropia, alDarEnlace }: Props) {
  return (
    <article className={styles.cuenta}>
      <header className={styles.cabecera}>
        <h2 className={styles.nombre}>{cuenta.usuario}</h2>
        <Estado {...cuenta} />
        {esPropia ? <Badge tone="azul">Tú</Badge> : null}
      </header>
      <Datos cuenta={cuenta} />
      <div className={styles.acciones}>
        {esPropia ? (
          <ButtonLink size="s" to={rutasPrivadas.cuenta()}>
            Mi cuenta
          </ButtonLink>
        ) : (
          <Acciones cuenta={cuenta} alDarEnlace={alDarEnlace} />
        )}
      </div>
    </article>
  );
}
