import { club } from '#club';
import { totalCampus } from '#domain/inscripcion/campus.ts';
import { OPCIONES_CAMPUS, type Semana } from '#domain/inscripcion/datos.ts';
import { FieldGroup, SelectField } from '#web/ui/field.tsx';
import { idDeCampo } from './campo.tsx';
import styles from './inscripciones.module.css';
import { useFormulario } from './use-formulario.ts';

const DIA = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dia = (texto: string): string => DIA.format(new Date(`${texto}T00:00Z`));

const { campus } = club;

function UnaSemana({ semana }: { semana: { id: Semana; desde: string; hasta: string } }) {
  const { field } = useFormulario();
  const { id, desde, hasta } = semana;
  return (
    <SelectField
      {...field(id)}
      id={idDeCampo(id)}
      label={`${dia(desde)} – ${dia(hasta)}`}
      // Not each week is optional, but all of them together: the group says so.
      required={true}
    >
      <option value="">No va</option>
      {OPCIONES_CAMPUS.map((opcion) => (
        <option key={opcion} value={opcion}>
          {campus.opciones[opcion].horario} · {campus.opciones[opcion].precio} €
        </option>
      ))}
    </SelectField>
  );
}

/** The weeks of the camp with what they cost so far. Spec §9. */
export function Semanas() {
  const { values, aviso } = useFormulario();
  const dudoso = aviso('semana1');
  return (
    <FieldGroup
      label={`Semanas del verano de ${campus.anio}`}
      hint={
        dudoso ? (
          <span className={styles.dudoso}>{dudoso}</span>
        ) : (
          `Cada semana sale con un mínimo de ${campus.minimoPorSemana} inscripciones; si no, se devuelve lo pagado.`
        )
      }
    >
      <div className={styles.rejilla}>
        {campus.semanas.map((semana) => (
          <UnaSemana key={semana.id} semana={semana} />
        ))}
      </div>
      <p className={styles.total}>
        Total: <output aria-live="polite">{totalCampus(values, campus)} €</output>
      </p>
    </FieldGroup>
  );
}
