import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado, Suspension } from '#contract/liga/partidos.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { estaPorJugar, ocupa } from '#domain/partido/ocupacion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { genteDe } from '#domain/persona/gente.ts';
import { enLista } from '#domain/texto.ts';
import { trasPreguntar } from '#web/club/avisos/avisos.tsx';
import calendario from '#web/club/calendario/calendario.module.css';
import { Calendario } from '#web/club/calendario/calendario.tsx';
import { type Caida, reparosAl } from '#web/club/calendario/promesa.tsx';
import { type Cerrado, clausurasDelDia, fueraDe, type Seleccion } from '#web/club/calendario/seleccion.ts';
import { caida, franjaDe, horaDeSitio, type Sitio, type Tablero } from '#web/club/calendario/sitio.ts';
import { idEnPlano } from '#web/club/calendario/use-arrastre.ts';
import { type Listas, useListas } from '#web/club/mesa/consultas.ts';
import { useCortos } from '#web/club/mesa/cortos.tsx';
import { usePartidosDe } from '#web/club/mesa/dia-de-juego.tsx';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { cx } from '#web/ui/cx.ts';
import { fields as desk } from '#web/ui/desk/fields.ts';
import { isWide, useIsPhone } from '#web/ui/desk/more.tsx';
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
  revisarCon,
  tramoDe,
  type Vista,
  vaciasDe,
} from './semana.ts';

export const meta = () => metaDe({ titulo: 'Semana', oculta: true });

type Movimiento = {
  /** Each where it goes; without a day, it is put off. */
  partidos: readonly (Omit<PartidoEncontrado, 'fecha' | 'idPista'> & Suspension)[];
  /** «Mover», and what is said once it is done. */
  accion: string;
  texto: string;
  alMover?: () => void;
};

const SUSPENDER = 'POST /api/private/partidos/suspender';

/** Saved matches move at once, unless it tells their players, which is asked; and one press takes it back. */
const useMover = () =>
  useHacer(
    ({ partidos, accion }: Movimiento) => {
      const suspension = partidos.map(
        ({ id, version, fecha, idPista }): Suspension => ({ id, version, fecha, idPista }),
      );
      const title = `¿${accion} ${enLista(partidos.map(parejaDe))}?`;
      return trasPreguntar(
        SUSPENDER,
        { body: { partidos: suspension, nota: null } },
        { title, action: accion },
      );
    },
    ({ avisos }, { texto, alMover }) => {
      avisarHecho(texto);
      alMover?.();
      for (const { message } of avisos) showToast(message, 'warning');
    },
  );

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

const deJugadores = (jugadores: Listas['jugadores']) => ({
  gustos: gustosDe(jugadores),
  gente: genteDe(jugadores),
});

/** Everything saved of those days, and what the calendar needs to draw it. */
function useSemana(vista: Vista, dia: Dia, elegidos: readonly Dia[], recortada: boolean) {
  const deUnoEnUno = useIsPhone();
  const dias = useMemo(() => diasDeVista(vista, dia), [vista, dia]);
  const { ligas, pistas, ausentes, jugadores, clausuras } = useListas();
  const corto = useCortos();
  const todos = usePartidosDe(dias);
  const ahora = ahoraDelClub();
  // The same ones while nothing changes: taking a match in hand would draw the other 200 again.
  return useMemo(() => {
    const partidos = todos.filter((partido) => ocupa(conDesenlace(partido)));
    const usadas = new Set(partidos.map(({ idPista }) => idPista));
    const dibujados = diasDibujados(vista, dias, partidos, { elegidos, deUnoEnUno });
    const tablero: Tablero = {
      dias: dibujados,
      pistas: pistas.filter(({ id, estado }) => estado === 'activa' || usadas.has(id)).map(({ id }) => id),
      franja: franjaDe([JORNADA, ...partidos.map(tramoDe)]),
      ...(recortada && vista === 'semana' && { franjas: franjasDe(dibujados, partidos) }),
      ...(recortada && deUnoEnUno && { vacias: vaciasDe(dibujados, partidos) }),
    };
    const entorno = { ligas, ausentes, clausuras, ahora, ...deJugadores(jugadores) };
    const siempre = cerradosDe(tablero, pistas, ligas);
    const cerrados = (dia: Dia) => [...siempre, ...clausurasDelDia(clausuras, tablero, dia)];
    return {
      ...entorno,
      ...{ pistas, partidos, cerrados, tablero },
      nombres: new Map(pistas.map(({ id, nombre }) => [id, nombre])),
      citas: citasDe(partidos, { ...entorno, corto }),
    };
  }, [
    vista,
    dias,
    elegidos,
    deUnoEnUno,
    recortada,
    ligas,
    pistas,
    ausentes,
    jugadores,
    clausuras,
    corto,
    todos,
    ahora,
  ]);
}

