import type { Solicitud } from '#contract/solicitudes.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { momento } from '#web/club/mesa/momento.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { ESTADO_CORREO } from './palabras.ts';
import styles from './solicitudes.module.css';

type Correo = Solicitud['correos'][number];

function cuando({ estado, intentos, dt }: Correo): string {
  if (estado === 'enviado') return momento(dt);
  if (intentos === 0) return 'en cola';
  const hechos = cuantos(intentos, 'intento', 'intentos');
  return estado === 'pendiente' ? `${hechos}; el próximo, ${momento(dt)}` : hechos;
}

/** What became of its mails. */
export function Correos({ correos }: Pick<Solicitud, 'correos'>) {
  if (correos.length === 0) return null;
  return (
    <Section title="Correos">
      <ul className={styles.correos}>
        {correos.map((uno) => (
          <li key={uno.id}>
            <span className={styles.marcas}>
              <Badge tone={ESTADO_CORREO[uno.estado].tone}>{ESTADO_CORREO[uno.estado].texto}</Badge>
              <span>{uno.para}</span>
            </span>
            <span className={styles.menor}>
              {uno.asunto} · {cuando(uno)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
