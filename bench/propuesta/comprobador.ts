import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPropuesta, LigaPropuesta, LineaPropuesta, Propuesta } from '#domain/propuesta/datos.ts';

/** Checks a proposal against docs/reglas/propuesta.md, sharing no code with the engine. */

const minuto = (fecha: string): number => Number(fecha.slice(11, 13)) * 60 + Number(fecha.slice(14, 16));
const dia = (fecha: string): string => fecha.slice(0, 10);

type Gente = ReadonlyMap<number, readonly number[]>;
const leida = new WeakMap<DatosPropuesta, Gente>();

function genteDe(datos: DatosPropuesta): Gente {
  const gente = leida.get(datos) ?? new Map(datos.gente);
  leida.set(datos, gente);
  return gente;
}

/** Who is on court as that player: their people where somebody plays as several, otherwise the player. */
export const quienes = (datos: DatosPropuesta, id: number): string[] =>
  genteDe(datos)
    .get(id)
    ?.map((persona) => `persona ${persona}`) ?? [`jugador ${id}`];

/** People on court, each line apart: two of each side where it is played in pairs. */
export function personasEnPista(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): number {
  const deUnaLinea = new Map(datos.ligas.map(({ id, modo }) => [id, modo === 'parejas' ? 4 : 2]));
  return lineas.reduce((suma, { idLiga }) => suma + (deUnaLinea.get(idLiga ?? 0) ?? 0), 0);
}

const cuentaComoPierna = ({ desenlace }: Partido): boolean => desenlace.que !== 'aplazado';

/** Neither awarded nor postponed: it holds its court and its players. */
const tieneLugar = (p: Partido): boolean => !p.sintetico && cuentaComoPierna(p);

const mismaPareja = (p: Partido, a: number, b: number): boolean =>
  (p.idJugador1 === a && p.idJugador2 === b) || (p.idJugador1 === b && p.idJugador2 === a);

export const deudaEnDia = (
  datos: DatosPropuesta,
  liga: LigaPropuesta,
  a: number,
  b: number,
  fecha: string,
): boolean => {
  let piernas = 1;
  if (liga.idaVuelta && liga.fechaIdaVuelta !== null && liga.fechaIdaVuelta <= fecha) piernas = 2;
  const jugadas = datos.partidos.filter(
    (p) => p.idLiga === liga.id && mismaPareja(p, a, b) && cuentaComoPierna(p),
  );
  return jugadas.length < piernas;
};

type Reserva = {
  pista: number;
  dia: string;
  desde: number;
  hasta: number;
  quien: string;
  deporte?: string | undefined;
};

const ligaDe = (datos: DatosPropuesta, id: number | null): LigaPropuesta | undefined =>
  [...datos.ligas, ...datos.ligasAmistosos].find((liga) => liga.id === id);

/** A court that is shut is taken by nobody's match. */
const cierresDe = ({ dias, pistas, clausuras = [] }: DatosPropuesta): Reserva[] =>
  dias.flatMap((fecha) =>
    clausuras
      .filter((una) => una.fecha <= fecha && fecha <= (una.hasta ?? una.fecha))
      .flatMap((una) =>
        pistas
          .filter(({ id }) => una.pistas === null || una.pistas.includes(id))
          .map(({ id }) => ({
            pista: id,
            dia: fecha,
            desde: una.inicio === null ? 0 : minuto(`${fecha}T${una.inicio}`),
            hasta: una.fin === null ? 1440 : minuto(`${fecha}T${una.fin}`),
            quien: 'cierre',
          })),
      ),
  );

function reservasDe(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): Reserva[] {
  const guardadas = datos.partidos
    .filter((p) => p.idPista !== null && tieneLugar(p) && datos.dias.includes(dia(p.fecha)))
    .map((p) => ({
      pista: p.idPista ?? 0,
      dia: dia(p.fecha),
      desde: minuto(p.fecha),
      hasta: minuto(p.fecha) + p.duracion,
      quien: `partido ${p.id}`,
    }));
  const nuevas = lineas.map((l, n) => ({
    pista: l.idPista,
    dia: dia(l.fecha),
    desde: minuto(l.fecha),
    hasta: minuto(l.fecha) + (ligaDe(datos, l.idLiga)?.duracion ?? 0),
    quien: `linea ${n}`,
    deporte: ligaDe(datos, l.idLiga)?.deporte,
  }));
  return [...guardadas, ...cierresDe(datos), ...nuevas];
}

