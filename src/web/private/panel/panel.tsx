import { useQuery } from '@tanstack/react-query';
import { rutas } from '#contract/rutas.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { Aplazados } from './aplazados.tsx';
import { Correos } from './correos.tsx';
import styles from './panel.module.css';
import { FinDeSemana, Hoy } from './partidos.tsx';
import { PorPuntuar } from './por-puntuar.tsx';
import { PorResolver } from './por-resolver.tsx';
import { Solicitudes } from './solicitudes.tsx';

export const meta = () => metaDe({ titulo: 'Panel', oculta: true });

/** Whoever comes back to it wants it as it is now; nobody looking leaves the session to end by itself. */
const useResumen = () =>
  useQuery({
    queryKey: ['resumen'],
    queryFn: () => call('GET /api/private/resumen', {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** What there is to do: the front page of the desk. docs/reglas/panel.md. */
export default function Panel() {
  const consulta = useResumen();
  const resumen = consulta.data;
  const acciones = (
    <>
      <ButtonLink to={rutas.privado.partido(0)}>Nuevo partido</ButtonLink>
      <ButtonLink look="action" to={rutas.privado.propuesta()}>
        Nueva propuesta
      </ButtonLink>
    </>
  );
  return (
    <ListFrame
      title="Panel"
      actions={acciones}
      query={consulta}
      summary={resumen ? `Hoy es ${fechaSemana(resumen.hoy)}` : null}
      empty={null}
    >
      {resumen ? (
        <div className={styles.panel}>
          <div className={styles.hoy}>
            <Hoy partidos={resumen.partidos} hoy={resumen.hoy} />
          </div>
          <div className={styles.tareas}>
            <PorPuntuar porPuntuar={resumen.porPuntuar} />
            <Aplazados {...resumen.aplazados} />
            <Solicitudes {...resumen.solicitudes} />
            <PorResolver divisiones={resumen.porResolver} />
            <Correos {...resumen.correos} />
          </div>
          <div className={styles.finde}>
            <FinDeSemana partidos={resumen.partidos} hoy={resumen.hoy} />
          </div>
        </div>
      ) : null}
    </ListFrame>
  );
}
