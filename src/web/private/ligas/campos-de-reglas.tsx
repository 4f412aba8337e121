import { Checkbox, Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { finDeCiclo, semanasEscritas, tamanoDeGrupo } from '#domain/liga/ciclo.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { JUGADORES_GRUPO, type Reglas, SEMANAS_CICLO } from '#domain/liga/reglas.ts';
import { CampoDia, fechaConDia } from '#web/club/mesa/dias.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import type { ValoresLiga } from './valores.ts';

export type Props = { form: UseFormReturnType<ValoresLiga> };

export function Grupo({ titulo, ayuda, children }: { titulo: string; ayuda: string; children: ReactNode }) {
  return (
    <div className="mb-4 grid break-inside-avoid gap-2 border-t border-hairline pt-4">
      <h2 className="text-m">{titulo}</h2>
      <p className="max-w-measure text-s text-ink-soft">{ayuda}</p>
      {children}
    </div>
  );
}

type Numerica =
  | 'ascensos'
  | 'promociones'
  | 'saltoPrimero'
  | 'saltoUltimo'
  | 'puntosCiclo'
  | 'semanasCiclo'
  | 'grupoMin'
  | 'grupoMax'
  | 'horasRespuesta'
  | 'plazoResultado'
  | 'suplencias'
  | 'retoPuestos'
  | 'retoDias';
type NumeroProps = Props & { campo: Numerica; label: string; min: number; max: number; description?: string };

export function Numero({ form, campo, ...props }: NumeroProps) {
  return <CampoNumero {...props} {...form.getInputProps(`reglas.${campo}`)} />;
}

type CasillaProps = Props & { campo: keyof Reglas; label: string; description?: string };

export const Casilla = ({ form, campo, ...props }: CasillaProps) => (
  <Checkbox {...props} {...form.getInputProps(`reglas.${campo}`, { type: 'checkbox' })} />
);

type UnaDeProps = Props & {
  campo: 'medida' | 'siIgualan' | 'sistema' | 'rechazo' | 'anotan' | 'sinRespuesta' | 'alVencer' | 'alIrse';
  label: string;
  opciones: Readonly<Record<string, string>>;
};

/** One of a few, each in a line. */
export const UnaDe = ({ form, campo, label, opciones }: UnaDeProps) => (
  <Radio.Group label={label} {...form.getInputProps(`reglas.${campo}`)}>
    <div className={fields.stack}>
      {Object.entries(opciones).map(([valor, texto]) => (
        <Radio key={valor} value={valor} label={texto} />
      ))}
    </div>
  </Radio.Group>
);

type SumaProps = {
  valores: Pick<ValoresLiga, 'ciclo' | 'reglas'>;
  /** As it is saved. */
  liga: Pick<Liga, 'id' | 'ciclo' | 'reglas'> | null;
};

/** Where the cycles of the season are added up: of a saved one, the way there. docs/reglas/ciclos.md */
export function SumaDeCiclos({ valores, liga }: SumaProps) {
  if (valores.ciclo === 0 || esEscalera(valores)) return null;
  const hay = liga !== null && liga.ciclo > 0 && !esEscalera(liga);
  return (
    <p>
      Los puntos de los ciclos de una temporada se suman en la{' '}
      {hay ? <Link to={rutas.general(liga.id)}>tabla general</Link> : 'tabla general'}.
    </p>
  );
}

export const resumenCiclo = (reglas: Reglas): Resumen => [
  ['Jugadores por grupo', tamanoDeGrupo(reglas) || 'Sin decir'],
  ['El ciclo empieza', reglas.inicioCiclo ? fechaConDia(reglas.inicioCiclo) : ''],
  ['El ciclo dura', reglas.semanasCiclo > 0 ? semanasEscritas(reglas.semanasCiclo) : ''],
];

/** How long a cycle is, and how many play in a group. docs/reglas/ciclos.md */
export function Grupos({ form }: Props) {
  const { ciclo, reglas } = form.values;
  const fin = finDeCiclo({ ciclo, reglas });
  return (
    <Grupo
      titulo={ciclo > 0 ? 'Grupos y ciclos' : 'Grupos'}
      ayuda="Cuántos juegan en cada división. 0: no se dice. Salen en Normas, y el cierre avisa si una se queda corta o se pasa."
    >
      <div className="grid grid-cols-2 items-end gap-4">
        <Numero form={form} campo="grupoMin" label="Jugadores, como poco" {...JUGADORES_GRUPO} />
        <Numero form={form} campo="grupoMax" label="Jugadores, como mucho" {...JUGADORES_GRUPO} />
      </div>
      {ciclo > 0 ? (
        <>
          <div className="grid grid-cols-2 items-end gap-4">
            <CampoDia
              {...(form.getInputProps('reglas.inicioCiclo') as Omit<
                ComponentProps<typeof CampoDia>,
                'label'
              >)}
              label="El ciclo empieza el"
              clearable
            />
            <Numero form={form} campo="semanasCiclo" label="Semanas que dura" {...SEMANAS_CICLO} />
          </div>
          <p className={fields.small} aria-live="polite">
            {fin
              ? `El ciclo ${ciclo} acaba el ${fechaSemana(fin)}. Al cerrarlo, el siguiente empieza después con las mismas semanas.`
              : 'Con el día y las semanas se sabe cuándo acaba: sale en la tabla y en Normas, y Hoy te avisa.'}
          </p>
        </>
      ) : (
        <p className={fields.small}>
          Si la temporada se juega por ciclos, elige arriba en cuál está la liga: aquí se dice cuántas semanas
          dura.
        </p>
      )}
    </Grupo>
  );
}
