import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import type { Convocado } from '#domain/partido/aviso.ts';
import { desdeCuandoLlueve, notaDeSuspension } from '#domain/partido/suspension.ts';
import { genteDe } from '#domain/persona/gente.ts';
import { enAviso } from '#web/club/mesa/aviso.tsx';
import { useListas } from '#web/club/mesa/consultas.ts';
import { useCortos } from '#web/club/mesa/cortos.tsx';
import { useConsultasDe } from '#web/club/mesa/dia-de-juego.tsx';
import {
  avisarFallo,
  avisarHecho,
  enfocarPrimerError,
  hayMalEscrito,
  mensajeDe,
  useRecargar,
} from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { ApiError, call, SIN_CONEXION } from '#web/platform/call.ts';
import { isUnanswered } from '#web/platform/unanswered.ts';
import {
  type DiaNuevo,
  destinosPorDia,
  enLugar,
  type Lugar,
  reparoDe,
  semanasDespues,
  sePuedenSuspender,
} from './destinos.ts';

/** Why that day could not be read, and how to retry. */
export type Fallo = { mensaje: string; reintentar: () => void; reintentando: boolean };

/** `fetchStatus` is 'paused' while there is no network. */
type Consulta = Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus' | 'error' | 'refetch'>;

const haFallado = ({ data, isError, fetchStatus }: Consulta): boolean =>
  data === undefined && (isError || fetchStatus === 'paused');

const motivoDe = ({ error }: Consulta): string => (error === null ? SIN_CONEXION : mensajeDe(error));

/** The queries that failed. Stays on screen during a retry, so that the button keeps the focus. */
function useFallo(consultas: readonly Consulta[]): Fallo | null {
  const [repetido, setRepetido] = useState<string | null>(null);
  const malas = consultas.filter(haFallado);
  const [primera] = malas;
  const mensaje = repetido ?? (primera ? motivoDe(primera) : null);
  const reintentar = async () => {
    setRepetido(mensaje);
    await Promise.allSettled(malas.map(({ refetch }) => refetch()));
    setRepetido(null);
  };
  return mensaje === null ? null : { mensaje, reintentar, reintentando: repetido !== null };
}

type UsoDiasNuevos = { nuevos: ReadonlyMap<Dia, DiaNuevo>; leyendo: boolean; fallo: Fallo | null };

/** The days the matches would go to; one that is still being read is not there yet. */
function useDiasNuevos(
  dias: readonly Dia[],
  { ligas, ausentes, pistas, jugadores, clausuras, consultas }: ReturnType<typeof useListas>,
): UsoDiasNuevos {
  const delDia = useConsultasDe(dias);
  const fallo = useFallo(dias.length === 0 ? [] : [...delDia, ...consultas]);
  const comun = {
    ahora: ahoraDelClub(),
    horarios: new Map(ligas.map((liga) => [liga.id, { ...horarioDe(liga), deporte: liga.deporte }])),
    pistas: pistas.filter(({ estado }) => estado === 'activa'),
    bajas: jugadores.filter(({ estado }) => estado !== 'activo').map(({ id }) => id),
    gente: genteDe(jugadores),
    clausuras,
  };
  const hayListas = consultas.every(({ data }) => data);
  const nuevos = new Map(
    dias.flatMap((dia, n) => {
      const guardados = delDia[n]?.data;
      if (!hayListas || !guardados) return [];
      return [[dia, { ...comun, dia, guardados, ausentes: ausentes[dia] ?? [] }] as const];
    }),
  );
  return { nuevos, leyendo: dias.some((dia) => !nuevos.has(dia)), fallo };
}

export type Modo = 'otro-dia' | 'sin-fecha';

/** To another day (a week later by default, or each to its own) or put off without one. */
function useAdonde(dia: Dia) {
  const [modo, setModo] = useState<Modo>('otro-dia');
  const [otroDia, setOtroDia] = useState<Dia | null>(() => semanasDespues(dia, hoyDelClub()));
  const [suyos, setSuyos] = useState<ReadonlyMap<number, Dia>>(new Map());
  const [nota, setNota] = useState(notaDeSuspension(dia));
  const hoy = hoyDelClub();
  const diaDePartido = (id: number): Dia | null => (modo === 'otro-dia' ? (suyos.get(id) ?? otroDia) : null);
  const reparoDelDia = (otro: Dia | null) => (modo === 'otro-dia' ? reparoDe(dia, otro, hoy) : null);
  const ponerDia = (id: number, otro: Dia | null) => {
    const otros = [...suyos].filter(([suyo]) => suyo !== id);
    setSuyos(new Map(otro === null ? otros : [...otros, [id, otro]]));
  };
  return {
    ...{ modo, setModo, otroDia, setOtroDia, nota, setNota, suyos, ponerDia, diaDePartido, reparoDelDia },
    reparo: reparoDelDia(otroDia),
  };
}

/** Those that stay: elsewhere, or before that hour. */
const fueraDe = (
  partidos: readonly PartidoEncontrado[],
  desde: string | null,
  lugar: Lugar | null = null,
): readonly number[] => {
  const mojados = enLugar(partidos, lugar).filter(({ fecha }) => horaDe(fecha) >= (desde ?? ''));
  return partidos.filter((partido) => !mojados.includes(partido)).map(({ id }) => id);
};

