import { Switch } from '@mantine/core';
import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import styles from './tira.module.css';

type TiraProps = {
  /** The whole week, with how many matches each day has. */
  dias: readonly { dia: Dia; partidos: number; dibujado: boolean }[];
  hoy: Dia;
  pulsar: (dia: Dia) => void;
  recortada: boolean;
  recortar: (recortada: boolean) => void;
};

const SIGLAS = new Intl.DateTimeFormat('es-ES', { weekday: 'short', timeZone: 'UTC' });

/** The days of the week with how many matches each has: pressed, a day is seen or put away. Some hours are left out. */
export function Tira({ dias, hoy, pulsar, recortada, recortar }: TiraProps) {
  const vistos = dias.filter(({ dibujado }) => dibujado).length;
  return (
    <div className={styles.encima}>
      <fieldset className={styles.tira} aria-label="Días de la semana">
        {dias.map(({ dia, partidos, dibujado }) => (
          <button
            key={dia}
            type="button"
            aria-pressed={dibujado}
            data-hoy={dia === hoy || undefined}
            data-nada={partidos === 0 || undefined}
            onClick={() => pulsar(dia)}
          >
            <b className="visually-hidden">
              {fechaSemana(dia)}: {cuantos(partidos, 'partido', 'partidos')}
            </b>
            <span aria-hidden="true">{SIGLAS.format(Date.parse(`${dia}T00:00Z`))}</span>
            <strong aria-hidden="true">{Number(dia.slice(-2))}</strong>
            <small aria-hidden="true">{partidos || '–'}</small>
          </button>
        ))}
      </fieldset>
      <p className="visually-hidden" aria-live="polite">
        {vistos === 1 ? 'Se ve 1 día' : `Se ven ${vistos} días`}
      </p>
      {useIsPhone() ? null : (
        <>
          <small>Pulsa los que quieras ver</small>
          <Switch
            size="sm"
            className={styles.horas}
            label="Todas las horas"
            checked={!recortada}
            onChange={({ currentTarget }) => recortar(!currentTarget.checked)}
          />
        </>
      )}
    </div>
  );
}
