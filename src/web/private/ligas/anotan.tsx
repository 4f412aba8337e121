import { Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  HORAS_RESPUESTA,
  QUIENES_ANOTAN,
  type QuienAnota as Quien,
  type Reglas,
  SIN_RESPUESTA,
  type SinRespuesta,
} from '#domain/liga/reglas.ts';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import type { ValoresLiga } from './ficha.tsx';

const ANOTAN_TEXTO: Record<Quien, string> = {
  club: 'Solo el club',
  confirmado: 'También los jugadores: se publica al confirmarlo los dos',
  aprobado: 'También los jugadores: lo aprueba la organización',
};

const SIN_RESPUESTA_TEXTO: Record<SinRespuesta, string> = {
  espera: 'Espera a que lo mire la organización',
  vale: 'Se da por confirmado',
};

export const resumenDeAnotan = ({ anotan, horasRespuesta, sinRespuesta }: Reglas): Resumen => [
  ['Quién anota los resultados', ANOTAN_TEXTO[anotan]],
  ['Horas para confirmarlos', String(horasRespuesta)],
  ['Si el rival no contesta', SIN_RESPUESTA_TEXTO[sinRespuesta]],
];

type Props = { form: UseFormReturnType<ValoresLiga> };

function SiNoContesta({ form }: Props) {
  const { sinRespuesta } = form.values.reglas;
  return (
    <>
      <CampoNumero
        label="Horas que tiene el rival para contestar"
        {...HORAS_RESPUESTA}
        {...form.getInputProps('reglas.horasRespuesta')}
      />
      <Radio.Group
        label="Si no contesta"
        value={sinRespuesta}
        onChange={(valor) => form.setFieldValue('reglas.sinRespuesta', valor as SinRespuesta)}
      >
        <div className={fields.stack}>
          {SIN_RESPUESTA.map((que) => (
            <Radio key={que} value={que} label={SIN_RESPUESTA_TEXTO[que]} />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}

/** Whether players tell results with their link. docs/reglas/enlaces-personales.md */
export function QuienAnota({ form }: Props) {
  const { anotan } = form.values.reglas;
  return (
    <>
      <Radio.Group
        label="Quién los anota"
        value={anotan}
        onChange={(valor) => form.setFieldValue('reglas.anotan', valor as Quien)}
      >
        <div className={fields.stack}>
          {QUIENES_ANOTAN.map((quien) => (
            <Radio key={quien} value={quien} label={ANOTAN_TEXTO[quien]} />
          ))}
        </div>
      </Radio.Group>
      {anotan === 'club' ? null : <SiNoContesta form={form} />}
    </>
  );
}