/** Rule 1: no court used twice at once, nor while it is shut, none that is not available nor of another sport. */
function errorDePistas(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): string[] {
  const errores: string[] = [];
  const reservas = reservasDe(datos, lineas);
  for (const [n, una] of reservas.entries()) {
    if (!una.quien.startsWith('linea')) continue;
    if (!datos.pistas.some((p) => p.id === una.pista && p.disponible))
      errores.push(`${una.quien}: pista no disponible`);
    if (una.deporte !== datos.pistas.find((p) => p.id === una.pista)?.deporte)
      errores.push(`${una.quien}: pista de otro deporte`);
    for (const [m, otra] of reservas.entries()) {
      if (m === n || otra.pista !== una.pista || otra.dia !== una.dia) continue;
      if (una.desde < otra.hasta && otra.desde < una.hasta)
        errores.push(`${una.quien} choca con ${otra.quien}`);
    }
  }
  return errores;
}

/** Earlier than the clock of that same day. */
const haPasado = ({ ahora }: DatosPropuesta, fecha: string): boolean =>
  ahora !== undefined && dia(fecha) === dia(ahora) && fecha < ahora;

/** Rule 2: inside the window, on its grid of 15 minutes and still to come. */
function errorDeVentana(datos: DatosPropuesta, linea: LineaPropuesta): string[] {
  const liga = ligaDe(datos, linea.idLiga);
  if (liga === undefined) return ['liga desconocida'];
  const desde = minuto(linea.fecha);
  const dentro = desde >= liga.inicio && desde + liga.duracion <= liga.fin;
  const enRejilla = (desde - liga.inicio) % 15 === 0;
  return [
    ...(dentro ? [] : ['fuera de la ventana']),
    ...(enRejilla ? [] : ['fuera de la rejilla']),
    ...(datos.dias.includes(dia(linea.fecha)) ? [] : ['otro dia']),
    ...(haPasado(datos, linea.fecha) ? ['ya ha pasado'] : []),
  ];
}

const diaDeLaSemana = (fecha: string): number => new Date(`${dia(fecha)}T00:00Z`).getUTCDay();
const FRANJAS_DEL_DIA: Record<number, string> = { 0: 'domingo', 6: 'sabado' };

const franjaDe = (minutos: number): string => {
  if (minutos < 720) return 'manana';
  if (minutos < 960) return 'mediodia';
  return minutos < 1200 ? 'tarde' : 'noche';
};

/** Absent themselves, or one of their people is, as whom they play alone. */
function estaAusente(datos: DatosPropuesta, fecha: string, id: number): boolean {
  const ausentes = datos.ausencias[fecha] ?? [];
  const suyos = quienes(datos, id);
  return ausentes.some((otro) => {
    const [quien, ...mas] = quienes(datos, otro);
    return otro === id || (mas.length === 0 && suyos.includes(quien ?? ''));
  });
}

/** Rule 3: both active, of that league (available, for a friendly), present. */
function errorDeJugadores(datos: DatosPropuesta, linea: LineaPropuesta): string[] {
  const amistoso = datos.ligasAmistosos.some(({ id }) => id === linea.idLiga);
  return [linea.idJugador1, linea.idJugador2].flatMap((id) => {
    const jugador = datos.jugadores.find((j) => j.id === id);
    if (jugador === undefined || jugador.estado !== 'activo') return [`jugador ${id} no activo`];
    const [suya, otra] = [ligaDe(datos, jugador.idLiga), ligaDe(datos, linea.idLiga)];
    const juegaALoMismo = suya?.deporte === otra?.deporte && suya?.modo === otra?.modo;
    const deLaLiga = amistoso
      ? jugador.disponibleAmistosos && juegaALoMismo
      : jugador.idLiga === linea.idLiga;
    const cuando = `${FRANJAS_DEL_DIA[diaDeLaSemana(linea.fecha)]}-${franjaDe(minuto(linea.fecha))}:nunca`;
    const cerrada = datos.franjasFirmes && jugador.franjas?.split(' ').includes(cuando);
    const ausente = estaAusente(datos, dia(linea.fecha), jugador.id);
    return [
      ...(deLaLiga ? [] : [`jugador ${id} no es de la liga`]),
      ...(ausente ? [`jugador ${id} ausente`] : []),
      ...(cerrada ? [`jugador ${id} nunca puede a esa hora`] : []),
    ];
  });
}

/** Rule 4: a leg is owed that day, and only one line for a pair. */
function errorDeDeuda(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): string[] {
  const vistas = new Set<string>();
  return lineas.flatMap((linea, n) => {
    const liga = datos.ligas.find(({ id }) => id === linea.idLiga);
    if (liga === undefined) return [];
    const [a, b] = [linea.idJugador1 ?? 0, linea.idJugador2 ?? 0].sort((x, y) => x - y) as [number, number];
    const repetida = vistas.has(`${a}-${b}`);
    vistas.add(`${a}-${b}`);
    return [
      ...(a === b ? [`linea ${n}: contra si mismo`] : []),
      ...(repetida ? [`linea ${n}: pareja repetida`] : []),
      ...(deudaEnDia(datos, liga, a, b, dia(linea.fecha)) ? [] : [`linea ${n}: no se deben partido`]),
    ];
  });
}