export type Semana = ReturnType<typeof useSemana>;

const duracionDe = ({ duracion }: { duracion: number }): number => duracion;

const enQuePista = ({ nombres }: Semana, idPista: number | null): string =>
  nombres.get(idPista ?? 0) ?? 'otra pista';

/** Moving what is to be played: alone, or for another's place. */
function useGestos(semana: Semana) {
  const { partidos, citas } = semana;
  const { hacer, haciendo } = useMover();
  const todos = partidos.map((partido) => ({ ...partido, clave: partido.id }));
  const puestos = todos.filter((uno) => estaPorJugar(conDesenlace(uno)));
  return {
    moviendo: haciendo,
    alSoltar: (id: number, sitio: Sitio) => {
      const movidos = caida(puestos, id, sitio, duracionDe);
      const [este] = movidos;
      const antes = partidos.find((uno) => uno.id === id);
      if (!este || (este.fecha === antes?.fecha && este.idPista === antes.idPista)) return;
      const texto =
        movidos.length > 1
          ? `Cambiados de sitio: ${enLista(movidos.map(parejaDe))}.`
          : `${parejaDe(este)} pasa al ${fechaSemana(sitio.dia)}, ${horaDeSitio(sitio)}, en ${enQuePista(semana, este.idPista)}.`;
      hacer({ partidos: movidos, accion: 'Mover', texto });
    },
    caeria: (clave: number, sitio: Sitio): Caida => {
      const quedan = caida(puestos, clave, sitio, duracionDe);
      return { quedan, reparos: reparosAl(todos, quedan, citas, revisarCon(semana)) };
    },
    aplazar: (partido: PartidoEncontrado) => {
      const texto = `Aplazado por el club: ${parejaDe(partido)}. Deja libre su pista y queda en Aplazados.`;
      hacer({ partidos: [{ ...partido, fecha: null, idPista: null }], accion: 'Aplazar', texto });
    },
    poner: (partido: PartidoEncontrado & { idPista: number }, alMover: () => void) => {
      const { fecha, idPista } = partido;
      const texto = `${parejaDe(partido)} se juega el ${fechaSemana(fecha)}, ${horaDe(fecha)}, en ${enQuePista(semana, idPista)}.`;
      hacer({ partidos: [partido], accion: 'Poner', texto, alMover });
    },
  };
}

export type Gestos = ReturnType<typeof useGestos>;

/** What the panel speaks of: a match, a gap, or courts and hours. */
type Elegido =
  | { que: 'partido'; id: number }
  | { que: 'hueco'; sitio: Sitio }
  | { que: 'seleccion'; seleccion: Seleccion }
  | null;

type PanelProps = {
  elegido: Elegido;
  elegir: (elegido: Elegido) => void;
  /** Left, with the focus beside where it was. */
  cerrar: () => void;
  semana: Semana;
  gestos: Gestos;
};

