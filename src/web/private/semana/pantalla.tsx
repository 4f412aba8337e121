import { useMutation } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado, Suspension } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, type FechaHora, fechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { estaPorJugar, ocupa } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { genteDe } from '#domain/persona/gente.ts';
import { preguntarAvisos } from '#web/club/avisos/avisos.tsx';
import calendario from '#web/club/calendario/calendario.module.css';
import { Calendario } from '#web/club/calendario/calendario.tsx';
import type { Caida } from '#web/club/calendario/promesa.tsx';
import { type Cerrado, fueraDe, type Seleccion } from '#web/club/calendario/seleccion.ts';
import { caida, franjaDe, type Sitio, type Tablero } from '#web/club/calendario/sitio.ts';
import { idEnPlano } from '#web/club/calendario/use-arrastre.ts';
import { useAusentes, useJugadores, useLigas, usePistas, useUnaVez } from '#web/club/mesa/consultas.ts';
import { useCortos } from '#web/club/mesa/cortos.tsx';
import { usePartidosDe } from '#web/club/mesa/dia-de-juego.tsx';
import { avisarFallo, avisarHecho, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { useReadOnly } from '#web/ui/reach.ts';
import { showToast } from '#web/ui/toast.tsx';
import { Cabecera, Tira, useVista } from './cabecera.tsx';
import { Ficha } from './ficha.tsx';
import { Hueco, Seleccionado } from './hueco.tsx';
import { NadaElegido } from './resumen.tsx';
import {
  citasDe,
  diasDeVista,
  diasDibujados,
  franjasDe,
  reparosAl,
  tramosDe,
  type Vista,
  vaciasDe,
} from './semana.ts';

export const meta = () => metaDe({ titulo: 'Semana', oculta: true });

/** `pregunta`: what is asked when it tells somebody. */
type Movimiento = {
  suspension: Suspension[];
  texto: string;
  pregunta: { title: string; action: string };
  alMover?: () => void;
};

const comoSuspension = ({ id, version, fecha, idPista }: PartidoEncontrado): Suspension => ({
  id,
  version,
  fecha,
  idPista,
});

const SUSPENDER = 'POST /api/private/partidos/suspender';

/** Saved matches move at once, unless it tells their players, which is asked; and one press takes it back. */
function useMover() {
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ suspension, pregunta }: Movimiento) => {
      const body = { partidos: suspension, nota: null };
      const como = await preguntarAvisos(SUSPENDER, { body }, pregunta);
      return como && call(SUSPENDER, { body }, como);
    },
    onSuccess: async (hecho, { texto, alMover }) => {
      if (hecho === null) return;
      avisarHecho(texto);
      alMover?.();
      for (const { message } of hecho.avisos) showToast(message, 'warning');
      await recargar();
    },
    onError: (error) => {
      avisarFallo(error);
      recargar();
    },
  });
  return { mover: useUnaVez(mutateAsync), moviendo: isPending };
}

const AYUDA =
  'Los partidos guardados se mueven al momento y se pueden deshacer. Arrastra uno para moverlo o cambiarlo por otro. Con el dedo: toca el partido y luego el sitio donde va. Un hueco pulsado dice qué aplazados caben en él. Arrastra por los huecos, o pulsa una hora o el nombre de una pista, para elegir horas y pistas y suspender lo que haya. Con el teclado: Intro lo coge, las flechas lo mueven, Intro lo deja y Esc lo devuelve.';

/** What is drawn at least, so that there are gaps to press. */
const JORNADA = { inicio: 9 * 60, fin: 22 * 60 };

const sinJuego = 'Ninguna liga juega a esta hora';

/** Courts out of use, and hours at which no league in play has matches. */
function cerradosDe(
  { pistas, franja }: Tablero,
  todas: readonly Pista[],
  ligas: readonly Liga[],
): readonly Cerrado[] {
  const horarios = ligas.filter(({ estado }) => estado === 'activa').map(horarioDe);
  const horas = horarios.length === 0 ? [] : fueraDe(horarios, franja);
  const enDesuso = todas.filter(({ id, estado }) => estado !== 'activa' && pistas.includes(id));
  return [
    ...horas.map((tramo) => ({ ...tramo, pistas, motivo: sinJuego })),
    ...enDesuso.map(({ id }) => ({
      pistas: [id],
      inicio: franja.desde,
      fin: franja.hasta,
      motivo: 'Pista inactiva',
    })),
  ];
}

