import { Link } from 'react-router';
import { CheckField } from '#web/ui/field.tsx';

type ConformeProps = {
  marcada: boolean;
  onChange: (marcada: boolean) => void;
  error?: string | undefined;
  id?: string;
};

/** The consent without which nothing is sent. Spec §5. */
export function Conforme({ marcada, onChange, error, ...rest }: ConformeProps) {
  return (
    <CheckField
      {...rest}
      label={
        <>
          He leído y acepto la <Link to="/proteccion-datos">política de protección de datos</Link>
        </>
      }
      checked={marcada}
      onChange={({ target }) => onChange(target.checked)}
      error={error}
    />
  );
}