/** The days that the marked ones go to and can be read: those without a fault, each once. */
function diasDe(marcados: readonly PartidoEncontrado[], adonde: ReturnType<typeof useAdonde>): Dia[] {
  const dias = marcados.map(({ id }) => adonde.diaDePartido(id));
  return [...new Set(dias)].filter((dia) => dia !== null && adonde.reparoDelDia(dia) === null) as Dia[];
}

/** `elegidos`: those that come marked; without them, what is still to be played from when it rains. */
export function useSuspension(
  dia: Dia,
  partidos: readonly PartidoEncontrado[],
  elegidos: readonly number[] | null,
) {
  const [sinMarcar, setSinMarcar] = useState(() =>
    elegidos === null
      ? fueraDe(partidos, desdeCuandoLlueve(partidos, ahoraDelClub()))
      : partidos.map(({ id }) => id).filter((id) => !elegidos.includes(id)),
  );
  const adonde = useAdonde(dia);
  const marcados = useMemo(() => partidos.filter(({ id }) => !sinMarcar.includes(id)), [partidos, sinMarcar]);
  const leidas = useListas();
  const { nuevos, leyendo, fallo } = useDiasNuevos(diasDe(marcados, adonde), leidas);
  const corto = useCortos();
  // Beside whole names the short ones are enough to say whose fault it is.
  const breves = marcados.map((uno) => ({
    ...uno,
    jugador1: corto(uno.idJugador1, uno.jugador1),
    jugador2: corto(uno.idJugador2, uno.jugador2),
  }));
  const destinos = destinosPorDia(breves, adonde.diaDePartido, nuevos);
  const marcar = (ids: readonly number[], marcado: boolean) =>
    setSinMarcar([...sinMarcar.filter((id) => !ids.includes(id)), ...(marcado ? [] : ids)]);
  const [lugar, setLugar] = useState<Lugar | null>(null);
  const llover = (desde: string, en: Lugar | null = lugar) => {
    setLugar(en);
    setSinMarcar(fueraDe(partidos, desde, en));
  };
  const reparos = marcados.map(({ id }) => adonde.reparoDelDia(adonde.diaDePartido(id)));
  const listo = sePuedenSuspender(reparos, leyendo);
  const { ligas } = leidas;
  const pistas = new Map(leidas.pistas.map(({ id, nombre }) => [id, nombre]));
  return {
    ...adonde,
    ...{ dia, partidos, marcados, marcar, lugar, llover, destinos, ligas, pistas, fallo, leyendo, listo },
  };
}

export type UsoSuspension = ReturnType<typeof useSuspension>;

export type Hecho = { suspendidos: readonly Convocado[]; avisos: readonly string[] };

export const SUSPENDER = 'POST /api/private/partidos/suspender';

const LUGAR = /^partidos\.(\d+)\./;

function rechazosDe(error: unknown, ids: readonly number[]): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.errors.flatMap(({ path, message }) => {
      const id = ids[Number(LUGAR.exec(path)?.[1] ?? Number.NaN)];
      return id === undefined ? [] : [[id, message]];
    }),
  );
}

export const pedidoDe = ({ marcados, destinos, modo, nota }: UsoSuspension) => ({
  partidos: marcados.map(({ id, version }) => ({
    id,
    version,
    ...(destinos.get(id)?.sitio ?? { fecha: null, idPista: null }),
  })),
  nota: modo === 'otro-dia' ? nota : null,
});

const suspendidosDe = ({ marcados, destinos, pistas, ligas }: UsoSuspension): Convocado[] =>
  marcados
    .map((partido) => {
      const sitio = destinos.get(partido.id)?.sitio;
      const pista = pistas.get(sitio?.idPista ?? 0) ?? null;
      return enAviso(partido, ligas, sitio ? { fecha: sitio.fecha, pista } : null);
    })
    .filter((uno) => uno !== null);

export function useSuspender(
  uso: UsoSuspension,
  { alTerminar, quiet }: { alTerminar: (hecho: Hecho | null) => void; quiet: boolean },
) {
  const recargar = useRecargar();
  const [rechazos, setRechazos] = useState<ReadonlyMap<number, string>>(new Map());
  const { mutate, isPending } = useMutation({
    mutationFn: (pedida: UsoSuspension) => call(SUSPENDER, { body: pedidoDe(pedida) }, { quiet }),
    onSuccess: ({ avisos }, pedida) => {
      const suspendidos = suspendidosDe(pedida);
      const texto = `Hecho: ${cuantos(suspendidos.length, 'partido suspendido', 'partidos suspendidos')}`;
      avisarHecho(texto, { alDeshacer: () => alTerminar(null) });
      alTerminar({ suspendidos, avisos: avisos.map(({ message }) => message) });
    },
    onError: (error, { marcados }) => {
      avisarFallo(error);
      setRechazos(
        rechazosDe(
          error,
          marcados.map(({ id }) => id),
        ),
      );
    },
    // What was perhaps done stays in sight, to be sent again as it is.
    onSettled: (_, __, pedida) =>
      isUnanswered(SUSPENDER, { body: pedidoDe(pedida) }) ? undefined : recargar(),
  });
  const suspender = () => {
    if (isPending || !uso.listo || hayMalEscrito()) return enfocarPrimerError();
    setRechazos(new Map());
    mutate(uso);
  };
  return { suspender, suspendiendo: isPending, rechazos };
}
