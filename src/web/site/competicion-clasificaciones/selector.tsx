import { useNavigate } from 'react-router';
import type { LigaPublica } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { nombreDivision } from '#domain/liga/divisiones.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import styles from './clasificaciones.module.css';

const TIPOS: Record<TipoLiga, string> = {
  social: 'Liga social',
  infantil: 'Liga infantil',
  amistosos: 'Amistosos',
  playoff: 'Play-off',
};

const rotulo = ({ tipo, division, nombre }: LigaPublica): string => nombreDivision(tipo, division) ?? nombre;

type SelectorProps = { tipo: TipoLiga; ligas: readonly LigaPublica[]; liga: LigaPublica | null };
type Ir = { ir: (destino: string) => void };

const ElegirTipo = ({ tipo, ir }: Pick<SelectorProps, 'tipo'> & Ir) => (
  <SelectField
    label="Tipo de liga"
    name="tipo"
    required
    defaultValue={tipo}
    onChange={(event) => ir(rutas.clasificaciones(event.currentTarget.value))}
  >
    {Object.entries(TIPOS).map(([valor, texto]) => (
      <option key={valor} value={valor}>
        {texto}
      </option>
    ))}
  </SelectField>
);

const ElegirDivision = ({ tipo, ligas, liga, ir }: SelectorProps & Ir) => (
  <SelectField
    label="División"
    name="liga"
    required
    defaultValue={liga?.id}
    onChange={(event) => ir(rutas.clasificaciones(tipo, Number(event.currentTarget.value)))}
  >
    {ligas.map((una) => (
      <option key={una.id} value={una.id}>
        {rotulo(una)}
      </option>
    ))}
  </SelectField>
);

/** Type and division, kept in the URL; without JavaScript the form sends them. */
export function Selector(props: SelectorProps) {
  const { tipo, ligas, liga } = props;
  const navigate = useNavigate();
  const ir = (destino: string) => navigate(destino, { preventScrollReset: true });
  return (
    <form action={rutas.clasificaciones()} className={styles.selector}>
      <ElegirTipo key={`tipo-${tipo}`} tipo={tipo} ir={ir} />
      {ligas.length > 0 ? <ElegirDivision key={`liga-${liga?.id}`} {...props} ir={ir} /> : null}
      <noscript>
        <Button type="submit">Ver</Button>
      </noscript>
    </form>
  );
}
