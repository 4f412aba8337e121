import { etiquetaDeCampo } from '#domain/inscripcion/datos.ts';
import type { Resumen } from '#web/club/mesa/conflicto.tsx';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import type { Ajustes, SemanaEditada, ValoresConfiguracion } from './valores.ts';

const siNo = (si: boolean): string => (si ? 'Sí' : 'No');

const diasDe = ({ desde, hasta, ofrecida }: SemanaEditada): string => {
  const dias = [desde, hasta].map((dia) => (dia ? fechaConDia(dia) : '—')).join(' – ');
  return ofrecida ? dias : `${dias} (no se ofrece)`;
};

/** The settings in words: what two people who edit them at once choose from. */
export const resumenDe = (valores: ValoresConfiguracion, { tipos, campus }: Ajustes): Resumen => [
  ['Mostrar incidencias', siNo(valores.mostrarIncidencias === 'true')],
  ['Mostrar total de aplazados', siNo(valores.mostrarAplazadosTotal === 'true')],
  ['Publicar los nombres completos de los menores', siNo(valores.nombresCompletos === 'true')],
  ...tipos.map(
    ({ tipo, etiqueta }) => [`${etiqueta}, abierta`, siNo(valores.abiertas.includes(tipo))] as const,
  ),
  ...valores.semanas.map((semana) => [etiquetaDeCampo(semana.id), diasDe(semana)] as const),
  [`Precio de ${campus.opciones.a.horario}`, `${valores.precios.a} €`],
  [`Precio de ${campus.opciones.c.horario}`, `${valores.precios.c} €`],
  ['Mínimo de inscripciones por semana', String(valores.minimoPorSemana)],
  ['Meses que se guarda una inscripción', String(valores.meses)],
];
