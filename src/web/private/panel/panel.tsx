import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { tripFrom, useRowBack } from '#web/ui/desk/return-to.ts';
import { focusRow } from '#web/ui/desk/row-focus.ts';
import { Notice } from '#web/ui/states.tsx';
import { Aplazados } from './aplazados.tsx';
import { AvisoGrupo } from './aviso-grupo.tsx';
import { Avisos } from './avisos.tsx';
import { Correos } from './correos.tsx';
import { NoPueden } from './no-pueden.tsx';
import styles from './panel.module.css';
import { FinDeSemana, Hoy } from './partidos.tsx';
import { PorPuntuar } from './por-puntuar.tsx';
import { PorResolver } from './por-resolver.tsx';
import { Preparar } from './preparar.tsx';
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

const ACCIONES = (
  <>
    <AvisoGrupo />
    <ButtonLink to={rutasPrivadas.partido(0)} state={tripFrom(rutasPrivadas.panel())}>
      Nuevo partido
    </ButtonLink>
    <ButtonLink look="action" to={rutasPrivadas.propuesta()}>
      Nueva propuesta
    </ButtonLink>
  </>
);

/** Whoever looks after the machine has to act, and staff are those who can tell them. */
function AvisoDeDanos() {
  return (
    <div className={styles.danos}>
      <Notice tone="bad" title="La base de datos está dañada">
        Avisa cuanto antes a quien lleva el servidor: hay que restaurar la última copia de seguridad. Lo que
        se guarde hasta entonces se puede perder: apúntalo también fuera de aquí.
      </Notice>
    </div>
  );
}

/** Who comes back from a match goes on from it; one with its result is here no more. */
function useVueltaDePartido(): void {
  const partido = useRowBack();
  useEffect(() => {
    const suyo = document.querySelector<HTMLElement>(`a[data-partido="${partido}"]`);
    if (suyo) focusRow(suyo);
  }, [partido]);
}

function Tarjetas({ resumen }: { resumen: Resumen }) {
  useVueltaDePartido();
  const { partidos, hoy, noPueden, preparar, porPuntuar, aplazados, solicitudes, porResolver, correos } =
    resumen;
  return (
    <div className={styles.panel}>
      <div className={styles.hoy}>
        <Hoy partidos={partidos} hoy={hoy} />
      </div>
      <div className={styles.tareas}>
        <NoPueden {...noPueden} />
        <PorPuntuar porPuntuar={porPuntuar} />
        <Preparar preparar={preparar} />
        <Aplazados {...aplazados} />
        <Solicitudes {...solicitudes} />
        <PorResolver divisiones={porResolver} />
        <Correos {...correos} />
      </div>
      <div className={styles.finde}>
        <FinDeSemana partidos={partidos} hoy={hoy} />
      </div>
    </div>
  );
}

/** What there is to do: the front page of the desk. docs/reglas/panel.md. */
export default function Panel() {
  const consulta = useResumen();
  const resumen = consulta.data;
  return (
    <ListFrame
      title="Panel"
      actions={ACCIONES}
      query={consulta}
      summary={resumen ? `Hoy es ${fechaSemana(resumen.hoy)}` : null}
      empty={null}
    >
      {resumen?.baseDanada ? <AvisoDeDanos /> : null}
      {resumen ? (
        <>
          <Avisos avisos={resumen.avisos} />
          <Tarjetas resumen={resumen} />
        </>
      ) : null}
    </ListFrame>
  );
}
