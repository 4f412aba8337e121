import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Previstos, Tocado } from '#contract/avisos.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
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
