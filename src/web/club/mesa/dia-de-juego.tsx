import { Textarea } from '@mantine/core';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { club } from '#club';
import type { PartidoEncontrado } from '#contract/partidos.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { avisoDeConvocatoria } from '#domain/partido/suspension.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';

const TODO = { idPista: null, idLiga: null, jugador: null } as const;

const delDia = (fecha: Dia | null) => ({
  queryKey: ['partidos', 'buscar', 'dia', fecha],
  queryFn: () => call('POST /api/private/partidos', { body: { fecha, ...TODO } }),
});

/** The saved matches of that day; none is asked for without a day. */
export const usePartidosDelDia = (dia: Dia | null) => useQuery({ ...delDia(dia), enabled: dia !== null });

const juntar = (consultas: readonly { data?: PartidoEncontrado[] | undefined }[]): PartidoEncontrado[] =>
  consultas.flatMap(({ data = [] }) => data);

/** The saved matches of those days, together. */
export const usePartidosDe = (dias: readonly Dia[]): PartidoEncontrado[] =>
  useQueries({ queries: dias.map(delDia), combine: juntar });

type Consultas = readonly UseQueryResult<PartidoEncontrado[], Error>[];

/** A group is many people: each player goes by the name they have in public. */
const enElGrupo = (partido: PartidoEncontrado) => ({
  ...partido,
  jugador1: partido.jugador1Publico,
  jugador2: partido.jugador2Publico,
});

/** What was read before something was saved is not told. */
const enAviso = (consultas: Consultas) => ({
  aviso: avisoDeConvocatoria(
    juntar(consultas)
      .filter((partido) => estaPorJugar(conSets(partido)))
      .map(enElGrupo),
  ),
  leyendo: consultas.some(({ isFetching }) => isFetching),
  fallo: consultas.find(({ isError, isFetching }) => isError && !isFetching)?.error ?? null,
  releer: () => {
    for (const { refetch } of consultas) refetch();
  },
});

/** Who still plays when and where on those days, as it is sent to the players' group; '' for nobody. */
const useConvocatoria = (dias: readonly Dia[]) =>
  useQueries({ queries: dias.map((dia) => ({ ...delDia(dia), staleTime: 0 })), combine: enAviso });

/** The forecast of any moment; null while there is none. */
export function useMeteo(): (fecha: FechaHora) => MeteoFila | null {
  const { data = null } = useQuery({
    queryKey: ['weather'],
    queryFn: () => call('GET /api/weather', {}).catch(() => null),
  });
  return useMemo(() => meteoPara(data, club.zonaHoraria), [data]);
}

const LINEAS = 14;

const COPIADO = 'Copiado: pégalo en el grupo.';
const A_MANO = 'No se ha podido copiar: está seleccionado, cópialo con Ctrl+C.';

/** Closing the sheet of the phone without choosing anybody is no failure. */
const compartir = (text: string) => navigator.share({ text }).catch(() => undefined);

/** What is copied is what is told: another text has not been copied yet. */
function useCopiar(texto: string) {
  const campo = useRef<HTMLTextAreaElement>(null);
  const [hecho, setHecho] = useState({ texto: '', frase: '' });
  const copiar = async () => {
    campo.current?.select();
    try {
      await navigator.clipboard.writeText(texto);
      setHecho({ texto, frase: COPIADO });
    } catch {
      setHecho({ texto, frase: A_MANO });
    }
  };
  return { campo, copiar, frase: hecho.texto === texto ? hecho.frase : '' };
}

type AvisoListoProps = { label: string; description?: string; texto: string; look?: 'action' | 'primary' };

/** What is told to the players, written: copied with one press or, where the device can, shared. */
export function AvisoListo({ label, description, texto, look = 'action' }: AvisoListoProps): ReactNode {
  const { campo, copiar, frase } = useCopiar(texto);
  return (
    <>
      <Textarea
        ref={campo}
        label={label}
        description={description}
        readOnly
        autosize
        maxRows={LINEAS}
        value={texto}
      />
      <div className={fields.pair}>
        <Button look={look} onClick={copiar}>
          Copiar aviso
        </Button>
        {'share' in navigator ? <Button onClick={() => compartir(texto)}>Compartir</Button> : null}
      </div>
      <p role="status">{frase}</p>
    </>
  );
}

/** Who still plays on those days, when and where, as it is sent to the players' group. */
export function AvisoDeDias({ dias }: { dias: readonly Dia[] }) {
  const { aviso, leyendo, fallo, releer } = useConvocatoria(dias);
  if (fallo) return <ErrorState onRetry={releer}>{fallo.message}</ErrorState>;
  if (leyendo) return <Skeleton kind="text" rows={6} />;
  if (aviso === '')
    return <p role="status">Esos días no queda ningún partido por jugar. Se crean con «Nueva propuesta».</p>;
  return <AvisoListo label="Aviso" texto={aviso} />;
}
