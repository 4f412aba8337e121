import { Link } from 'react-router';
import type { CheckWiring } from '#web/platform/form.ts';
import { CheckField } from '#web/ui/field.tsx';

type ConformeProps = CheckWiring & { error?: string | undefined; id?: string };

/** The consent without which nothing is sent. Spec §5. */
export function Conforme(props: ConformeProps) {
  return (
    <CheckField
      {...props}
      label={
        <>
          He leído y acepto la <Link to="/proteccion-datos">política de protección de datos</Link>
        </>
      }
    />
  );
}
