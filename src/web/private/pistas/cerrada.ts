import type { Clausura } from '#contract/liga/clausuras.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import type { Formulario } from '#domain/campo.ts';
import { CLAUSURA } from '#domain/campos.ts';
import { pistasDe } from '#domain/clausura/clausura.ts';
import { clausuraDicha } from '#domain/clausura/dicha.ts';
import { type Forma, formaDe } from '#web/club/mesa/formulario.tsx';

type ConNombre = { id: number; nombre: string };

/** Some courts, or the whole club: nothing ticked is not everything. */
export type Que = 'pistas' | 'club';

export type Valores = Formulario<typeof CLAUSURA> & { que: Que };

const { valores, faltas, ...deTabla } = formaDe(CLAUSURA);

const acabaAntes = (inicio: string, fin: string): boolean => inicio !== '' && fin !== '' && fin <= inicio;

export const forma: Forma<Valores> = {
  ...deTabla,
  valores: (clausura) => ({
    ...valores(clausura),
    que: clausura && clausura.pistas === null ? 'club' : 'pistas',
  }),
  faltas: (escrita) => {
    const { fecha, hasta, inicio, fin, que, pistas } = escrita;
    return {
      ...faltas(escrita),
      hasta: fecha && hasta && hasta < fecha ? 'El último día es anterior al primero' : null,
      fin: acabaAntes(inicio, fin) ? 'Acaba antes de empezar: cambia una de las dos horas' : null,
      pistas: que === 'pistas' && pistas.length === 0 ? 'Elige al menos una pista' : null,
    };
  },
};

export const paraGuardar = ({ que, pistas, fecha, hasta, inicio, fin, motivo }: Valores) => ({
  fecha,
  hasta: hasta || null,
  inicio: inicio || null,
  fin: fin || null,
  motivo,
  pistas: que === 'club' ? null : pistas,
});

/** What it would touch, once what is written makes sense. */
export function cambiosDe(escrita: Valores): Cambio[] {
  const { motivo: _, ...mal } = forma.faltas(escrita);
  return Object.values(mal).some(Boolean) ? [] : [{ tipo: 'clausura', ...paraGuardar(escrita) }];
}

/** What it is called: "Pista 2 cerrada de 9:00 a 14:00: obras". */
export function conNombre<C extends Clausura>(una: C, pistas: readonly ConNombre[]): C & { nombre: string } {
  const suyas = pistasDe(una, new Map(pistas.map(({ id, nombre }) => [id, nombre])));
  return { ...una, nombre: clausuraDicha({ ...una, pistas: suyas }) };
}
