import { Checkbox, Textarea } from '@mantine/core';
import { lectorDeNotas, porQueNoSePublica } from '#domain/persona/nombrados.ts';
import { nombresPublicos } from '#domain/persona/nombre-publico.ts';
import type { Problema } from '#domain/problema.ts';
import { ListaProblemas } from '#web/club/casillas/casillas.tsx';
import { type Listas, useAjuste } from '#web/club/mesa/consultas.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import type { DatosProps } from './marcador-editable.tsx';
import { conAnulado, estaAnulado, type ValoresPartido } from './partido.ts';

const SIN_ERRORES = [] as const;

/** That what is being written will not be published, as the server decides it; nothing until it is known. */
export function porQueNo(
  { observaciones, idJugador1, idJugador2 }: ValoresPartido,
  { jugadores }: Pick<Listas, 'jugadores'>,
  completos: boolean | undefined,
): Problema[] {
  if (completos === undefined || observaciones.trim() === '') return [];
  const conOtro = jugadores.filter(
    ({ nombreDeportivo, reservado, publicarNombre }) =>
      nombreDeportivo !== null || (reservado && !publicarNombre),
  );
  const juegan = jugadores.filter(({ id }) => id === idJugador1 || id === idJugador2);
  const leer = lectorDeNotas(conOtro, nombresPublicos(conOtro, completos));
  const message = porQueNoSePublica(leer(observaciones, juegan));
  return message === null ? [] : [{ path: 'observaciones', message }];
}

const resumenDeNotas = (valores: ValoresPartido): string => {
  const { observaciones, cancelado, sintetico } = valores;
  return (
    [
      observaciones,
      cancelado ? 'Cancelado' : '',
      estaAnulado(valores) ? 'Anulado' : '',
      sintetico ? 'De resolución' : '',
    ]
      .filter(Boolean)
      .join(' · ') || 'Ninguna'
  );
};

/** Folded on a phone. */
export function Notas({ form, listas }: DatosProps) {
  const isPhone = useIsPhone();
  const avisos = porQueNo(form.values, listas, useAjuste('nombresCompletos'));
  const plegadas = isPhone ? { summary: resumenDeNotas(form.values), folded: true } : {};
  return (
    <Section title="Observaciones y cancelación" {...plegadas}>
      <Textarea
        label="Observaciones"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        description="Se publican tal cual en el horario y en la página del partido: sin datos personales. Si nombran a un menor con algún apellido, no se publican."
        {...form.getInputProps('observaciones')}
      />
      <ListaProblemas id="avisos-de-las-notas" errores={SIN_ERRORES} avisos={avisos} />
      <Checkbox
        label="Cancelado"
        description="No se jugará: sale del horario, deja libre su pista y queda como historial."
        {...form.getInputProps('cancelado', { type: 'checkbox' })}
      />
      <Checkbox
        label="Anulado"
        description="Se haya jugado o no, no cuenta para nadie y nadie lo debe; su marcador queda como historial. Sin la marca, vuelve a contar lo que dice."
        name="anulado"
        checked={estaAnulado(form.values)}
        onChange={() => form.setValues(conAnulado(form.values))}
      />
      <Checkbox
        label="Partido de resolución"
        description="Se adjudica sin jugarse, para cerrar la división."
        {...form.getInputProps('sintetico', { type: 'checkbox' })}
      />
    </Section>
  );
}
