import { useHotkeys } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mensajes } from '#contract/mensajes.ts';
import type { TipoPedido } from '#contract/opciones.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Cabida } from '#domain/propuesta/cabida.ts';
import type { LineaEditada } from '#domain/propuesta/revision.ts';
import { type Sitio, soltar } from '#web/club/calendario/sitio.ts';
import { enfocar } from '#web/club/calendario/use-arrastre.ts';
import { usePartidosDe } from '#web/club/mesa/dia-de-juego.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { hasSignedOut, readSession } from '#web/platform/session.ts';
import { useLeaveGuard } from '#web/ui/desk/detail-frame.tsx';
import { type KeyHelp, useKeyHelp } from '#web/ui/desk/keys.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type Listas, useEntorno, useHistorias } from './entorno.ts';
import {
  anadir,
  cambiar,
  comoPuestos,
  conLineas,
  conPropuesta,
  conTipo,
  diasDe,
  type Estado,
  encargadaDe,
  estadoInicial,
  finDeSemanaLibre,
  hacerSitio,
  type Linea,
  ligasDe,
  nombreDePropuesta,
  ordenar,
  pideOtra,
  queMejoro,
  volver,
} from './estado.ts';
import { hayNuevoRepetido, type Rechazo, revisar } from './problemas.ts';
import { useGenerar } from './use-generar.ts';

/** In this tab, until it is saved or left behind: a reload loses nothing, neither lines nor what is being asked for. */
const CLAVE = 'propuesta';

/** What the address asked for when it was begun: loading that again goes on with it, unasked. */
type Guardado = { estado: Estado; encargo: string };

/** What was asked for days that are gone, and never came to lines, is asked for anew. */
const sirve = ({ lineas, opciones }: Estado, hoy: Dia): boolean =>
  lineas.length > 0 || (opciones.fecha1 ?? hoy) >= hoy;

export function leerGuardado(hoy: Dia): Guardado | null {
  try {
    const guardado: Guardado | null = JSON.parse(sessionStorage.getItem(CLAVE) ?? 'null');
    return guardado && sirve(guardado.estado, hoy) ? guardado : null;
  } catch {
    return null;
  }
}

export const olvidar = (): void => sessionStorage.removeItem(CLAVE);

export function conservar(estado: Estado, encargo = ''): void {
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify({ estado, encargo } satisfies Guardado));
  } catch {
    // A full storage costs the copy, not the proposal.
  }
}

/** Where what is typed has its own undo. */
const ESCRIBE = 'input:not([type="checkbox"]), textarea, [contenteditable="true"], [role="dialog"] *';

const TECLAS: readonly KeyHelp[] = [
  ['Ctrl+Z', 'Deshace el último cambio de la propuesta'],
  ['Ctrl+Mayús+Z', 'Lo hace otra vez'],
];

function useTeclas(deshacer: () => void, rehacer: () => void): void {
  useKeyHelp(TECLAS);
  const si = (hacer: () => void) => (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).matches(ESCRIBE)) return;
    event.preventDefault();
    hacer();
  };
  const aMano = { preventDefault: false };
  useHotkeys(
    [
      ['mod+Z', si(deshacer), aMano],
      ['mod+shift+Z', si(rehacer), aMano],
      ['mod+Y', si(rehacer), aMano],
    ],
    [],
  );
}

/** Kept through a reload; once somebody leaves the screen, forgotten, unless it is the session that ended. */
function useConservar(estado: Estado, encargo: string): void {
  const actual = useRef(estado);
  actual.current = estado;
  useEffect(() => conservar(estado, encargo), [estado, encargo]);
  useLeaveGuard(useCallback(() => readSession() !== null && actual.current.lineas.length > 0, []));
  useEffect(
    () => () => {
      if (readSession() || hasSignedOut()) olvidar();
    },
    [],
  );
}

/** What is on screen to begin with: what was left half done and, when the address asks for another, that one too. */
export function alLlegar(
  params: URLSearchParams,
  puestos: Listas['puestos'],
): { inicial: Estado; otra: Estado | null } {
  const [hoy, encargada] = [hoyDelClub(), encargadaDe(params)];
  const [guardado, nueva] = [leerGuardado(hoy), estadoInicial(hoy, encargada, puestos)];
  if (guardado === null) return { inicial: nueva, otra: null };
  const { estado, encargo } = guardado;
  const esOtra = encargo !== params.toString() && pideOtra(estado, encargada);
  if (estado.lineas.length > 0) return { inicial: estado, otra: esOtra ? nueva : null };
  return { inicial: esOtra ? nueva : estado, otra: null };
}

/** True to leave the one that was not saved for the one of the address. */
const preguntarCual = (guardada: Estado, otra: Estado): Promise<boolean> =>
  confirm({
    title: 'Tienes una propuesta sin guardar',
    children: `Es la de ${nombreDePropuesta(guardada)}, con ${cuantos(guardada.lineas.length, 'partido', 'partidos')}. ¿Seguir con ella o empezar la de ${nombreDePropuesta(otra)}? Si empiezas la otra, esta se pierde.`,
    action: 'Empezar la otra',
    cancel: 'Seguir con ella',
  });