const SIN_LIGAS: readonly Liga[] = [];
const SIN_JUGADORES: readonly JugadorFila[] = [];
const SIN_PISTAS: readonly Pista[] = [];
const SIN_AUSENTES: Readonly<Record<Dia, readonly number[]>> = {};

/** Everything saved of those days, and what the calendar needs to draw it. */
function useSemana(vista: Vista, dia: Dia, elegidos: readonly Dia[], recortada: boolean) {
  const deUnoEnUno = useIsPhone();
  const dias = useMemo(() => diasDeVista(vista, dia), [vista, dia]);
  const { data: ligas = SIN_LIGAS } = useLigas();
  const { data: pistas = SIN_PISTAS } = usePistas();
  const { data: ausentes = SIN_AUSENTES } = useAusentes();
  const { data: jugadores = SIN_JUGADORES } = useJugadores();
  const corto = useCortos();
  const todos = usePartidosDe(dias);
  const ahora = ahoraDelClub();
  // The same ones while nothing changes: taking a match in hand would draw the other 200 again.
  return useMemo(() => {
    const partidos = todos.filter((partido) => ocupa(conDesenlace(partido)));
    const gustos = gustosDe(jugadores);
    const usadas = new Set(partidos.map(({ idPista }) => idPista));
    const dibujados = diasDibujados(vista, dias, partidos, { elegidos, deUnoEnUno });
    const tablero: Tablero = {
      dias: dibujados,
      pistas: pistas.filter(({ id, estado }) => estado === 'activa' || usadas.has(id)).map(({ id }) => id),
      franja: franjaDe([JORNADA, ...tramosDe(partidos)]),
      ...(recortada && vista === 'semana' && { franjas: franjasDe(dibujados, partidos) }),
      ...(recortada && deUnoEnUno && { vacias: vaciasDe(dibujados, partidos) }),
    };
    return {
      partidos,
      cerrados: cerradosDe(tablero, pistas, ligas),
      ahora,
      tablero,
      ausentes,
      ligas,
      nombres: new Map(pistas.map(({ id, nombre }) => [id, nombre])),
      gustos,
      gente: genteDe(jugadores),
      citas: citasDe(partidos, { ligas, ausentes, gustos, ahora, corto }),
    };
  }, [vista, dias, elegidos, deUnoEnUno, recortada, ligas, pistas, ausentes, jugadores, corto, todos, ahora]);
}

type Semana = ReturnType<typeof useSemana>;

const duracionDe = ({ duracion }: { duracion: number }): number => duracion;

/** Moving what is to be played: alone, or for another's place. */
function useGestos(
  partidos: readonly PartidoEncontrado[],
  semana: Pick<Semana, 'citas' | 'nombres' | 'ligas' | 'ausentes' | 'gustos' | 'gente'>,
) {
  const { citas, nombres } = semana;
  const breves = (id: number): string => citas.find(({ clave }) => clave === id)?.nombres.join(' – ') ?? '';
  const { mover, moviendo } = useMover();
  const puestos = partidos
    .filter((uno) => estaPorJugar(conDesenlace(uno)))
    .map((partido) => ({ ...partido, clave: partido.id }));
  const alSoltar = (id: number, sitio: Sitio) => {
    const movidos = caida(puestos, id, sitio, duracionDe);
    const [este] = movidos;
    const antes = partidos.find((uno) => uno.id === id);
    if (!este || (este.fecha === antes?.fecha && este.idPista === antes.idPista)) return;
    const donde = `${fechaSemana(sitio.dia)}, ${horaDe(fechaHora(sitio.dia, sitio.inicio))}`;
    const texto =
      movidos.length > 1
        ? `Cambiados de sitio: ${movidos.map(parejaDe).join(' y ')}.`
        : `${parejaDe(este)} pasa al ${donde}, en ${nombres.get(este.idPista ?? 0) ?? 'otra pista'}.`;
    const pregunta = { title: `¿Mover ${movidos.map(parejaDe).join(' y ')}?`, action: 'Mover' };
    mover({ suspension: movidos.map(comoSuspension), texto, pregunta });
  };
  const caeria = (clave: number, sitio: Sitio): Caida => {
    const quedan = caida(puestos, clave, sitio, duracionDe);
    return { quedan, reparos: reparosAl(partidos, quedan, semana, breves) };
  };
  const aplazar = (partido: PartidoEncontrado) => {
    const texto = `Aplazado por el club: ${parejaDe(partido)}. Deja libre su pista y queda en Aplazados.`;
    const pregunta = { title: `¿Aplazar ${parejaDe(partido)}?`, action: 'Aplazar' };
    const suspension = [{ ...comoSuspension(partido), fecha: null, idPista: null }];
    mover({ suspension, texto, pregunta });
  };
  const poner = (
    partido: PartidoEncontrado,
    { fecha, idPista }: { fecha: FechaHora; idPista: number },
    alMover: () => void,
  ) => {
    const donde = nombres.get(idPista) ?? 'otra pista';
    const texto = `${parejaDe(partido)} se juega el ${fechaSemana(fecha)}, ${horaDe(fecha)}, en ${donde}.`;
    const pregunta = { title: `¿Poner ${parejaDe(partido)}?`, action: 'Poner' };
    const suspension = [{ ...comoSuspension(partido), fecha, idPista }];
    mover({ suspension, texto, pregunta, alMover });
  };
  return { alSoltar, caeria, aplazar, poner, moviendo };
}

