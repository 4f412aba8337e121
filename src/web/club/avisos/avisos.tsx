import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Previstos, Tocado } from '#contract/avisos.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import styles from './avisos.module.css';

const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });

const MAX_NOMBRES = 4;

/** Who has no address: by name while they are few. */
function sinCorreoDe({ sinCorreo }: Previstos): string {
  if (sinCorreo.length === 0) return '';
  const nombres = sinCorreo.length <= MAX_NOMBRES ? ` (${LISTA.format(sinCorreo)})` : '';
  return `; ${sinCorreo.length} sin correo${nombres}`;
}

const noQuierenDe = ({ noQuieren }: Previstos): string =>
  noQuieren === 0 ? '' : `; ${cuantos(noQuieren, 'no quiere avisos', 'no quieren avisos')}`;

/** Whom saving tells by mail, and how; null when it tells nobody. */
export function fraseDeAvisos(previstos: Previstos): string | null {
  const { modo, avisados, sinCorreo, noQuieren, esperan } = previstos;
  if (modo === 'no' || avisados + sinCorreo.length + noQuieren === 0) return null;
  const quienes = `${cuantos(avisados, 'jugador', 'jugadores')}${sinCorreoDe(previstos)}${noQuierenDe(previstos)}.`;
  if (modo === 'pruebas') return `En pruebas: al club le llegará el aviso por correo a ${quienes}`;
  const cuando = avisados > 0 && esperan ? ' Saldrá a las 9:00.' : '';
  const como = previstos.enMoviles ? 'por correo o en el móvil' : 'por correo';
  return `Se avisará ${como} a ${quienes}${cuando}`;
}

export const leerPrevistos = (partidos: readonly Tocado[]): Promise<Previstos> =>
  call('POST /api/private/avisos/previstos', { body: { partidos: [...partidos] } });

const soloQuienes = ({ idLiga, idJugador1, idJugador2 }: Tocado): Tocado => ({
  idLiga,
  idJugador1,
  idJugador2,
});

const FRESCO_MS = 30_000;

/** What is said beside the button that saves those matches, and whether this time nobody is to be told. */
export function useAvisos(tocados: readonly Tocado[]): { nota: ReactNode; callar: boolean } {
  const [callado, setCallado] = useState(false);
  const partidos = tocados.map(soloQuienes);
  const { data } = useQuery({
    queryKey: ['avisos', 'previstos', partidos],
    queryFn: () => leerPrevistos(partidos),
    enabled: partidos.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESCO_MS,
  });
  const frase = data && partidos.length > 0 ? fraseDeAvisos(data) : null;
  const callar = callado && frase !== null;
  if (frase === null) return { nota: null, callar };
  const nota = (
    <span className={styles.nota}>
      <span role="status">{callar ? 'Esta vez no se avisará a nadie.' : frase}</span>
      <Checkbox
        label="No avisar esta vez"
        checked={callado}
        onChange={({ currentTarget }) => setCallado(currentTarget.checked)}
      />
    </span>
  );
  return { nota, callar };
}

type Pregunta = { title: string; action: string };

/**
 * For what is saved at one press or at the end of a drag: asks first when it tells somebody, and whether they are to be
 * told. Null: it is not to be done.
 */
export async function preguntarAvisos(
  tocados: readonly Tocado[],
  pregunta: Pregunta,
): Promise<{ quiet: boolean } | null> {
  if (tocados.length === 0) return { quiet: false };
  const previstos = await leerPrevistos(tocados.map(soloQuienes));
  const frase = fraseDeAvisos(previstos);
  if (frase === null || previstos.avisados === 0) return { quiet: false };
  let quiet = false;
  const children = (
    <div className={styles.pregunta}>
      <p>{frase}</p>
      <Checkbox
        label="No avisar esta vez"
        onChange={({ currentTarget }) => {
          quiet = currentTarget.checked;
        }}
      />
    </div>
  );
  return (await confirm({ ...pregunta, children, harmless: true })) ? { quiet } : null;
}
