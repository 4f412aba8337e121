import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { sinSimbolo } from '#domain/euros.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { COMO_SE_QUEDA, comoSeQueda, type ValoresConfiguracion } from './valores.ts';

type Resumen = (valores: ValoresConfiguracion) => string;

const DE_MODO: Record<ModoAviso, string> = {
  no: 'No se avisa a nadie',
  pruebas: 'En pruebas: van al club',
  si: 'Se avisa a los jugadores',
};

function publica({ mostrarIncidencias, mostrarAplazadosTotal }: ValoresConfiguracion): string {
  const seVen = [
    ...(mostrarIncidencias === 'true' ? ['las incidencias'] : []),
    ...(mostrarAplazadosTotal === 'true' ? ['el total de aplazados'] : []),
  ];
  return seVen.length === 0 ? 'Sin incidencias ni aplazados' : `Dice ${enLista(seVen)}`;
}

function campus({ semanas, precios }: ValoresConfiguracion): string {
  const ofrecidas = semanas.filter(({ ofrecida }) => ofrecida).length;
  return `${cuantos(ofrecidas, 'semana', 'semanas')} · ${sinSimbolo(Number(precios.a))} € y ${sinSimbolo(Number(precios.c))} €`;
}

/** What each part of the screen holds now, in a line. */
export const RESUMENES = {
  publica,
  menores: ({ nombresCompletos }) =>
    nombresCompletos === 'true' ? 'Con nombre y apellidos' : 'Nombre e inicial',
  aplazados: (valores) => COMO_SE_QUEDA[comoSeQueda(valores)],
  cuandoPueden: ({ franjasFirmes }) =>
    franjasFirmes === 'true' ? 'Se respeta «nunca» siempre' : 'Se respeta «nunca» cuando se puede',
  avisos: ({ modo }) => DE_MODO[modo],
  plantillas: ({ plantillas }) =>
    plantillas.length === 0 ? 'Ninguna' : cuantos(plantillas.length, 'plantilla', 'plantillas'),
  campus,
  plazos: ({ meses }) =>
    Number(meses) % 12 === 0 ? cuantos(Number(meses) / 12, 'año', 'años') : `${meses} meses`,
  acreedor: ({ acreedor: { nombre, identificador } }) =>
    [nombre, identificador].filter(Boolean).join(', ') || 'Sin decir',
} as const satisfies Record<string, Resumen>;