type Gestos = ReturnType<typeof useGestos>;

type PanelProps = {
  elegido: ReturnType<typeof useElegido>;
  cerrar: () => void;
  semana: Semana;
  gestos: Gestos;
};

/** Beside the courts: the gap that was pressed, the match in hand or, without either, how many there are. */
function Panel({ elegido, cerrar, semana, gestos }: PanelProps) {
  const { elegida, hueco, seleccion, mirarHueco, setSeleccion } = elegido;
  const { partidos, citas, nombres, ligas } = semana;
  const telefonos = new Map((useJugadores().data ?? []).map(({ id, telefono }) => [id, telefono]));
  const partido = partidos.find(({ id }) => id === elegida);
  const mueve = !useReadOnly();
  if (seleccion)
    return (
      <Seleccionado
        seleccion={seleccion}
        {...semana}
        seleccionar={setSeleccion}
        cerrar={() => setSeleccion(null)}
      />
    );
  if (hueco) {
    const cerrarHueco = () => mirarHueco(null);
    return (
      <Hueco
        key={`${hueco.dia} ${hueco.inicio} ${hueco.idPista}`}
        sitio={hueco}
        semana={semana}
        ocupado={gestos.moviendo}
        cerrar={cerrarHueco}
        poner={(uno, fecha) => gestos.poner(uno, { fecha, idPista: hueco.idPista }, cerrarHueco)}
      />
    );
  }
  if (!partido) {
    const dibujados = partidos.filter(({ fecha }) => semana.tablero.dias.includes(diaDe(fecha)));
    return <NadaElegido partidos={dibujados} ligas={ligas} mueve={mueve} />;
  }
  return (
    <Ficha
      partido={partido}
      pista={nombres.get(partido.idPista ?? 0) ?? 'Pista por decidir'}
      reglas={ligas.find(({ id }) => id === partido.idLiga)?.reglas}
      motivo={citas.find(({ clave }) => clave === partido.id)?.motivo?.frase}
      telefonos={telefonos}
      ocupado={gestos.moviendo}
      cerrar={cerrar}
      aplazar={() => gestos.aplazar(partido)}
    />
  );
}

/** What the panel is about: a match, a gap, or courts and hours. */
function useElegido() {
  const [elegida, setElegida] = useState<number | null>(null);
  const [hueco, setHueco] = useState<Sitio | null>(null);
  const [seleccion, setSeleccion] = useState<Seleccion | null>(null);
  const mirarHueco = useCallback((sitio: Sitio | null) => {
    setHueco(sitio);
    setSeleccion(null);
  }, []);
  const elegir = useCallback(
    (clave: number) => {
      setElegida(clave);
      mirarHueco(null);
    },
    [mirarHueco],
  );
  const dejar = useCallback(() => setElegida(null), []);
  return { elegida, hueco, seleccion, mirarHueco, elegir, dejar, setSeleccion };
}

/** On a phone the panel comes out over the courts: the match it speaks of is seen above it. */
function useALaVista(elegida: number | null, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (elegida === null || matchMedia('(min-width: 62rem)').matches) return;
    // Once the tap that chose it is over: it would fall on what comes under the finger.
    const luego = setTimeout(() => {
      const bloque = document.getElementById(idEnPlano(elegida))?.getBoundingClientRect();
      const tapado = (bloque?.bottom ?? 0) + 8 - (panel.current?.getBoundingClientRect().top ?? 0);
      if (bloque && tapado > 0) scrollBy({ top: tapado });
    }, 50);
    return () => clearTimeout(luego);
  }, [elegida, panel]);
}