/** Rule 5: a person once a day, whoever they play as, saved matches included, but for those that do not take place. */
function errorDeDias(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): string[] {
  const vistos = new Set<string>();
  for (const p of datos.partidos.filter(tieneLugar)) {
    for (const id of [p.idJugador1, p.idJugador2])
      for (const quien of quienes(datos, id)) vistos.add(`${quien} ${dia(p.fecha)}`);
  }
  return lineas.flatMap((linea) =>
    [linea.idJugador1, linea.idJugador2]
      .flatMap((id) => quienes(datos, id ?? 0))
      .flatMap((quien) => {
        const clave = `${quien} ${dia(linea.fecha)}`;
        const repetido = vistos.has(clave);
        vistos.add(clave);
        return repetido ? [`${quien} dos veces el ${dia(linea.fecha)}`] : [];
      }),
  );
}

export function reglasRotas(datos: DatosPropuesta, lineas: readonly LineaPropuesta[]): string[] {
  return [
    ...errorDePistas(datos, lineas),
    ...lineas.flatMap((linea) => [...errorDeVentana(datos, linea), ...errorDeJugadores(datos, linea)]),
    ...errorDeDeuda(datos, lineas),
    ...errorDeDias(datos, lineas),
  ];
}

/** Whether one more line of that pair would break nothing, tried at every start of every court and day. */
function cabe(
  datos: DatosPropuesta,
  lineas: readonly LineaPropuesta[],
  a: number,
  b: number,
  liga: LigaPropuesta,
) {
  return datos.dias.some((fecha) => {
    const base = { idLiga: liga.id, idJugador1: a, idJugador2: b };
    const prueba = { ...base, fecha: `${fecha}T00:00`, idPista: 0 };
    if (!deudaEnDia(datos, liga, a, b, fecha)) return false;
    if (errorDeDias(datos, [...lineas, prueba]).length > errorDeDias(datos, lineas).length) return false;
    const reservas = reservasDe(datos, lineas).filter((r) => r.dia === fecha);
    return datos.pistas.some((pista) => {
      for (let desde = liga.inicio; desde + liga.duracion <= liga.fin; desde += 15) {
        const choca = reservas.some(
          (r) => r.pista === pista.id && desde < r.hasta && r.desde < desde + liga.duracion,
        );
        const pasado = datos.ahora?.startsWith(fecha) && desde < minuto(datos.ahora);
        const hora = `${String(Math.floor(desde / 60)).padStart(2, '0')}:${String(desde % 60).padStart(2, '0')}`;
        const pueden = errorDeJugadores(datos, { ...base, fecha: `${fecha}T${hora}`, idPista: 0 });
        const deSuDeporte = pista.deporte === liga.deporte;
        if (pista.disponible && deSuDeporte && !choca && !pasado && pueden.length === 0) return true;
      }
      return false;
    });
  });
}

/** Pairs told to be out that would still fit: there must be none. */
export function fueraQueCaben(datos: DatosPropuesta, propuesta: Propuesta): string[] {
  return propuesta.fuera
    .filter(({ idLiga, idJugador1, idJugador2 }) => {
      const liga = datos.ligas.find(({ id }) => id === idLiga) as LigaPropuesta;
      return cabe(datos, propuesta.partidos, idJugador1, idJugador2, liga);
    })
    .map(({ idJugador1, idJugador2 }) => `${idJugador1}-${idJugador2}`);
}

/** Pairs that owe a leg and are neither on a line nor among those left out: there must be none. */
export function calladas(datos: DatosPropuesta, propuesta: Propuesta): string[] {
  const dichas = new Set(
    [...propuesta.partidos, ...propuesta.fuera].map(({ idJugador1, idJugador2 }) =>
      [idJugador1, idJugador2].sort((x, y) => (x ?? 0) - (y ?? 0)).join('-'),
    ),
  );
  return datos.ligas.flatMap((liga) => {
    const suyos = datos.jugadores
      .filter((j) => j.idLiga === liga.id && j.estado === 'activo')
      .map(({ id }) => id)
      .sort((x, y) => x - y);
    return suyos.flatMap((a, n) =>
      suyos
        .slice(n + 1)
        .filter((b) => datos.dias.some((fecha) => deudaEnDia(datos, liga, a, b, fecha)))
        .map((b) => `${a}-${b}`)
        .filter((pareja) => !dichas.has(pareja)),
    );
  });
}
