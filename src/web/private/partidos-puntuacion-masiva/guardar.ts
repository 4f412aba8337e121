import { useSessionStorage } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { diaDe } from '#domain/fecha.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import type { Problema } from '#domain/problema.ts';
import { confirmarRaros, rarezasDelMarcador } from '#web/club/casillas/indicadores.tsx';
import { estaTocado, type Puntos, paraGuardar, problemasDelMarcador } from '#web/club/casillas/valores.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { type Eleccion, elegirVersion } from '#web/club/mesa/conflicto.tsx';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, avisarHecho, useRecargar } from '#web/club/mesa/ficha.tsx';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { ApiError, call } from '#web/platform/call.ts';
import { dismissToast, showToast } from '#web/ui/toast.tsx';

/** What is typed, by match id; only matches that were touched. */
export type Borrador = Readonly<Record<number, Puntos>>;

export type Tocado = { partido: PartidoFila; puntos: Puntos };

/** Those with something new to save, in the order of the screen. */
export const tocadosDe = (partidos: readonly PartidoFila[], borrador: Borrador): Tocado[] =>
  partidos.flatMap((partido) => {
    const puntos = borrador[partido.id];
    return estaTocado(partido, puntos) ? [{ partido, puntos }] : [];
  });

/** What is chosen beside the type: '' is all. */
type Vistos = { dia: string; idLiga: number | null };

/** Those of that day and of that league. */
export const filtrar = (partidos: readonly PartidoFila[], { dia, idLiga }: Vistos): PartidoFila[] =>
  partidos.filter(
    (partido) =>
      (dia === '' || diaDe(partido.fecha) === dia) && (idLiga === null || partido.idLiga === idLiga),
  );

/** What the server says of each match, by its id. */
type ErroresPorPartido = Readonly<Record<number, readonly Problema[]>>;

const RUTA = /^partidos\.(\d+)\.(\w+)$/;

/** The API names a match by its index in the request: here by its id. */
export function erroresPorPartido(error: unknown, enviados: readonly number[]): ErroresPorPartido {
  const problemas: Record<number, Problema[]> = {};
  for (const { path, message } of error instanceof ApiError ? error.errors : []) {
    const [, lugar = '', campo = ''] = RUTA.exec(path) ?? [];
    const id = enviados[Number(lugar)];
    if (id === undefined || campo === '') continue;
    problemas[id] = [...(problemas[id] ?? []), { path: campo, message }];
  }
  return problemas;
}

export const cambiados = (errores: ErroresPorPartido): number[] =>
  Object.entries(errores).flatMap(([id, suyos]) =>
    suyos.some(({ path }) => path === 'version') ? [Number(id)] : [],
  );

type EleccionVarios = { cual: NonNullable<Eleccion>; versiones: ReadonlyMap<number, number> };

/** Shows what is stored now of each beside what was typed; null when the person closes it. */
async function elegirEntre(tocados: readonly Tocado[]): Promise<EleccionVarios | null> {
  const leidos = await Promise.all(
    tocados.map(async ({ partido, puntos }) => {
      const actual = await call('GET /api/private/partidos/:id', { params: { id: partido.id } });
      return { partido, puntos, actual };
    }),
  );
  const cual = await elegirVersion(
    leidos.map(({ partido, puntos, actual }) => ({
      campo: parejaDe(partido),
      mia: textoMarcador(conDesenlace(puntos)),
      suya: textoMarcador(conDesenlace(actual)),
    })),
    'Partido',
  );
  return cual && { cual, versiones: new Map(leidos.map(({ actual }) => [actual.id, actual.version])) };
}

const PARTIDO = '[data-partido]';
const CAJA = '[data-caja]:not(:disabled)';
const PRIMERA = `${PARTIDO} ${CAJA}, ${PARTIDO} input`;

const todos = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(PARTIDO)];

/** Puts a match in sight with the focus on its first box; with a no-show, on whatever it has. */
function entrarEn(partido: Element | undefined): boolean {
  const primera =
    partido?.querySelector<HTMLElement>(CAJA) ?? partido?.querySelector<HTMLElement>('input:enabled');
  primera?.focus();
  return primera !== undefined && primera !== null;
}

let llegadaSola: Element | null = null;

const vacio = (partido: Element): boolean =>
  [...partido.querySelectorAll<HTMLInputElement>(CAJA)].every(({ value }) => value === '');

/**
 * Whether that match got the focus by itself and nothing is typed in it; asked once. Then Enter, which the fingers
 * press out of habit, skips none.
 */
export function haLlegadoSolo(partido: Element): boolean {
  const solo = llegadaSola === partido && vacio(partido);
  llegadaSola = null;
  return solo;
}

/** The last box of that match is full: the next one gets the focus by itself. */
export function pasarAlSiguiente(partido: HTMLElement | null): boolean {
  const fue = irDesde(partido, 1);
  llegadaSola = document.activeElement?.closest(PARTIDO) ?? null;
  return fue;
}

