import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { sinSimbolo } from '#domain/euros.ts';
import { anioDe } from '#domain/fecha.ts';
import { totalCampus } from '#domain/inscripcion/campus.ts';
import { OPCIONES_CAMPUS } from '#domain/inscripcion/datos.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { FieldGroup, SelectField } from '#web/ui/field.tsx';
import { idDeCampo } from './campo.tsx';
import { useFormulario } from './use-formulario.ts';

const DIA = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dia = (texto: string): string => DIA.format(new Date(`${texto}T00:00Z`));

/** Of another year, with it. */
const deOtroAnio = (texto: string): string =>
  anioDe(texto) === anioDe(hoyDelClub()) ? '' : ` de ${anioDe(texto)}`;

type Semana = CampusOfrecido['semanas'][number];

function UnaSemana({ semana: { id, desde, hasta } }: { semana: Semana }) {
  const { field, campus, error } = useFormulario();
  return (
    <SelectField
      {...field(id)}
      id={idDeCampo(id)}
      label={`${dia(desde)} – ${dia(hasta)}`}
      unmarked
      invalid={error('semana1') !== undefined}
    >
      <option value="">No va</option>
      {OPCIONES_CAMPUS.map((opcion) => (
        <option key={opcion} value={opcion}>
          {campus.opciones[opcion].horario} · {sinSimbolo(campus.opciones[opcion].precio)} €
        </option>
      ))}
    </SelectField>
  );
}

const DE_ESTADO = { empezada: 'ya ha empezado', terminada: 'terminada' } as const;

/** The weeks that can no longer be chosen: who looks for one of them reads why it is not there. */
function SemanasPasadas({ semanas }: { semanas: readonly Semana[] }) {
  const pasadas = semanas.flatMap(({ desde, hasta, estado }) =>
    estado === 'empezada' || estado === 'terminada'
      ? [`${dia(desde)} – ${dia(hasta)}${deOtroAnio(hasta)} (${DE_ESTADO[estado]})`]
      : [],
  );
  return pasadas.length > 0 ? <p>Ya no se puede elegir: {pasadas.join(', ')}.</p> : null;
}

/** The weeks of the camp with what they cost so far. */
export function Semanas() {
  const { values, error, campus } = useFormulario();
  const abiertas = campus.semanas.filter(({ estado }) => estado === 'abierta');
  const minimo = `Cada semana sale con un mínimo de ${campus.minimoPorSemana} inscripciones; si no, se devuelve lo pagado.`;
  return (
    <FieldGroup label={`Semanas del verano de ${campus.anio}`} hint={minimo} error={error('semana1')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {abiertas.map((semana) => (
          <UnaSemana key={semana.id} semana={semana} />
        ))}
      </div>
      <SemanasPasadas semanas={campus.semanas} />
      <p className="font-semibold">
        Total:{' '}
        <output aria-live="polite" className="figure text-xl">
          {sinSimbolo(totalCampus(values, { ...campus, semanas: abiertas }))} €
        </output>
      </p>
    </FieldGroup>
  );
}