/** Beside the courts: the gap that was pressed, the match in hand or, without either, how many there are. */
function Panel({ elegido, elegir, cerrar, semana, gestos }: PanelProps) {
  const { partidos, ligas, tablero } = semana;
  const mueve = !useReadOnly();
  if (elegido?.que === 'seleccion')
    return (
      <Seleccionado
        seleccion={elegido.seleccion}
        semana={semana}
        seleccionar={(seleccion) => elegir({ que: 'seleccion', seleccion })}
        cerrar={() => elegir(null)}
      />
    );
  if (elegido?.que === 'hueco')
    return (
      <Hueco
        key={`${elegido.sitio.dia} ${elegido.sitio.inicio} ${elegido.sitio.idPista}`}
        sitio={elegido.sitio}
        semana={semana}
        gestos={gestos}
        cerrar={() => elegir(null)}
      />
    );
  const partido = partidos.find(({ id }) => id === elegido?.id);
  if (partido) return <Ficha partido={partido} semana={semana} gestos={gestos} cerrar={cerrar} />;
  const dibujados = partidos.filter(({ fecha }) => tablero.dias.includes(diaDe(fecha)));
  return <NadaElegido partidos={dibujados} ligas={ligas} mueve={mueve} />;
}

/** On a phone the panel comes out over the courts: the match it speaks of is seen above it. */
function useALaVista(elegida: number | null, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (elegida === null || isWide()) return;
    // Once the tap that chose it is over: it would fall on what comes under the finger.
    const luego = setTimeout(() => {
      const bloque = document.getElementById(idEnPlano(elegida))?.getBoundingClientRect();
      const tapado = (bloque?.bottom ?? 0) + 8 - (panel.current?.getBoundingClientRect().top ?? 0);
      if (bloque && tapado > 0) scrollBy({ top: tapado });
    }, 50);
    return () => clearTimeout(luego);
  }, [elegida, panel]);
}

/** Beside the courts or, on a phone, over them. */
function Lateral({ nada, ...resto }: Omit<PanelProps, 'cerrar'> & { nada: boolean }) {
  const { elegido, elegir } = resto;
  const panel = useRef<HTMLElement>(null);
  useALaVista(elegido?.que === 'partido' ? elegido.id : null, panel);
  const cerrar = () => {
    elegir(null);
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

/** What an empty place does, where something may be changed. */
const conHuecos = (elegido: Elegido, elegir: (elegido: Elegido) => void) => ({
  alPulsarHueco: (sitio: Sitio) => elegir({ que: 'hueco', sitio }),
  seleccion: elegido?.que === 'seleccion' ? elegido.seleccion : null,
  alSeleccionar: (seleccion: Seleccion | null) => elegir(seleccion && { que: 'seleccion', seleccion }),
});

/** Courts and hours of the saved matches: seen, moved, and what is missing in them. docs/guia/semana.md. */
export default function Semana() {
  const vista = useVista();
  const { semana, tira } = useDibujada(vista);
  const gestos = useGestos(semana);
  const [elegido, elegir] = useState<Elegido>(null);
  const soloLectura = useReadOnly();
  const elegida = elegido?.que === 'partido' ? elegido.id : undefined;
  const nada =
    elegido === null || (elegida !== undefined && !semana.partidos.some(({ id }) => id === elegida));
  return (
    <div className={cx(desk.page, vista.vista === 'semana' && calendario.bajoTira)}>
      <Cabecera {...vista} />
      {vista.vista === 'semana' ? <Tira {...tira} /> : null}
      <div className="flex gap-4 max-lg:flex-col lg:items-start">
        <Calendario
          titulo="Pistas"
          ayuda={soloLectura ? '' : AYUDA}
          tablero={semana.tablero}
          citas={semana.citas}
          quieto={soloLectura}
          pistas={semana.nombres}
          soltar={gestos.alSoltar}
          elegida={nada ? null : elegida}
          elegir={(id) => elegir({ que: 'partido', id })}
          delDia={(dia) => <NoPueden {...semana} dia={dia} />}
          caeria={gestos.caeria}
          cerrados={semana.cerrados}
          ahora={semana.ahora}
          {...(soloLectura ? {} : conHuecos(elegido, elegir))}
        />
        <Lateral elegido={elegido} elegir={elegir} nada={nada} semana={semana} gestos={gestos} />
      </div>
    </div>
  );
}