type LateralProps = Omit<PanelProps, 'cerrar'> & { nada: boolean };

/** Beside the courts or, on a phone, over them. */
function Lateral({ nada, ...resto }: LateralProps) {
  const { elegida, hueco, seleccion, dejar } = resto.elegido;
  const panel = useRef<HTMLElement>(null);
  useALaVista(hueco || seleccion ? null : elegida, panel);
  const cerrar = () => {
    dejar();
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <aside
      className={cx(
        'surface sticky bottom-foot z-5 p-3 text-s lg:top-bar lg:bottom-auto lg:w-panel lg:flex-none low:static',
        nada ? 'grid gap-3 max-lg:static' : cx(calendario.sale, 'max-lg:max-h-sheet max-lg:overflow-y-auto'),
      )}
      ref={panel}
      tabIndex={-1}
      aria-label="El partido elegido"
      data-bottom-bar={!nada || undefined}
    >
      <Panel {...resto} cerrar={cerrar} />
    </aside>
  );
}

const NINGUNO: readonly Dia[] = [];

/** What is drawn of the days that are looked at and, of a week, which of them. */
function useDibujada({ vista, dia }: ReturnType<typeof useVista>) {
  const [elegidos, setElegidos] = useState(NINGUNO);
  const [recortada, recortar] = useState(true);
  const semana = useSemana(vista, dia, elegidos, recortada);
  const deUnoEnUno = useIsPhone();
  const { dias } = semana.tablero;
  const pulsar = (uno: Dia) => {
    if (deUnoEnUno) return setElegidos([uno]);
    setElegidos(dias.includes(uno) ? dias.filter((otro) => otro !== uno) : [...dias, uno]);
  };
  const deCada = Map.groupBy(semana.partidos, ({ fecha }) => diaDe(fecha));
  const tira = diasDeVista(vista, dia).map((uno) => ({
    dia: uno,
    partidos: deCada.get(uno)?.length ?? 0,
    dibujado: dias.includes(uno),
  }));
  return { semana, tira: { dias: tira, hoy: diaDe(semana.ahora), pulsar, recortada, recortar } };
}

/** How many cannot play that day, and the way to who they are. */
function NoPueden({ ausentes, dia }: Pick<Semana, 'ausentes'> & { dia: Dia }) {
  const cuantas = new Set(ausentes[dia]).size;
  if (cuantas === 0) return null;
  return <Link to={rutasPrivadas.incidenciasDelDia(dia)}>{cuantos(cuantas, 'no puede', 'no pueden')}</Link>;
}

/** Courts and hours of the saved matches: seen, moved, and what is missing in them. docs/guia/semana.md. */
export default function Semana() {
  const vista = useVista();
  const { semana, tira } = useDibujada(vista);
  const { partidos, tablero, citas, nombres, cerrados, ahora } = semana;
  const gestos = useGestos(partidos, semana);
  const elegido = useElegido();
  const { elegida, hueco, seleccion, mirarHueco, elegir, setSeleccion } = elegido;
  const soloLectura = useReadOnly();
  const nada = !hueco && !seleccion && !partidos.some(({ id }) => id === elegida);
  return (
    <div className={cx(desk.page, vista.vista === 'semana' && calendario.bajoTira)}>
      <Cabecera {...vista} />
      {vista.vista === 'semana' ? <Tira {...tira} /> : null}
      <div className="flex gap-4 max-lg:flex-col lg:items-start">
        <Calendario
          titulo="Pistas"
          ayuda={soloLectura ? '' : AYUDA}
          tablero={tablero}
          citas={citas}
          quieto={soloLectura}
          pistas={nombres}
          soltar={gestos.alSoltar}
          elegida={nada ? null : elegida}
          elegir={elegir}
          delDia={(dia) => <NoPueden {...semana} dia={dia} />}
          caeria={gestos.caeria}
          cerrados={() => cerrados}
          ahora={ahora}
          {...(soloLectura ? {} : { alPulsarHueco: mirarHueco, seleccion, alSeleccionar: setSeleccion })}
        />
        <Lateral elegido={elegido} nada={nada} semana={semana} gestos={gestos} />
      </div>
    </div>
  );
}
