import type { NoticiaGuardar, NoticiaPrivada } from '#contract/noticias.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';

/** What the form holds: the news item of the API, with its day and hour apart. */
export type ValoresNoticia = {
  title: string;
  content: string;
  link: string;
  dia: Dia | null;
  /** `HH:mm`, or '' while unknown. */
  hora: string;
  publicada: boolean;
  fijada: boolean;
};

/** A new one comes out now: the hour it is at the club. */
export const noticiaNueva = (ahora: string): ValoresNoticia => ({
  title: '',
  content: '',
  link: '',
  dia: diaDe(ahora),
  hora: horaDe(ahora),
  publicada: true,
  fijada: false,
});

export const valoresDe = ({
  title,
  content,
  link,
  fecha,
  publicada,
  fijada,
}: NoticiaPrivada): ValoresNoticia => ({
  title,
  content,
  link: link ?? '',
  dia: diaDe(fecha),
  hora: horaDe(fecha),
  publicada,
  fijada,
});

export const fechaDe = ({ dia, hora }: ValoresNoticia): string => `${dia}T${hora.slice(0, 5)}`;

/** Ready to send, once day and hour are known. */
export function paraGuardar(valores: ValoresNoticia, version: number | null): NoticiaGuardar {
  const { dia: _, hora: __, link, ...resto } = valores;
  return { ...resto, link: link.trim() || null, fecha: fechaDe(valores), version };
}