/** From that match to the next or to the one before; past the last one, to the button that saves. */
export function irDesde(partido: HTMLElement | null, paso: 1 | -1): boolean {
  const lista = todos();
  const otro = partido ? lista[lista.indexOf(partido) + paso] : undefined;
  if (otro || paso < 0) return entrarEn(otro);
  document.querySelector<HTMLElement>('[data-guardar]')?.focus();
  return true;
}

/** Where typing starts: the first box of the first match that can be typed in and has none filled. */
export function irAlPrimero(): void {
  const cajas = todos().map((partido) => [...partido.querySelectorAll<HTMLInputElement>(CAJA)]);
  const vacias = cajas.find((suyas) => suyas.length > 0 && suyas.every(({ value }) => value === ''));
  (vacias?.[0] ?? document.querySelector<HTMLElement>(PRIMERA))?.focus();
}

/** To that box of that match; to its first one when it is not there. */
function irACasilla(id: number, casilla: string): void {
  const partido = document.getElementById(`partido-${id}`) ?? undefined;
  const suya = partido?.querySelector<HTMLElement>(casilla);
  if (suya) suya.focus();
  else entrarEn(partido);
}

/** To what is wrong in that match, once it is drawn: React may take a frame to do it. */
const irAlError = (id: number): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => irACasilla(id, '[aria-invalid="true"]')));
};

type Raro = Tocado & { rarezas: readonly Problema[] };

/** Those with something odd, of what can be saved as it is. */
export const rarosDe = (tocados: readonly Tocado[], ligas: readonly Liga[]): Raro[] =>
  tocados.flatMap((tocado) => {
    const { partido, puntos } = tocado;
    const { reglas } = ligas.find(({ id }) => id === partido.idLiga) ?? {};
    const rarezas = rarezasDelMarcador({ ...partido, valores: puntos }, reglas);
    return rarezas.length > 0 ? [{ ...tocado, rarezas }] : [];
  });

/** Asks whether to save the odd ones; to review them is to go to the first. */
function preguntarRaros(raros: readonly Raro[]): Promise<boolean> {
  const [primero] = raros;
  return confirmarRaros(
    raros.map(({ partido, puntos, rarezas }) => ({
      nombres: nombresDe(partido),
      valores: puntos,
      rarezas,
    })),
    () => irACasilla(primero?.partido.id ?? 0, `[name="${primero?.rarezas[0]?.path}"]`),
  );
}

type UsoBorrador = {
  borrador: Borrador;
  /** Stable between renders, so that memoised rows do not render again. */
  escribir: (id: number, puntos: Puntos) => void;
  olvidar: (ids: readonly number[]) => void;
};

const yaNoEstan = (cuantos: number): string =>
  cuantos === 1
    ? 'Un partido que tenías a medias ya no está pendiente: lo ha puntuado otra persona o se ha borrado.'
    : `${cuantos} partidos que tenías a medias ya no están pendientes: los ha puntuado otra persona o se han borrado.`;

const EN_BLANCO: Borrador = {};

