import { anioDe, type Dia, diasEntre, sumarDias } from '#domain/fecha.ts';

const FIN_DE_TEMPORADA = '07-31';
const DIAS_DE_MAS = 30;

/** The last day a link made that day is good for: 30 days after the season, which ends with July. */
export function caducidadDeEnlacePersonal(hoy: Dia): Dia {
  const esteAnio = `${anioDe(`${hoy}T00:00`)}-${FIN_DE_TEMPORADA}`;
  const fin = hoy <= esteAnio ? esteAnio : `${Number(esteAnio.slice(0, 4)) + 1}-${FIN_DE_TEMPORADA}`;
  return sumarDias(fin, DIAS_DE_MAS);
}

/** One that ends later than one made today would is of a clock that was ahead. */
export const enlacePersonalVale = (caduca: Dia, hoy: Dia): boolean =>
  caduca >= hoy && caduca <= caducidadDeEnlacePersonal(hoy);

const MAX_DIAS_DE_AUSENCIA = 62;

const mensajes = {
  alReves: 'El último día no puede ser anterior al primero: revisa las dos fechas.',
  pasado: 'Esos días ya han pasado: elige de hoy en adelante.',
  largo: `Son demasiados días: apunta como mucho ${MAX_DIAS_DE_AUSENCIA} de una vez, o habla con el club.`,
} as const;

/** Why a player may not note that absence by themselves; null when they may. */
export function errorDeAusencia({ desde, hasta }: { desde: Dia; hasta: Dia }, hoy: Dia): string | null {
  if (hasta < desde) return mensajes.alReves;
  if (desde < hoy) return mensajes.pasado;
  return diasEntre(desde, hasta) >= MAX_DIAS_DE_AUSENCIA ? mensajes.largo : null;
}

type Tramo = { desde: Dia; hasta: Dia };

/** Days that follow each other are told as one. */
export function tramosDe(dias: readonly Dia[]): Tramo[] {
  const tramos: Tramo[] = [];
  for (const dia of [...new Set(dias)].sort()) {
    const ultimo = tramos.at(-1);
    if (ultimo && sumarDias(ultimo.hasta, 1) === dia) ultimo.hasta = dia;
    else tramos.push({ desde: dia, hasta: dia });
  }
  return tramos;
}

const HUECO = '{enlace}';

type Club = { nombre: string; telefono: string; conArticulo: { en: string } };

/** What takes a player their link; the address is put in when it leaves. */
export const cartaDeEnlace = ({ nombre, telefono, conArticulo }: Club) => ({
  asunto: `Tu página ${conArticulo.en}`,
  texto: `${[
    'Hola:',
    'Con este enlace ves tus partidos, los llevas a tu calendario y avisas de los días que no puedes jugar:',
    HUECO,
    'Es solo para ti: quien lo tenga puede hacer lo mismo. Si se pierde, dínoslo y te damos otro.',
    `${nombre}\n${telefono}`,
  ].join('\n\n')}\n`,
});

export const conEnlacePersonal = (texto: string, url: string): string => texto.replace(HUECO, () => url);
