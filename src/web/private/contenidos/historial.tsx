import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaveCms } from '#contract/cms.ts';
import type { Contenido, VersionContenido } from '#contract/contenidos.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { momento } from '#web/club/mesa/momento.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/desk/confirm.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import styles from './contenidos.module.css';

const nombreDe = ({ version, dt, usuario }: VersionContenido): string =>
  dt === null ? `Versión ${version}: como vino con la web` : `Versión ${version}: ${momento(dt)}, ${usuario}`;

const useVersiones = (clave: ClaveCms) =>
  useQuery({
    queryKey: ['contenidos', 'versiones', clave],
    queryFn: () => call('GET /api/private/contenidos/:clave/versiones', { params: { clave } }),
  });

const preguntar = (version: VersionContenido): Promise<boolean> =>
  confirm({
    title: 'Recuperar esta versión',
    children: `${nombreDe(version)}. Se guardará como una versión nueva y los visitantes la verán enseguida; la de ahora queda en la lista.`,
    action: 'Recuperarla',
  });

type HistorialProps = {
  contenido: Contenido;
  onVer: (numero: number) => void;
  onRecuperada: () => void;
};

type AccionesProps = Pick<HistorialProps, 'onVer'> & {
  version: VersionContenido;
  onRecuperar: (version: VersionContenido) => void;
};

const Acciones = ({ version, onVer, onRecuperar }: AccionesProps) => (
  <span className={styles.acciones}>
    <Button size="s" onClick={() => onVer(version.version)}>
      Ver<span className="visually-hidden"> la versión {version.version}</span>
    </Button>
    <Button size="s" onClick={() => onRecuperar(version)}>
      Recuperar<span className="visually-hidden"> la versión {version.version}</span>
    </Button>
  </span>
);

/** Brings a version back, over the one that was read; one at a time. */
function useRecuperar({ contenido: { clave, version: actual }, onRecuperada }: HistorialProps) {
  const cliente = useQueryClient();
  const [ocupada, setOcupada] = useState(false);
  return async (una: VersionContenido) => {
    if (ocupada || !(await preguntar(una))) return;
    setOcupada(true);
    const body = { numero: una.version, version: actual };
    await call('POST /api/private/contenidos/:clave/restaurar', { params: { clave }, body })
      .then(() => {
        showToast(`Recuperada la versión ${una.version}`, 'success');
        cliente.invalidateQueries({ queryKey: ['contenidos'] });
        onRecuperada();
      })
      .catch(avisarFallo);
    setOcupada(false);
  };
}

/** Who changed this text and when; any version can be looked at and brought back. */
export function Historial(props: HistorialProps) {
  const { clave, version: actual } = props.contenido;
  const consulta = useVersiones(clave);
  const recuperar = useRecuperar(props);
  return (
    <ul className={styles.versiones}>
      {(consulta.data ?? []).map((una) => (
        <li key={una.version}>
          <span>{nombreDe(una)}</span>
          {una.version === actual ? (
            <strong>La de ahora</strong>
          ) : (
            <Acciones version={una} onVer={props.onVer} onRecuperar={recuperar} />
          )}
        </li>
      ))}
    </ul>
  );
}