/** The lines of the proposal: one state for the table and for the planner. */
function useLineas(listas: Listas) {
  const [params] = useSearchParams();
  const [{ inicial, otra }] = useState(() => alLlegar(params, listas.puestos));
  const [estado, setEstado] = useState(inicial);
  useEffect(() => {
    if (otra) preguntarCual(inicial, otra).then((empezar) => empezar && setEstado(otra));
  }, [inicial, otra]);
  const [rechazos, setRechazos] = useState<readonly Rechazo[]>([]);
  useConservar(estado, params.toString());
  const partidos = usePartidosDe(diasDe(estado));
  const historias = useHistorias(ligasDe(estado));
  const entorno = useEntorno(listas, { partidos, historias }, estado.opciones.noDisponibles);
  const dejar = (otras: (antes: Estado) => Estado) => {
    setRechazos([]);
    setEstado(otras);
  };
  const poner = (lineas: Linea[]) => {
    if (hayNuevoRepetido(estado.lineas, lineas)) showToast(mensajes.mismoDia, 'warning');
    dejar((antes) => conLineas(antes, lineas));
  };
  const deshacer = () => dejar((antes) => volver(antes, 'atras'));
  const rehacer = () => dejar((antes) => volver(antes, 'adelante'));
  useTeclas(deshacer, rehacer);
  const problemas = revisar(estado.lineas, entorno, rechazos);
  return { listas, estado, setEstado, setRechazos, entorno, problemas, poner, deshacer, rehacer };
}

/** A search starts from what has its day and its court. */
const paraMejorar = ({ clave: _, fecha, ...linea }: Linea) =>
  fecha === null || linea.idPista === null ? [] : [{ ...linea, fecha }];

/** Lines changed by hand against the rules would be decided again. */
const seguroMejorar = (problemas: number): Promise<boolean> =>
  problemas === 0
    ? Promise.resolve(true)
    : confirm({
        title: 'Mejorar la propuesta',
        children:
          'Los partidos con avisos o errores se volverán a decidir; los demás son el punto de partida.',
        action: 'Mejorar',
      });

/** Asking for a proposal, or for one better than the lines on screen. */
export function useCalculo({
  estado: { lineas, opciones, resultado },
  setEstado,
  setRechazos,
  problemas,
  listas,
}: Pick<ReturnType<typeof useLineas>, 'estado' | 'setEstado' | 'setRechazos' | 'problemas' | 'listas'>) {
  const generador = useGenerar((propuesta, suyo) => {
    if (suyo.mejorar && resultado) showToast(queMejoro(resultado, propuesta), 'success');
    // What the server refused was about other lines.
    setRechazos([]);
    setEstado((antes) => conPropuesta(antes, propuesta, suyo.opciones));
  });
  const pedido = opciones.tipo && { tipo: opciones.tipo, opciones, pistas: listas.pistas };
  return {
    generador,
    generar: () => {
      if (pedido) void generador.generar(pedido, lineas.length);
    },
    mejorar: async () => {
      if (pedido && (await seguroMejorar(problemas.size)))
        generador.mejorar({ ...pedido, mejorar: lineas.flatMap(paraMejorar) });
    },
  };
}

/** Minutes drawn for a line whose league is still to be chosen. */
const SIN_LIGA = 60;

const ORDENADAS = 'Partidos ordenados por día, hora y pista';

/** Everything the screen does, but saving. */
export function usePropuesta(listas: Listas) {
  const mesa = useLineas(listas);
  const { estado, setEstado, entorno, poner } = mesa;
  const { lineas } = estado;
  const duracionDe = ({ idLiga }: Linea) => entorno.ligas.get(idLiga ?? 0)?.duracion ?? SIN_LIGA;
  const opcionar = (cambios: Partial<Estado['opciones']>) =>
    setEstado((antes) => ({ ...antes, opciones: { ...antes.opciones, ...cambios } }));
  return {
    ...mesa,
    ...useCalculo(mesa),
    duracionDe,
    opcionar,
    pedirTipo: (tipo: TipoPedido | null) =>
      opcionar(conTipo(estado.opciones, tipo, (uno) => finDeSemanaLibre(hoyDelClub(), uno, listas.puestos))),
    editar: (clave: number, cambios: Partial<LineaEditada>) => poner(cambiar(lineas, clave, cambios)),
    quitar: (clave: number) => poner(lineas.filter((linea) => linea.clave !== clave)),
    anadir: () => poner(anadir(lineas)),
    ordenar: () => {
      poner(ordenar(lineas));
      showToast(ORDENADAS, 'info');
    },
    soltar: (clave: number, sitio: Sitio) => poner(soltar(lineas, clave, sitio, duracionDe)),
    /** Once they are saved: what comes next is another weekend. */
    reiniciar: () => {
      const guardadas = comoPuestos(lineas, (id) => entorno.ligas.get(id)?.tipo);
      setEstado(estadoInicial(hoyDelClub(), undefined, [...listas.puestos, ...guardadas]));
    },
    /** Once what was saved is undone: unless another one has begun. */
    repetir: (opciones: Estado['opciones']) =>
      setEstado((antes) => (antes.lineas.length > 0 ? antes : { ...antes, opciones })),
    hacerSitio: (cabida: Cabida) => {
      const nuevas = hacerSitio(lineas, cabida);
      poner(nuevas);
      enfocar(nuevas.at(-1)?.clave ?? 0);
    },
  };
}

export type MesaPropuesta = ReturnType<typeof usePropuesta>;