/** What is typed of the matches, whatever their type, in this tab; it survives a reload of the page. */
export function useBorrador(partidos: readonly PartidoFila[]): UsoBorrador {
  const [borrador, setBorrador] = useSessionStorage<Borrador>({
    key: 'puntuacion-masiva',
    defaultValue: EN_BLANCO,
    getInitialValueInEffect: false,
    // Of this tab alone; and what is written twice in an instant would be told to itself in between.
    sync: false,
  });
  const escribir = useCallback(
    (id: number, puntos: Puntos) => setBorrador((antes) => ({ ...antes, [id]: puntos })),
    [setBorrador],
  );
  const olvidar = (ids: readonly number[]) =>
    setBorrador((antes) =>
      Object.fromEntries(Object.entries(antes).filter(([id]) => !ids.includes(Number(id)))),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another list that leaves some without a match
  useEffect(() => {
    const pendientes = new Set(partidos.map(({ id }) => id));
    const sobran = Object.keys(borrador)
      .map(Number)
      .filter((id) => !pendientes.has(id));
    if (sobran.length === 0) return;
    olvidar(sobran);
    showToast(yaNoEstan(sobran.length), 'warning');
  }, [partidos]);
  return { borrador, escribir, olvidar };
}

type Rechazos = Readonly<Record<number, { de: Puntos; problemas: readonly Problema[] }>>;

const NINGUNO: readonly Problema[] = [];

/** What kept the last save from being made, match by match, until that match is typed again. */
function useRechazos(borrador: Borrador) {
  const [rechazos, setRechazos] = useState<Rechazos>({});
  const rechazar = (errores: ErroresPorPartido, tocados: readonly Tocado[]) => {
    const malos = tocados.filter(({ partido: { id } }) => errores[id]);
    setRechazos(
      Object.fromEntries(
        malos.map(({ partido: { id }, puntos }) => [id, { de: puntos, problemas: errores[id] ?? NINGUNO }]),
      ),
    );
    if (malos[0]) irAlError(malos[0].partido.id);
  };
  const rechazosDe = (id: number): readonly Problema[] => {
    const suyo = rechazos[id];
    return suyo && suyo.de === borrador[id] ? suyo.problemas : NINGUNO;
  };
  return { rechazar, rechazosDe };
}

const NADA_NUEVO = 'No hay ningún resultado nuevo que guardar';

const idDe = ({ partido }: Tocado): number => partido.id;

/** What the rules say is impossible, before asking the server. */
const erroresPropios = (tocados: readonly Tocado[]): ErroresPorPartido =>
  Object.fromEntries(
    tocados
      .map(({ partido, puntos }) => [partido.id, problemasDelMarcador(puntos, undefined).errores] as const)
      .filter(([, errores]) => errores.length > 0),
  );

export const PUNTUAR = 'POST /api/private/partidos/guardarpuntuaciones';

/** All of them in one call, over the newest version that was read of each. */
export const pedidoDe = (tocados: readonly Tocado[], versiones: ReadonlyMap<number, number> = new Map()) => ({
  body: {
    partidos: tocados.map(({ partido: { id, version }, puntos }) =>
      paraGuardar(id, puntos, versiones.get(id) ?? version),
    ),
  },
});

/** What the screen says of them; what it gives takes that away. */
export type AlGuardar = (tocados: readonly Tocado[]) => () => void;

type Guardar = {
  partidos: readonly PartidoFila[];
  /** Waits for the rules that say what is odd, when saving comes before they are loaded. */
  leerLigas: () => Promise<readonly Liga[]>;
  alGuardar: AlGuardar;
  /** Nobody is to be told of it. */
  quiet: boolean;
};

/** Sends the scores; what is refused is told, and a conflict shows both versions. */
function useEnvio(
  uso: UsoBorrador,
  rechazar: ReturnType<typeof useRechazos>['rechazar'],
  { alGuardar, quiet }: Guardar,
) {
  const versiones = useRef(new Map<number, number>());
  const recargar = useRecargar();
  const chocar = async (ids: readonly number[], tocados: readonly Tocado[]): Promise<void> => {
    const eleccion = await elegirEntre(tocados.filter((tocado) => ids.includes(idDe(tocado))));
    if (eleccion === null) return;
    for (const [id, version] of eleccion.versiones) versiones.current.set(id, version);
    if (eleccion.cual === 'mia') return mutate(tocados);
    uso.olvidar(ids);
    await recargar();
  };
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (tocados: readonly Tocado[]) =>
      call(PUNTUAR, pedidoDe(tocados, versiones.current), { quiet }),
    onSuccess: ({ avisos }, tocados) => {
      uso.olvidar(tocados.map(idDe));
      avisarHecho(mensajes.partidosGuardados, { alDeshacer: alGuardar(tocados) });
      const deNotas = avisos.filter(({ path }) => path.endsWith('.observaciones'));
      if (deNotas.length > 0) showToast(deNotas.map(({ message }) => message).join(' '), 'warning');
      recargar();
    },
    onError: async (error, tocados) => {
      const errores = erroresPorPartido(error, tocados.map(idDe));
      const ids = cambiados(errores);
      if (ids.length > 0) return chocar(ids, tocados).catch(avisarFallo);
      avisarFallo(error);
      rechazar(errores, tocados);
    },
  });
  return { mandar: mutateAsync, guardando: isPending };
}

/**
 * Saves what was typed, all or nothing. What is odd is asked first; what is refused is told beside its match; where
 * somebody saved one first, the person sees both and chooses.
 */
export function useGuardarPuntos(uso: UsoBorrador, de: Guardar) {
  const { partidos, leerLigas } = de;
  const { rechazar, rechazosDe } = useRechazos(uso.borrador);
  const { mandar, guardando } = useEnvio(uso, rechazar, de);
  const una = useUnaVez(async (tocados: readonly Tocado[]) => {
    if (await preguntarRaros(rarosDe(tocados, await leerLigas()))) await mandar(tocados);
  });
  const aviso = useRef(0);
  const guardar = () => {
    // What it said may be mended by now, and would stand beside the question.
    dismissToast(aviso.current);
    const tocados = tocadosDe(partidos, uso.borrador);
    if (tocados.length === 0) return void showToast(NADA_NUEVO, 'info');
    const errores = erroresPropios(tocados);
    if (Object.keys(errores).length === 0) return una(tocados);
    aviso.current = showToast(mensajes.datosInvalidos, 'error');
    rechazar(errores, tocados);
  };
  return { guardar, guardando, rechazosDe };
}
